import { family, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  type Mark,
  circle,
  ellipse,
  line,
  num,
  path,
  pierced,
  polygon,
  rect,
  stroke,
} from '../../sheet/svg.ts'

/** A traffic cone with its bands. */
function cone(height: number, base: number, title: string): string {
  const scale = 400 / height
  const [b, foot] = [(base * scale) / 2, 480]
  const [w, top] = [b * 0.74, 80]
  const at = (t: number): number => 18 + (w - 18) * t
  const band = (a: number, c: number): Mark =>
    polygon(
      [
        [400 - at(a), top + a * 380],
        [400 + at(a), top + a * 380],
        [400 + at(c), top + c * 380],
        [400 - at(c), top + c * 380],
      ],
      'white',
    )
  return sheet(title, [
    rect(400 - b, foot - 22, 2 * b, 22, 'darkV', 4),
    polygon(
      [
        [382, top],
        [418, top],
        [400 + w, foot - 22],
        [400 - w, foot - 22],
      ],
      'accent',
    ),
    ellipse(400, top, 18, 5, 'black', 'edge'),
    band(0.22, 0.4),
    ...(height >= 700 ? [band(0.56, 0.72)] : []),
    dimV(top, foot, 400 - b - 56, String(height), [382, 400 - b]),
    dimH(400 - b, 400 + b, foot + 44, String(base), foot),
    caption(title),
  ])
}

/** A lockout padlock. */
function padlock(shackle: number, title: string): string {
  const top = 330 - shackle * 4.2
  return sheet(title, [
    stroke(`M326 350V${num(top + 74)}a74 74 0 0 1 148 0V350`, 'ink', 26),
    stroke(`M326 350V${num(top + 74)}a74 74 0 0 1 148 0V350`, 'mid', 22),
    rect(280, 330, 240, 190, 'accent', 16),
    rect(310, 368, 180, 86, 'white', 4, 'edge'),
    path('M326 390H474M326 410H474M326 430H430', 'none', 'fine'),
    circle(400, 490, 12, 'black', 'edge'),
    dimV(top + 11, 330, 600, String(shackle), [420, 520], 'right'),
    dimH(280, 520, 556, '38', [520, 520]),
    dimH(337, 463, top - 20, '20', [top + 60, top + 60]),
    caption(title),
  ])
}

/** A lockout hasp with its holes. */
function hasp(jaw: number, title: string): string {
  return sheet(title, [
    pierced(
      `M330 60a90 90 0 0 1 140 0q26 40 -6 84l-30 44h-68l-30 -44q-32 -44 -6 -84ZM356 84q-18 26 6 54l20 26h36l20 -26q24 -28 6 -54q-44 -40 -88 0Z`,
      'roundV',
    ),
    path('M340 180H460L490 230V520Q490 540 470 540H330Q310 540 310 520V230Z', 'accent'),
    ...[0, 1, 2].flatMap((index) => [
      circle(356, 280 + index * 96, 24, 'white'),
      circle(444, 280 + index * 96, 24, 'white'),
    ]),
    circle(400, 206, 10, 'mid', 'edge'),
    dimH(354, 446, 126, `Ø ${jaw}`, [126, 126]),
    caption(title),
  ])
}

/** A fire extinguisher with its gauge and hose, or a carbon dioxide horn. */
function extinguisher({
  mark,
  height,
  diameter,
  horn,
  title,
}: {
  mark: string
  height: number
  diameter: number
  horn: boolean
  title: string
}): string {
  const scale = Math.min(400 / height, 1.1)
  const [r, foot] = [Math.max(34, (diameter * scale) / 2), 490]
  const top = foot - height * scale
  const body = top + 66
  return sheet(title, [
    path(
      `M${num(400 - r)} ${num(body + r)}Q${num(400 - r)} ${num(body)} ${num(400 - 16)} ${num(body - 6)}H416Q${num(400 + r)} ${num(body)} ${num(400 + r)} ${num(body + r)}V${foot}H${num(400 - r)}Z`,
      'roundV',
    ),
    rect(400 - r, foot - 10, 2 * r, 10, 'darkV', 2),
    rect(382, body - 34, 36, 34, 'darkV', 3),
    polygon(
      [
        [384, body - 34],
        [300, top + 6],
        [308, top - 4],
        [420, body - 46],
        [424, body - 34],
      ],
      'black',
    ),
    polygon(
      [
        [384, body - 20],
        [310, body - 8],
        [310, body - 20],
        [384, body - 34],
      ],
      'black',
    ),
    horn
      ? ''
      : circle(434, body - 18, 15, 'white') +
        line(
          [
            [434, body - 18],
            [442, body - 26],
          ],
          'edge',
        ),
    stroke(
      `M420 ${num(body - 12)}C${num(400 + r + 70)} ${num(body - 20)} ${num(400 + r + 50)} ${num(body + 120)} ${num(400 + r + 26)} ${num(foot - 130)}`,
      'ink',
      13,
    ),
    horn
      ? polygon(
          [
            [400 + r + 18, foot - 140],
            [400 + r + 36, foot - 140],
            [400 + r + 58, foot - 30],
            [400 + r - 2, foot - 30],
          ],
          'darkV',
        )
      : polygon(
          [
            [400 + r + 18, foot - 136],
            [400 + r + 34, foot - 136],
            [400 + r + 30, foot - 84],
            [400 + r + 20, foot - 84],
          ],
          'darkV',
        ),
    rect(
      400 - r * 0.86,
      body + r * 0.9 + 20,
      r * 1.72,
      Math.min(120, (foot - body) * 0.42),
      'white',
      3,
      'edge',
    ),
    label(400, body + r * 0.9 + 76, mark, 'middle', Math.min(34, r * 0.5)),
    dimV(top, foot, 400 - r - 64, String(height), [306, 400 - r]),
    dimH(400 - r, 400 + r, foot + 40, `Ø ${diameter}`, foot),
    caption(title),
  ])
}

