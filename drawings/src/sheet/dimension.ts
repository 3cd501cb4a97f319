import { escape } from './sheet.ts'
import { ink, line, num, path, polygon, run, type Mark, type Point } from './svg.ts'

const size = 22
const head = 14
const gap = 5
const past = 8

type Ends = number | readonly [number, number]
const both = (ends: Ends): readonly [number, number] => (typeof ends === 'number' ? [ends, ends] : ends)

/** How wide a text comes out in the sheet's typeface, about. */
const textWidth = (text: string, height = size): number => text.length * height * 0.57

/** Text with a white rim, so that no line runs through a figure. `anchor` is SVG's. */
export function label(x: number, y: number, text: string, anchor = 'middle', height = size, turn = 0): Mark {
  const rotate = turn === 0 ? '' : ` transform="rotate(${turn} ${num(x)} ${num(y)})"`
  const own = height === size ? '' : ` font-size="${height}"`
  return `<text x="${num(x)}" y="${num(y)}" text-anchor="${anchor}"${own} fill="${ink}" stroke="#fff" stroke-width="5" paint-order="stroke"${rotate}>${escape(text)}</text>`
}

/** A filled arrowhead whose tip lies at the point; `degrees` is where it points (0 is right, 90 is down). */
export function arrow([x, y]: Point, degrees: number): Mark {
  const angle = (degrees * Math.PI) / 180
  const back = (side: number): Point => [
    x - head * Math.cos(angle) - side * 3 * Math.sin(angle),
    y - head * Math.sin(angle) + side * 3 * Math.cos(angle),
  ]
  return polygon([[x, y], back(1), back(-1)], 'ink', 'none')
}

/**
 * A horizontal dimension between x1 and x2 on the line y. Extension lines start at `from` (one edge's y, or one for
 * each end) and are left out where `from` is NaN. Arrows and text move outside where there is no room; `side` says to
 * which end the text goes then.
 */
export function dimH(
  x1: number,
  x2: number,
  y: number,
  text: string,
  from: Ends,
  side: 'left' | 'right' = 'right',
): Mark {
  const ends = both(from)
  const reach = (x: number, edge: number): string => {
    if (Number.isNaN(edge)) return ''
    const away = Math.sign(y - edge)
    return run([
      [x, edge + gap * away],
      [x, y + past * away],
    ])
  }
  const extensions = reach(x1, ends[0]) + reach(x2, ends[1])
  const width = textWidth(text)
  if (x2 - x1 > width + 2 * head - 4) {
    return (
      path(
        extensions +
          run([
            [x1, y],
            [x2, y],
          ]),
        'none',
        'fine',
      ) +
      arrow([x1, y], 180) +
      arrow([x2, y], 0) +
      label((x1 + x2) / 2, y - 7, text)
    )
  }
  const inside = x2 - x1 > width + 2
  const tail = inside ? 30 : width + head + 16
  const [left, right] = side === 'left' ? [tail, 30] : [30, tail]
  const middle = inside
    ? (x1 + x2) / 2
    : side === 'left'
      ? x1 - head - 8 - width / 2
      : x2 + head + 8 + width / 2
  return (
    path(
      extensions +
        run([
          [x1 - left, y],
          [x2 + right, y],
        ]),
      'none',
      'fine',
    ) +
    arrow([x1, y], 0) +
    arrow([x2, y], 180) +
    label(middle, y - 7, text)
  )
}

/**
 * A vertical dimension between y1 (above) and y2 on the line x; as `dimH`. Its text reads from the right; where there
 * is no room it stands upright beside the line, on the side that `side` names.
 */
export function dimV(
  y1: number,
  y2: number,
  x: number,
  text: string,
  from: Ends,
  side: 'left' | 'right' = 'left',
): Mark {
  const ends = both(from)
  const reach = (y: number, edge: number): string => {
    if (Number.isNaN(edge)) return ''
    const away = Math.sign(x - edge)
    return run([
      [edge + gap * away, y],
      [x + past * away, y],
    ])
  }
  const extensions = reach(y1, ends[0]) + reach(y2, ends[1])
  const roomy = y2 - y1 > 2 * head + 12
  const tail = roomy ? 0 : 30
  const arrows = roomy ? arrow([x, y1], 270) + arrow([x, y2], 90) : arrow([x, y1], 90) + arrow([x, y2], 270)
  const upright = y2 - y1 < textWidth(text) + 16
  const beside = side === 'left' ? -9 : 9
  const middle = (y1 + y2) / 2
  return (
    path(
      extensions +
        run([
          [x, y1 - tail],
          [x, y2 + tail],
        ]),
      'none',
      'fine',
    ) +
    arrows +
    (upright
      ? label(x + beside, middle + 8, text, side === 'left' ? 'end' : 'start')
      : label(x + (side === 'left' ? -7 : 22), middle, text, 'middle', size, -90))
  )
}

/** A note: an arrow at `tip`, a line to `knee`, a shelf under the text, which runs away from the tip. */
export function note(tip: Point, knee: Point, text: string): Mark {
  const right = knee[0] >= tip[0]
  const width = textWidth(text) + 8
  const end: Point = [knee[0] + (right ? width : -width), knee[1]]
  const degrees = (Math.atan2(tip[1] - knee[1], tip[0] - knee[0]) * 180) / Math.PI
  return (
    line([tip, knee, end], 'fine') + arrow(tip, degrees) + label((knee[0] + end[0]) / 2, knee[1] - 7, text)
  )
}

/** The angle between two rays from a point, in degrees clockwise from the right, with its figure outside the arc. */
export function dimAngle([x, y]: Point, radius: number, from: number, to: number, text: string): Mark {
  const at = (degrees: number, reach: number): Point => {
    const angle = (degrees * Math.PI) / 180
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  }
  const [a, b, m] = [at(from, radius), at(to, radius), at((from + to) / 2, radius + 14 + textWidth(text) / 2)]
  return (
    path(
      `M${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${num(b[0])} ${num(b[1])}`,
      'none',
      'fine',
    ) +
    arrow(a, from - 90) +
    arrow(b, to + 90) +
    label(m[0], m[1] + 8, text)
  )
}

/** The line at the foot of a sheet: what is drawn, in its own notation. */
export const caption = (text: string): Mark =>
  `<text x="36" y="572" font-size="20" fill="#5b6570" stroke="none">${escape(text)}</text>`
