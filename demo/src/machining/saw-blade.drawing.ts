import {
  type Fill,
  type Mark,
  type Point,
  circle,
  num,
  path,
  polar,
  polygon,
  rect,
  run,
  stroke,
} from '../drawing/svg.ts'

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
      path('M70 324V270H730V324', 'none'),
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
