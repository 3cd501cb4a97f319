import type { Product } from '../catalogue/model.ts'
import { din580 } from '../standards/din580.ts'
import { metricThreads, type MetricThread } from '../standards/metric-thread.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { bolts, plainGrades, type Grade } from './grades.ts'
import { said, table } from './passage.ts'
import { eyeDimensions, eyeShaded, rodDimensions, rodShaded } from './rod-eye.drawing.ts'
import { sized, type Sized } from './sized.ts'

type Rod = { d: number; pitch: number }

const rod = (metres: 1 | 2 | 3): Sized<Rod> => ({
  code: `THREADED-ROD-${metres}M`,
  sku: `TR976-${metres}`,
  standard: 'DIN 976-1',
  noun: said('Threaded rod {0} m', 'Batang ulir (long drat) {0} m', metres),
  category: categories.rods,
  brand: (grade) => (grade.gram > 100 ? 'Bautindra' : 'Kencara'),
  popularity: metres === 1 ? 720 : 560,
  lead: [
    said(
      'Rod with thread over its whole length, sawn to size on site: pipe hangers, cable trays, ceilings, formwork ties and chemical anchors.',
      'Batang berulir sepanjang badan, dipotong sesuai kebutuhan di lapangan: gantungan pipa, tray kabel, plafon, pengikat bekisting, dan angkur kimia.',
    ),
    metres === 1
      ? said('One metre is easy to carry and store.', 'Panjang satu meter mudah dibawa dan disimpan.')
      : said(
          'The long bar saves couplings and waste.',
          'Batang panjang menghemat mur sambung dan sisa potongan.',
        ),
  ],
  points: [
    said('Chamfer the cut and run a nut over it', 'Bevel ujung potongan dan lewatkan mur'),
    said('Length tolerance ±5 mm', 'Toleransi panjang ±5 mm'),
  ],
  data: [[said('Length', 'Panjang'), said('{0} mm', '{0} mm', metres * 1000)]],
  mass: ({ d, pitch }) => (Math.PI / 4) * (d - 0.65 * pitch) ** 2 * metres * 1000 * steel,
  single: true,
  effort: 0.9,
  values: ({ pitch }) => ({ pitch, length: metres * 1000 }),
  pictures: ({ key, size, title, grade }) => {
    const drawn = { ...size, length: metres * 1000, thread: key, title, dark: grade.dark === true }
    return [
      { view: 'dimensions', draw: () => rodDimensions(drawn) },
      { view: 'shaded', draw: () => rodShaded(drawn) },
    ]
  },
})

const threads: readonly MetricThread[] = ['M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24', 'M30']
const rods = (
  grade: Grade,
  metres: 1 | 2 | 3,
  from: MetricThread,
  to: MetricThread,
  tkdn?: number,
): readonly Product[] =>
  sized<Rod>(rod(metres), metricThreads, [
    {
      grade,
      keys: threads.slice(threads.indexOf(from), threads.indexOf(to) + 1),
      show: 'M12',
      ...(tkdn === undefined ? {} : { flags: { tkdn } }),
    },
  ])

type Eye = (typeof din580)[keyof typeof din580]

const forged: Grade = {
  ...plainGrades.zinc,
  name: said('forged steel C15E, zinc plated', 'baja tempa C15E, lapis seng'),
  mark: said('C15E zinc plated', 'C15E lapis seng'),
  sign: 'C15E',
  material: said('Forged steel C15E', 'Baja tempa C15E'),
  base: 9_000,
  gram: 95,
  use: said(
    'Drop forged in one piece, tested and marked with maker, thread and load.',
    'Ditempa satu bahan, diuji, serta ditandai pabrikan, ulir, dan bebannya.',
  ),
}
const bare: Grade = {
  ...forged,
  code: 'S',
  name: said('forged steel C15E, plain', 'baja tempa C15E, polos'),
  mark: said('C15E plain', 'C15E polos'),
  finish: said('Plain', 'Polos'),
  base: 8_000,
  gram: 84,
  points: plainGrades.steel.points,
}
const stainless: Grade = {
  ...plainGrades.a2,
  base: 24_000,
  gram: 330,
  points: [
    said(
      'Magnetic particle testing does not work on it: inspect by dye',
      'Tidak dapat diuji partikel magnet: periksa dengan cairan penetran',
    ),
  ],
}

