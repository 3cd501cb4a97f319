import { z } from 'zod'
import { choice, count, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, path, polygon, rect, type Mark } from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'
import { barrel, blackFaces, facet, fitted, pin, solid, spotOn, type Camera } from './scene.ts'
import { cyl, dark, darkCone, hex } from './turning.ts'

type End = 'coil' | 'cap' | 'pilot' | 'lever' | 'button' | 'mushroom' | 'roller' | 'toggle' | 'spring'

/** A spool valve as a box with something at either end. mm. */
type BoxValve = {
  length: number
  height: number
  depth: number
  port: string
  ports: 2 | 3 | 5
  left: End
  right: End
  title: string
}

/** How far an end stands out, as a share of the body's height. */
const reach: Record<End, number> = {
  coil: 1.05,
  cap: 0.3,
  pilot: 0.42,
  lever: 0.5,
  button: 0.75,
  mushroom: 0.9,
  roller: 0.45,
  toggle: 0.4,
  spring: 0.5,
}
const rise: Record<End, number> = {
  coil: 1.75,
  cap: 1,
  pilot: 1,
  lever: 3,
  button: 1,
  mushroom: 1,
  roller: 1.7,
  toggle: 1.9,
  spring: 1,
}

/** An end seen from the side: it grows from x in the direction of sign; h is the body's height. */
function endSide(kind: End, x: number, foot: number, h: number, sign: 1 | -1): Mark[] {
  const box = (
    from: number,
    to: number,
    low: number,
    high: number,
    fill: Parameters<typeof rect>[4],
    radius = 3,
  ): Mark =>
    rect(
      sign === 1 ? x + from * h : x - to * h,
      foot - high * h,
      (to - from) * h,
      (high - low) * h,
      fill,
      radius,
    )
  const mid = foot - h / 2
  const px = (share: number): number => x + sign * share * h
  if (kind === 'coil')
    return [
      box(0, 1, 0.03, 0.95, 'darkV', 6),
      box(0.26, 0.86, 0.95, 1.62, 'black', 5),
      box(0.36, 0.76, 1.6, 1.74, 'deep', 3),
      circle(px(0.56), foot - h * 1.3, h * 0.08, 'mid', 'edge'),
      box(1, 1.06, 0.3, 0.64, 'roundV', 2),
    ]
  if (kind === 'cap')
    return [box(0, 0.3, 0.03, 0.97, 'black', 5), circle(px(0.15), mid, h * 0.07, 'deep', 'fine')]
  if (kind === 'spring')
    return [
      box(0, 0.5, 0.08, 0.92, 'light', 5),
      line(
        [
          [px(0.34), foot - h * 0.08],
          [px(0.34), foot - h * 0.92],
        ],
        'fine',
      ),
    ]
  if (kind === 'pilot')
    return [box(0, 0.42, 0.03, 0.97, 'mid', 4), tappedHole(px(0.2), mid, h * 0.2, h * 0.26, 'black')]
  if (kind === 'button' || kind === 'mushroom') {
    const wide = kind === 'mushroom' ? 0.52 : 0.33
    return [
      box(0, 0.32, 0.12, 0.88, 'roundH', 3),
      box(0.32, 0.55, 0.36, 0.64, 'roundH', 1),
      path(
        `M${px(0.55)} ${mid - wide * h}q${sign * h * 0.3} 0 ${sign * h * 0.3} ${wide * h}t${-sign * h * 0.3} ${wide * h}Z`,
        'accent',
      ),
    ]
  }
  if (kind === 'roller')
    return [
      box(0, 0.4, 0.03, 0.97, 'mid', 3),
      polygon(
        [
          [px(0.32), foot - h],
          [px(-0.9), foot - h * 1.36],
          [px(-0.98), foot - h * 1.2],
          [px(0.28), foot - h * 0.86],
        ],
        'dark',
      ),
      circle(px(-0.92), foot - h * 1.42, h * 0.26, 'light'),
      circle(px(-0.92), foot - h * 1.42, h * 0.08, 'black'),
    ]
  const tall = kind === 'lever' ? 2.7 : 1.7
  return [
    box(0, 0.5, 0.03, 0.97, 'mid', 4),
    circle(px(0.25), foot - h * 0.62, h * 0.16, 'light'),
    path(
      `M${px(0.19)} ${foot - h * 0.7}L${px(0.37)} ${foot - h * tall}L${px(0.5)} ${foot - h * tall}L${px(0.33)} ${foot - h * 0.66}Z`,
      'roundV',
    ),
    circle(px(0.44), foot - h * (tall + 0.12), h * (kind === 'lever' ? 0.28 : 0.14), 'black'),
  ]
}

