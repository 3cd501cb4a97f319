import { family, flag, mm, text } from '../../family.ts'
import { box, boxView, corner } from '../../sheet/box.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { line, polygon, rect } from '../../sheet/svg.ts'

/** A storage bin with its open front, in space. */
function storageBin(width: number, depth: number, height: number, title: string): string {
  const scale = Math.min(300 / width, 330 / depth, 300 / height) * 0.9
  const view = boxView(250, 440, scale)
  const at = (x: number, y: number, z: number) => corner(view, x, y, z)
  return sheet(title, [
    polygon([at(0, 0, depth), at(width, 0, depth), at(width, height, depth), at(0, height, depth)], 'dark'),
    polygon(
      [
        at(0, 0, 0),
        at(0, 0, depth),
        at(0, height, depth),
        at(0, height, depth * 0.35),
        at(0, height * 0.5, 0),
      ],
      'deep',
    ),
    polygon([at(0, 0, 0), at(width, 0, 0), at(width, 0, depth), at(0, 0, depth)], 'mid'),
    polygon(
      [
        at(width, 0, 0),
        at(width, 0, depth),
        at(width, height, depth),
        at(width, height, depth * 0.35),
        at(width, height * 0.5, 0),
      ],
      'accent',
    ),
    polygon([at(0, 0, 0), at(width, 0, 0), at(width, height * 0.5, 0), at(0, height * 0.5, 0)], 'accent'),
    polygon(
      [
        at(width * 0.2, height * 0.12, 0),
        at(width * 0.8, height * 0.12, 0),
        at(width * 0.8, height * 0.38, 0),
        at(width * 0.2, height * 0.38, 0),
      ],
      'white',
      'edge',
    ),
    caption(title),
  ])
}
function binSide(depth: number, height: number, title: string): string {
  const scale = Math.min(480 / depth, 330 / height)
  const [x, y, d, h] = [400 - (depth * scale) / 2, 440, depth * scale, height * scale]
  return sheet(title, [
    polygon(
      [
        [x + d * 0.06, y],
        [x + d * 0.98, y],
        [x + d, y - h],
        [x + d * 0.36, y - h],
        [x, y - h * 0.52],
      ],
      'accent',
    ),
    line(
      [
        [x + d * 0.3, y - h + 12],
        [x + d, y - h + 12],
      ],
      'edge',
    ),
    rect(x + d * 0.9, y - h, d * 0.1, 10, 'deep', 2, 'edge'),
    dimH(x, x + d, y + 48, String(depth), [y - h * 0.5, y]),
    dimV(y - h, y, x + d + 56, String(height), [x + d, x + d], 'right'),
    caption(title),
  ])
}

/** A carton, closed, in space; `open` shows its flaps. */
function carton(width: number, depth: number, height: number, open: boolean, title: string): string {
  const scale = Math.min(330 / width, 360 / depth, 260 / height) * 0.95
  const view = boxView(230, 470, scale)
  const at = (x: number, y: number, z: number) => corner(view, x, y, z)
  const flaps = open
    ? polygon(
        [
          at(0, height, 0),
          at(width, height, 0),
          at(width, height * 0.8, -depth * 0.4),
          at(0, height * 0.8, -depth * 0.4),
        ],
        'white',
      ) +
      polygon(
        [
          at(0, height, depth),
          at(width, height, depth),
          at(width, height * 1.35, depth * 1.3),
          at(0, height * 1.35, depth * 1.3),
        ],
        'mid',
      )
    : polygon(
        [
          at(width * 0.44, height, 0),
          at(width * 0.56, height, 0),
          at(width * 0.56, height, depth),
          at(width * 0.44, height, depth),
        ],
        'accent',
        'edge',
      )
  return sheet(title, [
    box(view, { width, height, depth }, open ? { top: 'deep' } : { top: 'light' }),
    flaps,
    label(...at(width / 2, -60 / scale, 0), String(width)),
    label(...at(width + 46 / scale, -20 / scale, depth / 2), String(depth)),
    label(...at(-40 / scale, height * 0.4, 0), String(height)),
    caption(title),
  ])
}

export const families = {
  'storage-bin-side': family(
    { depth: mm(20, 2000), height: mm(20, 1000), title: text() },
    ({ depth, height, title }) => binSide(depth, height, title),
  ),
  carton: family(
    { width: mm(50, 2000), depth: mm(50, 2000), height: mm(50, 2000), open: flag(), title: text() },
    ({ width, depth, height, open, title }) => carton(width, depth, height, open, title),
  ),
  'storage-bin': family(
    { width: mm(20, 1000), depth: mm(20, 2000), height: mm(20, 1000), title: text() },
    ({ width, depth, height, title }) => storageBin(width, depth, height, title),
  ),
}
