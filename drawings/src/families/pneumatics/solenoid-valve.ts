import { z } from 'zod'
import { family, mm, text } from '../../family.ts'
import { arrow, caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, path, num, polygon, rect, type Mark } from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'

type Valve = {
  length: number
  height: number
  body: number
  coils: 1 | 2
  port: string
  title: string
}

/** The coil with its plug, at the left of x, standing on the valve's end. */
function coil(x: number, y: number, w: number, h: number, sign: 1 | -1): Mark[] {
  const left = sign === 1 ? x - w : x
  const plug = sign === 1 ? left + w * 0.08 : left + w * 0.3
  return [
    rect(left, y - h, w, h, 'darkV', 6),
    rect(plug, y - h * 1.72, w * 0.62, h * 0.74, 'black', 5),
    rect(plug + w * 0.08, y - h * 1.84, w * 0.46, h * 0.14, 'deep', 3, 'edge'),
    circle(plug + w * 0.31, y - h * 1.35, w * 0.09, 'mid', 'edge'),
    rect(sign === 1 ? left - w * 0.1 : left + w, y - h * 0.66, w * 0.1, h * 0.34, 'roundV', 2, 'edge'),
    line(
      [
        [left + w * 0.1, y - h * 0.2],
        [left + w * 0.9, y - h * 0.2],
      ],
      'fine',
    ),
  ]
}

/** The valve from the side of its ports 2 and 4, with its exhausts below. */
function valveDimensions({ length, height, body, coils, port, title }: Valve): string {
  const scale = 560 / length
  const left = 400 - (length * scale) / 2
  const right = left + length * scale
  const foot = 420
  const h = body * scale
  const w = length * scale * (coils === 2 ? 0.24 : 0.27)
  const [a, b] = [left + w * 1.1, coils === 2 ? right - w * 1.1 : right - 26]
  const at = (share: number): number => a + (b - a) * share
  const plain =
    coils === 2
      ? []
      : [
          rect(b, foot - h * 0.92, 26, h * 0.84, 'black', 5),
          circle(b + 13, foot - h * 0.5, 5, 'deep', 'fine'),
        ]
  return sheet(title, [
    rect(a, foot - h, b - a, h, 'light', 3),
    rect(a, foot - h, (b - a) * 0.09, h, 'mid', 3),
    rect(at(0.91), foot - h, (b - a) * 0.09, h, 'mid', 3),
    ...coil(a, foot, w, h * 0.94, 1),
    ...(coils === 2 ? coil(b, foot, w, h * 0.94, -1) : []),
    ...plain,
    tappedHole(at(0.34), foot - h * 0.55, h * 0.34, h * 0.4, 'black'),
    tappedHole(at(0.66), foot - h * 0.55, h * 0.34, h * 0.4, 'black'),
    label(at(0.34), foot - h * 0.1, '4', 'middle', 18),
    label(at(0.66), foot - h * 0.1, '2', 'middle', 18),
    circle(at(0.14), foot - h * 0.8, 6, 'white', 'edge'),
    circle(at(0.86), foot - h * 0.2, 6, 'white', 'edge'),
    ...[0.22, 0.5, 0.78].map((share, index) =>
      [
        rect(at(share) - h * 0.17, foot, h * 0.34, 9, 'mid', 2, 'edge'),
        label(at(share), foot + 32, ['5', '1', '3'][index] ?? '', 'middle', 18),
      ].join(''),
    ),
    centre(at(0.34), foot - h - 16, at(0.34), foot - h * 0.2),
    centre(at(0.66), foot - h - 16, at(0.66), foot - h * 0.2),
    dimH(left - w * 0.1, coils === 2 ? right + w * 0.1 : right, foot + 86, String(length), foot),
    note([at(0.66) + h * 0.14, foot - h * 0.69], [at(0.66) + h * 0.5, foot - h - 60], port),
    dimV(foot - h * 0.94 * 1.84, foot, left - w * 0.1 - 44, String(height), [left + w * 0.2, left]),
    caption(title),
  ])
}

