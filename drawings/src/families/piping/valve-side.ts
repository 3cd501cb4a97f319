import { z } from 'zod'
import { choice, count, family, flag, mm, text } from '../../family.ts'
import { arrow, caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, rect, turned, type Mark } from '../../sheet/svg.ts'
import { lever, top, type ValveShape } from './valve.ts'

/** The ends seen from the side: hexagons or flanges, mirrored around x. */
function endsSide(x: number, y: number, half: number, scale: number, shape: ValveShape): Mark {
  const { flange, hex, length } = shape
  const end = (flange === undefined ? 0.24 * length : Math.max(flange.b, length * 0.07)) * scale
  if (flange === undefined) {
    const s = hex * scale
    return (
      hexSide({ x1: x - half, x2: x - half + end, y, s, chamfer: 'left' }) +
      hexSide({ x1: x + half - end, x2: x + half, y, s, chamfer: 'right' })
    )
  }
  const R = (flange.D / 2) * scale
  const bolt = (flange.k / 2) * scale
  return [-1, 1]
    .map((sign) => {
      const outer = x + sign * half
      const inner = outer - sign * end
      const left = Math.min(outer, inner)
      return (
        rect(left, y - R, end, 2 * R, 'roundH', 2) +
        line(
          [
            [left - 8, y - bolt],
            [left + end + 8, y - bolt],
          ],
          'hair',
        ) +
        line(
          [
            [left - 8, y + bolt],
            [left + end + 8, y + bolt],
          ],
          'hair',
        )
      )
    })
    .join('')
}

/** The handwheel and stem above `from`, seen from the side. */
function handSide(x: number, from: number, to: number, wide: number, stem: number): Mark {
  const rim = Math.max(12, wide * 0.1)
  return [
    rect(x - stem / 2, to + 2, stem, from - to, 'roundV'),
    path(
      `M${num(x - wide * 0.42)} ${num(to + rim)}L${num(x - stem)} ${num(to + rim * 1.9)}H${num(x + stem)}L${num(x + wide * 0.42)} ${num(to + rim)}Z`,
      'mid',
    ),
    rect(x - wide / 2, to + 4, wide, rim, 'darkV', rim / 2),
    rect(x - stem * 0.9, to - 3, stem * 1.8, 9, 'roundV', 2),
  ].join('')
}

