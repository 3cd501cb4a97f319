import { cylinder, disc, oblique, upright } from '../drawing/oblique.ts'
import { sheet } from '../drawing/sheet.ts'
import {
  type Mark,
  type Point,
  circle,
  line,
  num,
  path,
  polar,
  polygon,
  rect,
  run,
  stroke,
} from '../drawing/svg.ts'

/** An ER collet from its side: 8° cone to the right, groove and 30° nose to the left; its front beside. */
export const colletBody = (d: number, length: number, bore: number): Mark[] => {
  const scale = Math.min(230 / d, 300 / length)
  const [x, y, R, L] = [110, 290, (d * scale) / 2, length * scale]
  const [a, b, c] = [x + L * 0.12, x + L * 0.2, x + L * 0.28]
  const [fx, r] = [590, (bore * scale) / 2]
  return [
    polygon(
      [
        [x, y - R * 0.84],
        [a, y - R],
        [b, y - R],
        [b, y - R * 0.86],
        [c, y - R * 0.86],
        [c, y - R],
        [x + L * 0.36, y - R],
        [x + L, y - R * 0.72],
        [x + L, y + R * 0.72],
        [x + L * 0.36, y + R],
        [c, y + R],
        [c, y + R * 0.86],
        [b, y + R * 0.86],
        [b, y + R],
        [a, y + R],
        [x, y + R * 0.84],
      ],
      'roundH',
    ),
    path(
      `M${num(a)} ${num(y - R)}V${num(y + R)}M${num(b)} ${num(y - R)}V${num(y + R)}M${num(c)} ${num(y - R)}V${num(y + R)}`,
      'none',
      'edge',
    ),
    ...[-0.55, 0, 0.55].map((k) => rect(x, y + k * R - 2, L * 0.84, 4, 'black', 2, 'none')),
    ...[-0.3, 0.3].map((k) => rect(x + L * 0.3, y + k * R - 2, L * 0.7, 4, 'deep', 2, 'none')),
    circle(fx, y, R, 'light'),
    circle(fx, y, R * 0.84, 'mid', 'edge'),
    circle(fx, y, r, 'white'),
    path(
      Array.from({ length: 8 }, (_, index) =>
        run([polar(fx, y, r, index * 45 + 22), polar(fx, y, R * 0.98, index * 45 + 22)]),
      ).join(''),
      'none',
      'heavy',
    ),
  ]
}

/** The collet in space. */
export const colletShaded = (d: number, length: number, bore: number, title: string): string => {
  const scale = Math.min(230 / d, 330 / length)
  const view = oblique(280, 370, scale, -30, 0.5)
  const slits = Array.from({ length: 8 }, (_, index): Mark => {
    const a = ((index * 45 + 22) * Math.PI) / 180
    const p = (r: number): Point => [
      view.x + view.open * r * scale * Math.cos(a),
      view.y + r * scale * Math.sin(a),
    ]
    return line([p(bore / 2), p(d * 0.41)], 'heavy')
  })
  return sheet(title, [
    upright(view, [
      cylinder(view, length * 0.3, length, d / 2, d * 0.36),
      cylinder(view, length * 0.16, length * 0.32, d * 0.43),
      cylinder(view, 0, length * 0.18, d * 0.42, d / 2),
      ...[-0.5, 0.1].map((k) =>
        stroke(
          `M${num(view.x + 14)} ${num(view.y + k * d * 0.46 * scale)}h${num(length * scale * 0.62)}`,
          'black',
          3,
        ),
      ),
      disc(view, 0, bore / 2, 'hole'),
      ...slits,
    ]),
  ])
}
