import { family, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { face, mouth, prismAt, rod, tube, type Vec } from './solid.ts'

const left: Vec = [-1, 0, 0]

/** A spring check valve in line: two hexagon ends and a round middle. */
const springCheck = (of: {
  length: number
  hex: number
  dn: number
  thread: string
  title: string
}): Model => {
  const { length, hex, dn, thread, title } = of
  const [h, e] = [length / 2, length * 0.26]
  return {
    title,
    x: [-h, h],
    y: [-hex * 0.62, hex * 0.62],
    z: [-hex / 2, hex / 2],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -hex / 2 },
      { side: 'left', from: -hex / 2, to: hex / 2, text: `${hex}`, edge: -h },
    ],
    notes: [[[h * 0.9, hex * 0.45], [40, -44], thread]],
    parts: (view) =>
      prismAt(view, [h - e, 0, 0], [h, 0, 0], hex) +
      rod(view, [-h + e * 0.8, 0, 0], [h - e * 0.9, 0, 0], hex * 0.56) +
      rod(view, [-h * 0.08, 0, 0], [h * 0.08, 0, 0], hex * 0.575) +
      prismAt(view, [-h, 0, 0], [-h + e, 0, 0], hex) +
      face(view, [-h, 0, 0], left, hex * 0.47, 'white', 'fine') +
      mouth(view, [-h, 0, 0], left, hex * 0.39, e) +
      arrowOn(view, dn * 0.5, hex * 0.56),
  }
}

const arrowOn = (view: Parameters<Model['parts']>[0], half: number, z: number): Mark =>
  tube(
    view,
    [
      [-half, 0, z],
      [half * 0.5, 0, z],
    ],
    half * 0.04,
    'rubber',
  ) + rod(view, [half * 0.5, 0, z], [half, 0, z], half * 0.2, 0.01, 'black')

export const families = {
  'spring-check-shaded': family(
    { length: mm(10, 500), hex: mm(5, 500), dn: mm(5, 200), thread: text(), title: text() },
    (of) => axonometry(springCheck(of)),
  ),
  'spring-check-dimensions': family(
    { length: mm(10, 500), hex: mm(5, 500), dn: mm(5, 200), thread: text(), title: text() },
    (of) => elevation(springCheck(of)),
  ),
}
