import type { Product, Text } from '../catalogue/model.ts'
import { iso1207 } from '../standards/iso1207.ts'
import { iso7046 } from '../standards/iso2009.ts'
import { iso7045 } from '../standards/iso7045.ts'
import { categories } from './categories.ts'
import { boltMass } from './fastener.ts'
import { bolts, type Grade } from './grades.ts'
import { said } from './passage.ts'
import type { Head } from './screw-head.drawing.ts'
import { screwDimensions, screwRange, screwShaded, type Screw } from './screw.drawing.ts'
import { lengthsBetween, series, type Family, type Offer } from './series.ts'
import { bySize, clearance, tapDrill, threadRow } from './thread-facts.ts'

type Size = {
  d: number
  pitch: number
  dk: number
  k: number
  n?: number
  t?: number
  driver?: number
  min: number
  max: number
}

type Kind = {
  form: 'pan' | 'sunk' | 'cheese'
  drive: 'cross' | 'slot'
  code: string
  sku: string
  standard: string
  noun: Text
  popularity: number
  use: Text
  note: Text
}

const places = {
  small: said(
    'Used in terminal boxes, control panels, instruments, name plates and covers.',
    'Dipakai pada kotak terminal, panel kontrol, instrumen, pelat nama, dan penutup.',
  ),
  middle: said(
    'Used on cable ducts, housings, hinges and light frames.',
    'Dipakai pada saluran kabel, rumah mesin, engsel, dan rangka ringan.',
  ),
  large: said('Used on frames.', 'Dipakai pada rangka.'),
}

const driver = ({ driver: number = 2, n = 1 }: Size, kind: Kind): Text =>
  kind.drive === 'cross'
    ? said('Cross recess, driver PH{0}', 'Alur plus, obeng PH{0}', number)
    : said('Slot {0} mm wide', 'Alur minus selebar {0} mm', n)

const headOf = (size: Size, kind: Kind): Head => ({
  form: kind.form,
  dk: size.dk,
  k: size.k,
  recess: kind.drive === 'cross' ? { kind: 'cross' } : { kind: 'slot', n: size.n ?? 1, t: size.t ?? 1 },
})

const family = (kind: Kind): Family<Size> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  category: categories.machineScrews,
  brand: (grade: Grade) => (grade.gram > 100 ? 'Bautindra' : 'Ringgala'),
  popularity: kind.popularity,
  lead: ({ size, grade }) => [kind.use, bySize(size.d, places), grade.use],
  points: ({ key, size }) => [driver(size, kind), kind.note, ...clearance(key), ...tapDrill(key)],
  data: ({ key, size }) => [
    threadRow(key, size.pitch),
    [said('Head', 'Kepala'), said('Ø {0} mm, {1} mm high', 'Ø {0} mm, tinggi {1} mm', size.dk, size.k)],
    [said('Drive', 'Obeng'), driver(size, kind)],
  ],
  mass: ({ d, pitch, k, dk }, length) => boltMass(0.5 * dk ** 2 * k, d, pitch, length),
  effort: 0.9,
  values: (size) => ({
    pitch: size.pitch,
    head_diameter: size.dk,
    head_height: size.k,
    drive:
      kind.drive === 'cross'
        ? said('Cross recess PH{0}', 'Plus PH{0}', size.driver ?? 2)
        : said('Slot', 'Minus'),
  }),
  pictures: ({ key, size, length, title }, lengths) => {
    const screw: Screw = {
      head: headOf(size, kind),
      d: size.d,
      pitch: size.pitch,
      length,
      tip: 'chamfer',
      thread: key,
      title,
      across: `dk ${size.dk}`,
      high: kind.form === 'sunk' ? '' : `k ${size.k}`,
    }
    return [
      { view: 'dimensions', draw: () => screwDimensions(screw) },
      { view: 'shaded', draw: () => screwShaded(screw) },
      { view: 'range', draw: () => screwRange(screw, lengths) },
    ]
  },
})

