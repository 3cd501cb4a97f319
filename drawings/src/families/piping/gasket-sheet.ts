import { family, fillName, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { line, path, polygon, rect, type Fill } from '../../sheet/svg.ts'
import { face, rod, solid } from './solid.ts'

/** A sheet with a corner turned up, with width and length. */
function sheetShaded({
  fill,
  thick,
  wide,
  long,
  roll,
  title,
}: {
  fill: Fill
  thick: number
  wide: number
  long: number
  roll: boolean
  title: string
}): string {
  const dark = fill === 'black'
  if (roll) {
    const view = solid(430, 290, 1, -40, 22)
    return sheet(title, [
      polygon(
        [
          [210, 470],
          [520, 330],
          [700, 420],
          [390, 560],
        ],
        dark ? 'black' : fill,
      ),
      rod(view, [190, 0, 0], [-190, 0, 0], 105, 105, dark ? 'darkH' : 'roundH', dark ? 'black' : fill),
      ...[90, 74, 58, 42].map((r) =>
        face(view, [-190, 0, 0], [-1, 0, 0], r, 'none', 'fine').replace(
          'stroke-width',
          dark ? 'stroke="#a4aeb9" stroke-width' : 'stroke-width',
        ),
      ),
      caption(title),
      label(40, 60, `${wide} mm × ${long / 1000} m`, 'start'),
      label(40, 92, `${thick} mm`, 'start'),
    ])
  }
  const stack = [0, 16, 32].map(
    (up) =>
      polygon(
        [
          [110, 400 - up],
          [400, 270 - up],
          [700, 370 - up],
          [410, 510 - up],
        ],
        dark ? 'black' : fill,
      ) +
      polygon(
        [
          [110, 400 - up],
          [410, 510 - up],
          [410, 516 - up],
          [110, 406 - up],
        ],
        dark ? 'ink' : 'dark',
      ) +
      polygon(
        [
          [410, 510 - up],
          [700, 370 - up],
          [700, 376 - up],
          [410, 516 - up],
        ],
        dark ? 'ink' : 'deep',
      ),
  )
  return sheet(title, [
    ...stack,
    path('M110 368Q150 300 240 330L200 358Q150 340 110 368Z', 'white'),
    caption(title),
  ])
}

function sheetDimensions({
  fill,
  thick,
  wide,
  long,
  title,
}: {
  fill: Fill
  thick: number
  wide: number
  long: number
  title: string
}): string {
  const [W, H] =
    wide >= long ? [360, Math.max(170, (360 * long) / wide)] : [Math.max(170, (360 * wide) / long), 360]
  const [x, y] = [130, 480 - H]
  return sheet(title, [
    rect(x, y, W, H, fill === 'black' ? 'black' : fill),
    ...Array.from({ length: 6 }, (_, index) =>
      line(
        [
          [x + 14 + index * 18, y + 14],
          [x + 44 + index * 18, y + 44],
        ],
        'hair',
      ),
    ),
    dimH(x, x + W, y - 34, String(wide), y),
    dimV(y, y + H, x - 46, String(long), x),
    rect(600, y, 16, H, fill === 'black' ? 'black' : 'hatchFine'),
    dimH(600, 616, y - 34, String(thick), y),
    caption(title),
  ])
}

export const families = {
  'gasket-sheet-dimensions': family(
    {
      fill: fillName(),
      thick: mm(0.5, 20),
      wide: mm(200, 10000),
      long: mm(200, 50000),
      title: text(),
    },
    sheetDimensions,
  ),
  'gasket-sheet-shaded': family(
    {
      fill: fillName(),
      thick: mm(0.5, 20),
      wide: mm(200, 10000),
      long: mm(200, 50000),
      roll: flag(),
      title: text(),
    },
    sheetShaded,
  ),
}
