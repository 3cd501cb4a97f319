import { family, mm, text } from '../../family.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, type Point, line, num, stroke } from '../../sheet/svg.ts'

/** The collet in space. */
const colletShaded = (d: number, length: number, bore: number, title: string): string => {
  const scale = Math.min(230 / d, 330 / length)
  const view = oblique(280, 370, scale, -30, 0.5)
  const slits = Array.from({ length: 8 }, (_, index): Mark => {
    const a = ((index * 45 + 22) * Math.PI) / 180
    const p = (r: number): Point => [
      view.x + view.open * r * scale * Math.cos(a),
      view.y + r * scale * Math.sin(a),
    ]
    return line([p(bore / 2), p(d * 0.41)], 'heavy')
  })
  return sheet(title, [
    upright(view, [
      cylinder(view, length * 0.3, length, d / 2, d * 0.36),
      cylinder(view, length * 0.16, length * 0.32, d * 0.43),
      cylinder(view, 0, length * 0.18, d * 0.42, d / 2),
      ...[-0.5, 0.1].map((k) =>
        stroke(
          `M${num(view.x + 14)} ${num(view.y + k * d * 0.46 * scale)}h${num(length * scale * 0.62)}`,
          'black',
          3,
        ),
      ),
      disc(view, 0, bore / 2, 'hole'),
      ...slits,
    ]),
  ])
}

export const families = {
  'collet-shaded': family(
    { d: mm(2, 500), length: mm(2, 500), bore: mm(0.5, 100), title: text() },
    ({ d, length, bore, title }) => colletShaded(d, length, bore, title),
  ),
}
