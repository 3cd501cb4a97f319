import { sheet } from '../drawing/sheet.ts'
import { type Mark, circle, num, placed, rect, stroke } from '../drawing/svg.ts'

/** An L key: long and short arm, hexagon or star. `ball` rounds the long end. */
export const keyBody = (thick: number, ball: boolean): Mark[] => [
  stroke('M110 380H600Q690 380 690 290V190', 'ink', thick),
  stroke('M111 380H600Q690 380 690 290V191', 'mid', thick - 3.2),
  stroke(
    `M111 ${380 - thick * 0.22}H600Q${690 - thick * 0.22} ${380 - thick * 0.22} ${690 - thick * 0.22} 290V191`,
    'white',
    thick * 0.34,
  ),
  ...(ball
    ? [
        circle(112, 380, thick * 0.52, 'roundH'),
        rect(126, 380 - thick * 0.3, 12, thick * 0.6, 'dark', 0, 'edge'),
      ]
    : []),
]

/** Keys of three sizes side by side on a slant. */
export const keyRow = (title: string, ball: boolean): string =>
  sheet(
    title,
    [18, 28, 40].map((thick, index) =>
      placed([0.78, -0.3, 0.3, 0.78, -20 + index * 46, 190 + index * 56], keyBody(thick, ball)),
    ),
  )

/** A set of keys in a holder. */
export const keySet = (count: number): Mark[] => [
  ...Array.from({ length: count }, (_, index): Mark => {
    const x = 150 + index * (500 / count)
    const t = 6 + index * 2
    const d = `M${num(x)} 440V${num(210 - index * 9)}Q${num(x)} ${num(180 - index * 9)} ${num(x + 26)} ${num(180 - index * 9)}H${num(x + 40 + index * 3)}`
    return stroke(d, 'ink', t + 3) + stroke(d, 'mid', t)
  }),
  rect(120, 400, 540, 60, 'black', 12),
  rect(136, 412, 508, 14, 'accent', 6, 'edge'),
]
