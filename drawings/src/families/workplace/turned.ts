import { z } from 'zod'
import { choice, family, fillName, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, threadRod, upright } from '../../sheet/oblique.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { centre, num, path, polygon, rect, type Fill, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

/** A length of a part that is turned around one axis, in mm, from left to right. */
type Turn = {
  kind?: 'plain' | 'thread' | 'hex' | 'ball' | 'knurl'
  length: number
  /** Diameter, or width across flats; `to` where it ends in another one. */
  d: number
  to?: number
  fill?: Fill
  /** The figure at its diameter, and at its length. */
  across?: string
  along?: string
}

const sumLengths = (turns: readonly Turn[]): number => turns.reduce((sum, { length }) => sum + length, 0)
const widest = (turns: readonly Turn[]): number => Math.max(...turns.map(({ d, to = 0 }) => Math.max(d, to)))
const grain = (a: number, b: number, y: number, r: number): Mark =>
  path(
    Array.from(
      { length: Math.max(2, Math.round((b - a) / 9)) },
      (_, index) => `M${num(a + 4 + index * 9)} ${num(y - r)}v${num(2 * r)}`,
    ).join(''),
    'none',
    'fine',
  )

/** The part from its side, with the figures that its lengths name. */
function turnedSide(
  turns: readonly Turn[],
  title: string,
  bore?: { d: number; depth: number; text: string },
  overall = true,
): string {
  const [long, wide] = [sumLengths(turns), widest(turns)]
  const scale = Math.min(500 / long, 300 / wide, 14)
  const y = 250
  const left = 400 - (long * scale) / 2
  const floor = y + (wide * scale) / 2
  let x = left
  let marks = ''
  const named: { a: number; b: number; turn: Turn }[] = []
  for (const turn of turns) {
    const [a, b] = [x, x + turn.length * scale]
    const [r, R] = [(turn.d * scale) / 2, ((turn.to ?? turn.d) * scale) / 2]
    const fill = turn.fill ?? 'roundH'
    if (turn.kind === 'thread')
      marks += threadH({
        from: a,
        to: b,
        axis: y,
        diameter: 2 * r,
        pitch: Math.max(6.5, turn.d * 0.14 * scale),
      })
    else if (turn.kind === 'hex') marks += hexSide({ x1: a, x2: b, y, s: turn.d * scale, chamfer: 'both' })
    else if (turn.kind === 'ball') {
      // A ball whose left side is cut flat: as much as its length is shorter than its diameter.
      const half = Math.sqrt(Math.max(0, r * r - (b - a - r) ** 2))
      marks += path(`M${num(a)} ${num(y - half)}A${num(r)} ${num(r)} 0 1 1 ${num(a)} ${num(y + half)}Z`, fill)
    } else {
      marks += polygon(
        [
          [a, y - r],
          [b, y - R],
          [b, y + R],
          [a, y + r],
        ],
        fill,
      )
      if (turn.kind === 'knurl') marks += grain(a, b, y, Math.min(r, R))
    }
    named.push({ a, b, turn })
    x = b
  }
  const right = x
  let rows = 0
  const dims: Mark[] = []
  for (const { a, b, turn } of named)
    if (turn.along !== undefined) {
      dims.push(
        dimH(
          a,
          b,
          floor + 44 + (rows > 0 && b - a < 60 ? 40 : 0),
          turn.along,
          y + (Math.max(turn.d, turn.to ?? 0) * scale) / 2,
        ),
      )
      rows = 1
    }
  const all = named.filter(({ turn }) => turn.across !== undefined)
  all.forEach(({ a, b, turn }, index) => {
    const r = (Math.max(turn.d, turn.to ?? 0) * scale) / 2
    const first = index === 0 && (all.length > 1 || a - left < right - b)
    const at = first ? left - 46 : right + 46 + Math.max(0, index - 1) * 52
    dims.push(
      dimV(
        y - r,
        y + r,
        at,
        turn.across ?? '',
        first ? (a - left < 2 ? a : a + 4) : b - 4,
        first ? 'left' : 'right',
      ),
    )
  })
  const hole =
    bore === undefined
      ? []
      : [
          `<path d="M${num(left)} ${num(y - (bore.d * scale) / 2)}h${num(bore.depth * scale)}v${num(bore.d * scale)}h${num(-bore.depth * scale)}" stroke-width=".9" stroke-dasharray="7 4"/>`,
          dimV(
            y - (bore.d * scale) / 2,
            y + (bore.d * scale) / 2,
            left - (all.length > 1 ? 104 : 46),
            bore.text,
            left,
          ),
        ]
  return sheet(title, [
    marks,
    ...hole,
    centre(left - 20, y, right + 20, y),
    ...dims,
    overall ? dimH(left, right, floor + (rows > 0 ? 104 : 50), String(Math.round(long * 10) / 10), y) : '',
    caption(title),
  ])
}

