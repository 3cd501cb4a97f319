import { z } from 'zod'
import { choice, family, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, path, rect } from '../../sheet/svg.ts'
import { barrel, facet, fitted, pin, plate, solid, spotOn, type Place } from './scene.ts'
import { cyl, cone, hex, thread, flat, type Piece } from './turning.ts'

/** An ejector as a block with a silencer: supply at the left, vacuum below. */
function ejectorSide(title: string, length: number, height: number, port: string, stages: boolean): string {
  const s = 380 / length
  const [x, y, L, h] = [160, 200, length * s, height * s]
  return sheet(title, [
    rect(x - 34, y + h * 0.3, 34, h * 0.4, 'roundH', 3),
    rect(x, y, L, h, 'light', 6),
    rect(x + L, y + h * 0.2, 110, h * 0.6, 'hatchFine', 4),
    rect(x + L + 110, y + h * 0.24, 10, h * 0.52, 'mid', 2),
    path(
      `M${x + 20} ${y + h * 0.44}H${x + L * 0.3}L${x + L * 0.36} ${y + h * 0.48}H${x + L * 0.42}M${x + 20} ${y + h * 0.56}H${x + L * 0.3}L${x + L * 0.36} ${y + h * 0.52}H${x + L * 0.42}M${x + L * 0.5} ${y + h * 0.42}L${x + L * 0.6} ${y + h * 0.46}H${x + L * 0.72}L${x + L} ${y + h * 0.38}M${x + L * 0.5} ${y + h * 0.58}L${x + L * 0.6} ${y + h * 0.54}H${x + L * 0.72}L${x + L} ${y + h * 0.62}`,
      'none',
      'fine',
    ),
    ...(stages
      ? [0.56, 0.66, 0.76].map((share) =>
          line(
            [
              [x + L * share, y],
              [x + L * share, y + h],
            ],
            'hair',
          ),
        )
      : []),
    rect(x + L * 0.4, y + h, 44, 30, 'roundV', 2),
    label(x + L * 0.4 + 22, y + h + 60, '2', 'middle', 20),
    label(x - 62, y + h / 2 + 8, '1', 'end', 20),
    label(x + L + 146, y + h / 2 + 8, '3', 'start', 20),
    circle(x + L * 0.12, y + h * 0.16, 7, 'white', 'edge'),
    circle(x + L * 0.88, y + h * 0.84, 7, 'white', 'edge'),
    centre(x - 50, y + h / 2, x + L + 134, y + h / 2),
    dimH(x, x + L, y + h + 110, String(length), y + h),
    dimV(y, y + h, x - 96, String(height), x),
    note([x + L * 0.4 + 44, y + h + 14], [x + L * 0.4 + 96, y + h + 56], port),
    caption(title),
  ])
}

function ejectorSpace(title: string, length: number, height: number, depth: number): string {
  const view = fitted([-length * 0.1, -height * 0.3, -depth / 2], [length * 1.3, height, depth / 2], 30, 24)
  return sheet(title, [
    pin(
      view,
      [length, height / 2, 0],
      [1, 0, 0],
      [{ ...cyl(length * 0.26, height * 0.62), kind: 'mesh' }, cyl(length * 0.03, height * 0.52)],
    ),
    solid(view, [0, 0, -depth / 2], [length, height, depth / 2]),
    spotOn(view, 'z', [length * 0.12, height * 0.8, depth / 2], height * 0.07, 'white'),
    spotOn(view, 'z', [length * 0.88, height * 0.2, depth / 2], height * 0.07, 'white'),
    spotOn(view, 'z', [length * 0.45, height * 0.42, depth / 2], height * 0.19),
    pin(view, [0, height / 2, 0], [-1, 0, 0], [cyl(length * 0.07, height * 0.4)], height * 0.24),
  ])
}

