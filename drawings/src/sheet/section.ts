import { circle as circleMark, num, path, type Fill, type Mark, type Point, type Weight } from './svg.ts'

/** A corner of a contour, mm, and the arc to the next one: 0 is a straight line, 1 a half circle to the left (tan of a quarter of its angle). */
export type Corner = readonly [x: number, y: number, bulge?: number]

interface Circle {
  readonly kind: 'circle'
  readonly x: number
  readonly y: number
  readonly r: number
}

/** A curve to scale: millimetres, y up. A contour is closed. */
export type Shape = Circle | { readonly kind: 'contour'; readonly corners: readonly Corner[] }

/** A size between two points, measured along an axis; its line lies at `at` on the other axis. */
export interface Dimension {
  readonly axis: 'x' | 'y'
  readonly from: Point
  readonly to: Point
  readonly at: number
  readonly text: string
}

/** A drawing to scale, for CAD. */
export interface Section {
  readonly outline: readonly Shape[]
  /** Bolt circles and the like. */
  readonly centre: readonly (Shape | { readonly kind: 'line'; readonly from: Point; readonly to: Point })[]
  readonly dimensions: readonly Dimension[]
}

export const circleShape = (x: number, y: number, r: number): Circle => ({ kind: 'circle', x, y, r })

/** A rectangle from its lower left corner. */
export const rectangle = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'contour',
  corners: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
})

/** A bar with half circles for ends, its middle at a point. */
export const roundedBar = (x: number, y: number, length: number, width: number): Shape => {
  const [half, r] = [length / 2 - width / 2, width / 2]
  return {
    kind: 'contour',
    corners: [
      [x - half, y - r],
      [x + half, y - r, 1],
      [x + half, y + r],
      [x - half, y + r, 1],
    ],
  }
}

/** A centre line's cross around a circle, which it passes by a share of the radius. */
export const centreCross = (x: number, y: number, r: number): Section['centre'] => [
  { kind: 'line', from: [x - r * 1.1, y], to: [x + r * 1.1, y] },
  { kind: 'line', from: [x, y - r * 1.1], to: [x, y + r * 1.1] },
]

/** The shape, moved. */
export const moved = (shape: Shape, dx: number, dy: number): Shape =>
  shape.kind === 'circle'
    ? { ...shape, x: shape.x + dx, y: shape.y + dy }
    : { ...shape, corners: shape.corners.map(([x, y, bulge = 0]): Corner => [x + dx, y + dy, bulge]) }

/** Where millimetres lie on the sheet: their zero, and px per mm. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The shape on the sheet. */
export const shapeMark = (
  shape: Shape,
  { x, y, scale }: Place,
  fill: Fill = 'none',
  weight: Weight = 'outline',
): Mark =>
  shape.kind === 'circle'
    ? circleMark(x + shape.x * scale, y - shape.y * scale, shape.r * scale, fill, weight)
    : path(contourPath(shape.corners, { x, y, scale }), fill, weight)

const contourPath = (corners: readonly Corner[], { x, y, scale }: Place): string => {
  const at = ([cx, cy]: Corner) => `${num(x + cx * scale)} ${num(y - cy * scale)}`
  const [first] = corners
  if (!first) return ''
  const steps = segmentsOf(corners).map(({ to, arc }) =>
    arc ? `A${num(arc.r * scale)} ${num(arc.r * scale)} 0 0 ${arc.isLeft ? 0 : 1} ${at(to)}` : `L${at(to)}`,
  )
  return `M${at(first)}${steps.join('')}Z`
}

/** An arc of at most half a circle, with its middle and whether it turns left on its way. */
export interface Arc {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly isLeft: boolean
}

/** A contour's lines and arcs, the last one back to its first corner. */
export const segmentsOf = (corners: readonly Corner[]): { from: Corner; to: Corner; arc?: Arc }[] =>
  corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const bulge = from[2] ?? 0
    if (bulge === 0) return { from, to }
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const r = (Math.hypot(dx, dy) * (1 + bulge ** 2)) / (4 * Math.abs(bulge))
    // The middle lies on the chord's perpendicular, to the left of the way for a turn to the left.
    const away = (1 - bulge ** 2) / (4 * bulge)
    const [x, y] = [(from[0] + to[0]) / 2 - dy * away, (from[1] + to[1]) / 2 + dx * away]
    return { from, to, arc: { x, y, r, isLeft: bulge > 0 } }
  })
