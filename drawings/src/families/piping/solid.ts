import {
  clipped,
  ellipse,
  num,
  path,
  polygon,
  run,
  type Fill,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

/** A place or a direction in space: `x` to the right, `y` up, `z` towards the reader. */
export type Vec = readonly [x: number, y: number, z: number]

/** A parallel projection: parts may lie along any axis. Far parts are drawn first. */
type Solid = { x: number; y: number; scale: number; yaw: number; pitch: number }

/** With the usual yaw, what lies along x comes towards the reader at its left end. */
export const solid = (x: number, y: number, scale: number, yaw = -35, pitch = 24): Solid => ({
  x,
  y,
  scale,
  yaw: (yaw * Math.PI) / 180,
  pitch: (pitch * Math.PI) / 180,
})

/** Where a place in space lies on the sheet. */
export function at(view: Solid, [x, y, z]: Vec): Point {
  const [c, s] = [Math.cos(view.yaw), Math.sin(view.yaw)]
  return [
    view.x + view.scale * (x * c - z * s),
    view.y + view.scale * ((x * s + z * c) * Math.sin(view.pitch) - y * Math.cos(view.pitch)),
  ]
}

/** How much a direction comes towards the reader. */
const towards = (view: Solid, [x, y, z]: Vec): number =>
  (x * Math.sin(view.yaw) + z * Math.cos(view.yaw)) * Math.cos(view.pitch) + y * Math.sin(view.pitch)

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
/** The place `distance` away from another. */
const move = (a: Vec, n: Vec, distance: number): Vec => [
  a[0] + n[0] * distance,
  a[1] + n[1] * distance,
  a[2] + n[2] * distance,
]
/** A place on the circle around an axis; zero degrees lies upwards where the axis is level. */
export function around(centre: Vec, axis: Vec, radius: number, degrees: number): Vec {
  const n = unit(axis)
  const u = unit(cross(Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], n))
  const v = cross(n, u)
  const angle = (degrees * Math.PI) / 180
  return move(move(centre, v, radius * Math.cos(angle)), u, radius * Math.sin(angle))
}

const framed = ([x, y]: Point, angle: number, marks: readonly Mark[]): Mark =>
  `<g transform="translate(${num(x)} ${num(y)})rotate(${num((angle * 180) / Math.PI)})">${marks.join('')}</g>`

/** A cylinder, or a cone where the second radius differs, with the face that looks to the reader. */
export function rod(
  view: Solid,
  from: Vec,
  to: Vec,
  radius: number,
  end = radius,
  fill: Fill = 'roundH',
  face: Fill = 'light',
): Mark {
  let [p, q, r, R] = [at(view, from), at(view, to), radius * view.scale, end * view.scale]
  const lean = towards(view, unit(minus(to, from)))
  let nearFirst = lean < 0
  let angle = Math.atan2(q[1] - p[1], q[0] - p[0])
  if (angle > Math.PI / 4 || angle <= (-3 * Math.PI) / 4) {
    ;[p, q, r, R] = [q, p, R, r]
    nearFirst = !nearFirst
    angle = Math.atan2(q[1] - p[1], q[0] - p[0])
  }
  const length = Math.hypot(q[0] - p[0], q[1] - p[1])
  const open = Math.abs(lean)
  const left = nearFirst ? `L0 ${num(-r)}` : `A${num(open * r)} ${num(r)} 0 0 1 0 ${num(-r)}`
  const right = nearFirst
    ? `A${num(open * R)} ${num(R)} 0 0 1 ${num(length)} ${num(R)}`
    : `L${num(length)} ${num(R)}`
  const mouth = nearFirst ? r : R
  const wide = nearFirst ? R : r
  return framed(p, angle, [
    // A far end wider than the near one shows all around.
    wide > mouth ? ellipse(nearFirst ? length : 0, 0, open * wide, wide, fill) : '',
    path(`M0 ${num(-r)}L${num(length)} ${num(-R)}${right}L0 ${num(r)}${left}Z`, fill),
    mouth < 0.5 ? '' : ellipse(nearFirst ? 0 : length, 0, open * mouth, mouth, face),
  ])
}

/**
 * A turned part along any axis: its outline through places given as part of the length, radius, and how far the middle
 * lies above the axis; with rings at some of them.
 */
