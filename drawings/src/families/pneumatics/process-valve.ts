import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { hexSide } from '../../sheet/hexagon.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, line, path, rect, turned } from '../../sheet/svg.ts'
import { flat, cyl, cone, dark, hex, type Piece } from './turning.ts'
import { blackFaces, fitted, pin, solid, spotOn } from './scene.ts'

type Process = {
  title: string
  port: string
  length: number
  height: number
  hexagon: number
  servo: boolean
}

/** A two-way solenoid valve from its side: body with threads left and right, coil above. */
function processSide({ title, port, length, height, hexagon, servo }: Process): string {
  const s = Math.min(330 / length, 390 / height)
  const [x, y] = [400, 470 - hexagon * 0.58 * s]
  const [L, h] = [length * s, hexagon * s]
  const c = (height - hexagon) * s * 0.72
  const w = Math.min(L * 0.72, 38 * s)
  const top = y - h * 0.58 - (servo ? h * 0.42 : h * 0.1)
  return sheet(title, [
    rect(x - w / 2, top - c, w, c * 0.82, 'darkV', 8),
    rect(x - w * 0.2, top - c * 0.18, w * 0.4, c * 0.18, 'roundV', 2),
    rect(x - w * 0.16, top - c - c * 0.1, w * 0.32, c * 0.1, 'roundV', 2),
    rect(x + w / 2, top - c * 0.78, w * 0.55, c * 0.42, 'black', 5),
    rect(x + w * 1.05, top - c * 0.7, w * 0.12, c * 0.26, 'deep', 3),
    servo ? rect(x - L * 0.4, y - h * 0.92, L * 0.8, h * 0.3, 'light', 5) : '',
    ...(servo
      ? [-0.33, 0.33].map((share) => rect(x + share * L - 7, y - h * 1.02, 14, h * 0.11, 'mid', 2))
      : []),
    path(
      `M${x - L * 0.34} ${y - h * 0.62}H${x + L * 0.34}V${y + h * 0.3}Q${x + L * 0.2} ${y + h * 0.62} ${x} ${y + h * 0.62}Q${x - L * 0.2} ${y + h * 0.62} ${x - L * 0.34} ${y + h * 0.3}Z`,
      'light',
    ),
    hexSide({ x1: x - L / 2, x2: x - L * 0.3, y, s: h, chamfer: 'left' }),
    hexSide({ x1: x + L * 0.3, x2: x + L / 2, y, s: h, chamfer: 'right' }),
    path(`M${x - L * 0.14} ${y}h${L * 0.26}m-14 -8l14 8l-14 8`, 'none', 'edge'),
    centre(x - L * 0.58, y, x + L * 0.58, y),
    centre(x, top - c * 1.16, x, y + h * 0.7),
    dimH(x - L / 2, x + L / 2, y + h * 0.58 + 50, String(length), y + h * 0.5),
    dimV(top - c * 1.1, y + h * 0.5, x - L / 2 - 60, String(height), [x - w * 0.2, x - L / 2]),
    note([x + L / 2, y - h * 0.3], [x + L / 2 + 50, y - h * 0.7], port),
    caption(title),
  ])
}

/** The valve in space. */
function processSpace({ title, length, height, hexagon, servo }: Process): string {
  const [L, h] = [length, hexagon]
  const view = fitted([-L / 2, -h / 2, -h * 0.6], [L / 2, height - h / 2, h * 0.6], 34, 24)
  const w = Math.min(L * 0.6, 36)
  const base = h * 0.7
  return sheet(title, [
    pin(view, [L * 0.28, 0, 0], [1, 0, 0], [hex(L * 0.22, h)]),
    servo ? solid(view, [-L * 0.38, h * 0.35, -L * 0.38], [L * 0.38, base, L * 0.38]) : '',
    pin(view, [0, -h * 0.5, 0], [0, 1, 0], [cone(h * 0.3, h * 0.7, h), cyl(h * 0.75, h * 1.02)]),
    ...(servo ? [solid(view, [-L * 0.38, h * 0.4, -L * 0.38], [L * 0.38, base, L * 0.38])] : []),
    pin(view, [-L * 0.24, 0, 0], [-1, 0, 0], [hex(L * 0.26, h)], h * 0.62),
    pin(view, [0, base, 0], [0, 1, 0], [cyl((height - h) * 0.12, w * 0.4)]),
    solid(
      view,
      [w / 2, base + (height - h) * 0.36, -w * 0.34],
      [w * 1.05, base + (height - h) * 0.68, w * 0.34],
      blackFaces,
    ),
    solid(
      view,
      [-w / 2, base + (height - h) * 0.12, -w / 2],
      [w / 2, base + (height - h) * 0.76, w / 2],
      blackFaces,
    ),
    pin(view, [0, base + (height - h) * 0.76, 0], [0, 1, 0], [cyl((height - h) * 0.07, w * 0.34)]),
  ])
}