const over = said('The length is measured over the head', 'Panjang diukur termasuk kepala')

const pan = family({
  form: 'pan',
  drive: 'cross',
  code: 'PAN-SCREW-ISO7045',
  sku: 'PS7045',
  standard: 'ISO 7045',
  noun: said('Pan head screw', 'Sekrup mesin kepala bulat (JP plus)'),
  popularity: 740,
  use: said(
    'Machine screw with a flat domed head and a cross recess: quick to drive by machine, neat where the head shows.',
    'Sekrup mesin kepala kubah pipih dengan alur plus: cepat dipasang dengan obeng listrik dan rapi bila kepalanya terlihat.',
  ),
  note: said(
    'The head bears flat: a washer is needed only on soft or slotted parts',
    'Kepala bertumpu rata: ring hanya perlu pada bahan lunak atau lubang memanjang',
  ),
})

const flat = family({
  form: 'sunk',
  drive: 'cross',
  code: 'SUNK-SCREW-ISO7046',
  sku: 'CS7046',
  standard: 'ISO 7046-1',
  noun: said('Countersunk screw, cross recess', 'Sekrup mesin kepala tirus (JF plus)'),
  popularity: 640,
  use: said(
    'Machine screw with a 90° countersunk head that ends flush: for covers over which something slides, and for faces that show.',
    'Sekrup mesin kepala tirus 90° yang rata permukaan: untuk penutup yang dilewati bagian geser dan muka yang terlihat.',
  ),
  note: over,
})

const cheese = family({
  form: 'cheese',
  drive: 'slot',
  code: 'CHEESE-SCREW-ISO1207',
  sku: 'CH1207',
  standard: 'ISO 1207',
  noun: said('Slotted cheese head screw', 'Sekrup mesin kepala silinder minus'),
  popularity: 480,
  use: said(
    'Machine screw with a high cylindrical head and a deep slot: it may be sunk into a counterbore and opened again with any driver.',
    'Sekrup mesin kepala silinder tinggi dengan alur minus yang dalam: dapat ditanam di lubang bertingkat dan dibuka dengan obeng apa pun.',
  ),
  note: said(
    'The blade should fill the slot over its whole length',
    'Mata obeng sebaiknya mengisi seluruh panjang alur',
  ),
})

const slotted = family({
  form: 'sunk',
  drive: 'slot',
  code: 'SUNK-SCREW-ISO2009',
  sku: 'CS2009',
  standard: 'ISO 2009',
  noun: said('Slotted countersunk screw', 'Sekrup mesin kepala tirus minus'),
  popularity: 430,
  use: said(
    'Machine screw with a 90° countersunk head and a slot: the classic of instrument makers, switchgear and door fittings.',
    'Sekrup mesin kepala tirus 90° beralur minus: klasik untuk instrumen, perangkat hubung, dan aksesori pintu.',
  ),
  note: over,
})

const all = (grade: Grade, keys: readonly string[], top = 60): Offer<Size> => ({
  grade,
  keys,
  lengths: ({ min, max }) => lengthsBetween(min, Math.min(max, top)),
})

/** Machine screws by thread and grade. */
export const machineScrews: readonly Product[] = [
  ...series<Size>(pan, iso7045, [
    all(bolts.s48z, ['M3', 'M4', 'M5', 'M6', 'M8']),
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8']),
  ]),
  ...series<Size>(flat, iso7046, [
    all(bolts.s48z, ['M3', 'M4', 'M5', 'M6', 'M8']),
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8']),
  ]),
  ...series<Size>(cheese, iso1207, [
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6'], 50),
    all(bolts.brass, ['M3', 'M4', 'M5', 'M6'], 30),
  ]),
  ...series<Size>(slotted, iso7046, [
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6'], 50),
    all(bolts.brass, ['M3', 'M4', 'M5'], 30),
  ]),
]