/** The valve from the side of its working ports, with its outer measures. */
function boxValveSide({ length, height, port, ports, left, right, title }: BoxValve): string {
  const over = (reach[left] + reach[right]) * height
  const up = Math.max(rise[left], rise[right])
  const scale = Math.min(600 / (length + over), 330 / (height * up))
  const [L, h] = [length * scale, height * scale]
  const total = (length + over) * scale
  const a = 410 - total / 2 + reach[left] * h
  const b = a + L
  const foot = 330 + (h * up) / 3
  const at = (share: number): number => a + L * share
  const working =
    ports === 5
      ? ([
          ['4', 0.34],
          ['2', 0.66],
        ] as const)
      : ([['2', 0.5]] as const)
  const below =
    ports === 5
      ? ([
          ['5', 0.22],
          ['1', 0.5],
          ['3', 0.78],
        ] as const)
      : ports === 3
        ? ([
            ['1', 0.34],
            ['3', 0.66],
          ] as const)
        : ([['1', 0.5]] as const)
  return sheet(title, [
    ...endSide(left, a, foot, h, -1),
    ...endSide(right, b, foot, h, 1),
    rect(a, foot - h, L, h, 'light', 3),
    rect(a, foot - h, L * 0.07, h, 'mid', 2),
    rect(b - L * 0.07, foot - h, L * 0.07, h, 'mid', 2),
    circle(at(0.14), foot - h * 0.82, h * 0.07, 'white', 'edge'),
    circle(at(0.86), foot - h * 0.18, h * 0.07, 'white', 'edge'),
    ...working.flatMap(([name, share]) => [
      tappedHole(at(share), foot - h * 0.55, h * 0.34, h * 0.4, 'black'),
      label(at(share), foot - h * 0.1, name, 'middle', 18),
      centre(at(share), foot - h - 14, at(share), foot - h * 0.2),
    ]),
    ...below.map(
      ([name, share]) =>
        rect(at(share) - h * 0.17, foot, h * 0.34, 9, 'mid', 2, 'edge') +
        label(at(share), foot + 32, name, 'middle', 18),
    ),
    dimH(a - reach[left] * h, b + reach[right] * h, foot + 84, String(Math.round(length + over)), [
      foot,
      foot,
    ]),
    dimV(foot - h, foot, b + reach[right] * h + 44, String(height), b, 'right'),
    note(
      [at(working.at(-1)?.[1] ?? 0.5) + h * 0.14, foot - h * 0.69],
      [at(0.66) + h * 0.4, foot - h - 46],
      port,
    ),
    caption(title),
  ])
}

function endSpace(view: Camera, kind: End, x: number, sign: 1 | -1, h: number, d: number): Mark[] {
  const box = (from: number, to: number, low: number, high: number, narrow: number, faces = {}): Mark =>
    solid(
      view,
      [sign === 1 ? x + from * h : x - to * h, low * h, -d / 2 + narrow * d],
      [sign === 1 ? x + to * h : x - from * h, high * h, d / 2 - narrow * d],
      faces,
    )
  const middle = x + sign * 0.56 * h
  if (kind === 'coil')
    return [
      box(0, 1, 0.03, 0.95, 0.04, blackFaces),
      box(0.26, 0.86, 0.95, 1.55, 0.16, blackFaces),
      spotOn(view, 'y', [middle, 1.55 * h, 0], h * 0.13, 'mid'),
      sign === -1 ? pin(view, [x - h, h * 0.5, 0], [-1, 0, 0], [hex(h * 0.1, h * 0.4)]) : '',
    ]
  if (kind === 'cap') return [box(0, 0.3, 0.03, 0.97, 0.02, blackFaces)]
  if (kind === 'spring') return [box(0, 0.5, 0.08, 0.92, 0.04)]
  if (kind === 'pilot')
    return [
      box(0, 0.42, 0.03, 0.97, 0.02),
      sign === -1
        ? spotOn(view, 'x', [x - 0.42 * h, 0.5 * h, 0], h * 0.15)
        : spotOn(view, 'z', [x + 0.2 * h, 0.5 * h, d / 2], h * 0.13),
    ]
  if (kind === 'button' || kind === 'mushroom') {
    const wide = kind === 'mushroom' ? 1 : 0.64
    return [
      pin(
        view,
        [x, h / 2, 0],
        [sign, 0, 0],
        [cyl(h * 0.3, h * 0.76), cyl(h * 0.22, h * 0.28), darkCone(h * 0.16, h * wide, h * wide * 0.86)],
      ),
    ]
  }
  if (kind === 'roller')
    return [
      box(0, 0.4, 0.03, 0.97, 0.02),
      facet(
        view,
        [
          [x + sign * 0.34 * h, h, d * 0.15],
          [x - sign * 0.98 * h, 1.32 * h, d * 0.15],
          [x - sign * 0.98 * h, 1.32 * h, -d * 0.15],
          [x + sign * 0.34 * h, h, -d * 0.15],
        ],
        'mid',
      ),
      barrel(view, [x - sign * 0.92 * h, 1.42 * h, -d * 0.2], [0, 0, 1], d * 0.4, h * 0.27),
    ]
  const tall = kind === 'lever' ? 2 : 0.9
  return [
    box(0, 0.5, 0.03, 0.97, 0.02),
    pin(
      view,
      [x + sign * 0.25 * h, h * 0.97, 0],
      [sign * 0.1, 1, 0],
      [cyl(h * 0.1, h * 0.34), cyl(h * tall, h * 0.14), dark(h * 0.4, h * (kind === 'lever' ? 0.46 : 0.22))],
    ),
  ]
}

