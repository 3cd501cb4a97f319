import { z } from 'zod'
import { count, family, flag, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { traceArc, around, brick, face, rod, tube, type Vec } from './solid.ts'

const out: Vec = [0, 0, 1]

/** A wafer or lug butterfly valve; its pipe runs towards the reader. */
function butterfly(of: {
  dn: number
  body: number
  height: number
  thick: number
  hand: number
  lug?: { k: number; n: number; h: number }
  gear: boolean
  title: string
}): Model {
  const { dn, body, height, thick, hand, lug, gear, title } = of
  const [R, t] = [body / 2, thick / 2]
  return {
    title,
    x: gear ? [-R, Math.max(R, dn * 0.18 + hand * 0.54)] : [-R, Math.max(R, hand)],
    y: [-R * 1.12, gear ? height * 0.88 + dn * 0.15 + hand * 0.54 : height + dn * 0.24],
    z: [-t, gear ? hand * 0.55 : t],
    yaw: -28,
    sizes: [
      { side: 'left', from: 0, to: R, text: `Ø ${dn}`, edge: [-dn * 0.1, -dn * 0.1] },
      { side: 'right', from: 0, to: height, text: `H ${height}`, edge: [R, dn * 0.2] },
      { side: 'below', from: -R, to: R, text: `Ø ${body}`, edge: 0 },
    ].map((size) =>
      size.side === 'left' ? { ...size, from: -dn / 2, to: dn / 2, edge: 0 } : size,
    ) as Model['sizes'],
    parts: (view) =>
      [
        ...(lug === undefined
          ? []
          : Array.from({ length: lug.n }, (_, index) => {
              const c = around([0, 0, 0], out, lug.k / 2, ((index + 0.5) * 360) / lug.n)
              return rod(view, [c[0], c[1], -t], [c[0], c[1], t], lug.h * 1.05)
            })),
        rod(view, [0, -R * 1.1, 0], [0, -R * 0.9, 0], dn * 0.12),
        rod(view, [0, R * 0.9, 0], [0, height * 0.82, 0], dn * 0.15),
        rod(view, [0, 0, -t], [0, 0, t], R),
        ...(lug === undefined
          ? []
          : Array.from({ length: lug.n }, (_, index) => {
              const c = around([0, 0, t], out, lug.k / 2, ((index + 0.5) * 360) / lug.n)
              return face(view, c, out, lug.h / 2, 'deep')
            })),
        face(view, [0, 0, t], out, dn * 0.56, 'black'),
        face(view, [0, 0, t], out, dn / 2, 'dark'),
        rod(view, [0, 0, -t * 0.2], [0, 0, t * 0.3], dn * 0.485, dn * 0.485, 'roundV', 'light'),
        rod(view, [0, -dn * 0.46, t * 0.3], [0, dn * 0.46, t * 0.3], dn * 0.06),
        rod(view, [0, height * 0.82, 0], [0, height * 0.88, 0], dn * 0.34),
        gear
          ? brick(view, [-dn * 0.32, height * 0.88, -dn * 0.26], [dn * 0.64, dn * 0.3, dn * 0.52]) +
            rod(
              view,
              [dn * 0.18, height * 0.88 + dn * 0.15, dn * 0.26],
              [dn * 0.18, height * 0.88 + dn * 0.15, hand * 0.5],
              dn * 0.05,
            ) +
            face(view, [dn * 0.18, height * 0.88 + dn * 0.15, hand * 0.5], out, hand / 2, 'none') +
            wheelFront(view, [dn * 0.18, height * 0.88 + dn * 0.15, hand * 0.5], hand / 2)
          : rod(view, [0, height * 0.88, 0], [0, height * 0.92, 0], dn * 0.46) +
            rod(view, [0, height * 0.92, 0], [0, height, 0], dn * 0.1) +
            brick(view, [-dn * 0.12, height, -dn * 0.1], [hand * 0.55, dn * 0.09, dn * 0.2], {
              front: 'mid',
            }) +
            brick(view, [hand * 0.5, height - dn * 0.05, -dn * 0.13], [hand * 0.5, dn * 0.2, dn * 0.26], {
              front: 'black',
              side: 'black',
              top: 'deep',
            }),
      ].join(''),
  }
}

function wheelFront(view: Parameters<Model['parts']>[0], centre: Vec, radius: number): Mark {
  return (
    Array.from({ length: 3 }, (_, index) =>
      tube(view, [centre, around(centre, out, radius, 30 + index * 120)], radius * 0.07, 'rubber'),
    ).join('') +
    tube(view, traceArc(centre, out, radius, 0, 360, 22), radius * 0.09, 'rubber') +
    rod(view, centre, [centre[0], centre[1], centre[2] + radius * 0.12], radius * 0.16)
  )
}

export const families = {
  'butterfly-valve-shaded': family(
    {
      dn: mm(20, 1000),
      body: mm(20, 2000),
      height: mm(20, 2000),
      thick: mm(10, 500),
      hand: mm(20, 2000),
      lug: z.strictObject({ k: mm(20, 2000), n: count(4, 32), h: mm(2, 200) }).exactOptional(),
      gear: flag(),
      title: text(),
    },
    (of) => axonometry(butterfly(of)),
  ),
  'butterfly-valve-dimensions': family(
    {
      dn: mm(20, 1000),
      body: mm(20, 2000),
      height: mm(20, 2000),
      thick: mm(10, 500),
      hand: mm(20, 2000),
      lug: z.strictObject({ k: mm(20, 2000), n: count(4, 32), h: mm(2, 200) }).exactOptional(),
      gear: flag(),
      title: text(),
    },
    (of) => elevation(butterfly(of)),
  ),
}
