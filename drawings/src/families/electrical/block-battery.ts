import { family, text } from '../../family.ts'
import { blocksShaded, mark } from './blocks.ts'

/** A block of six cells (6LR61) with its two snaps. */
const blockBattery = (title: string): string =>
  blocksShaded({
    title,
    blocks: [
      { x: 0, y: 0, z: 0, width: 26.5, height: 15, depth: 17.5, tone: 'accent' },
      {
        x: 0,
        y: 15,
        z: 0,
        width: 26.5,
        height: 31.5,
        depth: 17.5,
        tone: 'black',
        art: (a, b) => [mark(a / 2, b * 0.45, '9 V', b * 0.24)],
      },
      { x: 4, y: -2, z: 5.5, width: 6, height: 2, depth: 6, tone: 'dark' },
      { x: 16, y: -2, z: 5, width: 7, height: 2, depth: 7, tone: 'dark' },
    ],
  })

export const families = {
  'block-battery-shaded': family({ title: text() }, ({ title }) => blockBattery(title)),
}
