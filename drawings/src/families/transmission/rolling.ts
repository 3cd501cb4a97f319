import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  clipped,
  ellipse,
  num,
  path,
  polygon,
  run,
  type Fill,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

/** One half of a cut round body: positions are in mm along the axis and above it. */
export type Half = { at: (along: number, radius: number) => Point; scale: number }

/** The half above the axis, or mirrored below it. */
const halfAt = (x: number, y: number, scale: number, sign: 1 | -1): Half => ({
  at: (along, radius) => [x + along * scale, y - sign * radius * scale],
  scale,
})

/** A cut or seen outline in a half. */
export const solid = (
  half: Half,
  points: readonly (readonly [along: number, radius: number])[],
  fill: Fill = 'hatch',
  weight: 'outline' | 'edge' | 'fine' = 'outline',
): Mark =>
  polygon(
    points.map(([along, radius]) => half.at(along, radius)),
    fill,
    weight,
  )

/** A ring's outline from bore to outside, its two corners on one of the two bevelled. */
export const ringShape = (
  from: number,
  to: number,
  near: number,
  far: number,
  bevel: number,
): [number, number][] => {
  const inwards = Math.sign(near - far) * bevel
  return [
    [from, near],
    [to, near],
    [to, far + inwards],
    [to - bevel, far],
    [from + bevel, far],
    [from, far + inwards],
  ]
}

type Roller = {
  along: number
  radius: number
  length: number
  diameter: number
  tilt?: number
  barrel?: number
}

/** A roller in the cut: straight, tilted by degrees, or swollen by `barrel` mm in its middle. */
export function rollerIn(half: Half, roller: Roller, fill: Fill = 'glow'): Mark {
  const { along, radius, length, diameter, tilt = 0, barrel = 0 } = roller
  const [c, s] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  const at = (x: number, y: number): Point => half.at(along + x * c - y * s, radius + x * s + y * c)
  const [l, w] = [length / 2, diameter / 2]
  const [a, b, e, f] = [at(-l, w), at(l, w), at(l, -w), at(-l, -w)]
  const [up, down] = [at(0, w + barrel * 2), at(0, -w - barrel * 2)]
  const p = ([x, y]: Point): string => `${num(x)} ${num(y)}`
  return (
    path(`M${p(a)}Q${p(up)} ${p(b)}L${p(e)}Q${p(down)} ${p(f)}Z`, fill) +
    centre(...at(-l * 1.25, 0), ...at(l * 1.25, 0))
  )
}

/** A ball in the cut. */
export const ballIn = (half: Half, along: number, radius: number, ball: number): Mark => {
  const [x, y] = half.at(along, radius)
  return circle(x, y, ball * half.scale, 'glow')
}

type Size = { d: number; D: number; B: number; r?: number; title: string }
type Front = (x: number, y: number, scale: number) => readonly Mark[]

/** Rings and rolling elements as they show from the face: radii in mm. */
export const makeFront =
  (rings: readonly (readonly [radius: number, fill: Fill])[], elements?: Elements): Front =>
  (x, y, scale) => {
    const drawn = rings.map(([radius, fill]) => circle(x, y, radius * scale, fill, 'edge'))
    if (elements === undefined) return drawn
    const { count, pitch, radius, kind = 'ball' } = elements
    const all = Array.from({ length: count }, (_, index) => {
      const angle = ((index / count) * 2 - 0.5) * Math.PI
      const [cx, cy] = [x + Math.cos(angle) * pitch * scale, y + Math.sin(angle) * pitch * scale]
      return kind === 'ball'
        ? circle(cx, cy, radius * scale, 'glow', 'edge')
        : circle(cx, cy, radius * scale, 'mid', 'edge') +
            circle(cx, cy, radius * scale * 0.62, 'light', 'fine')
    })
    const race = rings.at(-2)?.[0] ?? 0
    return [...drawn.slice(0, -1), clipped('face', wheel(x, y, race * scale), all), ...drawn.slice(-1)]
  }

/** A circle as a path. */
export const wheel = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** A roller shows its flat end with a recess, a ball its round. */
type Elements = { count: number; pitch: number; radius: number; kind?: 'ball' | 'roller' }

type Options = {
  /** What the width is called: B, T, C. */
  letter?: string
  /** Further marks over the section: x and y of its middle, px per mm. */
  extra?: (x: number, y: number, scale: number) => readonly Mark[]
}

