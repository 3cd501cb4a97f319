import { family, flag, text } from '../../family.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, ellipse, path, polygon, rect, turned, type Mark } from '../../sheet/svg.ts'

/** A die stock or tap wrench on a slant, as it lies on the bench. */
function stockShaded(ring: boolean, title: string): string {
  const knurl = (x: number): Mark =>
    path(
      Array.from(
        { length: 15 },
        (_, index) => `M${x + index * 9} 283l9 34M${x + 9 + index * 9} 283l-9 34`,
      ).join(''),
      'none',
      'hair',
    )
  const arms = [
    polygon(
      [
        [330, 282],
        [120, 287],
        [120, 313],
        [330, 318],
      ],
      'roundH',
    ),
    polygon(
      [
        [470, 282],
        [680, 287],
        [680, 313],
        [470, 318],
      ],
      'roundH',
    ),
    rect(60, 280, 150, 40, 'roundH', 10),
    knurl(66),
    rect(590, 280, 150, 40, 'roundH', 10),
    knurl(596),
  ]
  const head = ring
    ? [
        ellipse(400, 322, 112, 92, 'dark'),
        circle(400, 296, 112, 'light'),
        circle(400, 296, 80, 'hole'),
        circle(400, 304, 70, 'mid', 'edge'),
        ...[0, 90, 180, 270].map((angle) =>
          turned(angle + 45, [400, 304], [circle(437, 304, 15, 'white', 'edge')]),
        ),
        circle(400, 304, 25, 'white', 'edge'),
        rect(388, 398, 24, 26, 'roundV', 3),
      ]
    : [
        rect(296, 262, 208, 92, 'dark', 14),
        rect(296, 250, 208, 92, 'light', 14),
        polygon(
          [
            [400, 262],
            [434, 296],
            [400, 330],
            [366, 296],
          ],
          'hole',
        ),
        path('M434 296H504M366 296H296', 'none', 'edge'),
        circle(324, 296, 9, 'dark', 'edge'),
      ]
  return sheet(title, [turned(-24, [400, 300], [...arms, ...head])])
}

export const families = {
  'die-stock-shaded': family({ ring: flag(), title: text() }, ({ ring, title }) => stockShaded(ring, title)),
}
