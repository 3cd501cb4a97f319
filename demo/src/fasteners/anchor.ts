import type { Product, Text } from '../catalogue/model.ts'
import { iso4032 } from '../standards/iso4032.ts'
import { iso7089 } from '../standards/iso7089.ts'
import { metricThreads } from '../standards/metric-thread.ts'
import {
  dropDimensions,
  dropShaded,
  shackleDimensions,
  shackleShaded,
  wedgeDimensions,
  wedgeMounted,
  wedgeShaded,
  type Drop,
  type Shackle,
  type Wedge,
} from './anchor.drawing.ts'
import { categories } from './categories.ts'
import { plainGrades, type Grade } from './grades.ts'
import { said, table } from './passage.ts'
import { series, type Family } from './series.ts'
import { sized, type Sized } from './sized.ts'

/** A wedge anchor of the house: the thread is the drill; depth of the hole and lengths are the maker's own. */
type Size = {
  d: number
  pitch: number
  s: number
  m: number
  washer: number
  deep: number
  lengths: readonly number[]
}

const wedge = (
  key: 'M6' | 'M8' | 'M10' | 'M12' | 'M16' | 'M20',
  deep: number,
  lengths: readonly number[],
): Size => ({
  d: iso4032[key].d,
  pitch: iso4032[key].pitch,
  s: iso4032[key].s,
  m: iso4032[key].m,
  washer: iso7089[key].d2,
  deep,
  lengths,
})
const wedges: Readonly<Record<string, Size>> = {
  M6: wedge('M6', 50, [45, 55, 65, 85, 100]),
  M8: wedge('M8', 60, [60, 75, 95, 115, 135]),
  M10: wedge('M10', 75, [75, 90, 105, 120, 140, 160]),
  M12: wedge('M12', 90, [90, 105, 120, 140, 160, 180]),
  M16: wedge('M16', 110, [120, 140, 160, 180, 220]),
  M20: wedge('M20', 130, [140, 170, 200, 240]),
}

const zinc: Grade = { ...plainGrades.zinc, base: 600, gram: 58 }
const hdg: Grade = { ...plainGrades.galvanised, base: 800, gram: 72 }
const a4: Grade = { ...plainGrades.a4, base: 1_500, gram: 240 }

const setting = (): Product['tabs'] => [
  {
    title: said('Setting the anchor', 'Cara memasang angkur'),
    html: table(
      [said('Step', 'Langkah'), said('What to do', 'Yang dilakukan')],
      [
        [
          '1',
          said(
            'Drill at a right angle with a hammer drill of the anchor’s diameter',
            'Bor tegak lurus dengan bor beton sesuai diameter angkur',
          ),
        ],
        ['2', said('Blow the dust out, brush, blow again', 'Tiup debu, sikat, tiup lagi')],
        [
          '3',
          said(
            'Drive the anchor through the plate until washer and nut touch',
            'Pukul angkur melalui pelat sampai ring dan mur menempel',
          ),
        ],
        [
          '4',
          said(
            'Tighten with a torque wrench; the cone spreads the clip',
            'Kencangkan dengan kunci torsi; konus membuka klip',
          ),
        ],
      ],
      said(
        'In cracked concrete, overhead and for people’s safety use anchors with an approval and a calculation for the job.',
        'Pada beton retak, di atas kepala, dan untuk keselamatan orang gunakan angkur bersertifikat dengan perhitungan khusus.',
      ),
    ),
  },
]

