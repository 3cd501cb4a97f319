import { ellipse, num, path, polygon, turned, type Fill, type Mark, type Point } from './svg.ts'

/**
 * A shaded view along a slanted axis, for parts that are round or prismatic around it. Lengths along the axis run
 * from the near end (negative, lower left) to the far end (positive, upper right). Draw far parts first.
 */
type Oblique = {
  /** Where the axis' zero lies on the sheet. */
  x: number
  y: number
  /** px per unit. */
  scale: number
  /** How the sheet is turned, in degrees. */
  turn: number
  /** How round an end looks: 0 is a line, 1 a full circle. */
  open: number
  /** How far cross-sections are rolled around the axis, in radians. */
  roll: number
}

/** Stands up a slanted view; the axis climbs to the right by 30 degrees unless `turn` says otherwise. */
export const oblique = (x: number, y: number, scale: number, turn = -30, open = 0.45): Oblique => ({
  x,
  y,
  scale,
  turn,
  open,
  roll: 0,
})

/** The same view, rolled until what stands upright stands upright on the sheet, so that boxes show their top. */
export const level = (view: Oblique): Oblique => ({
  ...view,
  roll: Math.atan(Math.tan((-view.turn * Math.PI) / 180) / view.open),
})

/** Puts the finished marks on the sheet. */
export const upright = (view: Oblique, marks: readonly Mark[]): Mark =>
  turned(view.turn, [view.x, view.y], marks)

const along = (view: Oblique, x: number): number => view.x + x * view.scale * Math.sqrt(1 - view.open ** 2)

const rolled = (view: Oblique, [y, z]: Point): Point => [
  y * Math.cos(view.roll) + z * Math.sin(view.roll),
  z * Math.cos(view.roll) - y * Math.sin(view.roll),
]

/** The place of a point: `x` along the axis, `y` down, `z` towards the reader. */
export function spot(view: Oblique, x: number, y: number, z: number): Point {
  const [down, out] = rolled(view, [y, z])
  return [along(view, x) + view.open * out * view.scale, view.y + down * view.scale]
}

/** A circle that lies on an end, on the side towards the reader, or on top. */
export function round(
  view: Oblique,
  plane: 'end' | 'side' | 'top',
  [x, y, z]: readonly [number, number, number],
  radius: number,
  fill: Fill = 'black',
): Mark {
  const points = Array.from({ length: 20 }, (_, index) => {
    const [a, b] = [radius * Math.cos((index * Math.PI) / 10), radius * Math.sin((index * Math.PI) / 10)]
    if (plane === 'end') return spot(view, x, y + a, z + b)
    return plane === 'side' ? spot(view, x + a, y + b, z) : spot(view, x + a, y, z + b)
  })
  return polygon(points, fill, 'edge')
}

/** A cylinder, or a cone where the far radius differs, with its near face. */
export function cylinder(
  view: Oblique,
  near: number,
  far: number,
  radius: number,
  farRadius = radius,
  fill: Fill = 'roundH',
  face: Fill = 'light',
): Mark {
  const [a, b] = [along(view, near), along(view, far)]
  const [r, R] = [radius * view.scale, farRadius * view.scale]
  return (
    path(
      `M${num(a)} ${num(view.y - r)}L${num(b)} ${num(view.y - R)}A${num(view.open * R)} ${num(R)} 0 0 1 ${num(b)} ${num(view.y + R)}L${num(a)} ${num(view.y + r)}Z`,
      fill,
    ) + disc(view, near, radius, face)
  )
}

/** A face across the axis, or the mouth of a bore with the fill 'hole'. */
export const disc = (
  view: Oblique,
  x: number,
  radius: number,
  fill: Fill = 'light',
  weight: 'outline' | 'edge' | 'fine' = 'outline',
): Mark => ellipse(along(view, x), view.y, radius * view.scale * view.open, radius * view.scale, fill, weight)

/** A threaded cylinder: its visible turns as arcs. */
export function threadRod(view: Oblique, near: number, far: number, radius: number, pitch: number): Mark {
  const turns = Math.max(2, Math.round(((far - near) * view.scale) / Math.max(pitch * view.scale, 7)))
  const r = radius * view.scale
  let arcs = ''
  for (let index = 1; index < turns; index += 1) {
    const x = along(view, near + ((far - near) * index) / turns)
    arcs += `M${num(x)} ${num(view.y - r)}A${num(view.open * r)} ${num(r)} 0 0 1 ${num(x)} ${num(view.y + r)}`
  }
  return cylinder(view, near, far, radius) + path(arcs, 'none', 'fine')
}

/** The corners of a regular cross-section, as y and z. */
export const section = (radius: number, corners: number, start = 0): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = ((start + (index * 360) / corners) * Math.PI) / 180
    return [radius * Math.sin(angle), radius * Math.cos(angle)]
  })

/** The corners of a rectangle across the axis, its middle on the axis or moved by y and z. */
export const block = (height: number, depth: number, y = 0, z = 0): Point[] => [
  [y - height / 2, z - depth / 2],
  [y - height / 2, z + depth / 2],
  [y + height / 2, z + depth / 2],
  [y + height / 2, z - depth / 2],
]

/** A prism over a convex cross-section given as y and z: its visible sides, shaded by where they look, and its face. */
export function prism(
  view: Oblique,
  near: number,
  far: number,
  corners: readonly Point[],
  face: Fill = 'light',
): Mark {
  const seen = corners.map((corner) => rolled(view, corner))
  const count = corners.length
  const middle = seen.reduce<Point>(([y, z], [cy, cz]) => [y + cy / count, z + cz / count], [0, 0])
  let marks = ''
  seen.forEach(([y1, z1], index) => {
    const next = (index + 1) % count
    const [[y2, z2], from, to] = [seen[next] ?? middle, corners[index] ?? middle, corners[next] ?? middle]
    const length = Math.hypot(z2 - z1, y1 - y2)
    let [down, out] = [(z2 - z1) / length, (y1 - y2) / length]
    if (down * (y1 - middle[0]) + out * (z1 - middle[1]) < 0) [down, out] = [-down, -out]
    if (out < 0.01) return
    const fill: Fill = down < -0.5 ? 'white' : down < 0.2 ? 'mid' : 'dark'
    marks += polygon(
      [spot(view, near, ...from), spot(view, far, ...from), spot(view, far, ...to), spot(view, near, ...to)],
      fill,
    )
  })
  return (
    marks +
    polygon(
      corners.map(([y, z]) => spot(view, near, y, z)),
      face,
    )
  )
}