/** The valve in space, its left end to the front. */
function boxValveSpace({ length, height, depth, ports, left, right, title }: BoxValve): string {
  const [a, b] = [-length / 2, length / 2]
  const up = Math.max(rise[left], rise[right]) * height
  const view = fitted(
    [a - reach[left] * height, 0, -depth / 2],
    [b + reach[right] * height, up, depth / 2],
    30,
    24,
  )
  const working = ports === 5 ? [0.34, 0.66] : [0.5]
  return sheet(title, [
    ...endSpace(view, right, b, 1, height, depth),
    solid(view, [a, 0, -depth / 2], [b, height, depth / 2]),
    ...working.map((share) =>
      spotOn(view, 'z', [a + length * share, height * 0.5, depth / 2], height * 0.19),
    ),
    ...[0.14, 0.86].map((share) =>
      spotOn(
        view,
        'z',
        [a + length * share, height * (share < 0.5 ? 0.8 : 0.2), depth / 2],
        height * 0.07,
        'white',
      ),
    ),
    ...endSpace(view, left, a, -1, height, depth),
  ])
}

/** A foot valve from the side: base, treadle, and the guard over it. */
function footValveSide(title: string, length: number, port: string, guard: boolean): string {
  const s = 520 / length
  const [x, foot] = [130, 420]
  return sheet(title, [
    guard
      ? path(
          `M${x + 40 * s} ${foot - 20 * s}V${foot - 90 * s}Q${x + 42 * s} ${foot - 108 * s} ${x + 66 * s} ${foot - 108 * s}H${x + length * s}V${foot - 94 * s}H${x + 66 * s}`,
          'mid',
        )
      : '',
    rect(x, foot - 16 * s, length * s, 16 * s, 'dark', 5),
    rect(x + 10 * s, foot - 52 * s, 62 * s, 36 * s, 'light', 4),
    tappedHole(x + 28 * s, foot - 34 * s, 12 * s, 15 * s, 'black'),
    tappedHole(x + 54 * s, foot - 34 * s, 12 * s, 15 * s, 'black'),
    circle(x + 84 * s, foot - 34 * s, 8 * s, 'mid'),
    path(
      `M${x + 76 * s} ${foot - 44 * s}L${x + length * s - 8} ${foot - 78 * s}L${x + length * s} ${foot - 66 * s}L${x + 92 * s} ${foot - 28 * s}Z`,
      'black',
    ),
    line(
      [
        [x + (length - 60) * s, foot - 44 * s],
        [x + (length - 60) * s, foot - 18 * s],
      ],
      'heavy',
    ),
    dimH(x, x + length * s, foot + 70, String(length), foot),
    note([x + 54 * s, foot - 41 * s], [x + 30 * s, foot - 150 * s], port),
    caption(title),
  ])
}

/** The foot valve in space. */
function footValveSpace(title: string, length: number, guard: boolean): string {
  const w = 76
  const view = fitted([0, 0, -w / 2], [length, guard ? 108 : 80, w / 2], 30, 26)
  const arch = (z: number): Mark =>
    facet(
      view,
      [
        [44, 16, z],
        [50, 100, z],
        [66, 110, z],
        [length, 110, z],
        [length, 96, z],
        [72, 96, z],
        [64, 16, z],
      ],
      'mid',
    )
  return sheet(title, [
    solid(view, [0, 0, -w / 2], [length, 16, w / 2]),
    guard ? arch(-w / 2) : '',
    solid(view, [10, 16, -22], [72, 54, 22]),
    spotOn(view, 'z', [28, 35, 22], 7),
    spotOn(view, 'z', [54, 35, 22], 7),
    facet(
      view,
      [
        [78, 44, -30],
        [length - 4, 80, -30],
        [length - 4, 80, 30],
        [78, 44, 30],
      ],
      'deep',
    ),
    facet(
      view,
      [
        [78, 44, 30],
        [length - 4, 80, 30],
        [length - 4, 70, 30],
        [78, 34, 30],
      ],
      'black',
    ),
    guard
      ? facet(
          view,
          [
            [66, 110, -w / 2],
            [length, 110, -w / 2],
            [length, 110, w / 2],
            [66, 110, w / 2],
          ],
          'white',
        ) + arch(w / 2)
      : '',
  ])
}