const actuator = (d: number): Piece[] => [
  cyl(d * 0.3, d * 0.28),
  hex(d * 0.16, d * 0.5),
  cone(d * 0.14, d * 0.6, d),
  cyl(d * 0.72, d),
  dark(d * 0.12, d * 0.86),
  cyl(d * 0.14, d * 0.24),
]

/** An angle seat valve from its side: the actuator leans over the outlet. */
function angleSeatSide(title: string, length: number, hexagon: number, head: number, port: string): string {
  const s = Math.min(330 / length, 300 / (length * 0.5 + head * 1.2))
  const [x, y, L, h] = [360, 430, length * s, hexagon * s]
  return sheet(title, [
    turned(-45, [x, y], flat(actuator(head), x + h * 0.35, y, s)),
    path(
      `M${x - L / 2} ${y - h * 0.42}H${x - h * 0.4}L${x} ${y - h * 0.86}L${x + h * 0.62} ${y - h * 0.3}H${x + L / 2}V${y + h * 0.42}H${x - L / 2}Z`,
      'light',
    ),
    hexSide({ x1: x - L / 2, x2: x - L * 0.3, y, s: h, chamfer: 'left' }),
    hexSide({ x1: x + L * 0.3, x2: x + L / 2, y, s: h, chamfer: 'right' }),
    path(`M${x - L * 0.16} ${y + h * 0.1}h${L * 0.3}m-14 -8l14 8l-14 8`, 'none', 'edge'),
    centre(x - L * 0.56, y, x + L * 0.56, y),
    line(
      [
        [x - h * 0.3, y + h * 0.3],
        [x + head * 1.7 * s * 0.78, y - head * 1.7 * s * 0.78],
      ],
      'hair',
    ),
    dimH(x - L / 2, x + L / 2, y + h * 0.58 + 46, String(length), y + h * 0.5),
    note([x - L / 2, y - h * 0.3], [x - L / 2 - 40, y - h * 0.9], port),
    label(x + head * s * 1.25, y - head * s * 1.2 - 20, `Ø ${head}`, 'start', 20),
    caption(title),
  ])
}

function angleSeatSpace(title: string, length: number, hexagon: number, head: number): string {
  const view = fitted([-length / 2, -hexagon / 2, -head / 2], [head * 1.5, head * 1.6, head / 2], 30, 20)
  return sheet(title, [
    pin(view, [0, 0, 0], [1, 0, 0], [cyl(length * 0.3, hexagon * 0.9), hex(length * 0.2, hexagon)]),
    pin(view, [hexagon * 0.2, hexagon * 0.2, 0], [Math.SQRT1_2, Math.SQRT1_2, 0], actuator(head)),
    pin(
      view,
      [length * 0.12, 0, 0],
      [-1, 0, 0],
      [cyl(length * 0.42, hexagon * 0.9), hex(length * 0.2, hexagon)],
      hexagon * 0.66,
    ),
  ])
}

