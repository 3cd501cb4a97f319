import { choice, family, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { around, mouth, prismAt, rod, type Vec } from './solid.ts'

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
  type View = Parameters<Model['parts']>[0]
  const y0 = height * { disc: 0.46, bimetal: 0.4, float: 0.56, bucket: 0.22 }[kind]
  const pipe = (view: View): Mark =>
    prismAt(view, [h * 0.62, y0, 0], [h, y0, 0], hex) +
    rod(view, [-h * 0.7, y0, 0], [h * 0.7, y0, 0], hex * 0.42)
  const near = (view: View): Mark =>
    prismAt(view, [-h, y0, 0], [-h * 0.62, y0, 0], hex) + mouth(view, [-h, y0, 0], left, hex * 0.38, dn)
  /** The strainer's leg, with its plug, which points down to the outlet. */
  const strainer = (view: View): Mark =>
    prismAt(view, [h * 0.48, height * 0.2, 0], [h * 0.6, height * 0.1, 0], hex * 0.8) +
    rod(view, [h * 0.49, height * 0.19, 0], [h * 0.04, y0, 0], hex * 0.36)
  /** Bolt heads around the axis, on a face that looks along it. */
  const bolts = (view: View, centre: Vec, axis: Vec, reach: number, count: number, r: number): Mark =>
    Array.from({ length: count }, (_, index) => {
      const [x, y, z] = around(centre, axis, reach, ((index + 0.5) * 360) / count)
      const end: Vec = [x + axis[0] * r, y + axis[1] * r, z + axis[2] * r]
      return prismAt(view, [x, y, z], end, 2 * r)
    }).join('')
  const R = Math.min(height / 2, h * 0.8)
  const body = {
    // The disc lies under a cap that is screwed on.
    disc: (view: View): Mark =>
      strainer(view) +
      pipe(view) +
      rod(view, [0, y0 - hex * 0.44, 0], [0, height * 0.66, 0], hex * 0.64) +
      prismAt(view, [0, height * 0.66, 0], [0, height * 0.82, 0], hex * 1.35) +
      rod(view, [0, height * 0.82, 0], [0, height, 0], hex * 0.6, hex * 0.46) +
      near(view),
    // The valve is set by a spindle under a small cap.
    bimetal: (view: View): Mark =>
      strainer(view) +
      pipe(view) +
      rod(view, [0, y0 - hex * 0.44, 0], [0, height * 0.56, 0], hex * 0.66, hex * 0.6) +
      rod(view, [0, height * 0.56, 0], [0, height * 0.62, 0], hex * 0.86) +
      prismAt(view, [0, height * 0.62, 0], [0, height * 0.76, 0], hex * 1.1) +
      rod(view, [0, height * 0.76, 0], [0, height * 0.84, 0], hex * 0.4) +
      prismAt(view, [0, height * 0.84, 0], [0, height, 0], hex * 0.6) +
      near(view),
    // The chamber of the ball has a domed cover on a flange.
    float: (view: View): Mark => {
      const c: Vec = [0, height - R, 0]
      const to = (z: number): Vec => [0, height - R, z * h]
      return (
        pipe(view) +
        rod(view, [0, 0, 0], [0, height - R * 0.7, 0], hex * 0.5) +
        rod(view, to(-0.5), to(0.06), R * 0.78, R * 0.84) +
        rod(view, to(0.06), to(0.16), R) +
        rod(view, to(0.17), to(0.27), R) +
        bolts(view, [c[0], c[1], 0.27 * h], [0, 0, 1], R * 0.86, 8, R * 0.075) +
        rod(view, to(0.27), to(0.42), R * 0.68, R * 0.62) +
        rod(view, to(0.42), to(0.5), R * 0.62, R * 0.34) +
        near(view)
      )
    },
    bucket: (view: View): Mark =>
      pipe(view) +
      rod(view, [0, 0, 0], [0, height * 0.44, 0], height * 0.3, height * 0.33) +
      rod(view, [0, height * 0.44, 0], [0, height * 0.5, 0], height * 0.44) +
      rod(view, [0, height * 0.51, 0], [0, height * 0.57, 0], height * 0.44) +
      bolts(view, [0, height * 0.57, 0], up, height * 0.385, 8, height * 0.032) +
      rod(view, [0, height * 0.57, 0], [0, height * 0.92, 0], height * 0.31, height * 0.29) +
      rod(view, [0, height * 0.92, 0], [0, height, 0], height * 0.29, height * 0.16) +
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
