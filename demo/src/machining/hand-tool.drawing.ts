import { box, boxView, corner } from '../drawing/box.ts'
import { sheet } from '../drawing/sheet.ts'
import { hexFront } from '../drawing/hexagon.ts'
import {
  circle,
  line,
  num,
  path,
  placed,
  polar,
  polygon,
  rect,
  stroke,
  turned,
  type Fill,
  type Mark,
  type Point,
} from '../drawing/svg.ts'

/** A socket from its side: drive end left, mouth right. */
export function socketBody(
  x: number,
  y: number,
  length: number,
  drive: number,
  mouth: number,
  dark: boolean,
): Mark[] {
  const fill: Fill = dark ? 'darkH' : 'roundH'
  const neck = length * 0.42
  return [
    rect(x, y - drive / 2, neck, drive, fill, 3),
    polygon(
      [
        [x + neck, y - drive / 2],
        [x + neck + length * 0.1, y - mouth / 2],
        [x + neck + length * 0.1, y + mouth / 2],
        [x + neck, y + drive / 2],
      ],
      fill,
    ),
    rect(x + neck + length * 0.1, y - mouth / 2, length * 0.48, mouth, fill, 3),
    ...(dark
      ? [circle(x + neck * 0.5, y, drive * 0.09, 'black', 'edge')]
      : [
          path(
            Array.from(
              { length: 14 },
              (_, index) => `M${num(x + neck * 0.3 + index * 4)} ${num(y - drive / 2)}v${num(drive)}`,
            ).join(''),
            'none',
            'hair',
          ),
        ]),
  ]
}

/** A socket's mouth: hexagon with relieved corners. */
export const socketFace = (x: number, y: number, outer: number, s: number, dark: boolean): Mark[] => [
  circle(x, y, outer / 2, dark ? 'black' : 'light'),
  circle(x, y, outer / 2 - 5, 'none', 'hair'),
  polygon(
    Array.from({ length: 6 }, (_, index) => polar(x, y, s / 2 / Math.cos(Math.PI / 6), index * 60)),
    'white',
  ),
  polygon(
    [
      [x - s * 0.2, y - s * 0.2],
      [x + s * 0.2, y - s * 0.2],
      [x + s * 0.2, y + s * 0.2],
      [x - s * 0.2, y + s * 0.2],
    ],
    'hole',
    'edge',
  ),
]

/** A screwdriver lying, tip to the left: blade, ferrule, handle with grip stripes. */
export function driverBody(
  blade: number,
  thick: number,
  tip: 'slot' | 'cross' | 'star' | 'nut',
  insulated: boolean,
): Mark[] {
  const [x, y, end] = [60, 300, 60 + blade]
  const h = thick / 2
  return [
    rect(x, y - h, blade, thick, 'roundH', 2),
    ...(insulated ? [rect(x + 34, y - h - 4, blade - 34, thick + 8, 'accent', 4)] : []),
    tip === 'slot'
      ? polygon(
          [
            [x - 2, y - h * 0.35],
            [x + 34, y - h * 1.25],
            [x + 46, y - h],
            [x + 46, y + h],
            [x + 34, y + h * 1.25],
            [x - 2, y + h * 0.35],
          ],
          'light',
        )
      : tip === 'nut'
        ? rect(x - 4, y - h * 1.9, 46, h * 3.8, 'roundH', 4)
        : polygon(
            [
              [x - 8, y - 2],
              [x + 24, y - h],
              [x + 24, y + h],
              [x - 8, y + 2],
            ],
            'light',
          ),
    ...(tip === 'cross'
      ? [
          line(
            [
              [x - 6, y],
              [x + 26, y],
            ],
            'edge',
          ),
        ]
      : tip === 'star'
        ? [
            line(
              [
                [x - 4, y - 3],
                [x + 24, y - h * 0.4],
              ],
              'edge',
            ),
            line(
              [
                [x - 4, y + 3],
                [x + 24, y + h * 0.4],
              ],
              'edge',
            ),
          ]
        : []),
    path(
      `M${end} ${y - 22}C${end + 20} ${y - 26} ${end + 30} ${y - 46} ${end + 56} ${y - 48}H${end + 190}Q${end + 224} ${y - 46} ${end + 226} ${y}Q${end + 224} ${y + 46} ${end + 190} ${y + 48}H${end + 56}C${end + 30} ${y + 46} ${end + 20} ${y + 26} ${end} ${y + 22}Z`,
      insulated ? 'accent' : 'darkH',
    ),
    ...[-26, 0, 26].map((dy) =>
      rect(end + 62, y + dy - 5, 130, 10, insulated ? 'black' : 'accent', 5, 'edge'),
    ),
  ]
}

