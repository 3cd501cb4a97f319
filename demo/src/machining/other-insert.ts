import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, views } from './copy.ts'
import { type Insert, type InsertShape, insertDimensions, insertShaded } from './insert.drawing.ts'
import { about } from './kinds.ts'

type Other = {
  code: string
  name: readonly [string, string]
  item: readonly [string, string]
  shape: InsertShape
  circle: number
  thick: number
  positive: boolean
  use: Pair
  points: readonly Pair[]
  rows: readonly (readonly [code: string, value: string | number])[]
  column: 'pitch' | 'width' | 'corner_radius'
  base: number
  popularity: number
  hole?: boolean
}

const others: readonly Other[] = [
  {
    code: 'INSERT-16ER',
    name: ['External threading insert 16ER ISO, full profile', 'Insert ulir luar 16ER ISO, profil penuh'],
    item: ['Threading insert', 'Insert ulir luar'],
    shape: 'L',
    circle: 9.525,
    thick: 3.52,
    positive: true,
    column: 'pitch',
    base: 52_000,
    popularity: 360,
    use: [
      'Cuts metric 60° external threads and tops their crests in one tool.',
      'Membuat ulir luar metrik 60° sekaligus membentuk puncak ulirnya.',
    ],
    points: [
      [
        'Infeed in 6 to 14 passes by pitch; flank infeed for stainless steel',
        'Makan dalam 6 sampai 14 lintasan sesuai jarak ulir; infeed sisi untuk stainless steel',
      ],
      [
        'Full profile: the pitch must be that of the thread',
        'Profil penuh: jarak ulir harus sama dengan ulirnya',
      ],
    ],
    rows: [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3].map((p) => [`16ER${p}ISO`, p] as const),
  },
  {
    code: 'INSERT-16IR',
    name: ['Internal threading insert 16IR ISO, full profile', 'Insert ulir dalam 16IR ISO, profil penuh'],
    item: ['Internal threading insert', 'Insert ulir dalam'],
    shape: 'L',
    circle: 9.525,
    thick: 3.52,
    positive: true,
    column: 'pitch',
    base: 54_000,
    popularity: 310,
    use: [
      'For internal metric threads from about 20 mm core diameter with 16 mm bars.',
      'Untuk ulir dalam metrik mulai diameter inti sekitar 20 mm dengan holder 16 mm.',
    ],
    points: [
      ['Take one or two spring passes', 'Tambahkan satu atau dua lintasan tanpa makan'],
      ['Fit the shim to the helix angle', 'Pasang shim sesuai sudut kisar'],
    ],
    rows: [0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3].map((p) => [`16IR${p}ISO`, p] as const),
  },
  {
    code: 'INSERT-MGMN',
    name: ['Grooving and parting insert MGMN', 'Insert alur dan potong MGMN'],
    item: ['Grooving insert', 'Insert alur'],
    shape: 'G',
    circle: 2.5,
    thick: 4.7,
    positive: true,
    column: 'width',
    base: 38_000,
    popularity: 420,
    hole: false,
    use: [
      'Double ended insert for grooves, circlip seats and parting off.',
      'Insert dua ujung untuk alur, dudukan snap ring, dan memotong benda kerja.',
    ],
    points: [
      [
        'Parting: tip at centre height, overhang as short as can be',
        'Memotong: ujung setinggi senter, juluran sependek mungkin',
      ],
      ['Halve the feed over the last 2 mm', 'Kurangi feed separuh pada 2 mm terakhir'],
    ],
    rows: [
      ['MGMN150', 1.5],
      ['MGMN200', 2],
      ['MGMN250', 2.5],
      ['MGMN300', 3],
      ['MGMN400', 4],
      ['MGMN500', 5],
    ],
  },
  {
    code: 'INSERT-APKT',
    name: [
      'Milling insert APKT 1604, APMT 1135 and APMT 1604',
      'Insert frais APKT 1604, APMT 1135, dan APMT 1604',
    ],
    item: ['Milling insert', 'Insert frais'],
    shape: 'A',
    circle: 9.525,
    thick: 4.76,
    positive: true,
    column: 'corner_radius',
    base: 32_000,
    popularity: 440,
    use: [
      'Helical edge for 90° shoulder mills and long edge cutters.',
      'Mata miring untuk cutter bahu 90° dan cutter mata panjang.',
    ],
    points: [
      ['Two corners; change all of a cutter together', 'Dua sudut; ganti bersamaan dalam satu cutter'],
      ['PVD TiAlN for steel and stainless steel', 'PVD TiAlN untuk baja dan stainless steel'],
    ],
    rows: [
      ['APMT1135PDER-R0.4', 0.4],
      ['APMT1135PDER-R0.8', 0.8],
      ['APKT1604PDER-R0.8', 0.8],
      ['APMT1604PDER-R0.8', 0.8],
      ['APMT1604PDER-R1.6', 1.6],
    ],
  },
  {
    code: 'INSERT-RPMT',
    name: ['Round milling insert RPMT', 'Insert frais bulat RPMT'],
    item: ['Round insert', 'Insert bulat'],
    shape: 'R',
    circle: 12,
    thick: 4.76,
    positive: true,
    column: 'corner_radius',
    base: 30_000,
    popularity: 230,
    use: [
      'Round inserts for copy and face mills: the strongest edge, for moulds and build-up welds.',
      'Insert bulat untuk copy mill dan face mill: mata terkuat, untuk cetakan dan las tebal.',
    ],
    points: [
      ['Turn by 45° when one arc is worn', 'Putar 45° bila satu busur aus'],
      ['Depth at most a quarter of the diameter', 'Kedalaman maksimum seperempat diameter'],
    ],
    rows: [
      ['RPMT08T2MO', 4],
      ['RPMT10T3MO', 5],
      ['RPMT1204MO', 6],
    ],
  },
]

export const otherInserts: readonly Product[] = others.map((other): Product => {
  const hole = other.hole !== false
  const drawn: Insert = {
    shape: other.shape,
    circle: other.circle,
    thick: other.thick,
    radius: 0.4,
    positive: other.positive,
    code: other.rows[2]?.[0] ?? other.code,
    tint: 'accent',
    hole,
  }
  const coating: Text | string = 'PVD TiAlN'
  return {
    code: other.code,
    name: named(...other.name),
    description: say(
      [other.use, ...about(categories.otherInserts)],
      [...other.points, ['Box of ten', 'Satu box isi sepuluh']],
      [
        [['Grade', 'Grade'], 'P30 / M25'],
        [
          ['Cutting speed in steel', 'Kecepatan potong pada baja'],
          ['100 to 180 m/min', '100 sampai 180 m/menit'],
        ],
      ],
    ),
    category: categories.otherInserts,
    brand: 'Tajamka',
    popularity: other.popularity,
    pictures: views({ dimensions: () => insertDimensions(drawn), shaded: () => insertShaded(drawn) }),
    items: other.rows.map(([code, value]) => ({
      sku: code.replace('-R', '-'),
      name: named(
        `${other.item[0]} ${code.replaceAll('.', '')} P30`,
        `${other.item[1]} ${code.replaceAll('.', '')} P30`,
      ),
      uom: 'box',
      price: rupiah((other.base + Number(value) * 1_500) * 10),
      weight: 70,
      demand: 0.7,
      attributes: {
        insert: code,
        carbide_grade: 'P30',
        coating,
        [other.column]: Number(value),
        pack_qty: 10,
      },
    })),
  }
})