/** A blow gun from its side: body with trigger, pipe of the length given. */
function gunSide(title: string, pipe: number, tip: readonly Piece[], port: string): string {
  const s = Math.min(2.2, 380 / pipe)
  const [x, y] = [400, 220]
  const reach = pipe * s
  const left = x - 40 - reach
  return sheet(title, [
    path(
      `M${x - 40} ${y - 26}H${x + 120}Q${x + 160} ${y - 24} ${x + 178} ${y + 10}L${x + 236} ${y + 176}Q${x + 240} ${y + 196} ${x + 220} ${y + 200}L${x + 178} ${y + 208}Q${x + 160} ${y + 208} ${x + 152} ${y + 190}L${x + 106} ${y + 56}Q${x + 96} ${y + 34} ${x + 70} ${y + 30}H${x - 40}Z`,
      'darkV',
    ),
    path(
      `M${x + 30} ${y + 30}Q${x + 10} ${y + 80} ${x + 52} ${y + 132}Q${x + 64} ${y + 140} ${x + 70} ${y + 126}Q${x + 50} ${y + 80} ${x + 66} ${y + 32}Z`,
      'mid',
    ),
    rect(x - 64, y - 18, 24, 40, 'roundH', 3),
    rect(left, y - 9, reach - 24, 20, 'roundH', 2),
    `<g transform="matrix(-1 0 0 1 ${2 * left} 0)">${flat(tip, left, y + 1, 3).join('')}</g>`,
    path(`M${x + 178} ${y + 208}l42 -8l10 34l-44 10Z`, 'mid'),
    path(`M${x + 60} ${y - 26}q20 -30 60 -30q14 2 12 14l-14 16`, 'none', 'heavy'),
    centre(left - 60, y + 1, x + 10, y + 1),
    dimH(left, x - 64, y + 110, String(pipe), y + 12),
    note([x + 210, y + 240], [x + 250, y + 280], port),
    caption(title),
  ])
}

function gunSpace(title: string, pipe: number, tip: readonly Piece[]): string {
  const view = fitted([-pipe, -70, -14], [90, 26, 14], 28, 18, 660, 420)
  const grip = (z: number): Place[] => [
    [0, 14, z],
    [56, 14, z],
    [92, -66, z],
    [64, -74, z],
    [30, -12, z],
    [0, -12, z],
  ]
  return sheet(title, [
    facet(
      view,
      [
        [30, -12, -12],
        [64, -74, -12],
        [64, -74, 12],
        [30, -12, 12],
      ],
      'ink',
    ),
    facet(view, grip(12), 'black'),
    facet(
      view,
      [
        [0, 14, -12],
        [56, 14, -12],
        [56, 14, 12],
        [0, 14, 12],
      ],
      'deep',
    ),
    facet(
      view,
      [
        [10, -12, 6],
        [26, -12, 6],
        [26, -40, 6],
        [18, -44, 6],
      ],
      'mid',
    ),
    facet(
      view,
      [
        [0, -12, -12],
        [0, 14, -12],
        [0, 14, 12],
        [0, -12, 12],
      ],
      'ink',
    ),
    pin(view, [0, 2, 0], [-1, 0, 0], [hex(8, 14), cyl(pipe - 14, 8), ...tip], 3),
  ])
}

