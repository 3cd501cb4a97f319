import { circle, num, path, polygon, run, type Fill, type Mark, type Point } from '../../sheet/svg.ts'

/** Points of an arc around a centre, in degrees clockwise from the right. */
export const arcPoints = (
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  steps = 12,
): Point[] =>
  Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

/** A rectangle's points with rounded corners. */
export const roundedBox = (x: number, y: number, width: number, height: number, radius: number): Point[] => [
  ...arcPoints(x + radius, y + radius, radius, 180, 270, 5),
  ...arcPoints(x + width - radius, y + radius, radius, 270, 360, 5),
  ...arcPoints(x + width - radius, y + height - radius, radius, 0, 90, 5),
  ...arcPoints(x + radius, y + height - radius, radius, 90, 180, 5),
]

/** The points of two or more circles wrapped by a band: a rhombic flange. */
export function wrapped(circles: readonly (readonly [x: number, y: number, r: number])[]): Point[] {
  const cloud = circles.flatMap(([x, y, r]) => arcPoints(x, y, r, 0, 350, 35))
  const sorted = cloud.toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2)
  const chain = (points: readonly Point[]): Point[] => {
    const hull: Point[] = []
    for (const point of points) {
      while (hull.length > 1) {
        const [a, b] = [hull.at(-2) ?? point, hull.at(-1) ?? point]
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        hull.pop()
      }
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

const shade = (down: number, right: number): Fill => {
  if (down < -0.75) return 'white'
  if (down < -0.2) return 'light'
  return right > 0.4 && down < 0.5 ? 'mid' : 'dark'
}

/**
 * A plate of any outline, drawn with its thickness: the far face lies at the offset from the near one. Walls are shaded
 * by where they look; edges show where the outline turns sharply.
 */
export const extrude = (points: readonly Point[], offset: Point, face: Fill = 'light', dark = false): Mark =>
  sides(points, offset, dark) + polygon(points, face)

/** Its far face and walls alone, for a near face drawn smoother than the outline's points. */
export function sides(points: readonly Point[], [dx, dy]: Point, dark = false): Mark {
  const count = points.length
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0]
  const area = points.reduce((sum, [x, y], index) => sum + x * at(index + 1)[1] - at(index + 1)[0] * y, 0)
  const turn = Math.sign(area)
  const normals = points.map(([x, y], index): Point => {
    const next = at(index + 1)
    const length = Math.hypot(next[0] - x, next[1] - y) || 1
    return [(turn * (next[1] - y)) / length, (-turn * (next[0] - x)) / length]
  })
  const seen = (index: number): boolean => {
    const [nx, ny] = normals[(index + count) % count] ?? [0, 0]
    return nx * dx + ny * dy > 0.001
  }
  const walls = new Map<Fill, string>()
  let edges = ''
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [at(index), at(index + 1)]
    if (seen(index)) {
      const [nx, ny] = normals[index] ?? [0, 0]
      const fill = dark ? (ny < -0.3 ? 'deep' : 'black') : shade(ny, nx)
      walls.set(
        fill,
        `${walls.get(fill) ?? ''}${run([a, b])}l${num(dx)} ${num(dy)}L${num(a[0] + dx)} ${num(a[1] + dy)}Z`,
      )
    }
    const before = normals[(index - 1 + count) % count] ?? [0, 0]
    const after = normals[index] ?? [0, 0]
    const sharp = before[0] * after[0] + before[1] * after[1] < 0.86
    const shown = seen(index) || seen(index - 1)
    if (shown && (sharp || seen(index) !== seen(index - 1)))
      edges += `M${num(a[0])} ${num(a[1])}l${num(dx)} ${num(dy)}`
  }
  const far = points.map(([x, y]): Point => [x + dx, y + dy])
  return (
    polygon(far, dark ? 'black' : 'mid') +
    [...walls].map(([fill, d]) => path(d, fill, 'none')).join('') +
    path(edges, 'none', 'edge')
  )
}

/** A round boss in the same projection: its wall and its near face. */
export function boss(
  x: number,
  y: number,
  r: number,
  [dx, dy]: Point,
  fill: Fill = 'roundH',
  face: Fill = 'light',
): Mark {
  const length = Math.hypot(dx, dy)
  const [px, py] = [(-dy / length) * r, (dx / length) * r]
  return (
    path(
      `M${num(x - px)} ${num(y - py)}l${num(dx)} ${num(dy)}A${num(r)} ${num(r)} 0 0 1 ${num(x + px + dx)} ${num(y + py + dy)}L${num(x + px)} ${num(y + py)}Z`,
      fill,
    ) + circle(x, y, r, face)
  )
}
