import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, line, num, path, polygon, rect, turned, type Mark } from '../drawing/svg.ts'

export type Drill = { diameter: number; flute: number; overall: number; title: string }

/** Helical flutes between x1 and x2: bands whose two edges are half waves across the body. */
function flutes(x1: number, x2: number, y: number, half: number, lead: number): Mark {
  let dark = ''
  let edges = ''
  const wave = (x: number, run: number): string =>
    `C${num(x + run * 0.35)} ${num(y + half)} ${num(x + run * 0.65)} ${num(y - half)} ${num(x + run)} ${num(y - half)}`
  for (let x = x1; x + lead * 0.9 <= x2; x += lead) {
    const [a, b] = [x, x + lead * 0.42]
    const run = lead * 0.78
    dark += `M${num(a)} ${num(y + half)}${wave(a, run)}H${num(b + run)}C${num(b + run * 0.65)} ${num(y - half)} ${num(b + run * 0.35)} ${num(y + half)} ${num(b)} ${num(y + half)}Z`
    edges += `M${num(b + lead * 0.12)} ${num(y + half)}${wave(b + lead * 0.12, run)}`
  }
  return path(dark, 'dark', 'edge') + path(edges, 'none', 'hair')
}

/** The drill lying, point to the left, and from its point above. */
export function drillDimensions({ diameter, flute, overall, title }: Drill): string {
  // A drill is far longer than thick: across the axis it is drawn at twice the scale.
  const scale = 660 / overall
  const half = Math.min(46, diameter * scale * 0.9)
  const [left, y] = [70, 390]
  const [end, right] = [left + flute * scale, left + overall * scale]
  const point = half * Math.tan((31 * Math.PI) / 180)
  const [fx, fy, R] = [560, 165, 95]
  const lip = (turn: number): Mark =>
    turned(
      turn,
      [fx, fy],
      [
        path(
          `M${fx} ${fy - R}A${R} ${R} 0 0 1 ${num(fx + R * 0.86)} ${num(fy + R * 0.5)}Q${num(fx + R * 0.28)} ${num(fy + R * 0.36)} ${num(fx + 10)} ${num(fy + 14)}L${fx - 10} ${fy - 14}Q${num(fx - R * 0.02)} ${num(fy - R * 0.6)} ${fx} ${fy - R}Z`,
          'light',
        ),
      ],
    )
  return sheet(title, [
    rect(left + point, y - half, right - left - point - 6, 2 * half, 'roundH'),
    flutes(left + point + 4, end + half * 0.6, y, half, half * 3.3),
    polygon(
      [
        [left, y],
        [left + point, y - half],
        [left + point, y + half],
      ],
      'light',
    ),
    line(
      [
        [left + 3, y + 5],
        [left + point, y - half * 0.3],
      ],
      'edge',
    ),
    polygon(
      [
        [right - 6, y - half],
        [right, y - half + 6],
        [right, y + half - 6],
        [right - 6, y + half],
      ],
      'roundH',
    ),
    centre(left - 30, y, right + 24, y),
    circle(fx, fy, R, 'none', 'fine'),
    lip(20),
    lip(200),
    line(
      [
        [fx - 12, fy + 12],
        [fx + 12, fy - 12],
      ],
      'edge',
    ),
    centre(fx - R - 18, fy, fx + R + 18, fy),
    centre(fx, fy - R - 18, fx, fy + R + 18),
    dimH(left, end, y + half + 48, String(flute), y + half),
    dimH(left, right, y + half + 100, String(overall), [Number.NaN, y + half]),
    dimV(fy - R, fy + R, fx + R + 50, `Ø ${diameter}`, fx + 16, 'right'),
    line(
      [
        [left, y],
        [left + point * 1.9, y - half * 1.9],
      ],
      'fine',
    ),
    line(
      [
        [left, y],
        [left + point * 1.9, y + half * 1.9],
      ],
      'fine',
    ),
    `<text x="${num(left + point * 1.9 + 6)}" y="${num(y - half * 1.9 - 6)}" font-size="22" fill="#16191d" stroke="none">118°</text>`,
    caption(title),
  ])
}

/** Three drills of the range side by side, in true proportion. */
export function drillRow(drills: readonly Drill[], title: string): string {
  const longest = Math.max(...drills.map((drill) => drill.overall))
  const scale = 560 / longest
  const marks = drills.map((drill, index) => {
    const y = 150 + index * 130
    const half = Math.max(9, (drill.diameter * scale) / 2)
    const left = 110
    const [end, right] = [left + drill.flute * scale, left + drill.overall * scale]
    const point = half * 0.6
    return [
      rect(left + point, y - half, right - left - point, 2 * half, 'roundH'),
      flutes(left + point + 2, end + half * 0.6, y, half, half * 3.3),
      polygon(
        [
          [left, y],
          [left + point, y - half],
          [left + point, y + half],
        ],
        'light',
      ),
    ].join('')
  })
  return sheet(title, [turned(-22, [400, 290], marks)])
}