export function lathe(
  view: Solid,
  from: Vec,
  to: Vec,
  outline: readonly (readonly [part: number, radius: number, rise?: number])[],
  rings: readonly number[] = [],
  fill: Fill = 'roundH',
): Mark {
  let [p, q, profile, seams] = [at(view, from), at(view, to), [...outline], [...rings]]
  let nearFirst = towards(view, unit(minus(to, from))) < 0
  let angle = Math.atan2(q[1] - p[1], q[0] - p[0])
  if (angle > Math.PI / 4 || angle <= (-3 * Math.PI) / 4) {
    ;[p, q] = [q, p]
    nearFirst = !nearFirst
    angle = Math.atan2(q[1] - p[1], q[0] - p[0])
    profile = profile.map(([part, radius, rise = 0]) => [1 - part, radius, rise] as const).toReversed()
    seams = seams.map((index) => outline.length - 1 - index)
  }
  const length = Math.hypot(q[0] - p[0], q[1] - p[1])
  const open = Math.abs(towards(view, unit(minus(to, from))))
  const places = profile.map(([part, radius, rise = 0]) => {
    const dy = -rise * view.scale * Math.cos(view.pitch)
    return [part * length + dy * Math.sin(angle), dy * Math.cos(angle), radius * view.scale] as const
  })
  const upper = places.map(([x, y, r]): Point => [x, y - r])
  const lower = places.map(([x, y, r]): Point => [x, y + r]).toReversed()
  const none = [0, 0, 0] as const
  const [first, last] = [places[0] ?? none, places.at(-1) ?? none]
  const turn = ([x, y, r]: readonly [number, number, number], way: 1 | -1): string =>
    `A${num(open * r)} ${num(r)} 0 0 1 ${num(x)} ${num(y + way * r)}`
  const sweep = nearFirst ? 1 : 0
  const near = nearFirst ? first : last
  return framed(p, angle, [
    path(`${run(upper)}${turn(last, 1)}L${run(lower).slice(1)}${turn(first, -1)}Z`, fill),
    seams.length === 0
      ? ''
      : path(
          seams
            .map((index) => {
              const [x, y, r] = places[index] ?? first
              return `M${num(x)} ${num(y - r)}A${num(open * r)} ${num(r)} 0 0 ${sweep} ${num(x)} ${num(y + r)}`
            })
            .join(''),
          'none',
          'fine',
        ),
    near[2] < 0.5 ? '' : ellipse(near[0], near[1], open * near[2], near[2], 'light'),
  ])
}

/** A circle across an axis: a face, a hole, the mouth of a bore. */
export function face(
  view: Solid,
  centre: Vec,
  axis: Vec,
  radius: number,
  fill: Fill = 'light',
  weight: 'outline' | 'edge' | 'fine' | 'none' = 'edge',
): Mark {
  const n = unit(axis)
  const [p, q] = [at(view, centre), at(view, move(centre, n, 1))]
  const open = Math.abs(towards(view, n))
  return framed(p, Math.atan2(q[1] - p[1], q[0] - p[0]), [
    ellipse(0, 0, Math.max(0.2, open * radius * view.scale), radius * view.scale, fill, weight),
  ])
}

/** A bore whose wall shows, open at the back after `depth`. */
export function mouth(view: Solid, centre: Vec, axis: Vec, radius: number, depth: number): Mark {
  const n = unit(axis)
  const [p, q] = [at(view, centre), at(view, move(centre, n, 1))]
  const [R, open] = [radius * view.scale, Math.max(0.02, Math.abs(towards(view, n)))]
  const back = -depth * Math.hypot(q[0] - p[0], q[1] - p[1])
  const rim = `M0 ${num(-R)}A${num(open * R)} ${num(R)} 0 1 1 0 ${num(R)}A${num(open * R)} ${num(R)} 0 1 1 0 ${num(-R)}Z`
  return framed(p, Math.atan2(q[1] - p[1], q[0] - p[0]), [
    path(rim, 'deep'),
    clipped(`m${Math.round(p[0])}x${Math.round(p[1])}r${Math.round(R)}`, rim, [
      ellipse(back * 0.55, 0, open * R, R, 'dark', 'none'),
      ellipse(back, 0, open * R, R, 'white'),
    ]),
    path(rim),
  ])
}

const shade = (view: Solid, n: Vec): Fill => {
  const [x, y] = [n[0] * Math.cos(view.yaw) - n[2] * Math.sin(view.yaw), n[1]]
  const light = 0.75 * y - 0.45 * x + 0.35 * towards(view, n)
  return light > 0.55 ? 'white' : light > 0.2 ? 'light' : light > -0.15 ? 'mid' : 'dark'
}

/** A prism with a regular cross-section: a hexagon nut, a square shank. */
export function prismAt(
  view: Solid,
  from: Vec,
  to: Vec,
  acrossFlats: number,
  corners = 6,
  start = 30,
  faceFill: Fill = 'light',
): Mark {
  const radius = acrossFlats / 2 / Math.cos(Math.PI / corners)
  const axis = minus(to, from)
  const turns = Array.from({ length: corners }, (_, index) => start + (index * 360) / corners)
  const [near, far] = towards(view, axis) < 0 ? [from, to] : [to, from]
  const sides = turns.map((turn) => {
    const next = turn + 360 / corners
    const normal = minus(around([0, 0, 0], axis, 1, (turn + next) / 2), [0, 0, 0])
    if (towards(view, normal) <= 0.01) return ''
    return polygon(
      [
        at(view, around(near, axis, radius, turn)),
        at(view, around(near, axis, radius, next)),
        at(view, around(far, axis, radius, next)),
        at(view, around(far, axis, radius, turn)),
      ],
      shade(view, normal),
    )
  })
  return (
    sides.join('') +
    polygon(
      turns.map((turn) => at(view, around(near, axis, radius, turn))),
      faceFill,
    )
  )
}

