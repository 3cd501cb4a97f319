/** A fragment of SVG markup. */
export type Mark = string
export type Point = readonly [x: number, y: number]

/** The fills of the house style: flat greys, shaded round surfaces, and hatching for cut material. */
export type Fill = keyof typeof fills
/** Line weights: `outline` for visible contours, `edge` for edges inside them, `fine` for the rest. */
export type Weight = keyof typeof weights

export const ink = '#16191d'
const fills = {
  none: 'none',
  white: '#ffffff',
  light: '#f3f5f7',
  mid: '#e0e5ea',
  dark: '#bec6cf',
  deep: '#8a949f',
  black: '#3b434d',
  ink,
  accent: '#ffd333',
  roundH: 'url(#roundH)',
  roundV: 'url(#roundV)',
  darkH: 'url(#darkH)',
  darkV: 'url(#darkV)',
  glow: 'url(#glow)',
  hole: 'url(#hole)',
  hatch: 'url(#hatch)',
  hatchBack: 'url(#hatchBack)',
  hatchFine: 'url(#hatchFine)',
} as const
export const fillNames = Object.keys(fills) as [Fill, ...Fill[]]

/** A fill as an attribute of SVG names it. */
export const colourOf = (fill: Fill): string => fills[fill]

const weights = { none: 0, hair: 0.6, fine: 0.9, edge: 1.2, outline: 1.6, heavy: 2.4 } as const

/** A number with one decimal at most, which keeps a drawing small and its bytes the same everywhere. */
export const num = (value: number): string => String(Math.round(value * 10) / 10 || 0)
const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`

function paint(fill: Fill, weight: Weight): string {
  const filled = fill === 'none' ? '' : ` fill="${fills[fill]}"`
  if (weight === 'none') return `${filled} stroke="none"`
  return weight === 'outline' ? filled : `${filled} stroke-width="${weights[weight]}"`
}

/** Any path, by its own commands. */
export const path = (d: string, fill: Fill = 'none', weight: Weight = 'outline'): Mark =>
  `<path d="${d}"${paint(fill, weight)}/>`

/** A path whose inner outlines are holes. */
export const pierced = (d: string, fill: Fill, weight: Weight = 'outline'): Mark =>
  `<path fill-rule="evenodd" d="${d}"${paint(fill, weight)}/>`

/** A line with a colour and width of its own: a seam, a strap, a wire. */
export const stroke = (d: string, colour: Fill, width: number): Mark =>
  `<path d="${d}" stroke="${fills[colour]}" stroke-width="${width}" stroke-linecap="butt"/>`

/** A ring drawn with such a line. */
export const hoop = (x: number, y: number, r: number, colour: Fill, width: number): Mark =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" stroke="${fills[colour]}" stroke-width="${width}"/>`

/** The commands of an open run through the points. */
export const run = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`

/** A closed shape. */
export const polygon = (points: readonly Point[], fill: Fill = 'none', weight: Weight = 'outline'): Mark =>
  path(`${run(points)}Z`, fill, weight)

/** An open line through the points. */
export const line = (points: readonly Point[], weight: Weight = 'outline'): Mark =>
  path(run(points), 'none', weight)

/** A rectangle, from its upper left corner, with corners of the given radius. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill = 'none',
  radius = 0,
  weight: Weight = 'outline',
): Mark {
  const round = radius > 0 ? ` rx="${num(radius)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round}${paint(fill, weight)}/>`
}

/** A circle around its centre. */
export const circle = (
  x: number,
  y: number,
  r: number,
  fill: Fill = 'none',
  weight: Weight = 'outline',
): Mark => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"${paint(fill, weight)}/>`

/** An ellipse around its centre. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Fill = 'none',
  weight: Weight = 'outline',
): Mark {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${paint(fill, weight)}/>`
}

/** A hidden edge: thin and dashed. */
export const hidden = (points: readonly Point[]): Mark =>
  `<path d="${run(points)}" stroke-width=".9" stroke-dasharray="7 4"/>`

/** A centre line: thin, dash and dot. */
export const centre = (x1: number, y1: number, x2: number, y2: number): Mark =>
  `<path d="${run([
    [x1, y1],
    [x2, y2],
  ])}" stroke-width=".8" stroke-dasharray="18 4 3 4"/>`

/** Marks turned by `degrees` around a point, or moved. */
export const turned = (degrees: number, [x, y]: Point, marks: readonly Mark[]): Mark =>
  `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${marks.join('')}</g>`

/** Marks drawn in a frame of their own: `matrix` is SVG's a b c d e f. Lines keep their weight. */
export const placed = (matrix: readonly number[], marks: readonly Mark[]): Mark =>
  `<g transform="matrix(${matrix.map((value) => String(Math.round(value * 1000) / 1000)).join(' ')})">${marks.join('')}</g>`

/** The points of a regular polygon whose first corner lies at `start` degrees. */
export function regular(x: number, y: number, radius: number, corners: number, start = 0): Point[] {
  return Array.from({ length: corners }, (_, index) => polar(x, y, radius, start + (index * 360) / corners))
}

/** The point at an angle (degrees, clockwise from the right) and distance from a centre. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** Marks of which only what lies within an outline shows; `name` is unique in its sheet. */
export const clipped = (name: string, outline: string, marks: readonly Mark[]): Mark =>
  `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${marks.join('')}</g>`
