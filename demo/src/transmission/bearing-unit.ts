import type { Values } from '../catalogue/attributes.ts'
import type { Brand } from '../catalogue/brands.ts'
import type { Item, Picture, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { inserts, pillow, plummer, rhombic, square, takeUp } from '../standards/iso9628.ts'
import { demandOf, massOf } from './bearing.ts'
import {
  flangeFront,
  flangeShaded,
  insertSection,
  insertShaded,
  pillowFront,
  pillowShaded,
  plummerFront,
  plummerShaded,
  takeUpFront,
  takeUpShaded,
} from './bearing-unit.drawing.ts'
import { categories } from './categories.ts'
import { chapter, compose, t, type Row } from './compose.ts'

type Made = {
  code: string
  prefix: string
  name: Text
  item: Text
  category: Text
  brand: Brand
  popularity: number
  description: Text
  sizes: readonly string[]
  shown: string
  attributes: (size: string) => Values
  weight: (size: string) => number
  cost: readonly [base: number, gram: number]
  draw: (size: string, title: string) => readonly Picture[]
  featured?: true
  tabs?: Product['tabs']
}

const insertOf = (size: string): { d: number; D: number; B: number; S: number } => {
  const [d, D, B, S] = inserts[size] ?? [20, 47, 31, 12.7]
  return { d, D, B, S }
}
const insertMass = (size: string): number => massOf(insertOf(size), 0.62)
/** Grams of a cast housing, which grows with the cube of the bearing's outside. */
const castMass = (size: string, share: number): number =>
  Math.round((insertMass(size) + (insertOf(size).D ** 3 * share) / 1000) / 5) * 5

const product = (made: Made): Product => ({
  code: made.code,
  name: made.name,
  description: made.description,
  category: made.category,
  brand: made.brand,
  popularity: made.popularity,
  ...(made.featured === undefined ? {} : { featured: made.featured }),
  ...(made.tabs === undefined ? {} : { tabs: made.tabs }),
  pictures: made.draw(made.shown, `${made.prefix}${made.shown}`),
  items: made.sizes.map((size): Item => {
    const weight = made.weight(size)
    const number = `${made.prefix}${size}`
    return {
      sku: number,
      name: { en: `${made.item.en} ${number}`, id: `${made.item.id} ${number}` },
      uom: 'pcs',
      price: rupiah(made.cost[0] + weight * made.cost[1]),
      weight,
      demand: demandOf(insertOf(size).d),
      attributes: { designation: number, ...made.attributes(size) },
    }
  }),
})

const castIron = t('Grey cast iron, painted', 'Besi cor kelabu, dicat')
const stainless = t('Stainless steel', 'Stainless steel')
const polymer = t('White thermoplastic', 'Termoplastik putih')

const mountingTab = chapter(
  t('Mounting and regreasing', 'Pemasangan dan pelumasan'),
  [
    t(
      'The spherical seat evens out up to two degrees of error between the housings, but only while the bearing can still swivel: bolt the housing down first, then lock the shaft.',
      'Dudukan sferis mengimbangi kesalahan sampai dua derajat antara kedua rumah, tetapi hanya selama bearing masih dapat bergoyang: ikat rumahnya dahulu, baru kunci porosnya.',
    ),
  ],
  [
    t(
      'File the burrs off the shaft and slide the unit on by hand',
      'Kikir geram pada poros lalu dorong bearing dengan tangan',
    ),
    t(
      'Tighten both set screws in turns; on heavy drives mill flats into the shaft',
      'Kencangkan kedua baut tanam bergantian; pada penggerak berat buat bidang rata di poros',
    ),
    t(
      'Let one bearing of a long shaft slide in its housing or on the shaft',
      'Biarkan satu bearing pada poros panjang dapat bergeser',
    ),
  ],
  [
    [
      t('Clean and dry, to 60 °C', 'Bersih dan kering, sampai 60 °C'),
      t('Regrease every 6 months', 'Gemuki ulang tiap 6 bulan'),
    ],
    [t('Dusty', 'Berdebu'), t('Every month', 'Tiap bulan')],
    [t('Wet', 'Basah'), t('Every week', 'Tiap minggu')],
  ],
)

const unitText = (use: Text, points: readonly Text[], body: Text): Text =>
  compose(
    [
      use,
      t(
        'The insert bearing has a wide inner ring that two set screws clamp on drawn shafting, and swivels in its seat.',
        'Insert bearing-nya bercincin dalam lebar yang dikunci dua baut tanam pada poros tarik, dan dapat bergoyang pada dudukannya.',
      ),
    ],
    [...points, t('Shaft tolerance h6 to h9', 'Toleransi poros h6 sampai h9')],
    [
      [t('Housing', 'Rumah'), body],
      [t('Insert', 'Insert bearing'), t('Series UC 2, sealed both sides', 'Seri UC 2, ber-seal dua sisi')],
      [t('Temperature', 'Suhu kerja'), t('−20 to +100 °C', '−20 sampai +100 °C')],
    ] satisfies Row[],
  )

const nipple = t(
  'Grease nipple on the housing: regrease while it turns slowly',
  'Nipel grease pada rumah: gemuki sambil diputar pelan',
)
const small = ['204', '205', '206', '207', '208', '209', '210', '211', '212']
const all = Object.keys(inserts)

const insertDraw = (size: string, title: string): readonly Picture[] => [
  { view: 'dimensions', draw: () => insertSection({ ...insertOf(size), title }) },
  { view: 'shaded', draw: () => insertShaded({ ...insertOf(size), title }) },
]
const insertValues = (size: string, material: Text): Values => {
  const { d, D, B } = insertOf(size)
  return {
    inner_diameter: d,
    outer_diameter: D,
    width: B,
    sealing: t('Rubber seals both sides', 'Seal karet dua sisi'),
    material,
  }
}
const pillowOf = (
  size: string,
): { h: number; length: number; spacing: number; foot: number; bolt: string } => {
  const [h, length, spacing, foot, bolt] = pillow[size] ?? [33.3, 127, 95, 38, 'M10']
  return { h, length, spacing, foot, bolt }
}
const pillowDraw = (size: string, title: string): readonly Picture[] => {
  const of = { ...insertOf(size), ...pillowOf(size), title }
  return [
    { view: 'dimensions', draw: () => pillowFront(of) },
    { view: 'shaded', draw: () => pillowShaded(of) },
    { view: 'section', draw: () => insertSection({ ...insertOf(size), title: `UC${size}` }) },
  ]
}
const pillowValues =
  (material: Text) =>
  (size: string): Values => {
    const { h, length, spacing, bolt } = pillowOf(size)
    return {
      shaft_diameter: insertOf(size).d,
      centre_height: h,
      bolt_spacing: spacing,
      overall_length: length,
      mounting_bolt: bolt,
      material,
    }
  }
const flangeOf = (
  kind: 'UCF' | 'UCFL',
  size: string,
): { outline: 'square' | 'rhombic'; length: number; spacing: number; width: number; bolt: string } => {
  if (kind === 'UCF') {
    const [side, spacing, bolt] = square[size] ?? [86, 64, 'M10']
    return { outline: 'square', length: side, width: side, spacing, bolt }
  }
  const [length, spacing, width, bolt] = rhombic[size] ?? [113, 90, 60, 'M10']
  return { outline: 'rhombic', length, width, spacing, bolt }
}
const flangeDraw =
  (kind: 'UCF' | 'UCFL') =>
  (size: string, title: string): readonly Picture[] => {
    const of = { ...insertOf(size), ...flangeOf(kind, size), title }
    return [
      { view: 'dimensions', draw: () => flangeFront(of) },
      { view: 'shaded', draw: () => flangeShaded(of) },
    ]
  }
const flangeValues =
  (kind: 'UCF' | 'UCFL', material: Text) =>
  (size: string): Values => {
    const { length, width, spacing, bolt } = flangeOf(kind, size)
    return {
      shaft_diameter: insertOf(size).d,
      overall_length: length,
      width,
      bolt_spacing: spacing,
      mounting_bolt: bolt,
      material,
    }
  }

const made: readonly Made[] = [
  {
    code: 'UNIT-UC2',
    prefix: 'UC',
    name: t('Insert bearing UC 2', 'Insert bearing UC 2'),
    item: t('Insert bearing', 'Insert bearing'),
    category: categories.inserts,
    brand: 'Rodalka',
    popularity: 560,
    sizes: all,
    shown: '205',
    attributes: (size) => insertValues(size, t('Chrome bearing steel', 'Baja bearing krom')),
    weight: insertMass,
    cost: [21_000, 210],
    draw: insertDraw,
    tabs: [mountingTab],
    description: compose(
      [
        t(
          'Replacement insert for pillow blocks and flanged units, with spherical outside and two set screws.',
          'Bearing pengganti untuk pillow block dan bearing flens, dengan luar sferis dan dua baut tanam.',
        ),
        t(
          'The housing stays bolted down: only the worn insert is changed.',
          'Rumahnya tetap terpasang: hanya bearing yang aus diganti.',
        ),
      ],
      [
        t(
          'Turn it crosswise to put it in through the slots of the housing',
          'Putar melintang untuk memasukkannya lewat celah rumah',
        ),
        t(
          'The hole for grease must lie at the groove of the housing',
          'Lubang grease harus tepat pada alur rumah',
        ),
        t(
          'Codes 201 to 203 have the same outside as 204',
          'Kode 201 sampai 203 berdiameter luar sama dengan 204',
        ),
      ],
      [
        [t('Dimensions', 'Ukuran'), 'ISO 9628'],
        [t('Radial clearance', 'Celah radial'), 'C3'],
        [t('Temperature', 'Suhu kerja'), t('−20 to +100 °C', '−20 sampai +100 °C')],
      ],
    ),
  },
  {
    code: 'UNIT-SUC2',
    prefix: 'SUC',
    name: t('Insert bearing SUC 2, stainless', 'Insert bearing SUC 2 stainless steel'),
    item: t('Insert bearing, stainless', 'Insert bearing stainless steel'),
    category: categories.inserts,
    brand: 'Porosindra',
    popularity: 240,
    sizes: small.slice(0, 7),
    shown: '206',
    attributes: (size) => insertValues(size, stainless),
    weight: insertMass,
    cost: [86_000, 520],
    draw: insertDraw,
    description: compose(
      [
        t(
          'Insert of stainless steel with food-grade grease for bottling lines, fish processing and washed conveyors.',
          'Insert bearing stainless steel dengan grease aman pangan untuk lini pembotolan, pengolahan ikan, dan konveyor cuci.',
        ),
        t(
          'Fits stainless and thermoplastic housings of the same size alike.',
          'Cocok untuk rumah stainless steel maupun termoplastik.',
        ),
      ],
      [
        t(
          'Withstands daily washing with mild alkaline cleaners',
          'Tahan pencucian harian dengan pembersih alkali lunak',
        ),
        t('Load a fifth less than that of chrome steel', 'Beban seperlima lebih kecil daripada baja krom'),
        t('Regrease with food-grade grease only', 'Gemuki ulang hanya dengan grease aman pangan'),
      ],
      [
        [t('Dimensions', 'Ukuran'), 'ISO 9628'],
        [t('Grease', 'Grease'), t('Food grade, white', 'Aman pangan, putih')],
      ],
    ),
  },
  {
    code: 'UNIT-UCP2',
    prefix: 'UCP',
    name: t('Pillow block unit UCP 2', 'Pillow block UCP 2'),
    item: t('Pillow block unit', 'Pillow block'),
    category: categories.pillowBlocks,
    brand: 'Rodalka',
    popularity: 860,
    featured: true,
    sizes: Object.keys(pillow),
    shown: '206',
    attributes: pillowValues(castIron),
    weight: (size) => castMass(size, 5.2),
    cost: [24_000, 62],
    draw: pillowDraw,
    tabs: [mountingTab],
    description: unitText(
      t(
        'The standard bearing of conveyors, augers, fans and farm machines: a cast housing with foot, ready greased.',
        'Bearing standar untuk konveyor, ulir angkut, kipas, dan mesin pertanian: rumah cor berkaki, siap pakai dengan grease.',
      ),
      [
        nipple,
        t(
          'Slotted holes let you shift the unit by some millimetres',
          'Lubang memanjang memungkinkan pergeseran beberapa milimeter',
        ),
      ],
      castIron,
    ),
  },
  {
    code: 'UNIT-UCP2-ECONOMY',
    prefix: 'PB-UCP',
    name: t('Pillow block unit UCP 2, economy', 'Pillow block UCP 2 ekonomis'),
    item: t('Pillow block unit, economy', 'Pillow block ekonomis'),
    category: categories.pillowBlocks,
    brand: 'Porosindra',
    popularity: 640,
    sizes: small,
    shown: '204',
    attributes: pillowValues(castIron),
    weight: (size) => castMass(size, 5),
    cost: [14_000, 44],
    draw: pillowDraw,
    description: unitText(
      t(
        'Low-cost unit for slow conveyors, rice hullers, mixers and gates that run by the hour, not by the shift.',
        'Bearing hemat untuk konveyor lambat, mesin selep padi, pengaduk, dan pintu yang bekerja beberapa jam saja.',
      ),
      [
        nipple,
        t('Same mounting dimensions as the standard unit', 'Ukuran pemasangan sama dengan tipe standar'),
      ],
      castIron,
    ),
  },
  {
    code: 'UNIT-SUCP2',
    prefix: 'SUCP',
    name: t('Pillow block unit SUCP 2, stainless', 'Pillow block SUCP 2 stainless steel'),
    item: t('Pillow block unit, stainless', 'Pillow block stainless steel'),
    category: categories.pillowBlocks,
    brand: 'Rodalka',
    popularity: 260,
    sizes: small.slice(0, 7),
    shown: '205',
    attributes: pillowValues(stainless),
    weight: (size) => castMass(size, 5.2),
    cost: [240_000, 310],
    draw: pillowDraw,
    description: unitText(
      t(
        'Housing and insert of stainless steel for breweries, dairies, shrimp ponds and seaside jetties.',
        'Rumah dan bearing dari stainless steel untuk pabrik minuman, susu, tambak udang, dan dermaga.',
      ),
      [
        t(
          'Smooth, unpainted surface that can be sprayed off',
          'Permukaan halus tanpa cat yang dapat disemprot',
        ),
        nipple,
      ],
      stainless,
    ),
  },
  {
    code: 'UNIT-UCPPL2',
    prefix: 'UCPPL',
    name: t('Pillow block unit UCPPL 2, thermoplastic', 'Pillow block UCPPL 2 termoplastik'),
    item: t('Pillow block unit, thermoplastic', 'Pillow block termoplastik'),
    category: categories.pillowBlocks,
    brand: 'Porosindra',
    popularity: 150,
    sizes: small.slice(0, 5),
    shown: '204',
    attributes: pillowValues(polymer),
    weight: (size) => castMass(size, 1.6),
    cost: [145_000, 390],
    draw: pillowDraw,
    description: unitText(
      t(
        'White plastic housing with stainless insert: nothing to flake or rust over open food.',
        'Rumah plastik putih dengan bearing tahan karat: tidak ada cat terkelupas atau karat di atas pangan terbuka.',
      ),
      [
        t('Solid foot without cavities, easy to clean', 'Kaki pejal tanpa rongga, mudah dibersihkan'),
        t(
          'Housing up to 80 °C; tighten the bolts with wide washers',
          'Rumah sampai 80 °C; gunakan ring lebar pada bautnya',
        ),
      ],
      polymer,
    ),
  },
  {
    code: 'UNIT-UCF2',
    prefix: 'UCF',
    name: t('Square flanged unit UCF 2', 'Bearing flens persegi UCF 2'),
    item: t('Square flanged unit', 'Bearing flens persegi'),
    category: categories.flangedUnits,
    brand: 'Rodalka',
    popularity: 700,
    sizes: Object.keys(square),
    shown: '206',
    attributes: flangeValues('UCF', castIron),
    weight: (size) => castMass(size, 4.9),
    cost: [25_000, 63],
    draw: flangeDraw('UCF'),
    tabs: [mountingTab],
    description: unitText(
      t(
        'Bolts to the wall of a machine by four screws: conveyor ends, mixers, gearbox-driven rollers.',
        'Diikat pada dinding mesin dengan empat baut: ujung konveyor, pengaduk, rol penggerak.',
      ),
      [
        nipple,
        t('Four bolts: for belt pull from any direction', 'Empat baut: untuk tarikan belt dari segala arah'),
      ],
      castIron,
    ),
  },
  {
    code: 'UNIT-SUCF2',
    prefix: 'SUCF',
    name: t('Square flanged unit SUCF 2, stainless', 'Bearing flens persegi SUCF 2 stainless steel'),
    item: t('Square flanged unit, stainless', 'Bearing flens persegi stainless steel'),
    category: categories.flangedUnits,
    brand: 'Porosindra',
    popularity: 180,
    sizes: small.slice(0, 7),
    shown: '205',
    attributes: flangeValues('UCF', stainless),
    weight: (size) => castMass(size, 4.9),
    cost: [250_000, 310],
    draw: flangeDraw('UCF'),
    description: unitText(
      t(
        'Stainless flange for tanks, fillers and washing machines in food and chemical plants.',
        'Flens stainless steel untuk tangki, mesin pengisi, dan mesin cuci di pabrik pangan dan kimia.',
      ),
      [
        t(
          'Put a gasket under the flange where water stands',
          'Beri paking di bawah flens bila ada genangan air',
        ),
        nipple,
      ],
      stainless,
    ),
  },
  {
    code: 'UNIT-UCFL2',
    prefix: 'UCFL',
    name: t('Rhombic flanged unit UCFL 2', 'Bearing flens oval UCFL 2'),
    item: t('Rhombic flanged unit', 'Bearing flens oval'),
    category: categories.flangedUnits,
    brand: 'Rodalka',
    popularity: 660,
    sizes: Object.keys(rhombic),
    shown: '205',
    attributes: flangeValues('UCFL', castIron),
    weight: (size) => castMass(size, 3.6),
    cost: [22_000, 66],
    draw: flangeDraw('UCFL'),
    description: unitText(
      t(
        'Two-bolt flange for narrow frames: roller conveyors, small fans, packing machines.',
        'Flens dua baut untuk rangka sempit: konveyor rol, kipas kecil, mesin pengemas.',
      ),
      [
        nipple,
        t('Set the two bolts along the direction of the load', 'Pasang kedua baut searah dengan beban'),
      ],
      castIron,
    ),
  },
  {
    code: 'UNIT-UCFLPL2',
    prefix: 'UCFLPL',
    name: t('Rhombic flanged unit UCFLPL 2, thermoplastic', 'Bearing flens oval UCFLPL 2 termoplastik'),
    item: t('Rhombic flanged unit, thermoplastic', 'Bearing flens oval termoplastik'),
    category: categories.flangedUnits,
    brand: 'Porosindra',
    popularity: 110,
    sizes: small.slice(0, 5),
    shown: '204',
    attributes: flangeValues('UCFL', polymer),
    weight: (size) => castMass(size, 1.2),
    cost: [138_000, 400],
    draw: flangeDraw('UCFL'),
    description: unitText(
      t(
        'Light plastic flange with stainless insert for modular belt conveyors and vegetable washers.',
        'Flens plastik ringan dengan bearing tahan karat untuk conveyor belt modular dan pencuci sayuran.',
      ),
      [
        t('Withstands acids and lyes of common cleaners', 'Tahan asam dan basa pembersih umum'),
        t('Cover caps are sold by shaft size', 'Tutup pelindung tersedia menurut ukuran poros'),
      ],
      polymer,
    ),
  },
  {
    code: 'UNIT-UCT2',
    prefix: 'UCT',
    name: t('Take-up unit UCT 2', 'Bearing take-up UCT 2'),
    item: t('Take-up unit', 'Bearing take-up'),
    category: categories.takeUps,
    brand: 'Rodalka',
    popularity: 350,
    sizes: Object.keys(takeUp),
    shown: '206',
    weight: (size) => castMass(size, 4.6),
    cost: [30_000, 64],
    attributes: (size) => {
      const [length, height, guides, groove] = takeUp[size] ?? [94, 89, 76, 12]
      return {
        shaft_diameter: insertOf(size).d,
        overall_length: length,
        height,
        guide_distance: guides,
        groove_width: groove,
        material: castIron,
      }
    },
    draw: (size, title) => {
      const [length, height, guides, groove] = takeUp[size] ?? [94, 89, 76, 12]
      const of = { ...insertOf(size), length, height, guides, groove, title }
      return [
        { view: 'dimensions', draw: () => takeUpFront(of) },
        { view: 'shaded', draw: () => takeUpShaded(of) },
      ]
    },
    description: unitText(
      t(
        'Slides between two guides and is pulled by a threaded rod: the tail of belt conveyors and bucket elevators.',
        'Bergeser di antara dua rel dan ditarik batang ulir: ekor belt conveyor dan elevator timba.',
      ),
      [
        t(
          'Tighten both sides by the same number of turns, or the belt will run off',
          'Kencangkan kedua sisi dengan jumlah putaran yang sama agar belt tidak lari',
        ),
        nipple,
      ],
      castIron,
    ),
  },
]

const plummerText = compose(
  [
    t(
      'Housing in two halves for self-aligning ball or spherical roller bearings on adapter sleeves: the cap comes off, so that the bearing is changed without drawing the shaft.',
      'Rumah dua belahan untuk bearing bola self-aligning atau rol sferis dengan adapter sleeve: tutupnya dapat dibuka sehingga bearing diganti tanpa mencabut poros.',
    ),
    t(
      'Bearing, sleeve, seals and locating rings are ordered separately.',
      'Bearing, sleeve, seal, dan cincin penahan dipesan terpisah.',
    ),
  ],
  [
    t(
      'Put two locating rings into one housing of a shaft, none into the other',
      'Pasang dua cincin penahan pada satu rumah, tanpa cincin pada rumah lainnya',
    ),
    t('Cap and foot are bored together: do not mix them', 'Tutup dan kaki dibor bersama: jangan tertukar'),
    t(
      'Fill the bearing with grease, the housing by a third',
      'Isi penuh bearing dengan grease, rumahnya sepertiga',
    ),
  ],
  [
    [t('Housing', 'Rumah'), castIron],
    [t('Dimensions', 'Ukuran'), 'ISO 113'],
    [t('Seals', 'Seal'), t('Felt strip, two grooves', 'Pita laken, dua alur')],
  ],
)

const plummerBlocks = (
  code: string,
  name: Text,
  sizes: typeof plummer,
  shown: number,
  popularity: number,
  brand: Brand,
): Product => ({
  code,
  name,
  description: plummerText,
  category: categories.plummerBlocks,
  brand,
  popularity,
  pictures: (() => {
    const [title = '', shaft = 50, h = 70, length = 255, spacing = 210, foot = 70] = sizes[shown] ?? []
    const of = { title, shaft, h, length, spacing, foot }
    return [
      { view: 'dimensions' as const, draw: () => plummerFront(of) },
      { view: 'shaded' as const, draw: () => plummerShaded(of) },
    ]
  })(),
  items: sizes.map(([size, shaft, h, length, spacing, foot, bearing]) => {
    const weight = Math.round((length * h * foot * 0.0024) / 10) * 10
    return {
      sku: size,
      name: { en: `Split plummer block ${size}`, id: `Plummer block ${size}` },
      uom: 'pcs',
      price: rupiah(95_000 + weight * 56),
      weight,
      demand: shaft < 60 ? 0.7 : 0.4,
      attributes: {
        shaft_diameter: shaft,
        centre_height: h,
        bolt_spacing: spacing,
        overall_length: length,
        width: foot,
        fitting_bearing: bearing,
        material: castIron,
      },
    }
  }),
})

export const bearingUnits: readonly Product[] = [
  ...made.map(product),
  plummerBlocks(
    'PLUMMER-SN5-SMALL',
    t(
      'Split plummer block SN 5, shafts of 20 to 55 mm',
      'Plummer block (rumah bearing belah) SN 5, poros 20 sampai 55 mm',
    ),
    plummer.slice(0, 8),
    5,
    310,
    'Rodalka',
  ),
  plummerBlocks(
    'PLUMMER-SN5-LARGE',
    t(
      'Split plummer block SN 5, shafts of 60 to 90 mm',
      'Plummer block (rumah bearing belah) SN 5, poros 60 sampai 90 mm',
    ),
    plummer.slice(8),
    2,
    220,
    'Porosindra',
  ),
]
