import { z } from 'zod'
import { angle, choice, family, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, polar, rect, turned, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

type Kind = 'cyl' | 'dark' | 'hex' | 'thread' | 'cone' | 'barb' | 'knurl' | 'mesh' | 'tube' | 'darkCone'

/** A length of a turned part, mm: its kind, length and diameter, or width across flats. */
export type Piece = {
  kind: Kind
  l: number
  d: number
  to: number
  /** Its length as printed under it; its diameter as printed beside or above it. */
  dim: string
  dia: string
}
type Printed = { dim?: string; dia?: string }

const piece =
  (kind: Kind) =>
  (l: number, d: number, printed: Printed = {}): Piece => ({
    kind,
    l,
    d,
    to: d,
    dim: '',
    dia: '',
    ...printed,
  })

export const [cyl, dark, hex, thread] = [piece('cyl'), piece('dark'), piece('hex'), piece('thread')]
export const [barb, knurl, mesh] = [piece('barb'), piece('knurl'), piece('mesh')]
/** A cone from one diameter to another. */
export const cone = (l: number, d: number, to: number, printed: Printed = {}): Piece => ({
  ...piece('cone')(l, d, printed),
  to,
})
export const darkCone = (l: number, d: number, to: number): Piece => ({ ...piece('darkCone')(l, d), to })

const wide = ({ kind, d, to }: Piece): number => (kind === 'hex' ? acrossCorners(d) : Math.max(d, to))
export const sumLengths = (pieces: readonly Piece[]): number => pieces.reduce((sum, { l }) => sum + l, 0)
const findWidth = (pieces: readonly Piece[]): number => Math.max(...pieces.map(wide))

function drawSide({ kind, l, d, to }: Piece, x: number, y: number, scale: number): Mark {
  const [w, r, R] = [l * scale, (d * scale) / 2, (to * scale) / 2]
  if (kind === 'hex') return hexSide({ x1: x, x2: x + w, y, s: d * scale, chamfer: 'both' })
  if (kind === 'thread')
    return threadH({ from: x, to: x + w, axis: y, diameter: 2 * r, pitch: Math.max(1, d * 0.09) * scale })
  if (kind === 'cone' || kind === 'darkCone')
    return path(
      `M${num(x)} ${num(y - r)}L${num(x + w)} ${num(y - R)}V${num(y + R)}L${num(x)} ${num(y + r)}Z`,
      kind === 'cone' ? 'roundH' : 'darkH',
    )
  if (kind === 'barb') {
    const teeth = Math.max(2, Math.round(l / (d * 0.55)))
    const step = w / teeth
    let upper = `M${num(x)} ${num(y - r * 0.84)}`
    let lower = ''
    for (let index = 0; index < teeth; index += 1) {
      const at = x + index * step
      upper += `L${num(at)} ${num(y - r)}L${num(at + step)} ${num(y - r * 0.82)}`
      lower = `L${num(at + step)} ${num(y + r * 0.82)}L${num(at)} ${num(y + r)}${lower}`
    }
    return path(`${upper}${lower}Z`, 'roundH', 'edge')
  }
  if (kind === 'tube')
    return (
      rect(x, y - r, w, 2 * r, 'white', 0, 'edge') +
      path(`M${num(x)} ${num(y - r * 0.64)}h${num(w)}m0 ${num(r * 1.28)}h${num(-w)}`, 'none', 'hair') +
      path(
        `M${num(x + w)} ${num(y - r)}q9 ${num(r / 2)} 0 ${num(r)}q-9 ${num(r / 2)} 0 ${num(r)}`,
        'white',
        'fine',
      )
    )
  const body = rect(
    x,
    y - r,
    w,
    2 * r,
    kind === 'dark' ? 'darkH' : kind === 'mesh' ? 'hatchFine' : 'roundH',
    Math.min(4, w / 4),
  )
  if (kind !== 'knurl') return body
  let ridges = ''
  for (let share = -0.8; share <= 0.81; share += 0.2)
    ridges += `M${num(x + 3)} ${num(y + share * r)}h${num(w - 6)}`
  return body + path(ridges, 'none', 'fine')
}

/** Turned pieces from x to the right, seen from the side. */
export function flat(pieces: readonly Piece[], x: number, y: number, scale: number): Mark[] {
  let at = x
  return pieces.map((of) => {
    const mark = drawSide(of, at, y, scale)
    at += of.l * scale
    return mark
  })
}

type Turned = { title: string; pieces: readonly Piece[]; bore?: number; length?: string; bare?: boolean }

/** A turned part from its side, with the lengths and diameters its pieces print. */
function turnedDimensions({ title, pieces, length, bare = false }: Turned): string {
  const solid = pieces.filter(
    ({ kind }, index) => kind !== 'tube' || (index > 0 && index < pieces.length - 1),
  )
  const scale = Math.min(560 / sumLengths(pieces), 250 / findWidth(pieces))
  const y = 275
  const left = 400 - (sumLengths(pieces) * scale) / 2
  const H = (findWidth(pieces) * scale) / 2
  const marks: Mark[] = []
  let at = left
  pieces.forEach((of, index) => {
    const end = at + of.l * scale
    const r = (of.d * scale) / 2
    if (of.dim !== '')
      marks.push(dimH(at, end, y + H + 42, of.dim, [y + r, y + r], index === 0 ? 'left' : 'right'))
    if (of.dia !== '')
      marks.push(
        index === 0
          ? dimV(y - r, y + r, left - 40, of.dia, left)
          : index === pieces.length - 1
            ? dimV(y - (of.to * scale) / 2, y + (of.to * scale) / 2, end + 44, of.dia, end + 4, 'right')
            : label((at + end) / 2, y - H - 16, of.dia, 'middle', 20),
      )
    at = end
  })
  const start = left + (pieces[0]?.kind === 'tube' ? pieces[0].l * scale : 0)
  const total = sumLengths(solid)
  const ends = [solid[0], solid.at(-1)].map((of) => y + ((of?.d ?? 0) * scale) / 2) as [number, number]
  return sheet(title, [
    ...flat(pieces, left, y, scale),
    centre(left - 22, y, at + 22, y),
    ...marks,
    bare
      ? ''
      : dimH(start, start + total * scale, y + H + 92, length ?? String(Math.round(total * 10) / 10), ends),
    caption(title),
  ])
}

type Slanted = ReturnType<typeof oblique>

/** A piece in space, its near end first. */
function drawSolid(
  { kind, d, to }: Piece,
  view: Slanted,
  near: number,
  far: number,
  nearIsStart: boolean,
): Mark {
  const [r, R] = nearIsStart ? [d / 2, to / 2] : [to / 2, d / 2]
  if (kind === 'hex')
    return (
      prism(view, near, far, section(acrossCorners(d) / 2, 6)) + disc(view, near, d * 0.46, 'white', 'fine')
    )
  if (kind === 'thread') return threadRod(view, near, far, r, Math.max(1, d * 0.09))
  if (kind === 'dark' || kind === 'darkCone') return cylinder(view, near, far, r, R, 'darkH', 'deep')
  if (kind === 'mesh') return cylinder(view, near, far, r, R, 'hatchFine', 'mid')
  if (kind === 'tube')
    return cylinder(view, near, far, r, R, 'white', 'white') + disc(view, near, r * 0.64, 'hole', 'edge')
  if (kind === 'barb') {
    const teeth = Math.max(2, Math.round((far - near) / (d * 0.55)))
    const step = (far - near) / teeth
    return Array.from({ length: teeth }, (_, index) => {
      const from = far - (index + 1) * step
      return nearIsStart
        ? cylinder(view, from, from + step, r, r * 0.82)
        : cylinder(view, from, from + step, r * 0.82, r)
    }).join('')
  }
  return cylinder(view, near, far, r, R)
}

/** Turned pieces along an axis in space: `towards` the reader, or away. */
export function spaceRun(pieces: readonly Piece[], view: Slanted, from: number, towards: boolean): Mark {
  let at = from
  const spans = pieces.map((of) => {
    const start = at
    at += of.l
    return { of, start, end: at }
  })
  return (
    towards
      ? spans.map(({ of, start, end }) => drawSolid(of, view, -end, -start, false))
      : spans.toReversed().map(({ of, start, end }) => drawSolid(of, view, start, end, true))
  ).join('')
}

/** A turned part in space, its last piece to the front. */
function turnedShaded({ title, pieces, bore = 0 }: Turned): string {
  const [length, width] = [sumLengths(pieces), findWidth(pieces)]
  const view = oblique(
    400,
    300,
    Math.min(600 / (length * 0.88 + width * 0.5), 310 / (width + length * 0.18), 260 / width),
    -26,
    0.5,
  )
  return sheet(title, [
    upright(view, [
      spaceRun(pieces, view, -length / 2, true),
      bore > 0 ? disc(view, -length / 2, bore / 2, 'hole') : '',
    ]),
  ])
}

/** Arms that meet in a hub: `angle` in degrees clockwise from the right, pieces from the hub outwards. */
type Branched = {
  title: string
  /** Diameter of the hub, mm. */
  hub: number
  arms: readonly { angle: number; pieces: readonly Piece[]; text: string; reach?: string; bore?: number }[]
  /** Whether a screw's head shows in the hub, as on a banjo. */
  screw?: number
  /** Without lengths, where the maker's own are not at hand. */
  bare?: boolean
}

const extent = ({ arms, hub }: Branched) => {
  const ends = arms.flatMap(({ angle, pieces }) => {
    const end = polar(0, 0, sumLengths(pieces), angle)
    const side = polar(0, 0, findWidth(pieces) / 2, angle + 90)
    return [-1, 1].map((sign) => [end[0] + sign * side[0], end[1] + sign * side[1]] as const)
  })
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)]
  return {
    x1: Math.min(-hub / 2, ...xs),
    x2: Math.max(hub / 2, ...xs),
    y1: Math.min(-hub / 2, ...ys),
    y2: Math.max(hub / 2, ...ys),
  }
}

