import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { plainGrades, type Grade } from './grades.ts'
import {
  clampDimensions,
  clampShaded,
  uBoltDimensions,
  uBoltShaded,
  type Clamp,
  type UBolt,
} from './hose-clamp.drawing.ts'
import { said } from './passage.ts'
import { sized, type Sized } from './sized.ts'

type Range = { from: number; to: number; band: number }

const ranges = (
  pairs: readonly (readonly [number, number])[],
  band: number | ((to: number) => number),
): Readonly<Record<string, Range>> =>
  Object.fromEntries(
    pairs.map(([from, to]) => [
      `${from}-${to}`,
      { from, to, band: typeof band === 'number' ? band : band(to) },
    ]),
  )

const narrow = ranges(
  [
    [8, 12],
    [10, 16],
    [12, 20],
    [16, 25],
    [20, 32],
    [25, 40],
    [32, 50],
    [40, 60],
    [50, 70],
  ],
  9,
)
const wide = ranges(
  [
    [16, 25],
    [20, 32],
    [25, 40],
    [32, 50],
    [40, 60],
    [50, 70],
    [60, 80],
    [70, 90],
    [80, 100],
    [90, 110],
    [100, 120],
    [110, 130],
    [120, 140],
    [130, 150],
    [140, 160],
  ],
  12,
)
const heavy = ranges(
  [
    [17, 19],
    [20, 22],
    [23, 25],
    [26, 28],
    [29, 31],
    [32, 35],
    [36, 39],
    [40, 43],
    [44, 47],
    [48, 51],
    [52, 55],
    [56, 59],
    [60, 63],
    [64, 67],
    [68, 73],
    [74, 79],
    [80, 85],
    [86, 91],
    [92, 97],
    [98, 103],
    [104, 112],
  ],
  (to) => (to <= 25 ? 18 : to <= 51 ? 20 : to <= 91 ? 22 : 24),
)

const { zinc, a2, a4 } = plainGrades
const grade = (base: Grade, code: string, over: Partial<Grade>): Grade => ({ ...base, code, ...over })
const w1 = grade(zinc, 'W1', {
  name: said('W1, all steel zinc plated', 'W1, seluruhnya baja lapis seng'),
  mark: said('W1', 'W1'),
  sign: 'W1',
  base: 900,
  gram: 90,
})
const w2 = grade(a2, 'W2', {
  name: said('W2, stainless band, zinc plated screw', 'W2, pita tahan karat, baut lapis seng'),
  mark: said('W2', 'W2'),
  sign: 'W2',
  material: said('Stainless steel band, steel screw', 'Pita stainless steel, baut baja'),
  base: 1_300,
  gram: 130,
  use: said(
    'Band and housing are stainless, the screw is plated: the usual grade on vehicles and compressors.',
    'Pita dan rumah tahan karat, bautnya lapis seng: mutu yang umum pada kendaraan dan kompresor.',
  ),
  points: [said('Not where the screw stays wet', 'Tidak untuk tempat di mana baut terus basah')],
})
const w4 = grade(a2, 'W4', {
  name: said('W4, stainless steel A2', 'W4, stainless steel A2'),
  mark: said('W4', 'W4'),
  sign: 'W4',
  base: 1_900,
  gram: 190,
  points: [said('A drop of oil on the screw keeps it from seizing', 'Setetes oli pada baut mencegah macet')],
})
const w5 = grade(a4, 'W5', {
  name: said('W5, stainless steel A4', 'W5, stainless steel A4'),
  mark: said('W5', 'W5'),
  sign: 'W5',
  base: 2_900,
  gram: 300,
})

const clamp = (band: '9' | '12' | 'bolt'): Sized<Range> => {
  const bolt = band === 'bolt'
  return {
    code: bolt ? 'HOSE-CLAMP-DIN3017-3' : `HOSE-CLAMP-DIN3017-1-${band}`,
    sku: bolt ? 'HC3017C' : `HC3017A${band}`,
    standard: bolt ? 'DIN 3017-3' : 'DIN 3017-1',
    noun: bolt
      ? said('Heavy duty bolt clamp', 'Klem selang baut (heavy duty)')
      : said('Worm drive hose clamp {0} mm', 'Klem selang ulir cacing {0} mm', band),
    category: categories.hoseClamps,
    brand: 'Ringgala',
    popularity: bolt ? 540 : band === '9' ? 690 : 640,
    label: (key) => said('{0} mm', '{0} mm', key.replace('-', '–')),
    sizeCode: 'size',
    lead: bolt
      ? [
          said(
            'Clamp with a through bolt and rounded band edges for wide, hard or reinforced hoses: suction lines, slurry, turbo and fire hoses.',
            'Klem dengan baut tembus dan tepi pita membulat untuk selang besar, keras, atau berkawat: saluran hisap, lumpur, turbo, dan selang pemadam.',
          ),
        ]
      : [
          band === '9'
            ? said(
                'Narrow clamp with a worm screw for small hoses of water, air, fuel and washing machines.',
                'Klem sempit dengan baut ulir cacing untuk selang kecil air, angin, bahan bakar, dan mesin cuci.',
              )
            : said(
                'Clamp with a 12 mm band for cooling water, suction and blower hoses that have to hold more pressure.',
                'Klem pita 12 mm untuk selang air pendingin, hisap, dan blower yang menahan tekanan lebih besar.',
              ),
        ],
    points: bolt
      ? [
          said(
            'Each size takes only a few millimetres: measure the hose on the nipple',
            'Rentang tiap ukuran hanya beberapa milimeter: ukur selang di atas nipel',
          ),
          said('Tighten again after the first warm run', 'Kencangkan lagi setelah pemakaian panas pertama'),
        ]
      : [
          said('Hex 7 mm with slot: socket or screwdriver', 'Segi enam 7 mm beralur: kunci sok atau obeng'),
          said(
            'Pressed, not punched band: won’t cut soft hoses',
            'Pita dipres, tidak berlubang: tidak merusak selang lunak',
          ),
          said(
            'Choose a size with the hose diameter mid-range',
            'Pilih ukuran dengan diameter selang di tengah rentangnya',
          ),
        ],
    data: bolt ? [] : [[said('Band', 'Pita'), said('{0} mm wide', 'Lebar {0} mm', band)]],
    mass: ({ to, band: width }) =>
      (Math.PI * to * 1.25 * width * (bolt ? 0.9 : 0.65) + (bolt ? 4200 : 900)) * 0.00785,
    values: ({ from, to, band: width }) => ({ clamp_from: from, clamp_to: to, width }),
    pictures: ({ size, title }) => {
      const drawn: Clamp = { ...size, bolt, title }
      return [
        { view: 'dimensions', draw: () => clampDimensions(drawn) },
        { view: 'shaded', draw: () => clampShaded(drawn) },
      ]
    },
  }
}

