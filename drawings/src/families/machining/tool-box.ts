import { count, family, text } from '../../family.ts'
import { box, boxView, corner } from '../../sheet/box.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, circle } from '../../sheet/svg.ts'

/** The tool box or the cabinet in space. */
function toolBoxShaded(drawers: number, title?: string): string {
  if (drawers === 0) {
    const view = boxView(170, 470, 1)
    return sheet(title ?? '400 × 200 × 190', [
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
  return sheet(title ?? '680 × 460 × 990', [
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

export const families = {
  'tool-box-shaded': family({ drawers: count(0, 24), title: text().optional() }, ({ drawers, title }) =>
    toolBoxShaded(drawers, title),
  ),
}
