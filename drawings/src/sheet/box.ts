import { placed, polygon, type Fill, type Mark, type Point } from './svg.ts'

/** A shaded view of things made of boxes: the front looks to the lower left, the top and the right side show. */
type BoxView = {
  /** Where the front's lower left corner lies on the sheet, and px per unit. */
  x: number
  y: number
  scale: number
  /** Degrees by which it is turned and looked down on. */
  yaw: number
  pitch: number
}

export const boxView = (x: number, y: number, scale: number, yaw = 32, pitch = 24): BoxView => ({
  x,
  y,
  scale,
  yaw,
  pitch,
})

const axes = (view: BoxView): { right: Point; back: Point; up: number } => {
  const [yaw, pitch] = [(view.yaw * Math.PI) / 180, (view.pitch * Math.PI) / 180]
  return {
    right: [Math.cos(yaw), Math.sin(yaw) * Math.sin(pitch)],
    back: [Math.sin(yaw), -Math.cos(yaw) * Math.sin(pitch)],
    up: Math.cos(pitch),
  }
}

/** Where a point lies: `x` to the right, `y` up, `z` to the back. */
export function corner(view: BoxView, x: number, y: number, z: number): Point {
  const { right, back, up } = axes(view)
  return [
    view.x + view.scale * (x * right[0] + z * back[0]),
    view.y + view.scale * (x * right[1] + z * back[1] - y * up),
  ]
}

type Box = { x?: number; y?: number; z?: number; width: number; height: number; depth: number }
type Faces = { front?: Fill; top?: Fill; side?: Fill }

/** A box with its three visible faces. */
export function box(view: BoxView, of: Box, fills: Faces = {}): Mark {
  const { x = 0, y = 0, z = 0, width, height, depth } = of
  const at = (dx: number, dy: number, dz: number): Point => corner(view, x + dx, y + dy, z + dz)
  return (
    polygon(
      [at(0, height, 0), at(width, height, 0), at(width, height, depth), at(0, height, depth)],
      fills.top ?? 'white',
    ) +
    polygon(
      [at(width, 0, 0), at(width, height, 0), at(width, height, depth), at(width, 0, depth)],
      fills.side ?? 'dark',
    ) +
    polygon([at(0, 0, 0), at(width, 0, 0), at(width, height, 0), at(0, height, 0)], fills.front ?? 'mid')
  )
}

/** Flat marks laid on a front face: their zero is the point given, x runs right, y runs down, in px of the sheet. */
export function onFront(view: BoxView, x: number, y: number, z: number, marks: readonly Mark[]): Mark {
  const { right, up } = axes(view)
  const [ox, oy] = corner(view, x, y, z)
  return placed([right[0], right[1], 0, up, ox, oy], marks)
}

/** Flat marks laid on a top: x runs right, y runs to the front. */
export function onTop(view: BoxView, x: number, y: number, z: number, marks: readonly Mark[]): Mark {
  const { right, back } = axes(view)
  const [ox, oy] = corner(view, x, y, z)
  return placed([right[0], right[1], -back[0], -back[1], ox, oy], marks)
}
