import { choice, family, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { brick, face, lathe, mouth, prismAt, rod, tube, type Vec } from './solid.ts'
import { threads } from './thread.ts'

type View = Parameters<Model['parts']>[0]
const left: Vec = [-1, 0, 0]

type CamType = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'DC' | 'DP'

/** A cam-lever coupling by its letter: adapters A, E, F and DP, couplers B, C, D and DC with their two arms. */
function camlock(of: { type: CamType; d: number; pipe: number; length: number; title: string }): Model {
  const { type, d, pipe, length, title } = of
  const coupler = type === 'B' || type === 'C' || type === 'D' || type === 'DC'
  const h = length / 2
  const Y = Math.max(
    (coupler ? d * 1.35 : d) * 0.52,
    type === 'A' || type === 'D' ? pipe * 0.72 : type === 'F' || type === 'B' ? pipe * 0.68 : 0,
  )
  const D = coupler ? d * 1.35 : d
  const back = (view: View): Mark => {
    if (type === 'C' || type === 'E') {
      const outline = Array.from(
        { length: 11 },
        (_, index) => [index / 10, pipe * (index % 2 === 0 ? 0.5 : 0.44)] as const,
      )
      return lathe(view, [-h * 0.1, 0, 0], [h, 0, 0], outline, [0, 2, 4, 6, 8, 10])
    }
    if (type === 'B' || type === 'F')
      return (
        threads(view, [h * 0.25, 0, 0], [h, 0, 0], pipe / 2) +
        prismAt(view, [-h * 0.05, 0, 0], [h * 0.28, 0, 0], pipe * 1.22, 8, 22.5)
      )
    if (type === 'A' || type === 'D')
      return (
        prismAt(view, [h * 0.2, 0, 0], [h, 0, 0], pipe * 1.3, 8, 22.5) +
        rod(view, [0, 0, 0], [h * 0.25, 0, 0], pipe * 0.58)
      )
    return rod(view, [h * 0.08, 0, 0], [h, 0, 0], D * 0.46, D * 0.32)
  }
  const front = (view: View): Mark =>
    coupler
      ? arms(view, -1) +
        rod(view, [h * 0.1, 0, 0], [-h, 0, 0], D / 2, D * 0.48) +
        face(view, [-h, 0, 0], left, D * 0.48, 'light') +
        face(view, [-h, 0, 0], left, d * 0.53, 'black') +
        (type === 'DC'
          ? face(view, [-h, 0, 0], left, d * 0.5, 'deep')
          : mouth(view, [-h, 0, 0], left, d * 0.5, h * 0.8)) +
        arms(view, 1)
      : lathe(
          view,
          [-h, 0, 0],
          [h * 0.12, 0, 0],
          [
            [0, d * 0.44],
            [0.06, d * 0.47],
            [0.3, d * 0.5],
            [0.42, d * 0.43],
            [0.55, d * 0.41],
            [0.68, d * 0.43],
            [0.8, d * 0.52],
            [1, d * 0.52],
          ],
          [1, 2, 3, 5, 6],
        ) +
        (type === 'DP'
          ? face(view, [-h, 0, 0], left, d * 0.44, 'mid')
          : mouth(view, [-h, 0, 0], left, d * 0.36, length))
  const arms = (view: View, side: 1 | -1): Mark => {
    const z = side * D * 0.5
    return (
      brick(view, [-h * 0.75, -D * 0.12, Math.min(z, z + side * D * 0.14)], [h * 0.42, D * 0.24, D * 0.14]) +
      tube(
        view,
        [
          [-h * 0.5, 0, z + side * D * 0.14],
          [-h * 0.1, 0, z + side * D * 0.2],
          [h * 0.72, 0, z + side * D * 0.1],
        ],
        D * 0.055,
      ) +
      tube(
        view,
        [
          [h * 0.72, 0, z + side * D * 0.1],
          [h * 0.86, 0, z + side * D * 0.1],
        ],
        D * 0.03,
      )
    )
  }
  return {
    title,
    x: [-h, h],
    y: [-Y, Y],
    z: [coupler ? -D * 0.75 : -D / 2, coupler ? D * 0.75 : D / 2],
    yaw: -40,
    pitch: 30,
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: [-D / 2, -pipe / 2] },
      coupler
        ? { side: 'left', from: D / 2, to: -D / 2, text: `Ø ${Math.round(D)}`, edge: -h }
        : { side: 'left', from: d / 2, to: -d / 2, text: `Ø ${d}`, edge: -h * 0.7 },
    ],
    parts: (view) => back(view) + front(view),
  }
}

export const families = {
  'camlock-shaded': family(
    {
      type: choice(['A', 'B', 'C', 'D', 'E', 'F', 'DC', 'DP']),
      d: mm(10, 500),
      pipe: mm(10, 500),
      length: mm(10, 1000),
      title: text(),
    },
    (of) => axonometry(camlock(of)),
  ),
  'camlock-dimensions': family(
    {
      type: choice(['A', 'B', 'C', 'D', 'E', 'F', 'DC', 'DP']),
      d: mm(10, 500),
      pipe: mm(10, 500),
      length: mm(10, 1000),
      title: text(),
    },
    (of) => elevation(camlock(of)),
  ),
}
