import { circle, line, num, path, polygon, rect, regular, type Mark } from './svg.ts'

const tan30 = Math.tan(Math.PI / 6)

/** A hexagon seen along its axis, corners left and right, with the chamfer circle inside. `s` is across flats. */
export function hexFront(x: number, y: number, s: number, start = 0): Mark {
  const corner = s / 2 / Math.cos(Math.PI / 6)
  return polygon(regular(x, y, corner, 6, start), 'light') + circle(x, y, (s / 2) * 0.97, 'white', 'fine')
}

type Side = {
  /** The two ends along the horizontal axis. */
  x1: number
  x2: number
  /** The axis. */
  y: number
  /** Across flats. */
  s: number
  /** Which ends are chamfered. */
  chamfer: 'left' | 'right' | 'both' | 'none'
}

/** A hexagon seen from its side, corner up, so that three faces show, shaded, with the arcs of the chamfer. */
export function hexSide({ x1, x2, y, s, chamfer }: Side): Mark {
  const e = s / Math.cos(Math.PI / 6)
  const depth = ((e - s) / 2) * tan30 * 1.6
  const left = chamfer === 'left' || chamfer === 'both'
  const right = chamfer === 'right' || chamfer === 'both'
  const [a, b] = [left ? x1 + depth : x1, right ? x2 - depth : x2]
  const faces =
    rect(x1, y - e / 2, x2 - x1, e / 4, 'light', 0, 'none') +
    rect(x1, y - e / 4, x2 - x1, e / 2, 'white', 0, 'none') +
    rect(x1, y + e / 4, x2 - x1, e / 4, 'dark', 0, 'none')
  // What the chamfer takes off the corners is painted over before the contour is drawn.
  const corner = (edge: number, inner: number, sign: number): Mark =>
    polygon(
      [
        [edge, y + (sign * s) / 2],
        [inner, y + (sign * e) / 2],
        [edge, y + (sign * e) / 2],
      ],
      'white',
      'none',
    )
  const cut =
    (left ? corner(x1, a, -1) + corner(x1, a, 1) : '') + (right ? corner(x2, b, -1) + corner(x2, b, 1) : '')
  const contour = polygon([
    [a, y - e / 2],
    [b, y - e / 2],
    [x2, y - (right ? s : e) / 2],
    [x2, y + (right ? s : e) / 2],
    [b, y + e / 2],
    [a, y + e / 2],
    [x1, y + (left ? s : e) / 2],
    [x1, y - (left ? s : e) / 2],
  ])
  const arcs = (inner: number, control: number): string =>
    `M${num(inner)} ${num(y - e / 2)}Q${num(control)} ${num(y - (e * 3) / 8)} ${num(inner)} ${num(y - e / 4)}` +
    `Q${num(control)} ${num(y)} ${num(inner)} ${num(y + e / 4)}` +
    `Q${num(control)} ${num(y + (e * 3) / 8)} ${num(inner)} ${num(y + e / 2)}`
  const curves = (left ? arcs(a, 2 * x1 - a) : '') + (right ? arcs(b, 2 * x2 - b) : '')
  return (
    faces +
    cut +
    contour +
    line(
      [
        [a, y - e / 4],
        [b, y - e / 4],
      ],
      'edge',
    ) +
    line(
      [
        [a, y + e / 4],
        [b, y + e / 4],
      ],
      'edge',
    ) +
    (curves === '' ? '' : path(curves, 'none', 'edge'))
  )
}

/** Across corners, from across flats. */
export const acrossCorners = (s: number): number => s / Math.cos(Math.PI / 6)
