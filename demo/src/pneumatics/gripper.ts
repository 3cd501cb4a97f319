import type { Product, Text } from '../catalogue/model.ts'
import { gripperFront, gripperSpace } from './gripper.drawing.ts'
import { categories } from './categories.ts'
import { lineProduct, withNumbers, type Size } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { n, t, table, thrust, yes } from './writing.ts'

const gripKinds: readonly (readonly [
  code: string,
  what: Text,
  lead: Text,
  jaws: 2 | 3,
  angular: boolean,
  bores: readonly number[],
  price: number,
  brand: 'Anginara' | 'Hembusa' | 'Pneusara',
])[] = [
  [
    'AGP',
    t('Parallel gripper', 'Gripper paralel'),
    t(
      'Two jaws that stay parallel on a linear guide: grips parts of different size with the same fingers, from outside or inside.',
      'Dua rahang yang tetap sejajar pada pemandu linear: mencengkeram benda berbagai ukuran dengan jari yang sama, dari luar atau dalam.',
    ),
    2,
    false,
    [10, 16, 20, 25, 32, 40],
    520_000,
    'Anginara',
  ],
  [
    'AGA',
    t('Angular gripper', 'Gripper sudut'),
    t(
      'Jaws that swing open by 30° to 40°, simple and sturdy: for taking parts out where fingers must get out of the way.',
      'Rahang membuka 30° sampai 40°, sederhana dan kokoh: untuk mengambil benda saat jari harus menyingkir.',
    ),
    2,
    true,
    [12, 16, 20, 25, 32],
    430_000,
    'Pneusara',
  ],
  [
    'AGT',
    t('Three-jaw gripper', 'Gripper tiga rahang'),
    t(
      'Three jaws close towards the middle and centre round parts: for bottles, shafts and bearings.',
      'Tiga rahang menutup ke tengah dan memusatkan benda bulat: untuk botol, poros, dan bearing.',
    ),
    3,
    false,
    [16, 25, 32, 40, 50],
    980_000,
    'Hembusa',
  ],
  [
    'AGW',
    t('Wide-opening gripper', 'Gripper bukaan lebar'),
    t(
      'Long jaws travel on rods driven by rack and pinion: for boxes and trays of changing width.',
      'Rahang bergerak panjang pada batang yang digerakkan rack dan pinion: untuk kotak dan nampan dengan lebar berubah.',
    ),
    2,
    false,
    [16, 20, 25, 32],
    1_450_000,
    'Hembusa',
  ],
]

