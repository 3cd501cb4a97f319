import { family, flag, mm, text } from '../../family.ts'
import { circle, line, rect, type Mark } from '../../sheet/svg.ts'
import { blocksDimensions, blocksShaded, slits, type Art, type Block, type Device } from './blocks.ts'

const door =
  (plinth: boolean): Art =>
  (w, h): Mark[] => [
    rect(w * 0.04, h * 0.03, w * 0.92, h * (plinth ? 0.9 : 0.94), 'light', 3, 'edge'),
    circle(w * 0.9, h * 0.3, Math.max(5, w * 0.02), 'black', 'edge'),
    circle(w * 0.9, h * 0.7, Math.max(5, w * 0.02), 'black', 'edge'),
    line(
      [
        [w * 0.03, h * 0.15],
        [w * 0.03, h * 0.28],
      ],
      'heavy',
    ),
    line(
      [
        [w * 0.03, h * 0.72],
        [w * 0.03, h * 0.85],
      ],
      'heavy',
    ),
  ]

/** A wall or floor cabinet with its door. */
const cabinet = (title: string, w: number, h: number, d: number, floor: boolean): Device => ({
  title,
  blocks: [
    ...(floor
      ? [{ x: 0, y: h, z: d * 0.03, width: w, height: 100, depth: d * 0.94, tone: 'black' } satisfies Block]
      : []),
    { x: 0, y: 0, z: 0, width: w, height: h, depth: d, tone: 'mid', art: door(floor) },
  ],
})

/** A box whose cover is held by four screws. */
const junction = (title: string, w: number, h: number, d: number): Device => ({
  title,
  blocks: [
    { x: 0, y: 0, z: d * 0.35, width: w, height: h, depth: d * 0.65, tone: 'mid' },
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d * 0.35,
      tone: 'light',
      art: (a, b) =>
        [
          [0.09, 0.11],
          [0.91, 0.11],
          [0.09, 0.89],
          [0.91, 0.89],
        ].map(
          ([x = 0, y = 0]) =>
            circle(a * x, b * y, Math.min(a, b) * 0.05, 'dark', 'edge') +
            line(
              [
                [a * x - 5, b * y - 5],
                [a * x + 5, b * y + 5],
              ],
              'edge',
            ),
        ),
    },
  ],
})

/** A fan, or its grille on a door. */
const fanBlock = (title: string, size: number, depth: number, grille: boolean): Device => ({
  title,
  blocks: [
    {
      x: size * 0.08,
      y: size * 0.08,
      z: size * 0.06,
      width: size * 0.84,
      height: size * 0.84,
      depth,
      tone: 'black',
    },
    {
      x: 0,
      y: 0,
      z: 0,
      width: size,
      height: size,
      depth: size * 0.06,
      tone: grille ? 'light' : 'black',
      art: (w, h) =>
        grille
          ? slits(9, w * 0.1, h * 0.1, w * 0.8, h * 0.8, 'deep')
          : [
              circle(w / 2, h / 2, w * 0.44, 'dark', 'edge'),
              ...Array.from({ length: 7 }, (_, i) => {
                const a = (i * 2 * Math.PI) / 7
                return line(
                  [
                    [w / 2 + Math.cos(a) * w * 0.15, h / 2 + Math.sin(a) * h * 0.15],
                    [w / 2 + Math.cos(a + 0.5) * w * 0.42, h / 2 + Math.sin(a + 0.5) * h * 0.42],
                  ],
                  'heavy',
                )
              }),
              circle(w / 2, h / 2, w * 0.15, 'light', 'edge'),
              ...[
                [0.07, 0.07],
                [0.93, 0.07],
                [0.07, 0.93],
                [0.93, 0.93],
              ].map(([x = 0, y = 0]) => circle(w * x, h * y, w * 0.03, 'white', 'edge')),
            ],
    },
  ],
})

export const families = {
  'cabinet-dimensions': family(
    { title: text(), w: mm(50, 5000), h: mm(100, 10000), d: mm(20, 5000), floor: flag() },
    ({ title, w, h, d, floor }) => blocksDimensions(cabinet(title, w, h, d, floor)),
  ),
  'cabinet-shaded': family(
    { title: text(), w: mm(50, 5000), h: mm(100, 10000), d: mm(20, 5000), floor: flag() },
    ({ title, w, h, d, floor }) => blocksShaded(cabinet(title, w, h, d, floor)),
  ),
  'panel-fan-dimensions': family(
    { title: text(), size: mm(20, 2000), depth: mm(5, 500), grille: flag() },
    ({ title, size, depth, grille }) => blocksDimensions(fanBlock(title, size, depth, grille)),
  ),
  'panel-fan-shaded': family(
    { title: text(), size: mm(20, 2000), depth: mm(5, 500), grille: flag() },
    ({ title, size, depth, grille }) => blocksShaded(fanBlock(title, size, depth, grille)),
  ),
  'junction-box-dimensions': family(
    { title: text(), w: mm(10, 1000), h: mm(20, 1000), d: mm(10, 500) },
    ({ title, w, h, d }) => blocksDimensions(junction(title, w, h, d)),
  ),
  'junction-box-shaded': family(
    { title: text(), w: mm(10, 1000), h: mm(20, 1000), d: mm(10, 500) },
    ({ title, w, h, d }) => blocksShaded(junction(title, w, h, d)),
  ),
}