/** The tip's form seen from the front. */
export function tipFace(kind: 'slot' | 'PH' | 'PZ' | 'TX' | 'HEX', x: number, y: number, r: number): Mark[] {
  const cross = [0, 90].map((turn) =>
    turned(
      turn,
      [x, y],
      [
        polygon(
          [
            [x - r * 0.9, y - r * 0.1],
            [x - r * 0.2, y - r * 0.2],
            [x + r * 0.2, y - r * 0.2],
            [x + r * 0.9, y - r * 0.1],
            [x + r * 0.9, y + r * 0.1],
            [x + r * 0.2, y + r * 0.2],
            [x - r * 0.2, y + r * 0.2],
            [x - r * 0.9, y + r * 0.1],
          ],
          'black',
          'none',
        ),
      ],
    ),
  )
  const star = polygon(
    Array.from({ length: 48 }, (_, index) =>
      polar(x, y, r * (0.62 + 0.14 * Math.cos((index * 7.5 * 6 * Math.PI) / 180)), index * 7.5),
    ),
    'black',
    'none',
  )
  return [
    circle(x, y, r, 'light'),
    ...(kind === 'slot'
      ? [rect(x - r * 0.92, y - r * 0.13, r * 1.84, r * 0.26, 'black', 2)]
      : kind === 'TX'
        ? [star]
        : kind === 'HEX'
          ? [hexFront(x, y, r * 1.3)]
          : cross),
    ...(kind === 'PZ'
      ? [45, 135].map((turn) =>
          turned(
            turn,
            [x, y],
            [
              line(
                [
                  [x - r * 0.7, y],
                  [x + r * 0.7, y],
                ],
                'edge',
              ),
            ],
          ),
        )
      : []),
  ]
}

export type Jaw =
  | 'combination'
  | 'side'
  | 'long'
  | 'circlip-in'
  | 'circlip-out'
  | 'pump'
  | 'locking'
  | 'end'
  | 'crimp'
