import type { Product } from '../catalogue/model.ts'
import { din471, din472 } from '../standards/din471.ts'
import { din6799 } from '../standards/din6799.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { plainGrades, type Grade } from './grades.ts'
import { said } from './passage.ts'
import { clipDimensions, clipShaded, ringDimensions, ringMounted, ringShaded } from './ring.drawing.ts'
import { own } from './series.ts'
import { sized, type Sized, type SizedOffer } from './sized.ts'

type Size = { d: number; s: number; d3: number; a: number; b: number; hole: number; groove: number }
type Clip = { d: number; from: number; to: number; outside: number; s: number; a: number }

const spring: Grade = {
  ...plainGrades.steel,
  code: 'S',
  name: said('spring steel', 'baja pegas'),
  mark: said('spring steel', 'baja pegas'),
  sign: 'FSt',
  material: said('Spring steel C75', 'Baja pegas C75'),
  finish: said('Phosphated, oiled', 'Fosfat, berminyak'),
  base: 90,
  gram: 190,
  dark: false,
  use: said(
    'Carbon spring steel, phosphated and oiled, for closed and greased machines.',
    'Baja pegas karbon, difosfat dan berminyak, untuk mesin tertutup dan bergemuk.',
  ),
  points: [
    said(
      'Use pliers: an overstretched ring no longer holds',
      'Gunakan tang snap ring: ring yang terlalu dibuka tidak menahan lagi',
    ),
  ],
}
const stainless: Grade = {
  ...spring,
  code: 'SS',
  name: said('stainless spring steel', 'baja pegas tahan karat'),
  mark: said('stainless', 'tahan karat'),
  sign: 'SUS 420',
  material: said('Stainless spring steel (SUS 420)', 'Baja pegas tahan karat (SUS 420)'),
  finish: said('Plain', 'Polos'),
  base: 480,
  gram: 620,
  use: said(
    'Stainless spring steel for pumps, washdown machines and fittings; magnetic, and not for sea water.',
    'Baja pegas tahan karat untuk pompa, mesin yang dicuci, dan fitting; magnetis, bukan untuk air laut.',
  ),
}

const ring = (kind: 'shaft' | 'bore'): Sized<Size> => {
  const shaft = kind === 'shaft'
  return {
    code: shaft ? 'RETAINING-RING-DIN471' : 'RETAINING-RING-DIN472',
    sku: shaft ? 'RR471' : 'RR472',
    standard: shaft ? 'DIN 471' : 'DIN 472',
    noun: shaft
      ? said('Retaining ring for shafts', 'Snap ring poros (luar)')
      : said('Retaining ring for bores', 'Snap ring lubang (dalam)'),
    category: shaft ? categories.outerRings : categories.innerRings,
    brand: 'Ringgala',
    popularity: shaft ? 700 : 680,
    label: (key) => said('{0} mm', '{0} mm', own(key)),
    sizeCode: 'none',
    lead: shaft
      ? [
          said(
            'Ring that springs into a groove of the shaft and stops bearings, gears and pulleys from moving along it.',
            'Ring yang mengunci pada alur poros dan menahan bearing, roda gigi, serta pulley agar tidak bergeser.',
          ),
          said('The two holes take external circlip pliers.', 'Dua lubangnya untuk tang snap ring luar.'),
        ]
      : [
          said(
            'Ring that springs outwards into a groove of the housing and holds bearings, seals and pistons in their bore.',
            'Ring yang mengembang ke alur rumah dan menahan bearing, seal, serta piston di dalam lubangnya.',
          ),
          said('The two holes take internal circlip pliers.', 'Dua lubangnya untuk tang snap ring dalam.'),
        ],
    points: [
      shaft
        ? said('The size is the diameter of the shaft', 'Ukuran menyatakan diameter poros')
        : said('The size is the diameter of the bore', 'Ukuran menyatakan diameter lubang'),
      said('Sharp side of the ring towards the load', 'Sisi tajam ring menghadap beban'),
    ],
    mass: ({ d, s, a, b }) => Math.PI * d * s * (b * 0.8 + a * 0.08) * steel,
    values: ({ d, s, d3, groove }) =>
      shaft
        ? { nominal_diameter: d, inner_diameter: d3, thickness: s, groove }
        : { nominal_diameter: d, outer_diameter: d3, thickness: s, groove },
    pictures: ({ size, title }) => {
      const drawn = { ...size, kind, title }
      return [
        { view: 'dimensions', draw: () => ringDimensions(drawn) },
        { view: 'shaded', draw: () => ringShaded(drawn) },
        { view: 'mounted', draw: () => ringMounted(drawn) },
      ]
    },
  }
}

