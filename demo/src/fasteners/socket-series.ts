import type { Product } from '../catalogue/model.ts'
import { din6912 } from '../standards/din6912.ts'
import { din7984 } from '../standards/din7984.ts'
import { iso10642 } from '../standards/iso10642.ts'
import { iso4762 } from '../standards/iso4762.ts'
import { iso73801, iso73802 } from '../standards/iso7380.ts'
import { bolts, type Grade } from './grades.ts'
import { lengthsBetween, series, type Offer } from './series.ts'
import { plainOf, type Socket } from './socket-family.ts'
import { cap, capLong, low, pilot } from './socket-cap.ts'
import { button, collar, sunk } from './socket-flat.ts'

const usual =
  (top: number) =>
  ({ min, max }: Socket): readonly number[] =>
    lengthsBetween(min, Math.min(max, top))
/** What the mixed range of full threads does not hold: the lengths with a shank. */
const long = (size: Socket): readonly number[] =>
  lengthsBetween(size.min, Math.max(size.max, 100)).filter((length) => plainOf(size, length, 'socket') > 0)
const all = (grade: Grade, keys: readonly string[], top: number): Offer<Socket> => ({
  grade,
  keys,
  lengths: usual(top),
})

/** Socket screws by thread and grade. */
export const socketSeries: readonly Product[] = [
  ...series(capLong, iso4762, [{ grade: bolts.s129, keys: ['M5', 'M6', 'M8', 'M10', 'M12'], lengths: long }]),
  ...series(cap, iso4762, [
    { ...all(bolts.s129, ['M3', 'M16', 'M20', 'M24'], 160), quoted: 'M24', hidden: 'M20' },
    all(bolts.s88z, ['M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 100),
    { ...all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'], 100), featured: 'M6' },
    all(bolts.a4, ['M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 80),
  ]),
  ...series(low, din7984, [
    all(bolts.s88, ['M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'], 80),
    all(bolts.a2, ['M4', 'M5', 'M6', 'M8', 'M10'], 50),
  ]),
  ...series(pilot, din6912, [
    all(bolts.s88, ['M6', 'M8', 'M10', 'M12'], 80),
    all(bolts.a2, ['M5', 'M6', 'M8'], 50),
  ]),
  ...series(button, iso73801, [
    all(bolts.s109, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 70),
    all(bolts.s109z, ['M4', 'M5', 'M6', 'M8', 'M10'], 50),
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10'], 60),
    all(bolts.a4, ['M5', 'M6', 'M8'], 50),
  ]),
  ...series(collar, iso73802, [
    all(bolts.s109z, ['M5', 'M6', 'M8'], 40),
    all(bolts.a2, ['M4', 'M5', 'M6', 'M8', 'M10'], 40),
  ]),
  ...series(sunk, iso10642, [
    all(bolts.s109, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'], 90),
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 80),
    all(bolts.a4, ['M5', 'M6', 'M8', 'M10'], 60),
  ]),
]
