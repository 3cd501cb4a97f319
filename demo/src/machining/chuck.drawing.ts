import { type Mark, circle, line, path, polygon, rect } from '../drawing/svg.ts'

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
