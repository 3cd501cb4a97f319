import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { centreCross, circleShape, rectangle, shapeMark, type Section } from '../../sheet/section.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line } from '../../sheet/svg.ts'

type Washer = { d1: number; d2: number; h: number; title: string }

/** Its edge, its hole, and both cuts beside them. */
const washerShapes = ({ d1, d2, h }: Omit<Washer, 'title'>) => {
  const [R, r, cut] = [d2 / 2, d1 / 2, d2 * 0.9]
  return {
    edge: circleShape(0, 0, R),
    hole: circleShape(0, 0, r),
    cuts: [rectangle(cut, r, h, R - r), rectangle(cut, -R, h, R - r)],
  }
}

const washerSection = ({ d1, d2, h }: Washer): Section => {
  const { edge, hole, cuts } = washerShapes({ d1, d2, h })
  const [R, r, cut] = [d2 / 2, d1 / 2, d2 * 0.9]
  return {
    outline: [edge, hole, ...cuts],
    centre: centreCross(0, 0, R),
    dimensions: [
      { axis: 'y', from: [0, -R], to: [0, R], at: -R * 1.2, text: `Ø ${d2}` },
      { axis: 'y', from: [cut + h, -r], to: [cut + h, r], at: cut + h + R * 0.4, text: `Ø ${d1}` },
      { axis: 'x', from: [cut, -R], to: [cut + h, -R], at: -R * 1.3, text: `h ${h}` },
    ],
  }
}

/** The washer from above, and cut along its axis. */
function washerDimensions({ d1, d2, h, title }: Washer): string {
  const place = { x: 290, y: 280, scale: 300 / d2 }
  const { x, y, scale } = place
  const [R, r] = [(d2 * scale) / 2, (d1 * scale) / 2]
  const cut = 560
  const thick = h * scale
  const { edge, hole, cuts } = washerShapes({ d1, d2, h })
  return sheet(title, [
    shapeMark(edge, place, 'mid'),
    circle(x, y, R * 0.965, 'light', 'fine'),
    shapeMark(hole, place, 'white'),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    ...cuts.map((shape) => shapeMark(shape, place, 'hatch')),
    line([
      [cut, y - r],
      [cut, y + r],
    ]),
    line([
      [cut + thick, y - r],
      [cut + thick, y + r],
    ]),
    centre(cut - 22, y, cut + thick + 22, y),
    dimV(y - R, y + R, x - R - 52, `Ø ${d2}`, x - 20),
    dimV(y - r, y + r, cut + thick + 60, `Ø ${d1}`, cut + thick, 'right'),
    dimH(cut, cut + thick, y + R + 50, `h ${h}`, y + R),
    caption(title),
  ])
}

/** A few washers in space, strung along their axis. */
function washerShaded({ d1, d2, h, title }: Washer): string {
  const view = oblique(400, 310, 290 / d2, -24, 0.6)
  const gap = d2 * 0.52
  return sheet(title, [
    upright(
      view,
      [1, 0, -1].flatMap((place) => [
        cylinder(view, place * gap - h / 2, place * gap + h / 2, d2 / 2),
        disc(view, place * gap - h / 2, d1 / 2, 'hole'),
      ]),
    ),
  ])
}

const washerParameters = { d1: mm(0.5, 200), d2: mm(1, 1000), h: mm(0.1, 50), title: text() }

export const families = {
  'flat-washer-dimensions': family(washerParameters, washerDimensions, washerSection),
  'flat-washer-shaded': family(washerParameters, washerShaded),
}
