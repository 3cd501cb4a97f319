import { family, flag, mm, text } from '../../family.ts'
import { circle, rect, type Mark } from '../../sheet/svg.ts'
import { blocksDimensions, blocksShaded, mark, screws, slits, type Block, type Device } from './blocks.ts'

/** A plug-in relay with its pins below. */
const cubeRelay = (title: string, pins: number): Device => ({
  title,
  blocks: [
    ...Array.from({ length: pins }, (_, i): Block => ({
      x: 4 + i * (16 / Math.max(1, pins - 1)),
      y: 28,
      z: 10,
      width: 1.4,
      height: 7,
      depth: 4,
      tone: 'dark',
    })),
    {
      x: 0,
      y: 0,
      z: 0,
      width: 21.5,
      height: 28,
      depth: 36,
      tone: 'white',
      art: (w, h): Mark[] => [
        rect(w * 0.14, h * 0.12, w * 0.34, h * 0.7, 'accent', 2, 'edge'),
        rect(w * 0.54, h * 0.18, w * 0.32, h * 0.22, 'dark', 2, 'edge'),
        rect(w * 0.54, h * 0.5, w * 0.32, h * 0.3, 'mid', 2, 'edge'),
        circle(w * 0.7, h * 0.9, w * 0.04, 'accent', 'edge'),
      ],
    },
  ],
})

/** A front with one or two dials. */
const dial =
  (words: string, two: boolean) =>
  (w: number, h: number): Mark[] => [
    circle(w * 0.5, h * 0.28, Math.min(w, h) * 0.2, 'white', 'edge'),
    rect(w * 0.5 - 2, h * 0.12, 4, h * 0.16, 'black', 0, 'none'),
    ...(two
      ? [
          circle(w * 0.5, h * 0.66, Math.min(w, h) * 0.17, 'white', 'edge'),
          rect(w * 0.5 - 2, h * 0.53, 4, h * 0.13, 'black', 0, 'none'),
        ]
      : []),
    mark(w / 2, h * 0.9, words, h * 0.11),
    circle(w * 0.14, h * 0.1, 4, 'accent', 'edge'),
  ]

/** A timer for a cut-out, its pins behind. */
const timerDevice = (title: string, words: string, two: boolean): Device => ({
  title,
  blocks: [
    { x: 14, y: 14, z: 70, width: 20, height: 20, depth: 12, tone: 'black' },
    { x: 1.5, y: 1.5, z: 4, width: 45, height: 45, depth: 66, tone: 'black' },
    { x: 0, y: 0, z: 0, width: 48, height: 48, depth: 4, tone: 'light', art: dial(words, two) },
  ],
})

/** A power supply for the rail. */
const supplyDevice = (title: string, w: number, h: number, d: number, volt: string): Device => ({
  title,
  rail: h / 2,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d,
      tone: 'light',
      art: (a, b) => [
        ...screws(4, a, b * 0.07, a * 0.06),
        ...screws(4, a, b * 0.93, a * 0.06),
        mark(a / 2, b * 0.3, volt, Math.min(a * 0.2, b * 0.14)),
        circle(a * 0.3, b * 0.46, 5, 'accent', 'edge'),
        circle(a * 0.7, b * 0.46, a * 0.05, 'dark', 'edge'),
        ...slits(7, a * 0.2, b * 0.56, a * 0.6, b * 0.28, 'dark'),
      ],
    },
  ],
})

/** A power supply in a perforated case. */
const meshDevice = (title: string, w: number, h: number, d: number): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d,
      tone: 'dark',
      art: (a, b) => [
        ...Array.from({ length: 8 }, (_, c) =>
          Array.from({ length: 5 }, (_, r) =>
            circle(a * (0.12 + c * 0.11), b * (0.12 + r * 0.13), b * 0.045, 'black', 'none'),
          ).join(''),
        ),
        rect(a * 0.06, b * 0.78, a * 0.88, b * 0.2, 'black', 2, 'edge'),
        ...screws(7, a, b * 0.88, b * 0.06),
      ],
    },
  ],
})

export const families = {
  'cube-relay-dimensions': family({ title: text(), pins: mm(0.5, 20) }, ({ title, pins }) =>
    blocksDimensions(cubeRelay(title, pins)),
  ),
  'cube-relay-shaded': family({ title: text(), pins: mm(0.5, 20) }, ({ title, pins }) =>
    blocksShaded(cubeRelay(title, pins)),
  ),
  'caged-supply-dimensions': family(
    { title: text(), w: mm(20, 1000), h: mm(10, 500), d: mm(5, 200) },
    ({ title, w, h, d }) => blocksDimensions(meshDevice(title, w, h, d)),
  ),
  'caged-supply-shaded': family(
    { title: text(), w: mm(20, 1000), h: mm(10, 500), d: mm(5, 200) },
    ({ title, w, h, d }) => blocksShaded(meshDevice(title, w, h, d)),
  ),
  'power-supply-dimensions': family(
    { title: text(), w: mm(5, 200), h: mm(20, 1000), d: mm(20, 1000), volt: text() },
    ({ title, w, h, d, volt }) => blocksDimensions(supplyDevice(title, w, h, d, volt)),
  ),
  'power-supply-shaded': family(
    { title: text(), w: mm(5, 200), h: mm(20, 1000), d: mm(20, 1000), volt: text() },
    ({ title, w, h, d, volt }) => blocksShaded(supplyDevice(title, w, h, d, volt)),
  ),
  'timer-dimensions': family({ title: text(), words: text(), two: flag() }, ({ title, words, two }) =>
    blocksDimensions(timerDevice(title, words, two)),
  ),
  'timer-shaded': family({ title: text(), words: text(), two: flag() }, ({ title, words, two }) =>
    blocksShaded(timerDevice(title, words, two)),
  ),
}
