import { angle, family, text } from '../../family.ts'
import { caption, dimAngle, dimH } from '../../sheet/dimension.ts'
import { hexSide } from '../../sheet/hexagon.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, path, polygon, rect, turned, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

const [x, y] = [400, 300]

/** The body at the bend, its thread below, its head turned to the right by the angle. */
const bent = (angle: number): Mark[] => [
  turned(-90, [x, y], [threadH({ from: x - 190, to: x - 70, axis: y, diameter: 130, pitch: 13 })]),
  turned(-90, [x, y], [hexSide({ x1: x - 72, x2: x + 30, y, s: 140, chamfer: 'both' })]),
  turned(
    angle - 90,
    [x, y - 20],
    [
      polygon(
        [
          [x + 10, y - 66],
          [x + 70, y - 60],
          [x + 92, y - 48],
          [x + 92, y + 8],
          [x + 70, y + 20],
          [x + 10, y + 26],
        ],
        'roundH',
      ),
      rect(x + 92, y - 48, 22, 56, 'roundH'),
      path(
        `M${x + 114} ${y - 62}H${x + 146}L${x + 160} ${y - 44}V${y + 4}L${x + 146} ${y + 22}H${x + 114}Z`,
        'roundH',
      ),
      centre(x - 10, y - 20, x + 190, y - 20),
    ],
  ),
]

const bentNipple = (angle: number, thread: string, title: string): string =>
  sheet(title, [
    ...bent(angle),
    centre(x, y - 220, x, y + 212),
    dimAngle([x, y - 20], 196, -90, angle - 90, `${angle}°`),
    dimH(x - 65, x + 65, y + 236, thread, y + 190),
    caption(title),
  ])

/** Screwed into a housing that is cut open, with the way that the grease takes. */
const nippleMounted = (angle: number, title: string): string =>
  sheet(title, [
    rect(180, y + 70, 440, 160, 'hatch', 0, 'outline'),
    rect(x - 65, y + 68, 130, 124, 'white', 0, 'none'),
    rect(x - 12, y + 190, 24, 40, 'white', 0, 'edge'),
    ...bent(angle),
    path(`M${x} ${y + 186}v34`, 'none', 'heavy'),
  ])

export const families = {
  'bent-grease-nipple': family(
    { angle: angle(-180, 180), thread: text().default('M10 × 1'), title: text() },
    ({ angle, thread, title }) => bentNipple(angle, thread, title),
  ),
  'grease-nipple-mounted': family({ angle: angle(-180, 180), title: text() }, ({ angle, title }) =>
    nippleMounted(angle, title),
  ),
}
