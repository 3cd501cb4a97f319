import type { AttributeCode } from '../catalogue/attributes.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { boltMass } from './fastener.ts'
import type { Grade } from './grades.ts'
import { said, type Row } from './passage.ts'
import type { Head, Recess } from './screw-head.drawing.ts'
import { screwDimensions, screwRange, screwShaded, type Screw } from './screw.drawing.ts'
import type { Family, One } from './series.ts'
import {
  breaking,
  bySize,
  clearance,
  stainlessTab,
  tapDrill,
  threadRow,
  tightening,
  torqueTab,
} from './thread-facts.ts'

/** A socket screw in the terms of its drawing, of whatever standard. */
export type Socket = {
  d: number
  pitch: number
  dk: number
  k: number
  s: number
  t: number
  b?: number
  da?: number
  c?: number
  min: number
  max: number
}
type Form = 'socket' | 'button' | 'collar' | 'sunk'

const brand = (grade: Grade): Product['brand'] => (grade.gram > 100 ? 'Bautindra' : 'Pasakti')

const headOf = (size: Socket, form: Form): Head => {
  const recess: Recess = { kind: 'hex', s: size.s, t: size.t }
  if (form === 'collar')
    return { form, dk: size.dk, k: size.k, da: size.da ?? size.dk, c: size.c ?? 1, recess }
  return { form, dk: size.dk, k: size.k, recess }
}

/** Thread over the whole length where less than half a diameter of shank would be left. */
export const plainOf = (size: Socket, length: number, form: Form): number => {
  const free = length - (size.b ?? length) - (form === 'sunk' ? size.k : 0)
  return free - 5 * size.pitch >= size.d / 2 ? free : 0
}

const screwOf = (one: One<Socket>, form: Form): Screw => ({
  head: headOf(one.size, form),
  d: one.size.d,
  pitch: one.size.pitch,
  length: one.length,
  plain: plainOf(one.size, one.length, form),
  tip: 'chamfer',
  thread: one.key,
  title: one.title,
  dark: one.grade.dark === true,
  across: `dk ${one.size.dk}`,
  high: form === 'sunk' ? '' : `k ${one.size.k}`,
})

type Kind = {
  form: Form
  code: string
  sku: string
  standard: string
  noun: Text
  kind?: Text
  category: Text
  popularity: number
  /** What the head is for; what to know of it. */
  head: (size: Socket) => Text
  places: Parameters<typeof bySize>[1]
  points: (size: Socket, grade: Grade) => readonly Text[]
  /** Whether the head lets the screw take the full torque of its class. */
  strong: boolean
  range?: boolean
}

/** What all socket screws say of themselves, and what a kind adds. */
export const family = (kind: Kind): Family<Socket> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  ...(kind.kind === undefined ? {} : { kind: kind.kind }),
  category: kind.category,
  brand,
  popularity: kind.popularity,
  lead: ({ size, grade }) => [kind.head(size), bySize(size.d, kind.places), grade.use],
  points: ({ key, size, grade }) => [
    ...kind.points(size, grade),
    ...clearance(key),
    ...tapDrill(key),
    ...(kind.strong ? tightening(key, grade) : []),
  ],
  data: ({ key, size, grade }) => [
    threadRow(key, size.pitch),
    [said('Hex key', 'Kunci L'), said('{0} mm', '{0} mm', size.s)] satisfies Row,
    [
      said('Head', 'Kepala'),
      said('Ø {0} mm, {1} mm high', 'Ø {0} mm, tinggi {1} mm', size.dk, size.k),
    ] satisfies Row,
    ...(kind.strong ? breaking(key, grade) : []),
  ],
  tabs: ({ key, grade }) =>
    key !== 'M8' && key !== 'M5'
      ? undefined
      : grade.gram > 100
        ? stainlessTab()
        : kind.strong
          ? torqueTab()
          : undefined,
  mass: (size, length) => {
    const head =
      kind.form === 'sunk'
        ? 0.26 * (size.dk ** 2 - size.d ** 2) * size.k
        : (kind.form === 'socket' ? 0.785 : 0.55) * size.dk ** 2 * size.k
    return boltMass(head - 0.866 * size.s ** 2 * size.t, size.d, size.pitch, length)
  },
  effort: 1.05,
  values: (size, length) => ({
    pitch: size.pitch,
    head_diameter: size.dk,
    head_height: size.k,
    hex_key: size.s,
    ...(plainOf(size, length, kind.form) > 0 && size.b !== undefined
      ? ({ thread_length: size.b } satisfies { [Code in AttributeCode]?: number })
      : {}),
  }),
  pictures: (one, lengths) => {
    const screw = screwOf(one, kind.form)
    return [
      { view: 'dimensions', draw: () => screwDimensions(screw) },
      { view: 'shaded', draw: () => screwShaded(screw) },
      ...(kind.range === false ? [] : [{ view: 'range', draw: () => screwRange(screw, lengths) } as const]),
    ]
  },
})
