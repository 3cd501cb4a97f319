import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Point, centre, circle, num, path, polygon, rect, run, turned } from '../../sheet/svg.ts'
import { type InsertShape, corners, rounded } from './insert.ts'

/** A turning tool holder from above, insert at the upper left, and its shank's section. */
function holderDimensions(shape: InsertShape, h: number, length: number, f: number, title: string): string {
  const scale = 520 / length
  const [left, top] = [130, 250]
  const [b, reach] = [h * scale * 1.25, (f - h) * scale * 1.25]
  const right = left + length * scale
  const neck = left + 1.7 * h * scale
  const size = Math.min(46, 0.5 * b)
  const cx = left + size * 0.72
  const cy = top - reach + size * 0.72
  const pts = corners(shape).map(([px, py]): Point => {
    const a = shape === 'T' ? 0.52 : shape === 'S' ? 0.26 : 0.87
    return [
      cx + (px * Math.cos(a) - py * Math.sin(a)) * size * 0.62,
      cy + (px * Math.sin(a) + py * Math.cos(a)) * size * 0.62,
    ]
  })
  return sheet(title, [
    polygon(
      [
        [left + 8, top - reach + 6],
        [neck - 30, top - reach + 16],
        [neck, top],
        [right, top],
        [right, top + b],
        [neck * 0.96, top + b],
        [left + 30, top + b * 0.72],
        [left + 2, top + b * 0.3],
      ],
      'light',
    ),
    path(`M${num(neck)} ${num(top)}V${num(top + b)}`, 'none', 'hair'),
    path(rounded(pts, 5), 'accent'),
    circle(cx, cy, size * 0.24, 'black', 'edge'),
    path(
      `M${num(cx + size * 0.5)} ${num(cy + size * 0.6)}h${num(size * 1.2)}v${num(size * 0.62)}h${num(-size)}Z`,
      'mid',
      'edge',
    ),
    circle(cx + size * 1.3, cy + size * 0.95, size * 0.26, 'black', 'edge'),
    dimH(left + 4, right, top + b + 56, String(length), [top + b * 0.4, top + b]),
    dimV(top - reach + 4, top + b, left - 46, `f ${f}`, [left, left + 30]),
    rect(right - b, 430, b, b, 'hatch'),
    dimH(right - b, right, 430 + b + 36, String(h), 430 + b),
    dimV(430, 430 + b, right - b - 34, String(h), right - b),
    caption(title),
  ])
}

/** The holder in space. */
function holderShaded(shape: InsertShape, title: string): string {
  const pts = corners(shape).map(([px, py]): Point => [
    178 + px * 34 * 0.9 - py * 12,
    352 + px * 12 + py * 34 * 0.66,
  ])
  return sheet(title, [
    polygon(
      [
        [150, 352],
        [262, 296],
        [640, 148],
        [716, 176],
        [330, 330],
        [250, 400],
        [168, 392],
      ],
      'white',
    ),
    polygon(
      [
        [250, 400],
        [330, 330],
        [716, 176],
        [716, 268],
        [336, 430],
        [262, 492],
      ],
      'dark',
    ),
    polygon(
      [
        [150, 352],
        [168, 392],
        [250, 400],
        [262, 492],
        [190, 476],
        [160, 430],
      ],
      'mid',
    ),
    path(
      rounded(
        pts.map(([px, py]): Point => [px, py + 12]),
        5,
      ),
      'deep',
    ),
    path(rounded(pts, 5), 'accent'),
    circle(178, 352, 9, 'black', 'edge'),
    polygon(
      [
        [212, 356],
        [252, 338],
        [276, 346],
        [236, 366],
      ],
      'mid',
    ),
    `<ellipse cx="256" cy="350" rx="13" ry="9" fill="#3b434d"/>`,
  ])
}

