import { circle, line, num, path, polar, polygon, rect, run, turned, type Mark } from '../drawing/svg.ts'

/** Scale ticks along a line: every fifth longer, every tenth longest. */
const ticks = (x1: number, x2: number, y: number, step: number, up: number): Mark =>
  path(
    Array.from(
      { length: Math.floor((x2 - x1) / step) + 1 },
      (_, index) =>
        `M${num(x1 + index * step)} ${num(y)}v${num(-up * (index % 10 === 0 ? 1 : index % 5 === 0 ? 0.75 : 0.5))}`,
    ).join(''),
    'none',
    'hair',
  )

const dial = (x: number, y: number, r: number, text: string): Mark =>
  circle(x, y, r, 'black') +
  circle(x, y, r * 0.88, 'white', 'edge') +
  path(
    Array.from({ length: 50 }, (_, index) =>
      run([
        polar(x, y, r * 0.86, index * 7.2),
        polar(x, y, r * (index % 5 === 0 ? 0.72 : 0.79), index * 7.2),
      ]),
    ).join(''),
    'none',
    'fine',
  ) +
  line([polar(x, y, r * 0.2, 120), polar(x, y, r * 0.76, -60)], 'heavy') +
  circle(x, y, r * 0.07, 'ink', 'none') +
  `<text x="${num(x)}" y="${num(y + r * 0.45)}" text-anchor="middle" font-size="${num(r * 0.17)}" fill="#16191d" stroke="none">${text}</text>`
const screen = (x: number, y: number, w: number, h: number, text: string): Mark =>
  rect(x, y, w, h, 'mid', 4) +
  `<text x="${num(x + w - 8)}" y="${num(y + h * 0.74)}" text-anchor="end" font-size="${num(Math.min(h * 0.62, (w - 16) / (text.length * 0.6)))}" fill="#16191d" stroke="none">${text}</text>`

/** A caliper, jaws to the left, opened a little. */
export const caliperBody = (kind: 'vernier' | 'digital' | 'dial'): Mark[] => [
  rect(110, 250, 620, 54, 'roundH', 3),
  ticks(150, 720, 304, 5.7, 24),
  polygon(
    [
      [110, 250],
      [110, 180],
      [118, 160],
      [134, 200],
      [140, 250],
    ],
    'light',
  ),
  polygon(
    [
      [100, 304],
      [176, 304],
      [160, 340],
      [150, 450],
      [128, 470],
      [112, 400],
      [100, 340],
    ],
    'light',
  ),
  polygon(
    [
      [232, 240],
      [232, 160],
      [224, 156],
      [206, 200],
      [200, 240],
    ],
    'light',
  ),
  polygon(
    [
      [196, 316],
      [280, 316],
      [264, 350],
      [226, 400],
      [212, 470],
      [198, 452],
      [196, 360],
    ],
    'light',
  ),
  rect(196, 238, 250, 82, 'light', 5),
  ...(kind === 'vernier'
    ? [
        rect(214, 262, 214, 30, 'white', 2, 'edge'),
        ticks(220, 426, 292, 5.55, -18),
        ticks(220, 426, 276, 5.7, 14),
      ]
    : kind === 'digital'
      ? [
          rect(204, 226, 234, 100, 'black', 10),
          screen(222, 240, 150, 46, '25.40'),
          circle(238, 308, 8, 'accent', 'edge'),
          circle(278, 308, 8, 'mid', 'edge'),
          circle(318, 308, 8, 'mid', 'edge'),
        ]
      : [dial(310, 278, 68, '0.02')]),
  rect(360, 222, 34, 16, 'roundV', 4),
  path('M364 222v16M370 222v16M376 222v16M382 222v16M388 222v16', 'none', 'hair'),
  circle(412, 334, 14, 'mid'),
  rect(728, 268, 34, 8, 'mid', 2),
]