function bodySide(x: number, y: number, half: number, scale: number, shape: ValveShape): Mark {
  const { type, bore, hex, height, flange, hand } = shape
  const R = (flange === undefined ? hex * 0.46 : bore * 0.68) * scale
  const b = (bore / 2) * scale
  const peak = y - height * scale
  const pipe = rect(x - half + 4, y - R * 0.94, 2 * half - 8, R * 1.88, 'roundH')
  const stem = Math.max(7, b * 0.36)
  const up = (part: number): number => y - (y - peak) * part
  const plates = (at: number, wide: number): Mark =>
    flange === undefined
      ? turned(-90, [x, at], [hexSide({ x1: x - 9, x2: x + 13, y: at, s: wide * 1.7, chamfer: 'right' })])
      : rect(x - wide * 1.32, at - 11, wide * 2.64, 11, 'roundV', 2) +
        rect(x - wide * 1.32, at, wide * 2.64, 11, 'roundV', 2) +
        rect(x - wide * 1.12, at - 19, 10, 36, 'mid', 1, 'edge') +
        rect(x + wide * 1.12 - 10, at - 19, 10, 36, 'mid', 1, 'edge')
  if (type === 'gate')
    return [
      pipe,
      path(
        `M${num(x - b * 1.5)} ${num(up(0.42))}V${num(y)}Q${num(x - b * 1.5)} ${num(y + R * 1.3)} ${num(x)} ${num(y + R * 1.34)}Q${num(x + b * 1.5)} ${num(y + R * 1.3)} ${num(x + b * 1.5)} ${num(y)}V${num(up(0.42))}Z`,
        'roundV',
      ),
      path(
        `M${num(x - b * 1.4)} ${num(up(0.44))}Q${num(x - b * 1.3)} ${num(up(0.56))} ${num(x - b * 0.75)} ${num(up(0.64))}V${num(up(0.72))}H${num(x + b * 0.75)}V${num(up(0.64))}Q${num(x + b * 1.3)} ${num(up(0.56))} ${num(x + b * 1.4)} ${num(up(0.44))}Z`,
        'roundV',
      ),
      plates(up(0.43), b * 1.5),
      rect(x - b * 0.9, up(0.72) - 12, b * 1.8, 14, 'roundV', 2),
      ...(shape.rising === true
        ? [rect(x - stem * 0.7, peak, stem * 1.4, up(0.86) - peak, 'roundV', 2)]
        : []),
      handSide(x, up(0.72) - 10, shape.rising === true ? up(0.87) : peak, hand * scale, stem * 2),
    ].join('')
  if (type === 'globe')
    return [
      pipe,
      path(
        `M${num(x - b * 2)} ${num(y - R * 0.7)}Q${num(x - b * 2.1)} ${num(y + R * 1.5)} ${num(x)} ${num(y + R * 1.62)}Q${num(x + b * 2.1)} ${num(y + R * 1.5)} ${num(x + b * 2)} ${num(y - R * 0.7)}L${num(x + b * 1.3)} ${num(up(0.36))}H${num(x - b * 1.3)}Z`,
        'glow',
      ),
      path(
        `M${num(x - b * 1.2)} ${num(up(0.38))}L${num(x - b * 0.8)} ${num(up(0.6))}V${num(up(0.7))}H${num(x + b * 0.8)}V${num(up(0.6))}L${num(x + b * 1.2)} ${num(up(0.38))}Z`,
        'roundV',
      ),
      plates(up(0.37), b * 1.35),
      rect(x - b * 0.9, up(0.7) - 12, b * 1.8, 14, 'roundV', 2),
      ...(shape.rising === true
        ? [rect(x - stem * 0.7, peak, stem * 1.4, up(0.86) - peak, 'roundV', 2)]
        : []),
      handSide(x, up(0.7) - 10, shape.rising === true ? up(0.87) : peak, hand * scale, stem * 2),
    ].join('')
  if (type === 'swing')
    return [
      pipe,
      path(
        `M${num(x - half * 0.5)} ${num(y + R * 0.9)}Q${num(x)} ${num(y + R * 1.4)} ${num(x + half * 0.56)} ${num(y + R * 0.9)}V${num(y - R * 0.8)}L${num(x + b * 1.5)} ${num(peak + 18)}H${num(x - b * 1.5)}L${num(x - half * 0.5)} ${num(y - R * 0.6)}Z`,
        'glow',
      ),
      flange === undefined
        ? turned(-90, [x, peak], [hexSide({ x1: x - 20, x2: x + 2, y: peak, s: b * 2.5, chamfer: 'right' })])
        : rect(x - b * 1.9, peak, b * 3.8, 12, 'roundV', 2) +
          rect(x - b * 1.9, peak + 12, b * 3.8, 12, 'roundV', 2) +
          [-1.6, 1.3].map((at) => rect(x + b * at, peak - 9, 12, 10, 'mid', 1, 'edge')).join(''),
      circle(x - b * 1.1, (peak + y - R * 0.3) / 2, Math.max(6, b * 0.2), 'mid', 'edge'),
      path(`M${num(x - R * 0.9)} ${num(y + R * 0.42)}h${num(R * 1.5)}`, 'none', 'heavy'),
      arrow([x + R * 0.9, y + R * 0.42], 0),
    ].join('')
  if (type === 'strainer') {
    const leg = half * 1.16
    return [
      turned(
        52,
        [x - b * 0.6, y],
        [
          rect(x, y - R * 0.9, leg, R * 1.8, 'roundH', 3),
          hexSide({ x1: x + leg * 0.9, x2: x + leg * 1.2, y, s: R * 2.1, chamfer: 'right' }),
          rect(x + leg * 1.2, y - R * 0.3, 12, R * 0.6, 'mid', 2),
        ],
      ),
      rect(x - half + 4, y - R * 0.94, 2 * half - 8, R * 1.88, 'roundH'),
      path(`M${num(x - R * 0.9)} ${num(y - R * 0.3)}h${num(R * 1.5)}`, 'none', 'heavy'),
      arrow([x + R * 0.9, y - R * 0.3], 0),
    ].join('')
  }
  const reach = hand * scale
  const H = peak
  return [
    pipe,
    path(
      `M${num(x - b * 2.2)} ${num(y - R * 0.94)}Q${num(x - b * 1.6)} ${num(y - R * 1.3)} ${num(x)} ${num(y - R * 1.34)}Q${num(x + b * 1.6)} ${num(y - R * 1.3)} ${num(x + b * 2.2)} ${num(y - R * 0.94)}V${num(y + R * 0.94)}Q${num(x + b * 1.6)} ${num(y + R * 1.3)} ${num(x)} ${num(y + R * 1.34)}Q${num(x - b * 1.6)} ${num(y + R * 1.3)} ${num(x - b * 2.2)} ${num(y + R * 0.94)}Z`,
      'roundH',
    ),
    type === 'tee-ball'
      ? turned(
          90,
          [x, y],
          [
            rect(x + R * 0.9, y - R * 0.9, half - R * 0.9, R * 1.8, 'roundH'),
            hexSide({ x1: x + half * 0.72, x2: x + half, y, s: hex * scale, chamfer: 'right' }),
          ],
        )
      : '',
    shape.pieces === 3
      ? [-1, 1]
          .map(
            (sign) =>
              rect(x + sign * b * 2.1 - 9, y - R * 1.42, 18, R * 2.84, 'roundH', 2) +
              [-1, 1]
                .map((at) =>
                  rect(
                    x + sign * b * 2.1 + sign * 9 - (sign < 0 ? 10 : 0),
                    y + at * R * 1.1 - 8,
                    10,
                    16,
                    'mid',
                    1,
                    'edge',
                  ),
                )
                .join(''),
          )
          .join('') +
        [-1, 1]
          .map((at) => rect(x - b * 2.1 + 9, y + at * R * 1.1 - 4, b * 4.2 - 18, 8, 'roundH', 0, 'edge'))
          .join('')
      : '',
    rect(x - b * 0.9, up(0.72), b * 1.8, y - R * 1.2 - up(0.72), 'roundV', 2),
    rect(x - stem * 0.8, H - 4, stem * 1.6, up(0.7) - H, 'roundV', 2),
    path(
      `M${num(x - b * 0.7)} ${num(H)}H${num(x + b)}L${num(x + b * 2)} ${num(H - 18)}H${num(x + reach - 6)}q10 8 0 16H${num(x + b * 2)}L${num(x + b)} ${num(H + 15)}H${num(x - b * 0.7)}Z`,
      'mid',
    ),
    path(
      `M${num(x + reach * 0.45)} ${num(H - 21)}H${num(x + reach - 8)}q15 12 0 22H${num(x + reach * 0.45)}Z`,
      'black',
    ),
  ].join('')
}

