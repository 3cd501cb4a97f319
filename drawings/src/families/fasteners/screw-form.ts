import { angle, choice, count, family, flag, text } from '../../family.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  circle,
  hoop,
  path,
  polar,
  polygon,
  rect,
  regular,
  run,
  stroke,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

/** Forms without dimensions, in lines that can still be seen in a picture of 64 × 48. */
const WIDTH = 16

const thick = (points: readonly Point[]): Mark => stroke(`${run(points)}Z`, 'ink', WIDTH)

type Tip = 'flat' | 'cone' | 'dog' | 'cup'

/** The end of a set screw from its side: the thread to the left, the tip to the right. */
function pointForm(tip: Tip, title: string): string {
  const [y, r, start, end] = [300, 190, 60, 470]
  const half = { flat: r - 60, cone: 0, dog: 110, cup: r - 60 }[tip]
  const bevel = tip === 'cone' ? r : r - half
  const outline: Point[] = [
    [start, y - r],
    [end, y - r],
    [end + bevel, y - half],
    ...(tip === 'dog'
      ? ([
          [end + bevel + 130, y - half],
          [end + bevel + 130, y + half],
        ] as const)
      : []),
    [end + bevel, y + half],
    [end, y + r],
    [start, y + r],
  ]
  const cup: Point[] = [
    [end + bevel, y - half + 30],
    [end + bevel - 110, y],
    [end + bevel, y + half - 30],
  ]
  const threads = [0, 1, 2, 3].map((turn) => {
    const x = start + 40 + turn * 96
    return stroke(
      run([
        [x + 36, y - r],
        [x, y + r],
      ]),
      'deep',
      10,
    )
  })
  return sheet(title, [
    polygon(outline, 'light', 'none'),
    ...threads,
    ...(tip === 'cup' ? [polygon(cup, 'deep', 'none'), thick(cup)] : []),
    thick(outline),
  ])
}

type Drive = 'cross' | 'slot' | 'hexagon' | 'socket' | 'star'

/** The head of a screw from the front, with what turns it. */
function driveForm(drive: Drive, title: string): string {
  const [x, y, r] = [400, 300, 250]
  const head = drive === 'hexagon' ? regular(x, y, r, 6) : regular(x, y, r, 90)
  const arm = 52
  const cross: Point[] = [
    [-1, -3],
    [1, -3],
    [1, -1],
    [3, -1],
    [3, 1],
    [1, 1],
    [1, 3],
    [-1, 3],
    [-1, 1],
    [-3, 1],
    [-3, -1],
    [-1, -1],
  ].map(([a = 0, b = 0]): Point => [x + a * arm, y + b * arm])
  const star = Array.from({ length: 12 }, (_, i) => polar(x, y, i % 2 === 0 ? 150 : 100, i * 30))
  const recess: Record<Drive, Mark> = {
    cross: polygon(cross, 'ink'),
    slot: rect(x - r, y - 34, 2 * r, 68, 'ink'),
    hexagon: circle(x, y, r * 0.78, 'white', 'heavy'),
    socket: polygon(regular(x, y, 140, 6), 'ink'),
    star: polygon(star, 'ink'),
  }
  return sheet(title, [polygon(head, 'light', 'none'), recess[drive], thick(head)])
}

const heads = [
  'hex',
  'flange',
  'socket',
  'low',
  'button',
  'collar',
  'sunk',
  'pan',
  'cheese',
  'mushroom',
  'eye',
  'domed',
  'none',
] as const
type Head = (typeof heads)[number]

/** A head's outline from its side, as an SVG path whose seat is at x = 330, and what else it shows. */
const headForms: Record<Head, { readonly outline: string; readonly marks: readonly Mark[] }> = {
  hex: { outline: 'M160 80H330V520H160L120 470V130Z', marks: faces(190) },
  flange: {
    outline: 'M120 150L150 110H270Q285 70 330 40V560Q285 530 270 490H150L120 450Z',
    marks: faces(210),
  },
  socket: { outline: 'M90 110H330V490H90L60 460V140Z', marks: [socket(60, 190)] },
  low: { outline: 'M200 110H330V490H200L170 460V140Z', marks: [socket(170, 250)] },
  button: { outline: 'M330 60V540Q150 500 150 300Q150 100 330 60Z', marks: [socket(150, 240)] },
  collar: {
    outline: 'M280 110L280 20H330V580H280V490Q130 460 130 300Q130 140 280 110Z',
    marks: [socket(130, 220)],
  },
  sunk: { outline: 'M120 50H160L330 205V395L160 550H120Z', marks: [] },
  pan: { outline: 'M330 80V520H270Q170 500 170 300Q170 100 270 80Z', marks: [] },
  cheese: { outline: 'M190 110H330V490H190L160 460V140Z', marks: [rect(160, 262, 90, 76, 'ink')] },
  mushroom: {
    outline: 'M220 30V570Q110 480 110 300Q110 120 220 30ZM220 190H360V410H220Z',
    marks: [stroke('M220 190L360 410M220 410L360 190', 'ink', 10)],
  },
  eye: {
    outline: 'M260 190H330V410H260Z',
    marks: [hoop(160, 300, 110, 'ink', 90), hoop(160, 300, 110, 'light', 58)],
  },
  domed: { outline: 'M330 60V540Q190 500 190 300Q190 100 330 60Z', marks: [rect(20, 275, 180, 50, 'ink')] },
  none: {
    outline: 'M330 205H90L60 235V365L90 395H330',
    marks: [socket(60, 160), stroke('M284 205L260 395M354 205L330 395', 'deep', 10)],
  },
}

