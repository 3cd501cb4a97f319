import type { Product, Text } from '../catalogue/model.ts'
import { din571 } from '../standards/din571.ts'
import { iso15480 } from '../standards/iso15480.ts'
import { iso7049, iso7050 } from '../standards/iso7049.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { plainGrades, type Grade } from './grades.ts'
import { said, table, type Row } from './passage.ts'
import type { Head } from './screw-head.drawing.ts'
import { screwDimensions, screwRange, screwShaded, type Screw } from './screw.drawing.ts'
import { own, series, type Family, type Offer } from './series.ts'

type Size = {
  d: number
  pitch: number
  number?: number
  dk?: number
  k: number
  driver?: number
  s?: number
  dc?: number
  drills?: number
  core?: number
  min: number
  max: number
}

type Kind = {
  code: string
  sku: string
  standard: string
  noun: Text
  category: Text
  popularity: number
  tip: Screw['tip']
  form: 'pan' | 'sunk' | 'flange' | 'hex'
  lead: (size: Size) => readonly Text[]
  points: (size: Size) => readonly Text[]
  brand: Product['brand']
  plain?: (length: number) => number
  tabs?: Family<Size>['tabs']
  label?: (key: string) => Text
}

const sheetLengths = [6.5, 9.5, 13, 16, 19, 22, 25, 32, 38, 45, 50, 60, 70, 80, 90, 100]
const woodLengths = [
  16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 130, 140, 150, 160,
]

const coreOf = ({ d, pitch, core }: Size): number => core ?? d - 0.75 * pitch

const headOf = (size: Size, form: Kind['form']): Head => {
  if (form === 'hex') return { form, dk: size.s ?? 10, k: size.k }
  if (form === 'flange') return { form, dk: size.dc ?? 10, k: size.k, s: size.s ?? 8 }
  return { form, dk: size.dk ?? 8, k: size.k, recess: { kind: 'cross' } }
}

const across = (size: Size, form: Kind['form']): string =>
  form === 'hex' ? `s ${size.s}` : form === 'flange' ? `dc ${size.dc}` : `dk ${size.dk}`

const family = (kind: Kind): Family<Size> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  category: kind.category,
  brand: (grade) => (grade.gram > 100 ? 'Bautindra' : kind.brand),
  popularity: kind.popularity,
  ...(kind.label === undefined ? {} : { label: kind.label }),
  lead: ({ size, grade }) => [...kind.lead(size), grade.use],
  points: ({ size }) => kind.points(size),
  data: ({ size }) => [
    [
      said('Thread', 'Ulir'),
      said('Ø {0} mm, pitch {1} mm', 'Ø {0} mm, jarak ulir {1} mm', size.d, size.pitch),
    ] satisfies Row,
    ...(size.number === undefined
      ? []
      : [[said('Screw number', 'Nomor sekrup'), said('No. {0}', 'No. {0}', size.number)] satisfies Row]),
    size.s === undefined
      ? ([
          said('Head', 'Kepala'),
          said('Ø {0} mm, {1} mm high', 'Ø {0} mm, tinggi {1} mm', size.dk ?? 0, size.k),
        ] satisfies Row)
      : ([said('Spanner', 'Kunci sok'), said('{0} mm', '{0} mm', size.s)] satisfies Row),
  ],
  ...(kind.tabs === undefined ? {} : { tabs: kind.tabs }),
  mass: (size, length) => {
    const wide = size.dk ?? size.dc ?? (size.s ?? size.d * 1.6) * 1.05
    const mean = (size.d + coreOf(size)) / 2
    return (0.45 * wide ** 2 * size.k + (Math.PI / 4) * mean ** 2 * length * 0.95) * steel
  },
  values: (size) => ({
    pitch: size.pitch,
    head_height: size.k,
    ...(size.dk === undefined ? {} : { head_diameter: size.dk }),
    ...(size.s === undefined ? {} : { across_flats: size.s }),
    ...(kind.form === 'flange' && size.dc !== undefined ? { flange_diameter: size.dc } : {}),
    ...(size.drills === undefined ? {} : { drilling_capacity: size.drills }),
    drive:
      size.s === undefined
        ? said('Cross recess PH{0}', 'Plus PH{0}', size.driver ?? 2)
        : said('Hexagon', 'Segi enam'),
  }),
  slender: kind.form === 'hex' ? 6 : 4.5,
  ...(kind.form === 'hex' ? { sizeCode: 'nominal_diameter' as const } : {}),
  pictures: ({ key, size, length, title }, lengths) => {
    const screw: Screw = {
      head: headOf(size, kind.form),
      d: size.d,
      pitch: size.pitch,
      length,
      plain: kind.plain?.(length) ?? 0,
      tip: kind.tip,
      core: coreOf(size),
      thread: key.startsWith('ST') ? key : `Ø ${size.d}`,
      title,
      across: across(size, kind.form),
      high: kind.form === 'sunk' ? '' : `k ${size.k}`,
    }
    return [
      { view: 'dimensions', draw: () => screwDimensions(screw) },
      { view: 'shaded', draw: () => screwShaded(screw) },
      { view: 'range', draw: () => screwRange(screw, lengths) },
    ]
  },
})

