import { family, mm, text } from '../../family.ts'
import { caption, dimH, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, rect } from '../../sheet/svg.ts'
import { bar, mouth, rod, solid } from './solid.ts'

/** Rolls of tape: flat roll on its spool, seen askew, and its width. */
function tapeShaded({
  width,
  thick,
  length,
  title,
}: {
  width: number
  thick: number
  length: number
  title: string
}): string {
  const view = solid(400, 330, 6.2, -32, 26)
  return sheet(title, [
    rod(view, [width * 0.9, 0, 0], [width * 0.7, 0, 0], 30),
    rod(view, [width * 0.7, 0, 0], [-width * 0.7, 0, 0], 25, 25, 'light'),
    bar(`M${num(view.x - 40)} ${num(view.y + 128)}q60 60 190 40`, 22, 'light'),
    rod(view, [-width * 0.7, 0, 0], [-width * 0.9, 0, 0], 30),
    mouth(view, [-width * 0.9, 0, 0], [-1, 0, 0], 11, width * 1.8),
    label(150, 90, `${width} mm × ${length} m`, 'start', 26),
    label(150, 124, `${thick} mm`, 'start', 26),
    caption(title),
  ])
}

function tapeDimensions({
  width,
  thick,
  length,
  title,
}: {
  width: number
  thick: number
  length: number
  title: string
}): string {
  const [x, y, X] = [240, 270, 570]
  return sheet(title, [
    circle(x, y, 150, 'mid'),
    circle(x, y, 124, 'white'),
    ...[116, 104, 92, 80].map((r) => circle(x, y, r, 'none', 'hair')),
    circle(x, y, 62, 'mid'),
    circle(x, y, 52, 'white'),
    centre(x - 170, y, x + 170, y),
    centre(x, y - 170, x, y + 170),
    rect(X - 72, y - 150, 16, 300, 'roundV', 3),
    rect(X + 56, y - 150, 16, 300, 'roundV', 3),
    rect(X - 56, y - 122, 112, 244, 'light'),
    ...[-90, -60, -30, 0, 30, 60, 90].map((dy) =>
      line(
        [
          [X - 56, y + dy],
          [X + 56, y + dy],
        ],
        'hair',
      ),
    ),
    dimH(X - 56, X + 56, y + 204, String(width), y + 150),
    note([x + 90, y + 70], [x + 130, y + 190], `${length} m × ${thick}`),
    caption(title),
  ])
}

export const families = {
  'thread-tape-dimensions': family(
    { width: mm(2, 100), thick: mm(0.01, 0.5), length: mm(2, 50), title: text() },
    tapeDimensions,
  ),
  'thread-tape-shaded': family(
    { width: mm(2, 100), thick: mm(0.01, 0.5), length: mm(2, 50), title: text() },
    tapeShaded,
  ),
}
