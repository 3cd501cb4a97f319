import { choice, family, flag, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  line,
  num,
  path,
  polygon,
  rect,
  regular,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'
import { darkened } from './dark.ts'

/** A nut: `m` is its hexagon, `h` all of it. Its bearing face lies to the left in the side view. */
type Nut = {
  form: 'plain' | 'nylon' | 'metal' | 'flange' | 'cap' | 'castle' | 'weld'
  d: number
  pitch: number
  m: number
  s: number
  h: number
  /** Flange or collar at the foot: its diameter and thickness. */
  foot?: number
  rim?: number
  /** Dome of a cap nut, crown of a castle nut. */
  dome?: number
  slot?: number
  /** Depth of the thread where it ends blind. */
  blind?: number
  thread: string
  title: string
  dark: boolean
}

/** What stands on the hexagon, as radii along the axis, from the hexagon's end to the nut's. */
function top({ form, m, h, s, dome = 0 }: Nut): Point[] {
  if (form === 'nylon' || form === 'metal')
    return form === 'nylon'
      ? [
          [m, s * 0.46],
          [h - (h - m) * 0.35, s * 0.445],
          [h, s * 0.37],
        ]
      : [
          [m, s * 0.46],
          [h, s * 0.385],
        ]
  if (form === 'cap') {
    const r = dome / 2
    return Array.from({ length: 9 }, (_, index): Point => {
      const angle = (index * Math.PI) / 16
      return [index === 0 ? m : h - r + r * Math.sin(angle), r * Math.cos(angle)]
    })
  }
  if (form === 'castle')
    return dome > 0
      ? [
          [m, dome / 2],
          [h, dome / 2],
        ]
      : []
  return []
}

/** The nut from its face, and from its side with the lower half cut. */
function nutSheet(nut: Nut): string {
  const { form, d, pitch, m, s, h, title, thread, foot = 0, rim = 0, blind, slot = 0, dome = 0 } = nut
  const wide = Math.max(acrossCorners(s), foot)
  const scale = Math.min(290 / wide, (form === 'cap' ? 240 : 290) / h)
  const [y, front] = [262, 245]
  const [e, sp] = [acrossCorners(s) * scale, s * scale]
  const core = (d - 1.0825 * pitch) * scale
  const x1 = (form === 'cap' ? 560 : 610) - (h * scale) / 2
  const [xm, x2] = [x1 + m * scale, x1 + h * scale]
  const tall = top(nut).map(([a, r]): Point => [x1 + a * scale, r * scale])
  const bore = blind === undefined ? x2 : x1 + blind * scale
  const flange = form === 'flange'
  const skirt = x1 + h * scale * 0.36
  const F = (foot * scale) / 2
  const crown = form === 'castle' && dome > 0
  const slots = slot * scale
  const floor = x1 + (rim === 0 ? h * 0.66 : rim) * scale
  const above =
    tall.length === 0
      ? ''
      : path(
          `M${num(tall[0]?.[0] ?? 0)} ${num(y - (tall[0]?.[1] ?? 0))}${tall.map(([a, r]) => `L${num(a)} ${num(y - r)}`).join('')}${tall
            .toReversed()
            .map(([a, r]) => `L${num(a)} ${num(y + r)}`)
            .join('')}Z`,
          'roundH',
        )
  const lower: Point[] = [
    [x1, y],
    [x1, y + (flange ? F : sp / 2)],
    ...(flange
      ? ([
          [x1 + rim * scale, y + F],
          [skirt, y + sp * 0.56],
        ] as Point[])
      : ([[x1 + 6, y + e / 2]] as Point[])),
    ...(tall.length === 0 || crown
      ? ([
          [xm - 6, y + e / 2],
          [xm, y + sp / 2],
        ] as Point[])
      : ([[xm, y + e / 2]] as Point[])),
    ...tall.map(([a, r]): Point => [a, y + r]),
    [x2, y + (form === 'cap' ? 0 : core / 2)],
    [x2, y],
  ]
  const weld = form === 'weld' ? weldFoot(nut, x1, y, scale) : ''
  return sheet(title, [
    flange ? circle(front, y, F, 'mid') + circle(front, y, F * 0.95, 'light', 'fine') : '',
    polygon(regular(front, y, e / 2, 6, 90), 'light'),
    face(nut, front, y, scale, core),
    centre(front - wide * scale * 0.5 - 20, y, front + wide * scale * 0.5 + 20, y),
    centre(front, y - wide * scale * 0.5 - 16, front, y + wide * scale * 0.5 + 16),
    weld,
    above,
    hexSide({
      x1: flange ? skirt - 5 : x1,
      x2: form === 'castle' && !crown ? x2 : xm,
      y,
      s: sp,
      chamfer: flange ? 'right' : tall.length === 0 ? 'both' : crown ? 'both' : 'left',
    }),
    flange
      ? path(
          `M${num(skirt)} ${num(y - sp * 0.57)}Q${num(x1 + rim * scale * 1.6)} ${num(y - sp * 0.6)} ${num(x1 + rim * scale)} ${num(y - F)}H${num(x1)}V${num(y)}H${num(skirt)}Z`,
          'roundH',
        )
      : '',
    polygon(lower, 'hatch'),
    form === 'nylon'
      ? polygon(
          [
            [xm + 3, y + core / 2 - 3],
            [x2 - (h - m) * scale * 0.22, y + core / 2 - 3],
            [x2 - (h - m) * scale * 0.22, y + sp * 0.36],
            [xm + 3, y + sp * 0.36],
          ],
          'deep',
        )
      : '',
    form === 'castle' ? rect(floor, y - slots / 2, x2 - floor, slots, 'dark') : '',
    rect(x1, y, (form === 'nylon' ? xm + 3 : bore) - x1, core / 2, 'white'),
    form === 'nylon' ? rect(xm + 3, y, x2 - xm - 3, core / 2 - 3, 'white', 0, 'edge') : '',
    blind === undefined
      ? ''
      : polygon(
          [
            [bore, y],
            [bore, y + core / 2],
            [bore + core * 0.25, y],
          ],
          'white',
        ),
    polygon(
      [
        [x1, y + core / 2],
        [form === 'nylon' ? xm : bore - (blind === undefined ? 0 : 8), y + core / 2],
        [form === 'nylon' ? xm : bore - (blind === undefined ? 9 : 8), y + (d * scale) / 2],
        [x1 + 8, y + (d * scale) / 2],
      ],
      'none',
      'fine',
    ),
    line([
      [x1, y],
      [x2, y],
    ]),
    centre(x1 - 24, y, x2 + 24, y),
    dimH(front - sp / 2, front + sp / 2, y + (wide * scale) / 2 + 62, `s ${s}`, y + e / 4),
    dimH(x1, x2, y + (wide * scale) / 2 + 62, `${h === m || form === 'castle' ? 'm' : 'h'} ${h}`, [
      y + (flange ? F : sp / 2),
      y + (form === 'cap' ? 0 : (tall.at(-1)?.[1] ?? sp / 2)),
    ]),
    dimV(y - (d * scale) / 2, y + (d * scale) / 2, front - (wide * scale) / 2 - 34, thread, front - 20),
    flange ? dimV(y - F, y + F, x2 + 60, `dc ${foot}`, [x1, x1 + 2], 'right') : '',
    form === 'cap'
      ? dimV(y - (dome * scale) / 2, y + (dome * scale) / 2, x2 + 52, `dk ${dome}`, xm + 8, 'right')
      : '',
    caption(title),
  ])
}

/** What is seen inside the hexagon from the front. */
function face(nut: Nut, x: number, y: number, scale: number, core: number): Mark {
  const { form, s, d, dome = 0, slot = 0 } = nut
  const chamfer = circle(x, y, s * scale * 0.48, 'white', 'fine')
  if (form === 'cap') return chamfer + circle(x, y, (dome * scale) / 2, 'glow')
  if (form === 'nylon')
    return (
      chamfer +
      circle(x, y, s * scale * 0.44, 'light', 'edge') +
      circle(x, y, s * scale * 0.37, 'deep') +
      circle(x, y, core / 2 - 3, 'white')
    )
  if (form === 'metal')
    return (
      chamfer +
      circle(x, y, s * scale * 0.45, 'light', 'edge') +
      [90, 210, 330]
        .map((angle) => {
          const [a, b] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
          const r = s * scale * 0.385
          return line(
            [
              [x + a * r - b * r * 0.4, y + b * r + a * r * 0.4],
              [x + a * r + b * r * 0.4, y + b * r - a * r * 0.4],
            ],
            'heavy',
          )
        })
        .join('') +
      tappedHole(x, y, core, d * scale)
    )
  if (form === 'castle') {
    const R = ((dome > 0 ? dome : s * 0.96) * scale) / 2
    return (
      chamfer +
      circle(x, y, R, 'light') +
      [0, 60, 120]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} ${num(x)} ${num(y)})">${rect(x - R, y - (slot * scale) / 2, 2 * R, slot * scale, 'dark', 0, 'edge')}</g>`,
        )
        .join('') +
      tappedHole(x, y, core, d * scale)
    )
  }
  if (form === 'weld')
    return (
      chamfer +
      [90, 210, 330]
        .map((angle) => {
          const [a, b] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
          return circle(x + a * s * scale * 0.5, y + b * s * scale * 0.5, s * scale * 0.055, 'deep', 'edge')
        })
        .join('') +
      circle(x, y, ((nut.foot ?? d) * scale) / 2, 'light') +
      tappedHole(x, y, core, d * scale)
    )
  return chamfer + tappedHole(x, y, core, d * scale)
}

