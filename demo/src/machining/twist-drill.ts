import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { drillSize, type DrillSeries } from '../standards/drills.ts'
import { categories } from './categories.ts'
import { named, roundMass, say, tab, views, type Pair } from './copy.ts'
import { drillDimensions, drillRow, type Drill } from './twist-drill.drawing.ts'

/** Metal and coating of a drill: what it says, what it costs against bright HSS-G, and how its flutes look. */
const metals = {
  hss: {
    material: named('HSS-G, ground', 'HSS-G, digerinda'),
    coating: named('Bright', 'Tanpa lapisan'),
    cost: 1,
    tint: 'dark',
    angle: 118,
    use: [
      'Ground high-speed steel M2 for structural and machine steel up to 900 N/mm², cast iron, brass, aluminium and hard plastics.',
      'Baja kecepatan tinggi M2 digerinda untuk baja konstruksi dan baja mesin sampai 900 N/mm², besi cor, kuningan, aluminium, dan plastik keras.',
    ],
    speed: ['25 to 30 m/min', '25 sampai 30 m/menit'],
    advice: [
      'Cool with emulsion or cutting oil; drill cast iron dry',
      'Dinginkan dengan emulsi atau oli potong; besi cor dibor kering',
    ],
  },
  tin: {
    material: named('HSS-G, ground', 'HSS-G, digerinda'),
    coating: named('TiN', 'TiN (titanium nitrida)'),
    cost: 1.55,
    tint: 'accent',
    angle: 135,
    use: [
      'The gold titanium nitride layer keeps chips from welding to the lips, so the drill lasts for three to four times as many holes in steel as a bright one.',
      'Lapisan titanium nitrida berwarna emas mencegah geram menempel pada mata potong sehingga umur bor di baja tiga sampai empat kali bor polos.',
    ],
    speed: ['30 to 38 m/min', '30 sampai 38 m/menit'],
    advice: [
      'Not for aluminium, which sticks to TiN; take a bright drill',
      'Jangan untuk aluminium karena lengket pada TiN; gunakan bor polos',
    ],
  },
  cobalt: {
    material: named('HSS-Co 5%', 'HSS-Co 5%'),
    coating: named('Bright, bronze tint', 'Polos, rona perunggu'),
    cost: 1.9,
    tint: 'deep',
    angle: 135,
    use: [
      'Five percent of cobalt keeps the lips hard when they run hot: for stainless steel, heat-treated and tool steel up to 1,100 N/mm².',
      'Kandungan kobalt lima persen menjaga mata potong tetap keras saat panas: untuk stainless steel, baja yang diperkeras, dan baja perkakas sampai 1.100 N/mm².',
    ],
    speed: ['8 to 15 m/min in stainless steel', '8 sampai 15 m/menit pada stainless steel'],
    advice: [
      'In stainless steel keep the feed up: a rubbing drill hardens the ground of the hole',
      'Pada stainless steel pertahankan feed; bor yang hanya bergesek mengeraskan dasar lubang',
    ],
  },
} as const

const packOf = (diameter: number): number => (diameter < 10.1 ? 10 : diameter < 13.1 ? 5 : 1)
const between = (from: number, to: number, step: number): number[] =>
  Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => Math.round((from + index * step) * 100) / 100,
  )
/** Sizes people drill every day: whole and half millimetres and what goes before a tap. */
const common = (diameter: number): boolean => diameter % 0.5 === 0 || [3.3, 4.2, 6.8, 10.2].includes(diameter)

type Range = {
  code: string
  prefix: string
  series: DrillSeries
  metal: keyof typeof metals
  sizes: readonly number[]
  note: { en: string; id: string }
  brand: Brand
  popularity: number
  points: readonly Pair[]
  shown: readonly number[]
  featured?: boolean
}

const jobber: readonly Pair[] = [
  [
    'Flutes ground from solid, tolerance h8, runs true in a drill chuck',
    'Alur digerinda utuh, toleransi h8, putaran tidak oleng di kepala bor',
  ],
]
const everyday = [
  2, 2.5, 3, 3.3, 3.5, 4, 4.2, 4.5, 5, 5.5, 6, 6.5, 6.8, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.2, 10.5, 11, 12, 13,
]
const tenths = (from: number, to: number): number[] =>
  between(from, to, 0.1).filter((size) => !everyday.includes(size))

