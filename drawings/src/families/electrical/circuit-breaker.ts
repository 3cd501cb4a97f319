import { count, family, mm, text } from '../../family.ts'
import { box, boxView, corner, onFront } from '../../sheet/box.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, placed, rect, stroke, type Mark } from '../../sheet/svg.ts'

/** A miniature circuit breaker, in mm. */
type Breaker = {
  poles: number
  rating: string
  module: number
  height: number
  depth: number
  title: string
}

/** The front of one pole, its zero at the upper left. */
function pole(w: number, h: number, rating: string): Mark[] {
  return [
    rect(0, 0, w, h, 'light', 4),
    line(
      [
        [0, h * 0.24],
        [w, h * 0.24],
      ],
      'edge',
    ),
    line(
      [
        [0, h * 0.76],
        [w, h * 0.76],
      ],
      'edge',
    ),
    circle(w / 2, h * 0.1, w * 0.2, 'dark', 'edge'),
    circle(w / 2, h * 0.9, w * 0.2, 'dark', 'edge'),
    line(
      [
        [w * 0.36, h * 0.1],
        [w * 0.64, h * 0.1],
      ],
      'edge',
    ),
    line(
      [
        [w * 0.36, h * 0.9],
        [w * 0.64, h * 0.9],
      ],
      'edge',
    ),
    rect(w * 0.2, h * 0.4, w * 0.6, h * 0.24, 'white', 4, 'edge'),
    rating === '' ? '' : label(w / 2, h * 0.34, rating, 'middle', Math.round(w * 0.32)),
  ]
}

const toggle = (x: number, y: number, w: number, h: number): Mark =>
  rect(x, y, w, h, 'black', 4) +
  stroke(`M${num(x + w * 0.14)} ${num(y + h * 0.3)}h${num(w * 0.72)}`, 'dark', 1.2)

/** The breaker from the front and from its side, on its rail. */
function breakerDimensions({ poles, rating, module, height, depth, title }: Breaker): string {
  const scale = Math.min(400 / height, 500 / (module * poles + depth))
  const [w, h, d] = [module * scale, height * scale, depth * scale]
  const y = 270 - h / 2
  const x = 400 - (w * poles + d + 76) / 2
  const side = x + w * poles + 90
  const front = Array.from({ length: poles }, (_, index) =>
    placed([1, 0, 0, 1, x + index * w, y], pole(w, h, index === 0 ? rating : '')),
  )
  const [step, rail] = [d * 0.3, 35 * scale]
  return sheet(title, [
    ...front,
    toggle(x + w * 0.28, y + h * 0.43, w * (poles - 0.56), h * 0.11),
    // The side: the nose in front, the shoulders with the terminals behind it, the rail's recess at the back.
    path(
      `M${num(side + step)} ${num(y)}H${num(side + d - 26)}V${num(y + h / 2 - rail / 2)}h26v${num(rail)}h-26V${num(y + h)}H${num(side + step)}V${num(y + h * 0.76)}H${num(side + 14)}V${num(y + h * 0.24)}H${num(side + step)}Z`,
      'light',
    ),
    rect(side - 16, y + h * 0.43, 32, h * 0.09, 'black', 4),
    rect(side + 14, y + h * 0.36, d * 0.1, h * 0.28, 'mid', 0, 'edge'),
    ...[0.1, 0.9].map((share) =>
      rect(side + step + d * 0.16, y + h * share - 12, d * 0.2, 24, 'dark', 3, 'edge'),
    ),
    circle(side + d * 0.62, y + h * 0.3, 7, 'mid', 'edge'),
    circle(side + d * 0.62, y + h * 0.7, 7, 'mid', 'edge'),
    rect(side + d - 20, y + h / 2 - rail / 2 - 8, 8, rail + 16, 'roundV', 1),
    centre(x - 22, y + h / 2, x + w * poles + 22, y + h / 2),
    dimH(x, x + w * poles, y + h + 44, String(Math.round(module * poles * 10) / 10), y + h),
    dimV(y, y + h, x - 50, String(height), x),
    dimH(side + 14, side + d, y + h + 44, String(depth), [y + h * 0.76, y + h / 2 + rail / 2]),
    dimV(y + h / 2 - rail / 2, y + h / 2 + rail / 2, side + d + 46, '35', side + d, 'right'),
    caption(title),
  ])
}

/** The breaker in space. */
function breakerShaded({ poles, rating, module, height, depth, title }: Breaker): string {
  const width = module * poles
  const scale = 400 / (height + depth * 0.42)
  const view = boxView(0, 0, scale, 34, 24)
  const [cx, cy] = corner(view, width / 2, height / 2, depth / 2)
  const at = { ...view, x: 400 - cx, y: 305 - cy }
  const step = depth * 0.26
  const [w, h] = [module * scale, height * scale]
  const each = (draw: (index: number) => Mark): Mark[] =>
    Array.from({ length: poles }, (_, index) => draw(index))
  return sheet(title, [
    box(at, { z: step, width, height, depth: depth - step }),
    ...each((index) =>
      onFront(at, index * module, height, step, [
        line(
          [
            [0, 0],
            [0, h],
          ],
          'edge',
        ),
        circle(w / 2, h * 0.11, w * 0.22, 'dark', 'edge'),
        circle(w / 2, h * 0.89, w * 0.22, 'dark', 'edge'),
      ]),
    ),
    box(at, { y: height * 0.24, width, height: height * 0.52, depth: step }, { front: 'light' }),
    ...each((index) =>
      onFront(at, index * module, height, 0, [
        line(
          [
            [0, h * 0.24],
            [0, h * 0.76],
          ],
          'edge',
        ),
        rect(w * 0.2, h * 0.44, w * 0.6, h * 0.2, 'white', 4, 'edge'),
        index === 0 ? label(w / 2, h * 0.37, rating, 'middle', Math.round(w * 0.36)) : '',
      ]),
    ),
    box(
      at,
      {
        x: module * 0.3,
        y: height * 0.47,
        z: -depth * 0.1,
        width: width - module * 0.6,
        height: height * 0.08,
        depth: depth * 0.1,
      },
      { front: 'black', top: 'deep', side: 'ink' },
    ),
  ])
}

const breakerParameters = {
  poles: count(0, 16).default(1),
  rating: text(),
  module: mm(2, 100),
  height: mm(10, 500),
  depth: mm(10, 500),
  title: text(),
}

export const families = {
  'circuit-breaker-dimensions': family(breakerParameters, breakerDimensions),
  'circuit-breaker-shaded': family(breakerParameters, breakerShaded),
}
