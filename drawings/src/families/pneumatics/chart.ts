import { z } from 'zod'
import { family, list, number, text } from '../../family.ts'
import { caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { line, num, path, type Point } from '../../sheet/svg.ts'

type Chart = {
  title: string
  /** Figures along the axes with their units. */
  x: { from: number; to: number; step: number; unit: string }
  y: { to: number; step: number; unit: string }
  curves: readonly { points: readonly Point[]; text: string }[]
}

/** Curves over two axes. */
export function chart({ title, x, y, curves }: Chart): string {
  const [left, right, top, foot] = [120, 690, 70, 480]
  const px = (value: number): number => left + ((value - x.from) / (x.to - x.from)) * (right - left)
  const py = (value: number): number => foot - (value / y.to) * (foot - top)
  let grid = ''
  const figures: string[] = []
  for (let value = x.from; value <= x.to + 1e-9; value += x.step) {
    grid += `M${num(px(value))} ${top}V${foot}`
    figures.push(label(px(value), foot + 28, String(Math.round(value * 100) / 100), 'middle', 18))
  }
  for (let value = 0; value <= y.to + 1e-9; value += y.step) {
    grid += `M${left} ${num(py(value))}H${right}`
    figures.push(label(left - 10, py(value) + 6, String(Math.round(value * 100) / 100), 'end', 18))
  }
  return sheet(title, [
    path(grid, 'none', 'hair'),
    path(`M${left} ${top - 18}V${foot}H${right + 18}`),
    ...figures,
    ...curves.map(({ points, text }) => {
      const last = points.at(-1) ?? [0, 0]
      return (
        line(
          points.map(([a, b]): Point => [px(a), py(b)]),
          'heavy',
        ) + label(px(last[0]) + 8, py(last[1]) + 4, text, 'start', 18)
      )
    }),
    label(left, top - 30, y.unit, 'middle', 20),
    label(right + 30, foot + 28, x.unit, 'start', 20),
    caption(title),
  ])
}

/** A round step that divides an axis into four to eight. */
export function axis(largest: number): { to: number; step: number } {
  const rough = largest / 6
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  return { to: Math.ceil(largest / step) * step, step }
}

export const families = {
  chart: family(
    {
      title: text(),
      x: z.strictObject({ from: number(0, 1000), to: number(10, 1000), step: number(2, 500), unit: text() }),
      y: z.strictObject({ to: number(2, 200), step: number(0.2, 50), unit: text() }),
      curves: list(
        z.strictObject({ points: list(z.tuple([number(0, 1000), number(0.5, 200)]), 15), text: text() }),
        12,
      ),
    },
    chart,
  ),
}
