import { darkened } from './dark.ts'
import { hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, prism, section, spot, type oblique } from '../../sheet/oblique.ts'
import {
  circle,
  ellipse,
  hidden,
  line,
  num,
  path,
  polygon,
  rect,
  regular,
  type Fill,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

/** What turns a screw: the recess in its head. */
type Recess =
  | { kind: 'hex'; s: number; t: number }
  | { kind: 'cross' }
  | { kind: 'slot'; n: number; t: number }
  | { kind: 'star' }
  | { kind: 'none' }

/** A head: its form, greatest diameter or width across flats, and height. */
export type Head =
  | { form: 'hex'; dk: number; k: number }
  | { form: 'flange'; dk: number; k: number; s: number }
  | { form: 'socket' | 'cheese' | 'button' | 'pan' | 'sunk'; dk: number; k: number; recess: Recess }
  | { form: 'collar'; dk: number; k: number; da: number; c: number; recess: Recess }
  | { form: 'mushroom'; dk: number; k: number; v: number; f: number }

type View = ReturnType<typeof oblique>
const toCorners = 2 / Math.sqrt(3)

/** How wide a head is on the sheet, over its corners where it has such. */
export const headWidth = (head: Head): number => (head.form === 'hex' ? head.dk * toCorners : head.dk)

/** The recess seen from the front. */
function recessFront(x: number, y: number, width: number, recess: Recess, scale: number): Mark {
  if (recess.kind === 'hex') return polygon(regular(x, y, (recess.s * scale) / Math.sqrt(3), 6, 90), 'dark')
  if (recess.kind === 'none') return ''
  return polygon(
    outline(recess, width).map(([a, b]): Point => [x + a * scale, y + b * scale]),
    'dark',
  )
}

/** The corners of a recess around its middle, in mm; `width` is the head's. */
function outline(recess: Recess, width: number): Point[] {
  if (recess.kind === 'hex') return regular(0, 0, recess.s / Math.sqrt(3), 6, 90)
  if (recess.kind === 'slot') {
    const [a, b] = [width * 0.485, recess.n / 2]
    return [
      [-a, -b],
      [a, -b],
      [a, b],
      [-a, b],
    ]
  }
  if (recess.kind === 'star')
    return Array.from({ length: 12 }, (_, index): Point => {
      const [reach, angle] = [width * (index % 2 === 0 ? 0.27 : 0.19), (index * Math.PI) / 6]
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    })
  const [a, b] = [width * 0.27, width * 0.06]
  return [
    [-a, -b],
    [-b, -b],
    [-b, -a],
    [b, -a],
    [b, -b],
    [a, -b],
    [a, b],
    [b, b],
    [b, a],
    [-b, a],
    [-b, b],
    [-a, b],
  ]
}

/** A head seen from the front. */
export function headFront(x: number, y: number, head: Head, scale: number): Mark {
  const R = (head.dk * scale) / 2
  if (head.form === 'hex' || head.form === 'flange') {
    const s = (head.form === 'hex' ? head.dk : head.s) * scale
    return (
      (head.form === 'flange' ? circle(x, y, R, 'mid') + circle(x, y, R * 0.95, 'light', 'fine') : '') +
      polygon(regular(x, y, (s / 2) * toCorners, 6, 90), 'light') +
      circle(x, y, s * 0.485, 'white', 'fine')
    )
  }
  if (head.form === 'mushroom') return circle(x, y, R, 'glow') + circle(x, y, R * 0.96, 'none', 'hair')
  if (head.form === 'collar')
    return (
      circle(x, y, R, 'mid') +
      circle(x, y, (head.da * scale) / 2, 'light') +
      circle(x, y, head.da * scale * 0.3, 'white', 'fine') +
      recessFront(x, y, head.da, head.recess, scale)
    )
  const face = head.form === 'button' ? 0.58 : head.form === 'sunk' ? 0.95 : head.form === 'pan' ? 0.7 : 0.92
  return (
    circle(x, y, R, 'light') +
    circle(x, y, R * face, 'white', 'fine') +
    recessFront(x, y, head.dk, head.recess, scale)
  )
}

/** A dome from its crown at x to its rim at x2, the axis horizontal. */
const dome = (x: number, x2: number, y: number, R: number, flat: number): Mark =>
  path(
    `M${num(x2)} ${num(y - R)}C${num(x2 - (x2 - x) * 0.55)} ${num(y - R * 0.97)} ${num(x)} ${num(y - flat - (R - flat) * 0.35)} ${num(x)} ${num(y - flat)}` +
      `V${num(y + flat)}C${num(x)} ${num(y + flat + (R - flat) * 0.35)} ${num(x2 - (x2 - x) * 0.55)} ${num(y + R * 0.97)} ${num(x2)} ${num(y + R)}Z`,
    'roundH',
  )

/** A head seen from the side: from x, its front, to where it bears, or to the shank where it is sunk. */
export function headSide(x: number, y: number, head: Head, d: number, scale: number): Mark {
  const [x2, R, half] = [x + head.k * scale, (head.dk * scale) / 2, (d * scale) / 2]
  if (head.form === 'hex') return hexSide({ x1: x, x2, y, s: head.dk * scale, chamfer: 'left' })
  if (head.form === 'flange') {
    const [s, foot] = [head.s * scale, x2 - head.k * scale * 0.42]
    return (
      hexSide({ x1: x, x2: foot + 4, y, s, chamfer: 'left' }) +
      path(
        `M${num(foot)} ${num(y - s * 0.58)}Q${num(foot + (x2 - foot) * 0.5)} ${num(y - s * 0.62)} ${num(x2 - 5)} ${num(y - R)}H${num(x2)}V${num(y + R)}H${num(x2 - 5)}Q${num(foot + (x2 - foot) * 0.5)} ${num(y + s * 0.62)} ${num(foot)} ${num(y + s * 0.58)}Z`,
        'roundH',
      )
    )
  }
  if (head.form === 'mushroom') {
    const v = (head.v * scale) / 2
    const foot = x2 + head.f * scale
    return (
      rect(x2, y - v, foot - x2, 2 * v, 'white') +
      line(
        [
          [x2, y - v],
          [foot, y + v],
        ],
        'fine',
      ) +
      line(
        [
          [x2, y + v],
          [foot, y - v],
        ],
        'fine',
      ) +
      dome(x, x2, y, R, 3)
    )
  }
  if (head.form === 'collar') {
    const rim = x2 - head.c * scale
    return (
      rect(rim, y - R, x2 - rim, 2 * R, 'roundH', 2) +
      dome(x, rim, y, (head.da * scale) / 2, R * 0.3) +
      depth(x, y, head.recess, head.da, scale)
    )
  }
  const inside = depth(x, y, head.recess, head.dk, scale)
  if (head.form === 'button') return dome(x, x2, y, R, R * 0.55) + inside
  if (head.form === 'pan') {
    const rim = x + (x2 - x) * 0.5
    return (
      path(
        `M${num(x2)} ${num(y - R)}H${num(rim)}C${num(x + (x2 - x) * 0.2)} ${num(y - R)} ${num(x)} ${num(y - R * 0.45)} ${num(x)} ${num(y)}S${num(x + (x2 - x) * 0.2)} ${num(y + R)} ${num(rim)} ${num(y + R)}H${num(x2)}Z`,
        'roundH',
      ) + inside
    )
  }
  if (head.form === 'sunk') {
    const land = Math.max(2, 0.05 * head.dk * scale)
    return (
      polygon(
        [
          [x, y - R],
          [x + land, y - R],
          [x2, y - half],
          [x2, y + half],
          [x + land, y + R],
          [x, y + R],
        ],
        'roundH',
      ) + inside
    )
  }
  const round = 0.06 * head.dk * scale
  const knurls = Array.from({ length: head.form === 'socket' ? 13 : 0 }, (_, index) => {
    const across = y - R * Math.cos(((index + 1) * Math.PI) / 14)
    return `M${num(x + round * 2)} ${num(across)}H${num(x2 - 3)}`
  }).join('')
  return (
    polygon(
      [
        [x + round, y - R],
        [x2, y - R],
        [x2, y + R],
        [x + round, y + R],
        [x, y + R - round],
        [x, y - R + round],
      ],
      'roundH',
    ) +
    (knurls === '' ? '' : path(knurls, 'none', 'hair')) +
    inside
  )
}

/** The hidden edges of a recess from the side. */
function depth(x: number, y: number, recess: Recess, dk: number, scale: number): Mark {
  if (recess.kind === 'hex') {
    const [a, b] = [(recess.s * scale) / 2, x + recess.t * scale]
    return hidden([
      [x, y - a],
      [b, y - a],
      [b + a * 0.5, y],
      [b, y + a],
      [x, y + a],
    ])
  }
  if (recess.kind === 'slot') {
    const [a, b] = [(recess.n * scale) / 2, recess.t * scale]
    return rect(x - 1, y - a, b, 2 * a, 'white', 0, 'edge')
  }
  if (recess.kind === 'none') return ''
  const [a, b] = [dk * 0.27 * scale, x + dk * 0.3 * scale]
  return hidden([
    [x + 3, y - a],
    [b, y - a * 0.35],
    [b + a * 0.4, y],
    [b, y + a * 0.35],
    [x + 3, y + a],
  ])
}

/** The recess on the near face of a slanted view. */
function recessShaded(view: View, near: number, dk: number, recess: Recess, hole: Fill): Mark {
  if (recess.kind === 'none') return ''
  return polygon(
    outline(recess, dk).map(([a, b]) => spot(view, near, a, b)),
    hole,
  )
}

/** A head in space, its front at `near`. */
export function headShaded(view: View, near: number, head: Head, d: number, dark: boolean): Mark {
  const [fill, face, hole]: [Fill, Fill, Fill] = dark
    ? ['darkH', 'deep', 'black']
    : ['roundH', 'white', 'hole']
  const [R, far] = [head.dk / 2, near + head.k]
  if (head.form === 'hex' || head.form === 'flange') {
    const s = head.form === 'hex' ? head.dk : head.s
    const foot = head.form === 'hex' ? far : far - head.k * 0.3
    return darkened(
      (head.form === 'flange'
        ? cylinder(view, far - head.k * 0.1, far, R, R, fill, 'light') +
          cylinder(view, foot - head.k * 0.12, far - head.k * 0.1, s * 0.58, R * 0.99, fill, 'light')
        : '') +
        prism(view, near, foot, section((s / 2) * toCorners, 6, 30), 'light') +
        disc(view, near, s * 0.475, 'white', 'fine'),
      dark,
    )
  }
  if (head.form === 'mushroom') {
    const v = head.v / 2
    return (
      prism(view, far, far + head.f, [
        [-v, -v],
        [-v, v],
        [v, v],
        [v, -v],
      ]) + cap(view, near, far, R, 0, dark)
    )
  }
  if (head.form === 'button')
    return cap(view, near, far, R, R * 0.5, dark) + recessShaded(view, near, head.dk, head.recess, hole)
  if (head.form === 'collar')
    return (
      cylinder(view, far - head.c, far, R, R, fill, dark ? 'deep' : 'light') +
      cap(view, near, far - head.c, head.da / 2, head.da * 0.26, dark) +
      recessShaded(view, near, head.da, head.recess, hole)
    )
  if (head.form === 'pan')
    return cap(view, near, far, R, R * 0.62, dark) + recessShaded(view, near, head.dk, head.recess, hole)
  if (head.form === 'sunk')
    return (
      cylinder(view, near, far, R, d / 2, fill, face) +
      disc(view, near, R * 0.95, face, 'fine') +
      recessShaded(view, near, head.dk, head.recess, hole)
    )
  const lines = Array.from({ length: head.form === 'socket' ? 9 : 0 }, (_, index) => {
    const angle = ((index + 1) * Math.PI) / 10
    const [across, out] = [-R * Math.cos(angle), R * Math.sin(angle)]
    return line([spot(view, near + 0.1 * R, across, out), spot(view, far - 0.05 * R, across, out)], 'hair')
  })
  return (
    cylinder(view, near, far, R, R, fill, face) +
    lines.join('') +
    disc(view, near, R * 0.92, face, 'fine') +
    recessShaded(view, near, head.dk, head.recess, hole)
  )
}

/** A dome in space as a stack of rings, from its rim at `far` to its flat crown at `near`. */
function cap(view: View, near: number, far: number, R: number, flat: number, dark: boolean): Mark {
  if (flat === 0) {
    const [x1, y1] = spot(view, near, 0, 0)
    const [x2] = spot(view, far, 0, 0)
    const [q, open] = [R * view.scale, view.open * R * view.scale]
    const bulge = Math.max(open, (x2 - x1) * 1.05 + open * 0.45)
    return (
      path(
        `M${num(x2)} ${num(y1 - q)}A${num(open)} ${num(q)} 0 0 1 ${num(x2)} ${num(y1 + q)}A${num(bulge)} ${num(q)} 0 0 1 ${num(x2)} ${num(y1 - q)}Z`,
        'glow',
      ) +
      path(
        `M${num(x2 - 3)} ${num(y1 - q)}A${num(bulge * 0.95)} ${num(q * 0.99)} 0 0 0 ${num(x2 - 3)} ${num(y1 + q)}`,
        'none',
        'hair',
      )
    )
  }
  const steps = 5
  const radius = (index: number): number => {
    const part = index / steps
    return flat + (R - flat) * Math.sqrt(Math.max(0, 1 - (1 - part) ** 2))
  }
  let marks: Mark = ''
  for (let index = steps; index > 0; index -= 1) {
    const [a, b] = [near + ((far - near) * (index - 1)) / steps, near + ((far - near) * index) / steps]
    const [x1, y1] = spot(view, a, 0, 0)
    const [x2] = spot(view, b, 0, 0)
    const [r, q] = [radius(index - 1) * view.scale, radius(index) * view.scale]
    marks += path(
      `M${num(x1)} ${num(y1 - r)}L${num(x2)} ${num(y1 - q)}A${num(view.open * q)} ${num(q)} 0 0 1 ${num(x2)} ${num(y1 + q)}L${num(x1)} ${num(y1 + r)}A${num(view.open * r)} ${num(r)} 0 0 1 ${num(x1)} ${num(y1 - r)}Z`,
      dark ? 'darkH' : 'roundH',
      'none',
    )
    if (index === steps)
      marks += path(
        `M${num(x2)} ${num(y1 - q)}A${num(view.open * q)} ${num(q)} 0 1 1 ${num(x2)} ${num(y1 + q)}A${num(view.open * q)} ${num(q)} 0 1 1 ${num(x2)} ${num(y1 - q)}Z`,
      )
  }
  const [x, y] = spot(view, near, 0, 0)
  return (
    marks + ellipse(x, y, flat * view.scale * view.open, flat * view.scale, dark ? 'deep' : 'white', 'edge')
  )
}
