import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, num, path, polygon, rect, type Mark } from '../../sheet/svg.ts'

/** A blind rivet: body, head and length. */
type Rivet = { d: number; dk: number; k: number; length: number; sunk: boolean; title: string }

/** The set head: a dome, or a flush cone. */
function head({ dk, k, d, sunk }: Rivet, x: number, y: number, scale: number): Mark {
  const [R, K, half] = [(dk / 2) * scale, k * scale, (d / 2) * scale]
  if (sunk)
    return polygon(
      [
        [x, y - R],
        [x + 3, y - R],
        [x + K + 6, y - half],
        [x + K + 6, y + half],
        [x + 3, y + R],
        [x, y + R],
      ],
      'roundH',
    )
  return path(
    `M${num(x)} ${num(y - R)}C${num(x - K * 0.8)} ${num(y - R * 0.8)} ${num(x - K)} ${num(y - R * 0.5)} ${num(x - K)} ${num(y - R * 0.3)}V${num(y + R * 0.3)}C${num(x - K)} ${num(y + R * 0.5)} ${num(x - K * 0.8)} ${num(y + R * 0.8)} ${num(x)} ${num(y + R)}Z`,
    'roundH',
  )
}

/** The rivet on its mandrel, head to the left. */
function rivetDimensions(rivet: Rivet): string {
  const { d, dk, k, length, sunk, title } = rivet
  const scale = Math.min(330 / length, 150 / dk)
  const [y, x] = [270, 400 - ((length - 4) * scale) / 2 + 40]
  const [half, R, L] = [(d / 2) * scale, (dk / 2) * scale, length * scale]
  const pin = half * 0.52
  const bulb = half * 0.92
  return sheet(title, [
    rect(x - 175, y - pin, 175, 2 * pin, 'roundH'),
    polygon(
      [
        [x - 190, y],
        [x - 175, y - pin],
        [x - 175, y + pin],
      ],
      'roundH',
    ),
    rect(x, y - half, L, 2 * half, 'roundH'),
    head(rivet, x, y, scale),
    path(
      `M${num(x + L)} ${num(y - bulb)}H${num(x + L + bulb * 0.5)}Q${num(x + L + bulb * 1.3)} ${num(y - bulb)} ${num(x + L + bulb * 1.3)} ${num(y)}T${num(x + L + bulb * 0.5)} ${num(y + bulb)}H${num(x + L)}Z`,
      'roundH',
    ),
    centre(x - 215, y, x + L + bulb * 1.3 + 20, y),
    dimH(x, x + L, y + R + 66, `L ${length}`, [y + R, y + half]),
    dimV(y - half, y + half, x + L + bulb * 1.3 + 50, `Ø ${d}`, x + L, 'right'),
    dimV(y - R, y + R, x - 235, `dk ${dk}`, x - (sunk ? 0 : 4)),
    sunk ? '' : dimH(x - k * scale, x, y - R - 40, `k ${k}`, [y, y - R], 'left'),
    caption(title),
  ])
}

/** The rivet in space, mandrel to the front. */
function rivetShaded({ d, dk, k, length, sunk, title }: Rivet): string {
  const long = length * 1.5
  const scale = Math.min(600 / (long + length + dk * 0.3), 250 / dk)
  const view = oblique(430, 290, scale)
  const seat = 0
  const [r, pin] = [d / 2, d * 0.26]
  return sheet(title, [
    upright(view, [
      cylinder(view, seat + length + d * 0.3, seat + length + d * 0.75, r * 0.92, r * 0.4),
      cylinder(view, seat + length, seat + length + d * 0.3, r * 0.92),
      cylinder(view, seat, seat + length, r),
      sunk
        ? cylinder(view, seat - 0.2, seat + k, dk / 2, r)
        : cylinder(view, seat - k * 0.35, seat, dk / 2) +
          cylinder(view, seat - k, seat - k * 0.35, dk * 0.3, dk / 2),
      disc(view, seat - (sunk ? 0.2 : k), pin * 1.3, 'deep', 'edge'),
      cylinder(view, seat - long, seat - (sunk ? 0.2 : k), pin),
      cylinder(view, seat - long - d * 0.4, seat - long, 0.05, pin),
    ]),
  ])
}

/** Before and after: the rivet in two plates, and closed behind them. */
function rivetMounted({ d, dk, k, length, sunk, title }: Rivet): string {
  const scale = Math.min(120 / d, 250 / length)
  const [half, R] = [(d / 2) * scale, (dk / 2) * scale]
  const plate = Math.max(18, length * 0.24 * scale)
  const drawn = (x: number, closed: boolean): Mark => {
    const y = 200
    const L = closed ? plate * 2 + half * 0.9 : length * scale
    const plates = [-1, 1]
      .map((side) => {
        const [a, b] = side < 0 ? [x - 150, x - half] : [x + half, x + 150]
        return rect(a, y, b - a, plate, 'hatch') + rect(a, y + plate, b - a, plate, 'hatchBack')
      })
      .join('')
    const K = Math.max(8, k * scale)
    const top = sunk
      ? polygon(
          [
            [x - R, y],
            [x + R, y],
            [x + half, y + K],
            [x - half, y + K],
          ],
          'roundV',
        )
      : path(
          `M${num(x - R)} ${num(y)}Q${num(x - R * 0.8)} ${num(y - K)} ${num(x - R * 0.35)} ${num(y - K)}H${num(x + R * 0.35)}Q${num(x + R * 0.8)} ${num(y - K)} ${num(x + R)} ${num(y)}Z`,
          'roundV',
        )
    const foot = y + 2 * plate
    const body = closed
      ? path(
          `M${num(x - half)} ${num(y)}V${num(foot)}C${num(x - half * 2.1)} ${num(foot)} ${num(x - half * 2)} ${num(y + L)} ${num(x - half * 0.9)} ${num(y + L + 8)}H${num(x + half * 0.9)}C${num(x + half * 2)} ${num(y + L)} ${num(x + half * 2.1)} ${num(foot)} ${num(x + half)} ${num(foot)}V${num(y)}Z`,
          'roundV',
        )
      : rect(x - half, y, 2 * half, L, 'roundV')
    const stem = closed
      ? rect(x - half * 0.5, y - (sunk ? 2 : K) - 2, half, 7, 'deep', 0, 'edge')
      : rect(x - half * 0.5, y - 140, half, 140 - (sunk ? 0 : K) + 2, 'roundV')
    const bulb = path(
      `M${num(x - half * 0.9)} ${num(y + L + (closed ? 8 : 0))}a${num(half * 0.9)} ${num(half)} 0 0 0 ${num(half * 1.8)} 0Z`,
      'mid',
    )
    return plates + body + top + stem + bulb + centre(x, y - 160, x, y + L + half + 26)
  }
  return sheet(title, [
    drawn(215, false),
    drawn(585, true),
    path('M380 300h40l-12 -8m12 8l-12 8', 'none', 'heavy'),
    caption(title),
  ])
}

const rivetParameters = {
  d: mm(0.5, 50),
  dk: mm(1, 100),
  k: mm(0.2, 20),
  length: mm(1, 200),
  sunk: flag(),
  title: text(),
}

export const families = {
  'rivet-dimensions': family(rivetParameters, rivetDimensions),
  'rivet-mounted': family(rivetParameters, rivetMounted),
  'rivet-shaded': family(rivetParameters, rivetShaded),
}
