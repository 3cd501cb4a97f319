import { choice, family, text } from '../../family.ts'
import { arrow, caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, polygon, rect, type Mark } from '../../sheet/svg.ts'
import { bowTie, pipeThrough } from './valve-symbol.ts'

/** Signs on flow diagrams for valves of their own kind. */
function specialSymbol(
  kind: 'butterfly' | 'check' | 'needle' | 'solenoid' | 'relief' | 'trap' | 'float',
  title: string,
): string {
  const [x, y, w, h] = [400, 310, 140, 80]
  const pipe = pipeThrough(x, y, w)
  const bow = bowTie(x, y, w, h)
  const flow =
    line(
      [
        [330, 480],
        [450, 480],
      ],
      'heavy',
    ) + arrow([470, 480], 0)
  const ends =
    line(
      [
        [x - w, y - h],
        [x - w, y + h],
      ],
      'heavy',
    ) +
    line(
      [
        [x + w, y - h],
        [x + w, y + h],
      ],
      'heavy',
    )
  const marks: Record<typeof kind, readonly Mark[]> = {
    butterfly: [
      ...pipe,
      ends,
      line(
        [
          [x - w * 0.8, y + h * 0.8],
          [x + w * 0.8, y - h * 0.8],
        ],
        'heavy',
      ),
      circle(x, y, 16, 'ink'),
      line(
        [
          [x, y - 20],
          [x, y - 130],
        ],
        'heavy',
      ),
      line(
        [
          [x - 50, y - 130],
          [x + 50, y - 130],
        ],
        'heavy',
      ),
    ],
    check: [
      ...pipe,
      ends,
      line(
        [
          [x - w, y - h],
          [x + w, y + h],
        ],
        'heavy',
      ),
      circle(x - w, y - h, 12, 'ink'),
      flow,
    ],
    needle: [
      ...pipe,
      bow,
      line(
        [
          [x, y],
          [x, y - 130],
        ],
        'heavy',
      ),
      line(
        [
          [x - 50, y - 130],
          [x + 50, y - 130],
        ],
        'heavy',
      ),
      line(
        [
          [x - 90, y + 110],
          [x + 90, y - 110],
        ],
        'heavy',
      ),
      arrow([x + 98, y - 120], -51),
    ],
    solenoid: [
      ...pipe,
      bow,
      line(
        [
          [x, y],
          [x, y - 110],
        ],
        'heavy',
      ),
      rect(x - 50, y - 190, 100, 80, 'light', 0, 'heavy'),
      label(x, y - 138, 'S', 'middle', 40),
      flow,
    ],
    relief: [
      line(
        [
          [x, 560],
          [x, y],
        ],
        'heavy',
      ),
      polygon(
        [
          [x - h, y + w],
          [x + h, y + w],
          [x, y],
        ],
        'light',
        'heavy',
      ),
      polygon(
        [
          [x + w, y - h],
          [x + w, y + h],
          [x, y],
        ],
        'light',
        'heavy',
      ),
      line(
        [
          [x + w, y],
          [680, y],
        ],
        'heavy',
      ),
      line(
        [
          [x, y],
          [x, y - 30],
          [x - 40, y - 50],
          [x + 40, y - 80],
          [x - 40, y - 110],
          [x + 40, y - 140],
          [x, y - 160],
          [x, y - 190],
        ],
        'heavy',
      ),
      circle(704, y, 24, 'white', 'edge'),
      label(704, y + 8, '2'),
      circle(x + 60, 540, 24, 'white', 'edge'),
      label(x + 60, 548, '1'),
    ],
    trap: [
      ...pipe,
      circle(x, y, w, 'light', 'heavy'),
      `<path d="M${x - 99} ${y + 99}A${w} ${w} 0 0 0 ${x + 99} ${y - 99}Z" fill="#16191d"/>`,
      flow,
    ],
    float: [
      ...pipe,
      bow,
      line(
        [
          [x, y],
          [x, y + 120],
          [x + 110, y + 170],
        ],
        'heavy',
      ),
      circle(x + 140, y + 184, 32, 'light', 'heavy'),
    ],
  }
  return sheet(title, [...marks[kind], caption(title)])
}

export const families = {
  'special-symbol': family(
    { kind: choice(['butterfly', 'check', 'needle', 'solenoid', 'relief', 'trap', 'float']), title: text() },
    ({ kind, title }) => specialSymbol(kind, title),
  ),
}