/** A branched fitting from its side, with the reach of its arms. */
function branchedDimensions(of: Branched): string {
  const { title, hub, arms, screw = 0, bare = false } = of
  const { x1, x2, y1, y2 } = extent(of)
  const scale = Math.min(470 / (x2 - x1), 340 / (y2 - y1), 15)
  const [x, y] = [400 - ((x1 + x2) / 2) * scale, 275 - ((y1 + y2) / 2) * scale]
  const R = (hub * scale) / 2
  const texts = arms.map(({ angle, pieces, text }) => {
    const [tx, ty] = polar(x, y, sumLengths(pieces) * scale + 24, angle)
    const c = Math.cos((angle * Math.PI) / 180)
    const s = Math.sin((angle * Math.PI) / 180)
    // Beside a level arm the text stands on the axis, which a dimension may prolong.
    const lift = Math.abs(s) < 0.1 ? -7 : 8 + s * 12
    return label(tx, ty + lift, text, c > 0.4 ? 'start' : c < -0.4 ? 'end' : 'middle', 20)
  })
  const firsts = [
    arms.findIndex(({ angle }) => angle % 180 === 0),
    arms.findIndex(({ angle }) => Math.abs(angle) % 180 === 90),
  ]
  const dims = arms.map(({ angle, pieces, reach: printed }, index) => {
    if (bare || (!firsts.includes(index) && printed === undefined)) return ''
    const reach = printed ?? String(Math.round(sumLengths(pieces) * 10) / 10)
    const end = sumLengths(pieces) * scale
    const half = ((pieces.at(-1)?.d ?? 0) * scale) / 2
    const row =
      y1 * scale +
      y -
      (arms.some((of) => of.angle < -45 && of.text !== '') ||
      arms.some((of) => of.angle === 270 && of.text !== '')
        ? 66
        : 34)
    if (angle === 0) return dimH(x, x + end, row, reach, [y - R, y - half])
    if (angle === 180) return dimH(x - end, x, row, reach, [y - half, y - R])
    const column =
      x + x1 * scale - (arms.some((of) => of.angle > 135 && of.angle < 240 && of.text !== '') ? 96 : 40)
    if (angle === 90) return dimV(y, y + end, column, reach, [x - R, x - half])
    return angle === 270 || angle === -90 ? dimV(y - end, y, column, reach, [x - half, x - R]) : ''
  })
  return sheet(title, [
    circle(x, y, R, 'light'),
    ...arms.map(({ angle, pieces }) => turned(angle, [x, y], flat(pieces, x, y, scale))),
    circle(x, y, R - 0.9, 'glow', 'none'),
    screw > 0 ? circle(x, y, (screw * scale) / 2, 'mid') : circle(x, y, R * 0.72, 'none', 'hair'),
    ...arms.map(({ angle, pieces }) => {
      const [ex, ey] = polar(x, y, sumLengths(pieces) * scale + 12, angle)
      return centre(x, y, ex, ey)
    }),
    ...texts,
    ...dims,
    caption(title),
  ])
}

