import { choice, family, fillName, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  type Fill,
  type Mark,
  type Point,
  centre,
  circle,
  num,
  path,
  polar,
  polygon,
} from '../../sheet/svg.ts'

/** Shapes after ISO 1832; A, L and G stand for milling, threading and grooving inserts. */
export type InsertShape = 'C' | 'D' | 'V' | 'S' | 'T' | 'W' | 'R' | 'A' | 'L' | 'G'

/** The corners of an insert whose inscribed circle has the radius 1. */
export function corners(shape: InsertShape): Point[] {
  const rhomb = (angle: number): Point[] => {
    const half = (angle * Math.PI) / 360
    const long = 1 / Math.sin(half)
    const short = 1 / Math.cos(half)
    return [
      [-long, 0],
      [0, -short],
      [long, 0],
      [0, short],
    ]
  }
  if (shape === 'C') return rhomb(80)
  if (shape === 'D') return rhomb(55)
  if (shape === 'V') return rhomb(35)
  if (shape === 'S') return [45, 135, 225, 315].map((a) => polar(0, 0, Math.SQRT2, a))
  if (shape === 'T' || shape === 'L') return [-90, 30, 150].map((a) => polar(0, 0, 2, a))
  if (shape === 'W')
    return [-90, -30, 30, 90, 150, 210].map((a, index) => polar(0, 0, index % 2 === 0 ? 1.305 : 1.064, a))
  if (shape === 'A')
    return [
      [-1.75, -1],
      [1.55, -1],
      [1.75, 1],
      [-1.55, 1],
    ]
  if (shape === 'G')
    return [
      [-2.4, -0.42],
      [2.4, -0.42],
      [2.4, 0.42],
      [-2.4, 0.42],
    ]
  return Array.from({ length: 16 }, (_, index) => polar(0, 0, 1, index * 22.5))
}

/** A polygon with its corners rounded. */
export function rounded(points: readonly Point[], radius: number): string {
  const count = points.length
  return `${points
    .map((point, index) => {
      const before = points[(index + count - 1) % count] ?? point
      const after = points[(index + 1) % count] ?? point
      const toward = ([x, y]: Point): Point => {
        const length = Math.hypot(x - point[0], y - point[1])
        const step = Math.min(radius, length * 0.45) / length
        return [point[0] + (x - point[0]) * step, point[1] + (y - point[1]) * step]
      }
      const [a, b] = [toward(before), toward(after)]
      return `${index === 0 ? 'M' : 'L'}${num(a[0])} ${num(a[1])}Q${num(point[0])} ${num(point[1])} ${num(b[0])} ${num(b[1])}`
    })
    .join('')}Z`
}

/** An indexable insert: inscribed circle, thickness and corner radius in mm. */
type Insert = {
  shape: InsertShape
  circle: number
  thick: number
  radius: number
  positive: boolean
  code: string
  tint: Fill
  hole: boolean
}

const angles: Partial<Record<InsertShape, number>> = { C: 80, D: 55, V: 35, S: 90, T: 60, W: 80 }

function drawTop(insert: Insert, x: number, y: number, scale: number): Mark[] {
  const at = (share: number): Point[] =>
    corners(insert.shape).map(([px, py]) => [x + px * scale * share, y + py * scale * share])
  // A round insert is a polygon with the largest corner radius its sides allow.
  const r = insert.shape === 'R' ? scale : Math.max(6, ((insert.radius * scale) / (insert.circle / 2)) * 1.6)
  return [
    path(rounded(at(1), r), insert.tint),
    path(rounded(at(0.9), r), 'none', 'edge'),
    path(rounded(at(0.72), r * 1.6), 'mid', 'edge'),
    ...(insert.hole
      ? [
          circle(
            x,
            y,
            scale * (insert.shape === 'G' ? 0.2 : insert.shape === 'V' ? 0.42 : 0.46),
            insert.positive ? 'light' : 'mid',
            'edge',
          ),
          circle(x, y, scale * (insert.shape === 'V' ? 0.3 : 0.33), 'white'),
        ]
      : []),
  ]
}

