import { z } from 'zod'
import { family, fillName, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { centreCross, circleShape, shapeMark, type Section } from '../../sheet/section.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, rect, type Fill, type Mark } from '../../sheet/svg.ts'
import { face, mouth, rod, solid } from './solid.ts'

type Gasket = {
  inner: number
  outer: number
  thick: number
  fill: Fill
  title: string
  winding?: { inner: number; outer: number } | undefined
}

/** The edges of a gasket from its face, from the outside: its own, those of its winding, its hole's. */
const gasketShapes = ({ inner, outer, winding }: Pick<Gasket, 'inner' | 'outer' | 'winding'>) =>
  [outer, ...(winding ? [winding.outer, winding.inner] : []), inner].map((d) => circleShape(0, 0, d / 2))

const gasketFace = ({ inner, outer, winding }: Gasket): Section => ({
  outline: gasketShapes({ inner, outer, winding }),
  centre: centreCross(0, 0, outer / 2),
  dimensions: [
    { axis: 'y', from: [0, -outer / 2], to: [0, outer / 2], at: outer * 0.65, text: `Ø ${outer}` },
    { axis: 'y', from: [0, -inner / 2], to: [0, inner / 2], at: outer * 0.58, text: `Ø ${inner}` },
  ],
})

/** A gasket from its face and cut through. */
function gasketDimensions({ inner, outer, thick, fill, winding, title }: Gasket): string {
  const X = 590
  const place = { x: 300, y: 265, scale: 380 / outer }
  const { x, y, scale } = place
  const [R, r] = [(outer * scale) / 2, (inner * scale) / 2]
  const half = 9
  const faces: Fill[] = winding === undefined ? [fill, 'white'] : ['light', fill, 'light', 'white']
  const turns =
    winding === undefined
      ? []
      : Array.from({ length: 6 }, (_, index) =>
          circle(
            x,
            y,
            ((winding.inner + ((winding.outer - winding.inner) * (index + 1)) / 7) * scale) / 2,
            'none',
            'hair',
          ),
        )
  return sheet(title, [
    ...gasketShapes({ inner, outer, winding }).map((shape, index) => shapeMark(shape, place, faces[index])),
    ...turns,
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    ...[-1, 1].map((sign) =>
      rect(
        X - half,
        y + (sign < 0 ? -R : r),
        2 * half,
        R - r,
        winding === undefined ? (fill === 'black' ? 'black' : 'hatchFine') : 'hatch',
      ),
    ),
    ...(winding === undefined
      ? []
      : [-1, 1].map((sign) =>
          rect(
            X - half * 1.6,
            y + (sign < 0 ? (-winding.outer * scale) / 2 : (winding.inner * scale) / 2),
            half * 3.2,
            ((winding.outer - winding.inner) * scale) / 2,
            'hatchBack',
          ),
        )),
    line(
      [
        [X - half, y - r],
        [X - half, y + r],
      ],
      'edge',
    ),
    line(
      [
        [X + half, y - r],
        [X + half, y + r],
      ],
      'edge',
    ),
    centre(X - 40, y, X + 40, y),
    dimV(y - R, y + R, X + 110, `Ø ${outer}`, X + half, 'right'),
    dimV(y - r, y + r, X + 58, `Ø ${inner}`, X + half, 'right'),
    dimH(X - half, X + half, y + R + 44, String(thick), y + R),
    winding === undefined
      ? ''
      : note(
          [x + ((winding.outer * scale) / 2) * 0.7, y - ((winding.outer * scale) / 2) * 0.7],
          [x + R * 0.62, 44],
          `${winding.outer} / ${winding.inner}`,
        ),
    caption(title),
  ])
}

/** Three gaskets lying one on the other. */
function gasketShaded({ inner, outer, thick, fill, winding, title }: Gasket): string {
  const view = solid(400, 330, 560 / outer, -30, 32)
  const h = Math.max(thick, outer * 0.018)
  const top = fill
  const one = (y: number, dx: number): Mark =>
    rod(
      view,
      [dx, y, 0],
      [dx, y + h, 0],
      outer / 2,
      outer / 2,
      fill === 'black' ? 'darkV' : 'roundV',
      winding === undefined ? top : 'light',
    ) +
    (winding === undefined
      ? ''
      : face(view, [dx, y + h, 0], [0, 1, 0], winding.outer / 2, top) +
        [0.25, 0.5, 0.75]
          .map((part) =>
            face(
              view,
              [dx, y + h, 0],
              [0, 1, 0],
              (winding.inner + (winding.outer - winding.inner) * part) / 2,
              'none',
              'fine',
            ),
          )
          .join('')) +
    mouth(view, [dx, y + h, 0], [0, 1, 0], (winding?.inner ?? inner) / 2, h)
  return sheet(title, [
    one(-outer * 0.2, 0),
    one(-outer * 0.03, outer * 0.04),
    one(outer * 0.14, -outer * 0.03),
  ])
}

const gasketParameters = {
  inner: mm(2, 2000),
  outer: mm(5, 5000),
  thick: mm(0.2, 50),
  fill: fillName(),
  title: text(),
  winding: z.strictObject({ inner: mm(2, 2000), outer: mm(5, 2000) }).exactOptional(),
}

export const families = {
  'gasket-dimensions': family(gasketParameters, gasketDimensions, gasketFace),
  'gasket-shaded': family(gasketParameters, gasketShaded),
}