const grippers: readonly Product[] = gripKinds.map(
  ([code, what, lead, jaws, angular, bores, price, brand]) => {
    const wide = code === 'AGW'
    const drawn = {
      title: `Ø20`,
      bore: 20,
      body: 85,
      width: wide ? 120 : 50,
      stroke: wide ? 30 : 10,
      jaws,
      angular,
      port: 'M5',
    }
    return lineProduct({
      code,
      what,
      name: t(`${what.en}, double acting or with spring`, `${what.id}, kerja ganda atau berpegas`),
      lead: [
        lead,
        t(
          'With a magnet for sensors, so that the machine knows whether a part is held.',
          'Bermagnet untuk sensor sehingga mesin mengetahui apakah benda tercengkeram.',
        ),
      ],
      points: [
        t(
          'Grip force ten to twenty times the weight of the part',
          'Gaya cengkeram sepuluh sampai dua puluh kali berat benda',
        ),
        t(
          'Keep fingers short: force falls with their length',
          'Buat jari pendek: gaya berkurang dengan panjangnya',
        ),
        t(
          'Spring closing keeps hold of the part when air fails',
          'Pegas penutup tetap memegang benda saat udara hilang',
        ),
      ],
      data: [
        ['pressure', t('2 to 7 bar', '2 sampai 7 bar')],
        ['thread', 'M5'],
        ['material', t('Aluminium, hardened steel jaws', 'Aluminium, rahang baja dikeraskan')],
      ],
      category: categories.grippers,
      brand,
      popularity: 250 - (jaws === 3 ? 80 : 0) - (wide ? 120 : 0),
      pictures: [
        { view: 'dimensions', draw: () => gripperFront(drawn) },
        { view: 'shaded', draw: () => gripperSpace(drawn) },
        { view: 'symbol', draw: () => partSymbol('gripper', 'ISO 1219-1 · Ø20') },
      ],
      sizes: bores.flatMap((bore) =>
        (
          [
            ['D', t('double acting', 'kerja ganda')],
            ['C', t('spring closing', 'pegas menutup')],
          ] as const
        )
          .filter(([key]) => !wide || key === 'D')
          .map(([key, action]): Size => ({
            key: `${bore}${key}`,
            size: { en: `Ø${bore}, ${action.en}`, id: `Ø${bore}, ${action.id}` },
            attributes: {
              bore,
              function: action,
              ...(angular ? {} : { jaw_stroke: wide ? bore * 2 : Math.round(bore * 0.4) }),
              piston_magnet: yes,
              max_pressure: 7,
            },
            price: (price + bore * price * 0.022) * (key === 'C' ? 1.12 : 1),
            weight: bore ** 2 * (wide ? 2.4 : 0.75),
            demand: bore === 16 || bore === 20 ? 0.5 : 0.3,
          })),
      ),
      more:
        code === 'AGP'
          ? {
              tabs: [
                {
                  title: t('Grip force by bore at 5 bar', 'Gaya cengkeram per bore pada 5 bar'),
                  html: table([
                    [t('Bore', 'Bore'), t('Theoretical piston force', 'Gaya piston teoretis')],
                    ...bores.map((bore) => [`${bore} mm`, n(thrust(bore, 5), ' N')]),
                  ]),
                },
              ],
            }
          : {},
    })
  },
)

const smcGripper: Product = ((): Product => {
  const numbers = [10, 16, 20, 25, 32, 40].map((bore) => [`MHZ2-${bore}D`, bore] as const)
  const drawn = {
    title: 'MHZ2-20D',
    bore: 20,
    body: 85,
    width: 50,
    stroke: 10,
    jaws: 2 as const,
    angular: false,
    port: 'M5',
  }
  const product = lineProduct({
    code: 'SMHZ',
    what: t('SMC parallel gripper', 'Gripper paralel SMC'),
    name: t('SMC parallel air gripper MHZ2, double acting', 'Gripper paralel SMC MHZ2, kerja ganda'),
    lead: [
      t(
        'Two-finger gripper on a linear guide of high rigidity, with grooves for auto switches.',
        'Gripper dua jari pada pemandu linear berkekakuan tinggi, dengan alur untuk sensor.',
      ),
    ],
    points: [
      t('MHZ2-bore D: double acting, basic fingers', 'MHZ2-bore D: kerja ganda, jari standar'),
      t('Auto switches are ordered separately', 'Sensor dipesan terpisah'),
      t('Mount attachments without knocking the fingers', 'Pasang alat tambahan tanpa memukul jari'),
    ],
    data: [
      [
        'pressure',
        t('0.1 to 0.7 MPa (bore 10: from 0.2 MPa)', '0,1 sampai 0,7 MPa (bore 10: mulai 0,2 MPa)'),
      ],
    ],
    category: categories.grippers,
    brand: 'SMC',
    popularity: 380,
    pictures: [
      { view: 'dimensions', draw: () => gripperFront(drawn) },
      { view: 'shaded', draw: () => gripperSpace(drawn) },
      { view: 'symbol', draw: () => partSymbol('gripper', 'MHZ2-20D') },
    ],
    sizes: numbers.map(([number, bore]) => ({
      key: String(bore),
      size: number,
      attributes: { bore, max_pressure: 7 },
      price: 1_180_000 + bore * 42_000,
      weight: bore ** 2 * 0.7,
      demand: 0.45,
    })),
  })
  return withNumbers(
    product,
    numbers.map(([number]) => number),
  )
})()

export const gripperProducts: readonly Product[] = [...grippers, smcGripper]
