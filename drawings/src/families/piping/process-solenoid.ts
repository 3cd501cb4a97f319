import { family, mm, text } from '../../family.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { around, brick, mouth, prismAt, rod, type Vec } from './solid.ts'

const left: Vec = [-1, 0, 0]
const up: Vec = [0, 1, 0]

/** A piloted solenoid valve: body, cover, coil with plug. */
const solenoid = (of: {
  length: number
  height: number
  hex: number
  coil: number
  dn: number
  thread: string
  title: string
}): Model => {
  const { length, height, hex, coil, dn, thread, title } = of
  const h = length / 2
  const lid = hex * 0.55
  return {
    title,
    x: [-h, h + coil * 0.1],
    y: [-hex / 2, height],
    z: [-h * 0.7, h * 0.7],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -hex / 2 },
      {
        side: 'right',
        from: height,
        to: -hex / 2,
        text: `H ${Math.round(height + hex / 2)}`,
        edge: [coil * 0.5, h],
      },
    ],
    notes: [[[-h * 0.9, hex * 0.3], [-30, -70], thread]],
    parts: (view) =>
      prismAt(view, [h * 0.6, 0, 0], [h, 0, 0], hex, 8, 22.5) +
      rod(view, [0, -hex * 0.42, 0], [0, lid, 0], h * 0.7) +
      prismAt(view, [-h, 0, 0], [-h * 0.6, 0, 0], hex, 8, 22.5) +
      mouth(view, [-h, 0, 0], left, hex * 0.39, dn) +
      rod(view, [0, lid, 0], [0, lid + hex * 0.14, 0], h * 0.74) +
      [45, 135, 225, 315]
        .map((turn) => {
          const c = around([0, lid + hex * 0.14, 0], up, h * 0.6, turn)
          return rod(view, c, [c[0], c[1] + hex * 0.08, c[2]], h * 0.08)
        })
        .join('') +
      rod(view, [0, lid + hex * 0.14, 0], [0, height - coil * 1.05, 0], coil * 0.24) +
      brick(view, [-coil * 0.5, height - coil * 1.1, -coil * 0.42], [coil, coil, coil * 0.84], {
        front: 'black',
        side: 'ink',
        top: 'deep',
      }) +
      brick(view, [-coil * 0.32, height - coil * 0.92, coil * 0.42], [coil * 0.6, coil * 0.66, coil * 0.42], {
        front: 'deep',
        side: 'black',
        top: 'dark',
      }) +
      rod(view, [0, height - coil * 0.1, 0], [0, height, 0], coil * 0.2),
  }
}

export const families = {
  'process-solenoid-shaded': family(
    {
      length: mm(10, 500),
      height: mm(10, 500),
      hex: mm(5, 200),
      coil: mm(5, 500),
      dn: mm(2, 100),
      thread: text(),
      title: text(),
    },
    (of) => axonometry(solenoid(of)),
  ),
  'process-solenoid-dimensions': family(
    {
      length: mm(10, 500),
      height: mm(10, 500),
      hex: mm(5, 200),
      coil: mm(5, 500),
      dn: mm(2, 100),
      thread: text(),
      title: text(),
    },
    (of) => elevation(solenoid(of)),
  ),
}
