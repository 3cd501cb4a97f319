import { family, fillName, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  line,
  num,
  path,
  pierced,
  placed,
  polar,
  polygon,
  rect,
  type Fill,
  type Mark,
} from '../../sheet/svg.ts'
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
  // A sheet lies flat with a gasket cut from it on top; its right corner is turned up.
  const [edge, under]: [Fill, Fill] = dark ? ['ink', 'deep'] : ['deep', 'white']
  const layer = (y: number, isTop: boolean): Mark =>
    path(
      `M100 ${400 + y}L410 ${520 + y}L${isTop ? 560 : 700} ${isTop ? 437.4 + y : 360 + y}V${isTop ? 444 + y : 367 + y}L410 ${528 + y}L100 ${408 + y}Z`,
      edge,
      'edge',
    ) +
    path(
      isTop
        ? `M100 ${400 + y}L390 ${240 + y}L585 ${315.5 + y}Q600 ${390 + y} 560 ${437.4 + y}L410 ${520 + y}Z`
        : `M100 ${400 + y}L390 ${240 + y}L700 ${360 + y}L410 ${520 + y}Z`,
      dark ? 'black' : fill,
    )
  const cut = (radius: number): string =>
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  const holes = [45, 135, 225, 315].map((turn) => {
    const [hx, hy] = polar(0, 0, 66, turn)
    return `M${num(hx - 9)} ${num(hy)}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z`
  })
  const gasket = (y: number, tone: Fill): Mark =>
    placed(
      [0.87, -0.48, 0.93, 0.36, 330, 385 + y],
      [pierced(cut(88) + cut(42) + holes.join(''), tone, 'edge')],
    )
  return sheet(title, [
    layer(26, false),
    layer(0, true),
    path('M585 315.5Q600 390 560 437.4C600 400 640 330 622 262C612 290 600 305 585 315.5Z', under),
    gasket(0, edge),
    gasket(-7, dark ? 'deep' : 'light'),
    caption(title),
    label(40, 60, `${wide} × ${long} × ${thick} mm`, 'start'),
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
