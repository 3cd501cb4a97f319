import type { Product } from '../catalogue/model.ts'
import { din603 } from '../standards/din603.ts'
import { iso4162 } from '../standards/iso4162.ts'
import { categories } from './categories.ts'
import { boltMass } from './fastener.ts'
import { bolts } from './grades.ts'
import { said } from './passage.ts'
import { screwDimensions, screwRange, screwShaded, type Screw } from './screw.drawing.ts'
import { lengthsBetween, series, type Family } from './series.ts'
import { breaking, bySize, clearance, threadRow, tightening, torqueTab } from './thread-facts.ts'

type Flange = {
  d: number
  pitch: number
  s: number
  dc: number
  k: number
  b: number
  min: number
  max: number
}
type Carriage = {
  d: number
  pitch: number
  dk: number
  k: number
  v: number
  f: number
  b: number
  min: number
  max: number
}

const pictures = (screw: Screw, lengths: readonly number[]): Product['pictures'] => [
  { view: 'dimensions', draw: () => screwDimensions(screw) },
  { view: 'shaded', draw: () => screwShaded(screw) },
  { view: 'range', draw: () => screwRange(screw, lengths) },
]

const flangePlain = ({ b, d }: Flange, length: number): number => (length - b > 1.5 * d ? length - b : 0)

const flange: Family<Flange> = {
  code: 'FLANGE-BOLT-ISO4162',
  sku: 'FB4162',
  standard: 'ISO 4162',
  noun: said('Hex flange bolt', 'Baut flens segi enam'),
  category: categories.flangeBolts,
  brand: (grade) => (grade.gram > 100 ? 'Bautindra' : 'Kencara'),
  popularity: 690,
  lead: ({ size, grade }) => [
    said(
      'Hex bolt with a flange of {0} mm forged on: it spreads the load without a washer and saves a part at every joint.',
      'Baut segi enam dengan flens Ø {0} mm yang menyatu: menyebarkan beban tanpa ring plat dan menghemat satu komponen di setiap sambungan.',
      size.dc,
    ),
    bySize(size.d, {
      small: said(
        'Small sizes are usual on engines, motorcycles, fan housings and sheet panels.',
        'Ukuran kecil lazim pada mesin, sepeda motor, rumah kipas, dan panel pelat.',
      ),
      middle: said(
        'Middle sizes are usual on vehicle chassis, gear motors and pumps.',
        'Ukuran sedang lazim pada sasis kendaraan, gear motor, dan pompa.',
      ),
      large: said(
        'Large sizes are usual on axles and heavy frames.',
        'Ukuran besar lazim pada gardan dan rangka berat.',
      ),
    }),
    grade.use,
  ],
  points: ({ key, size, grade }) => [
    said(
      'Small head, {0} mm across flats: a socket fits where a normal bolt’s would not',
      'Kepala kecil, kunci {0} mm: kunci sok muat di tempat yang sempit',
      size.s,
    ),
    ...clearance(key),
    ...tightening(key, grade),
  ],
  data: ({ key, size, grade }) => [
    threadRow(key, size.pitch),
    [said('Spanner', 'Kunci pas'), said('{0} mm', '{0} mm', size.s)],
    [said('Flange', 'Flens'), said('Ø {0} mm', 'Ø {0} mm', size.dc)],
    ...breaking(key, grade),
  ],
  tabs: ({ key, grade }) => (key === 'M8' && grade.torque !== undefined ? torqueTab() : undefined),
  mass: ({ d, pitch, k, s, dc }, length) =>
    boltMass(0.866 * s ** 2 * k * 0.75 + (Math.PI / 4) * dc ** 2 * k * 0.2, d, pitch, length),
  effort: 1.15,
  values: (size, length) => ({
    pitch: size.pitch,
    across_flats: size.s,
    head_height: size.k,
    flange_diameter: size.dc,
    ...(flangePlain(size, length) > 0 ? { thread_length: size.b } : {}),
  }),
  pictures: ({ key, size, length, title, grade }, lengths) =>
    pictures(
      {
        head: { form: 'flange', dk: size.dc, k: size.k, s: size.s },
        d: size.d,
        pitch: size.pitch,
        length,
        plain: flangePlain(size, length),
        tip: 'chamfer',
        thread: key,
        title,
        dark: grade.dark === true,
        across: `dc ${size.dc}`,
        high: `k ${size.k}`,
      },
      lengths,
    ),
}

/** Above 125 mm the thread is 6 mm longer. */
const carriageThread = ({ b }: Carriage, length: number): number => (length > 125 ? b + 6 : b)
const carriagePlain = (size: Carriage, length: number): number =>
  Math.max(0, length - carriageThread(size, length) - size.f)

