import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, rect } from '../../sheet/svg.ts'

type Washer = { d1: number; d2: number; h: number; title: string }

/** The washer from above, and cut along its axis. */
function washerDimensions({ d1, d2, h, title }: Washer): string {
  const scale = 300 / d2
  const [x, y] = [290, 280]
  const [R, r] = [(d2 * scale) / 2, (d1 * scale) / 2]
  const cut = 560
  const thick = h * scale
  return sheet(title, [
    circle(x, y, R, 'mid'),
    circle(x, y, R * 0.965, 'light', 'fine'),
    circle(x, y, r, 'white'),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    rect(cut, y - R, thick, R - r, 'hatch'),
    rect(cut, y + r, thick, R - r, 'hatch'),
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
  'flat-washer-dimensions': family(washerParameters, washerDimensions),
  'flat-washer-shaded': family(washerParameters, washerShaded),
}
