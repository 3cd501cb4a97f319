import { z } from 'zod'
import { choice, count, family, fillName, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { centreCross, circleShape, shapeMark, type Section } from '../../sheet/section.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, ellipse, num, path, rect, stroke, type Fill, type Mark } from '../../sheet/svg.ts'
import { flat, type Piece } from './turning.ts'

/** The two edges of a tube cut across. */
const tubeShapes = (od: number, id: number) => ({
  edge: circleShape(0, 0, od / 2),
  hole: circleShape(0, 0, id / 2),
})

const tubeCut = ({ od, id }: { od: number; id: number }): Section => {
  const { edge, hole } = tubeShapes(od, id)
  return {
    outline: [edge, hole],
    centre: centreCross(0, 0, od / 2),
    dimensions: [
      { axis: 'x', from: [-od / 2, 0], to: [od / 2, 0], at: -od * 0.7, text: `Ø ${od}` },
      { axis: 'x', from: [-id / 2, 0], to: [id / 2, 0], at: od * 0.65, text: `Ø ${id}` },
    ],
  }
}

/** A tube cut across and from its side, with both diameters; `layers` is how many walls it has. */
function tubeSection(od: number, id: number, title: string, layers: 1 | 2 = 1, braid = false): string {
  const place = { x: 215, y: 270, scale: 230 / od }
  const { x, y, scale } = place
  const [R, r] = [115, (id * scale) / 2]
  const { edge, hole } = tubeShapes(od, id)
  const [left, right] = [410, 690]
  let weave = ''
  if (braid)
    for (let at = left + 10; at < right - 20; at += 22)
      weave += `M${at} ${y - R + 8}L${at + 22} ${y + R - 8}M${at + 22} ${y - R + 8}L${at} ${y + R - 8}`
  return sheet(title, [
    shapeMark(edge, place, 'hatch'),
    shapeMark(hole, place, 'white'),
    layers === 2 ? circle(x, y, R * 0.86, 'none', 'edge') : '',
    braid
      ? `<circle cx="${x}" cy="${y}" r="${num((R + r) / 2)}" stroke-width="3" stroke-dasharray="5 7"/>`
      : '',
    centre(x - R - 20, y, x + R + 20, y),
    centre(x, y - R - 20, x, y + R + 20),
    rect(left, y - R, right - left, 2 * R, 'roundH'),
    path(weave, 'none', 'fine'),
    `<path d="M${left} ${num(y - r)}H${right}M${left} ${num(y + r)}H${right}" stroke-width=".9" stroke-dasharray="7 4"/>`,
    path(`M${right} ${y - R}q16 ${R / 2} 0 ${R}q-16 ${R / 2} 0 ${R}`, 'white', 'edge'),
    centre(left - 20, y, right + 30, y),
    dimH(x - R, x + R, y + R + 56, `Ø ${od}`, y),
    dimH(x - r, x + r, y - R - 34, `Ø ${id}`, y),
    dimV(
      y - R,
      y - r,
      right + 44,
      String(Math.round(((od - id) / 2) * 100) / 100),
      [right + 6, right + 6],
      'right',
    ),
    caption(title),
  ])
}

/** A roll of tube standing on its side, its free end to the front. */
function tubeRoll(od: number, title: string, fill: Fill = 'mid'): string {
  const [x, y, rx, ry] = [400, 210, 215, 82]
  const turns = Math.max(5, Math.min(11, Math.round(120 / (od * 1.3))))
  const high = 168
  const step = high / turns
  const body = `M${x - rx} ${y}V${y + high}A${rx} ${ry} 0 0 0 ${x + rx} ${y + high}V${y}`
  let arcs = ''
  for (let index = 1; index < turns; index += 1)
    arcs += `M${x - rx} ${num(y + index * step)}A${rx} ${ry} 0 0 0 ${x + rx} ${num(y + index * step)}`
  const inner = 0.62
  const rings = [0.92, 0.84, 0.76, 0.69].map((share) => ellipse(x, y, rx * share, ry * share, 'none', 'fine'))
  const tail = `M${x + rx - 26} ${y + high - 4}C${x + rx - 10} ${y + high + 90} ${x + 40} ${y + high + 130} ${x + 150} ${y + high + 128}`
  return sheet(title, [
    path(`${body}Z`, fill),
    path(arcs, 'none', 'edge'),
    ellipse(x, y, rx, ry, fill === 'black' ? 'deep' : 'light'),
    ...rings,
    ellipse(x, y, rx * inner, ry * inner, 'dark'),
    path(
      `M${x - rx * inner} ${y}A${rx * inner} ${ry * inner} 0 0 1 ${x + rx * inner} ${y}A${rx * inner} ${ry * 0.42} 0 0 0 ${x - rx * inner} ${y}Z`,
      'deep',
      'edge',
    ),
    stroke(tail, 'ink', step + 3),
    stroke(tail, fill, step),
    ellipse(x + 151, y + high + 128, 4, step / 2 + 1, 'white', 'edge'),
    label(x + 176, y + high + 136, `Ø ${od}`, 'start', 24),
    caption(title),
  ])
}

/** A spiral hose stretched between its ends. */
function spiralHose(title: string, wire: number, loops: number, end: readonly Piece[], text: string): string {
  const [left, right, y, high] = [190, 610, 280, 96]
  const step = (right - left) / loops
  const back: Mark[] = []
  const front: Mark[] = []
  for (let index = 0; index < loops; index += 1) {
    const x = left + index * step
    const down = `M${num(x)} ${y - high}C${num(x - step * 0.9)} ${y - high} ${num(x - step * 0.7)} ${y + high} ${num(x + step / 2)} ${y + high}`
    const up = `M${num(x + step / 2)} ${y + high}C${num(x + step * 1.5)} ${y + high} ${num(x + step * 1.5)} ${y - high} ${num(x + step)} ${y - high}`
    back.push(stroke(up, 'ink', wire + 3), stroke(up, 'deep', wire))
    front.push(stroke(down, 'ink', wire + 3), stroke(down, 'mid', wire))
  }
  const tails = [
    `M70 ${y}H120C160 ${y} 150 ${y - high} ${left} ${y - high}`,
    `M${right} ${y - high}C650 ${y - high} 640 ${y} 680 ${y}H730`,
  ]
  return sheet(title, [
    ...back,
    ...front,
    ...tails.flatMap((d) => [stroke(d, 'ink', wire + 3), stroke(d, 'mid', wire)]),
    ...flat(end, 706, y, 2.2),
    `<g transform="matrix(-1 0 0 1 800 0)">${flat(end, 706, y, 2.2).join('')}</g>`,
    dimH(left - 20, right + 20, y + high + 74, text, Number.NaN),
    caption(title),
  ])
}

export const families = {
  'spiral-hose': family(
    {
      title: text(),
      wire: mm(2, 100),
      loops: count(3, 32),
      end: list(
        z.strictObject({
          kind: choice(['cyl', 'dark', 'hex', 'thread', 'cone', 'barb', 'knurl', 'mesh', 'tube', 'darkCone']),
          l: mm(1, 50),
          d: mm(1, 100),
          to: mm(1, 100),
          dim: text(),
          dia: text(),
        }),
        12,
      ),
      text: text(),
    },
    ({ title, wire, loops, end, text }) => spiralHose(title, wire, loops, end, text),
  ),
  'tube-roll': family(
    {
      od: mm(0.5, 100),
      title: text(),
      fill: fillName().optional(),
    },
    ({ od, title, fill }) => tubeRoll(od, title, fill),
  ),
  'tube-section': family(
    {
      od: mm(0.5, 100),
      id: mm(0.2, 100),
      title: text(),
      layers: z.literal([1, 2]).optional(),
      braid: flag(),
    },
    ({ od, id, title, layers, braid }) => tubeSection(od, id, title, layers, braid),
    tubeCut,
  ),
}
