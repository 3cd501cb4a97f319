import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { block, cylinder, disc, level, oblique, prism, section, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, line, num, path, polygon, rect, type Mark } from '../../sheet/svg.ts'

type BallValve = {
  /** Body length, bore through the ball, height from axis to handle, length of the handle, across flats. */
  length: number
  bore: number
  height: number
  handle: number
  hex: number
  thread: string
  title: string
}

/** The valve from its side, upper half whole and lower half cut through seat and ball. */
function valveDimensions({ length, bore, height, handle, hex, thread, title }: BallValve): string {
  const e = acrossCorners(hex)
  const scale = Math.min(650 / (length / 2 + handle), 370 / (height + e / 2))
  const x = 400 - ((handle - length / 2) * scale) / 2 - 10
  const y = 500 - (e * scale) / 2 - 10
  const [half, h, b, top] = [(length * scale) / 2, (hex * scale) / 2, (bore * scale) / 2, y - height * scale]
  const end = 0.28 * length * scale
  const R = Math.max(h * 1.08, b * 1.75)
  const ball = b * 1.52
  const stem = 0.13 * bore * scale + 6
  const outer = y - R
  const neck = outer - (outer - top) * 0.45
  const body = (sign: 1 | -1): string =>
    `M${num(x - half + end)} ${num(y)}V${num(y + sign * h * 0.9)}Q${num(x - half + end)} ${num(y + sign * R)} ${num(x - half + end * 1.5)} ${num(y + sign * R)}H${num(x + half - end * 1.5)}Q${num(x + half - end)} ${num(y + sign * R)} ${num(x + half - end)} ${num(y + sign * h * 0.9)}V${num(y)}Z`
  const lug = (sign: 1 | -1): Mark => {
    const inside = x + sign * (half - end)
    const outside = x + sign * half
    return path(
      `M${num(inside)} ${num(y + b)}H${num(inside + sign * end * 0.25)}V${num(y + h * 0.8)}H${num(outside)}V${num(y + h)}H${num(inside)}Z`,
      sign === 1 ? 'hatchBack' : 'hatch',
    )
  }
  const grip = handle * scale
  return sheet(title, [
    path(body(-1), 'roundH'),
    hexSide({ x1: x - half, x2: x - half + end, y, s: 2 * h, chamfer: 'left' }),
    hexSide({ x1: x + half - end, x2: x + half, y, s: 2 * h, chamfer: 'right' }),
    rect(x - stem * 2.1, neck, stem * 4.2, outer - neck + 3, 'roundV', 2),
    rect(x - stem, top - 4, stem * 2, neck - top + 4, 'roundV', 2),
    rect(x - stem * 1.9, top + 16, stem * 3.8, 14, 'mid', 2),
    path(
      `M${num(x - 30)} ${num(top)}H${num(x + 40)}L${num(x + 74)} ${num(top - 34)}H${num(x + grip - 8)}q10 8 0 17H${num(x + 82)}L${num(x + 46)} ${num(top + 15)}H${num(x - 30)}Z`,
      'mid',
    ),
    path(
      `M${num(x + grip * 0.42)} ${num(top - 38)}H${num(x + grip - 10)}q16 12 0 25H${num(x + grip * 0.42)}Z`,
      'black',
    ),
    // The lower half, cut: everything below the axis is painted over first.
    rect(x - half - 4, y, 2 * half + 8, R + h, 'white', 0, 'none'),
    path(body(1), 'hatch'),
    lug(-1),
    lug(1),
    path(
      `M${num(x - half + end)} ${num(y)}V${num(y + b)}H${num(x + half - end)}V${num(y)}Z`,
      'white',
      'none',
    ),
    path(`M${num(x - ball)} ${num(y)}A${num(ball)} ${num(ball)} 0 0 0 ${num(x + ball)} ${num(y)}Z`, 'white'),
    path(
      `M${num(x - Math.sqrt(ball ** 2 - b ** 2))} ${num(y + b)}A${num(ball)} ${num(ball)} 0 0 0 ${num(x + Math.sqrt(ball ** 2 - b ** 2))} ${num(y + b)}Z`,
      'hatchBack',
    ),
    ...[-1, 1].map((sign) =>
      polygon(
        [
          [x + sign * Math.sqrt(ball ** 2 - b ** 2), y + b],
          [x + sign * (ball + 5), y + b],
          [x + sign * (ball + 5), y + ball * 0.82],
          [x + sign * Math.sqrt(ball ** 2 - (ball * 0.82) ** 2), y + ball * 0.82],
        ],
        'black',
        'edge',
      ),
    ),
    line(
      [
        [x - half + end, y + b],
        [x + half - end, y + b],
      ],
      'edge',
    ),
    line(
      [
        [x - half, y],
        [x + half, y],
      ],
      'edge',
    ),
    line([
      [x - half, y],
      [x - half, y + h],
    ]),
    line([
      [x + half, y],
      [x + half, y + h],
    ]),
    centre(x - half - 24, y, x + half + 24, y),
    centre(x, top - 56, x, y + R + 16),
    dimH(x - half, x + half, y + Math.max(R, h) + 40, `L ${length}`, y + h),
    dimH(x, x + grip, top - 72, String(handle), [Number.NaN, top - 38]),
    dimV(top - 34, y, Math.min(752, x + grip + 26), `H ${height}`, [x + grip, x + half + 20], 'right'),
    label(x, y + b * 0.5 + 9, `DN ${bore}`),
    note([x + half - end * 0.4, y + h * 0.8], [x + half + 42, y + h + 46], thread),
    caption(title),
  ])
}

