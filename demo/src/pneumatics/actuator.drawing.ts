import { caption, dimAngle, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, line, path, rect, type Mark } from '../drawing/svg.ts'
import { tappedHole } from '../drawing/thread.ts'
import { barrel, facet, fitted, pin, solid, spotOn } from './scene.drawing.ts'
import { cyl } from './turning.drawing.ts'

type Guided = {
  title: string
  bore: number
  stroke: number
  width: number
  height: number
  body: number
  plate: number
  rod: number
  guide: number
  port: string
}

/** A cylinder with two guide rods, from above: body at the left, plate at the right, run out. */
export function guidedSide({ title, bore, stroke, width, body, plate, rod, guide, port }: Guided): string {
  const out = stroke * 0.55 + 6
  const total = body + stroke + plate + out
  const s = Math.min(560 / total, 280 / width)
  const [x, y, W] = [400 - (total * s) / 2, 270, width * s]
  const face = x + (body + stroke) * s
  const end = face + out * s
  const rods: Mark[] = [-0.33, 0.33].map((share) =>
    rect(x - 6, y + share * W - (guide * s) / 2, end - x + 6, guide * s, 'roundH', 2),
  )
  return sheet(title, [
    ...rods,
    rect(face, y - (rod * s) / 2, out * s, rod * s, 'roundH'),
    rect(x, y - W / 2, (body + stroke) * s, W, 'light', 6),
    line(
      [
        [x, y - W * 0.17],
        [face, y - W * 0.17],
      ],
      'fine',
    ),
    line(
      [
        [x, y + W * 0.17],
        [face, y + W * 0.17],
      ],
      'fine',
    ),
    rect(x, y - W * 0.06, face - x, W * 0.04, 'dark', 0, 'fine'),
    ...[0.16, 0.84].map((share) =>
      tappedHole(x + (face - x) * share, y - W * 0.42, W * 0.05, W * 0.065, 'black'),
    ),
    ...[0.16, 0.84].flatMap((share) =>
      [-0.24, 0.24].map((up) => circle(x + (face - x) * share, y + up * W, W * 0.03, 'white', 'edge')),
    ),
    rect(end, y - W / 2, plate * s, W, 'mid', 3),
    ...[-0.4, -0.18, 0.18, 0.4].map((share) =>
      centre(end - 8, y + share * W, end + plate * s + 12, y + share * W),
    ),
    centre(x - 24, y, end + plate * s + 24, y),
    label((x + face) / 2, y + W * 0.1, `Ø ${bore} × ${stroke}`),
    dimH(x, face, y + W / 2 + 44, String(body + stroke), y + W / 2),
    dimH(end, end + plate * s, y + W / 2 + 44, String(plate), y + W / 2),
    dimV(y - W / 2, y + W / 2, end + plate * s + 50, String(width), end + plate * s, 'right'),
    note([x + (face - x) * 0.84, y - W * 0.42], [x + (face - x) * 0.9, y - W / 2 - 46], port),
    note(
      [face + out * s * 0.4, y - W * 0.33 - (guide * s) / 2],
      [face + out * s * 0.4 + 24, y - W / 2 - 46],
      `Ø ${guide}`,
    ),
    caption(title),
  ])
}

export function guidedSpace({ title, stroke, width, height, body, plate, rod, guide }: Guided): string {
  const out = stroke * 0.55 + 6
  const [L, h, w] = [body + stroke, height, width]
  const view = fitted([-plate - out, -h / 2, -w / 2], [L, h / 2, w / 2], 34, 28)
  return sheet(title, [
    solid(view, [0, -h / 2, -w / 2], [L, h / 2, w / 2]),
    spotOn(view, 'x', [0, 0, 0], rod * 0.9, 'white'),
    ...[-0.3, 0.3].map((share) => spotOn(view, 'y', [L * 0.5 + share * L, h / 2, -w * 0.24], w * 0.025)),
    ...[-0.3, 0.3].map((share) => spotOn(view, 'y', [L * 0.5 + share * L, h / 2, w * 0.24], w * 0.025)),
    ...[0.2, 0.8].map((share) => spotOn(view, 'z', [L * share, 0, w / 2], h * 0.14)),
    facet(
      view,
      [
        [0, h * 0.28, w / 2],
        [L, h * 0.28, w / 2],
        [L, h * 0.36, w / 2],
        [0, h * 0.36, w / 2],
      ],
      'deep',
    ),
    barrel(view, [0, 0, -w * 0.33], [-1, 0, 0], out, guide / 2),
    barrel(view, [0, 0, 0], [-1, 0, 0], out, rod / 2),
    barrel(view, [0, 0, w * 0.33], [-1, 0, 0], out, guide / 2),
    solid(view, [-out - plate, -h / 2, -w / 2], [-out, h / 2, w / 2]),
    ...[-0.4, -0.2, 0.2, 0.4].map((share) => spotOn(view, 'x', [-out - plate, 0, share * w], w * 0.03)),
  ])
}

