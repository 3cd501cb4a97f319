import type { Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { type Pair, named, say, tab, views } from './copy.ts'
import { type Insert, type InsertShape, insertDimensions, insertShaded } from './insert.drawing.ts'
import { about } from './kinds.ts'

/** Grades by the group of material after ISO 513 and the breaker made for it. */
const grades = {
  P: {
    grade: 'P25',
    breaker: 'PM',
    coating: 'CVD TiCN + Al2O3',
    material: named('P: steel', 'P: baja'),
    speed: '180–280 m/min',
    tint: 'black',
    advice: [
      'Coolant or dry, but never in between: drops crack the coating',
      'Dengan pendingin penuh atau kering, jangan setengah-setengah: tetesan meretakkan lapisan',
    ],
  },
  M: {
    grade: 'M25',
    breaker: 'MM',
    coating: 'PVD TiAlN',
    material: named('M: stainless steel', 'M: stainless steel'),
    speed: '120–180 m/min',
    tint: 'deep',
    advice: [
      'Keep the feed above 0.1 mm/rev and cut below the hardened skin',
      'Jaga feed di atas 0.1 mm/putaran dan potong di bawah kulit yang mengeras',
    ],
  },
  K: {
    grade: 'K15',
    breaker: 'KM',
    coating: 'CVD TiCN + Al2O3',
    material: named('K: cast iron', 'K: besi cor'),
    speed: '200–320 m/min',
    tint: 'dark',
    advice: ['Turn dry and draw the dust off', 'Bubut kering dan hisap debunya'],
  },
  N: {
    grade: 'N10',
    breaker: 'AL',
    coating: named('Uncoated, polished', 'Tanpa lapisan, dipoles'),
    material: named('N: aluminium', 'N: aluminium dan tembaga'),
    speed: '300–800 m/min',
    tint: 'light',
    advice: [
      'Wash the built-up edge off with kerosene, never scrape it',
      'Bersihkan geram menempel dengan minyak tanah, jangan dikerik',
    ],
  },
} as const

type Grade = keyof typeof grades

type Size = readonly [code: string, circle: number, thick: number]

type Form = {
  shape: InsertShape
  prefix: string
  positive: boolean
  sizes: readonly Size[]
  radii: readonly number[]
  groups: readonly Grade[]
  use: Pair
  edges: number
  base: number
  popularity: number
}

const forms: readonly Form[] = [
  {
    shape: 'C',
    prefix: 'CNMG',
    positive: false,
    sizes: [
      ['0904', 9.525, 4.76],
      ['1204', 12.7, 4.76],
      ['1606', 15.875, 6.35],
      ['1906', 19.05, 6.35],
    ],
    radii: [0.4, 0.8, 1.2],
    groups: ['P', 'M', 'K'],
    edges: 4,
    base: 34_000,
    popularity: 620,
    use: [
      'Rhombic 80° insert, the workhorse of turning: facing and longitudinal turning up to a shoulder.',
      'Insert belah ketupat 80°, andalan pembubutan: bubut muka dan memanjang sampai bahu.',
    ],
  },
  {
    shape: 'W',
    prefix: 'WNMG',
    positive: false,
    sizes: [
      ['0604', 9.525, 4.76],
      ['0804', 12.7, 4.76],
    ],
    radii: [0.4, 0.8, 1.2],
    groups: ['P', 'M', 'K'],
    edges: 6,
    base: 33_000,
    popularity: 590,
    use: [
      'Trigon insert with six 80° corners: the angle of CNMG at a lower price per corner, for depths up to 4 mm.',
      'Insert trigon dengan enam sudut 80°: sudut seperti CNMG dengan biaya per sudut lebih murah, kedalaman sampai 4 mm.',
    ],
  },
  {
    shape: 'T',
    prefix: 'TNMG',
    positive: false,
    sizes: [
      ['1604', 9.525, 4.76],
      ['2204', 12.7, 4.76],
    ],
    radii: [0.4, 0.8, 1.2],
    groups: ['P', 'M'],
    edges: 6,
    base: 29_000,
    popularity: 480,
    use: [
      'Triangular insert with six edges for light and medium turning and copying.',
      'Insert segitiga enam mata untuk pembubutan ringan sampai sedang dan bubut kopi.',
    ],
  },
  {
    shape: 'D',
    prefix: 'DNMG',
    positive: false,
    sizes: [
      ['1104', 9.525, 4.76],
      ['1506', 12.7, 6.35],
    ],
    radii: [0.4, 0.8, 1.2],
    groups: ['P', 'M'],
    edges: 4,
    base: 42_000,
    popularity: 390,
    use: [
      'Slender 55° corner for profiling, tapers and undercuts on shafts.',
      'Sudut ramping 55° untuk profil, tirus, dan undercut pada poros.',
    ],
  },
  {
    shape: 'S',
    prefix: 'SNMG',
    positive: false,
    sizes: [
      ['1204', 12.7, 4.76],
      ['1506', 15.875, 6.35],
      ['1906', 19.05, 6.35],
    ],
    radii: [0.8, 1.2, 1.6],
    groups: ['P', 'K'],
    edges: 8,
    base: 33_000,
    popularity: 270,
    use: [
      'Square insert with eight strong edges for roughing, forgings and chamfers.',
      'Insert persegi dengan delapan mata kuat untuk pengasaran, benda tempa, dan chamfer.',
    ],
  },
  {
    shape: 'V',
    prefix: 'VNMG',
    positive: false,
    sizes: [['1604', 9.525, 4.76]],
    radii: [0.4, 0.8, 1.2],
    groups: ['P', 'M', 'K'],
    edges: 4,
    base: 49_000,
    popularity: 250,
    use: [
      'The slimmest corner, 35°, for contours and deep profiles.',
      'Sudut paling ramping, 35°, untuk kontur dan profil dalam.',
    ],
  },
  {
    shape: 'C',
    prefix: 'CCMT',
    positive: true,
    sizes: [
      ['0602', 6.35, 2.38],
      ['09T3', 9.525, 3.97],
      ['1204', 12.7, 4.76],
    ],
    radii: [0.2, 0.4, 0.8],
    groups: ['P', 'M', 'K'],
    edges: 2,
    base: 31_000,
    popularity: 520,
    use: [
      'Positive 80° insert held by a screw: boring bars and slender shafts, little cutting force.',
      'Insert positif 80° diikat baut: holder dalam dan poros ramping, gaya potong ringan.',
    ],
  },
  {
    shape: 'D',
    prefix: 'DCMT',
    positive: true,
    sizes: [
      ['0702', 6.35, 2.38],
      ['11T3', 9.525, 3.97],
    ],
    radii: [0.2, 0.4, 0.8],
    groups: ['P', 'M'],
    edges: 2,
    base: 34_000,
    popularity: 500,
    use: [
      'Positive 55° insert for finishing contours on CNC lathes.',
      'Insert positif 55° untuk finishing kontur pada bubut CNC.',
    ],
  },
  {
    shape: 'T',
    prefix: 'TCMT',
    positive: true,
    sizes: [
      ['1102', 6.35, 2.38],
      ['16T3', 9.525, 3.97],
    ],
    radii: [0.2, 0.4, 0.8],
    groups: ['P', 'M'],
    edges: 3,
    base: 26_000,
    popularity: 340,
    use: [
      'Positive triangle with three edges: the cheapest corner for small bores.',
      'Segitiga positif tiga mata: biaya sudut termurah untuk lubang kecil.',
    ],
  },
  {
    shape: 'V',
    prefix: 'VBMT',
    positive: true,
    sizes: [
      ['1103', 6.35, 3.18],
      ['1604', 9.525, 4.76],
    ],
    radii: [0.2, 0.4, 0.8],
    groups: ['P', 'M'],
    edges: 2,
    base: 44_000,
    popularity: 310,
    use: [
      'Slender positive 35° insert for copying in both directions.',
      'Insert positif ramping 35° untuk bubut kopi dua arah.',
    ],
  },
  {
    shape: 'C',
    prefix: 'CCGT',
    positive: true,
    sizes: [
      ['0602', 6.35, 2.38],
      ['09T3', 9.525, 3.97],
      ['1204', 12.7, 4.76],
    ],
    radii: [0.2, 0.4, 0.8],
    groups: ['N'],
    edges: 2,
    base: 38_000,
    popularity: 330,
    use: [
      'Ground and polished 80° insert for aluminium, brass and plastics.',
      'Insert 80° digerinda dan dipoles untuk aluminium, kuningan, dan plastik.',
    ],
  },
  {
    shape: 'D',
    prefix: 'DCGT',
    positive: true,
    sizes: [
      ['0702', 6.35, 2.38],
      ['11T3', 9.525, 3.97],
    ],
    radii: [0.2, 0.4, 0.8],
    groups: ['N'],
    edges: 2,
    base: 42_000,
    popularity: 290,
    use: [
      'Ground and polished 55° insert for profiles in aluminium, also for a fine finish on slender steel shafts.',
      'Insert 55° digerinda dan dipoles untuk profil aluminium, juga finishing halus poros baja ramping.',
    ],
  },
]

const key = tab(
  ['Reading the designation', 'Membaca kode insert'],
  [['ISO 1832, by the example of CNMG 120408.', 'ISO 1832, dengan contoh CNMG 120408.']],
  [
    [
      'Larger radius: stronger corner and better finish, but more push on thin shafts',
      'Radius lebih besar: sudut lebih kuat dan lebih halus, tetapi gaya tekan pada poros tipis bertambah',
    ],
  ],
  [
    ['C', ['Shape: 80° rhomb', 'Bentuk: belah ketupat 80°']],
    ['N', ['Clearance 0° (C: 7°, B: 5°)', 'Sudut bebas 0° (C: 7°, B: 5°)']],
    ['M', ['Tolerance (G: ground)', 'Toleransi (G: digerinda)']],
    ['G', ['Hole and breaker on two sides (T: one side)', 'Berlubang, chip breaker dua sisi (T: satu sisi)']],
    ['12', ['Edge length in mm', 'Panjang mata dalam mm']],
    ['04', ['Thickness 4.76 mm', 'Tebal 4.76 mm']],
    ['08', ['Corner radius 0.8 mm', 'Radius sudut 0.8 mm']],
  ],
)

const two = (radius: number): string => String(Math.round(radius * 10)).padStart(2, '0')

export const turningInserts: readonly Product[] = forms.flatMap((form) =>
  form.groups.map((group, index): Product => {
    const { grade, breaker, coating, material, speed, tint, advice } = grades[group]
    const [code, circle, thick] = form.sizes[Math.min(1, form.sizes.length - 1)] ?? ['1204', 12.7, 4.76]
    const radius = form.radii[1] ?? 0.8
    const drawn: Insert = {
      shape: form.shape,
      circle,
      thick,
      radius,
      positive: form.positive,
      code: `${form.prefix} ${code}${two(radius)}-${breaker}`,
      tint: tint === 'black' ? 'deep' : tint,
      hole: true,
    }
    return {
      code: `INSERT-${form.prefix}-${group}`,
      name: named(
        `Turning insert ${form.prefix}-${breaker}, ${grade}, ${material.en.slice(3)}`,
        `Insert bubut ${form.prefix}-${breaker}, ${grade}, ${material.id.slice(3)}`,
      ),
      description: say(
        [form.use, ...about(categories.inserts)],
        [
          group === 'P'
            ? [
                'Medium breaker for 1 to 4 mm depth and 0.15 to 0.4 mm/rev',
                'Chip breaker sedang untuk kedalaman 1 sampai 4 mm dan 0.15 sampai 0.4 mm/putaran',
              ]
            : group === 'M'
              ? [
                  'Sharp, open breaker for tough chips of 304 and 316',
                  'Chip breaker tajam dan terbuka untuk geram liat 304 dan 316',
                ]
              : group === 'K'
                ? [
                    'Strong land for scale and interrupted cuts',
                    'Mata kuat untuk kulit coran dan potongan terputus',
                  ]
                : [
                    'Mirror-polished rake face, ground edge',
                    'Bidang geram dipoles mengkilap, mata digerinda',
                  ],
          advice,
          form.positive
            ? ['Screw clamping: 1 to 3 Nm, no more', 'Diikat baut: 1 sampai 3 Nm, jangan lebih']
            : ['Turn the insert over: both sides cut', 'Balik insertnya: kedua sisi dapat dipakai'],
        ],
        [
          [['Cutting speed', 'Kecepatan potong'], speed],
          [['Corners', 'Jumlah mata'], String(form.edges)],
          [['Group (ISO 513)', 'Grup (ISO 513)'], group],
        ],
      ),
      category: categories.inserts,
      brand: group === 'P' || group === 'N' ? 'Tajamka' : 'Potongka',
      popularity: form.popularity - index * 90,
      ...(index === 0 && ['CNMG', 'CCMT', 'DNMG', 'WNMG'].includes(form.prefix) ? { tabs: [key] } : {}),
      pictures: views({ dimensions: () => insertDimensions(drawn), shaded: () => insertShaded(drawn) }),
      items: form.sizes.flatMap(([size, ic, thickness]) =>
        form.radii.map((r) => ({
          sku: `${form.prefix}${size}${two(r)}-${breaker}`,
          name: named(
            `Insert ${form.prefix} ${size}${two(r)}-${breaker} ${grade}`,
            `Insert bubut ${form.prefix} ${size}${two(r)}-${breaker} ${grade}`,
          ),
          uom: 'box' as const,
          price: rupiah((form.base + ic ** 2 * 95) * 10),
          weight: ic ** 2 * thickness * 0.011 * 10 + 25,
          demand: r === radius && size === code ? 0.95 : 0.55,
          attributes: {
            insert: `${form.prefix} ${size}${two(r)}`,
            carbide_grade: grade,
            workpiece: material,
            coating,
            inner_circle: ic,
            thickness,
            corner_radius: r,
            pack_qty: 10,
          },
        })),
      ),
    }
  }),
)