/** A pulse jet valve from its side: inlet at the right, outlet down, bonnet with its pilot above. */
function pulseSide(title: string, height: number, length: number, port: string): string {
  const s = 300 / height
  const [x, y] = [380, 330]
  const d = length * 0.95 * s
  return sheet(title, [
    rect(x - d * 0.26, y, d * 0.52, height * 0.42 * s, 'roundV', 3),
    rect(x - d * 0.3, y + height * 0.42 * s - 30, d * 0.6, 30, 'light', 4),
    rect(x, y - d * 0.1, d * 0.72, d * 0.5, 'roundH', 3),
    rect(x + d * 0.72, y - d * 0.14, 34, d * 0.58, 'light', 4),
    rect(x - d / 2, y - d * 0.24, d, d * 0.16, 'light', 5),
    path(
      `M${x - d * 0.46} ${y - d * 0.24}Q${x - d * 0.4} ${y - d * 0.46} ${x - d * 0.16} ${y - d * 0.46}H${x + d * 0.16}Q${x + d * 0.4} ${y - d * 0.46} ${x + d * 0.46} ${y - d * 0.24}Z`,
      'mid',
    ),
    ...[-0.42, -0.14, 0.14, 0.42].map((share) =>
      rect(x + d * share - 8, y - d * 0.3, 16, d * 0.06, 'dark', 2),
    ),
    rect(x - 14, y - d * 0.56, 28, d * 0.1, 'roundV', 2),
    rect(x - 40, y - d * 0.94, 80, d * 0.38, 'darkV', 6),
    rect(x + 40, y - d * 0.88, 40, d * 0.22, 'black', 4),
    centre(x, y - d, x, y + height * 0.42 * s + 20),
    centre(x - 20, y + d * 0.15, x + d * 0.72 + 56, y + d * 0.15),
    dimH(x - d / 2, x + d / 2, y + height * 0.42 * s + 56, String(length), [y - d * 0.08, y - d * 0.08]),
    note([x + d * 0.72 + 34, y - d * 0.08], [x + d * 0.72 + 60, y - d * 0.42], port),
    caption(title),
  ])
}

function pulseSpace(title: string, length: number): string {
  const d = length
  const view = fitted([-d * 0.5, -d * 0.6, -d * 0.5], [d * 0.7, d * 0.95, d * 0.5], 32, 24)
  return sheet(title, [
    pin(view, [0, 0, 0], [1, 0, 0], [cyl(d * 0.6, d * 0.46), hex(d * 0.16, d * 0.5)]),
    pin(view, [0, 0, 0], [0, -1, 0], [cyl(d * 0.5, d * 0.48), hex(d * 0.14, d * 0.54)]),
    pin(
      view,
      [0, -d * 0.1, 0],
      [0, 1, 0],
      [
        cone(d * 0.2, d * 0.6, d * 0.9),
        cyl(d * 0.12, d),
        cone(d * 0.16, d * 0.96, d * 0.5),
        cyl(d * 0.1, d * 0.16),
      ],
    ),
    solid(view, [d * 0.14, d * 0.6, -d * 0.1], [d * 0.3, d * 0.78, d * 0.1], blackFaces),
    solid(view, [-d * 0.14, d * 0.46, -d * 0.14], [d * 0.14, d * 0.84, d * 0.14], blackFaces),
    spotOn(view, 'y', [0, d * 0.84, 0], d * 0.06, 'mid'),
  ])
}

const processParameters = {
  title: text(),
  port: text(),
  length: mm(5, 1000),
  height: mm(10, 1000),
  hexagon: mm(2, 500),
  servo: flag(),
}

export const families = {
  'angle-seat-side': family(
    { title: text(), length: mm(10, 500), hexagon: mm(5, 200), head: mm(10, 500), port: text() },
    ({ title, length, hexagon, head, port }) => angleSeatSide(title, length, hexagon, head, port),
  ),
  'angle-seat-space': family(
    { title: text(), length: mm(10, 500), hexagon: mm(5, 200), head: mm(10, 500) },
    ({ title, length, hexagon, head }) => angleSeatSpace(title, length, hexagon, head),
  ),
  'process-valve-side': family(processParameters, processSide),
  'process-valve-space': family(processParameters, processSpace),
  'pulse-valve-side': family(
    { title: text(), height: mm(20, 1000), length: mm(10, 500), port: text() },
    ({ title, height, length, port }) => pulseSide(title, height, length, port),
  ),
  'pulse-valve-space': family({ title: text(), length: mm(10, 500) }, ({ title, length }) =>
    pulseSpace(title, length),
  ),
}