/** The valve from its side with the sizes that an installer needs. */
function valveSide(shape: ValveShape): string {
  const { type, length, height, hand, bore, hex, flange, thread, title } = shape
  const low =
    type === 'strainer'
      ? length * 0.78
      : type === 'tee-ball'
        ? length / 2
        : flange === undefined
          ? hex * 0.72
          : flange.D / 2
  const high = type === 'strainer' ? (flange === undefined ? hex * 0.6 : flange.D / 2) : height
  const wide = lever(shape)
    ? length / 2 + Math.max(hand, length / 2)
    : Math.max(length, top(shape) ? hand : 0)
  const scale = Math.min(490 / wide, 390 / (high + low))
  const x = lever(shape) ? 400 - ((wide - length) / 2) * scale : 390
  const y = (type === 'strainer' ? 84 : 58) + high * scale + Math.max(0, (400 - (high + low) * scale) / 2)
  const half = (length * scale) / 2
  const foot = y + low * scale
  const edge = flange === undefined ? (acrossCorners(hex) / 2) * scale : (flange.D / 2) * scale
  const right = lever(shape) ? Math.max(x + half, x + hand * scale) : x + half
  return sheet(title, [
    bodySide(x, y, half, scale, shape),
    endsSide(x, y, half, scale, shape),
    centre(x - half - 22, y, x + half + 22, y),
    type === 'strainer' ? '' : centre(x, y - height * scale - 14, x, y + Math.min(low, bore) * scale + 12),
    dimH(x - half, x + half, Math.min(526, foot + 40), `L ${length}`, y + edge),
    type === 'strainer'
      ? ''
      : dimV(
          y - height * scale,
          y,
          Math.min(745, right + 44),
          `H ${height}`,
          [
            top(shape) ? x + (hand / 2) * scale : lever(shape) ? x + hand * scale : x + bore * scale,
            x + half,
          ],
          'right',
        ),
    top(shape)
      ? dimH(x - (hand * scale) / 2, x + (hand * scale) / 2, 36, `Ø ${hand}`, [Number.NaN, Number.NaN])
      : '',
    flange === undefined
      ? note([x - half + 6, y - edge * 0.7], [x - half - 40, y - edge - 40], thread)
      : dimV(y - edge, y + edge, x - half - 46, `Ø ${flange.D}`, x - half),
    caption(title),
  ])
}

export const families = {
  'valve-side': family(
    {
      type: choice(['gate', 'globe', 'swing', 'strainer', 'ball', 'tee-ball']),
      length: mm(5, 5000),
      height: mm(5, 10000),
      hand: mm(1, 2000),
      bore: mm(1, 2000),
      hex: mm(2, 5000),
      flange: z
        .strictObject({ D: mm(10, 5000), k: mm(10, 5000), n: count(2, 64), h: mm(2, 200), b: mm(1, 200) })
        .exactOptional(),
      thread: text(),
      title: text(),
      rising: flag(),
      pieces: z.literal(3).exactOptional(),
    },
    valveSide,
  ),
}
