import type { Product, Text } from '../catalogue/model.ts'
import { setScrews as sizes } from '../standards/iso4026.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { bolts } from './grades.ts'
import { said, table } from './passage.ts'
import { lengthsBetween, series, type Family } from './series.ts'
import { setScrewDimensions, setScrewShaded, type SetScrew } from './set-screw.drawing.ts'
import { bySize, tapDrill, threadRow } from './thread-facts.ts'

type Size = (typeof sizes)[keyof typeof sizes]

type Point = {
  tip: SetScrew['tip']
  standard: string
  name: Text
  use: Text
  point: Text
  popularity: number
}

const places = {
  small: said(
    'Small threads lock knobs, encoder hubs, pulleys and shaft collars.',
    'Ulir kecil mengunci knob, hub enkoder, pulley, dan kerah poros.',
  ),
  middle: said(
    'These threads lock sprockets, couplings, bearing inserts and adjusting spindles.',
    'Ulir ini mengunci gir rantai, kopling, insert bearing, dan spindel penyetel.',
  ),
  large: said(
    'Large threads serve as adjusting and jacking screws on machine beds.',
    'Ulir besar dipakai sebagai baut setel dan baut dongkrak pada alas mesin.',
  ),
}

const points: readonly Point[] = [
  {
    tip: 'cup',
    standard: 'ISO 4029',
    name: said('cup point', 'ujung cekung'),
    use: said(
      'Headless screw that disappears in its thread; the sharp rim of the cup cuts a ring into the shaft and so holds best against turning.',
      'Baut tanpa kepala yang terbenam di ulirnya; tepi tajam ujung cekung menggores poros berbentuk cincin sehingga paling kuat menahan putaran.',
    ),
    point: said(
      'Marks the shaft: file a flat where the hub must come off again',
      'Membekas pada poros: buat bidang rata bila hub perlu dilepas lagi',
    ),
    popularity: 720,
  },
  {
    tip: 'flat',
    standard: 'ISO 4026',
    name: said('flat point', 'ujung rata'),
    use: said(
      'Headless screw with a flat end that presses without marking: for hardened shafts, stops and frequent adjustment.',
      'Baut tanpa kepala berujung rata yang menekan tanpa membekas: untuk poros keras, penahan, dan penyetelan yang sering.',
    ),
    point: said(
      'Holds less against turning than a cup point; use it on a flat of the shaft',
      'Daya tahan putarnya di bawah ujung cekung; pasang pada bidang rata poros',
    ),
    popularity: 560,
  },
  {
    tip: 'cone',
    standard: 'ISO 4027',
    name: said('cone point', 'ujung runcing'),
    use: said(
      'Headless screw whose cone sits in a drilled dimple and fixes hub and shaft permanently at one exact place.',
      'Baut tanpa kepala dengan ujung runcing yang masuk ke lubang senter dan mengunci hub serta poros tepat di satu tempat secara permanen.',
    ),
    point: said(
      'Drill a 90° dimple into the shaft before tightening',
      'Bor cekungan 90° pada poros sebelum dikencangkan',
    ),
    popularity: 480,
  },
  {
    tip: 'dog',
    standard: 'ISO 4028',
    name: said('dog point', 'ujung pin'),
    use: said(
      'Headless screw with a cylindrical pin at its end that enters a groove or a hole: a stop, a guide or a safeguard against turning.',
      'Baut tanpa kepala dengan pin silinder di ujungnya yang masuk ke alur atau lubang: sebagai penahan, pemandu, atau pengaman putaran.',
    ),
    point: said(
      'The groove should be 0.2 mm wider than the pin',
      'Lebar alur sebaiknya 0,2 mm lebih besar daripada pin',
    ),
    popularity: 460,
  },
]

