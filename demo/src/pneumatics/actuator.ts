import type { Product, Text } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import {
  gripperFront,
  gripperSpace,
  guidedSide,
  guidedSpace,
  rodlessSide,
  rodlessSpace,
  rotarySide,
  rotarySpace,
} from './actuator.drawing.ts'
import { categories } from './categories.ts'
import { thrustChart } from './cylinder.drawing.ts'
import { lineProduct, type Size, withNumbers } from './line.ts'
import { partSymbol } from './symbol.drawing.ts'
import { n, t, table, thrust, yes } from './writing.ts'

/** The maker's own sizes, mm: outside, body at zero stroke, tool plate, rods, port. */
const guided = {
  16: { width: 64, height: 34, body: 46, plate: 10, rod: 8, guide: 10, port: 'M5' },
  20: { width: 80, height: 38, body: 53, plate: 10, rod: 10, guide: 12, port: 'G1/8' },
  25: { width: 94, height: 44, body: 54, plate: 10, rod: 12, guide: 16, port: 'G1/8' },
  32: { width: 112, height: 50, body: 60, plate: 12, rod: 16, guide: 20, port: 'G1/8' },
  40: { width: 122, height: 56, body: 66, plate: 12, rod: 16, guide: 20, port: 'G1/8' },
  50: { width: 148, height: 68, body: 72, plate: 16, rod: 20, guide: 25, port: 'G1/4' },
  63: { width: 162, height: 80, body: 77, plate: 16, rod: 20, guide: 25, port: 'G1/4' },
} as const
type GuidedBore = keyof typeof guided
const guidedBores = [16, 20, 25, 32, 40, 50, 63] as const

function guidedProduct(bore: GuidedBore, ball: boolean): Product {
  const size = guided[bore]
  const drawn = { ...size, bore, stroke: 50, title: `Ø${bore} × 50` }
  const bearing = ball ? t('ball bushings', 'bantalan bola') : t('plain bearings', 'bantalan luncur')
  return lineProduct({
    code: `${ball ? 'HGB' : 'AGC'}${bore}`,
    what: t(`Guided cylinder ${bearing.en}`, `Silinder berpemandu ${bearing.id}`),
    name: t(
      `Guided cylinder, bore ${bore} mm, ${bearing.en}`,
      `Silinder berpemandu, diameter ${bore} mm, ${bearing.id}`,
    ),
    lead: [
      ball
        ? t(
            'Runs lightly and exactly on ball bushings: for handling, inspection and quick short strokes with a small side load.',
            'Bergerak ringan dan teliti pada bantalan bola: untuk pemindahan, inspeksi, dan langkah pendek cepat dengan beban samping kecil.',
          )
        : t(
            'Two thick rods in plain bearings take up side load and knocks: the cylinder for stoppers, lifts and pushers.',
            'Dua batang tebal pada bantalan luncur menahan beban samping dan benturan: silinder untuk penahan, pengangkat, dan pendorong.',
          ),
      t(
        `The ${bore} mm piston gives ${figure(thrust(bore, 6)).en} N at 6 bar, and the plate cannot turn.`,
        `Piston ${bore} mm menghasilkan ${figure(thrust(bore, 6)).id} N pada 6 bar, dan pelatnya tidak dapat berputar.`,
      ),
    ],
    points: [
      t('Mount from the top, from below or by the side', 'Dapat dipasang dari atas, bawah, atau samping'),
      ball
        ? t(
            'Not for stopping moving goods: shocks mark the rods',
            'Bukan untuk menahan barang bergerak: benturan melukai batang',
          )
        : t(
            'As a stopper keep the stroke at 50 mm or less',
            'Sebagai penahan, gunakan langkah paling besar 50 mm',
          ),
      t(
        'Keep fingers out of the gap between body and plate',
        'Jauhkan jari dari celah antara badan dan pelat',
      ),
      t('Grooves for C-slot sensors on two sides', 'Alur untuk sensor alur C di dua sisi'),
    ],
    data: [
      ['force', n(thrust(bore, 6), ' N')],
      ['pull', n(thrust(bore, 6, size.rod), ' N')],
      ['pressure', t('1 to 10 bar', '1 sampai 10 bar')],
    ],
    category: categories.guidedCylinders,
    brand: ball ? 'Hembusa' : 'Anginara',
    popularity: (ball ? 240 : 360) - Math.abs(bore - 25) * 2,
    pictures: [
      { view: 'dimensions', draw: () => guidedSide(drawn) },
      { view: 'shaded', draw: () => guidedSpace(drawn) },
      { view: 'chart', draw: () => thrustChart(bore, size.rod) },
    ],
    sizes: [10, 20, 25, 30, 40, 50, 75, 100, 125, 150]
      .filter((stroke) =>
        bore < 32 ? stroke !== 25 : stroke !== 10 && stroke !== 20 && stroke !== 30 && stroke !== 40,
      )
      .map((stroke): Size => ({
        key: String(stroke).padStart(3, '0'),
        size: `Ø${bore} × ${stroke}`,
        attributes: {
          bore,
          stroke,
          rod_diameter: size.rod,
          port: size.port,
          piston_magnet: yes,
          max_pressure: 10,
        },
        price: (310_000 + bore * 11_500 + stroke * (1_100 + bore * 38)) * (ball ? 1.22 : 1),
        weight: size.width * size.height * (size.body + stroke) * 0.0018 + stroke * size.guide ** 2 * 0.012,
        demand: stroke === 50 || stroke === 100 ? 0.7 : 0.4,
      })),
  })
}

