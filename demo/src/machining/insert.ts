import type { Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { categories } from './categories.ts'
import { named, say, tab, views, type Pair } from './copy.ts'
import { about } from './kinds.ts'
import {
  barDimensions,
  barShaded,
  holderDimensions,
  holderShaded,
  insertDimensions,
  insertShaded,
  type Insert,
  type InsertShape,
} from './insert.drawing.ts'

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
    material: named('M: stainless steel', 'M: baja tahan karat'),
    speed: '120–180 m/min',
    tint: 'deep',
    advice: [
      'Keep the feed above 0.1 mm/rev and cut below the hardened skin',
      'Jaga hantaran di atas 0.1 mm/putaran dan potong di bawah kulit yang mengeras',
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
      'Bersihkan tatal menempel dengan minyak tanah, jangan dikerik',
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
    [
      'G',
      ['Hole and breaker on two sides (T: one side)', 'Berlubang, pemecah tatal dua sisi (T: satu sisi)'],
    ],
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
                'Pemecah tatal sedang untuk kedalaman 1 sampai 4 mm dan 0.15 sampai 0.4 mm/putaran',
              ]
            : group === 'M'
              ? [
                  'Sharp, open breaker for tough chips of 304 and 316',
                  'Pemecah tatal tajam dan terbuka untuk tatal liat 304 dan 316',
                ]
              : group === 'K'
                ? [
                    'Strong land for scale and interrupted cuts',
                    'Mata kuat untuk kulit coran dan potongan terputus',
                  ]
                : [
                    'Mirror-polished rake face, ground edge',
                    'Bidang tatal dipoles mengkilap, mata digerinda',
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
        'Makan dalam 6 sampai 14 lintasan sesuai jarak ulir; infeed sisi untuk baja tahan karat',
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
      ['Halve the feed over the last 2 mm', 'Kurangi hantaran separuh pada 2 mm terakhir'],
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
      ['PVD TiAlN for steel and stainless steel', 'PVD TiAlN untuk baja dan baja tahan karat'],
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
    circle: 10,
    thick: 4,
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
      [...other.points, ['Box of ten', 'Satu boks isi sepuluh']],
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

/** Height and width of the shank, length letter, length, f. Source: ISO 5610 for f; ISO 5608 for the letters. */
const shanks = [
  [16, 'H', 100, 20],
  [20, 'K', 125, 25],
  [25, 'M', 150, 32],
  [32, 'P', 170, 40],
] as const
type Holder = {
  code: string
  shape: InsertShape
  size: string
  from: number
  angle: number
  insert: string
  use: Pair
  base: number
  popularity: number
  positive: boolean
}
const holders: readonly Holder[] = [
  {
    code: 'PCLN',
    shape: 'C',
    size: '12',
    from: 20,
    angle: 95,
    insert: 'CNMG 1204',
    base: 210_000,
    popularity: 360,
    positive: false,
    use: [
      '95° holder for facing and longitudinal turning with one tool; lever clamping leaves the chip a free path.',
      'Holder 95° untuk bubut muka dan memanjang dengan satu pahat; penjepit tuas memberi jalan bebas bagi tatal.',
    ],
  },
  {
    code: 'MWLN',
    shape: 'W',
    size: '08',
    from: 20,
    angle: 95,
    insert: 'WNMG 0804',
    base: 180_000,
    popularity: 390,
    positive: false,
    use: [
      '95° holder for six-cornered inserts; pin and top clamp hold in rough cuts.',
      'Holder 95° untuk insert enam sudut; pin dan klem atas menahan pada pemakanan kasar.',
    ],
  },
  {
    code: 'MTJN',
    shape: 'T',
    size: '16',
    from: 20,
    angle: 93,
    insert: 'TNMG 1604',
    base: 175_000,
    popularity: 260,
    positive: false,
    use: [
      '93° holder for copying and turning to a shoulder.',
      'Holder 93° untuk bubut kopi dan bubut sampai bahu.',
    ],
  },
  {
    code: 'PDJN',
    shape: 'D',
    size: '15',
    from: 20,
    angle: 93,
    insert: 'DNMG 1506',
    base: 220_000,
    popularity: 250,
    positive: false,
    use: [
      '93° profile holder for 55° inserts: undercuts up to 27°.',
      'Holder profil 93° untuk insert 55°: undercut sampai 27°.',
    ],
  },
  {
    code: 'SCLC',
    shape: 'C',
    size: '09',
    from: 16,
    angle: 95,
    insert: 'CCMT 09T3',
    base: 145_000,
    popularity: 290,
    positive: true,
    use: [
      'Screw clamped holder for light machines and slender shafts.',
      'Holder ikat baut untuk mesin ringan dan poros ramping.',
    ],
  },
  {
    code: 'SDJC',
    shape: 'D',
    size: '11',
    from: 16,
    angle: 93,
    insert: 'DCMT 11T3',
    base: 150_000,
    popularity: 310,
    positive: true,
    use: [
      '93° finishing holder for contours on CNC lathes.',
      'Holder finishing 93° untuk kontur pada bubut CNC.',
    ],
  },
  {
    code: 'SVJB',
    shape: 'V',
    size: '16',
    from: 16,
    angle: 93,
    insert: 'VBMT 1604',
    base: 165_000,
    popularity: 220,
    positive: true,
    use: [
      '93° holder for 35° inserts: balls, grooves and thin profiles.',
      'Holder 93° untuk insert 35°: bola, alur, dan profil tipis.',
    ],
  },
]

export const toolHolders: readonly Product[] = holders.map((holder): Product => ({
  code: `HOLDER-${holder.code}`,
  name: named(
    `Turning tool holder ${holder.code}R/L, ${holder.angle}°, for ${holder.insert}`,
    `Holder bubut ${holder.code}R/L, ${holder.angle}°, insert ${holder.insert}`,
  ),
  description: say(
    [holder.use, ...about(categories.toolHolders)],
    [
      [
        'Right hand (R) cuts towards the chuck, left hand (L) away from it',
        'Kanan (R) memotong ke arah cekam, kiri (L) menjauhinya',
      ],
      [
        'Largest shank the turret takes; overhang at most 1.5 times its height',
        'Pilih tangkai terbesar yang muat di turret; juluran maksimum 1.5 kali tingginya',
      ],
      holder.positive
        ? ['Key and spare screw are included', 'Termasuk kunci dan baut cadangan']
        : ['Shim, pin and key are included', 'Termasuk shim, pin, dan kunci'],
    ],
    [
      [['Insert', 'Insert'], holder.insert],
      [['Approach angle', 'Sudut masuk'], `${holder.angle}°`],
      [
        ['Body', 'Badan'],
        ['Alloy steel, hardened, nickel plated', 'Baja paduan dikeraskan, lapis nikel'],
      ],
    ],
  ),
  category: categories.toolHolders,
  brand: holder.positive ? 'Potongka' : 'Tajamka',
  popularity: holder.popularity,
  pictures: views({
    dimensions: () => holderDimensions(holder.shape, 25, 150, 32, `${holder.code}R 2525M${holder.size}`),
    shaded: () => holderShaded(holder.shape, `${holder.code}R 2525M${holder.size}`),
  }),
  items: shanks
    .filter(([h]) => h >= holder.from && h <= (holder.positive ? 25 : 32))
    .flatMap(([h, letter, length, f]) =>
      (['R', 'L'] as const).map((hand) => ({
        sku: `${holder.code}${hand}${h}${h}${letter}${holder.size}`,
        name: named(
          `Tool holder ${holder.code}${hand} ${h}${h}${letter}${holder.size}`,
          `Holder bubut ${holder.code}${hand} ${h}${h}${letter}${holder.size}`,
        ),
        uom: 'pcs' as const,
        price: rupiah(holder.base + h ** 2 * 210),
        weight: h * h * length * 0.0074,
        demand: hand === 'R' && h !== 32 ? 0.8 : 0.4,
        attributes: {
          insert: holder.insert,
          cutting_hand: hand === 'R' ? named('Right', 'Kanan') : named('Left', 'Kiri'),
          height: h,
          width: h,
          overall_length: length,
          functional_width: f,
        },
      })),
    ),
}))

const bars: readonly {
  code: string
  shape: InsertShape
  insert: string
  rows: readonly (readonly [d: number, letter: string, length: number, bore: number, size: string])[]
  use: Pair
  popularity: number
}[] = [
  {
    code: 'SCLC',
    shape: 'C',
    insert: 'CCMT',
    popularity: 300,
    use: [
      '95° bar for boring and facing in one pass.',
      'Holder 95° untuk membesarkan lubang dan bubut muka sekaligus.',
    ],
    rows: [
      [10, 'K', 125, 13, '06'],
      [12, 'M', 150, 16, '06'],
      [16, 'R', 200, 20, '09'],
      [20, 'S', 250, 25, '09'],
      [25, 'T', 300, 32, '12'],
    ],
  },
  {
    code: 'SDUC',
    shape: 'D',
    insert: 'DCMT',
    popularity: 240,
    use: [
      '93° bar for contours inside: undercuts, tapers and radii.',
      'Holder 93° untuk kontur dalam: undercut, tirus, dan radius.',
    ],
    rows: [
      [12, 'M', 150, 16, '07'],
      [16, 'R', 200, 22, '07'],
      [20, 'S', 250, 27, '11'],
      [25, 'T', 300, 32, '11'],
    ],
  },
  {
    code: 'STFC',
    shape: 'T',
    insert: 'TCMT',
    popularity: 210,
    use: [
      '91° bar with three-edged inserts: cheap in long runs.',
      'Holder 91° dengan insert tiga mata: hemat untuk produksi banyak.',
    ],
    rows: [
      [10, 'K', 125, 13, '11'],
      [12, 'M', 150, 16, '11'],
      [16, 'R', 200, 20, '11'],
      [20, 'S', 250, 25, '16'],
      [25, 'T', 300, 32, '16'],
    ],
  },
  {
    code: 'SNR',
    shape: 'L',
    insert: '16IR',
    popularity: 230,
    use: ['Bar for internal threads with laydown inserts.', 'Holder ulir dalam untuk insert tidur.'],
    rows: [
      [16, 'M', 150, 20, '16'],
      [20, 'Q', 180, 25, '16'],
      [25, 'R', 200, 30, '16'],
      [32, 'S', 250, 38, '16'],
    ],
  },
]

export const boringBars: readonly Product[] = bars.map((bar): Product => {
  const [d, letter, length, bore, size] = bar.rows[2] ?? [16, 'R', 200, 20, '09']
  return {
    code: `BAR-${bar.code}`,
    name: named(
      `Boring bar ${bar.code}R/L for ${bar.insert} inserts`,
      `Holder bubut dalam ${bar.code}R/L untuk insert ${bar.insert}`,
    ),
    description: say(
      [bar.use, ...about(categories.boringBars)],
      [
        [
          'Overhang at most 4 times the diameter in steel bars',
          'Juluran maksimum 4 kali diameter untuk batang baja',
        ],
        [
          'Set the edge 0.1 to 0.2 mm above centre on slender bars: it bends down',
          'Setel mata 0.1 sampai 0.2 mm di atas senter pada batang ramping karena melentur ke bawah',
        ],
        ['Flat on top for clamping screws', 'Bidang datar di atas untuk baut penjepit'],
      ],
      [
        [['Insert', 'Insert'], bar.insert],
        [
          ['Material', 'Bahan'],
          ['Alloy steel, nickel plated', 'Baja paduan, lapis nikel'],
        ],
      ],
    ),
    category: categories.boringBars,
    brand: 'Potongka',
    popularity: bar.popularity,
    pictures: views({
      dimensions: () => barDimensions(d, length, bore, bar.shape, `S${d}${letter}-${bar.code}R${size}`),
      shaded: () => barShaded(bar.shape, `S${d}${letter}-${bar.code}R${size}`),
    }),
    items: bar.rows.flatMap(([dia, l, len, min, s]) =>
      (['R', 'L'] as const).map((hand) => ({
        sku: `S${dia}${l}-${bar.code}${hand}${s}`,
        name: named(
          `Boring bar S${dia}${l}-${bar.code}${hand}${s}`,
          `Holder bubut dalam S${dia}${l}-${bar.code}${hand}${s}`,
        ),
        uom: 'pcs' as const,
        price: rupiah(135_000 + dia ** 2 * 260),
        weight: dia ** 2 * len * 0.0061,
        demand: hand === 'R' ? 0.7 : 0.35,
        attributes: {
          insert: `${bar.insert} ${s}`,
          cutting_hand: hand === 'R' ? named('Right', 'Kanan') : named('Left', 'Kiri'),
          shank_diameter: dia,
          overall_length: len,
          min_bore: min,
        },
      })),
    ),
  }
})
