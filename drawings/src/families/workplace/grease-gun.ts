import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, path, rect, stroke } from '../../sheet/svg.ts'

/** A lever grease gun. */
function greaseGun(content: number, pistol: boolean, title: string): string {
  return sheet(title, [
    rect(90, 270, 350, 76, 'roundH', 8),
    rect(84, 264, 26, 88, 'darkH', 4),
    path('M60 300h26v16h-26Z', 'mid'),
    rect(430, 258, 96, 100, 'darkH', 8),
    rect(526, 290, 30, 36, 'roundH', 3),
    stroke('M556 308C640 308 660 320 700 380', 'ink', 17),
    stroke('M556 308C640 308 660 320 700 380', 'black', 13),
    `<g transform="rotate(56 706 388)">${rect(694, 374, 60, 28, 'roundH', 4)}</g>`,
    pistol
      ? path(
          'M440 350L420 480H470L494 350ZM400 356C380 400 380 440 396 470L410 468C400 440 400 404 418 360Z',
          'darkV',
        )
      : stroke('M478 262C440 220 300 214 130 200', 'ink', 21) +
        stroke('M478 262C440 220 300 214 130 200', 'mid', 16) +
        rect(110, 182, 120, 34, 'black', 14),
    rect(150, 282, 180, 50, 'accent', 3, 'edge'),
    label(240, 316, `${content} g`, 'middle', 26),
    pistol ? '' : dimH(90, 556, 440, '380', [350, 330]),
    caption(title),
  ])
}

/** A grease gun cut open: follower, spring, cartridge. */
function greaseGunSection(title: string): string {
  return sheet(title, [
    rect(110, 220, 480, 140, 'hatchFine', 10),
    rect(124, 234, 452, 112, 'white', 4, 'edge'),
    rect(300, 234, 276, 112, 'dark', 2, 'edge'),
    rect(280, 236, 20, 108, 'black', 3),
    stroke(
      Array.from({ length: 8 }, (_, index) => `M${132 + index * 18} 242l9 96l9 -96`).join(''),
      'ink',
      2.4,
    ),
    rect(590, 230, 90, 120, 'hatch', 6),
    rect(590, 282, 130, 16, 'white', 0, 'edge'),
    circle(640, 290, 9, 'mid', 'edge'),
    line(
      [
        [60, 290],
        [280, 290],
      ],
      'heavy',
    ),
    rect(40, 270, 24, 40, 'black', 6),
    dimV(234, 346, 740, 'Ø 53.5', [NaN, NaN], 'right'),
    dimH(300, 576, 430, '235', [346, 346]),
    caption(title),
  ])
}

export const families = {
  'grease-gun': family(
    { content: mm(50, 2000), pistol: flag(), title: text() },
    ({ content, pistol, title }) => greaseGun(content, pistol, title),
  ),
  'grease-gun-section': family({ title: text() }, ({ title }) => greaseGunSection(title)),
}