/** A box by its lowest, leftmost, rearmost corner and its sizes, with the three faces that show. */
export function brick(
  view: Solid,
  [x, y, z]: Vec,
  [w, h, d]: Vec,
  fills: { front?: Fill; top?: Fill; side?: Fill } = {},
): Mark {
  const p = (dx: number, dy: number, dz: number): Point => at(view, [x + dx * w, y + dy * h, z + dz * d])
  const side = view.yaw < 0 ? 0 : 1
  return (
    polygon([p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)], fills.top ?? 'white') +
    polygon([p(side, 0, 0), p(side, 1, 0), p(side, 1, 1), p(side, 0, 1)], fills.side ?? 'mid') +
    polygon([p(0, 0, 1), p(0, 1, 1), p(1, 1, 1), p(1, 0, 1)], fills.front ?? 'light')
  )
}

const shades = {
  metal: [
    ['#16191d', 0],
    ['#a4aeb9', 3.2],
    ['#b9c1ca', 0.1],
    ['#c9d0d7', 0.2],
    ['#d8dde3', 0.31],
    ['#e4e8ec', 0.43],
    ['#eff1f4', 0.56],
    ['#f7f9fa', 0.7],
    ['#ffffff', 0.84],
  ],
  rubber: [
    ['#16191d', 0],
    ['#2c333b', 3.2],
    ['#3b434d', 0.2],
    ['#505a65', 0.45],
    ['#6b7580', 0.72],
  ],
  light: [
    ['#16191d', 0],
    ['#dde2e8', 3.2],
    ['#eef1f4', 0.24],
    ['#ffffff', 0.55],
  ],
} as const

/** A round bar or tube along any path on the sheet, shaded across: bends, hoses, rims. */
export function bar(d: string, width: number, kind: keyof typeof shades = 'metal'): Mark {
  // Thin bars need fewer steps to look round.
  const steps = shades[kind].filter((_, index) => width > 60 || index < 2 || index % 2 === 1)
  const lines = steps.map(
    ([colour, less], index) =>
      `<path d="${d}" stroke="${colour}" stroke-width="${num(index < 2 ? width - less : (width - 3) * (1 - less))}"/>`,
  )
  return `<g stroke-linecap="butt">${lines.join('')}</g>`
}

/** Such a tube through places in space, straight from one to the next. */
export const tube = (
  view: Solid,
  points: readonly Vec[],
  radius: number,
  kind: keyof typeof shades = 'metal',
): Mark => bar(run(points.map((point) => at(view, point))), 2 * radius * view.scale, kind)

/** Places along an arc in space, around `axis`, for a tube. */
export const traceArc = (
  centre: Vec,
  axis: Vec,
  radius: number,
  from: number,
  to: number,
  steps = 12,
): Vec[] =>
  Array.from({ length: steps + 1 }, (_, index) =>
    around(centre, axis, radius, from + ((to - from) * index) / steps),
  )

/** A handwheel around an upright stem, with its hub and spokes. */
export function wheel(view: Solid, centre: Vec, radius: number, rim: number, spokes = 4): Mark {
  const [x, y] = at(view, centre)
  const [rx, ry] = [radius * view.scale, radius * view.scale * Math.sin(view.pitch)]
  const oval = `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0`
  const arms = Array.from({ length: spokes }, (_, index) =>
    tube(
      view,
      [centre, around(centre, [0, 1, 0], radius - rim / 2, 20 + (index * 360) / spokes)],
      rim * 0.45,
      'rubber',
    ),
  )
  return (
    arms.join('') +
    bar(oval, rim * view.scale, 'rubber') +
    rod(view, move(centre, [0, 1, 0], -rim * 0.6), move(centre, [0, 1, 0], rim * 0.6), rim * 0.9)
  )
}

type Flange = {
  D: number
  b: number
  k: number
  n: number
  h: number
  bore?: number
  raised?: number
  depth?: number
}

/** A round flange with its bolt holes on the face that looks to the reader; `axis` points to that face. */
export function flangeAt(
  view: Solid,
  centre: Vec,
  axis: Vec,
  { D, b, k, n, h, bore, raised, depth }: Flange,
): Mark {
  const back = move(centre, axis, -b)
  const holes = Array.from({ length: n }, (_, index) =>
    face(view, around(centre, axis, k / 2, ((index + 0.5) * 360) / n), axis, h / 2, 'deep'),
  )
  return [
    rod(view, back, centre, D / 2),
    ...holes,
    raised === undefined ? '' : face(view, centre, axis, raised / 2, 'white', 'fine'),
    bore === undefined ? '' : mouth(view, centre, axis, bore / 2, depth ?? b),
  ].join('')
}

/** The thread on the left end of a pipe that runs to the right. */
export function threadEnd(view: Solid, [x, y, z]: Vec, radius: number, length: number): Mark {
  const turns = 6
  const outline = Array.from(
    { length: 2 * turns + 1 },
    (_, index) => [index / (2 * turns), index % 2 === 0 ? radius * 0.95 : radius] as const,
  )
  return lathe(
    view,
    [x, y, z],
    [x + length, y, z],
    outline,
    outline.flatMap((_, index) => (index % 2 === 1 ? [index] : [])),
  )
}