/** Pliers lying, jaws to the left. */
export function pliersBody(jaw: Jaw, grip: Fill = 'accent'): Mark[] {
  const [px, y] = [280, 300]
  const handle = (sign: number): Mark => {
    const d = `M${px + 20} ${num(y + sign * 16)}C${px + 110} ${num(y + sign * 74)} ${px + 210} ${num(y + sign * 90)} ${px + 300} ${num(y + sign * 78)}S${px + 420} ${num(y + sign * 60)} ${px + 450} ${num(y + sign * 66)}`
    return (
      stroke(d, 'ink', 34) +
      stroke(d, 'dark', 31) +
      stroke(
        d.replace(
          /^M\S+ \S+C\S+ \S+ \S+ \S+ (\S+) (\S+)S/,
          `M${px + 120} ${num(y + sign * 62)}Q${px + 210} ${num(y + sign * 88)} $1 $2S`,
        ),
        'ink',
        44,
      ) +
      stroke(
        d.replace(
          /^M\S+ \S+C\S+ \S+ \S+ \S+ (\S+) (\S+)S/,
          `M${px + 120} ${num(y + sign * 62)}Q${px + 210} ${num(y + sign * 88)} $1 $2S`,
        ),
        grip,
        40,
      )
    )
  }
  const flip = (half: Mark): Mark[] => [half, `<g transform="matrix(1 0 0 -1 0 ${2 * y})">${half}</g>`]
  const shapes: Record<Jaw, string> = {
    combination: `M${px + 30} ${y - 34}C${px} ${y - 62} ${px - 40} ${y - 62} ${px - 80} ${y - 50}L${px - 150} ${y - 34}V${y - 2}H${px + 30}Z`,
    side: `M${px + 30} ${y - 36}C${px} ${y - 74} ${px - 60} ${y - 66} ${px - 96} ${y - 26}L${px - 110} ${y - 2}H${px + 30}Z`,
    long: `M${px + 30} ${y - 34}C${px} ${y - 54} ${px - 40} ${y - 46} ${px - 70} ${y - 38}L${px - 216} ${y - 12}V${y - 2}H${px + 30}Z`,
    'circlip-in': `M${px + 30} ${y - 34}C${px} ${y - 50} ${px - 40} ${y - 40} ${px - 110} ${y - 22}L${px - 190} ${y - 13}V${y - 4}L${px - 60} ${y - 6}H${px + 30}Z`,
    'circlip-out': `M${px + 30} ${y - 34}C${px} ${y - 60} ${px - 50} ${y - 52} ${px - 110} ${y - 36}L${px - 190} ${y - 22}V${y - 12}L${px - 80} ${y - 14}L${px - 30} ${y - 4}H${px + 30}Z`,
    pump: `M${px + 40} ${y - 30}L${px - 30} ${y - 78}C${px - 80} ${y - 110} ${px - 140} ${y - 96} ${px - 170} ${y - 60}L${px - 180} ${y - 34}L${px - 120} ${y - 22}L${px - 60} ${y - 4}H${px + 40}Z`,
    locking: `M${px + 40} ${y - 34}C${px} ${y - 70} ${px - 70} ${y - 76} ${px - 120} ${y - 50}L${px - 146} ${y - 16}L${px - 60} ${y - 26}L${px - 10} ${y - 4}H${px + 40}Z`,
    end: `M${px + 30} ${y - 36}C${px + 10} ${y - 96} ${px - 70} ${y - 92} ${px - 90} ${y - 34}L${px - 96} ${y - 2}L${px - 84} ${y - 10}C${px - 60} ${y - 50} ${px - 20} ${y - 40} ${px} ${y - 4}H${px + 30}Z`,
    crimp: `M${px + 30} ${y - 40}C${px} ${y - 64} ${px - 60} ${y - 62} ${px - 120} ${y - 46}V${y - 2}H${px + 30}Z`,
  }
  const teeth =
    jaw === 'side' || jaw === 'end' || jaw.startsWith('circlip')
      ? ''
      : Array.from(
          { length: 12 },
          (_, index) =>
            `M${px - (jaw === 'long' ? 205 : jaw === 'pump' ? 150 : 140) + index * 7} ${y - 9}v18`,
        ).join('')
  return [
    handle(1),
    handle(-1),
    ...flip(path(shapes[jaw], 'light')),
    path(teeth, 'none', 'edge'),
    ...(jaw === 'combination'
      ? [
          path(`M${px - 62} ${y}a18 12 0 1 1 36 0a18 12 0 1 1 -36 0Z`, 'white', 'edge'),
          line(
            [
              [px - 20, y],
              [px + 4, y],
            ],
            'heavy',
          ),
        ]
      : []),
    ...(jaw === 'side'
      ? [
          polygon(
            [
              [px - 108, y],
              [px - 20, y - 18],
              [px - 8, y],
              [px - 20, y + 18],
            ],
            'white',
            'edge',
          ),
        ]
      : []),
    ...(jaw === 'crimp'
      ? [
          circle(px - 84, y, 13, 'white', 'edge'),
          circle(px - 50, y, 9, 'white', 'edge'),
          circle(px - 24, y, 6, 'white', 'edge'),
        ]
      : []),
    ...(jaw.startsWith('circlip')
      ? [-1, 1].map((sign) =>
          rect(px - 214, y + sign * (jaw === 'circlip-in' ? 9 : 17) - 3, 28, 6, 'black', 3),
        )
      : []),
    ...(jaw === 'locking'
      ? [
          circle(px + 452, y + 62, 20, 'roundH'),
          path(`M${px + 446} ${y + 46}v32M${px + 456} ${y + 44}v36`, 'none', 'edge'),
        ]
      : []),
    circle(px + 4, y, 27, 'mid'),
    circle(px + 4, y, jaw === 'pump' ? 11 : 14, 'light', 'edge'),
  ]
}

