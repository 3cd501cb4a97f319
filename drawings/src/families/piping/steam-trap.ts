import { choice, family, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { around, brick, mouth, prismAt, rod, type Vec } from './solid.ts'

const left: Vec = [-1, 0, 0]
const up: Vec = [0, 1, 0]

/** Steam traps: disc, ball float, inverted bucket, bimetal. */
const trap = (of: {
  kind: 'disc' | 'float' | 'bucket' | 'bimetal'
  length: number
  height: number
  hex: number
  dn: number
  thread: string
  title: string
}): Model => {
  const { kind, length, height, hex, dn, thread, title } = of
  const h = length / 2
  const y0 = kind === 'float' ? height * 0.56 : kind === 'bucket' ? height * 0.22 : hex / 2
  const pipe = (view: Parameters<Model['parts']>[0]): Mark =>
    prismAt(view, [h * 0.62, y0, 0], [h, y0, 0], hex) +
    rod(view, [-h * 0.7, y0, 0], [h * 0.7, y0, 0], hex * 0.4)
  const near = (view: Parameters<Model['parts']>[0]): Mark =>
    prismAt(view, [-h, y0, 0], [-h * 0.62, y0, 0], hex) + mouth(view, [-h, y0, 0], left, hex * 0.38, dn)
  const body = {
    disc: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      rod(view, [0, y0 * 0.5, 0], [0, hex * 0.9, 0], hex * 0.6) +
      prismAt(view, [0, hex * 0.9, 0], [0, height, 0], hex * 1.15, 6, 0) +
      near(view),
    bimetal: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      rod(view, [0, y0 * 0.5, 0], [0, height * 0.62, 0], hex * 0.66) +
      prismAt(view, [0, height * 0.62, 0], [0, height * 0.8, 0], hex * 1.3, 6, 0) +
      rod(view, [0, height * 0.8, 0], [0, height, 0], hex * 0.36) +
      near(view),
    float: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      brick(view, [-h * 0.56, height * 0.04, -h * 0.5], [h * 1.12, height * 0.92, h * 0.6]) +
      brick(view, [-h * 0.62, 0, h * 0.1], [h * 1.24, height, h * 0.14]) +
      [0.08, 0.5, 0.92]
        .flatMap((level) =>
          [-0.52, 0.52].map((side) =>
            rod(
              view,
              [side * h, level * height, h * 0.24],
              [side * h, level * height, h * 0.31],
              height * 0.035,
            ),
          ),
        )
        .join('') +
      rod(view, [0, height * 0.44, h * 0.24], [0, height * 0.44, h * 0.46], h * 0.42, h * 0.24) +
      near(view),
    bucket: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      rod(view, [0, 0, 0], [0, height * 0.4, 0], height * 0.34, height * 0.36) +
      rod(view, [0, height * 0.4, 0], [0, height * 0.5, 0], height * 0.44) +
      [20, 80, 140, 200, 260, 320]
        .map((turn) => {
          const c = around([0, height * 0.5, 0], up, height * 0.39, turn)
          return rod(view, c, [c[0], c[1] + height * 0.04, c[2]], height * 0.03)
        })
        .join('') +
      rod(view, [0, height * 0.5, 0], [0, height, 0], height * 0.34, height * 0.28) +
      near(view),
  }[kind]
  const wide = Math.max(h, kind === 'bucket' ? height * 0.44 : 0)
  return {
    title,
    x: [-wide, wide],
    y: [0, height],
    z: [-h * 0.5, h * 0.5],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: y0 - hex / 2 },
      { side: 'right', from: height, to: 0, text: `H ${height}`, edge: [hex * 0.4, hex * 0.4] },
    ],
    notes: [[[-h * 0.95, y0 + hex * 0.3], [-24, -70], thread]],
    parts: body,
  }
}

export const families = {
  'steam-trap-shaded': family(
    {
      kind: choice(['disc', 'float', 'bucket', 'bimetal']),
      length: mm(10, 1000),
      height: mm(10, 1000),
      hex: mm(5, 200),
      dn: mm(2, 100),
      thread: text(),
      title: text(),
    },
    (of) => axonometry(trap(of)),
  ),
  'steam-trap-dimensions': family(
    {
      kind: choice(['disc', 'float', 'bucket', 'bimetal']),
      length: mm(10, 1000),
      height: mm(10, 1000),
      hex: mm(5, 200),
      dn: mm(2, 100),
      thread: text(),
      title: text(),
    },
    (of) => elevation(trap(of)),
  ),
}
