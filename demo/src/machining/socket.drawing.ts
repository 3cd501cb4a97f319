import { type Fill, type Mark, circle, num, path, polar, polygon, rect } from '../drawing/svg.ts'

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
