import { z } from 'zod'
import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, num, path, polygon, rect, stroke, turned } from '../../sheet/svg.ts'

/** An endless belt around two rollers. */
function beltDimensions(width: number, length: number, grit: string): string {
  const title = `${width} × ${length} · ${grit}`
  const wide = Math.min(150, 60 + width * 0.6)
  return sheet(title, [
    rect(110, 120, 580, wide, 'dark', 4),
    stroke(
      Array.from(
        { length: 110 },
        (_, index) =>
          `M${num(118 + ((index * 7919) % 563))} ${num(128 + ((index * 104_729) % (wide - 16)))}h3`,
      ).join(''),
      'deep',
      1.6,
    ),
    path(`M400 120l-26 ${num(wide)}`, 'none', 'edge'),
    label(560, 126 + wide / 2, grit, 'middle', 30),
    dimV(120, 120 + wide, 74, String(width), 110),
    path('M190 360H610A64 64 0 0 1 610 488H190A64 64 0 0 1 190 360Z', 'dark'),
    path('M190 368H610A56 56 0 0 1 610 480H190A56 56 0 0 1 190 368Z', 'white', 'edge'),
    circle(190, 424, 50, 'mid'),
    circle(610, 424, 50, 'mid'),
    circle(190, 424, 8, 'white', 'edge'),
    circle(610, 424, 8, 'white', 'edge'),
    label(400, 434, `L ${length}`),
    caption(title),
  ])
}

/** The belt as it stands on the bench. */
const beltShaded = (title: string, wide: number): string =>
  sheet(title, [
    path(
      `M170 ${num(400 - wide / 2)}C150 180 650 180 630 ${num(400 - wide / 2)}V${num(400 + wide / 2)}C650 ${num(180 + wide)} 150 ${num(180 + wide)} 170 ${num(400 + wide / 2)}Z`,
      'mid',
    ),
    path(
      `M170 ${num(400 - wide / 2)}C170 ${num(500 - wide / 2)} 630 ${num(500 - wide / 2)} 630 ${num(400 - wide / 2)}V${num(400 + wide / 2)}C630 ${num(500 + wide / 2)} 170 ${num(500 + wide / 2)} 170 ${num(400 + wide / 2)}Z`,
      'deep',
    ),
    stroke(
      Array.from({ length: 120 }, (_, index) => {
        const u = ((index * 7919) % 101) / 101
        const v = ((index * 104_729) % 89) / 89
        return `M${num(185 + u * 430)} ${num(400 - wide / 2 + 75 * 4 * u * (1 - u) * 0.98 + v * wide)}h3`
      }).join(''),
      'black',
      1.6,
    ),
    path(`M420 ${num(474 - wide / 2)}l-30 ${num(wide)}`, 'none', 'edge'),
  ])

/** Sheets fanned, or a roll. */
function sheetsShaded(title: string, grit: string, roll: boolean): string {
  if (roll)
    return sheet(title, [
      path('M250 200H560V400H250Z', 'mid', 'none'),
      path('M250 200H540A60 100 0 0 1 540 400H250Z', 'roundH'),
      `<ellipse cx="250" cy="300" rx="62" ry="100" fill="#e0e5ea"/><ellipse cx="250" cy="300" rx="46" ry="74" stroke-width=".9"/><ellipse cx="250" cy="300" rx="34" ry="54" stroke-width=".9"/><ellipse cx="250" cy="300" rx="22" ry="36" fill="url(#hole)"/>`,
      polygon(
        [
          [300, 398],
          [590, 398],
          [650, 500],
          [340, 500],
        ],
        'deep',
      ),
      stroke(
        Array.from(
          { length: 60 },
          (_, index) => `M${330 + ((index * 7919) % 270)} ${406 + ((index * 104_729) % 86)}h3`,
        ).join(''),
        'black',
        1.6,
      ),
      label(490, 460, grit, 'middle', 28),
      caption(title),
    ])
  return sheet(title, [
    ...[-16, -6, 6].map((angle, index) =>
      turned(
        angle,
        [400, 560],
        [
          rect(280, 110, 240, 330, index === 2 ? 'deep' : 'mid', 2),
          ...(index === 2
            ? [
                stroke(
                  Array.from(
                    { length: 130 },
                    (_, place) =>
                      `M${num(286 + ((place * 7919) % 228))} ${num(116 + ((place * 104_729) % 318))}h3`,
                  ).join(''),
                  'black',
                  1.6,
                ),
                label(400, 290, grit, 'middle', 34),
              ]
            : []),
        ],
      ),
    ),
    caption(title),
  ])
}

/** A sheet with its sizes. */
const sheetDimensions = (width: number, length: number | string, grit: string, title: string): string =>
  sheet(title, [
    rect(270, 90, 270, 370, 'dark', 2),
    stroke(
      Array.from(
        { length: 150 },
        (_, index) => `M${num(276 + ((index * 7919) % 256))} ${num(96 + ((index * 104_729) % 356))}h3`,
      ).join(''),
      'deep',
      1.6,
    ),
    polygon(
      [
        [540, 460],
        [540, 400],
        [480, 460],
      ],
      'light',
    ),
    label(400, 280, grit, 'middle', 34),
    dimH(270, 540, 512, String(width), 460),
    dimV(90, 460, 220, String(length), 270),
    caption(title),
  ])

export const families = {
  'sanding-belt-dimensions': family(
    { width: mm(2, 1000), length: mm(50, 10000), grit: text() },
    ({ width, length, grit }) => beltDimensions(width, length, grit),
  ),
  'sanding-belt-shaded': family({ title: text(), wide: mm(10, 1000) }, ({ title, wide }) =>
    beltShaded(title, wide),
  ),
  'sanding-sheet-dimensions': family(
    {
      width: mm(20, 2000).default(230),
      length: z.union([mm(50, 2000), text()]).default(280),
      grit: text(),
      title: text(),
    },
    ({ width, length, grit, title }) => sheetDimensions(width, length, grit, title),
  ),
  'sanding-sheets-shaded': family({ title: text(), grit: text(), roll: flag() }, ({ title, grit, roll }) =>
    sheetsShaded(title, grit, roll),
  ),
}
