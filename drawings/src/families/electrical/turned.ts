import { z } from 'zod'
import { angle as angleOf, choice, family, fillName, list, mm, number, text } from '../../family.ts'
import { caption, dimH, label } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, line, num, path, polygon, run, type Fill, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

/** A stretch along the axis of a turned part, in mm, from the front backwards. */
type Stretch = {
  length: number
  /** Across it; across flats for a hexagon. */
  diameter: number
  /** Its far end, where it tapers. */
  end?: number
  kind?: 'plain' | 'thread' | 'hex' | 'ribs' | 'glass'
  fill?: 'roundH' | 'darkH' | 'white' | 'mid' | 'dark' | 'deep' | 'accent'
  /** The face it shows to the front. */
  face?: Fill
  /** A figure for its length, and one for its diameter. */
  along?: string
  across?: string
}

/** A part that is round around its axis. */
type Turned = {
  title: string
  stretches: readonly Stretch[]
  /** The overall length; left out where it is cut off. */
  overall?: string
  /** A bore that opens to the front. */
  bore?: number
  /** What the front shows, drawn with px per mm around a centre. */
  front?: (x: number, y: number, scale: number) => Mark[]
}

const reach = ({ kind, diameter, end = diameter }: Stretch): number =>
  kind === 'hex' ? acrossCorners(diameter) : Math.max(diameter, end)

function side(part: Stretch, x: number, y: number, scale: number): Mark {
  const { kind = 'plain', length, diameter, end = diameter, fill = 'roundH' } = part
  const [to, r, R] = [x + length * scale, (diameter * scale) / 2, (end * scale) / 2]
  if (kind === 'thread')
    return threadH({ from: x, to, axis: y, diameter: diameter * scale, pitch: 1.5 * scale })
  if (kind === 'hex') return hexSide({ x1: x, x2: to, y, s: diameter * scale, chamfer: 'both' })
  const body = polygon(
    [
      [x, y - r],
      [to, y - R],
      [to, y + R],
      [x, y + r],
    ],
    fill,
  )
  if (kind === 'plain') return body
  // Through the glass the wire is seen.
  if (kind === 'glass') return body + path(`M${num(x)} ${num(y)}H${num(to)}`, 'none', 'heavy')
  const count = Math.max(4, Math.round((length * scale) / 9))
  const ribs = Array.from({ length: count - 1 }, (_, index) => {
    const at = (index + 1) / count
    const half = r + (R - r) * at
    return run([
      [x + length * scale * at, y - half],
      [x + length * scale * at, y + half],
    ])
  }).join('')
  return body + path(ribs, 'none', 'fine')
}

/** The part lying, its front to the left, with its dimensions, and its front beside it where that says more. */
function turnedDimensions({ title, stretches, overall, front }: Turned): string {
  const length = stretches.reduce((sum, part) => sum + part.length, 0)
  const widest = Math.max(...stretches.map(reach))
  const scale = Math.min(
    (front === undefined ? 590 : 540) / (length + (front ? widest * 0.9 : 0)),
    260 / widest,
    40,
  )
  const y = 245
  const space = front === undefined ? 0 : widest * scale + 70
  let x = 400 - (length * scale + space) / 2 + space
  const start = x
  const marks: Mark[] = []
  const figures: Mark[] = []
  const low = y + (widest * scale) / 2
  let rows = 0
  for (const part of stretches) {
    const to = x + part.length * scale
    const half = ((part.kind === 'hex' ? acrossCorners(part.diameter) : part.diameter) * scale) / 2
    marks.push(side(part, x, y, scale))
    if (part.along !== undefined) {
      figures.push(dimH(x, to, low + 46, part.along, [y + half, y + half]))
      rows = 1
    }
    if (part.across !== undefined)
      figures.push(
        line(
          [
            [(x + to) / 2, low - widest * scale - 10],
            [(x + to) / 2, y - half],
          ],
          'fine',
        ),
        label((x + to) / 2, low - widest * scale - 18, part.across),
      )
    x = to
  }
  const last = stretches.at(-1)
  const first = stretches[0]
  const ends = [first, last].map((part) => y + ((part?.diameter ?? 0) * scale) / 2)
  if (overall !== undefined)
    figures.push(dimH(start, x, low + 46 + rows * 50, overall, [ends[0] ?? y, ends[1] ?? y]))
  const eye = start - 70 - (widest * scale) / 2
  return sheet(title, [
    ...marks,
    centre(start - 18, y, x + 18, y),
    ...(front === undefined
      ? []
      : [
          ...front(eye, y, scale),
          centre(eye - (widest * scale) / 2 - 14, y, eye + (widest * scale) / 2 + 14, y),
          centre(eye, y - (widest * scale) / 2 - 14, eye, y + (widest * scale) / 2 + 14),
        ]),
    ...figures,
    caption(title),
  ])
}