const clip: Sized<Clip> = {
  code: 'E-RING-DIN6799',
  sku: 'ER6799',
  standard: 'DIN 6799',
  noun: said('E-ring', 'Snap ring E (E-ring)'),
  category: categories.eRings,
  brand: 'Ringgala',
  popularity: 560,
  label: (key) => said('{0} mm', '{0} mm', own(key)),
  sizeCode: 'none',
  lead: [
    said(
      'Washer with an open mouth that is pushed on the shaft from the side; its high shoulder also holds parts with a wide bore.',
      'Ring dengan mulut terbuka yang didorong dari samping poros; bahunya yang tinggi juga menahan komponen berlubang lebar.',
    ),
    said(
      'Found on printers, levers, small wheels and linkages.',
      'Dipakai pada printer, tuas, roda kecil, dan batang penghubung.',
    ),
  ],
  points: [
    said(
      'The size is the diameter of the groove, not of the shaft',
      'Ukuran menyatakan diameter alur, bukan diameter poros',
    ),
    said('Push on with an applicator or parallel pliers', 'Dorong dengan aplikator atau tang paralel'),
  ],
  mass: ({ d, outside, s }) => (Math.PI / 4) * (outside ** 2 - d ** 2) * s * 0.7 * steel,
  values: ({ d, from, to, outside, s }) => ({
    groove: d,
    shaft_from: from,
    shaft_to: to,
    outer_diameter: outside,
    thickness: s,
  }),
  pictures: ({ size, title }) => {
    const drawn = { ...size, title }
    return [
      { view: 'dimensions', draw: () => clipDimensions(drawn) },
      { view: 'shaded', draw: () => clipShaded(drawn) },
    ]
  },
}

const parts = (
  sizes: Readonly<Record<string, Size>>,
  grade: Grade,
  cuts: readonly (readonly [code: string, from: number, to: number])[],
): readonly SizedOffer[] =>
  cuts.map(([code, from, to]) => ({
    grade,
    keys: Object.keys(sizes)
      .toSorted((a, b) => Number(a) - Number(b))
      .filter((key) => Number(key) >= from && Number(key) <= to),
    range: { code, name: said(' {0}–{1} mm', ' {0}–{1} mm', from, to) },
  }))

/** Retaining rings by kind, material and range of diameters. */
export const rings: readonly Product[] = [
  ...sized<Size>(ring('shaft'), din471, [
    ...parts(din471, spring, [
      ['S', 3, 20],
      ['M', 22, 50],
      ['L', 52, 100],
    ]),
    ...parts(din471, stainless, [
      ['S', 3, 20],
      ['M', 22, 50],
    ]),
  ]),
  ...sized<Size>(ring('bore'), din472, [
    ...parts(din472, spring, [
      ['S', 8, 25],
      ['M', 26, 52],
      ['L', 55, 100],
    ]),
    ...parts(din472, stainless, [
      ['S', 8, 25],
      ['M', 26, 52],
    ]),
  ]),
  ...sized<Clip>(clip, din6799, [
    { grade: spring, keys: Object.keys(din6799).toSorted((a, b) => Number(a) - Number(b)), show: '6' },
    {
      grade: stainless,
      keys: ['1.9', '2.3', '3.2', '4', '5', '6', '7', '8', '9', '10', '12', '15'],
      show: '8',
    },
  ]),
]
