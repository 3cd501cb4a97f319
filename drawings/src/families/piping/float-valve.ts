import { family, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { threads } from './thread.ts'
import { brick, face, prismAt, rod, tube, type Vec } from './solid.ts'

/** A float valve on the wall of a tank: nut, lever, ball. */
const floatValve = (of: {
  dn: number
  hex: number
  arm: number
  ball: number
  thread: string
  title: string
}): Model => {
  const { dn, hex, arm, ball, thread, title } = of
  const tip = arm - ball / 2
  return {
    title,
    x: [-dn * 2.4, arm + ball * 0.12],
    y: [-ball * 0.9, hex * 0.9],
    z: [-ball / 2, ball / 2],
    yaw: -24,
    pitch: 18,
    sizes: [
      { side: 'above', from: 0, to: arm - ball * 0.4, text: `${arm}`, edge: [hex * 0.6, -ball * 0.2] },
      {
        side: 'right',
        from: ball * 0.5 - ball * 0.4,
        to: -ball * 0.5 - ball * 0.4,
        text: `Ø ${ball}`,
        edge: tip,
      },
    ],
    notes: [[[-dn * 2, dn * 0.5], [-10, -70], thread]],
    parts: (view) =>
      threads(view, [-dn * 0.6, 0, 0], [-dn * 2.4, 0, 0], dn * 0.62, 8) +
      prismAt(view, [-dn * 1.2, 0, 0], [-dn * 0.7, 0, 0], hex * 1.15) +
      prismAt(view, [-dn * 0.6, 0, 0], [0, 0, 0], hex * 1.1) +
      rod(view, [0, 0, 0], [dn * 1.6, 0, 0], hex * 0.42) +
      brick(view, [dn * 0.6, -hex * 0.85, -hex * 0.16], [dn * 0.8, hex * 0.6, hex * 0.32]) +
      tube(
        view,
        [
          [dn, -hex * 0.5, 0],
          [tip - ball * 0.3, -ball * 0.38, 0],
        ],
        dn * 0.16,
      ) +
      rod(view, [tip - ball * 0.52, -ball * 0.37, 0], [tip - ball * 0.35, -ball * 0.38, 0], dn * 0.26) +
      ballAt(view, [tip, -ball * 0.4, 0], ball / 2),
  }
}

/** A ball in space. */
function ballAt(view: Parameters<Model['parts']>[0], centre: Vec, radius: number): Mark {
  const yaw = view.yaw
  const [c, s] = [Math.cos(view.pitch), Math.sin(view.pitch)]
  return face(view, centre, [Math.sin(yaw) * c, s, Math.cos(yaw) * c], radius, 'glow')
}

export const families = {
  'float-valve-shaded': family(
    { dn: mm(2, 100), hex: mm(5, 200), arm: mm(50, 2000), ball: mm(10, 1000), thread: text(), title: text() },
    (of) => axonometry(floatValve(of)),
  ),
  'float-valve-dimensions': family(
    { dn: mm(2, 100), hex: mm(5, 200), arm: mm(50, 2000), ball: mm(10, 1000), thread: text(), title: text() },
    (of) => elevation(floatValve(of)),
  ),
}
