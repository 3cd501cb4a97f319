import { z } from 'zod'
import { family, list, text, type Family } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  clipped,
  num,
  path,
  polar,
  polygon,
  rect,
  turned,
  type Fill,
  type Mark,
} from '../../sheet/svg.ts'

/** A tool lying with its tip to the left: px per mm along and across its axis. */
export type Lying = { left: number; y: number; along: number; across: number }
/** A stretch of a turned body in mm: from, to, the diameter at its start and, if it tapers, at its end. */
export type Part = readonly [from: number, to: number, d: number, d2?: number, fill?: Fill]

/** A tool that turns: its body, what lies on it, its front, and what is dimensioned. All in mm. */
export type Rotary = {
  title: string
  overall: number
  parts: readonly Part[]
  over?: (view: Lying) => Mark[]
  face: (x: number, y: number, radius: number) => Mark[]
  faceText: string
  lengths: readonly (readonly [from: number, to: number, text: string])[]
  /** The diameter at the rear end, dimensioned beside it. */
  rear?: readonly [diameter: number, text: string]
  more?: (view: Lying) => Mark[]
  /** How much thicker than long it is drawn; 1 is true. */
  thick?: number
}

/** Where a place along the axis, in mm, lies on the sheet. */
export const at = (view: Lying, mm: number): number => view.left + mm * view.along

/** The turned body, part after part. */
export const drawBody = (view: Lying, parts: readonly Part[]): Mark =>
  parts
    .map(([from, to, d, d2 = d, fill = 'roundH']) => {
      const [a, b] = [(d / 2) * view.across, (d2 / 2) * view.across]
      const [x1, x2] = [at(view, from), at(view, to)]
      if (d === d2) return rect(x1, view.y - a, x2 - x1, 2 * a, fill)
      return polygon(
        [
          [x1, view.y - a],
          [x2, view.y - b],
          [x2, view.y + b],
          [x1, view.y + a],
        ],
        fill,
      )
    })
    .join('')

/** Helical flutes over a stretch of a diameter; `lead` is their distance in diameters, `share` how much is flute. */
export function helix(
  view: Lying,
  from: number,
  to: number,
  d: number,
  lead = 1.6,
  share = 0.42,
  fill: Fill = 'dark',
): Mark {
  const half = (d / 2) * view.across
  const [x1, x2, y] = [at(view, from), at(view, to), view.y]
  const count = Math.min(14, Math.max(1, Math.round((x2 - x1) / (lead * 2 * half))))
  const step = (x2 - x1) / count
  const reach = step * 0.8
  let dark = ''
  let edges = ''
  const wave = (x: number, sign: number): string =>
    `C${num(x + reach * 0.35)} ${num(y + sign * half)} ${num(x + reach * 0.65)} ${num(y - sign * half)} ${num(x + reach)} ${num(y - sign * half)}`
  for (let x = x1 - reach; x < x2; x += step) {
    const b = x + step * share
    dark += `M${num(x)} ${num(y + half)}${wave(x, 1)}H${num(b + reach)}C${num(b + reach * 0.65)} ${num(y - half)} ${num(b + reach * 0.35)} ${num(y + half)} ${num(b)} ${num(y + half)}Z`
    edges += `M${num(b + step * 0.1)} ${num(y + half)}${wave(b + step * 0.1, 1)}`
  }
  const outline = `M${num(x1)} ${num(y - half)}H${num(x2)}Q${num(x2 + half * 0.7)} ${num(y)} ${num(x2)} ${num(y + half)}H${num(x1)}Z`
  return clipped(`c${num(x1)}-${num(y)}`, outline, [path(dark, fill, 'edge'), path(edges, 'none', 'hair')])
}

/** Straight flutes over a stretch: bands that end in a run-out. */
export const straightFlutes = (view: Lying, from: number, to: number, d: number, fill: Fill = 'dark'): Mark =>
  [-0.52, 0, 0.52]
    .map((place) => {
      const [x1, x2] = [at(view, from), at(view, to)]
      const half = (d / 2) * view.across
      const [y, h] = [view.y + place * half, half * (place === 0 ? 0.19 : 0.13)]
      return path(
        `M${num(x1)} ${num(y - h)}H${num(x2 - h)}Q${num(x2 + h)} ${num(y)} ${num(x2 - h)} ${num(y + h)}H${num(x1)}Z`,
        fill,
        'edge',
      )
    })
    .join('')

/** A drill's point, with its lip. */
export function drillPoint(view: Lying, from: number, d: number, degrees = 118): Mark {
  const half = (d / 2) * view.across
  const x = at(view, from)
  const depth = half / Math.tan((degrees * Math.PI) / 360)
  return (
    polygon(
      [
        [x - depth, view.y],
        [x, view.y - half],
        [x, view.y + half],
      ],
      'light',
    ) +
    path(
      `M${num(x - depth + 2)} ${num(view.y + half * 0.12)}L${num(x)} ${num(view.y - half * 0.35)}`,
      'none',
      'edge',
    )
  )
}

/** The square at a shank's end, with its flat. */
export function squareEnd(view: Lying, from: number, to: number, side: number): Mark {
  const [x1, x2, half] = [at(view, from), at(view, to), (side * view.across) / 2]
  return (
    rect(x1, view.y - half * 1.15, x2 - x1, half * 2.3, 'roundH', 2) +
    rect(x1 + 3, view.y - half * 0.55, Math.max(4, x2 - x1 - 6), half * 1.1, 'white', 0, 'edge')
  )
}

