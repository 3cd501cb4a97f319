import { family, mm, number, text } from '../../family.ts'
import { box, boxView, corner, onFront, onTop } from '../../sheet/box.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, placed, rect, type Mark } from '../../sheet/svg.ts'

type Contactor = { width: number; height: number; depth: number; current: number; title: string }

const terminals = (width: number, y: number, size: number, names: readonly string[], named: number): Mark[] =>
  names.flatMap((name, index) => {
    const x = (width * (index + 0.5)) / names.length
    return [
      rect(x - size * 0.62, y - size * 0.62, size * 1.24, size * 1.24, 'dark', 3, 'edge'),
      circle(x, y, size * 0.46, 'glow', 'edge'),
      line(
        [
          [x - size * 0.28, y],
          [x + size * 0.28, y],
        ],
        'edge',
      ),
      line(
        [
          [x, y - size * 0.28],
          [x, y + size * 0.28],
        ],
        'edge',
      ),
      named === 0 ? '' : label(x, y + named, name, 'middle', 15),
    ]
  })

/** The front, with marked terminals and the moving block in the middle. */
function face(w: number, h: number, words: boolean): Mark[] {
  const size = w * 0.135
  return [
    rect(0, 0, w, h, 'mid', 6),
    rect(0, h * 0.2, w, h * 0.6, 'light', 4),
    ...terminals(w, h * 0.1, size, ['1/L1', '3/L2', '5/L3', 'A1'], words ? h * 0.1 + 26 : 0),
    ...terminals(w, h * 0.9, size, ['2/T1', '4/T2', '6/T3', 'A2'], words ? -h * 0.1 - 12 : 0),
    rect(w * 0.2, h * 0.34, w * 0.6, h * 0.32, 'black', 5),
    rect(w * 0.36, h * 0.42, w * 0.28, h * 0.16, 'deep', 3, 'edge'),
    rect(w * 0.46, h * 0.46, w * 0.08, h * 0.08, 'accent', 1, 'edge'),
  ]
}

/** The contactor from the front, dimensioned. */
function contactorFront({ width, height, title, current }: Contactor): string {
  const scale = Math.min(400 / height, 320 / width)
  const [w, h] = [width * scale, height * scale]
  const [x, y] = [400 - w / 2, 270 - h / 2]
  return sheet(title, [
    placed([1, 0, 0, 1, x, y], face(w, h, true)),
    dimH(x, x + w, y + h + 46, String(width), y + h),
    dimV(y, y + h, x - 50, String(height), x),
    label(x + w + 26, y + h / 2 + 8, `${current} A`, 'start', 28),
    caption(title),
  ])
}

/** The contactor in space, on its mounting side. */
function contactorShaded({ width, height, depth, title }: Contactor): string {
  const scale = 390 / (height + depth * 0.42)
  const view = boxView(0, 0, scale, 34, 24)
  const [cx, cy] = corner(view, width / 2, height / 2, depth / 2)
  const at = { ...view, x: 400 - cx, y: 305 - cy }
  const middle = { x: 0, y: height * 0.2, z: 0, width, height: height * 0.6, depth: depth * 0.55 }
  const step = depth * 0.3
  const art = (w: number, h: number): Mark[] => face(w, h, false)
  return sheet(title, [
    box(at, {
      x: -width * 0.02,
      y: height * 0.04,
      z: depth * 0.86,
      width: width * 1.04,
      height: height * 0.92,
      depth: depth * 0.14,
    }),
    box(at, { z: step, width, height, depth: depth * 0.56 }, { side: 'dark', top: 'light' }),
    onFront(at, 0, height, step, [
      ...art(width * scale, height * scale).slice(0, 1),
      ...terminals(width * scale, height * scale * 0.1, width * scale * 0.135, ['', '', '', ''], 0),
      ...terminals(width * scale, height * scale * 0.9, width * scale * 0.135, ['', '', '', ''], 0),
    ]),
    box(at, { ...middle, depth: step }, { front: 'light', top: 'white', side: 'dark' }),
    onTop(at, 0, height * 0.8, step, [
      line(
        [
          [0, 0],
          [width * scale, 0],
        ],
        'fine',
      ),
    ]),
    onFront(at, 0, height, 0, art(width * scale, height * scale).slice(-3)),
  ])
}

const contactorParameters = {
  width: mm(5, 500),
  height: mm(10, 1000),
  depth: mm(10, 1000),
  current: number(1, 500, 'A'),
  title: text(),
}

export const families = {
  'contactor-front': family(contactorParameters, contactorFront),
  'contactor-shaded': family(contactorParameters, contactorShaded),
}
