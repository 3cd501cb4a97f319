import { angle, family, flag, mm, text } from '../../family.ts'
import { caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, num, path, polygon, rect, stroke, type Mark } from '../../sheet/svg.ts'
import { blocksDimensions, blocksShaded, type Block, type Device } from './blocks.ts'

/** How light falls: a cone and its figures on the floor. */
const cone = (title: string, degrees: number): string => {
  const half = Math.tan((degrees * Math.PI) / 360)
  const at = (depth: number, side: number): readonly [number, number] => [
    370 + side * Math.min(270, depth * half),
    90 + depth,
  ]
  return sheet(title, [
    polygon([at(0, 0), at(380, -1), at(380, 1)], 'accent', 'fine').replace('/>', ' fill-opacity=".45"/>'),
    rect(320, 62, 100, 28, 'dark', 5),
    line(
      [
        [60, 470],
        [700, 470],
      ],
      'heavy',
    ),
    ...[0.4, 0.7, 1].map(
      (k): Mark =>
        `<ellipse cx="370" cy="${90 + 380 * k}" rx="${Math.min(270, 380 * k * half).toFixed(1)}" ry="${(14 * k).toFixed(1)}" stroke-width="1"/>` +
        label(735, 97 + 380 * k, `${Math.round(k * 10)} m`, 'middle', 20),
    ),
    path(
      `M${(370 - 90 * half).toFixed(1)} 180Q370 ${(196 + degrees / 12).toFixed(1)} ${(370 + 90 * half).toFixed(1)} 180`,
      'none',
      'edge',
    ),
    label(370, 250, `${degrees}°`, 'middle', 26),
    caption(title),
  ])
}

/** A floodlight in its bracket. */
const flood = (title: string, w: number, h: number): Device => ({
  title,
  figures: [String(Math.round(w * 1.08)), String(Math.round(h * 1.24)), String(Math.round(h * 0.28))],
  blocks: [
    { x: w * 0.3, y: h * 0.1, z: h * 0.16, width: w * 0.4, height: h * 0.8, depth: h * 0.12, tone: 'black' },
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: h * 0.16,
      tone: 'deep',
      art: (a, b) => [
        rect(a * 0.06, b * 0.07, a * 0.88, b * 0.86, 'white', 3, 'edge'),
        ...Array.from({ length: 5 }, (_, r) =>
          Array.from({ length: 7 }, (_, c) =>
            rect(a * (0.13 + c * 0.11), b * (0.15 + r * 0.15), a * 0.06, b * 0.07, 'accent', 1, 'fine'),
          ).join(''),
        ),
      ],
    },
    {
      x: -w * 0.04,
      y: h * 0.45,
      z: h * 0.04,
      width: w * 0.04,
      height: h * 0.75,
      depth: h * 0.08,
      tone: 'black',
    },
    {
      x: -w * 0.04,
      y: h * 1.2,
      z: h * 0.04,
      width: w * 1.08,
      height: h * 0.04,
      depth: h * 0.08,
      tone: 'black',
    },
    { x: w, y: h * 0.45, z: h * 0.04, width: w * 0.04, height: h * 0.75, depth: h * 0.08, tone: 'black' },
  ],
})

/** A fill that lets what lies below shine through. */
const lit = (mark: Mark, share: number): Mark => mark.replace('/>', ` fill-opacity="${share}"/>`)

/** A flat ceiling panel that is lit: a mitred frame around its diffuser, and the driver behind it. */
const panel = (title: string, w: number, h: number): Device => ({
  title,
  blocks: [
    { x: w * 0.35, y: h * 0.4, z: 11, width: w * 0.3, height: h * 0.14, depth: 24, tone: 'mid' },
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: 11,
      tone: 'mid',
      art: (a, b) => {
        const frame = Math.min(a, b) * 0.04
        return [
          rect(frame, frame, a - 2 * frame, b - 2 * frame, 'white', 0, 'edge'),
          // Brightest in the middle.
          ...[0, 0.09, 0.18, 0.27].map((inset) =>
            lit(
              rect(
                frame + a * inset,
                frame + b * inset,
                a - 2 * (frame + a * inset),
                b - 2 * (frame + b * inset),
                'accent',
                Math.min(a, b) * inset * 0.5,
                'none',
              ),
              0.16,
            ),
          ),
          path(
            `M0 0L${num(frame)} ${num(frame)}M${num(a)} 0L${num(a - frame)} ${num(frame)}M0 ${num(b)}L${num(frame)} ${num(b - frame)}M${num(a)} ${num(b)}L${num(a - frame)} ${num(b - frame)}`,
            'none',
            'fine',
          ),
        ]
      },
    },
  ],
})

/** A long light with clips. */
const batten = (title: string, length: number): Device => ({
  title,
  blocks: [
    { x: 0, y: 0, z: 24, width: length, height: 85, depth: 40, tone: 'mid' },
    {
      x: length * 0.02,
      y: 6,
      z: 0,
      width: length * 0.96,
      height: 73,
      depth: 24,
      tone: 'white',
      art: (a, b) => [rect(a * 0.03, b * 0.3, a * 0.94, b * 0.4, 'accent', 3, 'edge')],
    },
    ...[0.12, 0.35, 0.65, 0.88].map((at): Block => ({
      x: length * at,
      y: 0,
      z: -4,
      width: 22,
      height: 85,
      depth: 6,
      tone: 'dark',
    })),
  ],
})

