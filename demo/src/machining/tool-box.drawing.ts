import { box, boxView, corner } from '../drawing/box.ts'
import { sheet } from '../drawing/sheet.ts'
import { type Mark, circle, line, path, rect } from '../drawing/svg.ts'

/** A tool box in front view with its tray lid. */
export const toolBoxBody = (drawers: number): Mark[] =>
  drawers === 0
    ? [
        path(
          'M280 210V170Q280 140 310 140H490Q520 140 520 170V210H494V176Q494 168 486 168H314Q306 168 306 176V210Z',
          'black',
        ),
        rect(140, 200, 520, 80, 'accent', 10),
        rect(130, 270, 540, 190, 'black', 12),
        rect(220, 250, 50, 60, 'mid', 6),
        rect(530, 250, 50, 60, 'mid', 6),
        line(
          [
            [150, 300],
            [650, 300],
          ],
          'edge',
        ),
      ]
    : [
        rect(180, 80, 440, 400, 'black', 8),
        ...Array.from({ length: drawers }, (_, index): Mark => {
          const h = 330 / drawers
          return (
            rect(200, 120 + index * h, 400, h - 8, 'accent', 4) +
            rect(240, 126 + index * h, 320, 10, 'mid', 5, 'edge')
          )
        }),
        rect(200, 92, 400, 20, 'dark', 4),
        ...[230, 570].map((x) => circle(x, 505, 24, 'dark') + circle(x, 505, 9, 'light', 'edge')),
      ]

/** The tool box or the cabinet in space. */
export function toolBoxShaded(drawers: number): string {
  if (drawers === 0) {
    const view = boxView(170, 470, 1)
    return sheet('400 × 200 × 190', [
      box(view, { width: 400, height: 130, depth: 190 }, { front: 'black', side: 'deep', top: 'dark' }),
      box(
        view,
        { x: -4, y: 130, z: -4, width: 408, height: 50, depth: 198 },
        { front: 'accent', side: 'dark', top: 'accent' },
      ),
      ...[60, 290].map((x) =>
        box(
          view,
          { x, y: 112, z: -10, width: 44, height: 50, depth: 6 },
          { front: 'light', side: 'mid', top: 'white' },
        ),
      ),
      box(
        view,
        { x: 120, y: 180, z: 84, width: 18, height: 40, depth: 24 },
        { front: 'black', side: 'deep', top: 'dark' },
      ),
      box(
        view,
        { x: 262, y: 180, z: 84, width: 18, height: 40, depth: 24 },
        { front: 'black', side: 'deep', top: 'dark' },
      ),
      box(
        view,
        { x: 120, y: 214, z: 84, width: 160, height: 18, depth: 24 },
        { front: 'black', side: 'deep', top: 'dark' },
      ),
    ])
  }
  const view = boxView(210, 500, 1)
  return sheet('680 × 460 × 990', [
    ...[30, 270].map((x) => circle(...corner(view, x, -16, 14), 18, 'dark')),
    box(view, { width: 300, height: 380, depth: 190 }, { front: 'black', side: 'deep', top: 'dark' }),
    ...Array.from({ length: drawers }, (_, index): Mark =>
      box(
        view,
        {
          x: 14,
          y: 16 + index * 58,
          z: index === 3 ? -90 : -5,
          width: 272,
          height: 50,
          depth: index === 3 ? 90 : 5,
        },
        { front: 'accent', side: 'mid', top: index === 3 ? 'light' : 'mid' },
      ),
    ),
    circle(...corner(view, 290, -16, 160), 16, 'dark'),
  ])
}