/** An outside micrometer: bow, anvil, spindle, sleeve and thimble. */
export const micrometerBody = (digital: boolean): Mark[] => [
  path(
    'M150 190H196V262H186V300C186 390 240 440 320 440C390 440 430 400 436 330V300H430V196H470V350C466 450 400 506 316 506C210 506 140 430 140 310V262Z',
    'mid',
  ),
  path('M214 430Q310 500 410 430L396 404Q316 462 232 404Z', 'black'),
  rect(186, 214, 40, 30, 'roundH', 2),
  rect(226, 214, 8, 30, 'dark'),
  rect(286, 216, 150, 26, 'roundH', 2),
  rect(278, 216, 8, 26, 'dark'),
  rect(470, 208, 110, 44, 'roundH', 2),
  path(
    `M474 230h104${Array.from({ length: 17 }, (_, index) => `M${478 + index * 6} 230v${index % 2 === 0 ? -12 : 10}`).join('')}`,
    'none',
    'fine',
  ),
  polygon(
    [
      [566, 208],
      [590, 196],
      [590, 264],
      [566, 252],
    ],
    'roundH',
  ),
  path(Array.from({ length: 7 }, (_, index) => `M568 ${212 + index * 6}h14`).join(''), 'none', 'fine'),
  rect(590, 196, 110, 68, 'roundH', 3),
  path(Array.from({ length: 20 }, (_, index) => `M${600 + index * 5} 197v66`).join(''), 'none', 'hair'),
  rect(700, 212, 44, 36, 'roundH', 4),
  path(Array.from({ length: 8 }, (_, index) => `M${704 + index * 5} 213v34`).join(''), 'none', 'hair'),
  ...(digital
    ? [
        rect(440, 180, 150, 96, 'black', 10),
        screen(456, 196, 118, 44, '12.345'),
        circle(474, 258, 8, 'accent', 'edge'),
        circle(506, 258, 8, 'mid', 'edge'),
      ]
    : [circle(450, 276, 13, 'mid')]),
]

/** A depth gauge standing: bridge, rail, slide. */
export const depthBody = (): Mark[] => [
  rect(230, 330, 340, 44, 'roundH', 4),
  rect(380, 70, 40, 430, 'roundV', 2),
  path(
    Array.from(
      { length: 44 },
      (_, index) => `M380 ${76 + index * 5.6}h${index % 10 === 0 ? 18 : index % 5 === 0 ? 13 : 8}`,
    ).join(''),
    'none',
    'hair',
  ),
  rect(364, 250, 72, 90, 'light', 5),
  rect(392, 262, 32, 66, 'white', 2, 'edge'),
  path(Array.from({ length: 11 }, (_, index) => `M392 ${266 + index * 5.6}h12`).join(''), 'none', 'fine'),
  circle(448, 290, 14, 'mid'),
]
/** A height gauge on its base. */
export const heightBody = (): Mark[] => [
  polygon(
    [
      [230, 500],
      [250, 446],
      [480, 446],
      [500, 500],
    ],
    'roundH',
  ),
  rect(226, 500, 280, 24, 'mid', 3),
  rect(330, 50, 46, 400, 'roundV', 2),
  path(
    Array.from(
      { length: 66 },
      (_, index) => `M376 ${56 + index * 5.8}h${-(index % 10 === 0 ? 22 : index % 5 === 0 ? 16 : 10)}`,
    ).join(''),
    'none',
    'hair',
  ),
  rect(314, 220, 150, 120, 'light', 6),
  screen(390, 236, 66, 30, '85.00'),
  circle(440, 306, 16, 'mid'),
  rect(314, 160, 78, 36, 'mid', 4),
  rect(388, 172, 12, 70, 'roundV', 2),
  polygon(
    [
      [464, 290],
      [560, 290],
      [610, 322],
      [464, 322],
    ],
    'dark',
  ),
]
/** A dial indicator with stem and plunger. */
export const indicatorBody = (lever: boolean): Mark[] =>
  lever
    ? [
        // The stem by which it is clamped stands out of the case, behind the dial.
        rect(520, 217, 86, 26, 'roundH', 4),
        dial(420, 230, 120, '0.01'),
        polygon(
          [
            [330, 320],
            [300, 380],
            [336, 396],
            [370, 340],
          ],
          'mid',
        ),
        circle(312, 392, 20, 'mid'),
        polygon(
          [
            [306, 400],
            [210, 470],
            [204, 462],
            [300, 386],
          ],
          'roundH',
        ),
        circle(202, 470, 11, 'dark'),
      ]
    : [
        rect(382, 40, 36, 70, 'roundV', 4),
        circle(400, 44, 20, 'mid'),
        rect(380, 350, 40, 80, 'roundV', 2),
        rect(389, 430, 22, 60, 'roundV', 2),
        circle(400, 498, 12, 'dark'),
        dial(400, 230, 140, '0.01'),
        circle(446, 186, 30, 'white', 'edge'),
        line(
          [
            [446, 186],
            [458, 166],
          ],
          'edge',
        ),
        rect(524, 220, 30, 20, 'mid', 4),
      ]
