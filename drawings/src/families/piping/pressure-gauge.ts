import { count, family, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { hexSide } from '../../sheet/hexagon.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, polar, polygon, rect, turned, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

type Gauge = {
  dial: number
  /** Full scale in bar, and the figure at each tenth or fifth of it. */
  range: number
  steps: number
  thread: string
  threadDiameter: number
  threadLength: number
  square: number
  depth: number
  title: string
}

/** The connection below the case: a square shank and its thread, drawn lying down and turned. */
function shank(x: number, y: number, gauge: Gauge, scale: number): { mark: Mark; end: number } {
  const neck = 0.26 * gauge.dial * scale
  const end = y + neck + gauge.threadLength * scale
  const lying = (at: number): number => x + (at - y)
  return {
    end,
    mark: turned(
      90,
      [x, y],
      [
        rect(lying(y - 8), y - gauge.square * scale * 0.36, neck, gauge.square * scale * 0.72, 'roundH'),
        hexSide({
          x1: lying(y + neck * 0.3),
          x2: lying(y + neck * 0.9),
          y,
          s: gauge.square * scale,
          chamfer: 'both',
        }),
        threadH({
          from: lying(y + neck),
          to: lying(end),
          axis: y,
          diameter: gauge.threadDiameter * scale,
          pitch: 1.4 * scale,
        }),
        rect(
          lying(y + neck * 0.9),
          y - gauge.threadDiameter * scale * 0.42,
          neck * 0.1,
          gauge.threadDiameter * scale * 0.84,
          'dark',
          0,
          'edge',
        ),
      ],
    ),
  }
}

function dialFace(x: number, y: number, R: number, gauge: Gauge): Mark[] {
  const ticks = Array.from({ length: gauge.steps * 5 + 1 }, (_, index) => {
    const angle = 135 + (index * 270) / (gauge.steps * 5)
    const major = index % 5 === 0
    return line(
      [polar(x, y, R * 0.78, angle), polar(x, y, R * (major ? 0.68 : 0.73), angle)],
      major ? 'outline' : 'hair',
    )
  })
  const figures = Array.from({ length: gauge.steps + 1 }, (_, index) => {
    const [fx, fy] = polar(x, y, R * 0.54, 135 + (index * 270) / gauge.steps)
    return label(fx, fy + 7, String(Math.round((gauge.range * index * 10) / gauge.steps) / 10), 'middle', 20)
  })
  const needle = 135 + 270 * 0.68
  const [tip, tail] = [polar(x, y, R * 0.7, needle), polar(x, y, R * 0.22, needle + 180)]
  const side = (sign: number): readonly [number, number] => polar(x, y, 7, needle + sign * 90)
  const arc = (radius: number): string => {
    const [a, b] = [polar(x, y, radius, 135), polar(x, y, radius, 45)]
    return `M${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius)} 0 1 1 ${num(b[0])} ${num(b[1])}`
  }
  return [
    path(arc(R * 0.78), 'none', 'edge'),
    ...ticks,
    ...figures,
    label(x, y + R * 0.34, 'bar', 'middle', 22),
    polygon([side(1), tip, side(-1), tail], 'ink', 'edge'),
    circle(x, y, R * 0.08, 'black'),
  ]
}

/** The gauge from its dial. */
function gaugeFront(gauge: Gauge): string {
  const scale = Math.min(330 / gauge.dial, 5.4)
  const R = (gauge.dial * scale) / 2
  const [x, y] = [400, 40 + R]
  const { mark, end } = shank(x, y + R, gauge, scale)
  const half = (gauge.threadDiameter * scale) / 2
  return sheet(gauge.title, [
    mark,
    circle(x, y, R, 'roundH'),
    circle(x, y, R * 0.94, 'mid', 'edge'),
    circle(x, y, R * 0.88, 'white'),
    ...dialFace(x, y, R, gauge),
    dimV(y - R, y + R, x - R - 60, `Ø ${gauge.dial}`, x - 10),
    dimH(x - half, x + half, end + 30, gauge.thread, end),
    dimV(y, end, x + R + 60, String(Math.round((end - y) / scale)), [x + R * 0.96, x + half], 'right'),
    caption(gauge.title),
  ])
}

/** The gauge from its side. */
function gaugeSide(gauge: Gauge): string {
  const scale = Math.min(330 / gauge.dial, 5.4)
  const R = (gauge.dial * scale) / 2
  const depth = gauge.depth * scale
  const [x, y] = [400, 44 + R]
  const left = x - depth / 2
  const { mark, end } = shank(x + depth * 0.08, y + R * 0.96, gauge, scale)
  return sheet(gauge.title, [
    mark,
    rect(left + depth * 0.22, y - R * 0.95, depth * 0.7, R * 1.9, 'roundH', 6),
    rect(left + depth * 0.9, y - R * 0.86, depth * 0.1, R * 1.72, 'mid', 4),
    rect(left, y - R, depth * 0.24, 2 * R, 'roundH', 5),
    rect(left + depth * 0.52, y - R * 0.95 - 9, depth * 0.14, 10, 'black', 3, 'edge'),
    centre(left - 22, y, left + depth + 22, y),
    centre(x + depth * 0.08, y - R - 26, x + depth * 0.08, end + 18),
    dimH(left, left + depth, end + 32, String(gauge.depth), [y + R, y + R * 0.86]),
    dimV(y - R, y + R, left - 50, `Ø ${gauge.dial}`, left),
    caption(gauge.title),
  ])
}

const gaugeParameters = {
  dial: mm(10, 1000),
  range: number(0.5, 100, 'bar'),
  steps: count(2, 20),
  thread: text(),
  threadDiameter: mm(2, 200),
  threadLength: mm(2, 100),
  square: mm(2, 200),
  depth: mm(2, 500),
  title: text(),
}

export const families = {
  'pressure-gauge-front': family(gaugeParameters, gaugeFront),
  'pressure-gauge-side': family(gaugeParameters, gaugeSide),
}
