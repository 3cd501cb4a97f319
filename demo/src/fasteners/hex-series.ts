import type { Product, Text } from '../catalogue/model.ts'
import { iso4014 } from '../standards/iso4014.ts'
import { iso4017 } from '../standards/iso4017.ts'
import { categories } from './categories.ts'
import { boltMass } from './fastener.ts'
import { bolts, type Grade } from './grades.ts'
import { said } from './passage.ts'
import { screwDimensions, screwRange, screwShaded, type Screw } from './screw.drawing.ts'
import { lengthsBetween, series, type Family, type One } from './series.ts'
import {
  breaking,
  bySize,
  clearance,
  stainlessTab,
  threadRow,
  tightening,
  torqueTab,
} from './thread-facts.ts'

type Hex = { d: number; pitch: number; k: number; s: number; min: number; max: number }
type Shank = Hex & { b: number; b2: number }

const places = {
  small: said(
    'In this size it holds covers, sensors, cable trays and light brackets.',
    'Pada ukuran ini dipakai untuk tutup mesin, sensor, tray kabel, dan braket ringan.',
  ),
  middle: said(
    'In this size it carries motor feet, bearing housings, conveyor frames and pump bases.',
    'Pada ukuran ini dipakai untuk kaki motor, rumah bearing, rangka konveyor, dan dudukan pompa.',
  ),
  large: said(
    'In this size it carries base plates, steel columns, gearboxes and pipe flanges.',
    'Pada ukuran ini dipakai untuk pelat dasar, kolom baja, gearbox, dan flens pipa.',
  ),
}

const nut = (grade: Grade): Text =>
  grade.strength === '10.9'
    ? said('Pair it with a nut of class 10', 'Pasangkan dengan mur kelas 10')
    : grade.gram > 100
      ? said(
          'Pair it with a nut of the same stainless grade',
          'Pasangkan dengan mur dari bahan tahan karat yang sama',
        )
      : said('Pair it with a nut of class 8 or above', 'Pasangkan dengan mur kelas 8 atau lebih tinggi')

const brand = (grade: Grade): Product['brand'] =>
  grade.gram > 100 ? 'Bautindra' : grade.strength === '10.9' ? 'Pasakti' : 'Kencara'

const screwOf = (one: One<Hex>, plain: number): Screw => ({
  head: { form: 'hex', dk: one.size.s, k: one.size.k },
  d: one.size.d,
  pitch: one.size.pitch,
  length: one.length,
  plain,
  tip: 'chamfer',
  thread: one.key,
  title: one.title,
  dark: one.grade.dark === true,
  across: `s ${one.size.s}`,
  high: `k ${one.size.k}`,
})

const pictures = (screw: Screw, lengths: readonly number[]): Product['pictures'] => [
  { view: 'dimensions', draw: () => screwDimensions(screw) },
  { view: 'shaded', draw: () => screwShaded(screw) },
  { view: 'range', draw: () => screwRange(screw, lengths) },
]

const tabs = (one: One<Hex>): Product['tabs'] =>
  one.key !== 'M12' && one.key !== 'M16'
    ? undefined
    : one.grade.torque !== undefined
      ? torqueTab()
      : one.grade.gram > 100
        ? stainlessTab()
        : undefined

const full: Family<Hex> = {
  code: 'HEX-BOLT-ISO4017',
  sku: 'HB4017',
  standard: 'ISO 4017',
  noun: said('Hex bolt', 'Baut segi enam'),
  kind: said(' full thread', ' ulir penuh'),
  category: categories.hexBolts,
  brand,
  popularity: 930,
  lead: ({ size, grade }) => [
    said(
      'Fully threaded hex head bolt: clamps any thickness with no shank in the way.',
      'Baut kepala segi enam dengan ulir sampai ke kepala: menjepit tumpukan setebal apa pun tanpa terhalang batang polos.',
    ),
    bySize(size.d, places),
    grade.use,
  ],
  points: ({ key, grade }) => [...clearance(key), ...tightening(key, grade), nut(grade)],
  data: ({ key, size, grade }) => [
    threadRow(key, size.pitch),
    [said('Spanner', 'Kunci pas'), said('{0} mm', '{0} mm', size.s)],
    ...breaking(key, grade),
  ],
  tabs,
  mass: ({ d, pitch, k, s }, length) => boltMass(0.866 * s ** 2 * k, d, pitch, length),
  values: ({ pitch, k, s }) => ({ pitch, across_flats: s, head_height: k }),
  pictures: (one, lengths) => pictures(screwOf(one, 0), lengths),
}

