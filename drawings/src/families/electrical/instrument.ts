import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, path, polar, rect, stroke } from '../../sheet/svg.ts'
import { blocksShaded, screws, type Device } from './blocks.ts'

/** A pointer meter from the front. */
function needle(title: string, unit: string, top: number): string {
  const at = (share: number, r: number): readonly [number, number] => polar(560, 430, r, 180 + share * 90)
  return sheet(title, [
    rect(220, 90, 390, 390, 'deep', 12),
    rect(240, 110, 350, 350, 'white', 6),
    ...Array.from({ length: 21 }, (_, i) =>
      line([at(i / 20, 290), at(i / 20, i % 5 === 0 ? 258 : 275)], i % 5 === 0 ? 'outline' : 'fine'),
    ),
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => {
      const [x, y] = at(share, 232)
      return label(x, y + 8, String(Math.round(top * share)), 'middle', 20)
    }),
    line([[560, 430], at(0.62, 268)], 'heavy'),
    circle(560, 430, 16, 'black'),
    label(470, 400, unit, 'middle', 46),
    dimH(220, 610, 530, '96', 480),
    dimV(90, 480, 670, '96', 610, 'right'),
    caption(title),
  ])
}

/** A current transformer from the front. */
function transformer(title: string, hole: number): string {
  return sheet(title, [
    rect(240, 120, 300, 300, 'deep', 30),
    circle(390, 280, 104, 'white'),
    circle(390, 280, 112, 'none', 'edge'),
    rect(290, 76, 70, 44, 'mid', 4),
    rect(420, 76, 70, 44, 'mid', 4),
    circle(325, 98, 13, 'glow', 'edge'),
    circle(455, 98, 13, 'glow', 'edge'),
    label(325, 66, 'S1', 'middle', 20),
    label(455, 66, 'S2', 'middle', 20),
    rect(220, 420, 340, 24, 'dark', 3),
    circle(244, 432, 7, 'white', 'edge'),
    circle(536, 432, 7, 'white', 'edge'),
    dimH(286, 494, 500, `Ø ${hole}`, [280, 280]),
    note([390, 176], [620, 140], 'P1 → P2'),
    caption(title),
  ])
}

/** A current transformer in space. */
const bar = (title: string, d: number): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 20,
      z: 0,
      width: 60,
      height: 78,
      depth: d,
      tone: 'deep',
      art: (w, h) => [
        circle(w / 2, h * 0.48, w * 0.3, 'white', 'edge'),
        rect(w * 0.15, h * 0.86, w * 0.7, h * 0.1, 'white', 1, 'edge'),
      ],
    },
    {
      x: 8,
      y: 8,
      z: d * 0.3,
      width: 44,
      height: 12,
      depth: 14,
      tone: 'mid',
      art: (w, h) => screws(2, w, h / 2, h * 0.32),
    },
  ],
})

/** A hand-held meter: display, dial, sockets; or jaws on its top. */
function handheld(title: string, clamp: boolean, words: string): string {
  const [x, y] = [400, 320]
  const ticks = Array.from({ length: 9 }, (_, i) =>
    line([polar(x, y + 60, 74, 180 + i * 22.5), polar(x, y + 60, 86, 180 + i * 22.5)], 'edge'),
  )
  return sheet(title, [
    ...(clamp
      ? [
          path('M344 210Q280 150 318 84Q352 34 396 34V66Q362 70 344 102Q326 150 372 196Z', 'deep'),
          path('M456 210Q520 150 482 84Q448 34 404 34V66Q438 70 456 102Q474 150 428 196Z', 'deep'),
          path('M318 206L262 236L276 262L330 232Z', 'accent'),
        ]
      : []),
    path(
      `M312 ${clamp ? 200 : 70}H488Q512 ${clamp ? 200 : 70} 512 ${clamp ? 226 : 96}V510Q512 540 482 540H318Q288 540 288 510V${clamp ? 226 : 96}Q288 ${clamp ? 200 : 70} 312 ${clamp ? 200 : 70}Z`,
      'accent',
    ),
    rect(304, clamp ? 216 : 88, 192, clamp ? 308 : 436, 'black', 14),
    rect(322, clamp ? 232 : 112, 156, 78, 'light', 5),
    label(466, clamp ? 286 : 168, words, 'end', 46).replace('stroke-width="5"', 'stroke-width="0"'),
    `<g stroke="#ffffff">${ticks.join('')}</g>`.replaceAll('stroke-width="1.2"', 'stroke-width="2"'),
    circle(x, y + 60, 58, 'dark'),
    rect(x - 8, y + 8, 16, 56, 'white', 6, 'edge'),
    ...(clamp
      ? [336, 400, 464].map((cx) => circle(cx, 482, 14, 'mid', 'edge') + circle(cx, 482, 7, 'ink', 'none'))
      : [326, 376, 424, 474].map(
          (cx) => circle(cx, 486, 15, 'mid', 'edge') + circle(cx, 486, 7, 'ink', 'none'),
        )),
    ...(clamp
      ? []
      : [
          [340, 'V'],
          [400, 'Ω'],
          [460, 'A'],
        ].map(
          ([cx, t]) =>
            rect(Number(cx) - 20, 216, 40, 20, 'deep', 5, 'edge') +
            label(Number(cx), 261, String(t), 'middle', 18).replace(
              'fill="#16191d" stroke="#fff" stroke-width="5"',
              'fill="#fff" stroke="none"',
            ),
        )),
    caption(title),
  ])
}

/** Two test leads. */
const leads = (title: string): string =>
  sheet(title, [
    ...[
      ['black', 0],
      ['accent', 190],
    ].flatMap(([tone, dy]) => {
      const y = 170 + Number(dy)
      const fill = tone === 'black' ? ('black' as const) : ('accent' as const)
      return [
        stroke(`M300 ${y}C420 ${y} 420 ${y + 90} 520 ${y + 70}S600 ${y} 640 ${y}`, 'ink', 11),
        stroke(`M300 ${y}C420 ${y} 420 ${y + 90} 520 ${y + 70}S600 ${y} 640 ${y}`, fill, 8),
        path(`M60 ${y}L130 ${y - 5}V${y + 5}Z`, 'roundH'),
        rect(128, y - 15, 150, 30, fill, 10),
        rect(150, y - 24, 14, 48, fill, 4),
        rect(276, y - 10, 30, 20, fill, 4),
        rect(636, y - 16, 66, 32, fill, 6),
        rect(702, y - 8, 40, 16, 'roundH', 3),
      ]
    }),
    caption(title),
  ])

export const families = {
  'busbar-transformer-shaded': family({ title: text(), d: mm(5, 200) }, ({ title, d }) =>
    blocksShaded(bar(title, d)),
  ),
  multimeter: family({ title: text(), clamp: flag(), words: text() }, ({ title, clamp, words }) =>
    handheld(title, clamp, words),
  ),
  'test-leads': family({ title: text() }, ({ title }) => leads(title)),
  'meter-scale': family({ title: text(), unit: text(), top: mm(1, 5000) }, ({ title, unit, top }) =>
    needle(title, unit, top),
  ),
  'current-transformer': family({ title: text(), hole: mm(5, 500) }, ({ title, hole }) =>
    transformer(title, hole),
  ),
}
