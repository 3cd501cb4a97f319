import { z } from 'zod'
import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, line, path, placed, num, rect, turned, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

type Fitting = {
  /** Tube outside diameter, body outside diameter, mm. */
  tube: number
  body: number
  /** Taper thread as printed, its outside diameter and length; absent on a union. */
  thread?: { name: string; diameter: number; length: number; hex: number }
  /** Overall length of the straight form, or from axis to the tube end of the others. */
  length: number
  title: string
}

/** The tube's end of a fitting, from the body at x to the right: body, release ring, a piece of tube. */
function tubeEnd(
  x: number,
  y: number,
  fitting: Fitting,
  scale: number,
  body: number,
): { marks: Mark[]; end: number } {
  const [R, t] = [(fitting.body * scale) / 2, (fitting.tube * scale) / 2]
  const ring = 0.32 * fitting.body * scale
  const end = x + body + ring
  return {
    end,
    marks: [
      rect(end, y - t, 54, 2 * t, 'white', 0, 'edge'),
      line(
        [
          [end, y - t * 0.62],
          [end + 54, y - t * 0.62],
        ],
        'hair',
      ),
      line(
        [
          [end, y + t * 0.62],
          [end + 54, y + t * 0.62],
        ],
        'hair',
      ),
      path(
        `M${num(end + 54)} ${num(y - t)}q10 ${num(t / 2)} 0 ${num(t)}q-10 ${num(t / 2)} 0 ${num(t)}`,
        'white',
        'fine',
      ),
      rect(x + body, y - R * 0.84, ring * 0.55, R * 1.68, 'roundH', 2),
      rect(x + body + ring * 0.5, y - R * 0.92, ring * 0.5, R * 1.84, 'darkH', 5),
      rect(x, y - R, body, 2 * R, 'roundH', 5),
    ],
  }
}

/** A straight male fitting: thread and hexagon to the left, tube to the right. */
function straightDimensions(fitting: Fitting): string {
  const { tube, body, thread, length, title } = fitting
  const { name, diameter, length: reach, hex } = thread ?? { name: '', diameter: 0, length: 0, hex: 0 }
  const scale = Math.min(500 / length, 250 / acrossCorners(hex))
  const y = 280
  const left = 370 - (length * scale) / 2
  const [a, b] = [left + reach * scale, left + (reach + 0.2 * length) * scale]
  const ring = 0.32 * body * scale
  const { marks, end } = tubeEnd(b, y, fitting, scale, left + length * scale - ring - b)
  const H = Math.max(acrossCorners(hex), body) * scale * 0.5
  return sheet(title, [
    ...marks,
    threadH({ from: left, to: a, axis: y, diameter: diameter * scale, pitch: 1.2 * scale }),
    hexSide({ x1: a, x2: b, y, s: hex * scale, chamfer: 'both' }),
    centre(left - 24, y, end + 78, y),
    dimH(left, end, y + H + 92, `L ${length}`, [y + (diameter * scale) / 2, y + (body * scale * 0.84) / 2]),
    dimH(left, a, y + H + 44, String(reach), Number.NaN, 'left'),
    line(
      [
        [a, y + H + 4],
        [a, y + H + 52],
      ],
      'fine',
    ),
    dimV(y - (diameter * scale) / 2, y + (diameter * scale) / 2, left - 44, name, left),
    dimV(y - (tube * scale) / 2, y + (tube * scale) / 2, end + 92, `Ø ${tube}`, end + 56, 'right'),
    label((a + b) / 2, y - H - 16, `s ${hex}`, 'middle', 20),
    caption(title),
  ])
}

/** The straight fitting in space, its tube end to the front. */
function straightShaded({ tube, body, thread, length, title }: Fitting): string {
  const { diameter, length: reach, hex } = thread ?? { diameter: 0, length: 0, hex: 0 }
  const view = oblique(400, 300, Math.min(560 / (length + hex * 0.5), 300 / hex), -26, 0.5)
  const far = length / 2
  const ring = 0.16 * body
  const hexFar = far - reach
  const hexNear = hexFar - 0.2 * length
  return sheet(title, [
    upright(view, [
      threadRod(view, hexFar, far, diameter / 2, 1.2),
      prism(view, hexNear, hexFar, section(acrossCorners(hex) / 2, 6, 0)),
      disc(view, hexNear, (hex / 2) * 0.94, 'white', 'fine'),
      cylinder(view, -far + 2 * ring, hexNear, body / 2),
      cylinder(view, -far + ring, -far + 2 * ring, body * 0.42),
      cylinder(view, -far, -far + ring, body * 0.46, body * 0.46, 'darkH', 'deep'),
      disc(view, -far, tube / 2, 'hole'),
    ]),
  ])
}