/** The part in space, its left end towards the reader. */
function turnedShaded(turns: readonly Turn[], title: string, bore?: number): string {
  const [long, wide] = [sumLengths(turns), widest(turns)]
  const scale = Math.min(560 / (long * 0.87 + wide * 0.5), 330 / (wide + long * 0.44), 16)
  const view = oblique(400, 295, scale)
  let x = long / 2
  const marks: Mark[] = []
  for (const turn of turns.toReversed()) {
    const [near, far] = [x - turn.length, x]
    const [r, R] = [turn.d / 2, (turn.to ?? turn.d) / 2]
    const fill = turn.fill ?? 'roundH'
    if (turn.kind === 'thread') marks.push(threadRod(view, near, far, r, turn.d * 0.15))
    else if (turn.kind === 'hex')
      marks.push(prism(view, near, far, section(r / Math.cos(Math.PI / 6), 6, 30)))
    else if (turn.kind === 'ball')
      marks.push(
        `<circle cx="${num(view.x + ((near + far) / 2) * scale * 0.89)}" cy="${num(view.y)}" r="${num(r * scale)}" fill="url(#${fill === 'darkH' ? 'darkH' : 'glow'})"/>`,
      )
    else
      marks.push(
        cylinder(
          view,
          near,
          far,
          r,
          R,
          fill,
          fill === 'darkH' || fill === 'black' ? 'deep' : fill === 'accent' ? 'accent' : 'light',
        ),
      )
    x = near
  }
  if (bore !== undefined) marks.push(disc(view, -long / 2, bore / 2, 'hole'))
  return sheet(title, [upright(view, marks)])
}

/** A row of sizes of the same part, standing, each with its figure. */
function turnedRange(
  rows: readonly (readonly [turns: readonly Turn[], text: string])[],
  title: string,
): string {
  const tallest = Math.max(...rows.map(([turns]) => sumLengths(turns)))
  const total = rows.reduce((sum, [turns]) => sum + widest(turns), 0)
  const scale = Math.min(360 / tallest, 560 / total)
  const gap = Math.min(60, (720 - total * scale) / rows.length)
  let x = 400 - (total * scale + gap * (rows.length - 1)) / 2
  const marks = rows.flatMap(([turns, text]) => {
    const half = (widest(turns) * scale) / 2
    const middle = x + half
    x += 2 * half + gap
    let y = 460 - sumLengths(turns) * scale
    const drawn = turns.map((turn) => {
      const top = y
      y += turn.length * scale
      const [r, R] = [(turn.d * scale) / 2, ((turn.to ?? turn.d) * scale) / 2]
      const fill =
        turn.fill === 'darkH'
          ? 'darkV'
          : turn.fill === undefined || turn.fill === 'roundH'
            ? 'roundV'
            : turn.fill
      if (turn.kind === 'ball') {
        const half = Math.sqrt(Math.max(0, r * r - (y - top - r) ** 2))
        return path(
          `M${num(middle - half)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(middle + half)} ${num(y)}Z`,
          fill,
        )
      }
      const grooves =
        turn.kind === 'thread'
          ? path(
              Array.from(
                { length: Math.max(2, Math.round((y - top) / 7)) },
                (_, index) => `M${num(middle - r)} ${num(top + 5 + index * 7)}l${num(2 * r)} -3`,
              ).join(''),
              'none',
              'hair',
            )
          : ''
      return (
        polygon(
          [
            [middle - r, top],
            [middle + r, top],
            [middle + R, y],
            [middle - R, y],
          ],
          fill,
        ) + grooves
      )
    })
    return [
      ...drawn,
      `<text x="${num(middle)}" y="500" text-anchor="middle" fill="#16191d" stroke="none">${escape(text)}</text>`,
    ]
  })
  return sheet(title, [rect(30, 460, 740, 1.5, 'mid', 0, 'none'), ...marks, caption(title)])
}

const stretch = {
  kind: choice(['plain', 'thread', 'hex', 'ball', 'knurl']).exactOptional(),
  length: mm(0.1, 1000),
  d: mm(0.5, 500),
  to: mm(0.5, 500).exactOptional(),
  fill: fillName().exactOptional(),
}

export const families = {
  'turned-part-range': family(
    {
      rows: list(z.tuple([list(z.strictObject(stretch), 15), text()]), 18),
      title: text(),
    },
    ({ rows, title }) => turnedRange(rows, title),
  ),
  'turned-part-shaded': family(
    {
      turns: list(z.strictObject(stretch), 18),
      title: text(),
      bore: mm(0.2, 50).optional(),
    },
    ({ turns, title, bore }) => turnedShaded(turns, title, bore),
  ),
  'turned-part-side': family(
    {
      turns: list(
        z.strictObject({ ...stretch, across: text().exactOptional(), along: text().exactOptional() }),
        18,
      ),
      title: text(),
      bore: z.strictObject({ d: mm(1, 50), depth: mm(2, 100), text: text() }).optional(),
      overall: flag(true),
    },
    ({ turns, title, bore, overall }) => turnedSide(turns, title, bore, overall),
  ),
}