const threadOf = ({ b, b2 }: Shank, length: number): number => (length <= 125 ? b : b2)

const shank: Family<Shank> = {
  ...full,
  code: 'HEX-BOLT-ISO4014',
  sku: 'HB4014',
  standard: 'ISO 4014',
  kind: said(' with shank', ' ulir sebagian'),
  category: categories.shankBolts,
  popularity: 820,
  lead: ({ size, grade }) => [
    said(
      'Hex head bolt with a plain shank: the smooth part lies in the joint, locates the plates and takes shear better than a thread.',
      'Baut kepala segi enam dengan batang polos: bagian polos berada di dalam sambungan, memosisikan pelat, dan lebih tahan geser daripada ulir.',
    ),
    bySize(size.d, places),
    grade.use,
  ],
  points: ({ key, grade, size }) => [
    said(
      'The grip must be longer than the length less {0} mm of thread: otherwise choose ISO 4017',
      'Tebal jepitan harus melebihi panjang baut dikurangi ulir {0} mm: bila kurang, pilih ISO 4017',
      size.b,
    ),
    ...clearance(key),
    ...tightening(key, grade),
    nut(grade),
  ],
  data: ({ key, size, grade }) => [
    threadRow(key, size.pitch),
    [
      said('Thread length', 'Panjang ulir'),
      said(
        '{0} mm up to 125 mm of length, then {1} mm',
        '{0} mm sampai panjang 125 mm, selebihnya {1} mm',
        size.b,
        size.b2,
      ),
    ],
    [said('Spanner', 'Kunci pas'), said('{0} mm', '{0} mm', size.s)],
    ...breaking(key, grade),
  ],
  mass: ({ d, pitch, k, s }, length) => boltMass(0.866 * s ** 2 * k, d, pitch * 0.6, length),
  values: (size, length) => ({
    pitch: size.pitch,
    across_flats: size.s,
    head_height: size.k,
    thread_length: threadOf(size, length),
  }),
  pictures: (one, lengths) => pictures(screwOf(one, one.length - threadOf(one.size, one.length)), lengths),
}

const fullLengths = ({ min, max }: Hex): readonly number[] => lengthsBetween(min, Math.min(max, 120))
/** Lengths that leave a shank of half a diameter at least. */
const shankLengths = ({ min, max, b, d }: Shank): readonly number[] =>
  lengthsBetween(Math.max(min, b + 0.5 * d), Math.min(max, 200))

/** Hex bolts by thread and grade, beside the mixed ranges of the everyday sizes. */
export const hexSeries: readonly Product[] = [
  ...series(full, iso4017, [
    { grade: bolts.s88, keys: ['M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24'], lengths: fullLengths },
    { grade: bolts.s88z, keys: ['M5', 'M24', 'M30'], lengths: fullLengths, quoted: 'M30' },
    {
      grade: bolts.s88h,
      keys: ['M8', 'M10', 'M12', 'M16', 'M20', 'M24'],
      lengths: fullLengths,
      quoted: 'M24',
      tkdn: 42.15,
    },
    { grade: bolts.s109, keys: ['M8', 'M10', 'M12', 'M16', 'M20', 'M24'], lengths: fullLengths },
    { grade: bolts.a2, keys: ['M4', 'M5', 'M16', 'M20', 'M24'], lengths: fullLengths },
    {
      grade: bolts.a4,
      keys: ['M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20'],
      lengths: fullLengths,
      quoted: 'M20',
      hidden: 'M16',
    },
  ]),
  ...series(shank, iso4014, [
    { grade: bolts.s88, keys: ['M8', 'M10', 'M12', 'M16', 'M20', 'M24'], lengths: shankLengths },
    {
      grade: bolts.s88z,
      keys: ['M8', 'M10', 'M12', 'M16', 'M20', 'M24', 'M30'],
      lengths: shankLengths,
      hidden: 'M30',
    },
    {
      grade: bolts.s88h,
      keys: ['M12', 'M16', 'M20', 'M24'],
      lengths: shankLengths,
      quoted: 'M24',
      hidden: 'M20',
      tkdn: 42.15,
    },
    {
      grade: bolts.s109,
      keys: ['M10', 'M12', 'M16', 'M20', 'M24'],
      lengths: shankLengths,
      quoted: 'M24',
      hidden: 'M20',
    },
    { grade: bolts.a2, keys: ['M6', 'M8', 'M10', 'M12', 'M16', 'M20'], lengths: shankLengths },
    { grade: bolts.a4, keys: ['M8', 'M10', 'M12', 'M16'], lengths: shankLengths },
  ]),
]