/** A bar manifold with its stations, from the front. */
function manifoldFront(
  title: string,
  stations: number,
  pitch: number,
  length: number,
  port: string,
  through: string,
): string {
  const s = 620 / length
  const [x, y, h] = [400 - (length * s) / 2, 210, Math.max(70, 44 * s)]
  const first = x + ((length - (stations - 1) * pitch) / 2) * s
  return sheet(title, [
    rect(x, y, length * s, h, 'light', 4),
    ...Array.from({ length: stations }, (_, index) => {
      const px = first + index * pitch * s
      return (
        tappedHole(px, y + h * 0.5, pitch * s * 0.36, pitch * s * 0.44, 'black') +
        circle(px - pitch * s * 0.34, y + h * 0.18, 4, 'white', 'fine') +
        circle(px + pitch * s * 0.34, y + h * 0.82, 4, 'white', 'fine') +
        centre(px, y - 12, px, y + h + 12)
      )
    }),
    circle(x + 12 * s, y + h * 0.85, 5, 'white', 'edge'),
    circle(x + (length - 12) * s, y + h * 0.15, 5, 'white', 'edge'),
    dimH(x, x + length * s, y + h + 100, String(length), y + h),
    dimH(first, first + pitch * s, y + h + 50, String(pitch), y + h * 0.6),
    note(
      [first + pitch * s * (stations - 1), y + h * 0.3],
      [first + pitch * s * (stations - 1) - 40, y - 50],
      port,
    ),
    label(x - 14, y + h / 2 + 8, through, 'end', 20),
    caption(title),
  ])
}

/** The bar in space. */
function manifoldSpace(
  title: string,
  stations: number,
  pitch: number,
  length: number,
  depth: number,
  valves = true,
): string {
  const view = fitted([0, 0, -depth / 2], [length, depth * 0.7, depth / 2], 34, 30)
  const first = (length - (stations - 1) * pitch) / 2
  const h = depth * 0.7
  return sheet(title, [
    solid(view, [0, 0, -depth / 2], [length, h, depth / 2]),
    ...Array.from({ length: stations }, (_, index) => {
      const px = first + index * pitch
      return (
        (valves ? [-0.28, 0, 0.28] : [])
          .map((share) => spotOn(view, 'y', [px, h, share * depth], Math.min(pitch * 0.16, depth * 0.11)))
          .join('') + spotOn(view, 'z', [px, h * 0.5, depth / 2], pitch * 0.22)
      )
    }),
    spotOn(view, 'x', [0, h * 0.5, 0], h * (valves ? 0.22 : 0.36)),
    ...(valves ? [-0.32, 0.32] : []).map((share) => spotOn(view, 'x', [0, h * 0.5, share * depth], h * 0.16)),
  ])
}

const boxValveParameters = {
  length: mm(5, 1000),
  height: mm(2, 500),
  depth: mm(2, 200),
  port: text(),
  ports: z.literal([2, 3, 5]),
  left: choice(['coil', 'cap', 'pilot', 'lever', 'button', 'mushroom', 'roller', 'toggle', 'spring']),
  right: choice(['coil', 'cap', 'pilot', 'lever', 'button', 'mushroom', 'roller', 'toggle', 'spring']),
  title: text(),
}

export const families = {
  'box-valve-side': family(boxValveParameters, boxValveSide),
  'box-valve-space': family(boxValveParameters, boxValveSpace),
  'foot-pedal-valve-side': family(
    { title: text(), length: mm(20, 2000), port: text(), guard: flag() },
    ({ title, length, port, guard }) => footValveSide(title, length, port, guard),
  ),
  'foot-pedal-valve-space': family(
    { title: text(), length: mm(20, 2000), guard: flag() },
    ({ title, length, guard }) => footValveSpace(title, length, guard),
  ),
  'valve-manifold-front': family(
    {
      title: text(),
      stations: count(1, 48),
      pitch: mm(2, 200),
      length: mm(10, 2000),
      port: text(),
      through: text(),
    },
    ({ title, stations, pitch, length, port, through }) =>
      manifoldFront(title, stations, pitch, length, port, through),
  ),
  'valve-manifold-space': family(
    {
      title: text(),
      stations: count(2, 24),
      pitch: mm(2, 200),
      length: mm(20, 1000),
      depth: mm(5, 500),
      valves: flag(true),
    },
    ({ title, stations, pitch, length, depth, valves }) =>
      manifoldSpace(title, stations, pitch, length, depth, valves),
  ),
}