const ranges: readonly Range[] = [
  {
    code: 'HSS-DRILL-DIN338',
    prefix: 'TD338',
    series: 'DIN 338',
    metal: 'hss',
    sizes: everyday,
    note: { en: 'HSS twist drill DIN 338, ground', id: 'Mata bor HSS DIN 338, digerinda' },
    brand: 'Tajamka',
    popularity: 820,
    featured: true,
    shown: [5, 8, 12],
    points: [
      [
        'Holds the tap drill sizes M4 to M12: 3.3, 4.2, 5, 6.8, 8.5 and 10.2 mm',
        'Memuat ukuran bor awal tap M4 sampai M12: 3.3, 4.2, 5, 6.8, 8.5, dan 10.2 mm',
      ],
    ],
  },
  {
    code: 'HSS-DRILL-DIN338-FINE',
    prefix: 'TD338',
    series: 'DIN 338',
    metal: 'hss',
    sizes: between(1, 1.9, 0.1),
    note: {
      en: 'HSS twist drill DIN 338, ground, 1.0–1.9 mm',
      id: 'Mata bor HSS DIN 338, digerinda, 1.0–1.9 mm',
    },
    brand: 'Tajamka',
    popularity: 430,
    shown: [1, 1.5, 1.9],
    points: [
      [
        'Clamp short and withdraw often: below 2 mm a packed flute breaks the drill',
        'Jepit pendek dan sering diangkat: di bawah 2 mm alur yang tersumbat mematahkan bor',
      ],
    ],
  },
  {
    code: 'HSS-DRILL-DIN338-T1',
    prefix: 'TD338',
    series: 'DIN 338',
    metal: 'hss',
    sizes: tenths(2.1, 4.9),
    note: {
      en: 'HSS twist drill DIN 338, ground, tenths 2.1–4.9 mm',
      id: 'Mata bor HSS DIN 338, digerinda, per 0.1 mm 2.1–4.9 mm',
    },
    brand: 'Tajamka',
    popularity: 390,
    shown: [2.1, 3.2, 4.9],
    points: [
      [
        'Tenth sizes for rivets, dowels and reamed holes',
        'Ukuran persepuluh untuk paku keling, pin, dan lubang yang akan di-reamer',
      ],
    ],
  },
  {
    code: 'HSS-DRILL-DIN338-T2',
    prefix: 'TD338',
    series: 'DIN 338',
    metal: 'hss',
    sizes: tenths(5.1, 7.9),
    note: {
      en: 'HSS twist drill DIN 338, ground, tenths 5.1–7.9 mm',
      id: 'Mata bor HSS DIN 338, digerinda, per 0.1 mm 5.1–7.9 mm',
    },
    brand: 'Tajamka',
    popularity: 310,
    shown: [5.1, 6.6, 7.8],
    points: [
      [
        'With 5.1, 5.8 and 7.8 mm ahead of reamers, 6.6 mm as clearance of M6',
        'Termasuk 5.1, 5.8, dan 7.8 mm sebelum reamer, 6.6 mm untuk lubang bebas M6',
      ],
    ],
  },
  {
    code: 'HSS-DRILL-DIN338-L',
    prefix: 'TD338',
    series: 'DIN 338',
    metal: 'hss',
    sizes: [...between(13.5, 16, 0.5), 17, 17.5, 18, 19, 19.5, 20],
    note: {
      en: 'HSS twist drill DIN 338, ground, 13.5–20 mm',
      id: 'Mata bor HSS DIN 338, digerinda, 13.5–20 mm',
    },
    brand: 'Tajamka',
    popularity: 350,
    shown: [14, 17.5, 20],
    points: [
      [
        'Straight shank: needs a 16 or 20 mm chuck, or a collet',
        'Tangkai lurus: perlu kepala bor 16 atau 20 mm, atau collet',
      ],
    ],
  },
  {
    code: 'HSS-DRILL-TIN',
    prefix: 'TDTN',
    series: 'DIN 338',
    metal: 'tin',
    sizes: everyday,
    note: { en: 'TiN coated twist drill DIN 338', id: 'Mata bor lapis TiN DIN 338' },
    brand: 'Bornawa',
    popularity: 560,
    shown: [4, 6, 10],
    points: [
      [
        'Split point of 135°: starts without a centre punch and needs less thrust',
        'Ujung belah 135°: mulai mengebor tanpa penitik dan tekanannya lebih ringan',
      ],
    ],
  },
  {
    code: 'HSSCO-DRILL-DIN338',
    prefix: 'TDCO',
    series: 'DIN 338',
    metal: 'cobalt',
    sizes: everyday,
    note: { en: 'Cobalt twist drill DIN 338, HSS-Co 5%', id: 'Mata bor kobalt DIN 338, HSS-Co 5%' },
    brand: 'Tajamka',
    popularity: 690,
    featured: true,
    shown: [5, 8.5, 12],
    points: [
      [
        'Split point of 135° with a strong web, for stainless steel 304 and 316',
        'Ujung belah 135° dengan inti tebal, untuk stainless steel 304 dan 316',
      ],
    ],
  },
  {
    code: 'HSSCO-DRILL-DIN338-FINE',
    prefix: 'TDCO',
    series: 'DIN 338',
    metal: 'cobalt',
    sizes: [...between(1, 1.9, 0.1), 2.1, 2.2, 2.3, 2.4, 2.6, 2.7, 2.8, 2.9],
    note: {
      en: 'Cobalt twist drill DIN 338, HSS-Co 5%, 1.0–2.9 mm',
      id: 'Mata bor kobalt DIN 338, HSS-Co 5%, 1.0–2.9 mm',
    },
    brand: 'Tajamka',
    popularity: 290,
    shown: [1, 2.1, 2.9],
    points: [
      [
        'For lock wire, spring pin and nozzle holes in hard material',
        'Untuk lubang kawat pengunci, pin pegas, dan nozzle pada bahan keras',
      ],
    ],
  },
  {
    code: 'HSSCO-DRILL-DIN338-L',
    prefix: 'TDCO',
    series: 'DIN 338',
    metal: 'cobalt',
    sizes: [13.5, 14, 14.5, 15, 15.5, 16],
    note: {
      en: 'Cobalt twist drill DIN 338, HSS-Co 5%, 13.5–16 mm',
      id: 'Mata bor kobalt DIN 338, HSS-Co 5%, 13.5–16 mm',
    },
    brand: 'Tajamka',
    popularity: 240,
    shown: [13.5, 15, 16],
    points: [
      [
        'Drill 5 mm ahead: the web of a large drill then has nothing to press',
        'Bor dahulu 5 mm agar inti bor besar tidak ikut menekan bahan',
      ],
    ],
  },
  {
    code: 'HSS-DRILL-DIN340',
    prefix: 'TD340',
    series: 'DIN 340',
    metal: 'hss',
    sizes: between(2, 13, 0.5),
    note: { en: 'Long HSS twist drill DIN 340', id: 'Mata bor HSS panjang DIN 340' },
    brand: 'Bornawa',
    popularity: 380,
    shown: [4, 8, 13],
    points: [
      [
        'For deep holes and where a chuck does not reach: flutes half as long again as DIN 338',
        'Untuk lubang dalam dan tempat yang tak terjangkau kepala bor: alur satu setengah kali DIN 338',
      ],
      [
        'Start with a short drill of the same size, then withdraw every 2 to 3 diameters',
        'Mulai dengan bor pendek ukuran sama, lalu angkat tiap 2 sampai 3 kali diameter',
      ],
    ],
  },
  {
    code: 'HSSCO-DRILL-DIN340',
    prefix: 'TDCL',
    series: 'DIN 340',
    metal: 'cobalt',
    sizes: between(2, 12, 0.5),
    note: {
      en: 'Long cobalt twist drill DIN 340, HSS-Co 5%',
      id: 'Mata bor kobalt panjang DIN 340, HSS-Co 5%',
    },
    brand: 'Tajamka',
    popularity: 260,
    shown: [3, 6, 10],
    points: [
      [
        'Deep holes in stainless steel shafts and flanges',
        'Lubang dalam pada poros dan flensa stainless steel',
      ],
      ['Withdraw every diameter and cool through', 'Angkat tiap satu diameter dan alirkan pendingin'],
    ],
  },
  {
    code: 'HSS-DRILL-DIN1897',
    prefix: 'TD1897',
    series: 'DIN 1897',
    metal: 'hss',
    sizes: between(2, 13, 0.5),
    note: { en: 'Stub twist drill DIN 1897, HSS-G', id: 'Mata bor pendek DIN 1897, HSS-G' },
    brand: 'Bornawa',
    popularity: 330,
    shown: [4, 8, 12],
    points: [
      [
        'Short and stiff: for sheet, hand drills and lathes without centring',
        'Pendek dan kaku: untuk pelat, bor tangan, dan mesin bubut tanpa senter',
      ],
    ],
  },
  {
    code: 'HSSCO-DRILL-DIN1897',
    prefix: 'TDCS',
    series: 'DIN 1897',
    metal: 'cobalt',
    sizes: [...between(2, 12, 0.5), 3.3, 4.2, 6.8, 10.2].toSorted((a, b) => a - b),
    note: {
      en: 'Stub cobalt twist drill DIN 1897, HSS-Co 5%',
      id: 'Mata bor kobalt pendek DIN 1897, HSS-Co 5%',
    },
    brand: 'Tajamka',
    popularity: 420,
    shown: [3.3, 6.8, 10.2],
    points: [
      [
        'For machining centres and stainless sheet: no wander, high feed',
        'Untuk mesin CNC dan pelat stainless steel: tidak melenceng, feed tinggi',
      ],
    ],
  },
]