const wedgeFamily: Family<Size> = {
  code: 'WEDGE-ANCHOR',
  sku: 'WA',
  standard: '',
  noun: said('Wedge anchor', 'Angkur baji (wedge anchor)'),
  category: categories.wedgeAnchors,
  brand: 'Kencara',
  popularity: 680,
  lead: ({ size, grade }) => [
    said(
      'Through bolt for solid concrete: it is driven through the hole of the base plate, and tightening pulls its cone into the clip.',
      'Angkur tembus untuk beton padat: dipukul melalui lubang pelat dasar, lalu pengencangan menarik konus ke dalam klip.',
    ),
    size.d <= 8
      ? said(
          'Small sizes fix cable trays, handrails and pipe brackets.',
          'Ukuran kecil memasang tray kabel, pegangan tangga, dan braket pipa.',
        )
      : size.d <= 12
        ? said(
            'Middle sizes fix racks, machines, guard rails and door frames.',
            'Ukuran sedang memasang rak, mesin, rel pelindung, dan kusen.',
          )
        : said(
            'Large sizes fix columns, cranes and heavy machines.',
            'Ukuran besar memasang kolom, derek, dan mesin berat.',
          ),
    grade.use,
  ],
  points: ({ size }) => [
    said(
      'Drill {0} mm, hole at least {1} mm deep',
      'Bor {0} mm, lubang minimal sedalam {1} mm',
      size.d,
      size.deep,
    ),
    said('Not for hollow blocks or lightweight concrete', 'Bukan untuk bata berongga atau beton ringan'),
    said('Keep about ten diameters from the edge', 'Jaga jarak sekitar sepuluh diameter dari tepi'),
  ],
  data: ({ size }) => [
    [said('Drill', 'Mata bor'), said('{0} mm', '{0} mm', size.d)],
    [said('Depth of hole', 'Kedalaman lubang'), said('{0} mm', '{0} mm', size.deep)],
    [said('Spanner', 'Kunci pas'), said('{0} mm', '{0} mm', size.s)],
  ],
  tabs: ({ key }) => (key === 'M10' || key === 'M12' ? setting() : undefined),
  mass: ({ d, s, m, washer }, length) =>
    (0.7 * d ** 2 * length + 0.6 * s ** 2 * m + washer ** 2 * 1.2) * 0.00785,
  slender: 9,
  values: ({ d, s, deep }) => ({ drill_hole: d, hole_depth: deep, across_flats: s }),
  pictures: ({ key, size, length, title }) => {
    const drawn: Wedge = { ...size, length, thread: key, title }
    return [
      { view: 'dimensions', draw: () => wedgeDimensions(drawn) },
      { view: 'shaded', draw: () => wedgeShaded(drawn) },
      { view: 'mounted', draw: () => wedgeMounted(drawn) },
    ]
  },
}

type Drops = Omit<Drop, 'thread' | 'title'>
const drop = (key: 'M6' | 'M8' | 'M10' | 'M12' | 'M16' | 'M20', hole: number, length: number): Drops => ({
  d: metricThreads[key].d,
  pitch: metricThreads[key].pitch,
  hole,
  length,
})
const drops: Readonly<Record<string, Drops>> = {
  M6: drop('M6', 8, 25),
  M8: drop('M8', 10, 30),
  M10: drop('M10', 12, 40),
  M12: drop('M12', 15, 50),
  M16: drop('M16', 20, 65),
  M20: drop('M20', 25, 80),
}

const dropFamily: Sized<Drops> = {
  code: 'DROP-IN-ANCHOR',
  sku: 'DA',
  standard: '',
  noun: said('Drop-in anchor', 'Angkur tanam (drop-in)'),
  category: categories.dropAnchors,
  brand: 'Kencara',
  popularity: 600,
  lead: [
    said(
      'Sleeve with internal thread that sits flush in the concrete; a plug driven down with a setting tool spreads it. Pipe hangers and ceilings hang on it by threaded rod.',
      'Sleeve berulir dalam yang rata dengan beton; baji di dalamnya dipukul dengan alat setel sehingga mengembang. Gantungan pipa dan plafon dipasang dengan batang ulir.',
    ),
  ],
  points: [
    said('Drill exactly to the length of the anchor', 'Bor tepat sedalam panjang angkur'),
    said(
      'Order the setting tool of the same thread once',
      'Pesan alat setel dengan ulir yang sama satu kali',
    ),
    said('Static loads in solid concrete', 'Beban statis pada beton padat'),
  ],
  tabs: setting,
  mass: ({ d, hole, length }) =>
    (0.785 * (hole ** 2 - d ** 2) * length + 0.3 * d ** 2 * length * 0.3) * 0.00785,
  values: ({ hole, length }) => ({ drill_hole: hole, length }),
  pictures: ({ key, size, title }) => {
    const drawn: Drop = { ...size, thread: key, title }
    return [
      { view: 'dimensions', draw: () => dropDimensions(drawn) },
      { view: 'shaded', draw: () => dropShaded(drawn) },
    ]
  },
}

type Link = Omit<Shackle, 'title' | 'bow'> & { load: number; inch: string }

/** By load in kg: bow, pin and clear width in mm, as makers of forged shackles give them. */
const links: Readonly<Record<string, Link>> = {
  '500': { d: 7, pin: 8, inside: 12, depth: 29, load: 500, inch: '1/4"' },
  '750': { d: 9, pin: 10, inside: 13.5, depth: 32, load: 750, inch: '5/16"' },
  '1000': { d: 10, pin: 11, inside: 17, depth: 36.5, load: 1000, inch: '3/8"' },
  '1500': { d: 11, pin: 13, inside: 18.5, depth: 43, load: 1500, inch: '7/16"' },
  '2000': { d: 13.5, pin: 16, inside: 22, depth: 51, load: 2000, inch: '1/2"' },
  '3250': { d: 16, pin: 19, inside: 27, depth: 64, load: 3250, inch: '5/8"' },
  '4750': { d: 19, pin: 22, inside: 32, depth: 76, load: 4750, inch: '3/4"' },
  '6500': { d: 22, pin: 25, inside: 36.5, depth: 83, load: 6500, inch: '7/8"' },
  '8500': { d: 25, pin: 28, inside: 43, depth: 95, load: 8500, inch: '1"' },
}

