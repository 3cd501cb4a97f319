import type { Text } from '../catalogue/model.ts'
import { said } from './passage.ts'

/** A material with its strength and its surface. */
export type Grade = {
  /** In the part number; empty where a family comes in one grade only. */
  code: string
  /** Behind the size in a product's name, and, short, in an item's. */
  name: Text
  mark: Text
  /** On drawings. */
  sign: string
  strength?: string
  material: Text
  finish: Text
  /** Rupiah for a piece, and for each gram of it. */
  base: number
  gram: number
  /** Lowest tensile strength in N/mm², where the load of a thread follows from it. */
  tensile?: number
  /** Mass against steel's. */
  density?: number
  /** Where one uses it; what one has to know. */
  use: Text
  points: readonly Text[]
  temperature: Text
  /** Drawn dark, like black oxide. */
  dark?: boolean
  /** Which column of the torques holds. */
  torque?: 0 | 1 | 2
}

const steel = said('Steel', 'Baja')
const alloy = said('Alloy steel', 'Baja paduan')
const a2 = said('Stainless steel A2 (SUS 304)', 'Stainless steel A2 (SUS 304)')
const a4 = said('Stainless steel A4 (SUS 316)', 'Stainless steel A4 (SUS 316)')
const plain = said('Plain', 'Polos')
const zinc = said('Zinc plated', 'Lapis seng')
const galvanised = said('Hot-dip galvanised', 'Galvanis celup panas')
const black = said('Black oxide', 'Hitam oksida')

const indoor = said('−50 to +150 °C', '−50 sampai +150 °C')
const coated = said('−50 to +120 °C', '−50 sampai +120 °C')
const wide = said('−200 to +400 °C', '−200 sampai +400 °C')

const thinZinc = said(
  'Zinc layer 5 µm, chromium(VI) free: for dry or briefly damp rooms',
  'Lapisan seng 5 µm bebas kromium(VI): untuk ruang kering atau sesekali lembap',
)
const thickZinc = said(
  'Zinc layer about 45 µm to ISO 10684; use nuts tapped oversize for it',
  'Lapisan seng sekitar 45 µm menurut ISO 10684; gunakan mur dengan ulir khusus galvanis',
)
const seizing = said(
  'Grease the thread before tightening: stainless steel seizes when run dry',
  'Beri pelumas pada ulir sebelum dikencangkan: stainless steel mudah macet bila kering',
)
const oiled = said(
  'Lightly oiled surface: paint or grease it where it gets damp',
  'Permukaan berminyak tipis: cat atau beri grease bila dipakai di tempat lembap',
)
const brittle = said(
  'Do not electroplate afterwards: risk of hydrogen embrittlement',
  'Jangan dilapis listrik lagi: berisiko getas hidrogen',
)

const zincUse = said(
  'Zinc plating keeps it bright indoors and is the cheapest protection against rust.',
  'Lapisan seng menjaganya tetap bersih di dalam ruangan dan merupakan pelindung karat yang paling murah.',
)
const plainUse = said(
  'The surface is left black from heat treatment, for machines that are painted or run in oil.',
  'Permukaannya hitam bekas perlakuan panas, untuk mesin yang dicat atau bekerja di dalam oli.',
)
const galvanisedUse = said(
  'The thick zinc coat lasts for decades outdoors: pipe racks, towers, solar mounts, port equipment.',
  'Lapisan seng tebal tahan puluhan tahun di luar ruangan: rak pipa, menara, dudukan panel surya, peralatan pelabuhan.',
)
const a2Use = said(
  'Stainless A2 stays clean under rain and washing water; not for salt water.',
  'Stainless steel A2 tetap bersih terkena hujan dan air cucian, tetapi bukan untuk air asin.',
)
const a4Use = said(
  'Stainless A4 contains molybdenum and withstands salt spray, chlorinated water and most cleaning acids.',
  'Stainless steel A4 mengandung molibdenum dan tahan kabut garam, air berklorin, serta sebagian besar asam pembersih.',
)

