import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import type { Mark, Point } from '../../sheet/svg.ts'
import { at, solid } from './solid.ts'

type View = ReturnType<typeof solid>
type Span = readonly [low: number, high: number]

/** A dimension of the elevation: on which side it stands, between which places, and from which edge it starts. */
type Size = {
  side: 'below' | 'above' | 'left' | 'right'
  from: number
  to: number
  text: string
  edge: number | readonly [number, number]
  /** 1 lies next to the part. */
  row?: number
}

/** A part built of solids, drawn once from the front with its sizes, and once in space. */
export type Model = {
  title: string
  parts: (view: View) => Mark
  /** The room it takes. */
  x: Span
  y: Span
  z: Span
  sizes: readonly Size[]
  notes?: readonly (readonly [
    place: readonly [number, number],
    away: readonly [number, number],
    text: string,
  ])[]
  marks?: readonly (readonly [x: number, y: number, text: string])[]
  yaw?: number
  pitch?: number
}

/** The part from the front, with its sizes. */
export function elevation({ title, parts, x, y, sizes, notes = [], marks = [] }: Model): string {
  const rows = (side: Size['side']): number =>
    Math.max(0, ...sizes.filter((size) => size.side === side).map(({ row = 1 }) => row))
  const noted = (is: (dx: number, dy: number) => boolean): boolean => notes.some(([, [dx, dy]]) => is(dx, dy))
  const [left, right] = [
    rows('left') * 62 + (noted((dx) => dx < 0) ? 130 : 60),
    rows('right') * 62 + (noted((dx) => dx > 0) ? 130 : 60),
  ]
  const [above, below] = [
    rows('above') * 44 + (noted((_, dy) => dy < -40) ? 66 : 36),
    rows('below') * 46 + 66,
  ]
  const [wide, tall] = [x[1] - x[0], y[1] - y[0]]
  const scale = Math.min((800 - left - right) / wide, (600 - above - below) / tall)
  const middle: Point = [
    left + (800 - left - right) / 2 - ((x[0] + x[1]) / 2) * scale,
    above + (600 - above - below) / 2 + ((y[0] + y[1]) / 2) * scale,
  ]
  const [X, Y] = [(value: number) => middle[0] + value * scale, (value: number) => middle[1] - value * scale]
  const dims = sizes.map(({ side, from, to, text, edge, row = 1 }) => {
    const ends = typeof edge === 'number' ? ([edge, edge] as const) : edge
    if (side === 'below') return dimH(X(from), X(to), Y(y[0]) + 46 * row, text, [Y(ends[0]), Y(ends[1])])
    if (side === 'above') return dimH(X(from), X(to), Y(y[1]) - 44 * row + 12, text, [Y(ends[0]), Y(ends[1])])
    const [high, low] = from > to ? [from, to] : [to, from]
    const [a, b] = from > to ? ends : [ends[1], ends[0]]
    return side === 'left'
      ? dimV(Y(high), Y(low), X(x[0]) - 50 * row, text, [X(a), X(b)])
      : dimV(Y(high), Y(low), X(x[1]) + 46 * row, text, [X(a), X(b)], 'right')
  })
  return sheet(title, [
    parts(solid(middle[0], middle[1], scale, 0, 0)),
    ...dims,
    ...notes.map(([[px, py], [dx, dy], text]) => note([X(px), Y(py)], [X(px) + dx, Y(py) + dy], text)),
    ...marks.map(([px, py, text]) => label(X(px), Y(py), text)),
    caption(title),
  ])
}

/** The part in space. */
export function axonometry({ title, parts, x, y, z, yaw = -35, pitch = 24 }: Model): string {
  const unit = solid(0, 0, 1, yaw, pitch)
  const corners = x.flatMap((a) => y.flatMap((b) => z.map((c) => at(unit, [a, b, c]))))
  const [xs, ys] = [corners.map(([a]) => a), corners.map(([, b]) => b)]
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(640 / (right - left), 510 / (low - top))
  return sheet(title, [
    parts(solid(400 - ((left + right) / 2) * scale, 300 - ((top + low) / 2) * scale, scale, yaw, pitch)),
  ])
}