export type Hammer = 'engineer' | 'sledge' | 'ball' | 'soft' | 'rubber' | 'copper' | 'claw'
/** A hammer standing upright, head above. */
export function hammerBody(kind: Hammer): Mark[] {
  const [x, top] = [400, 130]
  const wood: Fill = kind === 'soft' || kind === 'claw' ? 'black' : 'accent'
  const handle = path(
    `M${x - 17} ${top + 60}C${x - 14} 260 ${x - 26} 380 ${x - 28} 480Q${x - 26} 520 ${x} 520Q${x + 26} 520 ${x + 28} 480C${x + 26} 380 ${x + 14} 260 ${x + 17} ${top + 60}Z`,
    wood,
  )
  const heads: Record<Hammer, Mark[]> = {
    engineer: [
      polygon(
        [
          [x - 130, top - 34],
          [x - 122, top - 40],
          [x - 70, top - 40],
          [x - 60, top - 30],
          [x + 40, top - 30],
          [x + 140, top + 28],
          [x + 140, top + 38],
          [x + 40, top + 38],
          [x - 60, top + 32],
          [x - 70, top + 42],
          [x - 122, top + 42],
          [x - 130, top + 36],
        ],
        'roundH',
      ),
      line(
        [
          [x - 70, top - 40],
          [x - 70, top + 42],
        ],
        'edge',
      ),
    ],
    sledge: [
      polygon(
        [
          [x - 150, top - 42],
          [x - 136, top - 54],
          [x + 136, top - 54],
          [x + 150, top - 42],
          [x + 150, top + 42],
          [x + 136, top + 54],
          [x - 136, top + 54],
          [x - 150, top + 42],
        ],
        'roundH',
      ),
      line(
        [
          [x - 136, top - 54],
          [x - 136, top + 54],
        ],
        'edge',
      ),
      line(
        [
          [x + 136, top - 54],
          [x + 136, top + 54],
        ],
        'edge',
      ),
    ],
    ball: [
      path(
        `M${x - 130} ${top - 30}L${x - 120} ${top - 38}H${x - 74}L${x - 60} ${top - 24}H${x + 50}L${x + 66} ${top - 18}A38 36 0 1 1 ${x + 66} ${top + 22}L${x + 50} ${top + 28}H${x - 60}L${x - 74} ${top + 42}H${x - 120}L${x - 130} ${top + 34}Z`,
        'roundH',
      ),
    ],
    soft: [
      rect(x - 90, top - 36, 180, 74, 'roundH', 6),
      rect(x - 150, top - 42, 60, 86, 'white', 10),
      rect(x + 90, top - 42, 60, 86, 'deep', 10),
    ],
    rubber: [
      rect(x - 120, top - 60, 240, 122, 'darkH', 18),
      line(
        [
          [x - 90, top - 60],
          [x - 90, top + 62],
        ],
        'hair',
      ),
      line(
        [
          [x + 90, top - 60],
          [x + 90, top + 62],
        ],
        'hair',
      ),
    ],
    copper: [rect(x - 130, top - 42, 260, 86, 'accent', 6), rect(x - 42, top - 50, 84, 102, 'roundH', 6)],
    claw: [
      path(
        `M${x - 130} ${top - 26}H${x - 84}L${x - 70} ${top - 18}H${x + 20}C${x + 90} ${top - 24} ${x + 130} ${top} ${x + 158} ${top + 56}C${x + 110} ${top + 26} ${x + 70} ${top + 24} ${x + 30} ${top + 34}H${x - 70}L${x - 84} ${top + 40}H${x - 130}Z`,
        'roundH',
      ),
    ],
  }
  return [
    handle,
    ...heads[kind],
    rect(x - 22, top + 34, 44, 30, 'mid', 4, 'edge'),
    ...(wood === 'black'
      ? [
          path(
            Array.from({ length: 8 }, (_, index) => `M${x - 24} ${400 + index * 12}h48`).join(''),
            'none',
            'fine',
          ),
        ]
      : []),
  ]
}