/** The valve's circuit symbol: five ports, two positions, spring or second coil. */
function valveSymbol(coils: 1 | 2, title: string): string {
  const [top, size, middle] = [230, 150, 400]
  const left = middle - size
  const right = middle + size
  const foot = top + size
  const ports = [0.2, 0.5, 0.8]
  const drive = (x: number, sign: 1 | -1): Mark => {
    const far = x + sign * 66
    return (
      polygon(
        [
          [x, foot],
          [far, foot],
          [far, foot - 62],
          [x, foot - 62],
        ],
        'white',
        'heavy',
      ) +
      line(
        [
          [sign === 1 ? x + 14 : far + 14, foot - 10],
          [sign === 1 ? far - 14 : x - 14, foot - 52],
        ],
        'heavy',
      )
    )
  }
  const spring = (x: number): Mark =>
    line(
      [
        [x, foot - 30],
        [x + 10, foot - 30],
        [x + 18, foot - 50],
        [x + 32, foot - 10],
        [x + 46, foot - 50],
        [x + 60, foot - 10],
        [x + 68, foot - 30],
      ],
      'heavy',
    )
  const flow = (x1: number, y1: number, x2: number, y2: number): Mark => {
    const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
    return (
      line(
        [
          [x1, y1],
          [x2, y2],
        ],
        'heavy',
      ) + arrow([x2, y2], degrees)
    )
  }
  const block = (x: number, y: number): Mark => path(`M${num(x)} ${num(y)}v-24m-12 0h24`, 'none', 'heavy')
  const at = (x: number, share: number): number => x + share * size
  return sheet(title, [
    rect(left, top, size, size, 'white', 0, 'heavy'),
    rect(middle, top, size, size, 'light', 0, 'heavy'),
    // Coil driven: 1 to 4, 2 to 3, 5 shut.
    flow(at(left, 0.5), foot, at(left, 0.25), top),
    flow(at(left, 0.75), top, at(left, 0.8), foot),
    block(at(left, 0.2), foot),
    // At rest: 1 to 2, 4 to 5, 3 shut.
    flow(at(middle, 0.5), foot, at(middle, 0.75), top),
    flow(at(middle, 0.25), top, at(middle, 0.2), foot),
    block(at(middle, 0.8), foot),
    drive(left, -1),
    coils === 2 ? drive(right, 1) : spring(right),
    line(
      [
        [at(middle, 0.25), top],
        [at(middle, 0.25), top - 44],
      ],
      'heavy',
    ),
    line(
      [
        [at(middle, 0.75), top],
        [at(middle, 0.75), top - 44],
      ],
      'heavy',
    ),
    label(at(middle, 0.25), top - 56, '4'),
    label(at(middle, 0.75), top - 56, '2'),
    ...ports.map(
      (share, index) =>
        line(
          [
            [at(middle, share), foot],
            [at(middle, share), foot + 44],
          ],
          'heavy',
        ) + label(at(middle, share), foot + 74, ['5', '1', '3'][index] ?? ''),
    ),
    polygon(
      [
        [at(middle, 0.5) - 9, foot + 98],
        [at(middle, 0.5) + 9, foot + 98],
        [at(middle, 0.5), foot + 82],
      ],
      'white',
    ),
    label(left - 33, foot + 34, '14', 'middle', 20),
    label(right + 34, foot + 34, '12', 'middle', 20),
    caption(title),
  ])
}

export const families = {
  'solenoid-valve-dimensions': family(
    {
      length: mm(20, 1000),
      height: mm(10, 500),
      body: mm(5, 200),
      coils: z.literal([1, 2]),
      port: text(),
      title: text(),
    },
    valveDimensions,
  ),
  'solenoid-valve-symbol': family({ coils: z.literal([1, 2]), title: text() }, ({ coils, title }) =>
    valveSymbol(coils, title),
  ),
}