const carriage: Family<Carriage> = {
  code: 'CARRIAGE-BOLT-DIN603',
  sku: 'CB603',
  standard: 'DIN 603',
  noun: said('Carriage bolt', 'Baut payung'),
  category: categories.carriageBolts,
  brand: (grade) => (grade.gram > 100 ? 'Bautindra' : 'Kencara'),
  popularity: 600,
  lead: ({ size, grade }) => [
    said(
      'Bolt with a flat mushroom head and a square neck of {0} mm: the neck pulls into timber or a square hole and holds the bolt while the nut turns.',
      'Baut kepala payung pipih dengan leher persegi {0} mm: lehernya tertarik ke kayu atau lubang persegi dan menahan baut saat mur diputar.',
      size.v,
    ),
    bySize(size.d, {
      small: said(
        'Small sizes join crates, shelves, conveyor belts and guard rails.',
        'Ukuran kecil untuk peti, rak, belt conveyor, dan rel pelindung.',
      ),
      middle: said(
        'Middle sizes join gates, truck beds, scaffolding boards and cable ladders.',
        'Ukuran sedang untuk gerbang, bak truk, papan perancah, dan tangga kabel.',
      ),
      large: said(
        'Large sizes join jetties, fenders and timber bridges.',
        'Ukuran besar untuk dermaga, fender, dan jembatan kayu.',
      ),
    }),
    grade.use,
  ],
  points: ({ size }) => [
    said(
      'Nothing to grip from outside: safe against undoing and against catching',
      'Tidak dapat dibuka dari luar dan tidak menyangkut',
    ),
    said(
      'In timber drill {0} mm and put a washer under the nut',
      'Pada kayu bor {0} mm dan pasang ring plat di bawah mur',
      size.d,
    ),
    said('Without nut; order nut and washer separately', 'Tanpa mur; pesan mur dan ring secara terpisah'),
  ],
  data: ({ key, size, grade }) => [
    threadRow(key, size.pitch),
    [said('Head', 'Kepala'), said('Ø {0} mm, {1} mm high', 'Ø {0} mm, tinggi {1} mm', size.dk, size.k)],
    [
      said('Square neck', 'Leher persegi'),
      said('{0} mm, {1} mm long', '{0} mm, panjang {1} mm', size.v, size.f),
    ],
    ...breaking(key, grade),
  ],
  mass: ({ d, pitch, k, dk }, length) => boltMass(0.5 * dk ** 2 * k * 0.785, d, pitch, length),
  values: (size, length) => ({
    pitch: size.pitch,
    head_diameter: size.dk,
    head_height: size.k,
    square_neck: size.v,
    ...(carriagePlain(size, length) > 0 ? { thread_length: carriageThread(size, length) } : {}),
  }),
  pictures: ({ key, size, length, title }, lengths) =>
    pictures(
      {
        head: { form: 'mushroom', dk: size.dk, k: size.k, v: size.v, f: size.f },
        d: size.d,
        pitch: size.pitch,
        length,
        plain: carriagePlain(size, length),
        tip: 'chamfer',
        thread: key,
        title,
        across: `dk ${size.dk}`,
        high: `k ${size.k}`,
      },
      lengths,
    ),
}

const usual = ({ min, max }: { min: number; max: number }): readonly number[] =>
  lengthsBetween(min, Math.min(max, 80))
const long = ({ min, max }: { min: number; max: number }): readonly number[] =>
  lengthsBetween(min, Math.min(max, 150))

/** Flange bolts and carriage bolts by thread and grade. */
export const boltSeries: readonly Product[] = [
  ...series(flange, iso4162, [
    { grade: bolts.s88z, keys: ['M5', 'M6', 'M8', 'M10', 'M12', 'M16'], lengths: usual },
    { grade: bolts.s109, keys: ['M6', 'M8', 'M10', 'M12', 'M16'], lengths: usual },
    { grade: bolts.a2, keys: ['M5', 'M6', 'M8', 'M10', 'M12'], lengths: usual },
  ]),
  ...series(carriage, din603, [
    { grade: bolts.s48z, keys: ['M5', 'M6', 'M8', 'M10', 'M12', 'M16'], lengths: long },
    { grade: bolts.s48h, keys: ['M8', 'M10', 'M12', 'M16'], lengths: long, tkdn: 40.3, hidden: 'M16' },
    { grade: bolts.a2, keys: ['M6', 'M8', 'M10', 'M12'], lengths: long },
  ]),
]
