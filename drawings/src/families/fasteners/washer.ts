import { choice, count, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  num,
  path,
  pierced,
  polar,
  polygon,
  rect,
  run,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

type Washer = { d1: number; d2: number; h: number; title: string }
type Toothed = Washer & { teeth: number; form: 'outside' | 'inside'; serrated: boolean }
type Spring = Washer & { b: number }

const hole = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** A chamfered washer from above and cut. */
function chamferedWasher({ d1, d2, h, title }: Washer): string {
  const scale = 300 / d2
  const [x, y] = [290, 280]
  const [R, r, thick] = [(d2 * scale) / 2, (d1 * scale) / 2, Math.max(h * scale, 14)]
  const cut = 560
  const bevel = thick * 0.4
  const half = (side: number): Mark =>
    polygon(
      [
        [cut, y + side * r],
        [cut + thick, y + side * r],
        [cut + thick, y + side * (R - bevel)],
        [cut + thick - bevel * 0.6, y + side * R],
        [cut, y + side * R],
      ],
      'hatch',
    )
  return sheet(title, [
    circle(x, y, R, 'mid'),
    circle(x, y, R - bevel, 'light', 'edge'),
    circle(x, y, r, 'white'),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    half(-1),
    half(1),
    path(`M${num(cut)} ${num(y - r)}V${num(y + r)}M${num(cut + thick)} ${num(y - r)}V${num(y + r)}`),
    centre(cut - 22, y, cut + thick + 22, y),
    dimV(y - R, y + R, x - R - 52, `Ø ${d2}`, x - 20),
    dimV(y - r, y + r, cut + thick + 60, `Ø ${d1}`, cut + thick, 'right'),
    dimH(cut, cut + thick, y + R + 50, `h ${h}`, y + R),
    caption(title),
  ])
}

/** A spring washer from above with its gap, and from its side with the lifted ends. */
function springWasher({ d1, d2, h, b, title }: Spring): string {
  const scale = 290 / d2
  const [x, y] = [280, 275]
  const [R, r, t] = [(d2 * scale) / 2, (d1 * scale) / 2, h * scale]
  const lift = t * 0.55
  const side = 600
  return sheet(title, [
    pierced(hole(x, y, R) + hole(x, y, r), 'light'),
    circle(x, y, R * 0.985, 'none', 'hair'),
    polygon(
      [
        [x - 7, y - R - 4],
        [x + 3, y - R - 4],
        [x + 9, y - r + 6],
        [x - 1, y - r + 6],
      ],
      'white',
      'none',
    ),
    path(
      `M${num(x - 7)} ${num(y - R)}L${num(x - 1)} ${num(y - r)}M${num(x + 3)} ${num(y - R)}L${num(x + 9)} ${num(y - r)}`,
    ),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    path(
      `M${num(side - t / 2)} ${num(y + R)}L${num(side - t / 2 - lift)} ${num(y - 8)}L${num(side + t / 2 - lift)} ${num(y + 8)}L${num(side + t / 2)} ${num(y + R)}Z`,
      'roundH',
    ),
    path(
      `M${num(side - t / 2)} ${num(y - R)}L${num(side - t / 2 + lift)} ${num(y - 8)}L${num(side + t / 2 + lift)} ${num(y + 8)}L${num(side + t / 2)} ${num(y - R)}Z`,
      'roundH',
    ),
    dimV(y - R, y + R, x - R - 52, `Ø ${d2}`, x - 20),
    dimV(y - r, y + r, x + R + 44, `Ø ${d1}`, x + 10, 'right'),
    dimH(side - t / 2, side + t / 2, y + R + 50, `s ${h}`, y + R),
    dimH(x - R, x - r, y + R + 50, `b ${b}`, y),
    caption(title),
  ])
}

/** A spring washer in space: two ends that stand apart. */
function springWasherShaded({ d1, d2, h, title }: Spring): string {
  const scale = 330 / d2
  const [cx, cy] = [400, 290]
  const open = 0.5
  const [R, r, t] = [(d2 / 2) * scale, (d1 / 2) * scale, h * scale]
  const steps = 26
  const at = (radius: number, index: number, drop: number): Point => {
    const angle = 96 + (index * 348) / steps
    const [px, py] = polar(0, 0, radius, angle)
    return [cx + px, cy + py * open + drop - (index / steps - 0.5) * t * 1.1]
  }
  const ring = (radius: number, drop: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => at(radius, index, drop))
  const back = (from: number, to: number, radius: number, fill: 'dark' | 'roundV'): Mark =>
    polygon(
      [
        ...Array.from({ length: to - from + 1 }, (_, index) => at(radius, from + index, 0)),
        ...Array.from({ length: to - from + 1 }, (_, index) => at(radius, to - index, t)),
      ],
      fill,
      'edge',
    )
  return sheet(title, [
    back(7, 19, r, 'dark'),
    back(0, 6, R, 'roundV'),
    back(20, steps, R, 'roundV'),
    polygon([...ring(R, 0), ...ring(r, 0).toReversed()], 'light'),
    polygon([at(R, 0, 0), at(r, 0, 0), at(r, 0, t), at(R, 0, t)], 'mid'),
    polygon([at(R, steps, 0), at(r, steps, 0), at(r, steps, t), at(R, steps, t)], 'dark'),
  ])
}

/** The teeth around a circle; twisted ones show a slanted edge. */
function toothing({ d1, d2, teeth, form }: Toothed, x: number, y: number, scale: number): string {
  const [R, r] = [(d2 * scale) / 2, (d1 * scale) / 2]
  const root = form === 'outside' ? R - (R - r) * 0.52 : r + (R - r) * 0.52
  const tip = form === 'outside' ? R : r
  const points = Array.from({ length: teeth * 4 }, (_, index): Point => {
    const step = 360 / teeth
    const angle = Math.floor(index / 4) * step + ([0, 0.14, 0.5, 0.64][index % 4] ?? 0) * step
    return polar(x, y, index % 4 === 1 || index % 4 === 2 ? tip : root, angle - 90)
  })
  return `${run(points)}Z`
}

/** A toothed washer from above and from its side. */
function toothWasher(washer: Toothed): string {
  const { d1, d2, h, title, form, serrated, teeth } = washer
  const scale = 310 / d2
  const [x, y] = [280, 275]
  const [R, r] = [(d2 * scale) / 2, (d1 * scale) / 2]
  const outer = form === 'outside' ? toothing(washer, x, y, scale) : hole(x, y, R)
  const inner = form === 'inside' ? toothing(washer, x, y, scale) : hole(x, y, r)
  const [side, t] = [600, Math.max(7, h * scale)]
  const lift = serrated ? t * 0.5 : t * 1.1
  const [from, to] = form === 'outside' ? [R, R - (R - r) * 0.52] : [r + (R - r) * 0.52, r]
  const edge = Array.from({ length: 8 }, (_, index) => {
    const a = y - R + ((index + 0.5) * 2 * R) / 8
    return `M${num(side - t / 2 - lift)} ${num(a - 9)}L${num(side + t / 2 + lift)} ${num(a + 9)}`
  }).join('')
  const folds = Array.from({ length: teeth }, (_, index) => {
    const angle = (index * 360) / teeth + (0.32 * 360) / teeth - 90
    return run([polar(x, y, from, angle), polar(x, y, to, angle + (serrated ? 6 : -5))])
  }).join('')
  return sheet(title, [
    pierced(outer + inner, 'light'),
    path(folds, 'none', 'fine'),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    path(edge, 'none', 'edge'),
    rect(side - t / 2, y - R, t, 2 * R, 'roundH'),
    dimV(y - R, y + R, x - R - 46, `Ø ${d2}`, x - 20),
    dimV(y - r, y + r, x + R + 44, `Ø ${d1}`, x + 10, 'right'),
    dimH(side - t / 2, side + t / 2, y + R + 50, `s ${h}`, y + R),
    caption(title),
  ])
}

/** A toothed washer tilted, so that its thickness shows. */
function toothWasherShaded(washer: Toothed): string {
  const { d1, d2, h, title, form } = washer
  const scale = 430 / d2
  const outer = form === 'outside' ? toothing(washer, 0, 0, scale) : hole(0, 0, (d2 * scale) / 2)
  const inner = form === 'inside' ? toothing(washer, 0, 0, scale) : hole(0, 0, (d1 * scale) / 2)
  const t = Math.max(9, h * scale)
  // Layers between the faces have no outline: they only close the edge.
  const layer = (drop: number, fill: 'dark' | 'light'): Mark =>
    `<g transform="matrix(.94 -.2 .34 .6 400 ${num(292 + drop)})">${pierced(outer + inner, fill, drop > 0 && drop < t ? 'none' : 'outline')}</g>`
  return sheet(title, [layer(t, 'dark'), layer(t * 0.66, 'dark'), layer(t * 0.33, 'dark'), layer(0, 'light')])
}

/** Washers strung along their axis; `bevelled` ones show their chamfer. */
function washerRow({ d1, d2, h, title }: Washer, bevelled: boolean): string {
  const view = oblique(400, 310, 290 / d2, -24, 0.6)
  const gap = d2 * 0.52
  return sheet(title, [
    upright(
      view,
      [1, 0, -1].flatMap((place) => [
        bevelled
          ? cylinder(view, place * gap - h / 2, place * gap, d2 / 2 - h * 0.4, d2 / 2) +
            cylinder(view, place * gap, place * gap + h / 2, d2 / 2, d2 / 2, 'roundH', 'none') +
            cylinder(view, place * gap - h / 2, place * gap, d2 / 2 - h * 0.4, d2 / 2)
          : cylinder(view, place * gap - h / 2, place * gap + h / 2, d2 / 2),
        disc(view, place * gap - h / 2, d1 / 2, 'hole'),
      ]),
    ),
  ])
}

const washerParameters = { d1: mm(1, 200), d2: mm(2, 500), h: mm(0.2, 50), title: text() }

const springParameters = { d1: mm(0.5, 200), d2: mm(1, 500), h: mm(0.1, 50), title: text(), b: mm(0.2, 50) }

const toothedParameters = {
  d1: mm(0.5, 200),
  d2: mm(1, 200),
  h: mm(0.05, 10),
  title: text(),
  teeth: count(3, 96),
  form: choice(['outside', 'inside']),
  serrated: flag(),
}

export const families = {
  'chamfered-washer': family(washerParameters, chamferedWasher),
  'spring-washer': family(springParameters, springWasher),
  'spring-washer-shaded': family(springParameters, springWasherShaded),
  'tooth-washer': family(toothedParameters, toothWasher),
  'tooth-washer-shaded': family(toothedParameters, toothWasherShaded),
  'washer-row': family({ ...washerParameters, bevelled: flag() }, ({ bevelled, ...of }) =>
    washerRow(of, bevelled),
  ),
}
