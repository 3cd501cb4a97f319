import { cylinder, disc, oblique, upright } from '../drawing/oblique.ts'
import { sheet } from '../drawing/sheet.ts'
import {
  circle,
  line,
  num,
  path,
  polar,
  polygon,
  rect,
  run,
  stroke,
  type Fill,
  type Mark,
  type Point,
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

/** A drill chuck, jaws to the left, taper or thread to the right. */
export const chuckBody = (keyless: boolean): Mark[] => [
  polygon(
    [
      [120, 288],
      [170, 276],
      [170, 324],
      [120, 312],
    ],
    'mid',
  ),
  polygon(
    [
      [170, 262],
      [240, 214],
      [240, 386],
      [170, 338],
    ],
    'roundH',
  ),
  rect(240, 206, 190, 188, 'roundH', 6),
  path(
    Array.from(
      { length: keyless ? 26 : 18 },
      (_, index) => `M${250 + index * (keyless ? 6.5 : 3)} 207v186`,
    ).join(''),
    'none',
    'hair',
  ),
  ...(keyless
    ? [rect(430, 216, 120, 168, 'darkH', 6)]
    : [
        rect(430, 222, 110, 156, 'roundH', 4),
        ...[252, 300, 348].map((y) => circle(500, y, 12, 'black', 'edge')),
        path(
          Array.from({ length: 15 }, (_, index) => `M430 ${225 + index * 10.5}l22 4`).join(''),
          'none',
          'fine',
        ),
      ]),
  polygon(
    [
      [550, 272],
      [700, 266],
      [700, 334],
      [550, 328],
    ],
    'dark',
  ),
  line(
    [
      [120, 300],
      [170, 300],
    ],
    'edge',
  ),
]
/** A collet chuck with a steep taper: pull stud right, nut left. */
export const holderBody = (): Mark[] => [
  rect(120, 236, 80, 128, 'roundH', 8),
  path('M132 237v126M150 237v126M168 237v126M186 237v126', 'none', 'hair'),
  rect(104, 268, 20, 64, 'hole', 2),
  rect(200, 250, 150, 100, 'roundH'),
  polygon(
    [
      [350, 240],
      [376, 200],
      [376, 400],
      [350, 360],
    ],
    'roundH',
  ),
  rect(376, 186, 30, 228, 'roundH', 3),
  rect(406, 206, 16, 188, 'dark'),
  rect(422, 186, 30, 228, 'roundH', 3),
  rect(452, 226, 16, 148, 'mid'),
  polygon(
    [
      [468, 232],
      [680, 268],
      [680, 332],
      [468, 368],
    ],
    'roundH',
  ),
  rect(680, 284, 22, 32, 'mid'),
  polygon(
    [
      [702, 280],
      [730, 272],
      [730, 328],
      [702, 320],
    ],
    'mid',
  ),
  rect(398, 280, 54, 40, 'deep', 2, 'edge'),
]
/** A taper sleeve with its slot. */
export const sleeveBody = (): Mark[] => [
  polygon(
    [
      [110, 232],
      [640, 262],
      [640, 338],
      [110, 368],
    ],
    'roundH',
  ),
  rect(640, 276, 60, 48, 'light', 4),
  rect(480, 284, 110, 32, 'white', 14),
  rect(104, 232, 14, 136, 'hole', 2),
  path('M118 262L470 284M118 338L470 316', 'none', 'fine'),
]
/** A live centre. */
export const centreBody = (): Mark[] => [
  polygon(
    [
      [90, 300],
      [190, 242],
      [190, 358],
    ],
    'light',
  ),
  rect(190, 236, 120, 128, 'roundH', 4),
  rect(310, 222, 130, 156, 'roundH', 6),
  path('M330 222v156M346 222v156', 'none', 'edge'),
  rect(440, 250, 16, 100, 'dark'),
  polygon(
    [
      [456, 256],
      [700, 276],
      [700, 324],
      [456, 344],
    ],
    'roundH',
  ),
]

/** A strip of saw teeth pointing down. */
const toothRow = (x1: number, x2: number, y: number, step: number, deep: number): string =>
  Array.from(
    { length: Math.floor((x2 - x1) / step) },
    (_, index) =>
      `L${num(x1 + index * step + step * 0.7)} ${num(y + deep)}L${num(x1 + (index + 1) * step)} ${num(y)}`,
  ).join('')
/** A hacksaw, jigsaw or reciprocating blade. */
export const bladeBody = (kind: 'hacksaw' | 'jigsaw' | 'recip'): Mark[] => {
  if (kind === 'hacksaw')
    return [
      path(`M70 270H730V324L722 324H70${toothRow(70, 722, 324, 8.4, 9)}L730 324V270Z`, 'mid'),
      path(`M70 270H730V324H70Z`, 'light', 'none'),
      rect(70, 300, 660, 24, 'accent', 0, 'none'),
      circle(92, 292, 9, 'white'),
      circle(708, 292, 9, 'white'),
      path('M70 270H730V324', 'none'),
    ]
  if (kind === 'jigsaw')
    return [
      path(
        `M150 266H210L222 250H262L272 266H640L690 320L676 330H272${toothRow(272, 672, 330, 16, 15)}L690 320`,
        'light',
      ),
      path('M150 266V312H212L224 330H272V266H210L222 250H262', 'light'),
      path('M272 266V330', 'none', 'edge'),
      rect(300, 282, 220, 20, 'accent', 4, 'edge'),
    ]
  return [
    path(`M60 262H150L170 270H700L740 318L726 330H180L150 318H60Z`, 'light'),
    path(`M180 330${toothRow(180, 724, 330, 14, 13)}`, 'mid', 'edge'),
    circle(100, 290, 10, 'white'),
    rect(250, 284, 300, 20, 'accent', 4, 'edge'),
  ]
}
/** A welded bandsaw loop with an enlarged piece of its teeth. */
export const bandBody = (): Mark[] => [
  path('M190 110H520A95 95 0 0 1 520 300H190A95 95 0 0 1 190 110Z', 'dark'),
  path('M190 122H520A83 83 0 0 1 520 288H190A83 83 0 0 1 190 122Z', 'white'),
  path('M350 110l-8 12', 'none', 'edge'),
  path(`M110 370H660V440H110${toothRow(110, 650, 440, 54, 32)}L660 440`, 'light'),
  rect(110, 424, 550, 14, 'accent', 0, 'none'),
  path('M110 370H660M110 370V440', 'none'),
]
/** A circular saw blade. */
export const circularBody = (teeth: number, tip: Fill): Mark[] => {
  const [x, y, R] = [400, 290, 200]
  const step = 360 / teeth
  const outline = Array.from({ length: teeth }, (_, index): Point[] => [
    polar(x, y, R, index * step),
    polar(x, y, R * 0.97, index * step + step * 0.55),
    polar(x, y, R * 0.9, index * step + step * 0.8),
    polar(x, y, R * 0.92, index * step + step * 0.95),
  ]).flat()
  return [
    polygon(outline, 'light'),
    ...(tip === 'none'
      ? []
      : Array.from({ length: teeth }, (_, index): Mark =>
          polygon(
            [
              polar(x, y, R, index * step),
              polar(x, y, R * 0.99, index * step + step * 0.25),
              polar(x, y, R * 0.93, index * step + step * 0.18),
              polar(x, y, R * 0.93, index * step),
            ],
            tip,
            'fine',
          ),
        )),
    circle(x, y, R * 0.6, 'none', 'hair'),
    circle(x, y, R * 0.3, 'mid', 'edge'),
    circle(x, y, 30, 'white'),
    ...(tip === 'none'
      ? []
      : [30, 120, 210, 300].map((a) =>
          stroke(run([polar(x, y, R * 0.86, a), polar(x, y, R * 0.72, a + 4)]), 'black', 3),
        )),
  ]
}