const smcGuided: Product = ((): Product => {
  const numbers = ([20, 25, 32] as const).flatMap((bore) =>
    [25, 50, 100].map((stroke) => [`MGPM${bore}-${stroke}Z`, bore, stroke] as const),
  )
  const drawn = { ...guided[25], bore: 25, stroke: 50, title: 'MGPM25-50Z' }
  const product = lineProduct({
    code: 'SMGP',
    what: t('SMC guided cylinder', 'Silinder berpemandu SMC'),
    name: t(
      'SMC compact guide cylinder MGPM, slide bearing',
      'Silinder pemandu kompak SMC MGPM, bantalan luncur',
    ),
    lead: [
      t(
        'Guide rods and cylinder in one block: takes side load and keeps the plate from turning, in the least room.',
        'Batang pemandu dan silinder dalam satu blok: menahan beban samping dan mencegah pelat berputar, di ruang sekecil mungkin.',
      ),
    ],
    points: [
      t(
        'MGPM bore-stroke Z: slide bearing, built-in magnet',
        'MGPM diameter-langkah Z: bantalan luncur, magnet terpasang',
      ),
      t('Auto switches are ordered separately', 'Sensor dipesan terpisah'),
      t('Check side load against the chart of the maker', 'Periksa beban samping pada grafik pabrikan'),
    ],
    data: [['pressure', t('0.1 to 1.0 MPa', '0,1 sampai 1,0 MPa')]],
    category: categories.guidedCylinders,
    brand: 'SMC',
    popularity: 410,
    pictures: [
      { view: 'dimensions', draw: () => guidedSide(drawn) },
      { view: 'shaded', draw: () => guidedSpace(drawn) },
      { view: 'symbol', draw: () => partSymbol('cylinder', 'MGPM25-50Z') },
    ],
    sizes: numbers.map(([number, bore, stroke], index) => ({
      key: String(index),
      size: number,
      attributes: { bore, stroke, max_pressure: 10 },
      price: 1_150_000 + bore * 28_000 + stroke * 6_200,
      weight: bore ** 2 * 1.3 + stroke * bore * 0.3,
      demand: 0.4,
    })),
    more: { displayPrice: false },
  })
  return withNumbers(
    product,
    numbers.map(([number]) => number),
  )
})()

