import type { Product, Text } from '../catalogue/model.ts'
import { iso15977 } from '../standards/iso15977.ts'
import { categories } from './categories.ts'
import { plainGrades, type Grade } from './grades.ts'
import { said } from './passage.ts'
import { rivetDimensions, rivetMounted, rivetShaded, type Rivet } from './rivet.drawing.ts'
import { own, series, type Family } from './series.ts'

type Size = { d: number; dk: number; k: number; hole: number }

type Kind = {
  code: string
  sku: string
  standard: string
  noun: Text
  sunk: boolean
  popularity: number
  grade: Grade
  keys: readonly string[]
}

const body = (
  name: Text,
  mark: Text,
  sign: string,
  material: Text,
  finish: Text,
  figures: { base: number; gram: number; density: number },
  use: Text,
  point: Text,
): Grade => ({
  ...plainGrades.zinc,
  code: '',
  name,
  mark,
  sign,
  material,
  finish,
  ...figures,
  use,
  points: [point],
})

const plain = said('Plain', 'Polos')
const aluminium = body(
  said('aluminium with steel mandrel', 'aluminium, inti baja'),
  said('aluminium/steel', 'aluminium/baja'),
  'Al/St',
  said('Aluminium, mandrel of steel', 'Aluminium, inti baja'),
  plain,
  { base: 40, gram: 190, density: 0.5 },
  said(
    'Aluminium body, the everyday rivet for signs, cabinets, gutters and ducts.',
    'Badan aluminium, keling sehari-hari untuk papan nama, lemari panel, talang, dan ducting.',
  ),
  said(
    'The steel mandrel may rust outdoors: cover it or use stainless',
    'Inti baja dapat berkarat di luar: tutup atau pilih tahan karat',
  ),
)
const steelBody = body(
  said('steel, zinc plated', 'baja, lapis seng'),
  said('steel/steel', 'baja/baja'),
  'St/St',
  said('Steel, mandrel of steel', 'Baja, inti baja'),
  said('Zinc plated', 'Lapis seng'),
  { base: 50, gram: 62, density: 1 },
  said(
    'Steel body with about twice the strength of aluminium, for brackets, seats and racks.',
    'Badan baja dengan kekuatan sekitar dua kali aluminium, untuk braket, kursi, dan rak.',
  ),
  said('Steel sheet only: it loosens in soft aluminium', 'Khusus pelat baja: longgar pada aluminium lunak'),
)
const stainless = body(
  said('stainless steel A2', 'stainless steel A2'),
  said('A2/A2', 'A2/A2'),
  'A2/A2',
  said('Stainless steel A2 (SUS 304), mandrel of the same', 'Stainless steel A2 (SUS 304), inti sama'),
  plain,
  { base: 180, gram: 240, density: 1 },
  said(
    'All of it stainless: kitchens, boats inland, food machines and facades.',
    'Seluruhnya tahan karat: dapur, perahu air tawar, mesin makanan, dan fasad.',
  ),
  said('Needs a strong tool: lever or battery', 'Perlu alat yang kuat: tang lengan panjang atau baterai'),
)

const size = (d: number): Text =>
  d < 4
    ? said(
        'The thin size for sheet up to about 3 mm and for plastics.',
        'Ukuran tipis untuk pelat sampai sekitar 3 mm dan plastik.',
      )
    : d < 4.8
      ? said(
          'The size most used in sheet metal work.',
          'Ukuran yang paling banyak dipakai pada pekerjaan pelat.',
        )
      : said(
          'The strong size for frames, vehicles and profiles.',
          'Ukuran kuat untuk rangka, kendaraan, dan profil.',
        )