/** The edges between the three faces that a hexagon shows from its side. */
function faces(x: number): Mark[] {
  return [stroke(`M${x - 60} 190H${x + 70}M${x - 60} 410H${x + 70}`, 'ink', 10)]
}

/** A recess for a key, cut open. */
function socket(from: number, to: number): Mark {
  return polygon(
    [
      [from, 230],
      [to, 230],
      [to + 40, 300],
      [to, 370],
      [from, 370],
    ],
    'deep',
    'none',
  )
}

/** A screw or rivet from its side, the head to the left. A rivet's shank has no thread. */
function headForm(head: Head, title: string): string {
  const [y, r, start, end] = [300, 95, 330, 760]
  const { outline, marks } = headForms[head]
  const threads = [0, 1, 2, 3, 4].map((turn) => {
    const x = 400 + turn * 70
    return stroke(
      run([
        [x + 24, y - r],
        [x, y + r],
      ]),
      'deep',
      10,
    )
  })
  return sheet(title, [
    rect(start, y - r, end - start, 2 * r, 'light', 0, 'none'),
    ...(head === 'domed' ? [] : threads),
    stroke(`M${start} ${y - r}H${end}V${y + r}H${start}`, 'ink', WIDTH),
    path(outline, 'light', 'none'),
    ...marks,
    stroke(outline, 'ink', WIDTH),
  ])
}

interface Profile {
  readonly angle: number
  readonly turns: number
  readonly crest: 'flat' | 'round' | 'sharp'
  readonly taper: boolean
  readonly inside: boolean
  readonly spaced: boolean
}

/** A thread cut along its axis: of a screw, or of the hole that takes one. The taper is drawn stronger than it is. */
function threadForm({ angle: flanks, turns, crest, taper, inside, spaced }: Profile, title: string): string {
  const [y, start, end, radius] = [300, 40, 760, 200]
  const pitch = (end - start) / turns
  // Of a spaced thread the root is as wide as a tooth.
  const tooth = spaced ? pitch / 2 : pitch
  // A sharp crest has the whole height; the arcs of round ones take half of what they are given.
  const share = { flat: 0.75, round: 1.3, sharp: 1 }[crest]
  const height = Math.min((tooth / 2 / Math.tan((flanks * Math.PI) / 360)) * share, 150)
  const land = crest === 'sharp' ? 0 : tooth / 8
  const radiusAt = (x: number) => radius + (taper ? (x - (start + end) / 2) * 0.14 : 0)
  const points = Array.from({ length: turns }, (_, turn): Point[] => {
    const [from, middle] = [start + turn * pitch, start + turn * pitch + tooth / 2]
    const at = (x: number, depth: number): Point => [x, radiusAt(x) - depth]
    if (crest === 'round') return [at(from + tooth / 4, height), at(middle + tooth / 4, 0)]
    return [at(from, height), at(middle - land, 0), at(middle + land, 0), at(from + tooth, height)]
  }).flat()
  const cut = crest === 'round' ? height / 2 : height
  points.unshift([start, radiusAt(start) - cut])
  points.push([end, radiusAt(end) - cut])
  const profile = crest === 'round' ? rounded(points) : run(points).slice(1)
  // The two halves overlap, so that no seam is seen.
  const inner = inside ? 290 : -2
  const edge = (side: 1 | -1): string =>
    `<g transform="translate(0 ${y}) scale(1 ${side})">${[
      path(`M${start} ${inner}L${profile}L${end} ${inner}Z`, inside ? 'dark' : 'mid', 'none'),
      stroke(`M${profile}`, 'ink', WIDTH),
    ].join('')}</g>`
  return sheet(title, [edge(1), edge(-1)])
}

/** A run of points whose corners are arcs: the curve passes the middle of each line. */
const rounded = (points: readonly Point[]): string => {
  const [first = [0, 0]] = points
  const curves = points.slice(1).map((to, index): string => {
    const from = points[index] ?? to
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    return `Q${from.map(Math.round).join(' ')} ${Math.round(x)} ${Math.round(y)}`
  })
  return `${first.map(Math.round).join(' ')}${curves.join('')}L${(points.at(-1) ?? first).map(Math.round).join(' ')}`
}

export const families = {
  'screw-point-form': family(
    { tip: choice(['flat', 'cone', 'dog', 'cup']), title: text() },
    ({ tip, title }) => pointForm(tip, title),
  ),
  'screw-drive-form': family(
    { drive: choice(['cross', 'slot', 'hexagon', 'socket', 'star']), title: text() },
    ({ drive, title }) => driveForm(drive, title),
  ),
  'screw-head-form': family({ head: choice(heads), title: text() }, ({ head, title }) =>
    headForm(head, title),
  ),
  'thread-profile-form': family(
    {
      angle: angle(20, 90),
      turns: count(3, 14),
      crest: choice(['flat', 'round', 'sharp']),
      taper: flag(),
      inside: flag(),
      spaced: flag(),
      title: text(),
    },
    ({ title, ...profile }) => threadForm(profile, title),
  ),
}
