import { type Mark, circle, num, path, polar, polygon, rect, turned } from '../drawing/svg.ts'

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

/** A ring head with twelve points. */
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
