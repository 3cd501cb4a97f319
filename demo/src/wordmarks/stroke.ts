import { num } from '../drawing/svg.ts'

type Corner = readonly [x: number, y: number, soft: boolean]

export type Pen = {
  /** Px of a plain letter's width and of the cap height. */
  width: number
  height: number
  /** Px by which a corner is rounded, or cut off. */
  radius: number
  cut?: boolean
}

/** The commands that draw a glyph's lines with the pen, its left edge at `x`, its cap line at `y`. */
export function draw(lines: string, x: number, y: number, width: number, pen: Pen): string {
  return lines
    .split('|')
    .map((line) => {
      const closed = line.endsWith('Z')
      const corners = line
        .replace('Z', '')
        .split(' ')
        .map((point): Corner => {
          const [px = 0, py = 0] = point.replace('*', '').split(',').map(Number)
          return [x + px * width, y + py * pen.height, point.endsWith('*')]
        })
      return trace(corners, closed, pen)
    })
    .join('')
}

const distance = (a: Corner, b: Corner): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const towards = (from: Corner, to: Corner, by: number): string => {
  const part = by / (distance(from, to) || 1)
  return `${num(from[0] + (to[0] - from[0]) * part)} ${num(from[1] + (to[1] - from[1]) * part)}`
}

function trace(corners: readonly Corner[], closed: boolean, { radius, cut = false }: Pen): string {
  const count = corners.length
  const commands = corners.map((corner, index): string => {
    const before = corners[index - 1] ?? (closed ? corners[count - 1] : undefined)
    const after = corners[index + 1] ?? (closed ? corners[0] : undefined)
    if (!corner[2] || before === undefined || after === undefined)
      return `L${num(corner[0])} ${num(corner[1])}`
    // Between two soft corners each takes half of the line; a line with one soft corner may bend as a whole.
    const into = Math.min(radius, distance(before, corner) * (before[2] ? 0.5 : 1))
    const out = Math.min(radius, distance(corner, after) * (after[2] ? 0.5 : 1))
    const [a, b] = [towards(corner, before, into), towards(corner, after, out)]
    if (cut) return `L${a}L${b}`
    return `L${a}C${towards(corner, before, into * 0.45)} ${towards(corner, after, out * 0.45)} ${b}`
  })
  return `M${commands.join('').slice(1)}${closed ? 'Z' : ''}`
}
