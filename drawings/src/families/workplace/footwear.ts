import { choice, family, fillName, flag, mm as mmOf, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, clipped, num, path, rect, stroke, type Fill, type Mark } from '../../sheet/svg.ts'

type Shoe = {
  /** Height of the shaft and length of the sole in mm. */
  shaft: number
  length: number
  kind: 'laced' | 'slip' | 'zip' | 'rubber' | 'welder'
  upper: Fill
  /** Whether a toe cap and a midsole are drawn. */
  cap: boolean
  title: string
}

/** The shoe from its outer side, toe to the right; x and y of the heel on the ground, px per mm. */
function shoe(
  { shaft, length, kind, upper }: Shoe,
  x: number,
  y: number,
  scale: number,
  inside = false,
): Mark[] {
  const k = length / 300
  const at = (mm: number, up: number): string => `${num(x + mm * k * scale)} ${num(y - up * scale)}`
  const rubber = kind === 'rubber'
  const H = shaft
  const collar = rubber ? 132 : 126
  const outline =
    `M${at(8, 26)}C${at(0, 60)} ${at(16, 84)} ${at(rubber ? 22 : 12, H * 0.75)}L${at(rubber ? 14 : 18, H)}Q${at(72, H - (rubber ? 0 : 12))} ${at(collar, H + 4)}` +
    `L${at(Math.min(138, collar + 12), Math.max(96, H * 0.62))}C${at(165, 92)} ${at(200, 80)} ${at(232, 74)}C${at(268, 72)} ${at(300, 62)} ${at(302, 26)}Z`
  const sole =
    `M${at(4, 30)}L${at(2, 0)}H${num(x + 92 * k * scale)}L${at(102, 12)}L${at(124, 12)}L${at(130, 0)}H${num(x + 262 * k * scale)}` +
    `Q${at(292, 4)} ${at(305, 26)}L${at(303, 32)}Q${at(150, 22)} ${at(4, 30)}Z`
  const marks: Mark[] = [path(outline, upper)]
  if (kind === 'laced') {
    const rows = Math.max(3, Math.round((H - 70) / 14))
    marks.push(
      path(
        `M${at(118, H + 4)}L${at(132, Math.max(96, H * 0.62))}C${at(160, 92)} ${at(190, 82)} ${at(205, 77)}L${at(196, 66)}C${at(160, 68)} ${at(118, 80)} ${at(104, H * 0.66)}L${at(100, H - 4)}Z`,
        'mid',
        'edge',
      ),
    )
    for (let index = 0; index < rows; index += 1) {
      const t = index / (rows - 1)
      const up = H - 10 - t * (H - 84)
      const mm = 104 + t * 78 * (t > 0.4 ? 1 : 0.7)
      marks.push(stroke(`M${at(mm, up)}L${at(mm + 22, up + 6)}`, 'ink', 4))
      marks.push(circle(x + mm * k * scale, y - up * scale, 3.4, 'white', 'edge'))
    }
  }
  if (kind === 'slip')
    marks.push(path(`M${at(92, H - 8)}L${at(100, 70)}L${at(130, 64)}L${at(122, H - 2)}Z`, 'black', 'edge'))
  if (kind === 'zip')
    marks.push(
      stroke(`M${at(86, H - 8)}L${at(94, 44)}`, 'ink', 7),
      stroke(`M${at(86, H - 8)}L${at(94, 44)}`, 'light', 2),
      path(`M${at(80, H - 22)}h14v22h-14z`, 'dark', 'edge'),
    )
  if (kind === 'welder')
    marks.push(
      path(
        `M${at(96, H + 1)}L${at(140, Math.max(96, H * 0.62))}C${at(170, 92)} ${at(206, 80)} ${at(222, 72)}L${at(206, 52)}C${at(160, 54)} ${at(110, 60)} ${at(92, H * 0.6)}Z`,
        'deep',
        'edge',
      ),
      rect(x + 92 * k * scale, y - 108 * scale, 52 * k * scale, 16, 'black', 3, 'edge'),
    )
  if (rubber)
    marks.push(
      path(`M${at(16, H - 18)}Q${at(72, H - 18)} ${at(132, H - 14)}`, 'none', 'edge'),
      path(
        `M${at(10, 60)}C${at(60, 54)} ${at(90, 40)} ${at(118, 30)}M${at(232, 74)}C${at(222, 56)} ${at(226, 40)} ${at(238, 28)}`,
        'none',
        'edge',
      ),
    )
  else
    marks.push(
      path(
        `M${at(13, H * 0.74)}C${at(50, H * 0.62)} ${at(70, 60)} ${at(70, 28)}M${at(232, 74)}C${at(220, 58)} ${at(222, 40)} ${at(230, 28)}`,
        'none',
        'edge',
      ),
      path(
        `M${at(18, H)}Q${at(72, H - 12)} ${at(collar, H + 4)}L${at(collar - 2, H - 12)}Q${at(72, H - 28)} ${at(15, H - 16)}Z`,
        'deep',
        'edge',
      ),
    )
  marks.push(path(sole, 'black'), path(`M${at(4, 30)}Q${at(150, 22)} ${at(303, 32)}`, 'none', 'heavy'))
  if (inside)
    marks.push(
      `<path d="M${at(236, 32)}C${at(232, 60)} ${at(256, 64)} ${at(268, 60)}C${at(284, 56)} ${at(294, 46)} ${at(294, 32)}" stroke-width="3" stroke-dasharray="7 4"/>`,
      `<path d="M${at(16, 34)}Q${at(150, 26)} ${at(232, 33)}" stroke-width="3" stroke-dasharray="7 4"/>`,
    )
  return marks
}

