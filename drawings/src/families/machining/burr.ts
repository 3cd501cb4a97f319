import { choice, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, centre, num, path, rect, stroke, turned } from '../../sheet/svg.ts'
import { rounded } from './insert.ts'

/** The forms of burrs and mounted points. */
type PointShape = 'cylinder' | 'ball' | 'cone' | 'tree' | 'flame' | 'oval' | 'domed' | 'pencil'

const pointOutline = (shape: PointShape, x: number, y: number, l: number, h: number): string => {
  if (shape === 'ball')
    return `M${num(x)} ${num(y)}a${num(h)} ${num(h)} 0 1 1 ${num(2 * h)} 0a${num(h)} ${num(h)} 0 1 1 ${num(-2 * h)} 0Z`
  if (shape === 'cylinder')
    return rounded(
      [
        [x, y - h],
        [x + l, y - h],
        [x + l, y + h],
        [x, y + h],
      ],
      5,
    )
  if (shape === 'domed')
    return `M${num(x + h)} ${num(y - h)}H${num(x + l)}V${num(y + h)}H${num(x + h)}A${num(h)} ${num(h)} 0 0 1 ${num(x + h)} ${num(y - h)}Z`
  if (shape === 'cone' || shape === 'pencil')
    return `M${num(x)} ${num(y)}L${num(x + l * (shape === 'cone' ? 1 : 0.45))} ${num(y - h)}H${num(x + l)}V${num(y + h)}H${num(x + l * (shape === 'cone' ? 1 : 0.45))}Z`
  if (shape === 'oval')
    return `M${num(x)} ${num(y)}C${num(x)} ${num(y - h * 0.62)} ${num(x + l * 0.22)} ${num(y - h)} ${num(x + l * 0.52)} ${num(y - h)}C${num(x + l * 0.8)} ${num(y - h)} ${num(x + l)} ${num(y - h * 0.66)} ${num(x + l)} ${num(y - h * 0.3)}V${num(y + h * 0.3)}C${num(x + l)} ${num(y + h * 0.66)} ${num(x + l * 0.8)} ${num(y + h)} ${num(x + l * 0.52)} ${num(y + h)}C${num(x + l * 0.22)} ${num(y + h)} ${num(x)} ${num(y + h * 0.62)} ${num(x)} ${num(y)}Z`
  const blunt = shape === 'tree' ? 9 : 1
  return `M${num(x)} ${num(y - blunt)}C${num(x + l * 0.35)} ${num(y - h * 0.85)} ${num(x + l * 0.6)} ${num(y - h)} ${num(x + l * 0.75)} ${num(y - h)}C${num(x + l * 0.9)} ${num(y - h)} ${num(x + l)} ${num(y - h * 0.7)} ${num(x + l)} ${num(y - h * 0.4)}V${num(y + h * 0.4)}C${num(x + l)} ${num(y + h * 0.7)} ${num(x + l * 0.9)} ${num(y + h)} ${num(x + l * 0.75)} ${num(y + h)}C${num(x + l * 0.6)} ${num(y + h)} ${num(x + l * 0.35)} ${num(y + h * 0.85)} ${num(x)} ${num(y + blunt)}Z`
}

/** A burr or a mounted point with its shank; cuts are drawn as crossing lines, grain as dots. */
function pointMarks(
  shape: PointShape,
  d: number,
  l: number,
  shank: number,
  overall: number,
  scale: number,
  left: number,
  y: number,
  cut: boolean,
): Mark {
  const [h, long, s] = [(d * scale) / 2, (shape === 'ball' ? d : l) * scale, (shank * scale) / 2]
  const outline = pointOutline(shape, left, y, long, h)
  const lines = Array.from({ length: 18 }, (_, index) => {
    const x = left - long * 0.6 + (index * long * 1.8) / 17
    return `M${num(x)} ${num(y + h)}l${num(h * 0.9)} ${num(-2 * h)}M${num(x)} ${num(y - h)}l${num(h * 0.9)} ${num(2 * h)}`
  }).join('')
  const name = `p${num(left)}${num(y)}`
  return (
    rect(left + long - 4, y - s, overall * scale - long + 4, 2 * s, 'roundH', 2) +
    path(outline, cut ? 'mid' : 'dark') +
    `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${cut ? path(lines, 'none', 'edge') : stroke(Array.from({ length: 70 }, (_, index) => `M${num(left + (((index * 79) % 97) / 97) * long)} ${num(y - h + (((index * 53) % 89) / 89) * 2 * h)}h3`).join(''), 'deep', 1.6)}</g>`
  )
}

/** A burr or mounted point from its side with its lengths and diameters. */
function pointDimensions(
  shape: PointShape,
  d: number,
  l: number,
  shank: number,
  overall: number,
  cut: boolean,
  title: string,
): string {
  const scale = Math.min(560 / overall, 190 / d)
  const [left, y] = [400 - (overall * scale) / 2, 290]
  const long = shape === 'ball' ? d : l
  return sheet(title, [
    pointMarks(shape, d, l, shank, overall, scale, left, y, cut),
    centre(left - 26, y, left + overall * scale + 24, y),
    dimV(y - (d * scale) / 2, y + (d * scale) / 2, left - 40, `Ø ${d}`, left + (long * scale) / 2),
    dimH(left, left + long * scale, y + (d * scale) / 2 + 46, String(long), y + 8),
    dimH(left, left + overall * scale, y + (d * scale) / 2 + 94, String(overall), y + 8),
    dimV(
      y - (shank * scale) / 2,
      y + (shank * scale) / 2,
      left + overall * scale + 34,
      `Ø ${shank}`,
      left + overall * scale,
      'right',
    ),
    caption(title),
  ])
}

/** The same on a slant. */
const pointShaded = (
  shape: PointShape,
  d: number,
  l: number,
  shank: number,
  overall: number,
  cut: boolean,
  title: string,
): string =>
  sheet(title, [
    turned(
      -28,
      [400, 300],
      [
        pointMarks(
          shape,
          d,
          l,
          shank,
          overall,
          Math.min(600 / overall, 200 / d),
          400 - (overall * Math.min(600 / overall, 200 / d)) / 2,
          300,
          cut,
        ),
      ],
    ),
  ])

export const families = {
  'mounted-point-dimensions': family(
    {
      shape: choice(['cylinder', 'ball', 'cone', 'tree', 'flame', 'oval', 'domed', 'pencil']),
      d: mm(2, 100),
      l: mm(1, 200),
      shank: mm(1, 50),
      overall: mm(10, 500),
      cut: flag(),
      title: text(),
    },
    ({ shape, d, l, shank, overall, cut, title }) => pointDimensions(shape, d, l, shank, overall, cut, title),
  ),
  'mounted-point-shaded': family(
    {
      shape: choice(['cylinder', 'ball', 'cone', 'tree', 'flame', 'oval', 'domed', 'pencil']),
      d: mm(2, 100),
      l: mm(1, 200),
      shank: mm(1, 50),
      overall: mm(10, 500),
      cut: flag(),
      title: text(),
    },
    ({ shape, d, l, shank, overall, cut, title }) => pointShaded(shape, d, l, shank, overall, cut, title),
  ),
}
