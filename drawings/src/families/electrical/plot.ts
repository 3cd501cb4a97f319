import { z } from 'zod'
import { family, flag, list, number, text } from '../../family.ts'
import { caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, path, rect, run, type Mark, type Point } from '../../sheet/svg.ts'

type Axis = { from: number; to: number; ticks: readonly number[]; unit: string; log?: boolean }

/** A diagram with a grid and curves through given points. */
function plot(title: string, x: Axis, y: Axis, curves: readonly (readonly Point[])[], dots = true): string {
  const share = ({ from, to, log }: Axis, value: number): number =>
    log === true ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from)
  const px = (value: number): number => 110 + 620 * share(x, value)
  const py = (value: number): number => 490 - 410 * share(y, value)
  return sheet(title, [
    rect(110, 80, 620, 410, 'light', 0, 'edge'),
    ...x.ticks.flatMap((value): Mark[] => [
      line(
        [
          [px(value), 80],
          [px(value), 490],
        ],
        'hair',
      ),
      label(px(value), 516, String(value), 'middle', 18),
    ]),
    ...y.ticks.flatMap((value): Mark[] => [
      line(
        [
          [110, py(value)],
          [730, py(value)],
        ],
        'hair',
      ),
      label(100, py(value) + 7, String(value), 'end', 18),
    ]),
    label(730, 544, x.unit, 'end', 20),
    label(104, 60, y.unit, 'middle', 20),
    ...curves.flatMap((points): Mark[] => {
      const at = points.map(([a, b]): Point => [px(a), py(b)])
      return [
        path(run(at), 'none', 'heavy'),
        ...(dots ? at.map(([a, b]) => circle(a, b, 5, 'accent', 'edge')) : []),
      ]
    }),
    caption(title),
  ])
}

export const families = {
  plot: family(
    {
      title: text(),
      x: z.strictObject({
        from: number(-500, 5),
        to: number(10, 5000),
        ticks: list(number(-500, 5000), 21),
        unit: text(),
        log: flag(),
      }),
      y: z.strictObject({
        from: number(0, 500),
        to: number(5, 50000),
        ticks: list(number(0, 50000), 21),
        unit: text(),
        log: flag(),
      }),
      curves: list(list(z.tuple([number(-500, 5000), number(0, 50000)]), 45), 12),
      dots: flag(true),
    },
    ({ title, x, y, curves, dots }) => plot(title, x, y, curves, dots),
  ),
}