const rodless = (bore: 16 | 25 | 32 | 40, magnetic: boolean): Product => {
  const high = bore * (magnetic ? 1.9 : 1.8)
  const base = Math.round(bore * (magnetic ? 4.6 : 7.2))
  return lineProduct({
    code: `${magnetic ? 'ARM' : 'HRB'}${bore}`,
    what: magnetic
      ? t('Rodless cylinder magnetic', 'Silinder tanpa batang magnetik')
      : t('Rodless cylinder with band', 'Silinder tanpa batang berpita'),
    name: magnetic
      ? t(
          `Rodless cylinder, magnetic coupling, bore ${bore} mm`,
          `Silinder tanpa batang, kopling magnet, diameter ${bore} mm`,
        )
      : t(
          `Rodless cylinder, slotted barrel with band, bore ${bore} mm`,
          `Silinder tanpa batang, tabung beralur berpita, diameter ${bore} mm`,
        ),
    lead: [
      magnetic
        ? t(
            'Piston and carriage are held together by magnets through the closed tube: no leak, no dirt inside. If it is overloaded, the carriage lets go.',
            'Piston dan kereta terhubung magnet menembus tabung tertutup: tanpa bocor, tanpa kotoran di dalam. Bila kelebihan beban, kereta terlepas.',
          )
        : t(
            'The piston carries its carriage through a slot that two steel bands keep shut, so that the force passes on firmly and loads can sit on it.',
            'Piston membawa kereta melalui alur yang ditutup dua pita baja sehingga gaya tersalur kokoh dan beban dapat diletakkan di atasnya.',
          ),
      t(
        'Needs little more than its own stroke in length: half the room of a cylinder with rod.',
        'Hanya perlu panjang sedikit lebih dari langkahnya: setengah ruang silinder berbatang.',
      ),
    ],
    points: [
      magnetic
        ? t(
            `Breakaway force about ${figure(Math.round(thrust(bore, 6) * 1.15)).en} N`,
            `Gaya lepas sekitar ${figure(Math.round(thrust(bore, 6) * 1.15)).id} N`,
          )
        : t('Support the barrel every 800 mm', 'Tumpu tabung setiap 800 mm'),
      t('Set the cushions before running at full speed', 'Setel peredam sebelum bergerak penuh'),
      t('Guide heavy loads on a linear rail', 'Pandu beban berat pada rel linear'),
    ],
    data: [
      ['force', n(thrust(bore, 6), ' N')],
      ['pressure', t('2 to 8 bar', '2 sampai 8 bar')],
      [t('Length', 'Panjang'), t(`stroke + ${base} mm`, `langkah + ${base} mm`)],
    ],
    category: categories.rodlessCylinders,
    brand: magnetic ? 'Anginara' : 'Hembusa',
    popularity: 190 - bore,
    pictures: [
      {
        view: 'dimensions',
        draw: () => rodlessSide(`Ø${bore} × 500`, bore, 500, 500 + base, high, magnetic),
      },
      { view: 'shaded', draw: () => rodlessSpace(`Ø${bore}`, high, magnetic) },
      { view: 'symbol', draw: () => partSymbol('rodless', `Ø${bore}`) },
    ],
    sizes: [200, 300, 400, 500, 600, 800, 1000, 1500].map((stroke): Size => ({
      key: String(stroke).padStart(4, '0'),
      size: `Ø${bore} × ${stroke}`,
      attributes: {
        bore,
        stroke,
        overall_length: stroke + base,
        port: bore < 25 ? 'M5' : bore < 40 ? 'G1/8' : 'G1/4',
        max_pressure: 8,
      },
      price: (980_000 + bore * 24_000 + stroke * (620 + bore * 14)) * (magnetic ? 1 : 1.35),
      weight: bore ** 2 * 1.2 + stroke * bore * 0.07,
      demand: 0.3,
    })),
    more: bore === 40 && !magnetic ? { displayAddToCart: false } : {},
  })
}

const tables = {
  10: [92, 50, 45, 1],
  20: [117, 65, 60, 2],
  30: [127, 70, 65, 3],
  50: [152, 80, 75, 5],
} as const
type TableSize = keyof typeof tables
const rotary = (angle: 90 | 180): Product =>
  lineProduct({
    code: `ART${angle}`,
    what: t(`Rotary table ${angle}°`, `Meja putar ${angle}°`),
    name: t(`Rotary table, rack and pinion, ${angle}°`, `Meja putar, rack dan pinion, ${angle}°`),
    lead: [
      angle === 90
        ? t(
            'Turns parts by a right angle between two stations, or swings a diverter on a conveyor.',
            'Memutar benda sembilan puluh derajat di antara dua stasiun, atau mengayun pengalih di konveyor.',
          )
        : t(
            'Turns parts end for end, for two-sided work and for loading and unloading in one swing.',
            'Membalik benda untuk pengerjaan dua sisi, atau memuat dan membongkar dalam satu ayunan.',
          ),
      t(
        'Two racks drive the pinion free of play; the table runs in ball bearings.',
        'Dua rack menggerakkan pinion tanpa kelonggaran; mejanya berputar pada bantalan bola.',
      ),
    ],
    points: [
      t('End stops adjustable by 5° a side', 'Penahan ujung dapat disetel 5° per sisi'),
      t('Work out the moment of inertia, not the torque alone', 'Hitung momen inersia, bukan hanya torsi'),
      t('Version with shock absorbers for heavy tools', 'Versi berperedam kejut untuk alat berat'),
    ],
    data: [
      ['pressure', t('1 to 10 bar', '1 sampai 10 bar')],
      ['temperature', t('0 to +60 °C', '0 sampai +60 °C')],
    ],
    category: categories.rotary,
    brand: 'Anginara',
    popularity: 210,
    pictures: [
      { view: 'dimensions', draw: () => rotarySide(`20 · ${angle}°`, 117, 65, 60, angle) },
      { view: 'shaded', draw: () => rotarySpace(`20 · ${angle}°`, 117, 65, 60) },
      { view: 'symbol', draw: () => partSymbol('rotary', `ISO 1219-1 · ${angle}°`) },
    ],
    sizes: (Object.keys(tables).map(Number) as TableSize[]).flatMap((size) =>
      (['B', 'R'] as const).map((stop): Size => {
        const [, , , torque] = tables[size]
        return {
          key: `${size}${stop}`,
          size: {
            en: `size ${size}, ${stop === 'B' ? 'adjusting screws' : 'shock absorbers'}`,
            id: `tipe ${size}, ${stop === 'B' ? 'sekrup setel' : 'peredam kejut'}`,
          },
          attributes: {
            rotation: angle,
            torque_6bar: torque,
            function:
              stop === 'B' ? t('Adjusting screws', 'Sekrup setel') : t('Shock absorbers', 'Peredam kejut'),
            port: 'M5',
            max_pressure: 10,
          },
          price: 1_180_000 + size * 26_000 + (stop === 'R' ? 620_000 : 0),
          weight: 380 + size * 28,
          demand: 0.35,
        }
      }),
    ),
  })