/** A flat ground into a shank for a clamping screw. */
export function flatOn(view: Lying, from: number, to: number, d: number): Mark {
  const h = d * view.across
  return rect(at(view, from), view.y - h * 0.5, at(view, to) - at(view, from), h * 0.3, 'white', 0, 'edge')
}

/** The front of a tool with `count` teeth: radial edges ahead of curved gullets. */
export function toothedFace(
  x: number,
  y: number,
  radius: number,
  count: number,
  { core = 0.36, land = 0.5, start = -60 } = {},
): Mark[] {
  const step = 360 / count
  const point = (r: number, degrees: number): string =>
    polar(x, y, r * radius, degrees)
      .map(num)
      .join(' ')
  let d = `M${point(1, start)}`
  for (let index = 0; index < count; index += 1) {
    const a = start + index * step
    d += `A${num(radius)} ${num(radius)} 0 0 1 ${point(1, a + land * step)}Q${point(core * 0.9, a + land * step * 1.1)} ${point(core, a + step * 0.96)}L${point(1, a + step)}`
  }
  return [circle(x, y, radius, 'none', 'fine'), path(`${d}Z`, 'light')]
}

/** The front of a two-lipped drill. */
export const drillFace = (x: number, y: number, radius: number): Mark[] => {
  const lip = (turn: number): Mark =>
    turned(
      turn,
      [x, y],
      [
        path(
          `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${num(x + radius * 0.86)} ${num(y + radius * 0.5)}Q${num(x + radius * 0.28)} ${num(y + radius * 0.36)} ${num(x + 10)} ${num(y + 14)}L${x - 10} ${y - 14}Q${num(x - radius * 0.02)} ${num(y - radius * 0.6)} ${x} ${y - radius}Z`,
          'light',
        ),
      ],
    )
  return [
    circle(x, y, radius, 'none', 'fine'),
    lip(20),
    lip(200),
    path(`M${x - 12} ${y + 12}L${x + 12} ${y - 12}`, 'none', 'edge'),
  ]
}

const widest = (tool: Rotary): number => Math.max(...tool.parts.map(([, , d, d2 = d]) => Math.max(d, d2)))

/** The tool from its side with its lengths, its front above. */
export function rotaryDimensions(tool: Rotary): string {
  const along = Math.min(610 / tool.overall, 160 / widest(tool))
  const across = Math.min(along * (tool.thick ?? 1.7), 132 / widest(tool))
  const view: Lying = { left: 379 - (tool.overall * along) / 2, y: 368, along, across }
  const reach = (widest(tool) / 2) * across
  const [fx, fy, R] = [560, 158, 88]
  const right = at(view, tool.overall)
  return sheet(tool.title, [
    drawBody(view, tool.parts),
    ...(tool.over?.(view) ?? []),
    centre(view.left - 28, view.y, right + 22, view.y),
    ...tool.face(fx, fy, R),
    centre(fx - R - 16, fy, fx + R + 16, fy),
    centre(fx, fy - R - 16, fx, fy + R + 16),
    dimV(fy - R, fy + R, fx + R + 46, tool.faceText, fx + 20, 'right'),
    ...tool.lengths.map(([from, to, text], index) =>
      dimH(at(view, from), at(view, to), view.y + reach + 42 + index * 46, text, view.y + reach * 0.9),
    ),
    ...(tool.rear === undefined
      ? []
      : [
          dimV(
            view.y - (tool.rear[0] / 2) * across,
            view.y + (tool.rear[0] / 2) * across,
            right + 36,
            tool.rear[1],
            right,
            'right',
          ),
        ]),
    ...(tool.more?.(view) ?? []),
    caption(tool.title),
  ])
}

/** Tools on a slant, one under another, the longest filling the sheet. */
export function rotaryRow(tools: readonly Rotary[], title: string, turn = -24): string {
  const longest = Math.max(...tools.map((tool) => tool.overall))
  const stoutest = Math.max(...tools.map((tool) => widest(tool) * (tool.thick ?? 1.7)))
  const along = Math.min(
    (tools.length === 1 ? 640 : 540) / longest,
    (tools.length === 1 ? 240 : 150) / stoutest,
  )
  const gap = tools.length === 1 ? 0 : 300 / (tools.length - 1)
  return sheet(title, [
    turned(
      turn,
      [400, 300],
      tools.map((tool, index) => {
        const across = Math.min(along * (tool.thick ?? 1.7), (tools.length === 1 ? 210 : 96) / widest(tool))
        const view: Lying = {
          left: 400 - (tool.overall * along) / 2,
          y: tools.length === 1 ? 300 : 135 + index * gap,
          along,
          across,
        }
        return drawBody(view, tool.parts) + (tool.over?.(view) ?? []).join('')
      }),
    ),
  ])
}

/** The two families of a tool that turns: with its dimensions, and up to six of its kind beside each other. */
export const toolFamilies = <Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  tool: (parameters: z.output<z.ZodObject<Shape>>) => Rotary,
): Readonly<Record<string, Family>> => ({
  [`${name}-dimensions`]: family(shape, (parameters) => rotaryDimensions(tool(parameters))),
  [`${name}-row`]: family({ tools: list(z.strictObject(shape), 6), title: text() }, ({ tools, title }) =>
    rotaryRow(tools.map(tool), title),
  ),
})