/** Holes for tapping screws in sheet steel, as makers advise: thin sheet, then thick. */
const pilots: Record<number, readonly [thin: number, thick: number]> = {
  2.9: [2.2, 2.5],
  3.5: [2.6, 3],
  4.2: [3.1, 3.5],
  4.8: [3.7, 4.1],
  5.5: [4.2, 4.8],
  6.3: [4.9, 5.6],
}

const pilotPoint = ({ d }: Size): Text =>
  said(
    'Pilot hole about {0} mm in 1 mm sheet, {1} mm in 3 mm sheet; try it first',
    'Lubang awal sekitar {0} mm pada pelat 1 mm dan {1} mm pada pelat 3 mm; uji dahulu',
    ...(pilots[d] ?? [d * 0.75, d * 0.85]),
  )

const pilotTab = (): Product['tabs'] => [
  {
    title: said('Pilot holes', 'Lubang awal'),
    html: table(
      [said('Thread', 'Ulir'), said('Sheet 1 mm', 'Pelat 1 mm'), said('Sheet 3 mm', 'Pelat 3 mm')],
      Object.entries(pilots).map(([d, [thin, thick]]) => [own(`ST${d}`), thin, thick]),
      said(
        'Holes in mm for steel sheet, as a start; aluminium takes 0.1 mm less, stainless sheet 0.1 mm more. Make a trial joint in the real material.',
        'Lubang dalam mm untuk pelat baja sebagai awal; aluminium 0,1 mm lebih kecil, pelat tahan karat 0,1 mm lebih besar. Buat sambungan uji pada bahan sebenarnya.',
      ),
    ),
  },
]

const places = (d: number): Text =>
  d < 4
    ? said(
        'This thin thread suits electrical boxes, lamps, small covers and plastics.',
        'Ulir halus ini cocok untuk kotak listrik, lampu, penutup kecil, dan plastik.',
      )
    : d < 5
      ? said(
          'This thread is the usual one for ducts, panels, cladding trims and furniture fittings.',
          'Ulir ini yang paling umum untuk ducting, panel, list pelapis, dan aksesori mebel.',
        )
      : said(
          'This strong thread is for brackets, gutters, rails and sheet of 2 mm and more.',
          'Ulir kuat ini untuk braket, talang, rel, dan pelat 2 mm ke atas.',
        )

const pan = family({
  code: 'TAPPING-SCREW-ISO7049',
  sku: 'TP7049',
  standard: 'ISO 7049',
  noun: said('Pan head tapping screw', 'Sekrup tapping kepala bulat (JP)'),
  category: categories.tappingScrews,
  popularity: 700,
  tip: 'point',
  form: 'pan',
  brand: 'Ringgala',
  lead: ({ d }) => [
    said(
      'Hardened screw that cuts its own thread in sheet metal and plastics; the pan head lies flat and needs no countersink.',
      'Sekrup keras yang membuat ulirnya sendiri pada pelat dan plastik; kepala bulatnya bertumpu rata tanpa lubang tirus.',
    ),
    places(d),
  ],
  points: (size) => [
    said(
      'Cross recess, driver PH{0}; point form C',
      'Alur plus, obeng PH{0}; ujung runcing bentuk C',
      size.driver ?? 2,
    ),
    pilotPoint(size),
  ],
  tabs: ({ key }) => (key === 'ST4.2' || key === 'ST4.8' ? pilotTab() : undefined),
})

const sunk = family({
  code: 'TAPPING-SCREW-ISO7050',
  sku: 'TC7050',
  standard: 'ISO 7050',
  noun: said('Countersunk tapping screw', 'Sekrup tapping kepala tirus (JF)'),
  category: categories.tappingScrews,
  popularity: 600,
  tip: 'point',
  form: 'sunk',
  brand: 'Ringgala',
  lead: ({ d }) => [
    said(
      'Hardened screw with a 90° countersunk head that forms its thread in sheet metal and ends flush with the surface.',
      'Sekrup keras kepala tirus 90° yang membentuk ulir pada pelat dan rata dengan permukaannya.',
    ),
    places(d),
  ],
  points: (size) => [
    said('The length is measured over the head', 'Panjang diukur termasuk kepala'),
    said('Cross recess, driver PH{0}', 'Alur plus, obeng PH{0}', size.driver ?? 2),
    pilotPoint(size),
  ],
})

