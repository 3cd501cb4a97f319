import { choice, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, polar, polygon, rect, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'
import {
  toolFamilies,
  at,
  helix,
  squareEnd,
  straightFlutes,
  type Lying,
  type Part,
  type Rotary,
} from './rotary.ts'

type Flutes = 'point' | 'spiral' | 'straight' | 'none'
type Tap = {
  thread: string
  diameter: number
  pitch: number
  overall: number
  shank: number
  square: number
  flutes: Flutes
  /** Length of the taper lead in threads. */
  lead: number
  title: string
  tint?: boolean
  /** The shank is the maker's own and has no figure. */
  plain?: boolean
}

/** A tap: thread with its flutes, neck, shank and square. */
function tapTool(tap: Tap): Rotary {
  const { diameter, pitch, overall, shank, square, flutes, lead, title } = tap
  const cutting = Math.max(diameter * 1.9, pitch * 12)
  const head = Math.min(cutting, overall * 0.42)
  const chamfer = Math.min(lead * pitch, head * 0.5)
  const squareLength = Math.min(square * 1.3, overall * 0.14)
  const neck = diameter * 0.72
  const parts: Part[] = [
    [0, chamfer, diameter * 0.8, diameter],
    ...(shank > neck + 0.3
      ? ([
          [head, head + diameter * 0.9, neck],
          [head + diameter * 0.9, head + diameter * 1.4, neck, shank],
          [head + diameter * 1.4, overall - squareLength, shank],
        ] as const)
      : ([[head, overall - squareLength, shank]] as const)),
  ]
  return {
    title,
    overall,
    parts,
    thick: 1.35,
    over: (view) => [
      threadH({
        from: at(view, chamfer),
        to: at(view, head),
        axis: view.y,
        diameter: diameter * view.across,
        pitch: pitch * view.along,
      }),
      ...fluting(view, flutes, chamfer, head, diameter, tap.tint === true),
      squareEnd(view, overall - squareLength, overall, square),
    ],
    face: (x, y, R) =>
      tapFace(
        x,
        y,
        R,
        flutes === 'none' ? 0 : diameter < 7 || flutes === 'point' || flutes === 'spiral' ? 3 : 4,
      ),
    faceText: tap.thread.replace(' UNC', ''),
    lengths: tap.plain === true ? [] : [[0, overall, String(overall)]],
    ...(tap.plain === true ? {} : { rear: [shank, `Ø ${shank}`] as const }),
  }
}

function fluting(
  view: Lying,
  flutes: Flutes,
  chamfer: number,
  head: number,
  d: number,
  tint: boolean,
): Mark[] {
  const half = (d / 2) * view.across
  const fill = tint ? 'accent' : 'deep'
  if (flutes === 'spiral') return [helix(view, 0, head + d * 0.3, d * 0.96, 1.25, 0.36, fill)]
  if (flutes === 'straight') return [straightFlutes(view, 0, head + d * 0.3, d, fill)]
  if (flutes === 'none')
    return [-0.4, 0.4].map((place) =>
      path(`M${num(view.left)} ${num(view.y + place * half)}H${num(at(view, head))}`, 'none', 'hair'),
    )
  const [x, lead] = [view.left, at(view, head + d * 0.2)]
  const c = at(view, chamfer) - x
  return [
    path(
      `M${num(x)} ${num(view.y + half * 0.62)}L${num(x + c * 1.5)} ${num(view.y + half * 0.16)}H${num(lead)}Q${num(lead + half * 0.5)} ${num(view.y)} ${num(lead)} ${num(view.y - half * 0.24)}H${num(x + c * 1.2)}L${num(x)} ${num(view.y - half * 0.34)}Z`,
      fill,
      'edge',
    ),
  ]
}

/** The front of a tap: lands between round flutes; without flutes, the lobes of a forming tap. */
function tapFace(x: number, y: number, R: number, count: number): Mark[] {
  if (count === 0)
    return [
      circle(x, y, R, 'none', 'fine'),
      polygon(
        Array.from({ length: 40 }, (_, index) =>
          polar(x, y, R * (0.95 + 0.05 * Math.cos((index * 9 * 5 * Math.PI) / 180)), index * 9),
        ),
        'light',
      ),
      circle(x, y, R * 0.74, 'white', 'edge'),
    ]
  const step = 360 / count
  const p = (r: number, degrees: number): string =>
    polar(x, y, r * R, degrees)
      .map(num)
      .join(' ')
  let d = `M${p(1, -90 - step * 0.22)}`
  for (let index = 0; index < count; index += 1) {
    const a = -90 + index * step
    d += `A${R} ${R} 0 0 1 ${p(1, a + step * 0.22)}L${p(0.74, a + step * 0.2)}Q${p(0.12, a + step * 0.5)} ${p(0.74, a + step * 0.8)}L${p(1, a + step * 0.78)}`
  }
  return [circle(x, y, R, 'none', 'fine'), path(`${d}Z`, 'light'), circle(x, y, R * 0.14, 'hole', 'edge')]
}

/** A round die from its front and its edge. */
function dieDimensions(thread: string, outer: number, thick: number, title: string): string {
  const scale = 330 / outer
  const [x, y, R, edge] = [290, 280, 165, 600]
  const r = R * 0.36
  const holes = [45, 135, 225, 315].map((angle) => circle(...polar(x, y, R * 0.5, angle), R * 0.2, 'white'))
  return sheet(title, [
    circle(x, y, R, 'light'),
    circle(x, y, R * 0.94, 'none', 'fine'),
    ...holes,
    polygon(
      Array.from({ length: 40 }, (_, index) => polar(x, y, r * (index % 2 === 0 ? 1 : 0.9), index * 9)),
      'white',
    ),
    ...[45, 135, 225, 315].map((angle) => circle(...polar(x, y, R * 0.42, angle), R * 0.15, 'white', 'none')),
    polygon(
      [
        [x - 9, y - R - 1],
        [x, y - R + 16],
        [x + 9, y - R - 1],
      ],
      'white',
    ),
    ...[40, 140].map((angle) => circle(...polar(x, y, R * 0.97, angle), 6, 'deep', 'edge')),
    label(x, y + R * 0.78, thread, 'middle', 20),
    centre(x - R - 20, y, x + R + 20, y),
    centre(x, y - R - 20, x, y + R + 20),
    rect(edge, y - R, thick * scale, 2 * R, 'roundH', 3),
    rect(edge + thick * scale * 0.36, y - 12, thick * scale * 0.28, 24, 'deep', 4, 'edge'),
    centre(edge - 24, y, edge + thick * scale + 24, y),
    dimV(y - R, y + R, x - R - 46, `Ø ${outer}`, x - 20),
    dimH(edge, edge + thick * scale, y + R + 44, String(thick), y + R),
    caption(title),
  ])
}

/** The die lying in space, its thread in the middle. */
function dieShaded(title: string): string {
  const [x, y, rx, ry, h] = [400, 270, 260, 150, 100]
  const e = (cx: number, cy: number, s: number, fill: string): Mark =>
    `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx * s)}" ry="${num(ry * s)}" fill="${fill}"/>`
  const spots = [40, 140, 220, 320].map((angle) => polar(0, 0, 1, angle))
  return sheet(title, [
    path(`M${x - rx} ${y}V${y + h}A${rx} ${ry} 0 0 0 ${x + rx} ${y + h}V${y}Z`, 'roundV'),
    e(x, y, 1, '#f3f5f7'),
    e(x, y, 0.95, 'none').replace('/>', ' stroke-width=".9"/>'),
    e(x, y, 0.34, 'url(#hole)'),
    ...spots.map(([sx, sy]) => e(x + sx * rx * 0.5, y + sy * ry * 0.5, 0.19, 'url(#hole)')),
    ...[0.3, 0.27, 0.24].map(
      (s, index) =>
        `<ellipse cx="${x}" cy="${y + 8 + index * 6}" rx="${num(rx * s)}" ry="${num(ry * s)}" stroke-width=".9"/>`,
    ),
    circle(x - 60, y + h + ry * 0.75, 13, 'hole', 'edge'),
    circle(x + 110, y + h + ry * 0.62, 12, 'hole', 'edge'),
    line(
      [
        [x - rx * 0.06, y + ry * 0.99],
        [x, y + ry * 0.9],
        [x + rx * 0.06, y + ry * 0.99],
      ],
      'edge',
    ),
  ])
}

/** A bar with adjustable square jaws (for taps) or a ring (for dies). `length` and `bore` in mm. */
function wrenchDimensions(length: number, bore: string, ring: number, title: string): string {
  const [y, half] = [320, ring > 0 ? 92 : 58]
  const bar = (sign: number): Mark =>
    polygon(
      [
        [400 + sign * half * 0.9, y - 15],
        [400 + sign * 320, y - 12],
        [400 + sign * 320, y + 12],
        [400 + sign * half * 0.9, y + 15],
      ],
      'roundH',
    ) +
    rect(sign > 0 ? 400 + 200 : 400 - 322, y - 16, 122, 32, 'mid', 8) +
    path(
      Array.from(
        { length: 13 },
        (_, index) => `M${400 + sign * (206 + index * 9)} ${y - 15}l${sign * 6} 30`,
      ).join(''),
      'none',
      'hair',
    )
  const head =
    ring > 0
      ? [
          circle(400, y, half, 'light'),
          circle(400, y, half * 0.7, 'white'),
          circle(400, y, half * 0.62, 'none', 'fine'),
          ...[90, 40, 140].map((angle) => {
            const [px, py] = polar(400, y, half * 1.04, angle)
            return rect(px - 9, py - 7, 18, 22, 'roundV', 3, 'edge')
          }),
        ]
      : [
          rect(400 - half * 1.5, y - half * 0.62, half * 3, half * 1.24, 'light', 12),
          polygon(
            [
              [400, y - 34],
              [434, y],
              [400, y + 34],
              [366, y],
            ],
            'white',
          ),
          line(
            [
              [434, y],
              [434 + 40, y],
            ],
            'edge',
          ),
          line(
            [
              [366, y],
              [330, y],
            ],
            'edge',
          ),
        ]
  return sheet(title, [
    bar(-1),
    bar(1),
    ...head,
    centre(60, y, 740, y),
    centre(400, y - 130, 400, y + 130),
    dimH(78, 722, y + 150, String(length), [y + 18, y + 18]),
    label(400, y - 130, bore),
    caption(title),
  ])
}

export const families = {
  'threading-die-dimensions': family(
    { thread: text(), outer: mm(5, 500), thick: mm(1, 100), title: text() },
    ({ thread, outer, thick, title }) => dieDimensions(thread, outer, thick, title),
  ),
  'threading-die-shaded': family({ title: text() }, ({ title }) => dieShaded(title)),
  ...toolFamilies(
    'tap',
    {
      thread: text(),
      diameter: mm(0.5, 200),
      pitch: mm(0.1, 20),
      overall: mm(10, 1000),
      shank: mm(0.5, 200),
      square: mm(0.5, 100),
      flutes: choice(['point', 'spiral', 'straight', 'none']),
      lead: mm(0.2, 50),
      title: text(),
      tint: flag(),
      plain: flag(),
    },
    tapTool,
  ),
  'tap-wrench-dimensions': family(
    { length: mm(50, 2000), bore: text(), ring: mm(0, 5), title: text() },
    ({ length, bore, ring, title }) => wrenchDimensions(length, bore, ring, title),
  ),
}