/** A jaw spanner's head: an open mouth turned by 15°. */
export function openJaw(x: number, y: number, size: number, turn: number): Mark {
  const r = size * 1.06
  const half = size / 2
  return turned(
    turn,
    [x, y],
    [
      path(
        `M${num(x - r * 0.86)} ${num(y - half)}C${num(x - r * 1.02)} ${num(y - half * 1.3)} ${num(x - r * 0.9)} ${num(y - half * 1.9)} ${num(x - r * 0.45)} ${num(y - r * 0.93)}C${num(x + r * 0.2)} ${num(y - r * 1.06)} ${num(x + r * 0.78)} ${num(y - r * 0.7)} ${num(x + r * 0.92)} ${num(y)}C${num(x + r * 0.78)} ${num(y + r * 0.7)} ${num(x + r * 0.2)} ${num(y + r * 1.06)} ${num(x - r * 0.45)} ${num(y + r * 0.93)}C${num(x - r * 0.9)} ${num(y + half * 1.9)} ${num(x - r * 1.02)} ${num(y + half * 1.3)} ${num(x - r * 0.86)} ${num(y + half)}L${num(x + r * 0.22)} ${num(y + half)}Q${num(x + r * 0.5)} ${num(y)} ${num(x + r * 0.22)} ${num(y - half)}Z`,
        'light',
      ),
    ],
  )
}

export const ringHead = (x: number, y: number, size: number): Mark =>
  circle(x, y, size * 0.78, 'roundH') +
  circle(x, y, size * 0.7, 'light', 'fine') +
  polygon(
    Array.from({ length: 24 }, (_, index) =>
      polar(x, y, (size / 2) * (index % 2 === 0 ? 1.12 : 1), index * 15),
    ),
    'white',
  )

/** A forged shank between two heads. */
export const shankBar = (x1: number, x2: number, y: number, h: number): Mark =>
  rect(x1, y - h, x2 - x1, 2 * h, 'roundH') +
  rect(x1 + 40, y - h * 0.4, x2 - x1 - 80, h * 0.8, 'mid', h * 0.4, 'edge')

/** An adjustable spanner. */
export const adjustableBody = (): Mark[] => [
  path('M270 268C380 262 540 262 690 252Q732 256 732 300Q732 344 690 348C540 338 380 338 270 332Z', 'roundH'),
  rect(330, 288, 330, 26, 'mid', 12, 'edge'),
  circle(700, 300, 16, 'white'),
  path('M300 232L210 168L104 150L92 196L176 232L196 290H260L300 330Z', 'light'),
  path('M300 330L262 300H196L108 322L92 366L200 392Q270 396 310 352Z', 'light'),
  path('M92 196L176 232V300H206', 'none', 'edge'),
  polygon(
    [
      [100, 286],
      [198, 286],
      [214, 330],
      [96, 330],
    ],
    'mid',
  ),
  rect(226, 296, 46, 34, 'dark', 4),
  path(Array.from({ length: 7 }, (_, index) => `M${229 + index * 6.5} 296l5 34`).join(''), 'none', 'edge'),
]

/** A pipe wrench: fixed heel jaw, hook jaw, knurled nut. */
export const pipeWrenchBody = (): Mark[] => [
  path('M250 276H690Q736 276 736 306Q736 336 690 336H250Z', 'accent'),
  circle(706, 306, 13, 'white'),
  rect(300, 294, 360, 24, 'mid', 12, 'edge'),
  path('M188 420V120H56V176L70 182H128V420Z', 'light'),
  path(Array.from({ length: 8 }, (_, index) => `M${60 + index * 8} 182l4 -14`).join(''), 'none', 'edge'),
  path('M56 266H330V352H200L84 312Q60 300 56 266Z', 'light'),
  path(Array.from({ length: 8 }, (_, index) => `M${60 + index * 8} 266l4 14`).join(''), 'none', 'edge'),
  rect(112, 354, 92, 40, 'dark', 6),
  path(Array.from({ length: 12 }, (_, index) => `M${116 + index * 7.5} 354v40`).join(''), 'none', 'edge'),
]

