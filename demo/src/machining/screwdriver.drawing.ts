import { hexFront } from '../drawing/hexagon.ts'
import { type Mark, circle, line, path, polar, polygon, rect, turned } from '../drawing/svg.ts'

/** A screwdriver lying, tip to the left: blade, ferrule, handle with grip stripes. */
export function driverBody(
  blade: number,
  thick: number,
  tip: 'slot' | 'cross' | 'star' | 'nut',
  insulated: boolean,
): Mark[] {
  const [x, y, end] = [60, 300, 60 + blade]
  const h = thick / 2
  return [
    rect(x, y - h, blade, thick, 'roundH', 2),
    ...(insulated ? [rect(x + 34, y - h - 4, blade - 34, thick + 8, 'accent', 4)] : []),
    tip === 'slot'
      ? polygon(
          [
            [x - 2, y - h * 0.35],
            [x + 34, y - h * 1.25],
            [x + 46, y - h],
            [x + 46, y + h],
            [x + 34, y + h * 1.25],
            [x - 2, y + h * 0.35],
          ],
          'light',
        )
      : tip === 'nut'
        ? rect(x - 4, y - h * 1.9, 46, h * 3.8, 'roundH', 4)
        : polygon(
            [
              [x - 8, y - 2],
              [x + 24, y - h],
              [x + 24, y + h],
              [x - 8, y + 2],
            ],
            'light',
          ),
    ...(tip === 'cross'
      ? [
          line(
            [
              [x - 6, y],
              [x + 26, y],
            ],
            'edge',
          ),
        ]
      : tip === 'star'
        ? [
            line(
              [
                [x - 4, y - 3],
                [x + 24, y - h * 0.4],
              ],
              'edge',
            ),
            line(
              [
                [x - 4, y + 3],
                [x + 24, y + h * 0.4],
              ],
              'edge',
            ),
          ]
        : []),
    path(
      `M${end} ${y - 22}C${end + 20} ${y - 26} ${end + 30} ${y - 46} ${end + 56} ${y - 48}H${end + 190}Q${end + 224} ${y - 46} ${end + 226} ${y}Q${end + 224} ${y + 46} ${end + 190} ${y + 48}H${end + 56}C${end + 30} ${y + 46} ${end + 20} ${y + 26} ${end} ${y + 22}Z`,
      insulated ? 'accent' : 'darkH',
    ),
    ...[-26, 0, 26].map((dy) =>
      rect(end + 62, y + dy - 5, 130, 10, insulated ? 'black' : 'accent', 5, 'edge'),
    ),
  ]
}

/** The tip's form seen from the front. */
export function tipFace(kind: 'slot' | 'PH' | 'PZ' | 'TX' | 'HEX', x: number, y: number, r: number): Mark[] {
  const cross = [0, 90].map((turn) =>
    turned(
      turn,
      [x, y],
      [
        polygon(
          [
            [x - r * 0.9, y - r * 0.1],
            [x - r * 0.2, y - r * 0.2],
            [x + r * 0.2, y - r * 0.2],
            [x + r * 0.9, y - r * 0.1],
            [x + r * 0.9, y + r * 0.1],
            [x + r * 0.2, y + r * 0.2],
            [x - r * 0.2, y + r * 0.2],
            [x - r * 0.9, y + r * 0.1],
          ],
          'black',
          'none',
        ),
      ],
    ),
  )
  const star = polygon(
    Array.from({ length: 48 }, (_, index) =>
      polar(x, y, r * (0.62 + 0.14 * Math.cos((index * 7.5 * 6 * Math.PI) / 180)), index * 7.5),
    ),
    'black',
    'none',
  )
  return [
    circle(x, y, r, 'light'),
    ...(kind === 'slot'
      ? [rect(x - r * 0.92, y - r * 0.13, r * 1.84, r * 0.26, 'black', 2)]
      : kind === 'TX'
        ? [star]
        : kind === 'HEX'
          ? [hexFront(x, y, r * 1.3)]
          : cross),
    ...(kind === 'PZ'
      ? [45, 135].map((turn) =>
          turned(
            turn,
            [x, y],
            [
              line(
                [
                  [x - r * 0.7, y],
                  [x + r * 0.7, y],
                ],
                'edge',
              ),
            ],
          ),
        )
      : []),
  ]
}