/** A boring bar from the side with its head, and the smallest bore it enters. */
function barDimensions(d: number, length: number, bore: number, shape: InsertShape, title: string): string {
  const scale = 560 / length
  const [left, y] = [120, 380]
  const half = Math.max(26, d * scale * 0.9)
  const right = left + length * scale
  const cx = left + 26
  const cy = y - half * 0.66
  const pts = corners(shape).map(([px, py]): Point => {
    const a = 0.5
    return [cx + (px * Math.cos(a) - py * Math.sin(a)) * 19, cy + (px * Math.sin(a) + py * Math.cos(a)) * 19]
  })
  return sheet(title, [
    rect(left + half * 2.4, y - half, right - left - half * 2.4, 2 * half, 'roundH', 3),
    rect(left + half * 3, y - half * 0.8, right - left - half * 3 - 8, half * 0.4, 'white', 0, 'edge'),
    polygon(
      [
        [left + 10, y - half * 0.9],
        [left + half * 2.4, y - half * 0.72],
        [left + half * 2.4, y + half * 0.82],
        [left + 26, y + half * 0.6],
        [left + 6, y],
      ],
      'light',
    ),
    path(rounded(pts, 4), 'accent'),
    circle(cx, cy, 6, 'black', 'edge'),
    centre(left - 20, y, right + 26, y),
    dimH(left + 2, right, y + half + 50, String(length), [y + half * 0.4, y + half]),
    dimV(y - half, y + half, right + 38, `Ø ${d}`, right, 'right'),
    circle(560, 160, 84, 'hatch'),
    circle(560, 160, 66, 'white'),
    circle(564, 164, 48, 'mid'),
    turned(
      -90,
      [560, 160],
      [
        path(
          rounded(
            [
              [612, 150],
              [628, 160],
              [612, 172],
              [598, 160],
            ],
            3,
          ),
          'accent',
          'edge',
        ),
      ],
    ),
    note([513, 113], [440, 96], `Ø min ${bore}`),
    caption(title),
  ])
}

/** A boring bar on a slant. */
function barShaded(shape: InsertShape, title: string): string {
  const pts = corners(shape).map(([px, py]): Point => [118 + px * 26, 268 + py * 26])
  return sheet(title, [
    turned(
      -24,
      [400, 300],
      [
        rect(210, 252, 500, 96, 'roundH', 4),
        rect(250, 262, 440, 30, 'white', 0, 'edge'),
        polygon(
          [
            [100, 262],
            [210, 266],
            [210, 344],
            [130, 332],
            [96, 300],
          ],
          'light',
        ),
        path(
          rounded(
            pts.map(([x, y]): Point => [x, y + 8]),
            4,
          ),
          'deep',
        ),
        path(rounded(pts, 4), 'accent'),
        circle(118, 268, 8, 'black', 'edge'),
        path(
          run([
            [210, 252],
            [210, 348],
          ]),
          'none',
          'edge',
        ),
      ],
    ),
  ])
}

export const families = {
  'boring-bar-dimensions': family(
    {
      d: mm(2, 200),
      length: mm(20, 2000),
      bore: mm(2, 200),
      shape: choice(['C', 'D', 'V', 'S', 'T', 'W', 'R', 'A', 'L', 'G']),
      title: text(),
    },
    ({ d, length, bore, shape, title }) => barDimensions(d, length, bore, shape, title),
  ),
  'boring-bar-shaded': family(
    { shape: choice(['C', 'D', 'V', 'S', 'T', 'W', 'R', 'A', 'L', 'G']), title: text() },
    ({ shape, title }) => barShaded(shape, title),
  ),
  'tool-holder-dimensions': family(
    {
      shape: choice(['C', 'D', 'V', 'S', 'T', 'W', 'R', 'A', 'L', 'G']),
      h: mm(5, 200),
      length: mm(20, 1000),
      f: mm(5, 200),
      title: text(),
    },
    ({ shape, h, length, f, title }) => holderDimensions(shape, h, length, f, title),
  ),
  'tool-holder-shaded': family(
    { shape: choice(['C', 'D', 'V', 'S', 'T', 'W', 'R', 'A', 'L', 'G']), title: text() },
    ({ shape, title }) => holderShaded(shape, title),
  ),
}
