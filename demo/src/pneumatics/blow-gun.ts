import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import { fanSide, fanSpace, gunSide, gunSpace } from './supply.drawing.ts'
import { cone, cyl, dark, knurl } from './turning.drawing.ts'
import { t } from './writing.ts'

const tips = {
  short: [cone(4, 7, 4)],
  rubber: [dark(5, 8), cyl(1, 5)],
  quiet: [cyl(3, 10), knurl(8, 11), { ...cyl(4, 10), kind: 'mesh' as const }],
  venturi: [cone(8, 8, 15), cyl(8, 15)],
}

const guns: readonly Product[] = (
  [
    [
      'BGS',
      t('Blow gun', 'Pistol angin'),
      t(
        'Light gun with a fine-tuned trigger for cleaning chips and dust from machines and workpieces.',
        'Pistol ringan dengan pelatuk halus untuk membersihkan gram dan debu dari mesin dan benda kerja.',
      ),
      tips.short,
      t('standard nozzle', 'nozzle standar'),
      'Pneusara',
      620,
    ],
    [
      'BGQ',
      t('Quiet blow gun', 'Air blow gun senyap'),
      t(
        'Nozzle of many small holes: below 80 dB(A), with the same effect on dry dust.',
        'Nozzle dengan banyak lubang kecil: di bawah 80 dB(A), dengan hasil sama pada debu kering.',
      ),
      tips.quiet,
      t('low-noise nozzle', 'nozzle senyap'),
      'Anginara',
      340,
    ],
    [
      'BGV',
      t('Booster blow gun', 'Air blow gun venturi'),
      t(
        'Venturi nozzle that draws in room air and blows several times the volume: for drying and large faces.',
        'Nozzle venturi yang menarik udara sekitar dan meniup volume beberapa kali lipat: untuk pengeringan dan permukaan luas.',
      ),
      tips.venturi,
      t('venturi nozzle', 'nozzle venturi'),
      'Hembusa',
      230,
    ],
    [
      'BGR',
      t('Blow gun with rubber tip', 'Air blow gun berujung karet'),
      t(
        'Soft tip that seals on bores and does not scratch: for blowing through holes and pipes.',
        'Ujung lunak yang rapat pada lubang dan tidak menggores: untuk meniup lubang dan pipa.',
      ),
      tips.rubber,
      t('rubber tip', 'ujung karet'),
      'Pneusara',
      210,
    ],
  ] as const
).map(([code, text, lead, tip, nozzle, brand, popularity]) =>
  lineProduct({
    code,
    what: text,
    name: {
      en: code === 'BGR' ? `${text.en}, by pipe length` : `${text.en} with ${nozzle.en}, by pipe length`,
      id:
        code === 'BGR'
          ? `${text.id}, menurut panjang pipa`
          : `${text.id} dengan ${nozzle.id}, menurut panjang pipa`,
    },
    lead: [
      lead,
      t(
        'Glass-fibre nylon body that does not get cold in the hand.',
        'Badan nilon serat kaca yang tidak dingin di tangan.',
      ),
    ],
    points: [
      t(
        'Always with safety glasses; never blow on skin or clothes',
        'Selalu dengan kacamata pelindung; jangan menyemprot kulit atau pakaian',
      ),
      t(
        'Keep the pressure at the nozzle below 2 bar for cleaning',
        'Jaga tekanan di nozzle di bawah 2 bar untuk pembersihan',
      ),
      t('Hook for hanging up', 'Kait untuk menggantung'),
    ],
    data: [
      ['pressure', t('up to 10 bar', 'hingga 10 bar')],
      ['thread', 'G1/4'],
    ],
    category: categories.blowGuns,
    brand,
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => gunSide(`${code} 100`, 100, tip, 'G1/4') },
      { view: 'shaded', draw: () => gunSpace(`${code} 100`, 100, tip) },
    ],
    sizes: [0, 1, 2, 3, 4].map((index): Size => {
      const length = [20, 100, 200, 300, 500][index] ?? 100
      return {
        key: String(length).padStart(3, '0'),
        size: `${length} mm`,
        attributes: { length, port: 'G1/4', function: nozzle, max_pressure: 10 },
        price: (code === 'BGV' ? 128_000 : code === 'BGQ' ? 96_000 : 54_000) + length * 75,
        weight: 120 + length * 0.35,
        demand: length === 100 ? 0.9 : 0.5,
      }
    }),
  }),
)

const nozzles: readonly Product[] = [
  lineProduct({
    code: 'BNF',
    what: t('Flat fan nozzle', 'Nozzle kipas'),
    name: t('Flat fan air nozzle for blow-off bars', 'Nozzle udara kipas untuk batang tiup'),
    lead: [
      t(
        'Spreads air in an even curtain for drying bottles, blowing crumbs off belts and cooling castings, with far less noise than an open pipe.',
        'Menyebarkan udara menjadi tirai rata untuk mengeringkan botol, meniup remah dari belt conveyor, dan mendinginkan coran, jauh lebih senyap daripada pipa terbuka.',
      ),
    ],
    points: [
      t('Sixteen holes of 1 mm behind protecting ribs', 'Enam belas lubang 1 mm di balik rusuk pelindung'),
      t('Mount 100 to 300 mm from the goods', 'Pasang 100 sampai 300 mm dari benda'),
      t('Feed bars from both ends', 'Pasok batang dari kedua ujung'),
    ],
    data: [['pressure', t('up to 7 bar', 'hingga 7 bar')]],
    category: categories.blowGuns,
    brand: 'Anginara',
    popularity: 180,
    minimum: 2,
    pictures: [
      { view: 'dimensions', draw: () => fanSide('BNF · G1/4', 'G1/4') },
      { view: 'shaded', draw: () => fanSpace('BNF · G1/4') },
    ],
    sizes: (
      [
        ['P', t('ABS', 'ABS'), 80],
        ['A', t('Aluminium', 'Aluminium'), 150],
        ['X', t('Stainless steel 316', 'Stainless steel 316'), 400],
      ] as const
    ).map(([key, material, heat], index) => ({
      key,
      size: { en: `G1/4 ${material.en}`, id: `G1/4 ${material.id}, nozzle` },
      attributes: { port: 'G1/4', material, max_temperature: heat, max_pressure: 7 },
      price: [38_000, 165_000, 690_000][index] ?? 0,
      weight: [22, 48, 130][index] ?? 20,
    })),
  }),
]

export const blowGuns: readonly Product[] = [...guns, ...nozzles]