const shackle = (bow: boolean): Sized<Link> => ({
  code: bow ? 'BOW-SHACKLE' : 'DEE-SHACKLE',
  sku: bow ? 'SHB' : 'SHD',
  standard: '',
  noun: bow
    ? said('Bow shackle with screw pin', 'Bow shackle pin ulir')
    : said('Dee shackle with screw pin', 'Dee shackle pin ulir'),
  category: categories.shackles,
  brand: 'Ringgala',
  popularity: bow ? 560 : 500,
  label: (key) => loadOf(Number(key)),
  sizeCode: 'none',
  lead: [
    bow
      ? said(
          'Rounded shackle that takes two or three sling legs at once, for lifting beams, anchors and towing.',
          'Shackle lengkung yang menerima dua atau tiga kaki sling sekaligus, untuk balok angkat, jangkar, dan penarikan.',
        )
      : said(
          'Narrow shackle for a straight pull: joins chain, rope eye or hook in line.',
          'Shackle sempit untuk tarikan lurus: menyambung rantai, mata sling, atau kait segaris.',
        ),
  ],
  points: [
    said(
      'Working load at a safety factor of 6, pulled in line',
      'Beban kerja dengan faktor keamanan 6, ditarik segaris',
    ),
    said(
      'Turn the pin in fully, then a quarter back only where it must come off',
      'Putar pin sampai penuh, mundurkan seperempat putaran hanya bila harus mudah dilepas',
    ),
    said('Never replace the pin by a bolt', 'Jangan mengganti pin dengan baut biasa'),
  ],
  mass: ({ d, pin, inside, depth }) =>
    0.785 *
    (d ** 2 * (depth * 2 + inside * (bow ? 2 : 1.4)) + pin ** 2 * (inside + d * 4) + d ** 3 * 5) *
    0.00785,
  single: true,
  values: ({ load, inch, d, pin, inside }) => ({
    load,
    nominal_size: inch,
    thickness: d,
    shackle_pin: pin,
    width: inside,
  }),
  pictures: ({ size, title }) => {
    const drawn: Shackle = { ...size, bow, depth: bow ? size.depth : size.depth * 0.78, title }
    return [
      { view: 'dimensions', draw: () => shackleDimensions(drawn) },
      { view: 'shaded', draw: () => shackleShaded(drawn) },
    ]
  },
})

const loadOf = (kg: number): Text => said('{0} t', '{0} t', kg / 1000)
const forged: Grade = {
  ...plainGrades.galvanised,
  name: said('forged alloy steel, hot-dip galvanised', 'baja paduan tempa, galvanis celup panas'),
  material: said('Forged alloy steel', 'Baja paduan tempa'),
  base: 9_000,
  gram: 105,
  points: [said('Marked with load, size and heat number', 'Ditandai beban, ukuran, dan nomor lebur')],
}
const stainless: Grade = { ...plainGrades.a4, base: 16_000, gram: 290 }

const linkKeys = Object.keys(links).toSorted((a, b) => Number(a) - Number(b))

/** Anchors for concrete. */
export const anchors: readonly Product[] = [
  ...series<Size>(wedgeFamily, wedges, [
    { grade: zinc, keys: Object.keys(wedges), lengths: ({ lengths }) => lengths },
    { grade: hdg, keys: ['M10', 'M12', 'M16', 'M20'], lengths: ({ lengths }) => lengths, hidden: 'M20' },
    { grade: a4, keys: ['M8', 'M10', 'M12', 'M16'], lengths: ({ lengths }) => lengths },
  ]),
  ...sized<Drops>(dropFamily, drops, [
    { grade: zinc, keys: Object.keys(drops), show: 'M10' },
    { grade: a4, keys: Object.keys(drops).slice(0, 5), show: 'M8' },
  ]),
]

/** Shackles by form and material. */
export const shackles: readonly Product[] = [true, false].flatMap((bow) =>
  sized<Link>(shackle(bow), links, [
    { grade: forged, keys: linkKeys, show: bow ? '3250' : '2000' },
    { grade: stainless, keys: linkKeys.slice(0, 6), show: '1000' },
  ]),
)