type Pipe = Omit<UBolt, 'title'>

/** Outside of the pipe, clear width between the legs, thread. Source: DIN 3570, form A, with pipes of EN 10255. */
const pipes: Readonly<Record<string, Pipe>> = {
  DN20: { d: 10, pipe: 26.9, inside: 30, thread: 'M10' },
  DN25: { d: 10, pipe: 33.7, inside: 38, thread: 'M10' },
  DN32: { d: 10, pipe: 42.4, inside: 46, thread: 'M10' },
  DN40: { d: 10, pipe: 48.3, inside: 52, thread: 'M10' },
  DN50: { d: 12, pipe: 60.3, inside: 64, thread: 'M12' },
  DN65: { d: 12, pipe: 76.1, inside: 82, thread: 'M12' },
  DN80: { d: 12, pipe: 88.9, inside: 94, thread: 'M12' },
  DN100: { d: 16, pipe: 114.3, inside: 120, thread: 'M16' },
  DN125: { d: 16, pipe: 139.7, inside: 148, thread: 'M16' },
  DN150: { d: 16, pipe: 168.3, inside: 176, thread: 'M16' },
}

const uBolt: Sized<Pipe> = {
  code: 'U-BOLT-DIN3570',
  sku: 'UB3570',
  standard: 'DIN 3570 A',
  noun: said('U-bolt', 'Baut U (U-bolt)'),
  category: categories.uBolts,
  brand: (each) => (each.gram > 100 ? 'Bautindra' : 'Kencara'),
  popularity: 600,
  sizeCode: 'nominal_size',
  lead: [
    said(
      'Round steel bent to the pipe, with thread on both legs, that holds pipes on beams, racks and wall brackets.',
      'Besi bulat dibengkokkan mengikuti pipa, berulir di kedua kaki, untuk menahan pipa pada balok, rak, dan braket dinding.',
    ),
    said('Two nuts come with each bolt.', 'Setiap baut dilengkapi dua mur.'),
  ],
  points: [
    said(
      'As a guide leave a gap, as an anchor tighten evenly',
      'Sebagai pemandu beri celah, sebagai penahan kencangkan merata',
    ),
    said(
      'Put rubber or plastic between stainless pipe and plain steel',
      'Beri karet atau plastik antara pipa tahan karat dan baja biasa',
    ),
  ],
  mass: ({ d, pipe }) => (Math.PI / 4) * (d * 0.93) ** 2 * (pipe * 2.9 + d * 8) * 0.00785,
  single: true,
  effort: 1.25,
  values: ({ pipe, inside, thread }) => ({ outer_diameter: pipe, width: inside, thread }),
  pictures: ({ size, title }) => {
    const drawn: UBolt = { ...size, title }
    return [
      { view: 'dimensions', draw: () => uBoltDimensions(drawn) },
      { view: 'shaded', draw: () => uBoltShaded(drawn) },
    ]
  },
}

const grades = [w1, w2, w4, w5]
const wideKeys = Object.keys(wide)

/** Hose clamps and U-bolts by material. */
export const clamps: readonly Product[] = [
  ...sized<Range>(
    clamp('9'),
    narrow,
    grades.map((each) => ({ grade: each, keys: Object.keys(narrow), show: '25-40' })),
  ),
  ...sized<Range>(
    clamp('12'),
    wide,
    grades.map((each) => ({ grade: each, keys: wideKeys, show: '60-80' })),
  ),
  ...sized<Range>(
    clamp('bolt'),
    heavy,
    [w1, w2, w4].map((each) => ({
      grade: { ...each, base: each.base * 4 },
      keys: Object.keys(heavy),
      show: '48-51',
    })),
  ),
  ...sized<Pipe>(uBolt, pipes, [
    { grade: { ...zinc, base: 1_500, gram: 32 }, keys: Object.keys(pipes), show: 'DN50' },
    {
      grade: { ...plainGrades.galvanised, base: 1_900, gram: 40 },
      keys: Object.keys(pipes),
      show: 'DN80',
      flags: { tkdn: 44.6 },
    },
    { grade: { ...a2, base: 4_000, gram: 98 }, keys: Object.keys(pipes).slice(0, 8), show: 'DN40' },
    {
      grade: { ...a4, base: 6_000, gram: 155 },
      keys: Object.keys(pipes).slice(0, 8),
      show: 'DN65',
      flags: { displayPrice: false },
    },
  ]),
]