/** An L key: long and short arm, hexagon or star. `ball` rounds the long end. */
export const keyBody = (thick: number, ball: boolean): Mark[] => [
  stroke('M110 380H600Q690 380 690 290V190', 'ink', thick),
  stroke('M111 380H600Q690 380 690 290V191', 'mid', thick - 3.2),
  stroke(
    `M111 ${380 - thick * 0.22}H600Q${690 - thick * 0.22} ${380 - thick * 0.22} ${690 - thick * 0.22} 290V191`,
    'white',
    thick * 0.34,
  ),
  ...(ball
    ? [
        circle(112, 380, thick * 0.52, 'roundH'),
        rect(126, 380 - thick * 0.3, 12, thick * 0.6, 'dark', 0, 'edge'),
      ]
    : []),
]

/** Keys of three sizes side by side on a slant. */
export const keyRow = (title: string, ball: boolean): string =>
  sheet(
    title,
    [18, 28, 40].map((thick, index) =>
      placed([0.78, -0.3, 0.3, 0.78, -20 + index * 46, 190 + index * 56], keyBody(thick, ball)),
    ),
  )

/** A set of keys in a holder. */
export const keySet = (count: number): Mark[] => [
  ...Array.from({ length: count }, (_, index): Mark => {
    const x = 150 + index * (500 / count)
    const t = 6 + index * 2
    const d = `M${num(x)} 440V${num(210 - index * 9)}Q${num(x)} ${num(180 - index * 9)} ${num(x + 26)} ${num(180 - index * 9)}H${num(x + 40 + index * 3)}`
    return stroke(d, 'ink', t + 3) + stroke(d, 'mid', t)
  }),
  rect(120, 400, 540, 60, 'black', 12),
  rect(136, 412, 508, 14, 'accent', 6, 'edge'),
]

/** A ratchet: round head with its lever, handle. */
export const ratchetBody = (): Mark[] => [
  path('M220 276C300 262 360 272 460 274H520V326H460C360 328 300 338 220 324Z', 'roundH'),
  rect(500, 262, 230, 76, 'darkH', 30),
  rect(530, 282, 170, 10, 'accent', 5, 'edge'),
  rect(530, 308, 170, 10, 'accent', 5, 'edge'),
  circle(160, 300, 82, 'light'),
  circle(160, 300, 62, 'mid', 'edge'),
  circle(160, 300, 34, 'light', 'edge'),
  rect(138, 278, 44, 44, 'dark'),
  polygon(
    [
      [196, 246],
      [250, 268],
      [240, 290],
      [196, 276],
    ],
    'dark',
    'edge',
  ),
]

/** A click torque wrench: head, tube with its scale, micrometer grip. */
export const torqueBody = (): Mark[] => [
  rect(150, 280, 370, 40, 'roundH', 4),
  path('M60 300A54 54 0 0 1 168 300A54 54 0 0 1 60 300Z', 'light'),
  circle(114, 300, 36, 'mid', 'edge'),
  rect(98, 284, 32, 32, 'dark'),
  rect(400, 284, 118, 32, 'white', 2, 'edge'),
  path(
    Array.from({ length: 15 }, (_, index) => `M${406 + index * 7.6} 284v${index % 5 === 0 ? 18 : 10}`).join(
      '',
    ),
    'none',
    'fine',
  ),
  rect(516, 270, 20, 60, 'roundH', 3),
  rect(536, 264, 186, 72, 'darkH', 16),
  path(Array.from({ length: 22 }, (_, index) => `M${546 + index * 7.5} 265l6 70`).join(''), 'none', 'hair'),
  rect(722, 276, 22, 48, 'mid', 6),
  circle(170, 300, 7, 'black', 'edge'),
]

/** An F clamp: rail, fixed and sliding arm, spindle. */
export const fClampBody = (): Mark[] => [
  rect(120, 120, 560, 30, 'roundH', 3),
  path(Array.from({ length: 40 }, (_, index) => `M${170 + index * 12} 150v-6`).join(''), 'none', 'fine'),
  path('M120 104H168V170L176 330Q176 352 150 352H128Q120 352 120 340Z', 'light'),
  rect(166, 306, 16, 52, 'mid', 4),
  path('M500 96H556V180L548 352Q540 366 500 362Q470 360 478 330L500 180Z', 'light'),
  rect(310, 324, 190, 20, 'roundH'),
  path(Array.from({ length: 22 }, (_, index) => `M${330 + index * 8} 324l5 20`).join(''), 'none', 'fine'),
  rect(548, 318, 24, 30, 'mid', 3),
  rect(572, 300, 150, 66, 'accent', 22),
  path('M590 318h116M590 348h116', 'none', 'fine'),
  rect(288, 306, 24, 56, 'mid', 5),
]