/** A branched fitting in space. */
function branchedShaded(of: Branched, yaw = 38, pitch = 24): string {
  const { title, hub, arms, screw = 0 } = of
  const [cy, sy, cp, sp] = [yaw, yaw, pitch, pitch].map((degrees, index) =>
    index % 2 === 0 ? Math.cos((degrees * Math.PI) / 180) : Math.sin((degrees * Math.PI) / 180),
  ) as [number, number, number, number]
  const seen = arms.map(({ angle, pieces, bore = 0 }) => {
    const [dx, down] = polar(0, 0, 1, angle)
    const depth = -dx * sy
    const [px, py, out] = [dx * cy, down * cp + depth * sp, depth * cp - down * sp]
    return { pieces, bore, px, py, out, length: sumLengths(pieces), width: findWidth(pieces) }
  })
  const xs = seen.flatMap(({ px, length, width }) => [px * length - width / 2, px * length + width / 2])
  const ys = seen.flatMap(({ py, length, width }) => [py * length - width / 2, py * length + width / 2])
  const [x1, x2] = [Math.min(-hub / 2, ...xs), Math.max(hub / 2, ...xs)]
  const [y1, y2] = [Math.min(-hub / 2, ...ys), Math.max(hub / 2, ...ys)]
  const scale = Math.min(600 / (x2 - x1), 430 / (y2 - y1), 17)
  const [x, y] = [400 - ((x1 + x2) / 2) * scale, 290 - ((y1 + y2) / 2) * scale]
  const arm = ({ pieces, bore, px, py, out, length }: (typeof seen)[number]): Mark => {
    const towards = out > 0
    const sign = towards ? -1 : 1
    const turn = (Math.atan2(sign * py, sign * px) * 180) / Math.PI
    const view = oblique(x, y, scale, turn, Math.abs(out))
    return upright(view, [
      spaceRun(pieces, view, 0, towards),
      towards && bore > 0 ? disc(view, -length, bore / 2, 'hole') : '',
    ])
  }
  const sorted = seen.toSorted((a, b) => a.out - b.out)
  const R = (hub * scale) / 2
  return sheet(title, [
    ...sorted.filter(({ out }) => out <= 0).map(arm),
    circle(x, y, R, 'glow'),
    screw > 0 ? circle(x + R * 0.1, y + R * 0.1, (screw * scale) / 2, 'mid', 'edge') : '',
    ...sorted.filter(({ out }) => out > 0).map(arm),
  ])
}

