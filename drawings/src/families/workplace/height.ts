import { count, family, mm, text } from '../../family.ts'
import { caption, dimH, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, circle, path, pierced, polygon, rect, stroke } from '../../sheet/svg.ts'

/** A full-body harness from behind. */
function harness(points: number, title: string): string {
  const web = (d: string): Mark => stroke(d, 'ink', 25) + stroke(d, 'accent', 21)
  const ring = (x: number, y: number): Mark =>
    pierced(
      `M${x - 26} ${y - 12}h52c6 34 -14 46 -26 46s-32 -12 -26 -46ZM${x - 14} ${y}c0 18 8 22 14 22s14 -4 14 -22Z`,
      'dark',
    )
  return sheet(title, [
    web('M300 70C320 150 380 200 400 240C420 200 480 150 500 70'),
    web('M300 70C270 160 280 220 290 300M500 70C530 160 520 220 510 300'),
    web('M400 240C380 280 300 280 290 300L300 400M400 240C420 280 500 280 510 300L500 400'),
    stroke('M280 306H520', 'ink', 39),
    stroke('M280 306H520', 'black', 35),
    web(
      'M300 400C250 440 250 520 310 520C370 520 360 430 310 400M500 400C550 440 550 520 490 520C430 520 440 430 490 400',
    ),
    polygon(
      [
        [362, 196],
        [438, 196],
        [430, 262],
        [370, 262],
      ],
      'black',
    ),
    ring(400, 222),
    ...(points > 2 ? [ring(282, 296), ring(518, 296)] : []),
    rect(316, 414, 30, 22, 'mid', 3),
    rect(454, 414, 30, 22, 'mid', 3),
    rect(286, 150, 32, 24, 'mid', 3),
    rect(482, 150, 32, 24, 'mid', 3),
    caption(title),
  ])
}

/** A lanyard with its absorber and hooks. */
function lanyard(legs: number, metres: number, title: string): string {
  const hook = (x: number, y: number, k: number): Mark =>
    pierced(
      `M${x} ${y - 20 * k}h${90 * k}c${50 * k} 0 ${50 * k} ${70 * k} 0 ${70 * k}h${-70 * k}v${-14 * k}h${64 * k}c${26 * k} 0 ${26 * k} ${-40 * k} 0 ${-40 * k}h${-84 * k}Z`,
      'roundH',
    ) + rect(x - 26 * k, y - 26 * k, 40 * k, 32 * k, 'roundH', 5)
  const ends = legs === 2 ? [170, 390] : [280]
  return sheet(title, [
    ...ends.flatMap((y) => [
      stroke(`M300 280C360 280 400 ${y} 560 ${y}`, 'ink', 19),
      stroke(`M300 280C360 280 400 ${y} 560 ${y}`, 'accent', 15),
      hook(580, y, 1),
    ]),
    `<g transform="rotate(180 150 280)">${hook(176, 278, 0.8)}</g>`,
    stroke('M120 282H176', 'ink', 15),
    stroke('M120 282H176', 'accent', 11),
    rect(170, 250, 160, 60, 'black', 8),
    path('M196 262v36M216 262v36M236 262v36M256 262v36M276 262v36M296 262v36', 'none', 'fine'),
    dimH(70, 690, 490, `${metres} m`, [300, 300]),
    caption(title),
  ])
}

/** A self-retracting block. */
function fallBlock(metres: number, title: string): string {
  return sheet(title, [
    stroke('M400 110a30 30 0 1 1 .1 0', 'ink', 14),
    stroke('M400 110a30 30 0 1 1 .1 0', 'mid', 10),
    rect(376, 100, 48, 40, 'roundV', 4),
    circle(400, 250, 130, 'darkV'),
    circle(400, 250, 104, 'black', 'edge'),
    circle(400, 250, 60, 'mid', 'edge'),
    circle(400, 250, 16, 'dark', 'edge'),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      circle(400 + 84 * Math.cos(index), 250 + 84 * Math.sin(index), 5, 'light', 'edge'),
    ),
    rect(374, 372, 52, 30, 'roundV', 4),
    stroke('M400 402V470', 'ink', 7),
    rect(386, 462, 28, 26, 'roundV', 4),
    pierced(
      'M386 488h28c20 0 24 56 -14 56s-34 -56 -14 -56ZM396 502c-10 0 -10 28 4 28s14 -28 4 -28Z',
      'roundV',
    ),
    label(600, 260, `${metres} m`, 'middle', 44),
    caption(title),
  ])
}

export const families = {
  'fall-block': family({ metres: mm(2, 50), title: text() }, ({ metres, title }) => fallBlock(metres, title)),
  harness: family({ points: count(1, 16), title: text() }, ({ points, title }) => harness(points, title)),
  lanyard: family({ legs: count(0, 8), metres: mm(0.2, 10), title: text() }, ({ legs, metres, title }) =>
    lanyard(legs, metres, title),
  ),
}