/** A running figure in white, its middle at the point. */
const runner = (x: number, y: number, high: number): Mark[] => {
  const at = (dx: number, dy: number): string => `${(x + dx * high).toFixed(1)} ${(y + dy * high).toFixed(1)}`
  const limb = (points: readonly (readonly [number, number])[], thick: number): Mark =>
    stroke(`M${points.map(([dx, dy]) => at(dx, dy)).join('L')}`, 'white', Math.round(thick * high))
  return [
    circle(x + high * 0.06, y - high * 0.41, high * 0.09, 'white', 'none'),
    limb(
      [
        [0.02, -0.3],
        [-0.05, 0.08],
      ],
      0.17,
    ),
    limb(
      [
        [0.02, -0.26],
        [-0.2, -0.18],
        [-0.26, -0.02],
      ],
      0.08,
    ),
    limb(
      [
        [0.05, -0.24],
        [0.14, -0.06],
        [0.27, -0.1],
      ],
      0.08,
    ),
    limb(
      [
        [-0.07, 0.04],
        [-0.16, 0.24],
        [-0.11, 0.48],
      ],
      0.1,
    ),
    limb(
      [
        [-0.03, 0.04],
        [0.1, 0.2],
        [0.3, 0.24],
      ],
      0.1,
    ),
  ]
}

/** An emergency light with two heads, or an exit sign. */
const exit = (title: string, lamp: boolean): Device => ({
  title,
  blocks: lamp
    ? [
        {
          x: 0,
          y: 40,
          z: 20,
          width: 270,
          height: 110,
          depth: 60,
          tone: 'light',
          art: (w, h) => [
            circle(w * 0.12, h * 0.8, 6, 'accent', 'edge'),
            rect(w * 0.2, h * 0.74, w * 0.06, h * 0.12, 'deep', 2, 'edge'),
          ],
        },
        ...[20, 170].map((x): Block => ({
          x,
          y: 0,
          z: 10,
          width: 80,
          height: 40,
          depth: 46,
          tone: 'mid',
          art: (w, h) => [rect(w * 0.08, h * 0.1, w * 0.84, h * 0.8, 'accent', 4, 'edge')],
        })),
      ]
    : [
        {
          x: 0,
          y: 0,
          z: 0,
          width: 360,
          height: 180,
          depth: 30,
          tone: 'light',
          art: (w, h) => [
            rect(w * 0.03, h * 0.06, w * 0.94, h * 0.88, 'accent', 4, 'edge'),
            path(
              `M${(w * 0.08).toFixed(1)} ${(h * 0.5).toFixed(1)}l${(w * 0.1).toFixed(1)} ${(-h * 0.22).toFixed(1)}v${(h * 0.13).toFixed(1)}h${(w * 0.16).toFixed(1)}v${(h * 0.18).toFixed(1)}h${(-w * 0.16).toFixed(1)}v${(h * 0.13).toFixed(1)}Z`,
              'white',
              'edge',
            ),
            ...runner(w * 0.53, h * 0.5, h * 0.72),
            rect(w * 0.72, h * 0.16, w * 0.2, h * 0.68, 'white', 0, 'edge'),
          ],
        },
      ],
})

export const families = {
  'led-batten-dimensions': family({ title: text(), length: mm(200, 10000) }, ({ title, length }) =>
    blocksDimensions(batten(title, length)),
  ),
  'led-batten-shaded': family({ title: text(), length: mm(200, 10000) }, ({ title, length }) =>
    blocksShaded(batten(title, length)),
  ),
  'light-cone': family({ title: text(), degrees: angle(-180, 180) }, ({ title, degrees }) =>
    cone(title, degrees),
  ),
  'exit-sign-dimensions': family({ title: text(), lamp: flag() }, ({ title, lamp }) =>
    blocksDimensions(exit(title, lamp)),
  ),
  'exit-sign-shaded': family({ title: text(), lamp: flag() }, ({ title, lamp }) =>
    blocksShaded(exit(title, lamp)),
  ),
  'flood-light-dimensions': family({ title: text(), w: mm(50, 2000), h: mm(20, 2000) }, ({ title, w, h }) =>
    blocksDimensions(flood(title, w, h)),
  ),
  'flood-light-shaded': family({ title: text(), w: mm(50, 2000), h: mm(20, 2000) }, ({ title, w, h }) =>
    blocksShaded(flood(title, w, h)),
  ),
  'led-panel-dimensions': family({ title: text(), w: mm(100, 5000), h: mm(100, 5000) }, ({ title, w, h }) =>
    blocksDimensions(panel(title, w, h)),
  ),
  'led-panel-shaded': family({ title: text(), w: mm(100, 5000), h: mm(100, 5000) }, ({ title, w, h }) =>
    blocksShaded(panel(title, w, h)),
  ),
}
