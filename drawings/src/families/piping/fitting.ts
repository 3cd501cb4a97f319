import { choice, family, mm, text } from '../../family.ts'
import type { Mark } from '../../sheet/svg.ts'
import { axonometry, elevation, type Model } from './model.ts'
import { traceArc, face, lathe, mouth, prismAt, rod, tube, type Vec } from './solid.ts'
import { threads } from './thread.ts'

type FittingShape =
  | 'elbow90'
  | 'elbow45'
  | 'street'
  | 'tee'
  | 'cross'
  | 'socket'
  | 'reducer'
  | 'union'
  | 'bushing'
  | 'plug'
  | 'cap'
  | 'hex-nipple'
  | 'barrel-nipple'
  | 'hose-nipple'
  | 'weld90'
  | 'weld45'
  | 'weld-tee'
  | 'concentric'
  | 'eccentric'
  | 'weld-cap'
  | 'valve-socket'

type Fitting = {
  shape: FittingShape
  /** Outside of the pipe that fits, centre to end or length, the smaller pipe of reducing parts. */
  od: number
  c: number
  small?: number
  thread: string
  title: string
}
type View = Parameters<Model['parts']>[0]
const [left, up]: readonly [Vec, Vec] = [
  [-1, 0, 0],
  [0, 1, 0],
]

/** The arc of an elbow from the left leg to one that climbs by `angle`, with both legs. */
const bend = (c: number, radius: number, angle: number): Vec[] => {
  const half = Math.tan((angle * Math.PI) / 360) * radius
  const turn = (angle * Math.PI) / 180
  const points = Array.from({ length: 11 }, (_, index): Vec => {
    const a = (turn * index) / 10
    return [-half + radius * Math.sin(a), radius - radius * Math.cos(a), 0]
  })
  return [[-c, 0, 0], ...points, [c * Math.cos(turn), c * Math.sin(turn), 0]]
}