const itemsOf = (range: Range): Item[] => {
  const metal = metals[range.metal]
  return range.sizes.map((diameter) => {
    const { flute, overall } = drillSize(range.series, diameter)
    const pack = packOf(diameter)
    const size = diameter.toFixed(1)
    const [en, id] =
      range.metal === 'hss'
        ? ['HSS twist drill', 'Mata bor HSS']
        : range.metal === 'tin'
          ? ['TiN twist drill', 'Mata bor TiN']
          : ['HSS-Co twist drill', 'Mata bor HSS-Co']
    return {
      sku: `${range.prefix}-${size}`,
      name: named(`${en} ${range.series} Ø ${diameter} mm`, `${id} ${range.series} Ø ${diameter} mm`),
      uom: pack === 1 ? 'pcs' : 'box',
      price: rupiah(
        (4_800 + diameter ** 2 * 430 * (overall / drillSize('DIN 338', diameter).overall)) *
          metal.cost *
          pack,
      ),
      weight: roundMass(diameter, overall) * pack,
      demand: common(diameter) ? 0.9 : 0.4,
      attributes: {
        standard: range.series,
        material: metal.material,
        coating: metal.coating,
        drill_diameter: diameter,
        flute_length: flute,
        overall_length: overall,
        pack_qty: pack,
      },
    }
  })
}