const angles = (): Product['tabs'] => [
  {
    title: said('Loads and slings', 'Beban dan sling'),
    html: table(
      [
        said('Thread', 'Ulir'),
        said('Straight, kg', 'Tegak lurus, kg'),
        said('At 45°, each of two, kg', 'Bersudut 45°, masing-masing dari dua, kg'),
      ],
      Object.entries(din580).map(([key, { load, slanted }]) => [key, load, slanted]),
      said(
        'The eye must be screwed down to its collar and stand in the plane of the sling. Side pull across the eye is not allowed.',
        'Mata harus diputar sampai kerahnya rapat dan searah bidang sling. Tarikan menyamping terhadap mata tidak diizinkan.',
      ),
    ),
  },
]

const eye = (nut: boolean): Sized<Eye> => ({
  code: nut ? 'EYE-NUT-DIN582' : 'EYE-BOLT-DIN580',
  sku: nut ? 'EN582' : 'EB580',
  standard: nut ? 'DIN 582' : 'DIN 580',
  noun: nut
    ? said('Lifting eye nut', 'Mur mata angkat')
    : said('Lifting eye bolt', 'Baut mata angkat (eye bolt)'),
  category: categories.eyeBolts,
  brand: nut ? 'Murtaka' : 'Kencara',
  popularity: nut ? 480 : 590,
  lead: [
    nut
      ? said(
          'Forged ring with a tapped foot that is screwed on a stud: hangs motors, moulds and tanks whose bolts already stand.',
          'Cincin tempa dengan kaki berulir yang dipasang pada stud: mengangkat motor, cetakan, dan tangki yang bautnya sudah ada.',
        )
      : said(
          'Forged ring on a threaded shank that lifts motors, gearboxes, moulds and machine parts by hook or shackle.',
          'Cincin tempa pada batang berulir untuk mengangkat motor, gearbox, cetakan, dan bagian mesin dengan kait atau shackle.',
        ),
  ],
  points: [
    said('Screw down until the collar lies flat', 'Putar sampai kerahnya rapat'),
    said('No side load across the eye', 'Tidak boleh dibebani menyamping'),
    said(
      'Take it out of use when bent or when a tenth of the section is worn',
      'Jangan dipakai lagi bila bengkok atau aus sepersepuluh penampang',
    ),
  ],
  tabs: angles,
  mass: ({ d, d2, d3, d4, h, l }) =>
    (Math.PI * ((d3 + d4) / 2) * 0.785 * ((d3 - d4) / 2) ** 2 +
      0.785 * d2 ** 2 * h * 0.16 +
      (nut ? 0 : 0.72 * d ** 2 * l)) *
    steel,
  single: true,
  values: ({ d3, d4, h, l, load }) => ({
    load,
    inner_diameter: d4,
    outer_diameter: d3,
    height: h,
    ...(nut ? {} : { thread_length: l }),
  }),
  pictures: ({ key, size, title }) => {
    const drawn = { ...size, nut, thread: key, title }
    return [
      { view: 'dimensions', draw: () => eyeDimensions(drawn) },
      { view: 'shaded', draw: () => eyeShaded(drawn) },
    ]
  },
})

const eyeKeys = Object.keys(din580)

/** Threaded rods, lifting eye bolts and eye nuts. */
export const rodsAndEyes: readonly Product[] = [
  ...rods(bolts.s48z, 1, 'M5', 'M30', 45.2),
  ...rods(bolts.s48z, 2, 'M6', 'M20'),
  ...rods(bolts.s48z, 3, 'M6', 'M24', 45.2),
  ...rods(bolts.s48h, 3, 'M8', 'M24'),
  ...rods(bolts.s88, 1, 'M6', 'M30'),
  ...rods(bolts.s88z, 1, 'M6', 'M24'),
  ...rods(bolts.s88h, 1, 'M8', 'M30'),
  ...rods(bolts.s109, 1, 'M8', 'M24'),
  ...rods(bolts.a2, 1, 'M5', 'M24'),
  ...rods(bolts.a4, 1, 'M6', 'M20'),
  ...rods(bolts.a2, 3, 'M8', 'M16'),
  ...[false, true].flatMap((nut) =>
    sized<Eye>(eye(nut), din580, [
      { grade: forged, keys: eyeKeys, show: 'M12' },
      { grade: bare, keys: eyeKeys, show: 'M20' },
      {
        grade: stainless,
        keys: eyeKeys.slice(0, 6),
        show: 'M10',
        ...(nut ? { flags: { displayPrice: false } } : {}),
      },
    ]),
  ),
]