/** The pilot collar and the projections under a weld nut. */
function weldFoot({ foot = 0, rim = 0, s }: Nut, x1: number, y: number, scale: number): Mark {
  const [F, deep] = [(foot * scale) / 2, Math.max(8, rim * scale)]
  return (
    rect(x1 - deep * 0.7, y - F, deep * 0.7, 2 * F, 'roundH') +
    polygon(
      [
        [x1, y - s * scale * 0.5],
        [x1 - deep, y - s * scale * 0.47],
        [x1, y - s * scale * 0.4],
      ],
      'dark',
    ) +
    polygon(
      [
        [x1, y + s * scale * 0.5],
        [x1 - deep, y + s * scale * 0.47],
        [x1, y + s * scale * 0.4],
      ],
      'dark',
    )
  )
}

/** The nut in space, its top to the front. */
function nutInSpace(nut: Nut): string {
  const { form, d, pitch, m, s, h, title, dark, foot = 0, rim = 0, dome = 0, slot = 0 } = nut
  const wide = Math.max(acrossCorners(s), foot)
  const scale = Math.min(340 / wide, 430 / (h + wide * 0.5))
  const view = oblique(400, 300, scale, -26, 0.62)
  const [near, far] = [-h / 2, h / 2]
  const hexNear = far - m
  const hex = (a: number, b: number): Mark =>
    prism(view, a, b, section(acrossCorners(s) / 2, 6, 0)) + disc(view, a, s * 0.475, 'white', 'fine')
  const hole = (x: number): Mark =>
    disc(view, x, d / 2, 'mid') + disc(view, x, (d - 1.08 * pitch) / 2, 'hole')
  const marks: Mark[] = []
  if (form === 'flange')
    marks.push(
      cylinder(view, far - rim, far, foot / 2),
      cylinder(view, far - h * 0.36, far - rim, s * 0.56, (foot / 2) * 0.98),
      hex(near, far - h * 0.34),
      hole(near),
    )
  else if (form === 'weld') {
    marks.push(
      hex(near, far),
      ...[90, 210, 330].map((angle) => {
        const a = (angle * Math.PI) / 180
        const [x, y] = spot(view, near, s * 0.5 * Math.sin(a), s * 0.5 * Math.cos(a))
        return circle(x, y, s * 0.05 * scale, 'deep', 'edge')
      }),
      cylinder(view, near - rim * 2, near, foot / 2),
      hole(near - rim * 2),
    )
  } else if (form === 'cap') {
    const r = dome / 2
    marks.push(hex(hexNear, far), cylinder(view, near + r, hexNear, r))
    // A ball looks round from everywhere: its near half is a half circle closed by the cylinder's mouth.
    const [[cx, cy], R] = [spot(view, near + r, 0, 0), r * scale]
    const half = `M${num(cx)} ${num(cy - R)}A${num(R)} ${num(R)} 0 0 0 ${num(cx)} ${num(cy + R)}`
    marks.push(
      path(`${half}A${num(view.open * R)} ${num(R)} 0 0 0 ${num(cx)} ${num(cy - R)}Z`, 'glow', 'none'),
      path(half),
    )
  } else {
    marks.push(hex(hexNear, far))
    if (form === 'nylon')
      marks.push(
        cylinder(view, near + (h - m) * 0.4, hexNear, s * 0.44, s * 0.46),
        cylinder(view, near, near + (h - m) * 0.4, s * 0.37, s * 0.44),
        disc(view, near, s * 0.35, 'deep'),
        disc(view, near, d * 0.44, 'hole'),
      )
    else if (form === 'metal')
      marks.push(
        cylinder(view, near, hexNear, s * 0.385, s * 0.46),
        ...[30, 150, 270].map((angle) => {
          const a = (angle * Math.PI) / 180
          return polygon(
            [
              [-0.26, 0.3],
              [-0.26, 0.385],
              [0.26, 0.385],
              [0.26, 0.3],
            ].map(([t = 0, r = 0]) => spot(view, near, s * r * Math.sin(a + t), s * r * Math.cos(a + t))),
            'dark',
            'edge',
          )
        }),
        hole(near),
      )
    else if (form === 'castle') {
      const R = dome > 0 ? dome / 2 : s * 0.47
      const floor = far - rim
      marks.push(
        ...(dome > 0 ? [cylinder(view, near, hexNear, R)] : []),
        ...[0, 60, 120, 180, 240, 300].map((turn) => {
          const a = ((turn + 90) * Math.PI) / 180
          const w = slot / 2
          const at = (x: number, r: number, side: number): Point =>
            spot(view, x, r * Math.sin(a) + side * w * Math.cos(a), r * Math.cos(a) - side * w * Math.sin(a))
          const shows = Math.cos(a) > -0.2
          const reach = dome > 0 ? R : s * 0.5
          return (
            (shows
              ? polygon(
                  [at(near, reach, -1), at(near, reach, 1), at(floor, reach, 1), at(floor, reach, -1)],
                  'deep',
                  'edge',
                )
              : '') +
            polygon(
              [at(near, d * 0.5, -1), at(near, d * 0.5, 1), at(near, reach, 1), at(near, reach, -1)],
              'deep',
              'edge',
            )
          )
        }),
        hole(near),
      )
    } else marks.push(hole(near))
  }
  return sheet(title, [darkened(upright(view, marks), dark)])
}

const nutParameters = {
  form: choice(['plain', 'nylon', 'metal', 'flange', 'cap', 'castle', 'weld']),
  d: mm(0.5, 200),
  pitch: threadPitch(),
  m: mm(0.2, 500),
  s: mm(1, 500),
  h: mm(0.2, 500),
  foot: mm(1, 500).exactOptional(),
  rim: mm(0.1, 200).exactOptional(),
  dome: mm(0, 500).exactOptional(),
  slot: mm(0.2, 50).exactOptional(),
  blind: mm(1, 200).exactOptional(),
  thread: text(),
  title: text(),
  dark: flag(),
}

export const families = {
  'nut-in-space': family(nutParameters, withPitch(nutInSpace)),
  'nut-sheet': family(nutParameters, withPitch(nutSheet)),
}