const drillOf = (range: Range, diameter: number): Drill => ({
  diameter,
  ...drillSize(range.series, diameter),
  title: `${range.series} · Ø ${diameter}`,
  point: metals[range.metal].angle,
  tint: metals[range.metal].tint,
})

const speeds = tab(
  ['Speeds and feeds', 'Putaran dan feed'],
  [
    [
      'Starting values for HSS drills with coolant. Take half the speed for stainless steel.',
      'Nilai awal untuk bor HSS dengan pendingin. Gunakan separuh putaran untuk stainless steel.',
    ],
  ],
  [
    [
      'Raise the feed before the speed when chips come as dust',
      'Naikkan feed lebih dahulu, baru putaran, bila geram berupa serbuk',
    ],
  ],
  [
    ['Ø 3 mm', ['2,800 rpm, 0.06 mm/rev in steel', '2.800 rpm, 0.06 mm/putaran pada baja']],
    ['Ø 5 mm', ['1,700 rpm, 0.10 mm/rev', '1.700 rpm, 0.10 mm/putaran']],
    ['Ø 8 mm', ['1,050 rpm, 0.16 mm/rev', '1.050 rpm, 0.16 mm/putaran']],
    ['Ø 10 mm', ['850 rpm, 0.20 mm/rev', '850 rpm, 0.20 mm/putaran']],
    ['Ø 13 mm', ['650 rpm, 0.24 mm/rev', '650 rpm, 0.24 mm/putaran']],
  ],
)

export const twistDrills: readonly Product[] = ranges.map((range) => {
  const metal = metals[range.metal]
  const [first = 8] = range.shown.slice(1)
  return {
    code: range.code,
    name: named(range.note.en, range.note.id),
    description: say(
      [metal.use],
      [
        ...range.points,
        ...(range.series === 'DIN 338' ? jobber : []),
        metal.advice,
        [
          'Sold by the box of ten up to 10 mm, of five up to 13 mm, singly above',
          'Dijual per box isi sepuluh sampai 10 mm, isi lima sampai 13 mm, di atasnya satuan',
        ],
      ],
      [
        [['Standard', 'Standar'], range.series],
        [['Cutting speed in steel', 'Kecepatan potong pada baja'], metal.speed],
        [['Point', 'Ujung'], metal.angle === 118 ? '118°, N' : ['135°, split', '135°, belah']],
      ],
    ),
    category: range.series === 'DIN 338' ? categories.drills : categories.longStubDrills,
    brand: range.brand,
    popularity: range.popularity,
    ...(range.featured === true ? { featured: true } : {}),
    ...(['HSS-DRILL-DIN338', 'HSSCO-DRILL-DIN338', 'HSS-DRILL-DIN340'].includes(range.code)
      ? { tabs: [speeds] }
      : {}),
    pictures: views({
      dimensions: () => drillDimensions(drillOf(range, first)),
      shaded: () =>
        drillRow(
          range.shown.map((size) => drillOf(range, size)),
          `${range.series} · Ø ${range.shown.join(' / ')}`,
        ),
    }),
    items: itemsOf(range),
  }
})
