import { type Mark, circle, num, path, polygon, rect, stroke } from '../drawing/svg.ts'

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
