import { z } from 'zod'
import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, rect, type Mark } from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'
import { barrel, facet, fitted, solid, spotOn } from './scene.ts'

type Gripper = {
  title: string
  bore: number
  body: number
  width: number
  stroke: number
  jaws: 2 | 3
  angular: boolean
  port: string
}

/** A gripper from its front, jaws above, open. */
function gripperFront({ title, bore, body, width, stroke, jaws, angular, port }: Gripper): string {
  const s = Math.min(300 / body, 320 / (width * 1.3))
  const [x, y, W, B] = [400, 470, width * s, body * s * 0.72]
  const jaw = Math.min(W * 0.2, 60)
  const open = W * 0.16 + stroke * s * 0.5
  const high = body * s * 0.34
  const finger = (side: 1 | -1): Mark =>
    angular
      ? `<g transform="rotate(${side * 24} ${x + side * W * 0.24} ${y - B})">${rect(x + side * W * 0.24 - jaw / 2, y - B - high, jaw, high * 1.1, 'mid', 4)}${circle(x + side * W * 0.24, y - B - high * 0.7, 5, 'black', 'edge')}</g>`
      : rect(side === 1 ? x + open : x - open - jaw, y - B - high, jaw, high, 'mid', 3) +
        circle(x + side * (open + jaw / 2), y - B - high * 0.35, 5, 'black', 'edge') +
        circle(x + side * (open + jaw / 2), y - B - high * 0.72, 5, 'black', 'edge')
  return sheet(title, [
    finger(-1),
    finger(1),
    jaws === 3 ? rect(x - jaw / 2, y - B - high * 0.9, jaw, high * 0.9, 'dark', 3) : '',
    jaws === 3 ? rect(x - W / 2, y - B, W, B, 'roundV', 6) : rect(x - W / 2, y - B, W, B, 'light', 6),
    angular
      ? [-1, 1].map((side) => circle(x + side * W * 0.24, y - B + 10, 8, 'dark')).join('')
      : rect(x - W * 0.5, y - B, W, B * 0.16, 'mid', 3),
    rect(x - W * 0.04, y - B * 0.78, W * 0.08, B * 0.7, 'dark', 2, 'fine'),
    ...[0.3, 0.62].map((share) => tappedHole(x + W * 0.3, y - B * share, B * 0.09, B * 0.12, 'black')),
    ...[0.3, 0.62].map((share) => circle(x - W * 0.3, y - B * share, 6, 'white', 'edge')),
    centre(x, y - B - high - 20, x, y + 24),
    angular
      ? ''
      : dimH(
          x - open,
          x + open,
          y - B - high - 26,
          String(Math.round(((2 * open) / s) * 10) / 10),
          y - B - high,
        ),
    dimH(x - W / 2, x + W / 2, y + 56, String(width), y),
    dimV(y - B, y, x - W / 2 - 46, String(Math.round(body * 0.72)), x - W / 2),
    note([x + W * 0.34, y - B * 0.62], [x + W / 2 + 30, y - B * 0.8], port),
    label(x + W / 2 + 30, y - 10, `Ø ${bore}`, 'start', 20),
    caption(title),
  ])
}

function gripperSpace({ title, body, width, stroke, jaws, angular }: Gripper): string {
  const depth = width * (jaws === 3 ? 1 : 0.5)
  const B = body * 0.72
  const high = body * 0.34
  const view = fitted([-width / 2, 0, -depth / 2], [width / 2, B + high, depth / 2], 34, 22)
  const jaw = width * 0.18
  const open = width * 0.12 + stroke / 2
  if (jaws === 3) {
    const blocks = [
      [0, -0.3],
      [-0.26, 0.16],
      [0.26, 0.16],
    ] as const
    return sheet(title, [
      barrel(view, [0, 0, 0], [0, 1, 0], B, width / 2),
      ...blocks.map(([a, b]) =>
        solid(
          view,
          [a * width - jaw / 2, B, b * width - jaw / 2],
          [a * width + jaw / 2, B + high, b * width + jaw / 2],
        ),
      ),
      ...[0.3, 0.6].map((share) => spotOn(view, 'z', [0, B * share, width / 2], width * 0.05)),
    ])
  }
  const finger = (side: 1 | -1): Mark => {
    const [a, b] = [side === 1 ? open : -open - jaw, side === 1 ? open + jaw : -open]
    if (!angular)
      return (
        solid(view, [a, B, -depth * 0.3], [b, B + high, depth * 0.3]) +
        [0.4, 0.75]
          .map((share) => spotOn(view, 'z', [(a + b) / 2, B + high * share, depth * 0.3], width * 0.025))
          .join('')
      )
    const lean = side * high * 0.45
    const [p, q] = [side * width * 0.24 - jaw / 2, side * width * 0.24 + jaw / 2]
    const z = depth * 0.3
    return (
      facet(
        view,
        [
          [p, B, -z],
          [p + lean, B + high, -z],
          [p + lean, B + high, z],
          [p, B, z],
        ],
        'dark',
      ) +
      facet(
        view,
        [
          [p + lean, B + high, -z],
          [q + lean, B + high, -z],
          [q + lean, B + high, z],
          [p + lean, B + high, z],
        ],
        'white',
      ) +
      facet(
        view,
        [
          [p, B, z],
          [q, B, z],
          [q + lean, B + high, z],
          [p + lean, B + high, z],
        ],
        'mid',
      )
    )
  }
  return sheet(title, [
    solid(view, [-width / 2, 0, -depth / 2], [width / 2, B, depth / 2]),
    finger(1),
    finger(-1),
    ...[0.3, 0.6].map((share) => spotOn(view, 'z', [width * 0.3, B * share, depth / 2], width * 0.045)),
    facet(
      view,
      [
        [-width * 0.04, 0, depth / 2],
        [width * 0.04, 0, depth / 2],
        [width * 0.04, B * 0.8, depth / 2],
        [-width * 0.04, B * 0.8, depth / 2],
      ],
      'deep',
    ),
  ])
}

const gripperParameters = {
  title: text(),
  bore: mm(2, 100),
  body: mm(10, 500),
  width: mm(10, 1000),
  stroke: mm(2, 200),
  jaws: z.literal([2, 3]),
  angular: flag(),
  port: text(),
}

export const families = {
  'gripper-front': family(gripperParameters, gripperFront),
  'gripper-space': family(gripperParameters, gripperSpace),
}
