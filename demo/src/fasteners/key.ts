import type { Product } from '../catalogue/model.ts'
import { din6885 } from '../standards/din6885.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { plainGrades, type Grade } from './grades.ts'
import { keyDimensions, keyMounted, keyShaded } from './key.drawing.ts'
import { said, table } from './passage.ts'
import { series, type Family } from './series.ts'

type Size = {
  d: number
  h: number
  from: number
  to: number
  t1: number
  t2: number
  min: number
  max: number
}

const c45: Grade = {
  ...plainGrades.steel,
  code: 'C45',
  name: said('steel C45', 'baja C45'),
  mark: said('C45', 'C45'),
  sign: 'C45',
  material: said('Steel C45, cold drawn', 'Baja C45 tarik dingin'),
  base: 260,
  gram: 62,
  use: said(
    'Cold drawn C45 with at least 600 N/mm² is the usual steel for keys of motors and gearboxes.',
    'C45 tarik dingin dengan kuat tarik minimal 600 N/mm² adalah baja yang umum untuk pasak motor dan gearbox.',
  ),
  points: [
    said(
      'Oiled; break the edges only where they seat badly',
      'Berminyak; tumpulkan tepi hanya bila tidak duduk rapi',
    ),
  ],
}
const a4: Grade = { ...plainGrades.a4, base: 700, gram: 230 }

const dash = (key: string): string => key.replace('X', ' × ')

const selection = (): Product['tabs'] => [
  {
    title: said('Key by shaft', 'Memilih pasak menurut poros'),
    html: table(
      [
        said('Shaft over–to, mm', 'Poros di atas–sampai, mm'),
        said('Key b × h', 'Pasak b × h'),
        said('Depth in shaft t1', 'Kedalaman di poros t1'),
        said('Depth in hub t2', 'Kedalaman di hub t2'),
      ],
      Object.entries(din6885).map(([key, { from, to, t1, t2 }]) => [`${from}–${to}`, dash(key), t1, t2]),
      said(
        'DIN 6885-1. Keyway in the shaft P9 for a tight seat, N9 for an easy one; in the hub P9 or JS9. A key carries safely when it is about as long as the hub.',
        'DIN 6885-1. Alur di poros P9 untuk dudukan sesak, N9 untuk dudukan ringan; di hub P9 atau JS9. Pasak aman bila panjangnya kira-kira sama dengan hub.',
      ),
    ),
  },
]

const family: Family<Size> = {
  code: 'KEY-DIN6885A',
  sku: 'KY6885',
  standard: 'DIN 6885 A',
  noun: said('Parallel key', 'Pasak (spie)'),
  category: categories.keys,
  brand: 'Pasakti',
  popularity: 620,
  label: (key) => ({ en: dash(key), id: dash(key) }),
  sizeCode: 'width',
  lead: ({ size, grade }) => [
    said(
      'Round-ended key that passes the torque from shaft to pulley, gear or coupling; it sits in a milled slot and can’t shift.',
      'Pasak ujung bulat yang meneruskan torsi dari poros ke pulley, roda gigi, atau kopling; terletak di alur frais dan tidak bergeser.',
    ),
    said(
      'Section {0} × {1} mm belongs to shafts above {2} up to {3} mm.',
      'Penampang {0} × {1} mm untuk poros di atas {2} sampai {3} mm.',
      size.d,
      size.h,
      size.from,
      size.to,
    ),
    grade.use,
  ],
  points: ({ size }) => [
    said(
      'Keyway {0} mm deep in the shaft, {1} mm in the hub',
      'Alur sedalam {0} mm di poros dan {1} mm di hub',
      size.t1,
      size.t2,
    ),
    said('Width to h9: fits keyways P9, N9 and JS9', 'Lebar h9: cocok untuk alur P9, N9, dan JS9'),
    said('The length is measured over the round ends', 'Panjang diukur termasuk ujung bulat'),
  ],
  data: ({ size }) => [
    [said('Width × height', 'Lebar × tinggi'), said('{0} × {1} mm', '{0} × {1} mm', size.d, size.h)],
    [said('Shafts', 'Poros'), said('over {0} to {1} mm', 'di atas {0} sampai {1} mm', size.from, size.to)],
  ],
  tabs: ({ key, grade }) =>
    grade.code === 'C45' && ['6X6', '8X7', '12X8'].includes(key) ? selection() : undefined,
  mass: ({ d, h }, length) => (d * h * length - 0.215 * d ** 2 * h) * steel,
  slender: 4,
  values: ({ h, from, to }) => ({ height: h, shaft_from: from, shaft_to: to }),
  pictures: ({ size, length, title }) => {
    const key = { b: size.d, h: size.h, length, t1: size.t1, t2: size.t2, shaft: size.to, title }
    return [
      { view: 'dimensions', draw: () => keyDimensions(key) },
      { view: 'shaded', draw: () => keyShaded(key) },
      { view: 'mounted', draw: () => keyMounted(key) },
    ]
  },
}

const steps = [
  6, 8, 10, 12, 14, 16, 18, 20, 22, 25, 28, 32, 36, 40, 45, 50, 56, 63, 70, 80, 90, 100, 110, 125, 140, 160,
  180, 200,
]
const lengths = ({ min, max }: Size): readonly number[] =>
  steps.filter((length) => length >= min && length <= max)

/** Parallel keys by section. */
export const keys: readonly Product[] = series<Size>(family, din6885, [
  { grade: c45, keys: Object.keys(din6885), lengths },
  { grade: a4, keys: ['4X4', '5X5', '6X6', '8X7', '10X8', '12X8'], lengths },
])