/** A magnetic base with arms. */
export const baseBody = (): Mark[] => [
  rect(190, 400, 190, 110, 'black', 6),
  path('M190 470H380', 'none', 'edge'),
  rect(280, 470, 12, 40, 'accent'),
  circle(240, 436, 24, 'light'),
  rect(236, 414, 8, 44, 'accent', 3),
  rect(296, 130, 22, 272, 'roundV', 4),
  rect(280, 190, 54, 46, 'mid', 6),
  circle(346, 213, 16, 'dark'),
  rect(330, 204, 230, 18, 'roundH', 4),
  rect(530, 190, 44, 46, 'mid', 6),
  dial(560, 330, 70, '0.01'),
  rect(552, 230, 16, 40, 'roundV'),
  rect(553, 398, 14, 40, 'roundV'),
  circle(560, 444, 8, 'dark'),
  circle(522, 240, 12, 'dark'),
]
/** A fan of blades out of a holder; `kind` gives the blades' ends. */
export const feelerBody = (kind: 'feeler' | 'radius' | 'pitch'): Mark[] => [
  ...[52, 39, 26, 13, 0].map((angle, index) =>
    turned(
      angle,
      [610, 418],
      [
        kind === 'feeler'
          ? rect(150, 400, 460, 34, index % 2 === 0 ? 'light' : 'mid', 15)
          : kind === 'radius'
            ? path(
                `M190 396H600V438H190C${190 - 36} 438 ${190 - 36} 396 190 396Z`,
                index % 2 === 0 ? 'light' : 'mid',
              )
            : polygon(
                [
                  [170, 438],
                  ...Array.from(
                    { length: 13 },
                    (_, place) => [170 + place * 9, place % 2 === 0 ? 412 : 398] as const,
                  ),
                  [600, 398],
                  [600, 438],
                ],
                index % 2 === 0 ? 'light' : 'mid',
              ),
        `<text x="340" y="427" font-size="22" fill="#16191d" stroke="none">${(kind === 'feeler' ? ['0.50', '0.30', '0.20', '0.10', '0.05'] : kind === 'radius' ? ['R5', 'R4', 'R3', 'R2', 'R1'] : ['2.5', '2.0', '1.5', '1.25', '1.0'])[index]}</text>`,
      ],
    ),
  ),
  rect(420, 392, 220, 52, 'black', 22),
  circle(610, 418, 15, 'light'),
]
/** A limit plug gauge: go end left, no-go end right (its ring is marked). */
export const plugBody = (threaded: boolean): Mark[] => [
  rect(250, 274, 300, 52, 'roundH', 4),
  path(Array.from({ length: 30 }, (_, index) => `M${300 + index * 7} 275l5 50`).join(''), 'none', 'hair'),
  rect(80, 246, 150, 108, 'roundH', 3),
  polygon(
    [
      [230, 246],
      [252, 280],
      [252, 320],
      [230, 354],
    ],
    'roundH',
  ),
  polygon(
    [
      [570, 246],
      [548, 280],
      [548, 320],
      [570, 354],
    ],
    'roundH',
  ),
  rect(570, 246, 64, 108, 'roundH', 3),
  rect(530, 272, 16, 56, 'accent', 2),
  ...(threaded
    ? [
        path(
          [
            ...Array.from({ length: 16 }, (_, index) => `M${84 + index * 9} 246l6 108`),
            ...Array.from({ length: 6 }, (_, index) => `M${574 + index * 9} 246l6 108`),
          ].join(''),
          'none',
          'edge',
        ),
      ]
    : []),
]
/** A thread ring gauge from the front. */
export const ringGaugeBody = (): Mark[] => [
  circle(290, 290, 180, 'mid'),
  path(
    Array.from({ length: 72 }, (_, index) =>
      run([polar(290, 290, 180, index * 5), polar(290, 290, 170, index * 5 + 3)]),
    ).join(''),
    'none',
    'hair',
  ),
  circle(290, 290, 150, 'light', 'edge'),
  circle(290, 290, 64, 'white'),
  circle(290, 290, 72, 'none', 'fine'),
  rect(560, 110, 92, 360, 'roundH', 4),
  path(Array.from({ length: 30 }, (_, index) => `M560 ${118 + index * 12}l92 8`).join(''), 'none', 'hair'),
]
/** Gauge blocks wrung together and single. */
export const gaugeBlockBody = (): Mark[] => [
  rect(80, 380, 640, 110, 'dark', 8),
  ...Array.from({ length: 9 }, (_, index): Mark => {
    const h = 60 + index * 26
    return (
      rect(120 + index * 64, 400 - h, 44, h + 50, 'roundV', 2) +
      `<text x="${142 + index * 64}" y="${num(424 - h)}" text-anchor="middle" font-size="16" fill="#16191d" stroke="none">${[1, 1.5, 2, 5, 10, 20, 30, 50, 100][index]}</text>`
    )
  }),
  rect(80, 430, 640, 70, 'mid', 8),
]
/** A steel rule. */
export const ruleBody = (): Mark[] => [
  rect(60, 250, 680, 90, 'light', 4),
  ticks(74, 724, 340, 4.33, 36),
  ticks(74, 724, 250, 8.66, -24),
  ...Array.from(
    { length: 15 },
    (_, index): Mark =>
      `<text x="${num(77 + index * 43.3)}" y="298" font-size="16" fill="#16191d" stroke="none">${index}</text>`,
  ),
  circle(726, 296, 8, 'white'),
]
/** A tape measure with its hook. */
export const tapeBody = (): Mark[] => [
  rect(120, 400, 560, 42, 'accent', 2),
  ticks(250, 670, 442, 7, 22),
  polygon(
    [
      [672, 396],
      [684, 396],
      [684, 470],
      [674, 470],
    ],
    'mid',
  ),
  path('M130 442V210Q130 130 210 130H300Q400 130 400 240V442Z', 'black'),
  circle(258, 280, 96, 'accent'),
  circle(258, 280, 80, 'light', 'edge'),
  `<text x="258" y="292" text-anchor="middle" font-size="34" fill="#16191d" stroke="none">5 m</text>`,
  rect(330, 120, 60, 24, 'accent', 6),
]
/** An engineer's square, with or without a stock. */
export const squareBody = (stock: boolean): Mark[] => [
  rect(290, 80, 56, 400, 'roundV', 2),
  ...(stock
    ? [rect(250, 420, 400, 80, 'mid', 3), rect(262, 432, 376, 56, 'light', 2, 'edge')]
    : [rect(290, 424, 360, 56, 'roundH', 2), path('M291 425h54v54h-54Z', 'mid', 'none')]),
  ...(stock ? [rect(290, 80, 56, 340, 'roundV', 2)] : []),
]
/** A protractor with arm. */
export const protractorBody = (): Mark[] => [
  path('M160 430A240 240 0 0 1 640 430H600V460H200V430Z', 'light'),
  path(
    Array.from({ length: 61 }, (_, index) =>
      run([
        polar(400, 430, 232, 180 + index * 3),
        polar(400, 430, index % 10 === 0 ? 200 : index % 5 === 0 ? 210 : 218, 180 + index * 3),
      ]),
    ).join(''),
    'none',
    'fine',
  ),
  turned(-50, [400, 430], [rect(330, 416, 370, 28, 'roundH', 3)]),
  circle(400, 430, 26, 'mid'),
  circle(400, 430, 10, 'light', 'edge'),
]
/** A spirit level; a frame level where `frame` is set. */
export const levelBody = (frame: boolean): Mark[] => {
  const vial = (x: number, y: number, w: number): Mark =>
    rect(x - w / 2, y - 17, w, 34, 'accent', 15) +
    rect(x - w * 0.18, y - 9, w * 0.3, 18, 'white', 9, 'edge') +
    line(
      [
        [x - w * 0.22, y - 17],
        [x - w * 0.22, y + 17],
      ],
      'edge',
    ) +
    line(
      [
        [x + w * 0.16, y - 17],
        [x + w * 0.16, y + 17],
      ],
      'edge',
    )
  return frame
    ? [
        rect(230, 110, 380, 380, 'light', 8),
        rect(280, 160, 280, 280, 'white', 4),
        path('M400 440l20 30l20 -30Z', 'dark', 'edge'),
        path('M560 290l30 -20v40Z', 'dark', 'edge'),
        vial(420, 466, 190),
        rect(230, 230, 50, 140, 'black', 6),
      ]
    : [
        rect(60, 240, 680, 110, 'light', 6),
        rect(60, 240, 680, 18, 'dark', 4, 'edge'),
        rect(60, 332, 680, 18, 'dark', 4, 'edge'),
        rect(320, 262, 160, 66, 'white', 8),
        vial(400, 295, 130),
        circle(140, 295, 34, 'white'),
        turned(90, [140, 295], [vial(140, 295, 56)]),
        circle(660, 295, 34, 'white'),
        turned(45, [660, 295], [vial(660, 295, 56)]),
        rect(210, 268, 70, 54, 'white', 20),
        rect(520, 268, 70, 54, 'white', 20),
        rect(44, 236, 22, 118, 'black', 5),
        rect(734, 236, 22, 118, 'black', 5),
      ]
}
/** A cross line laser on its bracket, its lines on the wall. */
export const laserBody = (): Mark[] => [
  path('M470 110H760M620 60V520', 'none', 'none'),
  rect(500, 60, 250, 450, 'light', 2, 'fine'),
  line(
    [
      [500, 290],
      [750, 290],
    ],
    'heavy',
  ),
  line(
    [
      [625, 60],
      [625, 510],
    ],
    'heavy',
  ),
  polygon(
    [
      [262, 270],
      [500, 60],
      [500, 510],
    ],
    'none',
    'hair',
  ),
  rect(110, 190, 160, 170, 'black', 26),
  rect(130, 210, 90, 60, 'accent', 12),
  circle(250, 262, 20, 'mid'),
  circle(250, 262, 9, 'accent', 'edge'),
  rect(150, 360, 80, 40, 'mid', 6),
  polygon(
    [
      [170, 400],
      [210, 400],
      [230, 440],
      [150, 440],
    ],
    'dark',
  ),
  path('M170 440L120 540M210 440L260 540M190 440V540', 'none', 'heavy'),
]
/** A laser distance meter measuring to a wall. */
export const distanceBody = (): Mark[] => [
  rect(90, 180, 150, 300, 'black', 24),
  screen(108, 208, 114, 84, '4.253'),
  circle(165, 340, 28, 'accent'),
  circle(128, 400, 14, 'mid', 'edge'),
  circle(165, 400, 14, 'mid', 'edge'),
  circle(202, 400, 14, 'mid', 'edge'),
  circle(128, 444, 14, 'mid', 'edge'),
  circle(202, 444, 14, 'mid', 'edge'),
  circle(132, 180, 10, 'mid'),
  circle(198, 180, 10, 'mid'),
  rect(690, 80, 40, 420, 'hatch', 0),
  `<path d="M150 170V120H690" stroke-width="1.6" stroke-dasharray="10 6"/>`,
  circle(690, 120, 8, 'accent', 'edge'),
]
