import { family, mm, text } from '../../family.ts'
import { caption, dimH, label } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, rect, stroke, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

type Sensor = {
  diameter: number
  pitch: number
  length: number
  threaded: number
  hex: number
  distance: number
  thread: string
  title: string
}

/** The sensor lying, its face to the left, with both nuts, and the distance at which it sees steel. */
function sensorDimensions(sensor: Sensor): string {
  const { diameter, pitch, length, threaded, hex, distance, thread, title } = sensor
  const scale = Math.min(520 / (length + distance * 2), 190 / acrossCorners(hex))
  const [left, y] = [150, 260]
  const [end, tail] = [left + threaded * scale, left + length * scale]
  const half = (diameter * scale) / 2
  const H = (acrossCorners(hex) * scale) / 2
  const face = 5
  const gap = Math.max(26, distance * scale)
  const nut = (share: number): Mark => {
    const x = left + threaded * scale * share
    return hexSide({ x1: x, x2: x + hex * 0.24 * scale, y, s: hex * scale, chamfer: 'both' })
  }
  return sheet(title, [
    rect(left - gap - 20, y - half * 1.1, 20, half * 2.2, 'hatch'),
    line(
      [
        [left - gap, y],
        [left - 6, y],
      ],
      'fine',
    ),
    threadH({ from: left + face, to: end, axis: y, diameter: 2 * half, pitch: pitch * scale }),
    rect(left - 2, y - half * 0.88, face + 6, half * 1.76, 'black', 2),
    nut(0.42),
    nut(0.64),
    rect(end, y - half * 0.9, tail - end, half * 1.8, 'roundH', 3),
    rect(tail, y - half * 0.5, 24, half, 'darkH', 3),
    path(
      `M${num(tail + 24)} ${num(y - half * 0.3)}H${num(tail + 74)}v${num(half * 0.6)}H${num(tail + 24)}Z`,
      'darkH',
    ),
    ...[-0.16, 0, 0.16].map((offset) =>
      stroke(
        `M${num(tail + 74)} ${num(y + half * offset)}q16 ${num(half * offset * 2.4)} 34 ${num(half * offset * 3)}`,
        'ink',
        4,
      ),
    ),
    circle(end + (tail - end) * 0.5, y - half * 0.2, 6, 'accent', 'edge'),
    centre(left - 14, y, tail + 30, y),
    dimH(left - gap, left, y + H + 46, String(distance), [y + half * 1.1, y + half]),
    dimH(left, end, y + H + 94, String(threaded), [Number.NaN, y + half]),
    dimH(left, tail, y + H + 142, String(length), [Number.NaN, y + half * 0.9]),
    label(left + threaded * scale * 0.2, y - half - 18, thread),
    label(left + threaded * scale * 0.53 + hex * 0.12 * scale, y - H - 16, `s ${hex}`, 'middle', 20),
    caption(title),
  ])
}

/** The sensor in space, its face to the front. */
function sensorShaded({ diameter, pitch, length, threaded, hex, title }: Sensor): string {
  const view = oblique(390, 310, Math.min(560 / (length + hex), 230 / hex), -28, 0.45)
  const near = -length / 2
  const nut = (share: number): Mark[] => [
    prism(
      view,
      near + threaded * share,
      near + threaded * share + hex * 0.24,
      section(acrossCorners(hex) / 2, 6, 10),
    ),
    disc(view, near + threaded * share, hex * 0.47, 'white', 'fine'),
  ]
  const tail = length / 2
  return sheet(title, [
    upright(view, [
      cylinder(view, tail, tail + length * 0.3, diameter * 0.16, diameter * 0.16, 'darkH', 'black'),
      cylinder(view, tail, tail + diameter * 0.35, diameter * 0.26, diameter * 0.2, 'darkH', 'black'),
      cylinder(view, near + threaded, tail, diameter * 0.45),
      threadRod(view, near + threaded * 0.6, near + threaded, diameter / 2, pitch),
      ...nut(0.64),
      ...nut(0.42),
      threadRod(view, near, near + threaded * 0.42, diameter / 2, pitch),
      disc(view, near, diameter * 0.45, 'black'),
    ]),
  ])
}

const sensorParameters = {
  diameter: mm(1, 200),
  pitch: mm(0.2, 10),
  length: mm(5, 500),
  threaded: mm(5, 500),
  hex: mm(2, 200),
  distance: mm(0.2, 100),
  thread: text(),
  title: text(),
}

export const families = {
  'inductive-sensor-dimensions': family(sensorParameters, sensorDimensions),
  'inductive-sensor-shaded': family(sensorParameters, sensorShaded),
}