/** A bearing cut along its axis, and from its face, with its boundary dimensions. */
export function sectionSheet(
  size: Size,
  half: (at: Half) => readonly Mark[],
  front: Front,
  options: Options = {},
): string {
  const { d, D, B, r, title } = size
  const scale = Math.min(330 / D, 230 / B)
  // A bore too small for its figure has it beside its line: the outside's line makes room.
  const tight = d * scale < (String(d).length + 2) * 13 + 16
  const [x, y] = [tight ? 282 : 250, 282]
  const face = 555
  const [R, bore, w] = [(D * scale) / 2, (d * scale) / 2, (B * scale) / 2]
  return sheet(title, [
    ...half(halfAt(x, y, scale, 1)),
    ...half(halfAt(x, y, scale, -1)),
    centre(x - w - 24, y, x + w + 24, y),
    circle(face, y, R, 'light'),
    ...front(face, y, scale),
    circle(face, y, bore, 'white'),
    centre(face - R - 18, y, face + R + 18, y),
    centre(face, y - R - 18, face, y + R + 18),
    dimH(x - w, x + w, y + R + 48, `${options.letter ?? 'B'} ${B}`, y + R),
    dimV(y - R, y + R, x - w - (tight ? 126 : 100), `Ø ${D}`, x - w),
    dimV(y - bore, y + bore, x - w - 46, `Ø ${d}`, x - w),
    r === undefined ? '' : note([x + w - 3, y - R + 3], [x + w + 26, y - R - 34], `r ${r}`),
    ...(options.extra?.(x, y, scale) ?? []),
    caption(title),
  ])
}

/** The two edges of a bore, seen behind the cut. */
export const boreEdges = (half: Half, from: number, to: number, radius: number): Mark =>
  path(
    run([half.at(from, radius), half.at(from, 0)]) + run([half.at(to, radius), half.at(to, 0)]),
    'none',
    'edge',
  )

type Shaded = {
  title: string
  d: number
  D: number
  B: number
  r: number
  /** Radii of the lands, in mm: where the outer ring ends and the inner one starts. */
  outer: number
  inner: number
  /** What stands between them. */
  between: { kind: 'ball' | 'roller' | 'cage'; count: number; pitch: number; radius: number }
  /** How far the inner ring stands out at the near side, and the outer ring's own width. */
  proud?: number
  outerWidth?: number
  turn?: number
}

/** A bearing in space. */
export function ringShaded(of: Shaded): string {
  const { title, d, D, B, r, outer, inner, between, proud = 0, outerWidth = B } = of
  const view = oblique(400, 298, Math.min(390 / D, 330 / (B + D * 0.35)), of.turn ?? -22, 0.72)
  const near = -B / 2 + proud
  const far = near + outerWidth
  const px = view.scale
  const [mx, my] = spot(view, near, 0, 0)
  const [rx, ry] = [num(outer * px * view.open), num(outer * px)]
  const race = `M${num(mx)} ${num(my)}m0 -${ry}a${rx} ${ry} 0 0 1 0 ${num(2 * Number(ry))}a${rx} ${ry} 0 0 1 0 -${num(2 * Number(ry))}Z`
  const elements = Array.from({ length: between.count }, (_, index) => {
    const angle = ((index + 0.27) / between.count) * 2 * Math.PI
    const [cx, cy] = spot(
      view,
      near + B * 0.1,
      between.pitch * Math.cos(angle),
      between.pitch * Math.sin(angle),
    )
    const radius = between.radius * px
    return between.kind === 'ball'
      ? circle(cx, cy, radius * 0.92, 'glow', 'edge')
      : ellipse(cx, cy, radius * view.open, radius, 'mid', 'edge') +
          ellipse(cx, cy, radius * view.open * 0.62, radius * 0.62, 'light', 'fine')
  })
  const innerRing =
    proud > 0 ? cylinder(view, near - proud, near + 1, inner, inner * 1.02) : disc(view, near, inner, 'light')
  return sheet(title, [
    upright(view, [
      cylinder(view, near + r, far, D / 2, D / 2 - r),
      cylinder(view, near, near + r, D / 2 - r * 0.6, D / 2),
      disc(view, near, outer, 'deep'),
      clipped('race', race, [
        between.kind === 'cage'
          ? ''
          : disc(view, near + B * 0.1, between.pitch + between.radius * 0.42, 'mid', 'fine'),
        ...elements,
      ]),
      innerRing,
      disc(view, near - proud, d / 2 + r * 0.6, 'white', 'fine'),
      disc(view, near - proud, d / 2, 'hole'),
    ]),
  ])
}
