import { count, family, mm, text } from '../../family.ts'
import { circle, path, rect } from '../../sheet/svg.ts'
import { blocksShaded, mark, screws, type Block, type Device } from './blocks.ts'

/** The housing of modules side by side, with a screw of each pole above and below. */
const housing = (poles: number, w: number, h: number, d: number): Block => ({
  x: 0,
  y: 0,
  z: d * 0.33,
  width: w,
  height: h,
  depth: d * 0.67,
  art: (a, b) => [
    ...screws(poles, a, b * 0.1, (a / poles) * 0.25),
    ...screws(poles, a, b * 0.9, (a / poles) * 0.25),
  ],
})

/** A surge arrester: a plug of each pole with its window. */
function surgeArrester(title: string, poles: number, kind: string): Device {
  const [w, h, d] = [18 * poles, 90, 66]
  return {
    title,
    blocks: [
      housing(poles, w, h, d),
      {
        x: 0,
        y: h * 0.24,
        z: 0,
        width: w,
        height: h * 0.53,
        depth: d * 0.33,
        tone: 'white',
        art: (a, b) =>
          Array.from({ length: poles }, (_, index) => {
            const [p, x] = [a / poles, (a * (index + 0.5)) / poles]
            return [
              rect(x - p * 0.42, b * 0.08, p * 0.84, b * 0.84, 'mid', 3, 'edge'),
              rect(x - p * 0.2, b * 0.2, p * 0.4, b * 0.16, 'accent', 2, 'edge'),
              mark(x, b * 0.54, kind, p * 0.26),
              path(
                `M${x.toFixed(1)} ${(b * 0.66).toFixed(1)}l${(-p * 0.08).toFixed(1)} ${(b * 0.06).toFixed(1)}h${(p * 0.11).toFixed(1)}l${(-p * 0.08).toFixed(1)} ${(b * 0.06).toFixed(1)}`,
                'none',
                'edge',
              ),
            ].join('')
          }),
      },
    ],
  }
}

/** A fuse switch holder: a drawer of each pole with its lamp. */
function fuseHolder(title: string, poles: number, rating: string, w: number, h: number, d: number): Device {
  return {
    title,
    blocks: [
      housing(poles, w, h, d),
      {
        x: 0,
        y: h * 0.24,
        z: 0,
        width: w,
        height: h * 0.53,
        depth: d * 0.33,
        tone: 'white',
        art: (a, b) =>
          Array.from({ length: poles }, (_, index) => {
            const [p, x] = [a / poles, (a * (index + 0.5)) / poles]
            return [
              rect(x - p * 0.44, b * 0.05, p * 0.88, b * 0.9, 'dark', 3, 'edge'),
              rect(x - p * 0.28, b * 0.14, p * 0.56, b * 0.22, 'deep', 3, 'edge'),
              mark(x, b * 0.58, rating, p * 0.2),
              circle(x, b * 0.82, p * 0.07, 'accent', 'edge'),
            ].join('')
          }),
      },
    ],
  }
}

/** A distribution box: a window in front of as many breakers as it takes, in one row or two. */
function distributionBox(title: string, ways: number): Device {
  const rows = ways > 14 ? 2 : 1
  const across = Math.ceil(ways / rows)
  const [w, h] = [across * 18 + 50, rows * 140 + 60]
  return {
    title,
    blocks: [
      { x: 0, y: 0, z: 12, width: w, height: h, depth: 83, tone: 'white' },
      {
        x: 12,
        y: 30,
        z: 0,
        width: w - 24,
        height: h - 60,
        depth: 12,
        tone: 'dark',
        art: (a, b) =>
          Array.from({ length: ways }, (_, index) => {
            const [p, q] = [(a * 0.9) / across, b / rows]
            const [x, y] = [a * 0.05 + (index % across) * p, Math.floor(index / across) * q + q * 0.2]
            return [
              rect(x + p * 0.06, y, p * 0.88, q * 0.6, 'light', 1, 'edge'),
              rect(x + p * 0.28, y + q * 0.22, p * 0.44, q * 0.16, 'black', 1, 'none'),
            ].join('')
          }),
      },
    ],
  }
}

/** A plug-in bridge for terminals: a pin for each under its bar. */
const terminalBridge = (title: string, ways: number): Device => ({
  title,
  blocks: [
    ...Array.from({ length: ways }, (_, index): Block => ({
      x: index * 5.2 + 1.6,
      y: 6,
      z: 1,
      width: 2,
      height: 14,
      depth: 1.5,
      tone: 'dark',
    })),
    { x: 0, y: 0, z: 0, width: ways * 5.2, height: 6, depth: 4, tone: 'accent' },
  ],
})

export const families = {
  'terminal-bridge-shaded': family({ title: text(), ways: count(2, 50) }, ({ title, ways }) =>
    blocksShaded(terminalBridge(title, ways)),
  ),
  'surge-arrester-shaded': family(
    { title: text(), poles: count(1, 8), kind: text() },
    ({ title, poles, kind }) => blocksShaded(surgeArrester(title, poles, kind)),
  ),
  'fuse-holder-shaded': family(
    {
      title: text(),
      poles: count(1, 8),
      rating: text(),
      w: mm(5, 500),
      h: mm(20, 500),
      d: mm(20, 500),
    },
    ({ title, poles, rating, w, h, d }) => blocksShaded(fuseHolder(title, poles, rating, w, h, d)),
  ),
  'distribution-box-shaded': family({ title: text(), ways: count(1, 72) }, ({ title, ways }) =>
    blocksShaded(distributionBox(title, ways)),
  ),
}
