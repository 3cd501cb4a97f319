import { family, number, text } from '../../family.ts'
import { caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, num, stroke } from '../../sheet/svg.ts'

/** Kinematic viscosity in mm²/s at 40 and at 100 °C. */
type Oil = { at40: number; at100: number }

const walther = (viscosity: number): number => Math.log10(Math.log10(viscosity + 0.7))

/** How the oil thins with warmth, by ASTM D341, on its double logarithmic paper. */
function viscosityChart({ at40, at100 }: Oil, title: string): string {
  const [a, b] = [Math.log10(313.15), Math.log10(373.15)]
  const slope = (walther(at100) - walther(at40)) / (b - a)
  const at = (celsius: number): number =>
    10 ** (10 ** (walther(at40) + slope * (Math.log10(celsius + 273.15) - a))) - 0.7
  const [left, right, top, foot] = [130, 730, 60, 480]
  const [t0, t1] = [Math.log10(263.15), Math.log10(393.15)]
  const [v0, v1] = [walther(2), walther(20_000)]
  const x = (celsius: number): number =>
    left + ((Math.log10(celsius + 273.15) - t0) / (t1 - t0)) * (right - left)
  const y = (viscosity: number): number => foot - ((walther(viscosity) - v0) / (v1 - v0)) * (foot - top)
  const warm = [-10, 0, 20, 40, 60, 80, 100, 120]
  const thick = [2, 5, 10, 20, 50, 100, 500, 2000, 20_000]
  const curve = Array.from({ length: 27 }, (_, index) => -10 + index * 5)
    .map((celsius) => ({ celsius, v: at(celsius) }))
    .filter(({ v }) => v >= 2 && v <= 20_000)
    .map(({ celsius, v }, index) => `${index === 0 ? 'M' : 'L'}${num(x(celsius))} ${num(y(v))}`)
  return sheet(title, [
    ...warm.flatMap((celsius) => [
      line(
        [
          [x(celsius), top],
          [x(celsius), foot],
        ],
        'hair',
      ),
      label(x(celsius), foot + 30, String(celsius)),
    ]),
    ...thick.flatMap((v) => [
      line(
        [
          [left, y(v)],
          [right, y(v)],
        ],
        'hair',
      ),
      label(left - 12, y(v) + 8, String(v), 'end'),
    ]),
    stroke(curve.join(''), 'ink', 3.4),
    circle(x(40), y(at40), 7, 'accent'),
    circle(x(100), y(at100), 7, 'accent'),
    label(x(40) + 16, y(at40) - 12, `${at40}`, 'start'),
    label(x(100) + 4, y(at100) - 20, `${at100}`),
    label(right, foot + 66, '°C', 'end'),
    label(left - 12, top - 22, 'mm²/s', 'end'),
    caption(title),
  ])
}

export const families = {
  'viscosity-chart': family(
    { at40: number(2, 5000, 'mm²/s'), at100: number(0.5, 500, 'mm²/s'), title: text() },
    ({ title, ...of }) => viscosityChart(of, title),
  ),
}