/** The part in space, its front to the reader; `turn` 90 stands it up. */
function turnedShaded({ title, stretches, bore }: Turned, turn = -28, open = 0.45, cap?: Mark): string {
  const length = stretches.reduce((sum, part) => sum + part.length, 0)
  const widest = Math.max(...stretches.map(reach))
  const along = length * Math.sqrt(1 - open ** 2)
  const angle = (Math.abs(turn) * Math.PI) / 180
  const wide = along * Math.cos(angle) + widest * (Math.sin(angle) + open * Math.cos(angle))
  const high = along * Math.sin(angle) + widest * (Math.cos(angle) + open * Math.sin(angle))
  const scale = Math.min(600 / wide, 480 / high)
  const view = oblique(400, 300, scale, turn, open)
  let x = length / 2
  const marks: Mark[] = []
  for (const part of stretches.toReversed()) {
    const { kind = 'plain', diameter, end = diameter, fill = 'roundH' } = part
    const from = x - part.length
    const face = part.face ?? (fill === 'darkH' ? 'black' : fill === 'roundH' ? 'light' : fill)
    if (kind === 'hex') {
      marks.push(
        prism(view, from, x, section(acrossCorners(diameter) / 2, 6, 10)),
        disc(view, from, diameter * 0.47, 'white', 'fine'),
      )
    } else if (kind === 'thread') {
      marks.push(threadRod(view, from, x, diameter / 2, 1.5), disc(view, from, diameter * 0.44, face, 'edge'))
    } else {
      marks.push(cylinder(view, from, x, diameter / 2, end / 2, fill, face))
      if (kind === 'glass') {
        const px = (at: number): string => num(view.x + at * scale * Math.sqrt(1 - open ** 2))
        marks.push(path(`M${px(from)} ${num(view.y)}H${px(x)}`, 'none', 'heavy'))
      }
      if (kind === 'ribs') {
        const count = Math.min(16, Math.max(4, Math.round((part.length * scale) / 11)))
        for (let index = count - 1; index > 0; index -= 1) {
          const at = index / count
          const radius = (diameter + (end - diameter) * at) / 2
          const [px, r] = [
            view.x + (from + part.length * at) * scale * Math.sqrt(1 - open ** 2),
            radius * scale,
          ]
          marks.push(
            path(
              `M${px.toFixed(1)} ${(view.y - r).toFixed(1)}a${(open * r).toFixed(1)} ${r.toFixed(1)} 0 0 0 0 ${(2 * r).toFixed(1)}`,
              'none',
              'fine',
            ),
          )
        }
      }
    }
    x = from
  }
  if (bore !== undefined) {
    const rim = view.x + x * scale * Math.sqrt(1 - open ** 2)
    const r = (bore * scale) / 2
    marks.push(disc(view, x, bore / 2, 'hole'), disc(view, x, bore * 0.56, 'none', 'fine'))
    marks.push(
      path(
        [0.25, 0.5, 0.75]
          .map(
            (k) =>
              `M${num(rim + open * r * k)} ${num(view.y - r * Math.sqrt(1 - k * k * 0.9))}q${num(open * r * 0.3)} ${num(r * 0.9)} 0 ${num(2 * r * Math.sqrt(1 - k * k * 0.9))}`,
          )
          .join(''),
        'none',
        'hair',
      ),
    )
  }
  return sheet(title, [upright(view, marks), cap ?? ''])
}

const turnedParameters = {
  title: text(),
  stretches: list(
    z.strictObject({
      length: mm(0.2, 2000),
      diameter: mm(0.2, 500),
      end: mm(10, 500).exactOptional(),
      kind: choice(['plain', 'thread', 'hex', 'ribs', 'glass']).exactOptional(),
      fill: choice(['roundH', 'darkH', 'white', 'mid', 'dark', 'deep', 'accent']).exactOptional(),
      face: fillName().exactOptional(),
      along: text().exactOptional(),
      across: text().exactOptional(),
    }),
    21,
  ),
  overall: text().exactOptional(),
  bore: mm(10, 500).exactOptional(),
}

export const families = {
  'turned-device-dimensions': family(turnedParameters, turnedDimensions),
  'turned-device-shaded': family(
    { ...turnedParameters, turn: angleOf(-180, 180).optional(), open: number(0.05, 2).optional() },
    ({ turn, open, ...of }) => turnedShaded(of, turn, open),
  ),
}
