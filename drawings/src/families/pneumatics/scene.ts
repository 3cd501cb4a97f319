import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { polygon, type Fill, type Mark, type Point } from '../../sheet/svg.ts'
import { sumLengths, spaceRun, type Piece } from './turning.ts'

/** A place: x to the right, y up, z to the reader, mm. */
export type Place = readonly [x: number, y: number, z: number]

/** From where a scene of boxes and turned parts is seen; its zero lies at x, y of the sheet. */
export type Camera = { x: number; y: number; scale: number; yaw: number; pitch: number }

/** Looks from the left and above, so that front, left and top show. */
const camera = (x: number, y: number, scale: number, yaw = 32, pitch = 26): Camera => ({
  x,
  y,
  scale,
  yaw,
  pitch,
})

const seenFrom = (
  { yaw, pitch }: Camera,
  [x, y, z]: Place,
): readonly [x: number, down: number, out: number] => {
  const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180]
  const depth = -x * Math.sin(a) + z * Math.cos(a)
  return [
    x * Math.cos(a) + z * Math.sin(a),
    depth * Math.sin(b) - y * Math.cos(b),
    depth * Math.cos(b) + y * Math.sin(b),
  ]
}

/** Where a place lies on the sheet. */
function at(view: Camera, place: Place): Point {
  const [x, down] = seenFrom(view, place)
  return [view.x + x * view.scale, view.y + down * view.scale]
}

/** A camera that shows everything between two corners in the middle of the sheet. */
export function fitted(from: Place, to: Place, yaw = 32, pitch = 26, wide = 640, high = 450): Camera {
  const unit = camera(0, 0, 1, yaw, pitch)
  const points = [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) =>
      [0, 1].map((k) => at(unit, [i ? to[0] : from[0], j ? to[1] : from[1], k ? to[2] : from[2]])),
    ),
  )
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min(wide / (x2 - x1), high / (y2 - y1))
  return camera(400 - ((x1 + x2) / 2) * scale, 295 - ((y1 + y2) / 2) * scale, scale, yaw, pitch)
}

type Faces = { front?: Fill; side?: Fill; top?: Fill }
export const blackFaces: Faces = { front: 'black', side: 'ink', top: 'deep' }

/** A box between two corners: its front, its left side and its top. */
export function solid(view: Camera, [x1, y1, z1]: Place, [x2, y2, z2]: Place, faces: Faces = {}): Mark {
  const face = (points: readonly Place[], fill: Fill): Mark =>
    polygon(
      points.map((place) => at(view, place)),
      fill,
    )
  const side = view.yaw < 0 ? x2 : x1
  return (
    face(
      [
        [x1, y2, z1],
        [x2, y2, z1],
        [x2, y2, z2],
        [x1, y2, z2],
      ],
      faces.top ?? 'white',
    ) +
    face(
      [
        [side, y1, z1],
        [side, y2, z1],
        [side, y2, z2],
        [side, y1, z2],
      ],
      faces.side ?? 'dark',
    ) +
    face(
      [
        [x1, y1, z2],
        [x2, y1, z2],
        [x2, y2, z2],
        [x1, y2, z2],
      ],
      faces.front ?? 'mid',
    )
  )
}

/** A flat shape of any corners. */
export const facet = (view: Camera, points: readonly Place[], fill: Fill = 'mid'): Mark =>
  polygon(
    points.map((place) => at(view, place)),
    fill,
  )

/** A plate seen from the front, its outline given in x and y, as thick as `z1` to `z2`: its rim on the left and top. */
export function plate(
  view: Camera,
  outline: readonly Point[],
  z1: number,
  z2: number,
  front: Fill = 'mid',
): Mark {
  const rims = outline.map(([ax, ay], index): Mark => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    return facet(
      view,
      [
        [ax, ay, z1],
        [bx, by, z1],
        [bx, by, z2],
        [ax, ay, z2],
      ],
      Math.abs(bx - ax) > Math.abs(by - ay) ? 'white' : 'dark',
    )
  })
  return (
    rims.join('') +
    facet(
      view,
      outline.map(([x, y]): Place => [x, y, z2]),
      front,
    )
  )
}

/** A circle on a face: `normal` is the axis the face looks along. */
export function spotOn(
  view: Camera,
  normal: 'x' | 'y' | 'z',
  [x, y, z]: Place,
  radius: number,
  fill: Fill = 'black',
): Mark {
  const points = Array.from({ length: 18 }, (_, index): Point => {
    const [a, b] = [radius * Math.cos((index * Math.PI) / 9), radius * Math.sin((index * Math.PI) / 9)]
    if (normal === 'x') return at(view, [x, y + a, z + b])
    return normal === 'y' ? at(view, [x + a, y, z + b]) : at(view, [x + a, y + b, z])
  })
  return polygon(points, fill, 'edge')
}

/** Turned pieces from a place in a direction. */
export function pin(view: Camera, from: Place, direction: Place, pieces: readonly Piece[], bore = 0): Mark {
  const [px, py, out] = seenFrom(view, direction)
  const [x, y] = at(view, from)
  const towards = out > 0
  const sign = towards ? -1 : 1
  const slanted = oblique(
    x,
    y,
    view.scale,
    (Math.atan2(sign * py, sign * px) * 180) / Math.PI,
    Math.min(0.98, Math.abs(out)),
  )
  return upright(slanted, [
    spaceRun(pieces, slanted, 0, towards),
    bore > 0 && towards ? disc(slanted, -sumLengths(pieces), bore / 2, 'hole') : '',
  ])
}

/** A plain cylinder from a place in a direction. */
export function barrel(
  view: Camera,
  from: Place,
  direction: Place,
  length: number,
  radius: number,
  fill: Fill = 'roundH',
  face: Fill = 'light',
): Mark {
  const [px, py, out] = seenFrom(view, direction)
  const [x, y] = at(view, from)
  const towards = out > 0
  const sign = towards ? -1 : 1
  const slanted = oblique(
    x,
    y,
    view.scale,
    (Math.atan2(sign * py, sign * px) * 180) / Math.PI,
    Math.min(0.98, Math.abs(out)),
  )
  return upright(slanted, [
    towards
      ? cylinder(slanted, -length, 0, radius, radius, fill, face)
      : cylinder(slanted, 0, length, radius, radius, fill, face),
  ])
}