/** A fitting as a solid: threaded and socket fittings with beads, butt-weld fittings plain. */
function fittingModel({ shape, od, c, small = od, thread, title }: Fitting): Model {
  const r = od * 0.56
  const bead = od * 0.68
  const e = Math.min(od * 0.36, c * 0.4)
  const bore = od * 0.47
  const leftEnd = (view: View, x = -c): Mark =>
    rod(view, [x + e, 0, 0], [x, 0, 0], bead) + mouth(view, [x, 0, 0], left, bore, od * 0.6)
  const topEnd = (view: View): Mark =>
    rod(view, [0, c - e, 0], [0, c, 0], bead) + mouth(view, [0, c, 0], up, bore, od * 0.6)
  const base = { title, z: [-bead, bead] as const, notes: [] as Model['notes'] }
  const half = c / 2
  const straight = (
    parts: Model['parts'],
    wide = bead,
    text = `L ${c}`,
    // The thread's arrow points to the left end, or so far from the axis at the right end.
    tip: number | 'left' = wide,
  ): Model => ({
    ...base,
    x: [-half, half],
    y: [-wide, wide],
    sizes: [{ side: 'below', from: -half, to: half, text, edge: -wide * 0.8 }],
    notes: [
      tip === 'left'
        ? [[-half + e * 0.4, wide * 0.8], [-30, -64], thread]
        : [[half * 0.82, tip * 0.84], [70, -44], thread],
    ],
    parts,
  })
  switch (shape) {
    case 'elbow90':
    case 'street':
      return {
        ...base,
        x: [-c, bead],
        y: [-bead, c],
        sizes: [
          { side: 'below', from: -c, to: 0, text: `${c}`, edge: [-bead, -r] },
          { side: 'right', from: c, to: 0, text: `${c}`, edge: [bead, 0] },
        ],
        notes: [[[-c + e * 0.5, bead * 0.8], [-30, -64], thread]],
        parts: (view) =>
          tube(
            view,
            shape === 'street'
              ? [...bend(c * 0.98, od * 0.62, 90).slice(0, -1), [0, c * 0.5, 0]]
              : bend(c * 0.98, od * 0.62, 90),
            r,
          ) +
          (shape === 'street'
            ? threads(view, [0, c * 0.45, 0], [0, c * 1, 0], od * 0.5) +
              mouth(view, [0, c, 0], up, od * 0.38, od * 0.6)
            : topEnd(view)) +
          leftEnd(view),
      }
    case 'elbow45': {
      const [cx, cy] = [c * Math.SQRT1_2, c * Math.SQRT1_2]
      const n: Vec = [Math.SQRT1_2, Math.SQRT1_2, 0]
      return {
        ...base,
        x: [-c, cx + bead * 0.7],
        y: [-bead, cy + bead * 0.7],
        sizes: [{ side: 'below', from: -c, to: 0, text: `${c}`, edge: [-bead, -r] }],
        marks: [[-c * 0.1, -bead * 0.1 + r * 0.1, '45°']],
        notes: [[[-c + e * 0.5, bead * 0.8], [-30, -64], thread]],
        parts: (view) =>
          tube(view, bend(c * 0.98, od * 0.8, 45), r) +
          rod(view, [cx - e * n[0], cy - e * n[1], 0], [cx, cy, 0], bead) +
          leftEnd(view),
      }
    }
    case 'tee':
    case 'cross':
      return {
        ...base,
        x: [-c, c],
        y: [shape === 'cross' ? -c : -bead, c],
        sizes: [
          { side: 'below', from: -c, to: c, text: `${2 * c}`, edge: shape === 'cross' ? -bead : -bead },
          { side: 'right', from: c, to: 0, text: `${c}`, edge: [bead, c] },
        ],
        notes: [[[-c + e * 0.5, bead * 0.8], [-30, -64], thread]],
        parts: (view) =>
          rod(view, [c, 0, 0], [c - e, 0, 0], bead) +
          (shape === 'cross'
            ? rod(view, [0, -c, 0], [0, -c + e, 0], bead) + rod(view, [0, -c + e, 0], [0, 0, 0], r)
            : '') +
          rod(view, [-c + e, 0, 0], [c - e, 0, 0], r) +
          rod(view, [0, r * 0.55, 0], [0, c - e, 0], (small / od) * r) +
          (small === od
            ? topEnd(view)
            : rod(view, [0, c - e, 0], [0, c, 0], small * 0.68) +
              mouth(view, [0, c, 0], up, small * 0.47, small * 0.6)) +
          leftEnd(view),
      }
    case 'socket':
      return straight(
        (view) =>
          rod(view, [half, 0, 0], [half - e * 0.8, 0, 0], bead) +
          rod(view, [-half + e * 0.7, 0, 0], [half - e * 0.8, 0, 0], r * 1.05) +
          rod(view, [-half + e * 0.8, 0, 0], [-half, 0, 0], bead) +
          mouth(view, [-half, 0, 0], left, bore, c * 0.7),
      )
    case 'reducer':
      return straight(
        (view) =>
          rod(view, [half, 0, 0], [half - e * 0.6, 0, 0], small * 0.68) +
          rod(view, [half * 0.28, 0, 0], [half - e * 0.6, 0, 0], small * 0.56) +
          rod(view, [-half * 0.2, 0, 0], [half * 0.3, 0, 0], r, small * 0.56) +
          rod(view, [-half + e * 0.7, 0, 0], [-half * 0.2, 0, 0], r) +
          leftEnd(view, -half),
        undefined,
        undefined,
        'left',
      )
    case 'union':
      return straight(
        (view) =>
          prismAt(view, [half - e * 1.2, 0, 0], [half, 0, 0], bead * 1.85, 8, 22.5) +
          rod(view, [0, 0, 0], [half - e, 0, 0], r) +
          prismAt(view, [-half * 0.3, 0, 0], [half * 0.36, 0, 0], od * 1.75, 8, 22.5) +
          rod(view, [-half + e, 0, 0], [-half * 0.25, 0, 0], r) +
          prismAt(view, [-half, 0, 0], [-half + e * 1.2, 0, 0], bead * 1.85, 8, 22.5) +
          mouth(view, [-half, 0, 0], left, bore, od * 0.7),
        od * 0.95,
        undefined,
        bead * 0.9,
      )
    case 'bushing':
      return straight(
        (view) =>
          threads(view, [half, 0, 0], [-half * 0.2, 0, 0], od / 2, 6) +
          prismAt(view, [-half, 0, 0], [-half * 0.2, 0, 0], od * 1.12) +
          mouth(view, [-half, 0, 0], left, small * 0.46, c * 0.7),
        od * 0.64,
        undefined,
        od / 2,
      )
    case 'plug':
      return straight(
        (view) =>
          threads(view, [half, 0, 0], [-half * 0.25, 0, 0], od / 2, 6) +
          prismAt(view, [-half, 0, 0], [-half * 0.25, 0, 0], od * 0.64, 4, 45),
        od * 0.52,
        undefined,
        od / 2,
      )
    case 'cap':
      return straight(
        (view) =>
          rod(view, [half * 0.6, 0, 0], [half, 0, 0], r * 1.06, r * 0.62) +
          rod(view, [-half + e * 0.8, 0, 0], [half * 0.62, 0, 0], r * 1.06) +
          rod(view, [-half + e * 0.8, 0, 0], [-half, 0, 0], bead) +
          face(view, [-half, 0, 0], left, bore, 'deep'),
        undefined,
        undefined,
        'left',
      )
    case 'hex-nipple':
      return straight(
        (view) =>
          threads(view, [half, 0, 0], [half * 0.25, 0, 0], small / 2, 6) +
          prismAt(view, [-half * 0.25, 0, 0], [half * 0.25, 0, 0], od * 1.12) +
          threads(view, [-half * 0.25, 0, 0], [-half, 0, 0], od / 2, 6) +
          mouth(view, [-half, 0, 0], left, od * 0.36, c),
        od * 0.64,
        undefined,
        small / 2,
      )
    case 'barrel-nipple':
      return straight(
        (view) =>
          threads(view, [half, 0, 0], [half * 0.5, 0, 0], od / 2, 5) +
          rod(view, [-half * 0.5, 0, 0], [half * 0.5, 0, 0], od / 2) +
          threads(view, [-half * 0.5, 0, 0], [-half, 0, 0], od / 2, 5) +
          mouth(view, [-half, 0, 0], left, od * 0.39, c * 0.6),
        od * 0.52,
        undefined,
        od / 2,
      )
    case 'hose-nipple':
      return straight(
        (view) =>
          lathe(
            view,
            [half * 0.16, 0, 0],
            [half, 0, 0],
            [
              [0, od * 0.4],
              [0.02, od * 0.47],
              [0.22, od * 0.4],
              [0.22, od * 0.47],
              [0.42, od * 0.4],
              [0.42, od * 0.47],
              [0.62, od * 0.4],
              [0.62, od * 0.47],
              [0.82, od * 0.4],
              [0.82, od * 0.45],
              [1, od * 0.36],
            ],
            [3, 5, 7, 9],
          ) +
          rod(view, [half * 0.02, 0, 0], [half * 0.16, 0, 0], od * 0.42) +
          prismAt(view, [-half * 0.32, 0, 0], [half * 0.04, 0, 0], od * 1.12) +
          threads(view, [-half * 0.32, 0, 0], [-half, 0, 0], od / 2, 6) +
          mouth(view, [-half, 0, 0], left, od * 0.34, c),
        od * 0.64,
        undefined,
        'left',
      )
    case 'valve-socket':
      return straight(
        (view) =>
          threads(view, [half, 0, 0], [0, 0, 0], od * 0.49, 6) +
          prismAt(view, [-half * 0.16, 0, 0], [half * 0.04, 0, 0], bead * 2, 8, 22.5) +
          rod(view, [-half, 0, 0], [-half * 0.16, 0, 0], bead * 0.92) +
          mouth(view, [-half, 0, 0], left, od * 0.5, c * 0.5),
        undefined,
        undefined,
        od / 2,
      )
    case 'weld90':
      return {
        ...base,
        x: [-c, od / 2],
        y: [-od / 2, c],
        sizes: [
          { side: 'below', from: -c, to: 0, text: `A ${c}`, edge: [-od / 2, -od * 0.1] },
          { side: 'right', from: c, to: 0, text: `A ${c}`, edge: [od / 2, 0] },
          { side: 'above', from: -od / 2, to: od / 2, text: `Ø ${od}`, edge: c },
        ],
        notes: [],
        parts: (view) =>
          tube(
            view,
            [
              [-c, 0, 0],
              ...traceArc([-c, c, 0], [0, 0, 1], c, 0, 90, 14)
                .map(([x, y]): Vec => [x, y, 0])
                .map((p) => flip(p, c)),
              [0, c, 0],
            ],
            od / 2,
          ) +
          face(view, [0, c, 0], up, od / 2, 'mid', 'edge') +
          mouth(view, [0, c, 0], up, od * 0.44, od * 0.5) +
          face(view, [-c, 0, 0], left, od / 2, 'mid', 'edge') +
          mouth(view, [-c, 0, 0], left, od * 0.44, od * 0.5),
      }
    case 'weld45': {
      const R = c / Math.tan(Math.PI / 8)
      const [x, y] = [c * Math.SQRT1_2, c * Math.SQRT1_2]
      return {
        ...base,
        x: [-c, x + od * 0.36],
        y: [-od / 2, y + od * 0.36],
        sizes: [
          { side: 'below', from: -c, to: 0, text: `B ${c}`, edge: [-od / 2, -od * 0.3] },
          { side: 'left', from: od / 2, to: -od / 2, text: `Ø ${od}`, edge: -c },
        ],
        notes: [],
        marks: [[0, 0, '45°']],
        parts: (view) =>
          tube(view, bend(c, R, 45), od / 2) +
          face(view, [x, y, 0], [1, 1, 0], od / 2, 'mid', 'edge') +
          face(view, [-c, 0, 0], left, od / 2, 'mid', 'edge') +
          mouth(view, [-c, 0, 0], left, od * 0.44, od * 0.5),
      }
    }
    case 'weld-tee':
      return {
        ...base,
        x: [-c, c],
        y: [-od / 2, c],
        sizes: [
          { side: 'below', from: -c, to: 0, text: `C ${c}`, edge: -od / 2 },
          { side: 'right', from: c, to: 0, text: `M ${c}`, edge: [od / 2, c] },
          { side: 'left', from: od / 2, to: -od / 2, text: `Ø ${od}`, edge: -c },
        ],
        notes: [],
        parts: (view) =>
          rod(view, [-c, 0, 0], [c, 0, 0], od / 2) +
          rod(view, [0, od * 0.36, 0], [0, od * 0.62, 0], od * 0.62, od / 2) +
          rod(view, [0, od * 0.6, 0], [0, c, 0], od / 2) +
          mouth(view, [0, c, 0], up, od * 0.44, od * 0.5) +
          mouth(view, [-c, 0, 0], left, od * 0.44, od * 0.5),
      }
    case 'concentric':
    case 'eccentric': {
      const drop = shape === 'eccentric' ? -(od - small) / 2 : 0
      return {
        ...straight(
          (view) =>
            lathe(
              view,
              [-half, 0, 0],
              [half, 0, 0],
              [0, 0.16, 0.25, 0.34, 0.43, 0.52, 0.61, 0.7, 0.8, 1].map((part) => {
                const s = (1 - Math.cos(Math.min(1, Math.max(0, (part - 0.16) / 0.64)) * Math.PI)) / 2
                return [part, od / 2 + s * (small / 2 - od / 2), s * drop] as const
              }),
              [1, 8],
            ) + mouth(view, [-half, 0, 0], left, od * 0.44, c),
          od * 0.55,
          `H ${c}`,
        ),
        notes: [],
        sizes: [
          { side: 'below', from: -half, to: half, text: `H ${c}`, edge: [-od / 2, drop - small / 2] },
          { side: 'left', from: od / 2, to: -od / 2, text: `Ø ${od}`, edge: -half },
          { side: 'right', from: drop + small / 2, to: drop - small / 2, text: `Ø ${small}`, edge: half },
        ],
      }
    }
    case 'weld-cap':
      return {
        ...straight(
          (view) =>
            lathe(
              view,
              [-half, 0, 0],
              [half, 0, 0],
              [0, 0.02, 0.06, 0.12, 0.2, 0.3, 0.42, 0.55, 0.64, 1].map(
                (part) =>
                  [part, (od / 2) * Math.sqrt(Math.max(0, 1 - Math.max(0, 1 - part / 0.64) ** 2.2))] as const,
              ),
              [8],
            ),
          od * 0.52,
          `E ${c}`,
        ),
        notes: [],
        sizes: [
          { side: 'below', from: -half, to: half, text: `E ${c}`, edge: [0, -od / 2] },
          { side: 'right', from: od / 2, to: -od / 2, text: `Ø ${od}`, edge: half },
        ],
        yaw: -14,
        pitch: 12,
      }
    default:
      throw new Error('No such fitting')
  }
}

/** Turns an arc that starts upwards into one that starts along the left leg. */
const flip = ([x, y]: Vec, c: number): Vec => [-c + (x + c), c - (y - c) * 1, 0]

const fittingParameters = {
  shape: choice([
    'elbow90',
    'elbow45',
    'street',
    'tee',
    'cross',
    'socket',
    'reducer',
    'union',
    'bushing',
    'plug',
    'cap',
    'hex-nipple',
    'barrel-nipple',
    'hose-nipple',
    'weld90',
    'weld45',
    'weld-tee',
    'concentric',
    'eccentric',
    'weld-cap',
    'valve-socket',
  ]),
  od: mm(2, 2000),
  c: mm(2, 5000),
  small: mm(2, 2000).exactOptional(),
  thread: text(),
  title: text(),
}

export const families = {
  'pipe-fitting-shaded': family(fittingParameters, (of) => axonometry(fittingModel(of))),
  'pipe-fitting-dimensions': family(fittingParameters, (of) => elevation(fittingModel(of))),
}
