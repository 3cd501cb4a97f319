import { family, mm, text } from '../../family.ts'
import { caption, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, path, polar, polygon, rect, run, type Mark, type Point } from '../../sheet/svg.ts'
import { boss, extrude, roundedBox } from './extrude.ts'

type Gearbox = { a: number; bore: number; ratio: string; title: string }

/** Body proportions by the centre distance, as such housings commonly have them. */
const body = ({ a }: Gearbox): { side: number; high: number; flange: number } => ({
  side: a * 1.9,
  high: a * 2.45,
  flange: a * 1.7,
})

/** A worm gearbox from the side of its hollow shaft: output below, worm above at the centre distance. */
function gearboxFront(of: Gearbox): string {
  const { a, bore, title } = of
  const { side, high, flange } = body(of)
  const s = 330 / high
  const [x, y] = [380, 320]
  const [w, R, r] = [(side / 2) * s, a * 0.78 * s, (bore / 2) * s]
  const worm = y - a * s
  const [top, bottom] = [worm - a * 0.48 * s, y + (side / 2) * s]
  const ribs: Mark[] = [30, 75, 105, 150, 210, 330].map((turn) => {
    const [x1, y1] = polar(x, y, R * 0.62, turn)
    const [x2, y2] = polar(x, y, R * 0.96, turn)
    return path(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, 'none', 'edge')
  })
  return sheet(title, [
    rect(x + w * 0.72, worm - (flange / 2) * s * 0.62, w * 0.62, flange * s * 0.62, 'mid', 4),
    rect(x + w * 1.34, worm - (flange / 2) * s, a * 0.2 * s, flange * s, 'light', 3),
    polygon(roundedBox(x - w, top, 2 * w, bottom - top, w * 0.24), 'light'),
    circle(x, y, R, 'mid'),
    ...ribs,
    circle(x, y, R * 0.6, 'light', 'edge'),
    ...[45, 135, 225, 315].map((turn) =>
      circle(...polar(x, y, R * 0.8, turn), Math.max(4, a * 0.06 * s), 'white', 'edge'),
    ),
    circle(x, y, r, 'white'),
    rect(x - r * 0.22, y - r * 1.26, r * 0.44, r * 0.4, 'white', 0, 'edge'),
    centre(x - w - 20, y, x + w + 20, y),
    centre(x, top - 18, x, bottom + 18),
    centre(x - w - 20, worm, x + w * 1.34 + a * 0.2 * s + 20, worm),
    dimV(worm, y, x - w - 56, `a ${a}`, x - w - 18),
    note([x + r * 0.72, y + r * 0.72], [x + w + 40, y + w * 0.62], `Ø ${bore}`),
    caption(title),
  ])
}

/** It in space. */
function gearboxShaded(of: Gearbox): string {
  const { a, bore, title } = of
  const { side, high, flange } = body(of)
  const s = 290 / high
  const [x, y] = [330, 365]
  const [w, R] = [(side / 2) * s, a * 0.78 * s]
  const worm = y - a * s
  const [top, bottom] = [worm - a * 0.48 * s, y + (side / 2) * s]
  const depth: Point = [a * 0.95 * s, -a * 0.55 * s]
  const f = (flange / 2) * s
  const near: Point = [-a * 0.16 * s, a * 0.09 * s]
  // The motor flange stands to the right; seen slanted it is a narrow plate with its mouth.
  const [fx, fy] = [x + w * 1.42 + depth[0] * 0.5, worm + depth[1] * 0.5]
  return sheet(title, [
    extrude(roundedBox(x - w, top, 2 * w, bottom - top, w * 0.24), depth),
    rect(x + w * 0.94 + depth[0] * 0.5, fy - f * 0.5, w * 0.5, f, 'roundH', 4),
    extrude(roundedBox(fx - a * 0.08 * s, fy - f * 0.86, a * 0.16 * s, f * 1.72, 4), [f * 0.3, -f * 0.18]),
    boss(x + near[0], y + near[1], R, [-near[0], -near[1]], 'roundH', 'mid'),
    circle(x + near[0], y + near[1], R * 0.6, 'light', 'edge'),
    ...[45, 135, 225, 315].map((turn) =>
      circle(...polar(x + near[0], y + near[1], R * 0.8, turn), Math.max(4, a * 0.06 * s), 'hole', 'edge'),
    ),
    circle(x + near[0], y + near[1], (bore / 2) * s, 'hole'),
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