/** A lying air receiver on two feet, with its outlets. */
function tankSide(title: string, diameter: number, length: number, volume: string, upright: boolean): string {
  const s = upright ? 380 / (length + 60) : Math.min(560 / length, 260 / diameter)
  const [L, d] = [length * s, diameter * s]
  if (upright) {
    const [x, y] = [400, 70]
    return sheet(title, [
      ...[-0.4, 0.4].map((share) =>
        path(`M${x + share * d - 9} ${y + L * 0.9}v${50 + L * 0.1}h18v${-50 - L * 0.1}Z`, 'dark'),
      ),
      path(
        `M${x - d / 2} ${y + d * 0.25}Q${x - d / 2} ${y} ${x} ${y}T${x + d / 2} ${y + d * 0.25}V${y + L - d * 0.25}Q${x + d / 2} ${y + L} ${x} ${y + L}T${x - d / 2} ${y + L - d * 0.25}Z`,
        'roundV',
      ),
      line(
        [
          [x - d / 2, y + d * 0.25],
          [x + d / 2, y + d * 0.25],
        ],
        'fine',
      ),
      line(
        [
          [x - d / 2, y + L - d * 0.25],
          [x + d / 2, y + L - d * 0.25],
        ],
        'fine',
      ),
      rect(x - 10, y - 22, 20, 22, 'roundV', 2),
      rect(x + d / 2, y + L * 0.7, 26, 24, 'roundH', 2),
      rect(x - d / 2 - 26, y + L * 0.3, 26, 24, 'roundH', 2),
      circle(x, y + L * 0.3, 22, 'white'),
      line(
        [
          [x, y + L * 0.3],
          [x - 10, y + L * 0.3 - 13],
        ],
        'heavy',
      ),
      rect(x - 6, y + L, 12, 18, 'black', 2),
      label(x, y + L * 0.62, volume, 'middle', 26),
      dimH(x - d / 2, x + d / 2, 540, `Ø ${diameter}`, y + L + 50),
      dimV(y, y + L, x - d / 2 - 70, String(length), [x, x]),
      caption(title),
    ])
  }
  const [x, y] = [400 - L / 2, 260]
  return sheet(title, [
    ...[0.22, 0.78].map((share) =>
      path(`M${x + L * share - 30} ${y + d * 0.4}h60l12 ${d * 0.22}h-84Z`, 'dark'),
    ),
    path(
      `M${x + d * 0.22} ${y - d / 2}H${x + L - d * 0.22}Q${x + L} ${y - d / 2} ${x + L} ${y}T${x + L - d * 0.22} ${y + d / 2}H${x + d * 0.22}Q${x} ${y + d / 2} ${x} ${y}T${x + d * 0.22} ${y - d / 2}Z`,
      'roundH',
    ),
    line(
      [
        [x + d * 0.22, y - d / 2],
        [x + d * 0.22, y + d / 2],
      ],
      'fine',
    ),
    line(
      [
        [x + L - d * 0.22, y - d / 2],
        [x + L - d * 0.22, y + d / 2],
      ],
      'fine',
    ),
    ...[0.3, 0.5, 0.7].map((share) => rect(x + L * share - 10, y - d / 2 - 16, 20, 18, 'roundV', 2)),
    rect(x - 22, y - 10, 22, 20, 'roundH', 2),
    rect(x + L, y - 10, 22, 20, 'roundH', 2),
    rect(x + L * 0.5 - 6, y + d / 2, 12, 18, 'black', 2),
    label(x + L / 2, y + 8, volume, 'middle', 26),
    dimH(x, x + L, y + d * 0.62 + 60, String(length), y),
    dimV(y - d / 2, y + d / 2, x - 60, `Ø ${diameter}`, [x + d * 0.22, x + d * 0.22]),
    caption(title),
  ])
}

function tankSpace(title: string, diameter: number, length: number, upright: boolean): string {
  const d = diameter
  const shell: Piece[] = [
    cone(d * 0.05, d * 0.6, d * 0.84),
    cone(d * 0.08, d * 0.84, d),
    cyl(length - d * 0.26, d),
    cone(d * 0.08, d, d * 0.84),
    cone(d * 0.05, d * 0.84, d * 0.6),
  ]
  if (upright) {
    const view = fitted([-d / 2, -d * 0.3, -d / 2], [d / 2, length, d / 2], 30, 18)
    return sheet(title, [
      ...[
        [-0.3, -0.3],
        [0.3, -0.3],
        [-0.3, 0.34],
        [0.3, 0.34],
      ].map(([a = 0, b = 0]) =>
        solid(view, [a * d - 14, -d * 0.3, b * d - 14], [a * d + 14, d * 0.2, b * d + 14]),
      ),
      pin(view, [0, 0, 0], [0, 1, 0], shell),
      pin(view, [0, length, 0], [0, 1, 0], [cyl(d * 0.1, d * 0.1)]),
      barrel(view, [0, length * 0.7, d * 0.48], [0, 0, 1], d * 0.08, d * 0.1, 'roundH', 'white'),
      barrel(view, [0, length * 0.3, d * 0.48], [0, 0, 1], d * 0.1, d * 0.06, 'roundH', 'hole'),
    ])
  }
  const view = fitted([0, -d * 0.65, -d / 2], [length, d / 2, d / 2], 30, 22)
  return sheet(title, [
    ...[0.78, 0.22].map((share) =>
      solid(view, [length * share - 26, -d * 0.64, -d * 0.36], [length * share + 26, -d * 0.3, d * 0.36]),
    ),
    pin(view, [length, 0, 0], [-1, 0, 0], shell),
    ...[0.7, 0.5, 0.3].map((share) =>
      pin(view, [length * share, d * 0.48, 0], [0, 1, 0], [cyl(d * 0.1, d * 0.12)]),
    ),
    spotOn(view, 'x', [0, 0, 0], d * 0.06, 'black'),
  ])
}