/** The insert from above with its inscribed circle and angle, and from its edge. */
function insertDimensions(insert: Insert): string {
  const { shape, circle: circleOf, thick, radius, positive, code } = insert
  const wide = Math.max(...corners(shape).map(([px]) => Math.abs(px)))
  const tall = Math.max(...corners(shape).map(([, py]) => Math.abs(py)))
  const scale = Math.min((shape === 'G' ? 180 : 220) / wide, 170 / tall)
  const [x, y] = [285, 290]
  const [edge, half] = [620, scale * Math.min(tall, 1.15)]
  const width = Math.max(26, ((thick * scale) / (circleOf / 2)) * 0.9)
  const lean = positive ? width * 0.16 : 0
  const angle = angles[shape]
  const tip: Point =
    shape === 'T' || shape === 'W' ? [x, y - scale * (shape === 'T' ? 2 : 1.305)] : [x - scale * wide, y]
  return sheet(code, [
    ...drawTop(insert, x, y, scale),
    ...(shape === 'R' || shape === 'A' || shape === 'G'
      ? []
      : [`<circle cx="${x}" cy="${y}" r="${num(scale)}" stroke-width=".9" stroke-dasharray="18 4 3 4"/>`]),
    centre(x - scale * wide - 26, y, x + scale * wide + 26, y),
    centre(x, y - scale * tall - 26, x, y + scale * tall + 26),
    ...(angle === undefined || shape === 'S'
      ? []
      : shape === 'T' || shape === 'W'
        ? []
        : [label(tip[0] - 2, tip[1] - 30, `${angle}°`)]),
    ...(shape === 'G'
      ? [
          dimV(
            y - scale * 0.42,
            y + scale * 0.42,
            x + scale * wide + 44,
            `w ${circleOf}`,
            x + scale * wide,
            'right',
          ),
        ]
      : shape === 'A'
        ? [dimV(y - scale, y + scale, x - scale * wide - 44, String(circleOf), x - scale * wide + 10)]
        : [
            dimH(x - scale, x + scale, y + scale * tall + 52, `${shape === 'R' ? 'Ø' : 'IC'} ${circleOf}`, y),
          ]),
    ...('CDVTWS'.includes(shape)
      ? [
          shape === 'S'
            ? note([x + scale - 4, y - scale + 4], [x + scale + 24, y - scale - 30], `R ${radius}`)
            : note(
                [tip[0] + 4, tip[1] + 5],
                [tip[0] + 40, shape === 'T' || shape === 'W' ? tip[1] - 26 : y + scale * 1.02],
                `R ${radius}`,
              ),
        ]
      : []),
    ...(shape === 'G'
      ? []
      : [
          polygon(
            [
              [edge, y - half],
              [edge + width, y - half + lean],
              [edge + width, y + half - lean],
              [edge, y + half],
            ],
            'roundH',
          ),
        ]),
    ...(insert.hole
      ? [
          path(
            `M${edge} ${num(y - scale * 0.4)}H${num(edge + width)}M${edge} ${num(y + scale * 0.4)}H${num(edge + width)}`,
            'none',
            'hair',
          ),
        ]
      : []),
    ...(shape === 'G' ? [] : [dimH(edge, edge + width, y + half + 46, String(thick), y + half)]),
    caption(code),
  ])
}

/** Two inserts lying on the table. */
function insertShaded(insert: Insert): string {
  const { shape, circle: ic, thick, code, tint } = insert
  const wide = Math.max(...corners(shape).map(([px]) => Math.abs(px)))
  const scale = Math.min(190 / wide, 132)
  const depth = shape === 'G' ? 46 : Math.max(34, ((thick * scale) / (ic / 2)) * 0.8)
  const one = (x: number, y: number, turn: number): Mark => {
    const angle = (turn * Math.PI) / 180
    const flat = ([px, py]: Point, share: number, down: number): Point => [
      x + (px * Math.cos(angle) - py * Math.sin(angle)) * scale * share,
      y + (px * Math.sin(angle) + py * Math.cos(angle)) * scale * share * 0.62 + down,
    ]
    const ring = (share: number, down: number): Point[] =>
      corners(shape).map((point) => flat(point, share, down))
    const r = shape === 'R' ? scale : Math.max(8, insert.radius * 14)
    const low = insert.positive ? 0.9 : 1
    const [top, bottom] = [ring(1, 0), ring(low, depth)]
    const walls = top
      .map((point, index) => {
        const next = (index + 1) % top.length
        const [b, c, d] = [top[next] ?? point, bottom[next] ?? point, bottom[index] ?? point]
        return {
          mid: (point[1] + b[1]) / 2,
          mark: polygon(
            [point, b, c, d],
            point[0] < b[0] ? 'dark' : b[0] < point[0] - 30 ? 'mid' : 'dark',
            shape === 'R' ? 'none' : 'edge',
          ),
        }
      })
      .toSorted((a, b) => a.mid - b.mid)
      .map(({ mark }) => mark)
    const hole = (share: number, fill: string): Mark =>
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(scale * share)}" ry="${num(scale * share * 0.62)}" fill="${fill}"/>`
    return [
      path(rounded(bottom, r), 'dark'),
      ...walls,
      path(rounded(top, r), tint),
      path(rounded(ring(0.88, 0), r), 'none', 'edge'),
      path(rounded(ring(0.7, 3), r * 1.5), 'mid', 'edge'),
      ...(insert.hole
        ? [
            hole(shape === 'V' || shape === 'G' ? 0.3 : 0.44, '#f3f5f7'),
            hole(shape === 'V' || shape === 'G' ? 0.2 : 0.3, 'url(#hole)'),
          ]
        : []),
    ].join('')
  }
  return sheet(code, [one(280, 210, shape === 'G' ? 8 : 20), one(530, 400, shape === 'G' ? -14 : -35)])
}

const insertParameters = {
  shape: choice(['C', 'D', 'V', 'S', 'T', 'W', 'R', 'A', 'L', 'G']),
  circle: mm(0.5, 100),
  thick: mm(0.2, 50),
  radius: mm(0.02, 10),
  positive: flag(),
  code: text(),
  tint: fillName(),
  hole: flag(),
}

export const families = {
  'cutting-insert-dimensions': family(insertParameters, insertDimensions),
  'cutting-insert-shaded': family(insertParameters, insertShaded),
}