/** A rodless cylinder from its side: barrel with a carriage. */
export function rodlessSide(
  title: string,
  bore: number,
  stroke: number,
  length: number,
  high: number,
  round: boolean,
): string {
  const s = 640 / length
  const [x, y] = [80, 300]
  const h = Math.max(70, Math.min(120, high * s * 2.2))
  const cap = 40
  const L = 640
  return sheet(title, [
    round
      ? rect(x + cap, y - h * 0.24, L - 2 * cap, h * 0.48, 'roundH')
      : rect(x + cap, y - h * 0.4, L - 2 * cap, h * 0.8, 'light', 2),
    ...(round
      ? []
      : [
          rect(x + cap, y - h * 0.4, L - 2 * cap, h * 0.1, 'black', 0, 'fine'),
          rect(x + cap, y + h * 0.12, L - 2 * cap, h * 0.09, 'dark', 0, 'fine'),
        ]),
    ...[x, x + L - cap].map(
      (px) =>
        rect(px, y - h * 0.5, cap, h, 'mid', 5) + tappedHole(px + cap / 2, y, h * 0.16, h * 0.2, 'black'),
    ),
    rect(x + L * 0.36, y - h * (round ? 0.46 : 0.78), 150, h * (round ? 0.92 : 0.62), 'roundH', 5),
    ...[0.14, 0.86].map((share) =>
      circle(x + L * 0.36 + 150 * share, y - h * (round ? 0.22 : 0.48), 6, 'black', 'edge'),
    ),
    centre(x - 20, y, x + L + 20, y),
    path(
      `M${x + L * 0.36 - 20} ${y - h * 0.95}h-50m14 -8l-14 8l14 8M${x + L * 0.36 + 170} ${y - h * 0.95}h50m-14 -8l14 8l-14 8`,
      'none',
      'edge',
    ),
    dimH(x, x + L, y + h / 2 + 56, String(length), y + h / 2),
    label(x + L / 2, y + h / 2 + 110, `Ø ${bore} × ${stroke}`),
    caption(title),
  ])
}

export function rodlessSpace(title: string, high: number, round: boolean): string {
  const [L, h] = [high * 8, high]
  const view = fitted([0, -h / 2, -h / 2], [L, h * 0.8, h / 2], 32, 26)
  const mid = L * 0.4
  return sheet(title, [
    solid(view, [L - h * 0.6, -h / 2, -h / 2], [L, h / 2, h / 2]),
    round
      ? barrel(view, [L - h * 0.6, 0, 0], [-1, 0, 0], L - h * 1.2, h * 0.25)
      : solid(view, [h * 0.6, -h * 0.42, -h * 0.42], [L - h * 0.6, h * 0.42, h * 0.42]),
    ...(round
      ? []
      : [
          facet(
            view,
            [
              [h * 0.6, h * 0.42, -h * 0.1],
              [L - h * 0.6, h * 0.42, -h * 0.1],
              [L - h * 0.6, h * 0.42, h * 0.1],
              [h * 0.6, h * 0.42, h * 0.1],
            ],
            'deep',
          ),
          facet(
            view,
            [
              [h * 0.6, -h * 0.1, h * 0.42],
              [L - h * 0.6, -h * 0.1, h * 0.42],
              [L - h * 0.6, h * 0.02, h * 0.42],
              [h * 0.6, h * 0.02, h * 0.42],
            ],
            'dark',
          ),
        ]),
    solid(
      view,
      [mid, round ? -h * 0.46 : h * 0.3, -h * 0.46],
      [mid + h * 1.8, round ? h * 0.46 : h * 0.74, h * 0.46],
    ),
    ...[0.2, 0.8].map((share) =>
      spotOn(view, 'y', [mid + h * 1.8 * share, round ? h * 0.46 : h * 0.74, 0], h * 0.07),
    ),
    solid(view, [0, -h / 2, -h / 2], [h * 0.6, h / 2, h / 2]),
    spotOn(view, 'x', [0, 0, 0], h * 0.14),
  ])
}