/** Classes of fire that an extinguisher is made for. */
function fireClasses(classes: readonly string[], live: boolean, title: string): string {
  const flame = (x: number): Mark =>
    path(
      `M${x} 420C${x - 70} 400 ${x - 60} 320 ${x - 20} 280C${x - 24} 320 ${x} 316 ${x + 2} 240C${x + 60} 290 ${x + 76} 390 ${x} 420Z`,
      'accent',
    ) +
    path(
      `M${x} 414C${x - 34} 400 ${x - 30} 362 ${x - 8} 336C${x - 8} 356 ${x + 4} 354 ${x + 6} 320C${x + 34} 350 ${x + 40} 400 ${x} 414Z`,
      'white',
      'edge',
    )
  const tiles = live ? classes.length + 1 : classes.length
  const step = 640 / tiles
  const at = 80 + step * (tiles - 0.5)
  const lightning = live
    ? [
        rect(at - 80, 130, 160, 320, 'light', 10),
        polygon(
          [
            [at + 16, 170],
            [at - 50, 306],
            [at - 6, 306],
            [at - 26, 416],
            [at + 52, 270],
            [at + 8, 270],
            [at + 40, 170],
          ],
          'accent',
        ),
      ]
    : []
  return sheet(title, [
    ...lightning,
    ...classes.flatMap((letter, index) => {
      const x = 80 + step * (index + 0.5)
      return [rect(x - 80, 130, 160, 320, 'light', 10), label(x, 214, letter, 'middle', 60), flame(x)]
    }),
    caption(title),
  ])
}

/** A first-aid box with its cross. */
function firstAidBox(width: number, height: number, title: string): string {
  const scale = Math.min(440 / width, 330 / height)
  const [w, h] = [width * scale, height * scale]
  const [x, y] = [400 - w / 2, 280 - h / 2]
  return sheet(title, [
    rect(360, y - 26, 80, 30, 'none', 10, 'heavy'),
    rect(x, y, w, h, 'light', 14),
    rect(x + 8, y + 8, w - 16, h - 16, 'white', 10, 'edge'),
    path('M366 210h68v36h36v68h-36v36h-68v-36h-36v-68h36Z', 'black'),
    rect(x + w * 0.16, y - 4, 34, 18, 'mid', 3),
    rect(x + w * 0.84 - 34, y - 4, 34, 18, 'mid', 3),
    dimH(x, x + w, y + h + 52, String(width), y + h),
    dimV(y, y + h, x - 52, String(height), x),
    caption(title),
  ])
}

/** An eye-wash bowl on its pillar, with the shower above. */
function eyeWash(shower: boolean, title: string): string {
  return sheet(title, [
    rect(386, shower ? 60 : 300, 28, shower ? 440 : 200, 'roundV'),
    path('M330 500H470L490 524H310Z', 'darkH'),
    path('M280 300H520C510 360 450 372 400 372C350 372 290 360 280 300Z', 'accent'),
    rect(340, 270, 12, 32, 'roundV', 2),
    rect(448, 270, 12, 32, 'roundV', 2),
    path('M346 268C352 230 366 226 380 240M454 268C448 230 434 226 420 240', 'none', 'edge'),
    polygon(
      [
        [500, 330],
        [580, 318],
        [584, 352],
        [506, 348],
      ],
      'black',
    ),
    ...(shower
      ? [
          rect(386, 60, 180, 24, 'roundH', 4),
          path('M520 84H612L640 124H492Z', 'accent'),
          path('M510 134v20M540 134v30M566 134v30M592 134v30M622 134v20', 'none', 'edge'),
          line(
            [
              [430, 84],
              [430, 200],
            ],
            'edge',
          ),
          polygon(
            [
              [414, 200],
              [446, 200],
              [430, 172],
            ],
            'none',
          ),
        ]
      : []),
    dimV(300, 524, 230, '1000', [284, 310]),
    ...(shower ? [dimV(60, 524, 150, '2200', [386, 310])] : []),
    caption(title),
  ])
}

export const families = {
  'traffic-cone': family(
    { height: mm(50, 5000), base: mm(50, 2000), title: text() },
    ({ height, base, title }) => cone(height, base, title),
  ),
  extinguisher: family(
    { mark: text(), height: mm(100, 5000), diameter: mm(20, 1000), horn: flag(), title: text() },
    extinguisher,
  ),
  'eye-wash': family({ shower: flag(), title: text() }, ({ shower, title }) => eyeWash(shower, title)),
  'fire-classes': family(
    { classes: list(text(), 12), live: flag(), title: text() },
    ({ classes, live, title }) => fireClasses(classes, live, title),
  ),
  'first-aid-box': family(
    { width: mm(50, 2000), height: mm(20, 2000), title: text() },
    ({ width, height, title }) => firstAidBox(width, height, title),
  ),
  hasp: family({ jaw: mm(5, 200), title: text() }, ({ jaw, title }) => hasp(jaw, title)),
  padlock: family({ shackle: mm(5, 200), title: text() }, ({ shackle, title }) => padlock(shackle, title)),
}
