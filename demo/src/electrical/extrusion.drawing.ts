import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { num, polygon, type Fill, type Mark, type Point } from '../drawing/svg.ts'

/** A part of one cross-section all along. */
export type Extrusion = {
  title: string
  /** The closed profile in mm, clockwise, x to the right and y down. */
  profile: readonly Point[]
  /** Marks laid over the section, with px per mm and the place of the profile's zero. */
  over?: (x: number, y: number, scale: number) => Mark[]
  fill?: Fill
  /** How far it runs back, as a share of its larger side. */
  run?: number
  /** Slots and marks on the swept sides, given a way to place a profile point at a depth share. */
  sides?: (at: (point: Point, share: number) => Point) => Mark[]
  /** A point of the face those marks lie on, where parts in front hide them. */
  sidesOn?: Point
  figures?: readonly [string, string]
}

const bounds = (points: readonly Point[]): [number, number, number, number] => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
]

/** The section with its outside dimensions. */
function extrusionSection({ title, profile, over, figures, fill = 'hatchFine' }: Extrusion): string {
  const [x1, y1, x2, y2] = bounds(profile)
  const scale = Math.min(470 / (x2 - x1), 340 / (y2 - y1))
  const [x, y] = [420 - ((x1 + x2) / 2) * scale, 265 - ((y1 + y2) / 2) * scale]
  const px = (value: number): number => x + value * scale
  const py = (value: number): number => y + value * scale
  return sheet(title, [
    polygon(
      profile.map(([a, b]): Point => [px(a), py(b)]),
      fill,
    ),
    ...(over === undefined ? [] : over(x, y, scale)),
    dimH(px(x1), px(x2), py(y2) + 52, figures?.[0] ?? num(x2 - x1), py(y2)),
    dimV(py(y1), py(y2), px(x1) - 52, figures?.[1] ?? num(y2 - y1), px(x1)),
    caption(title),
  ])
}

/** A length of it in space, running back to the upper right. */
function extrusionShaded(
  { title, profile, run = 3, sides, sidesOn }: Extrusion,
  front: Fill = 'mid',
): string {
  const [x1, y1, x2, y2] = bounds(profile)
  const long = run * Math.max(x2 - x1, y2 - y1)
  const [dx, dy] = [long * 0.72, -long * 0.42]
  const scale = Math.min(640 / (x2 - x1 + dx), 460 / (y2 - y1 - dy))
  const left = 400 - (scale * (x1 + x2 + dx)) / 2
  const top = 300 - (scale * (y1 + y2 + dy)) / 2
  const at = ([x, y]: Point, share: number): Point => [
    left + scale * (x + dx * share),
    top + scale * (y + dy * share),
  ]
  const area = profile.reduce((sum, [x, y], index) => {
    const [nx, ny] = profile[(index + 1) % profile.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)
  const faces = profile.flatMap((from, index) => {
    const to = profile[(index + 1) % profile.length] ?? from
    const turn = Math.sign(area)
    const [nx, ny] = [(to[1] - from[1]) * turn, -(to[0] - from[0]) * turn]
    // A side shows when it looks to where the sweep runs: up or to the right.
    if (nx * dx + ny * dy <= 0) return []
    const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const length = Math.hypot(nx, ny)
    const fill: Fill = ny / length < -0.5 ? 'white' : ny / length < 0.2 ? 'dark' : 'deep'
    return [
      {
        order: mx * dx + my * dy,
        mark: polygon([at(from, 0), at(from, 1), at(to, 1), at(to, 0)], fill, 'edge'),
      },
    ]
  })
  const order = sidesOn === undefined ? Infinity : sidesOn[0] * dx + sidesOn[1] * dy + 0.01
  const laid = [...faces, ...(sides === undefined ? [] : [{ order, mark: sides(at).join('') }])]
  return sheet(title, [
    ...laid.toSorted((a, b) => a.order - b.order).map(({ mark }) => mark),
    polygon(
      profile.map((point) => at(point, 0)),
      front,
    ),
  ])
}

/** Both views as a product's pictures. */
export const extrusionPictures = (
  part: Extrusion,
  front?: Fill,
): { view: 'section' | 'shaded'; draw: () => string }[] => [
  { view: 'section', draw: () => extrusionSection(part) },
  { view: 'shaded', draw: () => extrusionShaded(part, front) },
]