/** Several sizes of one part under one another at one scale, each with what it is called. */
function turnedRange(title: string, all: readonly { pieces: readonly Piece[]; text: string }[]): string {
  // Hexagons and threads take many points; a file holds as many sizes as stay small.
  let bytes = 0
  const parts = all.filter(({ pieces }, index) => {
    bytes += flat(pieces, 60, 300, 9).join('').length
    return index < 2 || bytes < 6_200
  })
  const widths = parts.map(({ pieces }) => findWidth(pieces))
  const scale = Math.min(
    480 / Math.max(...parts.map(({ pieces }) => sumLengths(pieces))),
    (460 - 26 * parts.length) / widths.reduce((sum, width) => sum + width, 0),
  )
  let top = 40
  const marks = parts.map(({ pieces, text }, index) => {
    const half = ((widths[index] ?? 0) * scale) / 2
    const y = top + half
    top += 2 * half + 30
    return [
      ...flat(pieces, 60, y, scale),
      centre(44, y, 76 + sumLengths(pieces) * scale, y),
      label(96 + sumLengths(pieces) * scale, y + 8, text, 'start', 20),
    ].join('')
  })
  return sheet(title, [...marks, caption(title)])
}

const branchedParameters = {
  title: text(),
  hub: mm(1, 200),
  arms: list(
    z.strictObject({
      angle: angle(-180, 298),
      pieces: list(
        z.strictObject({
          kind: choice(['cyl', 'dark', 'hex', 'thread', 'cone', 'barb', 'knurl', 'mesh', 'tube', 'darkCone']),
          l: mm(0.2, 200),
          d: mm(0.5, 200),
          to: mm(0.5, 200),
          dim: text(),
          dia: text(),
        }),
        12,
      ),
      text: text(),
      reach: text().exactOptional(),
      bore: mm(0.5, 100).exactOptional(),
    }),
    12,
  ),
  screw: mm(0.1, 200).exactOptional(),
  bare: flag(),
}

const turnedParameters = {
  title: text(),
  pieces: list(
    z.strictObject({
      kind: choice(['cyl', 'dark', 'hex', 'thread', 'cone', 'barb', 'knurl', 'mesh', 'tube', 'darkCone']),
      l: mm(0.2, 500),
      d: mm(0.5, 500),
      to: mm(0.5, 500),
      dim: text(),
      dia: text(),
    }),
    30,
  ),
  bore: mm(0, 500).exactOptional(),
  length: text().exactOptional(),
  bare: flag(),
}

export const families = {
  'branched-fitting-dimensions': family(branchedParameters, branchedDimensions),
  'branched-fitting-shaded': family(branchedParameters, branchedShaded),
  'fitting-dimensions': family(turnedParameters, turnedDimensions),
  'fitting-range': family(
    {
      title: text(),
      all: list(
        z.strictObject({
          pieces: list(
            z.strictObject({
              kind: choice([
                'cyl',
                'dark',
                'hex',
                'thread',
                'cone',
                'barb',
                'knurl',
                'mesh',
                'tube',
                'darkCone',
              ]),
              l: mm(0.2, 500),
              d: mm(0.5, 500),
              to: mm(0.5, 500),
              dim: text(),
              dia: text(),
            }),
            30,
          ),
          text: text(),
        }),
        12,
      ),
    },
    ({ title, all }) => turnedRange(title, all),
  ),
  'fitting-shaded': family(turnedParameters, turnedShaded),
}
