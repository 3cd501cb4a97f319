import { z } from 'zod'
import { choice, count, family, mm, text } from '../../family.ts'
import { arrow, caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, polygon, rect, type Mark } from '../../sheet/svg.ts'
import type { ValveShape, ValveType } from './valve.ts'

/** The numbers of the two connections at the ends of a sign. */
const ports = (y: number): Mark[] =>
  [96, 704].flatMap((x, index) => [circle(x, y, 24, 'white', 'edge'), label(x, y + 8, String(index + 1))])

/** The pipe on both sides of a sign that reaches `w` from x, with its numbered connections. */
export const pipeThrough = (x: number, y: number, w: number): Mark[] => [
  line(
    [
      [120, y],
      [x - w, y],
    ],
    'heavy',
  ),
  line(
    [
      [x + w, y],
      [680, y],
    ],
    'heavy',
  ),
  ...ports(y),
]

/** Two triangles, point to point: the sign of a valve. */
export const bowTie = (x: number, y: number, w: number, h: number): Mark =>
  polygon(
    [
      [x - w, y - h],
      [x - w, y + h],
      [x + w, y - h],
      [x + w, y + h],
    ],
    'light',
    'heavy',
  )

/** The sign of such a valve on a flow diagram (ISO 14617 style), with the direction of flow where it matters. */
function valveSymbol(shape: Pick<ValveShape, 'type' | 'title' | 'flange'>): string {
  const [x, y, w, h] = [400, 300, 150, 84]
  const bow = bowTie(x, y, w, h)
  const { type, title, flange } = shape
  const pipe = pipeThrough(x, y, w)
  const flanged =
    flange === undefined
      ? []
      : [-1, 1].map((sign) =>
          line(
            [
              [x + sign * (w + 16), y - 40],
              [x + sign * (w + 16), y + 40],
            ],
            'heavy',
          ),
        )
  const stem = [
    line(
      [
        [x, y],
        [x, y - 130],
      ],
      'heavy',
    ),
    line(
      [
        [x - 56, y - 130],
        [x + 56, y - 130],
      ],
      'heavy',
    ),
  ]
  const inner: Record<ValveType, readonly Mark[]> = {
    gate: [bow, ...stem],
    globe: [bow, ...stem, circle(x, y, 30, 'ink')],
    ball: [
      bow,
      line(
        [
          [x, y - 38],
          [x, y - 130],
        ],
        'heavy',
      ),
      circle(x, y, 38, 'white', 'heavy'),
      line(
        [
          [x - 56, y - 130],
          [x + 56, y - 130],
        ],
        'heavy',
      ),
    ],
    'tee-ball': [
      bow,
      polygon(
        [
          [x, y],
          [x - h, y + w],
          [x + h, y + w],
        ],
        'light',
        'heavy',
      ),
      line(
        [
          [x, y + w],
          [x, y + w + 80],
        ],
        'heavy',
      ),
      ...stem,
    ],
    swing: [
      line(
        [
          [x - w, y - h],
          [x - w, y + h],
        ],
        'heavy',
      ),
      line(
        [
          [x + w, y - h],
          [x + w, y + h],
        ],
        'heavy',
      ),
      line(
        [
          [x - w, y - h],
          [x + w, y + h],
        ],
        'heavy',
      ),
      circle(x - w, y - h, 12, 'ink'),
      arrow([x + w, y + h], 29),
    ],
    strainer: [
      rect(x - w, y - h, 2 * w, 2 * h, 'light', 0, 'heavy'),
      `<path d="M${x - w} ${y + h}L${x + w} ${y - h}" stroke-width="2.4" stroke-dasharray="14 8"/>`,
    ],
  }
  const flows = type === 'swing' || type === 'strainer' || type === 'globe'
  return sheet(title, [
    ...pipe,
    ...flanged,
    ...inner[type],
    flows
      ? line(
          [
            [330, 470],
            [450, 470],
          ],
          'heavy',
        ) + arrow([470, 470], 0)
      : '',
    caption(title),
  ])
}

export const families = {
  'pipe-valve-symbol': family(
    {
      type: choice(['gate', 'globe', 'swing', 'strainer', 'ball', 'tee-ball']),
      flange: z
        .strictObject({ D: mm(20, 1000), k: mm(10, 1000), n: count(2, 32), h: mm(2, 200), b: mm(2, 200) })
        .exactOptional(),
      title: text(),
    },
    valveSymbol,
  ),
}