/** A C clamp. */
export const cClampBody = (): Mark[] => [
  path(
    'M540 120H260Q150 120 150 230V330Q150 440 260 440H300V380H270Q212 380 212 330V230Q212 180 270 180H480V230H540Z',
    'light',
  ),
  path('M530 134H264Q166 134 166 230V330Q166 424 264 426', 'none', 'edge'),
  rect(470, 226, 80, 16, 'mid', 4),
  rect(290, 368, 50, 84, 'light', 6),
  rect(496, 330, 24, 250, 'roundV'),
  path(Array.from({ length: 22 }, (_, index) => `M496 ${348 + index * 9}l24 5`).join(''), 'none', 'fine'),
  rect(462, 380, 92, 62, 'light', 8),
  rect(330, 390, 140, 44, 'light'),
  rect(478, 312, 60, 22, 'mid', 6),
  rect(440, 556, 136, 14, 'roundH', 7),
]

/** A bench vice from the side. */
export const viceBody = (): Mark[] => [
  path('M250 430L290 300H470L510 430Z', 'light'),
  rect(210, 430, 340, 40, 'mid', 6),
  circle(250, 450, 10, 'white', 'edge'),
  circle(510, 450, 10, 'white', 'edge'),
  rect(330, 420, 100, 12, 'dark', 3),
  path('M300 300V190Q300 150 340 150H420V180H400V300Z', 'roundV'),
  path('M420 300V180H440Q520 170 520 210V300Z', 'none', 'none'),
  rect(250, 300, 330, 46, 'roundH', 4),
  path('M452 300V150H520Q566 150 572 210V346H540V300Z', 'roundV'),
  rect(404, 146, 18, 46, 'dark', 2),
  rect(450, 146, 18, 46, 'dark', 2),
  path('M406 152h14M406 162h14M406 172h14M452 152h14M452 162h14M452 172h14', 'none', 'fine'),
  polygon(
    [
      [320, 150],
      [300, 120],
      [372, 120],
      [372, 150],
    ],
    'mid',
  ),
  rect(572, 308, 70, 30, 'roundH', 4),
  circle(656, 323, 24, 'mid'),
  rect(648, 220, 16, 206, 'roundV', 8),
  circle(656, 220, 13, 'mid'),
  circle(656, 428, 13, 'mid'),
]

/** A bolt cutter. */
export const boltCutterBody = (): Mark[] => {
  const half = path('M60 296L66 262Q120 240 190 262L240 276V298H120Q90 300 60 296Z', 'dark')
  const arm = (sign: number): Mark => {
    const d = `M236 ${num(300 + sign * 12)}Q330 ${num(300 + sign * 30)} 420 ${num(300 + sign * 60)}T740 ${num(300 + sign * 96)}`
    return (
      stroke(d, 'ink', 30) +
      stroke(d, 'accent', 26) +
      stroke(
        `M600 ${num(300 + sign * 85)}Q660 ${num(300 + sign * 92)} 742 ${num(300 + sign * 96)}`,
        'black',
        36,
      )
    )
  }
  return [
    arm(1),
    arm(-1),
    half,
    `<g transform="matrix(1 0 0 -1 0 600)">${half}</g>`,
    rect(176, 262, 130, 22, 'mid', 10),
    rect(176, 316, 130, 22, 'mid', 10),
    circle(196, 273, 10, 'light'),
    circle(196, 327, 10, 'light'),
    circle(286, 273, 10, 'light'),
    circle(286, 327, 10, 'light'),
    circle(300, 300, 12, 'light'),
  ]
}