const smcRotary: Product = ((): Product => {
  const numbers = [
    ['MSQB10A', 10],
    ['MSQB20A', 20],
    ['MSQB30A', 30],
    ['MSQB50A', 50],
  ] as const
  const product = lineProduct({
    code: 'SMSQ',
    what: t('SMC rotary table', 'Meja putar SMC'),
    name: t('SMC rotary table MSQB, rack and pinion, 190°', 'Meja putar SMC MSQB, rack dan pinion, 190°'),
    lead: [
      t(
        'Rotary table with a hollow shaft through which tubes and cables can be led, with adjusting screws from 0 to 190°.',
        'Meja putar berporos berongga untuk melewatkan selang dan kabel, dengan sekrup setel dari 0 sampai 190°.',
      ),
    ],
    points: [
      t(
        'Number in the middle: size, close to ten times the torque in Nm',
        'Angka di tengah: ukuran, mendekati sepuluh kali torsi dalam Nm',
      ),
      t('A: with adjusting screws', 'A: dengan sekrup setel'),
      t('Check the kinetic energy of the load', 'Periksa energi kinetik beban'),
    ],
    data: [['pressure', t('0.1 to 1.0 MPa', '0,1 sampai 1,0 MPa')]],
    category: categories.rotary,
    brand: 'SMC',
    popularity: 260,
    pictures: [
      { view: 'dimensions', draw: () => rotarySide('MSQB20A', 117, 65, 60, 180) },
      { view: 'shaded', draw: () => rotarySpace('MSQB20A', 117, 65, 60) },
      { view: 'symbol', draw: () => partSymbol('rotary', 'MSQB20A') },
    ],
    sizes: numbers.map(([number, size]) => ({
      key: String(size),
      size: number,
      attributes: { rotation: 190, size: String(size), max_pressure: 10 },
      price: 2_450_000 + size * 42_000,
      weight: 420 + size * 26,
      demand: 0.35,
    })),
    more: { displayPrice: false },
  })
  return withNumbers(
    product,
    numbers.map(([number]) => number),
  )
})()

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
      'Tiga rahang menutup ke tengah dan memusatkan benda bulat: untuk botol, poros, dan bantalan.',
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
                  title: t('Grip force by bore at 5 bar', 'Gaya cengkeram per diameter pada 5 bar'),
                  html: table([
                    [t('Bore', 'Diameter'), t('Theoretical piston force', 'Gaya piston teoretis')],
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
      t('MHZ2-bore D: double acting, basic fingers', 'MHZ2-diameter D: kerja ganda, jari standar'),
      t('Auto switches are ordered separately', 'Sensor dipesan terpisah'),
      t('Mount attachments without knocking the fingers', 'Pasang alat tambahan tanpa memukul jari'),
    ],
    data: [
      [
        'pressure',
        t('0.1 to 0.7 MPa (bore 10: from 0.2 MPa)', '0,1 sampai 0,7 MPa (diameter 10: mulai 0,2 MPa)'),
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

export const actuators: readonly Product[] = [
  ...guidedBores.map((bore) => guidedProduct(bore, false)),
  ...([16, 20, 25, 32] as const).map((bore) => guidedProduct(bore, true)),
  smcGuided,
  ...([16, 25, 32, 40] as const).map((bore) => rodless(bore, true)),
  ...([25, 32, 40] as const).map((bore) => rodless(bore, false)),
  rotary(90),
  rotary(180),
  smcRotary,
  ...grippers,
  smcGripper,
]