const family = ({ code, sku, standard, noun, sunk, popularity }: Kind): Family<Size> => ({
  code,
  sku,
  standard,
  noun,
  category: categories.blindRivets,
  brand: sunk ? 'Ringgala' : 'Kencara',
  popularity,
  label: (key) => said('Ø {0}', 'Ø {0}', own(key)),
  sizeCode: 'nominal_diameter',
  lead: ({ size: { d }, grade }) => [
    sunk
      ? said(
          'Blind rivet with a 120° countersunk head: set from one side, flush with the surface, nothing to get at behind.',
          'Paku keling tembak kepala tirus 120°: dipasang dari satu sisi, rata permukaan, tanpa akses ke belakang.',
        )
      : said(
          'Open end blind rivet with a domed head: the tool pulls the mandrel, the body swells behind the sheet, the mandrel breaks off.',
          'Paku keling tembak kepala kubah: alat menarik inti, badan mengembang di balik pelat, lalu inti putus.',
        ),
    size(d),
    grade.use,
  ],
  points: ({ size: { d, hole } }) => [
    said('Drill {0} mm', 'Bor {0} mm', hole),
    said(
      'Length: all plates together and {0} mm on top',
      'Panjang: tebal seluruh pelat ditambah {0} mm',
      Math.round(d * 1.5 * 10) / 10,
    ),
    said(
      'Set the head on the thinner or softer sheet',
      'Letakkan kepala pada pelat yang lebih tipis atau lunak',
    ),
  ],
  data: ({ size: { d, dk, hole } }) => [
    [said('Body', 'Badan'), said('Ø {0} mm', 'Ø {0} mm', d)],
    [said('Head', 'Kepala'), said('Ø {0} mm', 'Ø {0} mm', dk)],
    [said('Hole', 'Lubang'), said('{0} mm', '{0} mm', hole)],
  ],
  mass: ({ d, dk, k }, length) => (0.55 * d ** 2 * length + 0.5 * dk ** 2 * k + 0.06 * d ** 2 * 40) * 0.00785,
  slender: 2.5,
  values: ({ dk, k, hole }) => ({ head_diameter: dk, head_height: k, drill_hole: hole }),
  pictures: ({ size: own, length, title }) => {
    const rivet: Rivet = { ...own, length, sunk, title }
    return [
      { view: 'dimensions', draw: () => rivetDimensions(rivet) },
      { view: 'shaded', draw: () => rivetShaded(rivet) },
      { view: 'mounted', draw: () => rivetMounted(rivet) },
    ]
  },
})

const dome = said('Blind rivet', 'Paku keling tembak')
const flush = said('Countersunk blind rivet', 'Paku keling tembak kepala tirus')
const all = ['3.2', '4', '4.8', '6.4']
const kinds: readonly Kind[] = [
  {
    code: 'BLIND-RIVET-ISO15977',
    sku: 'BR15977',
    standard: 'ISO 15977',
    noun: dome,
    sunk: false,
    popularity: 700,
    grade: aluminium,
    keys: all,
  },
  {
    code: 'BLIND-RIVET-ISO15979',
    sku: 'BR15979',
    standard: 'ISO 15979',
    noun: dome,
    sunk: false,
    popularity: 520,
    grade: steelBody,
    keys: all,
  },
  {
    code: 'BLIND-RIVET-ISO15983',
    sku: 'BR15983',
    standard: 'ISO 15983',
    noun: dome,
    sunk: false,
    popularity: 560,
    grade: stainless,
    keys: all.slice(0, 3),
  },
  {
    code: 'BLIND-RIVET-ISO15978',
    sku: 'BR15978',
    standard: 'ISO 15978',
    noun: flush,
    sunk: true,
    popularity: 470,
    grade: aluminium,
    keys: all.slice(0, 3),
  },
]

const steps = [6, 8, 10, 12, 14, 16, 18, 20, 25, 30]

/** Blind rivets by kind and diameter. */
export const rivets: readonly Product[] = kinds.flatMap((kind) =>
  series<Size>(family(kind), iso15977, [
    {
      grade: kind.grade,
      keys: kind.keys,
      lengths: ({ d }) => steps.filter((length) => length >= d * 1.8 && length <= d * 6.3),
    },
  ]),
)
