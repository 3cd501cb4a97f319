import { z } from 'zod'
import { count, family, list, text } from '../../family.ts'
import { caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, num, rect } from '../../sheet/svg.ts'

/** From which to which current each diameter welds. */
function currentChart(
  rows: readonly (readonly [text: string, low: number, high: number])[],
  title: string,
): string {
  const top = Math.ceil(Math.max(...rows.map(([, , high]) => high)) / 50) * 50
  const [left, right] = [140, 740]
  const x = (ampere: number): number => left + (ampere / top) * (right - left)
  const step = 380 / rows.length
  const ticks = Array.from({ length: top / 50 + 1 }, (_, index) => index * 50).filter(
    (value) => top <= 300 || value % 100 === 0,
  )
  return sheet(title, [
    ...ticks.flatMap((value) => [
      line(
        [
          [x(value), 70],
          [x(value), 470],
        ],
        'hair',
      ),
      label(x(value), 500, String(value)),
    ]),
    ...rows.flatMap(([text, low, high], index) => {
      const y = 90 + index * step
      return [
        rect(x(low), y, x(high) - x(low), step * 0.56, index % 2 === 0 ? 'dark' : 'mid'),
        label(left - 16, y + step * 0.28 + 8, text, 'end'),
        label((x(low) + x(high)) / 2, y + step * 0.28 + 7, `${low}–${high}`, 'middle', 19),
      ]
    }),
    label(right, 534, 'A', 'end'),
    caption(title),
  ])
}

/** Clamp or holder with its cable lug seen from above: sizes by current. */
function currentRange(rows: readonly (readonly [ampere: number, area: number])[], title: string): string {
  const top = Math.max(...rows.map(([, area]) => area))
  const radius = (area: number): number => 14 + 40 * Math.sqrt(area / top)
  const gap = (700 - rows.reduce((sum, [, area]) => sum + 2 * radius(area) + 16, 0)) / (rows.length - 1)
  let x = 50
  const marks = rows.flatMap(([ampere, area]) => {
    const r = radius(area)
    const cx = x + r + 8
    x += 2 * r + 16 + gap
    return [
      circle(cx, 260, r + 8, 'black'),
      circle(cx, 260, r, 'white', 'edge'),
      ...[0.82, 0.56, 0.3].map(
        (part) =>
          `<circle cx="${num(cx)}" cy="260" r="${num(r * part)}" stroke="#8a949f" stroke-width="${num(r * 0.2)}" stroke-dasharray="0 ${num(r * 0.23)}"/>`,
      ),
      label(cx, 390, `${area} mm²`, 'middle', 20),
      label(cx, 430, `${ampere} A`),
    ]
  })
  return sheet(title, [...marks, caption(title)])
}

export const families = {
  'welding-current-chart': family(
    { rows: list(z.tuple([text(), count(7, 1280), count(30, 1920)]), 18), title: text() },
    ({ rows, title }) => currentChart(rows, title),
  ),
  'welding-current-range': family(
    { rows: list(z.tuple([count(100, 2400), count(12, 380)]), 15), title: text() },
    ({ rows, title }) => currentRange(rows, title),
  ),
}
