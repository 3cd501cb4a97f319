import { family, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  ellipse,
  hidden,
  num,
  path,
  polygon,
  rect,
  type Fill,
  type Mark,
} from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'

type WingNut = {
  d: number
  pitch: number
  e: number
  h: number
  m: number
  d2: number
  d3: number
  g: number
  thread: string
  title: string
}

/** One wing, standing on the line y beside the axis x; `side` is 1 to the right. */
function wing(
  { e, h, m, d2, d3 }: WingNut,
  x: number,
  y: number,
  scale: number,
  side: number,
  fill: Fill,
): Mark {
  const at = (a: number, b: number): string => `${num(x + side * a * scale)} ${num(y - b * scale)}`
  return path(
    `M${at(d2 * 0.46, m * 0.2)}C${at(e * 0.3, h * 0.06)} ${at(e / 2, h * 0.34)} ${at(e / 2, h * 0.7)}` +
      `C${at(e / 2, h * 1.06)} ${at(e * 0.37, h * 1.06)} ${at(e * 0.31, h * 0.86)}` +
      `C${at(e * 0.26, h * 0.66)} ${at(d3 * 0.66, m * 0.98)} ${at(d3 * 0.48, m)}Z`,
    fill,
  )
}

/** The wing nut from its side and from above. */
function wingNutDimensions(nut: WingNut): string {
  const { d, pitch, e, h, m, d2, d3, g, thread, title } = nut
  const scale = Math.min(430 / e, 200 / h)
  const [x, y, above] = [390, 280, 420]
  const [a, b] = [(d2 * scale) / 2, (d3 * scale) / 2]
  const core = (d - 1.0825 * pitch) * scale
  const hole = (r: number): Mark =>
    hidden([
      [x - r, y],
      [x - r, y - m * scale],
    ]) +
    hidden([
      [x + r, y],
      [x + r, y - m * scale],
    ])
  return sheet(title, [
    wing(nut, x, y, scale, 1, 'light'),
    wing(nut, x, y, scale, -1, 'light'),
    polygon(
      [
        [x - a, y],
        [x - b, y - m * scale],
        [x + b, y - m * scale],
        [x + a, y],
      ],
      'roundV',
    ),
    hole(core / 2),
    centre(x, y - h * scale - 14, x, y + 18),
    rect(x - (e * scale) / 2, above - (g * scale) / 2, e * scale, g * scale, 'light', (g * scale) / 2),
    circle(x, above, a, 'mid'),
    circle(x, above, b, 'white', 'edge'),
    tappedHole(x, above, core, d * scale),
    centre(x - (e * scale) / 2 - 16, above, x + (e * scale) / 2 + 16, above),
    dimH(x - (e * scale) / 2, x + (e * scale) / 2, 44, `e ${e}`, y - h * scale * 0.7),
    dimV(y - h * scale, y, x + (e * scale) / 2 + 56, `h ${h}`, [x + e * scale * 0.42, x + a], 'right'),
    dimV(y - m * scale, y, x - (e * scale) / 2 - 44, `m ${m}`, [x - b, x - a]),
    dimH(x - (d * scale) / 2, x + (d * scale) / 2, above + a + 52, thread, above),
    caption(title),
  ])
}

/** The wing nut as it stands on a table. */
function wingNutShaded(nut: WingNut): string {
  const { d, pitch, e, h, m, d2, d3, title } = nut
  const scale = Math.min(600 / e, 330 / h)
  const [x, y] = [400, 300 + (h * scale) / 2 - 10]
  const [a, b] = [(d2 * scale) / 2, (d3 * scale) / 2]
  const open = 0.32
  const top = y - m * scale
  return sheet(title, [
    wing(nut, x, y, scale, 1, 'glow'),
    wing(nut, x, y, scale, -1, 'glow'),
    path(
      `M${num(x - b)} ${num(top)}L${num(x - a)} ${num(y)}A${num(a)} ${num(a * open)} 0 0 0 ${num(x + a)} ${num(y)}L${num(x + b)} ${num(top)}Z`,
      'roundV',
    ),
    ellipse(x, top, b, b * open, 'light'),
    ellipse(x, top, (d / 2) * scale, (d / 2) * scale * open, 'mid', 'fine'),
    ellipse(x, top, (d / 2 - 0.54 * pitch) * scale, (d / 2 - 0.54 * pitch) * scale * open, 'hole', 'edge'),
  ])
}

const wingNutParameters = {
  d: mm(0.5, 100),
  pitch: threadPitch(),
  e: mm(2, 500),
  h: mm(1, 200),
  m: mm(0.5, 100),
  d2: mm(1, 200),
  d3: mm(1, 200),
  g: mm(0.2, 50),
  thread: text(),
  title: text(),
}

export const families = {
  'wing-nut-dimensions': family(wingNutParameters, withPitch(wingNutDimensions)),
  'wing-nut-shaded': family(wingNutParameters, withPitch(wingNutShaded)),
}