/** An elbow: thread down, tube to the right. */
function elbowDimensions(fitting: Fitting): string {
  const { tube, body, thread, length, title } = fitting
  const { name, diameter, length: reach, hex } = thread ?? { name: '', diameter: 0, length: 0, hex: 0 }
  const stem = reach + 0.5 * hex + body * 0.5
  const scale = Math.min(390 / (stem + body / 2), 400 / length)
  const [x, y] = [290, 90 + (body * scale) / 2]
  const R = (body * scale) / 2
  const ring = 0.32 * body * scale
  const { marks, end } = tubeEnd(x, y, fitting, scale, length * scale - ring)
  const foot = y + stem * scale
  const [t0, h0] = [foot - reach * scale, foot - (reach + 0.42 * hex) * scale]
  // The stem is drawn lying down and turned upright around the axis' crossing.
  const stand = (at: number): number => x + (at - y)
  return sheet(title, [
    turned(
      90,
      [x, y],
      [
        threadH({
          from: stand(t0),
          to: stand(foot),
          axis: y,
          diameter: diameter * scale,
          pitch: 1.2 * scale,
        }),
        hexSide({ x1: stand(h0), x2: stand(t0), y, s: hex * scale, chamfer: 'both' }),
        rect(x, y - R * 0.8, stand(h0) - x, R * 1.6, 'roundH'),
      ],
    ),
    ...marks,
    path(
      `M${num(x + 6)} ${num(y - R)}H${num(x)}A${num(R)} ${num(R)} 0 0 0 ${num(x)} ${num(y + R)}H${num(x + 6)}Z`,
      'roundH',
    ),
    rect(x - 2, y - R + 1, 16, 2 * R - 2, 'roundH', 0, 'none'),
    centre(x - R - 22, y, end + 78, y),
    centre(x, y - R - 22, x, foot + 22),
    dimH(x, end, y - R - 34, `L ${length}`, [y - R, y - R * 0.9]),
    dimV(y, foot, x - Math.max(R, (hex * scale) / 2) - 70, `H ${Math.round(stem * 10) / 10}`, [
      x - R,
      x - (diameter * scale) / 2,
    ]),
    dimH(x - (diameter * scale) / 2, x + (diameter * scale) / 2, foot + 40, name, foot),
    dimV(y - (tube * scale) / 2, y + (tube * scale) / 2, end + 92, `Ø ${tube}`, end + 56, 'right'),
    label(x + (hex * scale) / 2 + 26, (h0 + t0) / 2 + 8, `s ${hex}`, 'start', 20),
    caption(title),
  ])
}

/** A tee that joins three tubes of one size. */
function teeDimensions(fitting: Fitting): string {
  const { tube, body, length, title } = fitting
  const scale = Math.min(480 / (2 * length), 330 / (length + body / 2))
  const [x, y] = [400, 150 + (body * scale) / 2]
  const [R, ring] = [(body * scale) / 2, 0.32 * body * scale]
  const run = x + length * scale - ring
  const arm = tubeEnd(x, y, fitting, scale, length * scale - ring)
  return sheet(title, [
    turned(90, [x, y], arm.marks),
    placed([-1, 0, 0, 1, 2 * x, 0], arm.marks),
    ...arm.marks,
    rect(2 * x - run, y - R, 2 * (run - x), 2 * R, 'roundH', 5),
    centre(x - length * scale - 76, y, x + length * scale + 76, y),
    centre(x, y - R - 22, x, y + length * scale + 76),
    dimH(x - length * scale, x + length * scale, y - R - 40, String(2 * length), y - R * 0.9),
    dimV(y, y + length * scale, x - R - 70, String(length), [x - length * scale * 0.8, x - R * 0.9]),
    dimV(
      y - (tube * scale) / 2,
      y + (tube * scale) / 2,
      x + length * scale + 92,
      `Ø ${tube}`,
      x + length * scale + 56,
      'right',
    ),
    caption(title),
  ])
}

const fittingParameters = {
  tube: mm(1, 50),
  body: mm(2, 100),
  thread: z
    .strictObject({ name: text(), diameter: mm(2, 100), length: mm(2, 100), hex: mm(2, 100) })
    .exactOptional(),
  length: mm(2, 200),
  title: text(),
}

export const families = {
  'push-in-elbow-dimensions': family(fittingParameters, elbowDimensions),
  'push-in-straight-dimensions': family(fittingParameters, straightDimensions),
  'push-in-straight-shaded': family(fittingParameters, straightShaded),
  'push-in-tee-dimensions': family(fittingParameters, teeDimensions),
}
