import { count, family, fillName, mm, text } from '../../family.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, polygon, turned, type Fill, type Mark, type Point } from '../../sheet/svg.ts'

const RADIUS = 210

/** A circular saw blade from the front: as many teeth as it has, their tips in a fill of their own. */
function sawBlade(d: number, bore: number, teeth: number, tip: Fill, title: string): string {
  const at = (turn: number, r: number): Point => [
    400 + r * Math.cos(turn * 2 * Math.PI),
    300 + r * Math.sin(turn * 2 * Math.PI),
  ]
  const deep = Math.min(26, (2 * Math.PI * RADIUS) / teeth / 1.5)
  const tips: Mark[] = []
  const rim = Array.from({ length: teeth }, (_, index) => {
    const [here, step] = [index / teeth, 1 / teeth]
    tips.push(
      polygon(
        [
          at(here, RADIUS),
          at(here, RADIUS - deep * 0.6),
          at(here + step * 0.24, RADIUS - deep * 0.55),
          at(here + step * 0.3, RADIUS - deep * 0.08),
        ],
        tip,
        'fine',
      ),
    )
    return [
      at(here, RADIUS),
      at(here + step * 0.34, RADIUS - deep * 0.12),
      at(here + step * 0.62, RADIUS - deep * 0.8),
      at(here + step * 0.9, RADIUS - deep),
      at(here + step * 0.99, RADIUS - deep),
    ]
  }).flat()
  const slots = [0, 1, 2, 3].map((quarter) =>
    line([at(quarter / 4 + 0.06, RADIUS * 0.78), at(quarter / 4 + 0.075, RADIUS * 0.9)], 'heavy'),
  )
  return sheet(title, [
    turned(
      -20,
      [400, 300],
      [
        polygon(rim, 'light'),
        ...tips,
        ...slots,
        circle(400, 300, RADIUS * 0.3, 'none', 'fine'),
        circle(400, 300, Math.max(8, (RADIUS * bore) / d), 'white'),
      ],
    ),
  ])
}

export const families = {
  'saw-blade-front': family(
    {
      d: mm(20, 2000),
      bore: mm(2, 500),
      teeth: count(4, 200),
      tip: fillName().default('accent'),
      title: text(),
    },
    ({ d, bore, teeth, tip, title }) => sawBlade(d, bore, teeth, tip, title),
  ),
}
