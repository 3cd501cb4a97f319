import { family, flag, mm, text } from '../../family.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { threads } from './thread.ts'
import { mouth, prismAt, rod, type Vec } from './solid.ts'

const left: Vec = [-1, 0, 0]

/** A needle valve of hexagon or square bar with a cross handle. */
const needle = (of: {
  length: number
  bar: number
  height: number
  hand: number
  male: boolean
  threadD: number
  thread: string
  title: string
}): Model => {
  const { length, bar, height, hand, male, threadD, thread, title } = of
  const h = length / 2
  const end = male ? h * 0.62 : h
  return {
    title,
    x: [-h, h],
    y: [-bar / 2, height],
    z: [-bar / 2, bar / 2],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -bar / 2 },
      { side: 'right', from: height, to: 0, text: `H ${height}`, edge: [hand / 2, h] },
      { side: 'above', from: -hand / 2, to: hand / 2, text: `${hand}`, edge: height },
    ],
    notes: [[[-h * 0.9, bar * 0.3], [-40, -60], thread]],
    parts: (view) =>
      (male ? '' : '') +
      prismAt(view, [-h * 0.55, 0, 0], [end, 0, 0], bar, 4, 45) +
      (male
        ? threads(view, [-h * 0.55, 0, 0], [-h, 0, 0], threadD / 2)
        : prismAt(view, [-h, 0, 0], [-h * 0.5, 0, 0], bar, 4, 45) +
          mouth(view, [-h, 0, 0], left, threadD / 2, bar / 2)) +
      prismAt(view, [0, bar * 0.5, 0], [0, bar * 0.95, 0], bar * 0.8, 6, 0) +
      rod(view, [0, bar * 0.95, 0], [0, bar * 1.25, 0], bar * 0.26) +
      prismAt(view, [0, bar * 1.25, 0], [0, bar * 1.5, 0], bar * 0.55, 6, 0) +
      rod(view, [0, bar * 1.5, 0], [0, height, 0], bar * 0.17) +
      rod(view, [-hand / 2, height - bar * 0.14, 0], [hand / 2, height - bar * 0.14, 0], bar * 0.1),
  }
}

export const families = {
  'needle-valve-shaded': family(
    {
      length: mm(10, 500),
      bar: mm(5, 200),
      height: mm(10, 500),
      hand: mm(10, 500),
      male: flag(),
      threadD: mm(2, 100),
      thread: text(),
      title: text(),
    },
    (of) => axonometry(needle(of)),
  ),
  'needle-valve-dimensions': family(
    {
      length: mm(10, 500),
      bar: mm(5, 200),
      height: mm(10, 500),
      hand: mm(10, 500),
      male: flag(),
      threadD: mm(2, 100),
      thread: text(),
      title: text(),
    },
    (of) => elevation(needle(of)),
  ),
}