/** Bolts and screws. */
export const bolts = {
  s48z: {
    code: '48Z',
    name: said('steel 4.8, zinc plated', 'baja 4.8, lapis seng'),
    mark: said('4.8 zinc plated', '4.8 lapis seng'),
    sign: '4.8 Zn',
    strength: '4.8',
    material: steel,
    finish: zinc,
    base: 45,
    gram: 34,
    tensile: 420,
    use: zincUse,
    points: [thinZinc],
    temperature: indoor,
  },
  s48h: {
    code: '48H',
    name: said('steel 4.8, hot-dip galvanised', 'baja 4.8, galvanis celup panas'),
    mark: said('4.8 hot-dip galvanised', '4.8 galvanis'),
    sign: '4.8 tZn',
    strength: '4.8',
    material: steel,
    finish: galvanised,
    base: 70,
    gram: 43,
    tensile: 420,
    use: galvanisedUse,
    points: [thickZinc],
    temperature: indoor,
  },
  s88: {
    code: '88',
    name: said('steel 8.8, plain', 'baja 8.8, polos hitam'),
    mark: said('8.8 plain', '8.8 polos'),
    sign: '8.8',
    strength: '8.8',
    material: steel,
    finish: plain,
    base: 110,
    gram: 33,
    tensile: 800,
    use: plainUse,
    points: [oiled],
    temperature: said('−50 to +300 °C', '−50 sampai +300 °C'),
    dark: true,
    torque: 0,
  },
  s88z: {
    code: '88Z',
    name: said('steel 8.8, zinc plated', 'baja 8.8, lapis seng'),
    mark: said('8.8 zinc plated', '8.8 lapis seng'),
    sign: '8.8 Zn',
    strength: '8.8',
    material: steel,
    finish: zinc,
    base: 150,
    gram: 38,
    tensile: 800,
    use: zincUse,
    points: [thinZinc],
    temperature: indoor,
    torque: 0,
  },
  s88h: {
    code: '88H',
    name: said('steel 8.8, hot-dip galvanised', 'baja 8.8, galvanis celup panas'),
    mark: said('8.8 hot-dip galvanised', '8.8 galvanis'),
    sign: '8.8 tZn',
    strength: '8.8',
    material: steel,
    finish: galvanised,
    base: 210,
    gram: 46,
    tensile: 800,
    use: galvanisedUse,
    points: [thickZinc],
    temperature: indoor,
  },
  s109: {
    code: '109',
    name: said('steel 10.9, black', 'baja 10.9, hitam'),
    mark: said('10.9 black', '10.9 hitam'),
    sign: '10.9',
    strength: '10.9',
    material: alloy,
    finish: black,
    base: 170,
    gram: 47,
    tensile: 1040,
    use: said(
      'Class 10.9 carries 25 % more than 8.8 in the same hole, for gearboxes, couplings, cylinder flanges.',
      'Kelas 10.9 menahan beban seperempat lebih besar daripada 8.8 pada lubang yang sama, untuk gearbox, kopling, flens silinder.',
    ),
    points: [oiled, brittle],
    temperature: indoor,
    dark: true,
    torque: 1,
  },
  s109z: {
    code: '109Z',
    name: said('steel 10.9, zinc plated', 'baja 10.9, lapis seng'),
    mark: said('10.9 zinc plated', '10.9 lapis seng'),
    sign: '10.9 Zn',
    strength: '10.9',
    material: alloy,
    finish: zinc,
    base: 210,
    gram: 55,
    tensile: 1040,
    use: said(
      'Class 10.9 with a bright zinc layer, baked after plating to drive out hydrogen.',
      'Kelas 10.9 berlapis seng, dipanaskan setelah pelapisan untuk mengeluarkan hidrogen.',
    ),
    points: [thinZinc],
    temperature: indoor,
    torque: 1,
  },
  s129: {
    code: '129',
    name: said('steel 12.9, black', 'baja 12.9, hitam'),
    mark: said('12.9', '12.9'),
    sign: '12.9',
    strength: '12.9',
    material: alloy,
    finish: black,
    base: 220,
    gram: 62,
    tensile: 1220,
    use: said(
      'Class 12.9 is the highest of the standard: full clamping force from the smallest screw, in moulds, fixtures and machine tools.',
      'Kelas 12.9 adalah yang tertinggi dalam standar: gaya jepit penuh dari baut terkecil, untuk cetakan, jig, dan mesin perkakas.',
    ),
    points: [oiled, brittle],
    temperature: indoor,
    dark: true,
    torque: 2,
  },
  h45: {
    code: '45H',
    name: said('steel 45H, black', 'baja 45H, hitam'),
    mark: said('45H', '45H'),
    sign: '45H',
    strength: '45H',
    material: alloy,
    finish: black,
    base: 130,
    gram: 95,
    use: said(
      'Hardened to 45 HRC at least, so that the tip bites and the socket keeps its edges.',
      'Dikeraskan minimal 45 HRC sehingga ujungnya mencengkeram dan soketnya tidak aus.',
    ),
    points: [oiled],
    temperature: indoor,
    dark: true,
  },
  a2: {
    code: 'A2',
    name: said('stainless steel A2-70', 'stainless steel A2-70'),
    mark: said('A2', 'A2'),
    sign: 'A2-70',
    strength: 'A2-70',
    material: a2,
    finish: plain,
    base: 250,
    gram: 105,
    tensile: 700,
    use: a2Use,
    points: [seizing],
    temperature: wide,
  },
  a2h: {
    code: 'A2',
    name: said('stainless steel A2-21H', 'stainless steel A2-21H'),
    mark: said('A2', 'A2'),
    sign: 'A2-21H',
    strength: '21H',
    material: a2,
    finish: plain,
    base: 210,
    gram: 170,
    use: a2Use,
    points: [
      said(
        'Softer than alloy steel: tighten it once, on shafts that are not hardened',
        'Lebih lunak daripada baja paduan: kencangkan sekali saja, pada poros yang tidak dikeraskan',
      ),
    ],
    temperature: wide,
  },
  a4: {
    code: 'A4',
    name: said('stainless steel A4-80', 'stainless steel A4-80'),
    mark: said('A4', 'A4'),
    sign: 'A4-80',
    strength: 'A4-80',
    material: a4,
    finish: plain,
    base: 420,
    gram: 168,
    tensile: 800,
    use: a4Use,
    points: [seizing],
    temperature: wide,
  },
  brass: {
    code: 'MS',
    name: said('brass', 'kuningan'),
    mark: said('brass', 'kuningan'),
    sign: 'CuZn',
    material: said('Brass', 'Kuningan'),
    finish: plain,
    base: 260,
    gram: 190,
    density: 1.08,
    use: said(
      'Brass conducts, does not spark and does not rust: terminals, earth bars, instruments.',
      'Kuningan menghantarkan listrik, tidak memercikkan api, dan tidak berkarat: terminal, rel pembumian, instrumen.',
    ),
    points: [said('Soft: use a driver that fits the slot', 'Lunak: gunakan obeng yang pas dengan alurnya')],
    temperature: said('−100 to +200 °C', '−100 sampai +200 °C'),
  },
} as const satisfies Record<string, Grade>

