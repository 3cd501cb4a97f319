import { family, flag, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, circle, num, path, pierced, polygon, rect, stroke } from '../../sheet/svg.ts'

const links = (x: number, y1: number, y2: number): Mark =>
  stroke(`M${x} ${y1}V${y2}`, 'ink', 9) +
  `<path d="M${x} ${y1}V${y2}" stroke="#e0e5ea" stroke-width="6" stroke-dasharray="12 5" stroke-linecap="butt"/>`
const hook = (x: number, y: number, k = 1): Mark =>
  path(
    `M${num(x - 10 * k)} ${num(y)}h${num(20 * k)}v${num(22 * k)}q${num(24 * k)} ${num(8 * k)} ${num(24 * k)} ${num(36 * k)}a${num(34 * k)} ${num(34 * k)} 0 0 1 ${num(-68 * k)} 0h${num(16 * k)}a${num(18 * k)} ${num(18 * k)} 0 0 0 ${num(36 * k)} 0q0 ${num(-18 * k)} ${num(-28 * k)} ${num(-22 * k)}Z`,
    'roundH',
  )
const upHook = (x: number, y: number, k = 1): Mark =>
  `<g transform="rotate(180 ${num(x)} ${num(y)})">${hook(x, y, k)}</g>`

/** A hand chain hoist, or a lever hoist, hanging. */
function hoist({
  lever,
  load,
  lift,
  title,
}: {
  lever: boolean
  load: number
  lift: number
  title: string
}): string {
  return sheet(title, [
    links(lever ? 400 : 372, 250, 430),
    ...(lever
      ? []
      : [links(474, 230, 500), links(506, 230, 500), stroke('M474 500a16 16 0 0 0 32 0', 'ink', 8)]),
    upHook(400, 156),
    hook(lever ? 400 : 372, 430),
    ...(lever
      ? [
          rect(330, 150, 120, 140, 'roundV', 20),
          circle(390, 220, 52, 'mid'),
          circle(390, 220, 18, 'dark', 'edge'),
          polygon(
            [
              [420, 196],
              [640, 150],
              [648, 178],
              [430, 236],
            ],
            'accent',
          ),
          rect(630, 142, 80, 42, 'black', 16),
        ]
      : [
          rect(310, 150, 130, 140, 'roundV', 16),
          circle(374, 220, 62, 'accent'),
          circle(374, 220, 44, 'mid', 'edge'),
          circle(374, 220, 14, 'dark', 'edge'),
          rect(440, 166, 84, 108, 'darkV', 12),
        ]),
    label(180, 230, `${load} t`, 'middle', 44),
    dimV(126, 500, lever ? 750 : 660, `${lift} m`, [420, 440], 'right'),
    caption(title),
  ])
}

/** A push trolley on its beam. */
function beamTrolley(load: number, low: number, high: number, title: string): string {
  return sheet(title, [
    path('M250 120H550V146H416V300H550V326H250V300H384V146H250Z', 'hatch'),
    ...[-1, 1].map(
      (s) => circle(400 + s * 96, 270, 30, 'roundV') + circle(400 + s * 96, 270, 10, 'dark', 'edge'),
    ),
    ...[-1, 1].map((s) => rect(s < 0 ? 210 : 554, 220, 36, 180, 'roundV', 8)),
    rect(190, 372, 420, 18, 'roundH', 4),
    rect(176, 366, 26, 30, 'dark', 3),
    rect(598, 366, 26, 30, 'dark', 3),
    pierced('M364 366h72v40a36 36 0 0 1 -72 0ZM382 400a18 18 0 0 0 36 0a18 18 0 0 0 -36 0Z', 'roundV'),
    label(130, 180, `${load} t`, 'middle', 40),
    dimH(250, 550, 490, `${low}–${high}`, [330, 330]),
    caption(title),
  ])
}

export const families = {
  'beam-trolley': family(
    { load: number(0.2, 10, 't'), low: number(10, 500), high: number(20, 2000), title: text() },
    ({ load, low, high, title }) => beamTrolley(load, low, high, title),
  ),
  hoist: family({ lever: flag(), load: number(0.2, 20, 't'), lift: mm(0.2, 20), title: text() }, hoist),
}
