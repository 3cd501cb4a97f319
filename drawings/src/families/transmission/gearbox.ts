import { family, mm, text } from '../../family.ts'
import { caption, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  line,
  path,
  placed,
  polar,
  polygon,
  rect,
  run,
  type Fill,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'
import { boss, extrude, roundedBox } from './extrude.ts'

type Gearbox = { a: number; bore: number; ratio: string; title: string }

/** Body proportions by the centre distance, as such housings commonly have them. */
const body = ({ a }: Gearbox): { side: number; high: number; flange: number } => ({
  side: a * 1.9,
  high: a * 2.45,
  flange: a * 1.7,
})

/** The bolt holes of a round face. */
const boltHoles = (x: number, y: number, reach: number, r: number, fill: Fill = 'white'): Mark[] =>
  [45, 135, 225, 315].map((turn) => circle(...polar(x, y, reach, turn), Math.max(3, r), fill, 'edge'))

/** The front of its hollow shaft: the output flange with its holes, the cover, the bore with its keyway. */
const outputFace = (x: number, y: number, a: number, bore: number): Mark[] => {
  const r = bore / 2
  return [
    circle(x, y, a * 0.8, 'light'),
    ...boltHoles(x, y, a * 0.66, a * 0.055),
    circle(x, y, a * 0.5, 'mid', 'edge'),
    circle(x, y, Math.max(r * 1.3, a * 0.34), 'dark', 'edge'),
    circle(x, y, r, 'white'),
    rect(x - r * 0.24, y - r * 1.28, r * 0.48, r * 0.42, 'white', 0, 'edge'),
  ]
}

/** A worm gearbox from the side of its hollow shaft: output below, worm above at the centre distance. */
function gearboxFront(of: Gearbox): string {
  const { a, bore, title } = of
  const { side, high, flange } = body(of)
  const s = 330 / high
  const [x, y, c] = [370, 320, a * s]
  const [w, f] = [(side / 2) * s, (flange / 2) * s]
  const worm = y - c
  const bottom = y + w
  return sheet(title, [
    // The worm's barrel with its end cover, and the neck and flange of the motor.
    rect(x - w - c * 0.12, worm - c * 0.3, c * 0.16, c * 0.6, 'dark', 3),
    rect(x + w - 4, worm - c * 0.5, c * 0.34, c, 'roundH', 3),
    rect(x + w + c * 0.3, worm - f, c * 0.16, 2 * f, 'light', 2),
    ...[-1, 1].map((side) =>
      centre(x + w + c * 0.2, worm + side * f * 0.82, x + w + c * 0.56, worm + side * f * 0.82),
    ),
    // Feet at both ends.
    rect(x - w * 1.06, bottom - c * 0.16, w * 2.12, c * 0.16, 'dark', 3),
    polygon(roundedBox(x - w, y - w * 0.96, 2 * w, w * 1.9, w * 0.22), 'light'),
    rect(x - w, worm - c * 0.44, 2 * w, c * 0.88, 'roundH', c * 0.14),
    ...Array.from({ length: 7 }, (_, index): Mark => {
      const rib = x - w * 0.72 + index * w * 0.24
      return path(`M${rib.toFixed(1)} ${(worm - c * 0.4).toFixed(1)}v${(c * 0.5).toFixed(1)}`, 'none', 'edge')
    }),
    ...[-1, 1].map((side) =>
      circle(x + side * w * 0.78, y + w * 0.72, Math.max(4, c * 0.07), 'white', 'edge'),
    ),
    ...outputFace(x, y, c, bore * s),
    centre(x - w - 20, y, x + w + 20, y),
    centre(x, worm - c * 0.44 - 18, x, bottom + 18),
    centre(x - w - c * 0.12 - 16, worm, x + w + c * 0.46 + 20, worm),
    dimV(worm, y, x - w - 66, `a ${a}`, [x - w - c * 0.12 - 18, x - w - 18]),
    note([x + (bore / 2) * s * 0.72, y + (bore / 2) * s * 0.72], [x + w + 50, y + w * 0.7], `Ø ${bore}`),
    caption(title),
  ])
}

/** It in space: the output to the reader, the flange of the motor to the right. */
function gearboxShaded(of: Gearbox): string {
  const { a, bore, title } = of
  const { side, high, flange } = body(of)
  const s = 285 / high
  const [x, y, c] = [315, 385, a * s]
  const [w, f] = [(side / 2) * s, (flange / 2) * s]
  const worm = y - c
  const depth: Point = [c * 0.78, -c * 0.46]
  // A disc that looks to the right lies in the plane of height and depth.
  const [dx, dy] = [0.62, -0.37]
  const disc = (at: number, r: number, fill: Fill, weight: 'outline' | 'edge' | 'none'): Mark =>
    placed([dx, dy, 0, 1, at, worm + depth[1] / 2], [circle(0, 0, r, fill, weight)])
  /** A cylinder along the worm, its right end to the reader. */
  const along = (from: number, to: number, r: number, face: Fill): Mark => {
    const turn = Math.atan2(1, dy)
    const [ex, ey] = [dx * r * Math.cos(turn), r * (dy * Math.cos(turn) + Math.sin(turn))]
    const y0 = worm + depth[1] / 2
    const [upper, lower]: [Point, Point] = [
      [ex, y0 + ey],
      [-ex, y0 - ey],
    ]
    const wall = [upper, lower].map(([px, py]): [Point, Point] => [
      [from + px, py],
      [to + px, py],
    ])
    return (
      disc(from, r, 'dark', 'outline') +
      polygon(
        wall.flatMap(([start, end], index) => (index === 0 ? [start, end] : [end, start])),
        'dark',
        'none',
      ) +
      wall.map((edge) => line(edge)).join('') +
      disc(to, r, face, 'outline')
    )
  }
  const right = x + w + depth[0] / 2
  const near: Point = [-c * 0.14, c * 0.08]
  return sheet(title, [
    extrude(roundedBox(x - w * 1.06, y + w * 0.86, w * 2.12, w * 0.16, 3), depth),
    extrude(roundedBox(x - w, y - w * 0.96, 2 * w, w * 1.9, w * 0.22), depth),
    extrude(roundedBox(x - w, worm - c * 0.44, 2 * w, c * 0.88, c * 0.14), depth),
    ...Array.from({ length: 7 }, (_, index): Mark => {
      const rib = x - w * 0.72 + index * w * 0.24
      return path(
        `M${rib.toFixed(1)} ${(worm - c * 0.38).toFixed(1)}v${(c * 0.42).toFixed(1)}`,
        'none',
        'edge',
      )
    }),
    ...[-1, 1].map((side) =>
      circle(x + side * w * 0.78, y + w * 0.68, Math.max(4, c * 0.07), 'hole', 'edge'),
    ),
    along(right - 2, right + c * 0.3, c * 0.5, 'mid'),
    along(right + c * 0.3, right + c * 0.44, f, 'light'),
    placed(
      [dx, dy, 0, 1, right + c * 0.44, worm + depth[1] / 2],
      [
        ...boltHoles(0, 0, f * 0.82, c * 0.07, 'hole'),
        circle(0, 0, f * 0.6, 'mid', 'edge'),
        circle(0, 0, c * 0.2, 'hole', 'edge'),
      ],
    ),
    boss(x + near[0], y + near[1], c * 0.8, [-near[0], -near[1]], 'roundH', 'light'),
    ...outputFace(x + near[0], y + near[1], c, bore * s),
    caption(title),
  ])
}

/** The teeth of the worm wheel as short marks across its rim. */
const wheelTeeth = (x: number, y: number, r: number, count: number): string =>
  Array.from({ length: count }, (_, index) =>
    run([polar(x, y, r, (index * 360) / count), polar(x, y, r * 0.87, (index * 360) / count)]),
  ).join('')

/** The symbol of a worm drive with its ratio. */
const wormSymbol = ({ ratio, title }: Gearbox): string =>
  sheet(title, [
    circle(400, 340, 130, 'light'),
    path(wheelTeeth(400, 340, 130, 30), 'none', 'edge'),
    circle(400, 340, 18, 'white'),
    centre(250, 340, 550, 340),
    centre(400, 120, 400, 500),
    rect(250, 152, 300, 56, 'roundH', 6),
    path([0, 1, 2, 3, 4, 5, 6].map((turn) => `M${276 + turn * 38} 208l22 -56`).join(''), 'none', 'edge'),
    path('M200 180H250M550 180H600', 'none', 'heavy'),
    label(400, 124, ratio, 'middle', 30),
    caption(title),
  ])

const gearboxParameters = { a: mm(5, 1000), bore: mm(2, 500), ratio: text(), title: text() }

export const families = {
  'gearbox-front': family(gearboxParameters, gearboxFront),
  'gearbox-shaded': family(gearboxParameters, gearboxShaded),
  'worm-gear-symbol': family(gearboxParameters, wormSymbol),
}
