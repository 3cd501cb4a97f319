import { caption, dimH, dimV, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, num, path, polygon, rect, turned, type Mark } from '../drawing/svg.ts'
import { threadH } from '../drawing/thread.ts'

export type Tap = {
  thread: string
  diameter: number
  pitch: number
  overall: number
  cutting: number
  shank: number
  square: number
  title: string
}

/** The tap lying, cutting end to the left; `scale` along, `thick` across. */
function body(tap: Tap, left: number, y: number, scale: number, thick: number): Mark[] {
  const [cut, right] = [left + tap.cutting * scale, left + tap.overall * scale]
  const [half, shank, square] = [
    (tap.diameter * thick) / 2,
    (tap.shank * thick) / 2,
    (tap.square * thick) / 2,
  ]
  const chamfer = tap.pitch * 4.5 * scale
  const squareLength = tap.square * 1.35 * scale
  const flute = half * 0.42
  const lead = 0.86 * (cut - left)
  return [
    polygon(
      [
        [left, y - half * 0.72],
        [left + chamfer, y - half],
        [left + chamfer, y + half],
        [left, y + half * 0.72],
      ],
      'roundH',
    ),
    threadH({ from: left + chamfer, to: cut, axis: y, diameter: 2 * half, pitch: tap.pitch * scale }),
    // A straight flute with the slanted gash of a spiral point.
    path(
      `M${num(left)} ${num(y + flute * 0.9)}L${num(left + chamfer * 1.5)} ${num(y + flute * 0.45)}H${num(left + lead + 26)}Q${num(left + lead + 46)} ${num(y)} ${num(left + lead + 26)} ${num(y - flute * 0.55)}H${num(left + chamfer * 1.2)}L${num(left)} ${num(y - flute * 0.5)}Z`,
      'deep',
      'edge',
    ),
    polygon(
      [
        [cut, y - half * 0.8],
        [cut + 24, y - shank],
        [cut + 24, y + shank],
        [cut, y + half * 0.8],
      ],
      'roundH',
    ),
    rect(cut + 24, y - shank, right - squareLength - cut - 24, 2 * shank, 'roundH'),
    rect(right - squareLength, y - square * 1.12, squareLength, square * 2.24, 'roundH', 2),
    rect(right - squareLength + 4, y - square * 0.5, squareLength - 8, square, 'white', 0, 'edge'),
  ]
}

/** The tap from its side, its square from the end above. */
export function tapDimensions(tap: Tap): string {
  const { thread, overall, cutting, shank, square, title } = tap
  const scale = 640 / overall
  const thick = Math.min(scale * 1.25, 92 / tap.diameter)
  const [left, y] = [70, 390]
  const [cut, right] = [left + cutting * scale, left + overall * scale]
  const half = (tap.diameter * thick) / 2
  const [fx, fy, R, q] = [580, 165, 86, (86 * square) / shank]
  const c = Math.sqrt(R ** 2 - q ** 2)
  return sheet(title, [
    ...body(tap, left, y, scale, thick),
    centre(left - 26, y, right + 22, y),
    circle(fx, fy, R, 'light'),
    polygon(
      [
        [-q, -c],
        [-c, -q],
        [c, -q],
        [q, -c],
        [q, c],
        [c, q],
        [-c, q],
        [-q, c],
      ].map(([dx = 0, dy = 0]) => [fx + dx, fy + dy] as const),
      'white',
    ),
    centre(fx - R - 18, fy, fx + R + 18, fy),
    centre(fx, fy - R - 18, fx, fy + R + 18),
    dimH(left, cut, y + half + 46, String(cutting), y + half),
    dimH(left, right, y + half + 98, String(overall), [Number.NaN, y + (square * thick) / 2]),
    dimV(fy - q, fy + q, fx + R + 50, `a ${square}`, fx + 30, 'right'),
    dimV(fy - R, fy + R, fx - R - 44, `Ø ${shank}`, fx - 10),
    label((left + cut) / 2, y - half - 20, thread),
    caption(title),
  ])
}

/** The tap on a slant. */
export function tapShaded(tap: Tap): string {
  const scale = 620 / tap.overall
  return sheet(tap.title, [
    turned(-28, [400, 300], body(tap, 90, 300, scale, Math.min(scale * 1.5, 130 / tap.diameter))),
  ])
}
