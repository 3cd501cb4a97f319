import { family, flag, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { type Mark, centre, circle, path, rect, stroke } from '../../sheet/svg.ts'

/** A folding mask, or a cup mask with a valve. */
function dustMask({ grade, valve, title }: { grade: string; valve: boolean; title: string }): string {
  return sheet(title, [
    stroke('M170 230C60 160 40 360 180 380M630 230C740 160 760 360 620 380', 'ink', 9),
    stroke('M170 230C60 160 40 360 180 380M630 230C740 160 760 360 620 380', 'mid', 6),
    path(
      'M160 230C240 150 340 120 400 120C460 120 560 150 640 230C660 330 600 450 400 470C200 450 140 330 160 230Z',
      'glow',
    ),
    path('M162 250C300 236 500 236 638 250M176 350C300 330 500 330 624 350', 'none', 'edge'),
    path('M290 158Q400 118 510 158L504 172Q400 134 296 172Z', 'dark', 'edge'),
    valve
      ? circle(400, 300, 52, 'mid') +
        circle(400, 300, 42, 'light', 'edge') +
        path('M366 284H434M362 300H438M366 316H434', 'none', 'edge')
      : '',
    label(400, 430, grade, 'middle', 34),
    caption(title),
  ])
}

/** A half or full mask with two filters. */
function respirator({ full, mark, title }: { full: boolean; mark: string; title: string }): string {
  const filter = (x: number): Mark =>
    circle(x, 380, 78, 'darkV') +
    circle(x, 380, 62, 'mid', 'edge') +
    path(
      Array.from({ length: 6 }, (_, index) => `M${x - 50} ${350 + index * 12}h100`).join(''),
      'none',
      'hair',
    ) +
    rect(x - 46, 366, 92, 30, 'accent', 3, 'edge') +
    `<text x="${x}" y="388" text-anchor="middle" font-size="20" fill="#16191d" stroke="none">${escape(mark)}</text>`
  return sheet(title, [
    ...(full
      ? [
          path(
            'M230 100C300 50 500 50 570 100C620 200 590 400 500 470H300C210 400 180 200 230 100Z',
            'black',
          ),
          path(
            'M258 118C320 80 480 80 542 118C570 190 560 260 520 300H280C240 260 230 190 258 118Z',
            'light',
          ),
          path('M290 140L380 260M340 120L370 160', 'none', 'fine'),
        ]
      : [
          path(
            'M400 150C450 160 520 300 530 400C520 470 460 500 400 500C340 500 280 470 270 400C280 300 350 160 400 150Z',
            'black',
          ),
          stroke('M300 300C200 220 160 240 120 260M500 300C600 220 640 240 680 260', 'deep', 12),
        ]),
    circle(400, 410, 50, 'mid'),
    circle(400, 410, 38, 'light', 'edge'),
    path('M370 400H430M370 414H430M374 428H426', 'none', 'edge'),
    filter(250),
    filter(550),
    caption(title),
  ])
}

/** A filter cartridge cut through its layers. */
function filterSection(mark: string, title: string): string {
  return sheet(title, [
    rect(220, 130, 360, 300, 'light', 14),
    rect(240, 150, 320, 50, 'hatchFine', 2, 'edge'),
    rect(240, 208, 320, 150, 'dark', 2, 'edge'),
    path(
      Array.from(
        { length: 60 },
        (_, index) =>
          `M${256 + (index % 12) * 26} ${222 + Math.floor(index / 12) * 28}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`,
      ).join(''),
      'black',
      'none',
    ),
    rect(240, 366, 320, 20, 'hatchFine', 2, 'edge'),
    rect(340, 430, 120, 50, 'roundV', 4),
    path('M340 444h120M340 458h120', 'none', 'edge'),
    centre(400, 100, 400, 510),
    dimH(220, 580, 90, 'Ø 88', [130, 130]),
    dimV(130, 430, 650, '42', 580, 'right'),
    label(150, 300, mark, 'middle', 34),
    caption(title),
  ])
}

export const families = {
  'dust-mask': family({ grade: text(), valve: flag(), title: text() }, dustMask),
  'breathing-filter-section': family({ mark: text(), title: text() }, ({ mark, title }) =>
    filterSection(mark, title),
  ),
  respirator: family({ full: flag(), mark: text(), title: text() }, respirator),
}
