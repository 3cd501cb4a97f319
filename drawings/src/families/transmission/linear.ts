import { count as countOf, family, flag, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { block, cylinder, disc, level, oblique, prism, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  ellipse,
  line,
  num,
  path,
  polygon,
  rect,
  run,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'
import { arcPoints, extrude, roundedBox } from './extrude.ts'
import { boreEdges, makeFront, sectionSheet, solid } from './rolling.ts'

type Bushing = {
  d: number
  D: number
  L: number
  flange?: number
  square?: boolean
  thick?: number
  title: string
}

/** A linear ball bushing cut: steel sleeve, cage with balls, end seals; a flange at the end where it has one. */
function bushingSection({ d, D, L, flange, square = false, thick = 6, title }: Bushing): string {
  const [l, h] = [L / 2, (D - d) / 2]
  const ball = h * 0.2
  const outside = flange ?? D
  return sectionSheet(
    { d, D: outside, B: L, title },
    (at) => [
      boreEdges(at, -l, l, d / 2),
      solid(at, [
        [-l, D / 2 - h * 0.36],
        [-l, D / 2],
        ...(flange === undefined
          ? ([] as [number, number][])
          : ([
              [l - thick, D / 2],
              [l - thick, flange / 2],
              [l, flange / 2],
            ] as [number, number][])),
        [l, D / 2],
        [l, D / 2 - h * 0.36],
      ]),
      solid(
        at,
        [
          [-l * 0.93, d / 2 + h * 0.14],
          [l * 0.93, d / 2 + h * 0.14],
          [l * 0.93, D / 2 - h * 0.36],
          [-l * 0.93, D / 2 - h * 0.36],
        ],
        'mid',
        'edge',
      ),
      ...Array.from({ length: 9 }, (_, index) => {
        const [x, y] = at.at(-l * 0.72 + (index * l * 1.44) / 8, d / 2 + ball)
        return circle(x, y, Math.min(ball * at.scale, l * at.scale * 0.085), 'glow', 'edge')
      }),
      ...[-1, 1].map((side) =>
        solid(
          at,
          [
            [side * l * 0.93, d / 2],
            [side * l, d / 2],
            [side * l, D / 2 - h * 0.36],
            [side * l * 0.93, D / 2 - h * 0.36],
          ],
          'black',
          'edge',
        ),
      ),
    ],
    (x, y, scale) => [
      ...(flange === undefined
        ? []
        : square
          ? [
              // Covers the round outline that the sheet draws.
              circle(x, y, (flange / 2) * scale + 3, 'white', 'none'),
              polygon(
                roundedBox(
                  x - (flange / 2) * 0.8 * scale,
                  y - (flange / 2) * 0.8 * scale,
                  flange * 0.8 * scale,
                  flange * 0.8 * scale,
                  flange * 0.1 * scale,
                ),
                'light',
              ),
              ...[45, 135, 225, 315].map((turn) =>
                hole(x, y, (flange / 2) * 0.84 * scale, turn, flange * 0.045 * scale),
              ),
            ]
          : [45, 135, 225, 315].map((turn) =>
              hole(x, y, ((flange + D) / 4) * scale, turn, flange * 0.045 * scale),
            )),
      circle(x, y, (D / 2) * scale, 'light', 'edge'),
      ...makeFront([
        [D / 2 - h * 0.36, 'black'],
        [d / 2 + h * 0.2, 'mid'],
      ])(x, y, scale),
    ],
    { letter: 'L' },
  )
}

const hole = (x: number, y: number, reach: number, turn: number, r: number): Mark => {
  const a = (turn * Math.PI) / 180
  return circle(x + reach * Math.cos(a), y + reach * Math.sin(a), r, 'white', 'edge')
}

/** It in space. */
function bushingShaded({ d, D, L, flange, square = false, thick = 6, title }: Bushing): string {
  const outside = flange ?? D
  const slanted = oblique(400, 300, Math.min(320 / outside, 330 / L), -24, 0.55)
  const view = square ? level(slanted) : slanted
  const l = L / 2
  const at = (x: number, y: number, z: number): Point => spot(view, x, y, z)
  const f = outside / 2
  const plate = square
    ? [prism(view, -l, -l + thick, block(f * 1.6, f * 1.6))]
    : [cylinder(view, -l, -l + thick, f)]
  return sheet(title, [
    upright(view, [
      cylinder(view, -l + (flange === undefined ? 0 : thick), l, D / 2),
      ...(flange === undefined ? [] : plate),
      ...(flange === undefined
        ? []
        : [45, 135, 225, 315].map((turn) => {
            const a = (turn * Math.PI) / 180
            const reach = square ? f * 0.84 : (f + D / 2) / 2
            const [x, y] = at(-l, reach * Math.sin(a), reach * Math.cos(a))
            return circle(x, y, f * 0.08 * view.scale, 'hole', 'edge')
          })),
      disc(view, -l, D * 0.46, 'black', 'edge'),
      disc(view, -l, d / 2 + (D - d) * 0.1, 'mid', 'edge'),
      disc(view, -l, d / 2, 'hole'),
    ]),
    caption(title),
  ])
}

/** A ground shaft, broken in its length. */
function shaftViews({ d, length, title }: { d: number; length: number; title: string }): string {
  const [y, h] = [270, 54]
  const cut = (x: number): string => `M${x} ${y - h}q14 ${h / 2} 0 ${h}t0 ${h}`
  return sheet(title, [
    path(`M106 ${y - h}H360q14 ${h / 2} 0 ${h}t0 ${h}H106l-12-12V${y - h + 12}Z`, 'roundH'),
    path(`M394 ${y - h}H548l12 12V${y + h - 12}l-12 12H394q14 ${-h / 2} 0 ${-h}t0 ${-h}Z`, 'roundH'),
    path(`${cut(360)}${cut(394)}M106 ${y - h}V${y + h}M548 ${y - h}V${y + h}`, 'none', 'edge'),
    centre(74, y, 580, y),
    circle(680, y, h, 'hatch'),
    centre(680 - h - 14, y, 680 + h + 14, y),
    centre(680, y - h - 14, 680, y + h + 14),
    dimH(94, 560, y + h + 60, String(length), y + h - 12),
    dimV(y - h, y + h, 44, `Ø ${d}`, 94),
    caption(title),
  ])
}

/** Shafts in space. */
function shaftShaded({ title }: { title: string }): string {
  const view = oblique(400, 300, 1, -24, 0.5)
  return sheet(title, [
    upright(view, [cylinder(view, -300, 300, 34), disc(view, -300, 31, 'white', 'fine')]),
    caption(title),
  ])
}

type Support = { d: number; h: number; W: number; foot: number; depth: number; holes: number; title: string }

const supportOutline = (x: number, y: number, s: number, { d, h, W, foot }: Support): Point[] => {
  const R = d * 0.95 * s
  const [base, w] = [y + h * s, (W / 2) * s]
  return [
    [x - w, base],
    [x - w, base - foot * s],
    [x - R, base - foot * s],
    ...arcPoints(x, y, R, 180, 360, 14),
    [x + R, base - foot * s],
    [x + w, base - foot * s],
    [x + w, base],
  ]
}

/** A shaft support from the front and the side. */
function supportViews(of: Support): string {
  const { d, h, W, depth, holes, foot, title } = of
  const s = Math.min(320 / W, 230 / (h + d))
  const [x, y] = [330, 250]
  const base = y + h * s
  const [w, j, R] = [(W / 2) * s, (holes / 2) * s, d * 0.95 * s]
  const e = x + w + 100
  return sheet(title, [
    polygon(supportOutline(x, y, s, of), 'light'),
    rect(x - 2, y - R, 4, R - (d / 2) * s, 'white', 0, 'edge'),
    circle(x, y, (d / 2) * s, 'white'),
    ...[-1, 1].map((side) => centre(x + side * j, base - foot * s - 16, x + side * j, base + 14)),
    centre(x - R - 14, y, x + R + 14, y),
    centre(x, y - R - 14, x, base + 14),
    rect(e, y - R, depth * s, base - y + R, 'light'),
    centre(e - 12, y, e + depth * s + 12, y),
    dimH(x - j, x + j, base + 52, String(holes), base),
    dimH(x - w, x + w, base + 106, String(W), base),
    dimH(e, e + depth * s, base + 52, String(depth), base),
    dimV(y, base, x - w - 46, `h ${h}`, [x - R, x - w]),
    dimV(y - (d / 2) * s, y + (d / 2) * s, x - w - 104, `Ø ${d}`, x),
    caption(title),
  ])
}

/** It in space. */
function supportShaded(of: Support): string {
  const { d, h, W, depth, holes, foot } = of
  const s = Math.min(330 / W, 300 / (h + d + depth * 0.4))
  const [x, y] = [370, 300]
  const go: Point = [depth * s * 0.7, -depth * s * 0.42]
  return sheet(of.title, [
    extrude(supportOutline(x, y, s, of), go),
    ...[-1, 1].map(
      (side) =>
        `<ellipse cx="${num(x + side * (holes / 2) * s + go[0] / 2)}" cy="${num(y + (h - foot) * s + go[1] / 2)}" rx="${num(W * 0.05 * s)}" ry="${num(W * 0.026 * s)}" fill="#6d7783"/>`,
    ),
    circle(x, y, (d / 2) * s, 'hole'),
    path(
      run([
        [x, y - d * 0.95 * s],
        [x, y - (d / 2) * s],
      ]),
      'none',
      'heavy',
    ),
    caption(of.title),
  ])
}

type Guide = {
  size: number
  H: number
  W: number
  rail: number
  flange: boolean
  length: number
  title: string
}

/** A profile rail from its end: foot, waist with the tracks of the balls, head with bevelled edges. */
const railOutline = (x: number, base: number, s: number, size: number, high: number): Point[] => {
  const [w, h] = [(size / 2) * s, high * s]
  const right: Point[] = [
    [0.95, 0],
    [1, 0.03],
    [1, 0.34],
    [0.86, 0.44],
    [0.72, 0.52],
    // The lower track, a ridge, the upper track.
    [0.68, 0.57],
    [0.68, 0.62],
    [0.76, 0.68],
    [0.95, 0.73],
    [0.89, 0.77],
    [0.87, 0.81],
    [0.89, 0.85],
    [0.96, 0.89],
    [0.96, 0.95],
    [0.88, 1],
  ].map(([dx = 0, dy = 0]) => [x + dx * w, base - dy * h])
  return [...right, ...right.toReversed().map(([px, py]): Point => [2 * x - px, py])]
}
const blockOutline = (x: number, base: number, s: number, { W, H, size, rail, flange }: Guide): Point[] => {
  const [w, low, top, gap] = [(W / 2) * s, base - H * 0.16 * s, base - H * s, (size / 2 + 1) * s]
  const roof = base - (rail + H * 0.04) * s
  const wing = flange ? top + H * 0.3 * s : low
  const inset = flange ? W * 0.12 * s : 0
  return [
    [x - gap, low],
    [x - w + inset, low],
    ...(flange
      ? ([
          [x - w + inset, wing],
          [x - w, wing],
        ] as Point[])
      : []),
    [x - w, top],
    [x + w, top],
    ...(flange
      ? ([
          [x + w, wing],
          [x + w - inset, wing],
        ] as Point[])
      : []),
    [x + w - inset, low],
    [x + gap, low],
    [x + gap, roof],
    [x - gap, roof],
  ]
}

/** A profile rail with its carriage, seen along the rail. */
function guideFront(of: Guide): string {
  const { size, H, W, rail, title } = of
  const s = Math.min(400 / W, 280 / H)
  const [x, base] = [410, 420]
  return sheet(title, [
    polygon(blockOutline(x, base, s, of), 'light'),
    polygon(railOutline(x, base, s, size, rail), 'hatch'),
    ...[-1, 1].flatMap((side) =>
      [0.6, 0.81].map((part) =>
        circle(
          x + side * (size / 2) * 0.98 * s,
          base - rail * part * 1.01 * s,
          Math.max(5, size * 0.075 * s),
          'glow',
          'edge',
        ),
      ),
    ),
    centre(x, base - H * s - 24, x, base + 16),
    dimH(x - (size / 2) * s, x + (size / 2) * s, base + 56, String(size), base),
    dimH(x - (W / 2) * s, x + (W / 2) * s, base - H * s - 44, String(W), base - H * s),
    dimV(base - H * s, base, x - (W / 2) * s - 60, `H ${H}`, [x - (W / 2) * s, x - (size / 2) * s]),
    dimV(base - rail * s, base, x + (W / 2) * s + 56, String(rail), x + (size / 2) * s, 'right'),
    caption(title),
  ])
}

/** It in space: the rail behind the carriage, the carriage, and the rail before it. */
function guideShaded(of: Guide): string {
  const { size, H, rail, W, flange } = of
  const s = Math.min(150 / W, 130 / H)
  const go = (z: number): Point => [z * s * 0.86, -z * s * 0.5]
  const [x, base] = [170, 500]
  const [ox, oy] = go(W * 1.15)
  const [rx, ry] = go(W * 2.6)
  const along: Point = [rx - ox, ry - oy]
  const piece = (from: number, to: number): Mark => {
    const [[ax, ay], [bx, by]] = [go(W * from), go(W * to)]
    return extrude(railOutline(x + ax, base + ay, s, size, rail), [bx - ax, by - ay])
  }
  const hole = (z: number): Mark => {
    const [hx, hy] = go(W * z)
    return ellipse(x + hx, base - rail * s + hy, size * 0.24 * s, size * 0.14 * s, 'deep', 'edge')
  }
  const [cx, foot] = [x + ox, base + oy]
  const [top, low] = [foot - H * s, foot - H * 0.16 * s]
  const slab = (w: number, from: number, to: number): Mark =>
    extrude(
      [
        [cx - w, to],
        [cx - w, from],
        [cx + w, from],
        [cx + w, to],
      ],
      along,
      'deep',
    )
  const w = (W / 2) * s
  const wing = top + H * 0.3 * s
  return sheet(of.title, [
    piece(2.6, 3.6),
    hole(3.3),
    flange ? slab(w - W * 0.12 * s, wing, low) + slab(w, top, wing) : slab(w, top, low),
    polygon(blockOutline(cx, foot, s, of), 'black'),
    piece(0, 1.15),
    hole(0.2),
    hole(0.75),
    ...[-1, 1].flatMap((side) =>
      [0.3, 0.7].map((part) =>
        ellipse(
          cx + side * W * 0.34 * s + along[0] * part,
          top + along[1] * part,
          W * 0.055 * s,
          W * 0.034 * s,
          'deep',
          'edge',
        ),
      ),
    ),
    caption(of.title),
  ])
}

type Rail = { size: number; high: number; pitch: number; title: string }

/** A rail alone: its profile, and a piece of it from above with the pitch of its holes. */
function railViews({ size, high, pitch, title }: Rail): string {
  const s = Math.min(170 / size, 150 / high)
  const [x, base] = [210, 370]
  const [w, h] = [(size / 2) * s, high * s]
  const px = 170 / pitch
  const [left, right, y] = [410, 740, base - h / 2]
  const half = (size / 2) * px
  const holes = [left + 80, left + 80 + pitch * px]
  return sheet(title, [
    polygon(railOutline(x, base, s, size, high), 'hatch'),
    // A bolt hole with its counterbore, cut.
    rect(x - w * 0.46, base - h, w * 0.92, h * 0.44, 'white', 0, 'edge'),
    rect(x - w * 0.28, base - h * 0.56, w * 0.56, h * 0.56, 'white', 0, 'edge'),
    centre(x, base - h - 18, x, base + 18),
    rect(left, y - half, right - left, 2 * half, 'light'),
    line(
      [
        [left, y - half * 0.6],
        [right, y - half * 0.6],
      ],
      'fine',
    ),
    line(
      [
        [left, y + half * 0.6],
        [right, y + half * 0.6],
      ],
      'fine',
    ),
    ...holes.flatMap((at) => [
      circle(at, y, half * 0.46, 'mid', 'edge'),
      circle(at, y, half * 0.28, 'white', 'edge'),
      centre(at, y - half - 14, at, y + half + 14),
    ]),
    centre(left - 14, y, right + 14, y),
    dimH(x - w, x + w, base + 56, String(size), base),
    dimV(base - h, base, x - w - 50, String(high), x - w),
    dimH(holes[0] ?? left, holes[1] ?? right, y + half + 60, String(pitch), y),
    caption(title),
  ])
}

/** Rails in space. */
function railShaded({ size, high, pitch, title }: Rail): string {
  const s = 78 / size
  const go = (z: number): Point => [z * s * 0.86, -z * s * 0.5]
  const one = (x: number, base: number, count: number): Mark[] => [
    extrude(railOutline(x, base, s, size, high), go(pitch * count)),
    ...Array.from({ length: count }, (_, index) => {
      const [hx, hy] = go(pitch * (index + 0.5))
      return (
        ellipse(x + hx, base - high * s + hy, size * 0.26 * s, size * 0.15 * s, 'mid', 'edge') +
        ellipse(x + hx, base - high * s + hy, size * 0.16 * s, size * 0.09 * s, 'black', 'edge')
      )
    }),
  ]
  const count = Math.max(1, Math.floor(500 / (pitch * s * 0.86)))
  return sheet(title, [...one(150, 370, count), ...one(200, 500, count), caption(title)])
}

const bushingParameters = {
  d: mm(1, 500),
  D: mm(2, 500),
  L: mm(2, 1000),
  flange: mm(5, 500).exactOptional(),
  square: flag(),
  thick: mm(1, 100).exactOptional(),
  title: text(),
}

const guideParameters = {
  size: mm(2, 500),
  H: mm(2, 500),
  W: mm(5, 1000),
  rail: mm(2, 200),
  flange: flag(),
  length: mm(10, 500),
  title: text(),
}

const railParameters = { size: mm(2, 100), high: number(2, 100), pitch: mm(10, 500), title: text() }

const supportParameters = {
  d: mm(1, 200),
  h: mm(2, 500),
  W: mm(5, 500),
  foot: mm(1, 100),
  depth: mm(2, 200),
  holes: countOf(16, 256),
  title: text(),
}

export const families = {
  'linear-bushing-section': family(bushingParameters, bushingSection),
  'linear-bushing-shaded': family(bushingParameters, bushingShaded),
  'linear-guide-front': family(guideParameters, guideFront),
  'linear-guide-shaded': family(guideParameters, guideShaded),
  'guide-rail-shaded': family(railParameters, railShaded),
  'guide-rail-views': family(railParameters, railViews),
  'linear-shaft-shaded': family({ title: text() }, shaftShaded),
  'linear-shaft-views': family({ d: mm(1, 200), length: mm(50, 5000), title: text() }, shaftViews),
  'shaft-support-shaded': family(supportParameters, supportShaded),
  'shaft-support-views': family(supportParameters, supportViews),
}
