import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { moved, rectangle, roundedBar, shapeMark, type Section } from '../../sheet/section.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, polygon, rect } from '../../sheet/svg.ts'

type Key = { b: number; h: number; length: number; t1: number; t2: number; shaft: number; title: string }

/** The key from above, from its side and cut, each around its own middle. */
const keyShapes = ({ b, h, length }: Pick<Key, 'b' | 'h' | 'length'>) => ({
  plan: roundedBar(0, 0, length, b),
  side: rectangle(-length / 2, -h / 2, length, h),
  cut: rectangle(-b / 2, -h / 2, b, h),
})

const keySection = ({ b, h, length }: Key): Section => {
  const { plan, side, cut } = keyShapes({ b, h, length })
  const [below, beside] = [-(b + h) / 2 - b * 1.5, length / 2 + b * 2]
  return {
    outline: [plan, moved(side, 0, below), moved(cut, beside, below)],
    centre: [{ kind: 'line', from: [-length * 0.55, 0], to: [length * 0.55, 0] }],
    dimensions: [
      { axis: 'x', from: [-length / 2, 0], to: [length / 2, 0], at: b, text: `L ${length}` },
      {
        axis: 'y',
        from: [length / 2 - b / 2, -b / 2],
        to: [length / 2 - b / 2, b / 2],
        at: length / 2 + b / 2,
        text: `b ${b}`,
      },
      {
        axis: 'y',
        from: [beside + b / 2, below - h / 2],
        to: [beside + b / 2, below + h / 2],
        at: beside + b,
        text: `h ${h}`,
      },
    ],
  }
}

/** A round-ended key from above and from its side, and its section. */
function keyDimensions({ b, h, length, title }: Key): string {
  const scale = Math.min(430 / length, 110 / b)
  const [x, above, below] = [120, 190, 390]
  const [w, t, l] = [b * scale, h * scale, length * scale]
  const x0 = x + (430 - l) / 2
  const side = 635
  const shapes = keyShapes({ b, h, length })
  return sheet(title, [
    shapeMark(shapes.plan, { x: x0 + l / 2, y: above, scale }, 'light'),
    centre(x0 - 22, above, x0 + l + 22, above),
    shapeMark(shapes.side, { x: x0 + l / 2, y: below, scale }, 'roundH'),
    line(
      [
        [x0 + w / 2, below - t / 2],
        [x0 + w / 2, below + t / 2],
      ],
      'fine',
    ),
    line(
      [
        [x0 + l - w / 2, below - t / 2],
        [x0 + l - w / 2, below + t / 2],
      ],
      'fine',
    ),
    shapeMark(shapes.cut, { x: side, y: below, scale }, 'hatch'),
    dimH(x0, x0 + l, below + t / 2 + 60, `L ${length}`, below + t / 2),
    dimV(above - w / 2, above + w / 2, x0 - 44, `b ${b}`, x0 + w / 2),
    dimV(below - t / 2, below + t / 2, side + w / 2 + 36, `h ${h}`, side + w / 2, 'right'),
    dimH(side - w / 2, side + w / 2, below + t / 2 + 60, `b ${b}`, below + t / 2),
    caption(title),
  ])
}

/** A key lying on a table. */
function keyShaded({ b, h, length, title }: Key): string {
  const scale = Math.min(520 / (length + b), 300 / (b * 1.2 + h))
  const [w, l] = [(b * scale) / 2, length * scale]
  const outline = `M${num(-l / 2 + w)} ${num(-w)}H${num(l / 2 - w)}A${num(w)} ${num(w)} 0 0 1 ${num(l / 2 - w)} ${num(w)}H${num(-l / 2 + w)}A${num(w)} ${num(w)} 0 0 1 ${num(-l / 2 + w)} ${num(-w)}Z`
  const matrix = (drop: number): string => `matrix(.94 -.34 .46 .62 400 ${num(290 + drop)})`
  const t = h * scale * 0.82
  const layers = Array.from({ length: 9 }, (_, index) => (t * (9 - index)) / 9)
  return sheet(title, [
    ...layers.map(
      (drop, index) =>
        `<g transform="${matrix(drop)}">${path(outline, 'dark', index === 0 ? 'outline' : 'none')}</g>`,
    ),
    `<g transform="${matrix(0)}">${path(outline, 'light')}</g>`,
    // The rounded ends catch light where they turn to the reader.
    line(
      [
        [400 + 0.94 * (-l / 2 + w) + 0.46 * w, 290 - 0.34 * (-l / 2 + w) + 0.62 * w],
        [400 + 0.94 * (-l / 2 + w) + 0.46 * w, 290 - 0.34 * (-l / 2 + w) + 0.62 * w + t],
      ],
      'fine',
    ),
    line(
      [
        [400 + 0.94 * (l / 2 - w) + 0.46 * w, 290 - 0.34 * (l / 2 - w) + 0.62 * w],
        [400 + 0.94 * (l / 2 - w) + 0.46 * w, 290 - 0.34 * (l / 2 - w) + 0.62 * w + t],
      ],
      'fine',
    ),
  ])
}

/** Shaft and hub cut across, with the key between them and the depths of both keyways. */
function keyMounted({ b, h, t1, t2, shaft, title }: Key): string {
  const scale = 230 / shaft
  const [x, y] = [390, 275]
  const R = (shaft * scale) / 2
  const [w, top] = [(b * scale) / 2, y - R]
  const bottom = top + t1 * scale
  const crown = bottom - h * scale
  const way = top - t2 * scale
  const edge = y - Math.sqrt(R * R - w * w)
  const clip = R * 1.62
  return sheet(title, [
    circle(x, y, clip, 'hatch'),
    circle(x, y, R, 'hatchBack'),
    polygon(
      [
        [x - w, edge],
        [x - w, way],
        [x + w, way],
        [x + w, edge],
      ],
      'white',
    ),
    rect(x - w, bottom - h * scale, 2 * w, h * scale, 'mid'),
    line(
      [
        [x - w, crown],
        [x + w, bottom],
      ],
      'fine',
    ),
    line(
      [
        [x + w, crown],
        [x - w, bottom],
      ],
      'fine',
    ),
    centre(x - clip - 20, y, x + clip + 20, y),
    centre(x, y - clip - 20, x, y + clip + 20),
    dimV(top, bottom, x + clip + 60, `t1 ${t1}`, [x + 4, x + w], 'right'),
    dimV(way, top, x - clip - 60, `t2 ${t2}`, [x - w, x - 4]),
    dimH(x - R, x + R, y + clip + 48, `Ø ${shaft}`, y),
    caption(title),
  ])
}

const keyParameters = {
  b: mm(0.5, 100),
  h: mm(0.5, 100),
  length: mm(1, 1000),
  t1: mm(0.2, 50),
  t2: mm(0.2, 50),
  shaft: mm(2, 500),
  title: text(),
}

export const families = {
  'key-dimensions': family(keyParameters, keyDimensions, keySection),
  'key-mounted': family(keyParameters, keyMounted),
  'key-shaded': family(keyParameters, keyShaded),
}