/** A rack-and-pinion actuator from above: two barrels, turntable in the middle with its angle. */
export function rotarySide(
  title: string,
  length: number,
  width: number,
  table: number,
  angle: number,
): string {
  const s = Math.min(460 / length, 300 / width)
  const [x, y, L, W, r] = [380, 280, length * s, width * s, (table * s) / 2]
  return sheet(title, [
    rect(x - L / 2, y - W / 2, L, W, 'light', 8),
    rect(x - L / 2, y - W * 0.42, L * 0.12, W * 0.36, 'mid', 3),
    rect(x - L / 2, y + W * 0.06, L * 0.12, W * 0.36, 'mid', 3),
    rect(x + L * 0.38, y - W * 0.42, L * 0.12, W * 0.36, 'mid', 3),
    rect(x + L * 0.38, y + W * 0.06, L * 0.12, W * 0.36, 'mid', 3),
    ...[-0.42, 0.42].flatMap((a) =>
      [-0.4, 0.4].map((b) => circle(x + a * L * 0.7, y + b * W, 6, 'white', 'edge')),
    ),
    circle(x, y, r, 'mid'),
    circle(x, y, r * 0.86, 'white', 'fine'),
    ...[45, 135, 225, 315].map((degrees) =>
      circle(
        x + r * 0.66 * Math.cos((degrees * Math.PI) / 180),
        y + r * 0.66 * Math.sin((degrees * Math.PI) / 180),
        5,
        'black',
        'edge',
      ),
    ),
    circle(x, y, r * 0.3, 'dark'),
    centre(x - L * 0.58, y, x + L * 0.58, y),
    centre(x, y - W * 0.62, x, y + W * 0.62),
    dimAngle([x, y], r * 1.22, angle === 90 ? -45 : -180, angle === 90 ? 45 : 0, `${angle}°`),
    dimH(x - L / 2, x + L / 2, y + W / 2 + 56, String(length), y + W / 2),
    dimV(y - W / 2, y + W / 2, x - L / 2 - 46, String(width), x - L / 2),
    label(x + r * 0.4, y + W / 2 + 30, `Ø ${table}`, 'start', 18),
    caption(title),
  ])
}

export function rotarySpace(title: string, length: number, width: number, table: number): string {
  const h = width * 0.55
  const view = fitted([-length / 2, 0, -width / 2], [length / 2, h * 1.5, width / 2], 34, 34)
  return sheet(title, [
    solid(view, [-length / 2, 0, -width / 2], [length / 2, h, width / 2]),
    ...[-0.25, 0.25].map((share) => spotOn(view, 'x', [-length / 2, h / 2, share * width], h * 0.3, 'mid')),
    ...[-0.42, 0.42].flatMap((a) =>
      [-0.42, 0.42].map((b) => spotOn(view, 'y', [a * length, h, b * width], width * 0.03)),
    ),
    ...[-0.3, 0.3].map((share) => spotOn(view, 'z', [share * length, h / 2, width / 2], h * 0.14)),
    pin(view, [0, h, 0], [0, 1, 0], [cyl(h * 0.14, table), cyl(h * 0.1, table * 0.9)]),
    spotOn(view, 'y', [0, h * 1.24, 0], table * 0.16, 'deep'),
    ...[45, 135, 225, 315].map((degrees) =>
      spotOn(
        view,
        'y',
        [
          table * 0.3 * Math.cos((degrees * Math.PI) / 180),
          h * 1.24,
          table * 0.3 * Math.sin((degrees * Math.PI) / 180),
        ],
        table * 0.05,
      ),
    ),
  ])
}

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
export function gripperFront({ title, bore, body, width, stroke, jaws, angular, port }: Gripper): string {
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

export function gripperSpace({ title, body, width, stroke, jaws, angular }: Gripper): string {
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