const drilling = family({
  code: 'DRILLING-SCREW-ISO15480',
  sku: 'SD15480',
  standard: 'ISO 15480',
  noun: said('Self-drilling hex screw', 'Sekrup roofing kepala segi enam'),
  category: categories.drillingScrews,
  popularity: 720,
  tip: 'drill',
  form: 'flange',
  brand: 'Ringgala',
  lead: ({ d, drills = 0 }) => [
    said(
      'Screw with a drill point: it drills, taps and fastens in one go, in steel up to {0} mm thick without a pilot hole.',
      'Sekrup dengan ujung bor: mengebor, membuat ulir, dan mengencangkan sekaligus pada baja setebal sampai {0} mm tanpa lubang awal.',
      drills,
    ),
    d < 5
      ? said(
          'For ducts, light steel framing, sheet on purlins and cable supports.',
          'Untuk ducting, rangka baja ringan, pelat pada gording, dan penyangga kabel.',
        )
      : said(
          'For sheets on steel purlins, rails and brackets; where rain reaches the head, use stainless.',
          'Untuk pelat pada gording baja, rel, dan braket; bila kepalanya terkena hujan, pilih yang tahan karat.',
        ),
  ],
  points: ({ s = 8, drills = 0 }) => [
    said('Hex socket {0} mm, speed 1,500 to 2,500 rpm', 'Mata sok {0} mm, putaran 1.500–2.500 rpm', s),
    said(
      'All layers together, gaps included, must stay below {0} mm',
      'Tebal seluruh lapisan termasuk celah harus di bawah {0} mm',
      drills,
    ),
    said(
      'Use a driver with a depth stop so that the seal is pressed, not crushed',
      'Gunakan obeng listrik dengan pembatas kedalaman agar tidak terlalu kencang',
    ),
  ],
})

const lag = family({
  code: 'LAG-SCREW-DIN571',
  sku: 'LS571',
  standard: 'DIN 571',
  noun: said('Hex head wood screw', 'Sekrup kayu segi enam (lag screw)'),
  category: categories.woodScrews,
  popularity: 560,
  tip: 'point',
  form: 'hex',
  brand: 'Kencara',
  plain: (length) => Math.round(length * 0.4),
  label: (key) => said('{0} mm', '{0} mm', key),
  lead: ({ s = 10, d }) => [
    said(
      'Coach screw with a coarse wood thread and a hexagon of {0} mm: fixes steel to timber, or to masonry in a nylon plug.',
      'Sekrup kayu berulir kasar dengan kepala segi enam {0} mm: memasang baja pada kayu, atau pada tembok dengan dop nilon.',
      s,
    ),
    d < 10
      ? said(
          'For hinges, brackets, sanitary ware and pipe supports.',
          'Untuk engsel, braket, sanitair, dan penyangga pipa.',
        )
      : said(
          'For beams, stair stringers, machine feet on sleepers and awnings.',
          'Untuk balok, ibu tangga, kaki mesin di atas bantalan kayu, dan kanopi.',
        ),
  ],
  points: ({ d, core = 5 }) => [
    said(
      'Pilot hole {0} mm in softwood, {1} mm in hardwood; {2} mm for the shank',
      'Lubang awal {0} mm pada kayu lunak, {1} mm pada kayu keras; {2} mm untuk batang',
      Math.round(core * 0.85 * 2) / 2,
      core,
      d,
    ),
    said('Put a washer under the head on timber', 'Pasang ring plat di bawah kepala pada kayu'),
    said('Thread over about 60 % of the length', 'Ulir sekitar 60 % dari panjang'),
  ],
})

const all = (
  grade: Grade,
  keys: readonly string[],
  lengths: readonly number[],
  top: number,
): Offer<Size> => ({
  grade,
  keys,
  lengths: ({ min, max }) => lengths.filter((length) => length >= min && length <= Math.min(max, top)),
})
const sheets = ['ST2.9', 'ST3.5', 'ST4.2', 'ST4.8', 'ST5.5', 'ST6.3']
const { zinc, a2, galvanised } = plainGrades
/** Stainless head and thread; only hardened steel drills steel. */
const bimetal: Grade = {
  ...a2,
  name: said('stainless steel A2 with steel point', 'stainless steel A2, ujung baja'),
  base: 620,
  points: [
    said(
      'The hardened steel point is welded on: it must come out behind the sheet',
      'Ujung bor dari baja keras yang dilas: harus tembus keluar di balik pelat',
    ),
  ],
}

/** Screws that make their own thread, by thread and material. */
export const tappingScrews: readonly Product[] = [
  ...series<Size>(pan, iso7049, [
    all(zinc, sheets, sheetLengths, 50),
    all(a2, sheets.slice(0, 5), sheetLengths, 50),
  ]),
  ...series<Size>(sunk, iso7050, [
    all(zinc, sheets, sheetLengths, 50),
    all(a2, sheets.slice(0, 5), sheetLengths, 50),
  ]),
  ...series<Size>(drilling, iso15480, [
    { ...all(zinc, ['ST4.2', 'ST4.8', 'ST5.5', 'ST6.3'], sheetLengths, 100), featured: 'ST5.5' },
    all(bimetal, ['ST4.2', 'ST4.8', 'ST5.5', 'ST6.3'], sheetLengths, 50),
  ]),
  ...series<Size>(lag, din571, [
    all(zinc, ['6', '8', '10', '12'], woodLengths, 120),
    all(galvanised, ['8', '10', '12', '16'], woodLengths, 160),
    all(a2, ['6', '8', '10', '12'], woodLengths, 100),
  ]),
]
