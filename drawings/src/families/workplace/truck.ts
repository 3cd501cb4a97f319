import { family, flag, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, circle, num, path, rect, stroke } from '../../sheet/svg.ts'

/** A hand pallet truck from its side, or from above. */
function palletTruck(length: number, title: string): string {
  return sheet(title, [
    path('M220 400H700L690 424H230Z', 'accent'),
    rect(196, 330, 40, 96, 'accent', 4),
    rect(160, 352, 50, 60, 'darkV', 6),
    circle(196, 440, 40, 'black'),
    circle(196, 440, 22, 'mid', 'edge'),
    circle(640, 446, 26, 'black'),
    circle(640, 446, 12, 'mid', 'edge'),
    rect(184, 250, 26, 110, 'roundV', 4),
    stroke('M196 350L116 110', 'ink', 17),
    stroke('M196 350L116 110', 'dark', 13),
    stroke('M124 130C80 120 70 60 110 50S170 80 140 108', 'ink', 13),
    dimH(232, 696, 530, String(length), [426, 424]),
    dimV(400, 480, 750, '85', [700, 196], 'right'),
    dimV(50, 480, 50, '1220', [108, 150]),
    caption(title),
  ])
}
function palletTruckTop(width: number, length: number, title: string): string {
  return sheet(title, [
    rect(240, 170, 450, 70, 'accent', 14),
    rect(240, 340, 450, 70, 'accent', 14),
    rect(196, 166, 60, 248, 'accent', 8),
    rect(130, 250, 70, 80, 'darkV', 6),
    rect(600, 184, 50, 42, 'mid', 4, 'edge'),
    rect(600, 354, 50, 42, 'mid', 4, 'edge'),
    stroke('M80 240V340', 'ink', 15),
    stroke('M80 290H140', 'ink', 12),
    dimH(240, 690, 100, String(length), [170, 170]),
    dimV(170, 410, 740, String(width), [690, 690], 'right'),
    dimV(340, 410, 420, '160', [NaN, NaN], 'right'),
    caption(title),
  ])
}

/** A bottle jack, let down, or extended beside it. */
function bottleJack(
  { load, low, high, title }: { load: number; low: number; high: number; title: string },
  both: boolean,
): string {
  const scale = 390 / (both ? high : low * 1.25)
  const jack = (x: number, tall: number): Mark => {
    const foot = 490
    const body = low * 0.72 * scale
    const r = Math.min(80, body * 0.32)
    return (
      rect(x - r * 1.6, foot - 26, r * 3.2, 26, 'darkH', 4) +
      rect(x - r * 0.4, foot - tall * scale, r * 0.8, tall * scale - body + 6, 'roundV', 2) +
      rect(x - r * 0.62, foot - tall * scale - 4, r * 1.24, 16, 'roundV', 3) +
      rect(x - r, foot - 26 - body + 26, 2 * r, body - 26, 'accent', 6) +
      rect(x - r * 1.08, foot - body - 8, r * 2.16, 20, 'darkV', 4) +
      rect(x + r * 1.05, foot - body * 0.6, r * 0.4, body * 0.6 - 26, 'roundV', 3) +
      stroke(`M${num(x + r * 1.25)} ${num(foot - body * 0.6)}l${num(r * 1.5)} ${num(-r * 0.7)}`, 'black', 13)
    )
  }
  return sheet(
    title,
    both
      ? [
          jack(240, low),
          jack(560, high),
          dimV(490 - low * scale, 490, 80, String(low), [180, 110]),
          dimV(490 - high * scale, 490, 750, String(high), [600, 690], 'right'),
          caption(title),
        ]
      : [
          jack(400, low),
          dimV(490 - low * scale, 490, 200, String(low), [340, 260]),
          label(650, 180, `${load} t`, 'middle', 44),
          caption(title),
        ],
  )
}

export const families = {
  'bottle-jack': family(
    { load: number(2, 50, 't'), low: number(20, 2000), high: number(50, 5000), title: text(), both: flag() },
    ({ both, ...of }) => bottleJack(of, both),
  ),
  'pallet-truck': family({ length: mm(200, 10000), title: text() }, ({ length, title }) =>
    palletTruck(length, title),
  ),
  'pallet-truck-top': family(
    { width: mm(100, 5000), length: mm(200, 10000), title: text() },
    ({ width, length, title }) => palletTruckTop(width, length, title),
  ),
}