/** The shoe from its side, with the toe cap and the midsole as hidden lines. */
function shoeDimensions(of: Shoe): string {
  const scale = Math.min(480 / of.length, 370 / of.shaft)
  const [x, y] = [400 - (of.length * scale) / 2, 474]
  const k = (of.length / 300) * scale
  return sheet(of.title, [
    ...shoe(of, x, y, scale, of.cap),
    dimH(x + 2 * k, x + 305 * k, y + 44, String(of.length), [y, y - 24]),
    dimV(y - of.shaft * scale, y, x - 46, String(of.shaft), [x + 10 * k, x]),
    of.cap ? note([x + 280 * k, y - 56 * scale], [x + 300 * k, Math.max(90, y - 150 * scale)], '200 J') : '',
    caption(of.title),
  ])
}

/** The pair. */
function shoePair(of: Shoe): string {
  const scale = Math.min(420 / of.length, 330 / of.shaft)
  const x = 400 - (of.length * scale) / 2
  return sheet(of.title, [...shoe(of, x - 50, 410, scale), ...shoe(of, x + 60, 490, scale)])
}

/** The sole from below, with its lugs. */
function shoeSole({ title, length }: Shoe): string {
  const outline =
    'M120 300C112 236 150 214 210 218C290 224 330 240 400 226C480 208 590 200 660 240C706 268 706 330 664 352C600 386 490 372 410 354C340 340 290 366 214 374C150 378 126 352 120 300Z'
  const lugs = Array.from({ length: 15 }, (_, index) => `M${150 + index * 38} 190l24 110l-24 110`).join('')
  return sheet(title, [
    path(outline, 'black'),
    clipped('sole', outline, [stroke(lugs, 'deep', 13), rect(292, 180, 84, 240, 'dark', 0, 'edge')]),
    path(outline, 'none'),
    path(
      'M138 300C132 250 164 232 212 236C290 242 330 256 404 244C484 226 590 220 650 254C686 276 686 322 652 338C596 366 490 354 414 336C340 322 290 350 214 356C162 358 142 340 138 300Z',
      'none',
      'edge',
    ),
    dimH(119, 695, 460, String(length), [310, 300]),
    caption(title),
  ])
}

const shoeParameters = {
  shaft: mmOf(10, 2000),
  length: mmOf(50, 2000),
  kind: choice(['laced', 'slip', 'zip', 'rubber', 'welder']),
  upper: fillName(),
  cap: flag(),
  title: text(),
}

export const families = {
  'safety-shoe-dimensions': family(shoeParameters, shoeDimensions),
  'safety-shoe-pair': family(shoeParameters, shoePair),
  'safety-shoe-sole': family(shoeParameters, shoeSole),
}
