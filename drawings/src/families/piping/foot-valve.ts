import { z } from 'zod'
import { count, family, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { face, flangeAt, mouth, prismAt, rod, type Vec } from './solid.ts'

const up: Vec = [0, 1, 0]

/** A foot valve: the check valve above its strainer basket. */
const footValve = (of: {
  dn: number
  hex: number
  height: number
  basket: number
  flange?: { D: number; k: number; n: number; h: number; b: number }
  thread: string
  title: string
}): Model => {
  const { hex, height, basket, flange, thread, title, dn } = of
  const r = basket / 2
  const wide = Math.max(r, (flange?.D ?? 0) / 2)
  const slots = (view: Parameters<Model['parts']>[0]): Mark =>
    [0.14, 0.27, 0.4]
      .flatMap((level) =>
        [-66, -40, -14, 14, 40, 66].map((turn) => {
          const angle = (turn * Math.PI) / 180
          return face(
            view,
            [Math.sin(angle) * r, height * level, Math.cos(angle) * r],
            [Math.sin(angle), 0, Math.cos(angle)],
            r * 0.11,
            'black',
          )
        }),
      )
      .join('')
  return {
    title,
    x: [-wide, wide],
    y: [0, height],
    z: [-wide, wide],
    sizes: [
      { side: 'right', from: height, to: 0, text: `H ${height}`, edge: [hex / 2, r] },
      { side: 'below', from: -r, to: r, text: `Ø ${basket}`, edge: 0 },
    ],
    notes: [[[-dn * 0.5, height * 0.95], [-60, -52], thread]],
    parts: (view) =>
      rod(view, [0, 0, 0], [0, height * 0.5, 0], r * 0.92, r) +
      slots(view) +
      rod(view, [0, height * 0.5, 0], [0, height * 0.68, 0], r * 1.06, dn * 0.74) +
      rod(view, [0, height * 0.68, 0], [0, height * (flange === undefined ? 0.86 : 0.93), 0], dn * 0.7) +
      (flange === undefined
        ? prismAt(view, [0, height * 0.8, 0], [0, height, 0], hex, 6, 0) +
          mouth(view, [0, height, 0], up, hex * 0.4, dn * 0.5)
        : flangeAt(view, [0, height, 0], up, { ...flange, bore: dn, depth: dn })),
  }
}

export const families = {
  'foot-valve-shaded': family(
    {
      dn: mm(5, 500),
      hex: mm(10, 1000),
      height: mm(20, 2000),
      basket: mm(10, 1000),
      flange: z
        .strictObject({ D: mm(20, 1000), k: mm(20, 1000), n: count(4, 32), h: mm(2, 100), b: mm(2, 100) })
        .exactOptional(),
      thread: text(),
      title: text(),
    },
    (of) => axonometry(footValve(of)),
  ),
  'foot-valve-dimensions': family(
    {
      dn: mm(5, 500),
      hex: mm(10, 1000),
      height: mm(20, 2000),
      basket: mm(10, 1000),
      flange: z
        .strictObject({ D: mm(20, 1000), k: mm(20, 1000), n: count(4, 32), h: mm(2, 100), b: mm(2, 100) })
        .exactOptional(),
      thread: text(),
      title: text(),
    },
    (of) => elevation(footValve(of)),
  ),
}
