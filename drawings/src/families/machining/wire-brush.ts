import { choice, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, centre, circle, num, path, polar, polygon, rect, run, turned } from '../../sheet/svg.ts'

/** The wire brushes that are drawn. */
type Brush = 'cup' | 'wheel' | 'end' | 'hand'

/** Wire brushes by kind, with diameter or length and arbor. */
function brushView(kind: Brush, d: number, mount: string, title: string, shaded = false): string {
  const whole = (body: readonly Mark[], figures: readonly Mark[]): string =>
    sheet(
      title,
      shaded
        ? [turned(kind === 'wheel' ? -12 : -28, [400, 290], body)]
        : [...body, ...figures, caption(title)],
    )
  const wires = (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    dx: number,
    dy: number,
    count: number,
  ): Mark =>
    path(
      Array.from({ length: count }, (_, index) => {
        const u = index / (count - 1)
        return `M${num(x1 + (x2 - x1) * u)} ${num(y1 + (y2 - y1) * u)}l${num(dx * (u - 0.5))} ${num(dy)}`
      }).join(''),
      'none',
      'fine',
    )
  if (kind === 'wheel') {
    const [x, y, R] = [320, 280, 180]
    const spokes = Array.from({ length: 72 }, (_, index) => {
      const [a, b] = [
        polar(x, y, R * 0.5, index * 5),
        polar(x, y, R * (0.96 + (0.04 * ((index * 37) % 7)) / 7), index * 5 + 3),
      ]
      return run([a, b])
    }).join('')
    return whole(
      [
        circle(x, y, R * 0.97, 'mid', 'none'),
        path(spokes, 'none', 'edge'),
        circle(x, y, R * 0.52, 'light'),
        circle(x, y, R * 0.3, 'mid', 'edge'),
        circle(x, y, 24, 'white'),
        polygon(
          [
            [600, y - R],
            [640, y - R],
            [634, y - R * 0.5],
            [634, y + R * 0.5],
            [640, y + R],
            [600, y + R],
            [606, y + R * 0.5],
            [606, y - R * 0.5],
          ],
          'mid',
        ),
        rect(602, y - R * 0.5, 36, R, 'light'),
      ],
      [
        centre(x - R - 20, y, x + R + 20, y),
        centre(x, y - R - 20, x, y + R + 20),
        dimV(y - R, y + R, x - R - 46, `Ø ${d}`, x - 20),
        note([620, y], [664, y - 60], mount),
      ],
    )
  }
  if (kind === 'hand')
    return whole(
      [
        rect(90, 260, 620, 46, 'light', 20),
        ...Array.from({ length: 15 }, (_, index) =>
          wires(330 + index * 24, 306, 342 + index * 24, 306, 8, 80, 6),
        ),
        circle(122, 283, 9, 'white'),
      ],
      [dimH(90, 710, 470, String(d), [310, 310]), label(506, 236, `× ${mount}`)],
    )
  const end = kind === 'end'
  const [top, half] = end ? [170, 62] : [150, 190]
  return whole(
    [
      rect(385, 60, 30, 90, 'roundV'),
      end
        ? rect(400 - half, 150, 2 * half, 120, 'roundV', 6)
        : path(`M350 150H450L${400 + half * 0.78} 236V264H${400 - half * 0.78}V236Z`, 'roundV'),
      polygon(
        end
          ? [
              [400 - half + 4, 270],
              [400 + half - 4, 270],
              [400 + half * 1.35, 430],
              [400 - half * 1.35, 430],
            ]
          : [
              [400 - half * 0.76, 264],
              [400 + half * 0.76, 264],
              [400 + half, 400],
              [400 - half, 400],
            ],
        'mid',
        'none',
      ),
      ...(end
        ? [wires(400 - half + 6, 270, 400 + half - 6, 270, 50, 160, 34)]
        : Array.from({ length: 11 }, (_, index) =>
            wires(262 + index * 26, 264, 280 + index * 26, 264, 20 + (index - 5) * 3, 136, 7),
          )),
    ],
    [
      centre(400, 40, 400, 450),
      dimH(400 - half * (end ? 1.35 : 1), 400 + half * (end ? 1.35 : 1), 490, `Ø ${d}`, 410),
      note([415, 90], [500, top - 90], mount),
    ],
  )
}

export const families = {
  'wire-brush-view': family(
    {
      kind: choice(['cup', 'wheel', 'end', 'hand']),
      d: mm(2, 2000),
      mount: text(),
      title: text(),
      shaded: flag(),
    },
    ({ kind, d, mount, title, shaded }) => brushView(kind, d, mount, title, shaded),
  ),
}
