import { family, flag, mm, text } from '../../family.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { threads } from './thread.ts'
import { traceArc, brick, face, mouth, prismAt, rod, tube, type Vec } from './solid.ts'

const X: Vec = [1, 0, 0]
const out: Vec = [0, 0, 1]

/** A spring-loaded relief valve: thread or flange below, bonnet and lever above, outlet to the side where it has one. */
const relief = (of: {
  height: number
  hex: number
  dn: number
  outlet: boolean
  lever: boolean
  thread: string
  title: string
}): Model => {
  const { height, hex, dn, outlet, lever, thread, title } = of
  const r = hex * 0.46
  return {
    title,
    x: [lever ? -r * 2.6 : -r, outlet ? hex * 1.15 : r * 1.1],
    y: [0, lever || outlet ? height : height + r * 0.6],
    z: [-r, r],
    yaw: 30,
    sizes: [
      { side: 'left', from: height, to: 0, text: `H ${height}`, edge: [-r * 0.6, -dn * 0.6] },
      ...(outlet
        ? [
            {
              side: 'above',
              from: 0,
              to: hex * 1.15,
              text: `${Math.round(hex * 1.15)}`,
              edge: [height, height * 0.44],
            } as const,
          ]
        : []),
    ],
    notes: [[[dn * 0.55, height * 0.05], [70, 20], thread]],
    parts: (view) =>
      threads(view, [0, height * 0.14, 0], [0, 0, 0], dn * 0.66) +
      prismAt(view, [0, height * 0.14, 0], [0, height * 0.24, 0], hex, 6, 0) +
      rod(view, [0, height * 0.24, 0], [0, height * 0.44, 0], r) +
      (outlet
        ? rod(view, [r * 0.7, height * 0.33, 0], [hex * 0.85, height * 0.33, 0], r * 0.8) +
          prismAt(view, [hex * 0.8, height * 0.33, 0], [hex * 1.15, height * 0.33, 0], hex * 0.9) +
          mouth(view, [hex * 1.15, height * 0.33, 0], X, hex * 0.34, dn * 0.6)
        : [0.28, 0.34]
            .map((level) =>
              [-50, 0, 50]
                .map((turn) =>
                  face(
                    view,
                    [
                      Math.sin((turn * Math.PI) / 180) * r,
                      height * (level + 0.02),
                      Math.cos((turn * Math.PI) / 180) * r,
                    ],
                    [Math.sin((turn * Math.PI) / 180), 0, Math.cos((turn * Math.PI) / 180)],
                    r * 0.13,
                    'black',
                  ),
                )
                .join(''),
            )
            .join('')) +
      prismAt(view, [0, height * 0.44, 0], [0, height * 0.52, 0], hex * 0.9, 6, 0) +
      rod(view, [0, height * 0.52, 0], [0, height * 0.86, 0], r * 0.82, r * 0.62) +
      rod(view, [0, height * 0.86, 0], [0, height, 0], r * 0.4) +
      (lever
        ? brick(view, [-r * 2.6, height * 0.9, -r * 0.2], [r * 3, height * 0.035, r * 0.4], {
            front: 'mid',
          }) + rod(view, [0, height * 0.9, 0], [0, height, 0], r * 0.34)
        : tube(view, traceArc([0, height * 1.0, 0], out, r * 0.5, 0, 360, 20), r * 0.08)),
  }
}

export const families = {
  'relief-valve-shaded': family(
    {
      height: mm(10, 1000),
      hex: mm(5, 200),
      dn: mm(2, 100),
      outlet: flag(),
      lever: flag(),
      thread: text(),
      title: text(),
    },
    (of) => axonometry(relief(of)),
  ),
  'relief-valve-dimensions': family(
    {
      height: mm(10, 1000),
      hex: mm(5, 200),
      dn: mm(2, 100),
      outlet: flag(),
      lever: flag(),
      thread: text(),
      title: text(),
    },
    (of) => elevation(relief(of)),
  ),
}