/** The valve in space, handle along the pipe: open. */
function valveShaded({ length, bore, height, handle, hex, title }: BallValve): string {
  const view = level(oblique(330, 370, Math.min(520 / (length * 0.5 + handle * 0.8), 250 / hex), -20, 0.5))
  const half = length / 2
  const end = 0.28 * length
  const R = Math.max(hex * 0.54, bore * 0.875)
  const stem = 0.14 * bore + 1.4
  const reach = Math.min(height, R + bore * 0.9)
  const lever = (
    x1: number,
    x2: number,
    up: number,
    wide: number,
    thick: number,
    fill: 'mid' | 'black',
  ): Mark => prism(view, x1, x2, block(thick, wide * 2, -up - thick / 2), fill)
  const post = (wide: number, low: number, high: number): Mark =>
    prism(view, -wide, wide, block(high - low, 2 * wide, -(low + high) / 2), 'mid')
  const grip = -half * 0.2
  return sheet(title, [
    upright(view, [
      prism(view, half - end, half, section(acrossCorners(hex) / 2, 6, 30)),
      cylinder(view, -half + end * 0.9, half - end * 0.8, R, R * 0.92),
      prism(view, -half, -half + end, section(acrossCorners(hex) / 2, 6, 30)),
      disc(view, -half, hex * 0.47, 'white', 'fine'),
      disc(view, -half, hex * 0.41, 'mid', 'edge'),
      disc(view, -half, hex * 0.38, 'hole', 'fine'),
      post(stem * 1.9, R * 0.85, R * 1.16),
      post(stem, R * 1.16, reach),
      lever(handle * 0.3, handle * 0.85, reach, hex * 0.2, 0.2 * bore, 'black'),
      lever(grip, handle * 0.3, reach, hex * 0.16, 0.1 * bore, 'mid'),
      post(stem * 0.7, reach + 0.1 * bore, reach + 0.24 * bore),
    ]),
  ])
}

const ballValveParameters = {
  length: mm(10, 500),
  bore: mm(2, 100),
  height: mm(5, 500),
  handle: mm(10, 500),
  hex: mm(5, 200),
  thread: text(),
  title: text(),
}

export const families = {
  'ball-valve-dimensions': family(ballValveParameters, valveDimensions),
  'ball-valve-shaded': family(ballValveParameters, valveShaded),
}