/** What has no strength class: washers, pins, tapping screws. */
export const plainGrades = {
  zinc: {
    code: 'Z',
    name: said('steel, zinc plated', 'baja, lapis seng'),
    mark: said('zinc plated', 'lapis seng'),
    sign: 'Zn',
    material: steel,
    finish: zinc,
    base: 40,
    gram: 36,
    use: zincUse,
    points: [thinZinc],
    temperature: indoor,
  },
  galvanised: {
    code: 'H',
    name: said('steel, hot-dip galvanised', 'baja, galvanis celup panas'),
    mark: said('hot-dip galvanised', 'galvanis'),
    sign: 'tZn',
    material: steel,
    finish: galvanised,
    base: 60,
    gram: 44,
    use: galvanisedUse,
    points: [
      said(
        'Zinc layer about 45 µm: belongs under galvanised bolts',
        'Lapisan seng sekitar 45 µm: pasangan baut galvanis',
      ),
    ],
    temperature: coated,
  },
  steel: {
    code: 'S',
    name: said('steel, plain', 'baja, polos'),
    mark: said('plain', 'polos'),
    sign: 'St',
    material: steel,
    finish: plain,
    base: 35,
    gram: 31,
    use: plainUse,
    points: [oiled],
    temperature: said('−50 to +250 °C', '−50 sampai +250 °C'),
    dark: true,
  },
  a2: {
    code: 'A2',
    name: said('stainless steel A2', 'stainless steel A2'),
    mark: said('A2', 'A2'),
    sign: 'A2',
    material: a2,
    finish: plain,
    base: 70,
    gram: 108,
    use: a2Use,
    points: [
      said(
        'Belongs to stainless parts: against steel or aluminium it speeds up their corrosion when wet',
        'Pasangkan dengan komponen tahan karat: bila basah, baja atau aluminium di sebelahnya lebih cepat terkorosi',
      ),
    ],
    temperature: wide,
  },
  a4: {
    code: 'A4',
    name: said('stainless steel A4', 'stainless steel A4'),
    mark: said('A4', 'A4'),
    sign: 'A4',
    material: a4,
    finish: plain,
    base: 110,
    gram: 172,
    use: a4Use,
    points: [
      said(
        'Choose it within a few kilometres of the coast and around pools',
        'Pilih bahan ini sampai beberapa kilometer dari pantai dan di sekitar kolam',
      ),
    ],
    temperature: wide,
  },
} as const satisfies Record<string, Grade>