/** A flat fan nozzle from above, and in space with the row of its holes. */
function fanSide(title: string, port: string): string {
  const [x, y] = [300, 280]
  return sheet(title, [
    ...flat([thread(11, 13.2), hex(7, 17), cyl(4, 14)], x - 170, y, 7.6),
    path(
      `M${x} ${y - 53}Q${x + 60} ${y - 60} ${x + 110} ${y - 160}H${x + 230}V${y + 160}H${x + 110}Q${x + 60} ${y + 60} ${x} ${y + 53}Z`,
      'light',
    ),
    rect(x + 230, y - 168, 26, 336, 'mid', 4),
    ...[-7, -5, -3, -1, 1, 3, 5, 7].map((step) => path(`M${x + 170} ${y + step * 20}h60`, 'none', 'fine')),
    centre(x - 190, y, x + 280, y),
    dimV(y - 168, y + 168, x + 310, '44', x + 256, 'right'),
    dimH(x - 170, x + 256, y + 226, '56', [y + 50, y + 168]),
    note([x - 130, y - 50], [x - 160, y - 110], port),
    caption(title),
  ])
}

function fanSpace(title: string): string {
  const view = fitted([-22, -36, -6], [22, 20, 6], 34, 26)
  return sheet(title, [
    pin(view, [0, -14, 0], [0, -1, 0], [cyl(3, 13), hex(6, 17), thread(11, 13.2)]),
    plate(
      view,
      [
        [-7, -14],
        [7, -14],
        [20, 4],
        [22, 16],
        [-22, 16],
        [-20, 4],
      ],
      -6,
      6,
      'light',
    ),
    solid(view, [-23, 16, -7], [23, 20, 7]),
    ...[-5, -3, -1, 1, 3, 5].map((step) => spotOn(view, 'y', [step * 3.6, 20, 0], 0.9)),
  ])
}

export const families = {
  'vacuum-ejector-side': family(
    { title: text(), length: mm(10, 1000), height: mm(2, 500), port: text(), stages: flag() },
    ({ title, length, height, port, stages }) => ejectorSide(title, length, height, port, stages),
  ),
  'vacuum-ejector-space': family(
    { title: text(), length: mm(10, 1000), height: mm(2, 500), depth: mm(2, 200) },
    ({ title, length, height, depth }) => ejectorSpace(title, length, height, depth),
  ),
  'blower-side': family({ title: text(), port: text() }, ({ title, port }) => fanSide(title, port)),
  'blower-space': family({ title: text() }, ({ title }) => fanSpace(title)),
  'blow-gun-side': family(
    {
      title: text(),
      pipe: mm(20, 500),
      tip: list(
        z.strictObject({
          kind: choice(['cyl', 'dark', 'hex', 'thread', 'cone', 'barb', 'knurl', 'mesh', 'tube', 'darkCone']),
          l: mm(0.2, 50),
          d: mm(1, 100),
          to: mm(0.5, 100),
          dim: text(),
          dia: text(),
        }),
        12,
      ),
      port: text(),
    },
    ({ title, pipe, tip, port }) => gunSide(title, pipe, tip, port),
  ),
  'blow-gun-space': family(
    {
      title: text(),
      pipe: mm(20, 500),
      tip: list(
        z.strictObject({
          kind: choice(['cyl', 'dark', 'hex', 'thread', 'cone', 'barb', 'knurl', 'mesh', 'tube', 'darkCone']),
          l: mm(0.2, 50),
          d: mm(1, 100),
          to: mm(0.5, 100),
          dim: text(),
          dia: text(),
        }),
        12,
      ),
    },
    ({ title, pipe, tip }) => gunSpace(title, pipe, tip),
  ),
  'air-receiver-side': family(
    { title: text(), diameter: mm(20, 5000), length: mm(50, 10000), volume: text(), upright: flag() },
    ({ title, diameter, length, volume, upright }) => tankSide(title, diameter, length, volume, upright),
  ),
  'air-receiver-space': family(
    { title: text(), diameter: mm(20, 5000), length: mm(50, 10000), upright: flag() },
    ({ title, diameter, length, upright }) => tankSpace(title, diameter, length, upright),
  ),
}
