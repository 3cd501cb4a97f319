import { box, boxView, corner, onFront } from '../../sheet/box.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, placed, polygon, rect, type Fill, type Mark, type Point } from '../../sheet/svg.ts'

/** Marks on a front, in a frame of w × h px whose zero is the upper left. */
export type Art = (w: number, h: number) => Mark[]

type Tone = 'light' | 'white' | 'mid' | 'dark' | 'deep' | 'black' | 'accent'

/** A box of a device: millimetres from the left, from the top, and from the front backwards. */
export type Block = {
  x: number
  y: number
  z: number
  width: number
  height: number
  depth: number
  tone?: Tone
  art?: Art
}

/** A device made of boxes, the rear ones first. */
export type Device = {
  title: string
  blocks: readonly Block[]
  /** Whether it snaps onto a 35 mm rail, whose middle lies at this height. */
  rail?: number
  /** Its outline from the right side, in parts of its depth and height, where boxes do not tell it. */
  outline?: readonly Point[]
  /** Other figures than the outside ones, in the order width, height, depth. */
  figures?: readonly [string, string, string]
}

const tops: Record<Tone, readonly [front: Fill, top: Fill, side: Fill]> = {
  light: ['light', 'white', 'dark'],
  white: ['white', 'light', 'mid'],
  mid: ['mid', 'light', 'dark'],
  dark: ['dark', 'mid', 'deep'],
  deep: ['deep', 'dark', 'black'],
  black: ['black', 'deep', 'ink'],
  accent: ['accent', 'accent', 'accent'],
}

const extent = (blocks: readonly Block[]): { low: number[]; high: number[] } => ({
  low: [
    Math.min(...blocks.map(({ x }) => x)),
    Math.min(...blocks.map(({ y }) => y)),
    Math.min(...blocks.map(({ z }) => z)),
  ],
  high: [
    Math.max(...blocks.map(({ x, width }) => x + width)),
    Math.max(...blocks.map(({ y, height }) => y + height)),
    Math.max(...blocks.map(({ z, depth }) => z + depth)),
  ],
})

const spans = (blocks: readonly Block[]): readonly [number, number, number, number[]] => {
  const { low, high } = extent(blocks)
  const [a = 0, b = 0, c = 0] = low
  const [d = 0, e = 0, f = 0] = high
  return [d - a, e - b, f - c, low]
}

const written = (value: number): string => String(Math.round(value * 10) / 10)

/** The device from the front and from its right side, with its outside dimensions. */
export function blocksDimensions({ title, blocks, rail, figures, outline }: Device): string {
  const [width, height, depth, [x0 = 0, y0 = 0, z0 = 0]] = spans(blocks)
  const scale = Math.min(395 / height, 505 / (width + depth))
  const total = (width + depth) * scale + 84
  const left = 420 - total / 2
  const top = 268 - (height * scale) / 2
  const side = left + width * scale + 84
  const front = blocks.map(({ x, y, width: w, height: h, tone = 'light', art }) =>
    placed(
      [1, 0, 0, 1, left + (x - x0) * scale, top + (y - y0) * scale],
      [
        rect(0, 0, w * scale, h * scale, tops[tone][0], Math.min(4, w * scale * 0.1)),
        ...(art === undefined ? [] : art(w * scale, h * scale)),
      ],
    ),
  )
  const profile = blocks.map(({ y, z, height: h, depth: d, tone = 'light' }) =>
    rect(
      side + (z - z0) * scale,
      top + (y - y0) * scale,
      d * scale,
      h * scale,
      tops[tone][tone === 'black' ? 0 : 1],
      2,
    ),
  )
  const [bottom, end] = [top + height * scale, side + depth * scale]
  const back =
    rail === undefined
      ? []
      : [
          rect(end - 7, top + (rail - y0 - 17.5) * scale, 14, 35 * scale, 'white', 0, 'none'),
          line(
            [
              [end, top + (rail - y0 - 17.5) * scale],
              [end - 7, top + (rail - y0 - 17.5) * scale],
              [end - 7, top + (rail - y0 + 17.5) * scale],
              [end, top + (rail - y0 + 17.5) * scale],
            ],
            'edge',
          ),
          rect(end - 5, top + (rail - y0 - 17.5) * scale - 3, 5, 35 * scale + 6, 'roundV', 1, 'edge'),
        ]
  return sheet(title, [
    ...front,
    ...(outline === undefined
      ? profile
      : [
          polygon(
            outline.map(([z, y]) => [side + z * depth * scale, top + y * height * scale]),
            tops[blocks[0]?.tone ?? 'light'][1],
          ),
        ]),
    ...back,
    dimH(left, left + width * scale, bottom + 46, figures?.[0] ?? written(width), bottom),
    dimV(top, bottom, left - 44, figures?.[1] ?? written(height), left),
    dimH(side, end, bottom + 46, figures?.[2] ?? written(depth), bottom),
    caption(title),
  ])
}

/** The device in space. */
export function blocksShaded({ title, blocks }: Device, yaw = 34, pitch = 24): string {
  const view = boxView(0, 0, 1, yaw, pitch)
  const [, height, , [x0 = 0, y0 = 0, z0 = 0]] = spans(blocks)
  const bottom = y0 + height
  const corners = blocks.flatMap(({ x, y, z, width, height: h, depth }) =>
    [0, 1].flatMap((i) =>
      [0, 1].flatMap((j) =>
        [0, 1].map((k): Point => corner(view, x - x0 + i * width, bottom - y - j * h, z - z0 + k * depth)),
      ),
    ),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [l, r, t, b] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(560 / (r - l), 450 / (b - t))
  const at = boxView(400 - (scale * (l + r)) / 2, 300 - (scale * (t + b)) / 2, scale, yaw, pitch)
  return sheet(
    title,
    blocks.flatMap(({ x, y, z, width, height: h, depth, tone = 'light', art }) => {
      const [front, top, side] = tops[tone]
      return [
        box(at, { x: x - x0, y: bottom - y - h, z: z - z0, width, height: h, depth }, { front, top, side }),
        art === undefined ? '' : onFront(at, x - x0, bottom - y, z - z0, art(width * scale, h * scale)),
      ]
    }),
  )
}

/** A terminal screw, slotted. */
const screw = (x: number, y: number, r: number): Mark =>
  circle(x, y, r, 'dark', 'edge') +
  line(
    [
      [x - r * 0.65, y - r * 0.2],
      [x + r * 0.65, y + r * 0.2],
    ],
    'edge',
  )

/** A row of terminal screws over a width. */
export const screws = (count: number, w: number, y: number, r: number): Mark[] =>
  Array.from({ length: count }, (_, index) => screw((w * (index + 0.5)) / count, y, r))

/** A text on a front, its middle at the point. */
export const mark = (x: number, y: number, words: string, height: number): Mark =>
  label(x, y + height * 0.36, words, 'middle', Math.max(9, Math.round(height)))

/** A window: a display, a label, a plate. */
export const plate = (x: number, y: number, width: number, height: number, fill: Fill = 'white'): Mark =>
  rect(x, y, width, height, fill, 3, 'edge')

/** Slots in a row, as air slits or fins. */
export const slits = (
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill = 'black',
): Mark[] =>
  Array.from({ length: count }, (_, index) =>
    rect(x, y + (height * (index + 0.2)) / count, width, (height * 0.5) / count, fill, 1, 'none'),
  )