/** A tool box in front view with its tray lid. */
export const toolBoxBody = (drawers: number): Mark[] =>
  drawers === 0
    ? [
        path(
          'M280 210V170Q280 140 310 140H490Q520 140 520 170V210H494V176Q494 168 486 168H314Q306 168 306 176V210Z',
          'black',
        ),
        rect(140, 200, 520, 80, 'accent', 10),
        rect(130, 270, 540, 190, 'black', 12),
        rect(220, 250, 50, 60, 'mid', 6),
        rect(530, 250, 50, 60, 'mid', 6),
        line(
          [
            [150, 300],
            [650, 300],
          ],
          'edge',
        ),
      ]
    : [
        rect(180, 80, 440, 400, 'black', 8),
        ...Array.from({ length: drawers }, (_, index): Mark => {
          const h = 330 / drawers
          return (
            rect(200, 120 + index * h, 400, h - 8, 'accent', 4) +
            rect(240, 126 + index * h, 320, 10, 'mid', 5, 'edge')
          )
        }),
        rect(200, 92, 400, 20, 'dark', 4),
        ...[230, 570].map((x) => circle(x, 505, 24, 'dark') + circle(x, 505, 9, 'light', 'edge')),
      ]

/** The tool box or the cabinet in space. */
export function toolBoxShaded(drawers: number): string {
  if (drawers === 0) {
    const view = boxView(170, 470, 1)
    return sheet('400 × 200 × 190', [
      box(view, { width: 400, height: 130, depth: 190 }, { front: 'black', side: 'deep', top: 'dark' }),
      box(
        view,
        { x: -4, y: 130, z: -4, width: 408, height: 50, depth: 198 },
        { front: 'accent', side: 'dark', top: 'accent' },
      ),
      ...[60, 290].map((x) =>
        box(
          view,
          { x, y: 112, z: -10, width: 44, height: 50, depth: 6 },
          { front: 'light', side: 'mid', top: 'white' },
        ),
      ),
      box(
        view,
        { x: 120, y: 180, z: 84, width: 18, height: 40, depth: 24 },
        { front: 'black', side: 'deep', top: 'dark' },
      ),
      box(
        view,
        { x: 262, y: 180, z: 84, width: 18, height: 40, depth: 24 },
        { front: 'black', side: 'deep', top: 'dark' },
      ),
      box(
        view,
        { x: 120, y: 214, z: 84, width: 160, height: 18, depth: 24 },
        { front: 'black', side: 'deep', top: 'dark' },
      ),
    ])
  }
  const view = boxView(210, 500, 1)
  return sheet('680 × 460 × 990', [
    ...[30, 270].map((x) => circle(...corner(view, x, -16, 14), 18, 'dark')),
    box(view, { width: 300, height: 380, depth: 190 }, { front: 'black', side: 'deep', top: 'dark' }),
    ...Array.from({ length: drawers }, (_, index): Mark =>
      box(
        view,
        {
          x: 14,
          y: 16 + index * 58,
          z: index === 3 ? -90 : -5,
          width: 272,
          height: 50,
          depth: index === 3 ? 90 : 5,
        },
        { front: 'accent', side: 'mid', top: index === 3 ? 'light' : 'mid' },
      ),
    ),
    circle(...corner(view, 290, -16, 160), 16, 'dark'),
  ])
}

/** A file: blade with its cut, tang, handle; the section stands above. */
export function fileBody(section: readonly Point[], handle: boolean): Mark[] {
  const cut = Array.from(
    { length: 46 },
    (_, index) => `M${96 + index * 9} 330l14 -60M${96 + index * 9} 270l14 60`,
  ).join('')
  return [
    path('M90 272L520 266V334L90 328Q80 300 90 272Z', 'roundH'),
    path(cut, 'none', 'hair'),
    polygon(
      [
        [520, 268],
        [560, 290],
        [640, 294],
        [640, 306],
        [560, 310],
        [520, 332],
      ],
      'light',
    ),
    ...(handle
      ? [path('M580 276H600Q640 262 700 264Q744 270 744 300Q744 330 700 336Q640 338 600 324H580Z', 'accent')]
      : []),
    polygon(
      section.map(([x, y]): Point => [200 + x, 150 + y]),
      'hatch',
    ),
  ]
}