const tab = (): Product['tabs'] => [
  {
    title: said('Choosing the point', 'Memilih bentuk ujung'),
    html: table(
      [
        said('Point', 'Ujung'),
        said('Standard', 'Standar'),
        said('Holding power', 'Daya tahan'),
        said('Mark on the shaft', 'Bekas pada poros'),
      ],
      [
        [said('Cup', 'Cekung'), 'ISO 4029', said('high', 'tinggi'), said('ring', 'cincin')],
        [said('Flat', 'Rata'), 'ISO 4026', said('low', 'rendah'), said('none', 'tidak ada')],
        [
          said('Cone', 'Runcing'),
          'ISO 4027',
          said('highest, in a dimple', 'tertinggi, dalam cekungan'),
          said('dimple', 'cekungan'),
        ],
        [said('Dog', 'Pin'), 'ISO 4028', said('by its fit', 'menurut suaian'), said('none', 'tidak ada')],
      ],
      said(
        'Choose a screw whose thread is about a quarter of the shaft’s diameter, and set two of them at 90° to each other where the torque changes direction.',
        'Pilih ulir sekitar seperempat diameter poros, dan pasang dua set screw bersudut 90° bila arah torsi berubah-ubah.',
      ),
    ),
  },
]

const family = ({ tip, standard, name, use, point, popularity }: Point): Family<Size> => ({
  code: `SET-SCREW-${standard.replace(' ', '')}`,
  sku: `ST${standard.replace('ISO ', '')}`,
  standard,
  noun: said('Set screw', 'Baut tanam (set screw)'),
  kind: { en: ` ${name.en}`, id: ` ${name.id}` },
  category: categories.setScrews,
  brand: (grade) =>
    grade.gram > 150 ? 'Bautindra' : tip === 'cup' || tip === 'flat' ? 'Pasakti' : 'Kencara',
  popularity,
  lead: ({ size, grade }) => [use, bySize(size.d, places), grade.use],
  points: ({ key, size }) => [said('Hex key {0} mm', 'Kunci L {0} mm', size.s), point, ...tapDrill(key)],
  data: ({ key, size }) => [
    threadRow(key, size.pitch),
    [said('Point', 'Ujung'), name],
    ...(tip === 'cone'
      ? []
      : ([[said('Point diameter', 'Diameter ujung'), said('{0} mm', '{0} mm', size.dp)]] as const)),
  ],
  tabs: ({ key }) => (key === 'M6' || (key === 'M8' && tip === 'cup') ? tab() : undefined),
  mass: ({ d, pitch, s, t }, length) =>
    Math.max(
      0.02,
      ((Math.PI / 4) * (d - 0.65 * pitch) ** 2 * length - 0.866 * s ** 2 * Math.min(t, length * 0.6)) * steel,
    ),
  values: ({ pitch, s, dp }) => ({
    pitch,
    hex_key: s,
    point: name,
    ...(tip === 'cone' ? {} : { point_diameter: dp }),
  }),
  slender: 1.7,
  pictures: ({ key, size, length, title, grade }) => {
    const screw: SetScrew = { ...size, length, tip, thread: key, title, dark: grade.dark === true }
    return [
      { view: 'dimensions', draw: () => setScrewDimensions(screw) },
      { view: 'shaded', draw: () => setScrewShaded(screw) },
      { view: 'detail', draw: () => setScrewShaded(screw, true) },
    ]
  },
})

const usual = ({ min, max }: Size): readonly number[] => lengthsBetween(min, max)
/** The shortest has room for the pin below the socket; source: ISO 4028, table 1. */
const dog = ({ min, max, d }: Size): readonly number[] =>
  lengthsBetween(Math.max(min, d < 8 ? d + 1 : d), Math.min(max, 5 * d))

/** Set screws by point, thread and grade. */
export const setScrewProducts: readonly Product[] = points.flatMap((point) => {
  const lengths = point.tip === 'dog' ? dog : usual
  const steelKeys =
    point.tip === 'cup'
      ? ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16']
      : point.tip === 'flat'
        ? ['M4', 'M5', 'M6', 'M8', 'M10', 'M12']
        : ['M4', 'M5', 'M6', 'M8', 'M10']
  const stainless = point.tip === 'cup' ? ['M3', 'M4', 'M5', 'M6', 'M8', 'M10'] : ['M4', 'M5', 'M6', 'M8']
  return series(family(point), sizes as Readonly<Record<string, Size>>, [
    { grade: bolts.h45, keys: steelKeys, lengths },
    { grade: bolts.a2h, keys: stainless, lengths },
  ])
})
