import { family, flag, text } from '../../family.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, circle, placed, rect, stroke } from '../../sheet/svg.ts'

/** An L key: long and short arm, hexagon or star. `ball` rounds the long end. */
const keyBody = (thick: number, ball: boolean): Mark[] => [
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
const keyRow = (title: string, ball: boolean): string =>
  sheet(
    title,
    [18, 28, 40].map((thick, index) =>
      placed([0.78, -0.3, 0.3, 0.78, -20 + index * 46, 190 + index * 56], keyBody(thick, ball)),
    ),
  )

export const families = {
  'hex-key-row': family({ title: text(), ball: flag() }, ({ title, ball }) => keyRow(title, ball)),
}
