import { family, flag, mm, number, text } from '../../family.ts'
import { caption, dimH, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, path, rect } from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'
import { barrel, facet, fitted, solid, spotOn } from './scene.ts'

/** A rodless cylinder from its side: barrel with a carriage. */
function rodlessSide(
  title: string,
  bore: number,
  stroke: number,
  length: number,
  high: number,
  round: boolean,
): string {
  const s = 640 / length
  const [x, y] = [80, 300]
  const h = Math.max(70, Math.min(120, high * s * 2.2))
  const cap = 40
  const L = 640
  return sheet(title, [
    round
      ? rect(x + cap, y - h * 0.24, L - 2 * cap, h * 0.48, 'roundH')
      : rect(x + cap, y - h * 0.4, L - 2 * cap, h * 0.8, 'light', 2),
    ...(round
      ? []
      : [
          rect(x + cap, y - h * 0.4, L - 2 * cap, h * 0.1, 'black', 0, 'fine'),
          rect(x + cap, y + h * 0.12, L - 2 * cap, h * 0.09, 'dark', 0, 'fine'),
        ]),
    ...[x, x + L - cap].map(
      (px) =>
        rect(px, y - h * 0.5, cap, h, 'mid', 5) + tappedHole(px + cap / 2, y, h * 0.16, h * 0.2, 'black'),
    ),
    rect(x + L * 0.36, y - h * (round ? 0.46 : 0.78), 150, h * (round ? 0.92 : 0.62), 'roundH', 5),
    ...[0.14, 0.86].map((share) =>
      circle(x + L * 0.36 + 150 * share, y - h * (round ? 0.22 : 0.48), 6, 'black', 'edge'),
    ),
    centre(x - 20, y, x + L + 20, y),
    path(
      `M${x + L * 0.36 - 20} ${y - h * 0.95}h-50m14 -8l-14 8l14 8M${x + L * 0.36 + 170} ${y - h * 0.95}h50m-14 -8l14 8l-14 8`,
      'none',
      'edge',
    ),
    dimH(x, x + L, y + h / 2 + 56, String(length), y + h / 2),
    label(x + L / 2, y + h / 2 + 110, `Ø ${bore} × ${stroke}`),
    caption(title),
  ])
}

function rodlessSpace(title: string, high: number, round: boolean): string {
  const [L, h] = [high * 8, high]
  const view = fitted([0, -h / 2, -h / 2], [L, h * 0.8, h / 2], 32, 26)
  const mid = L * 0.4
  return sheet(title, [
    solid(view, [L - h * 0.6, -h / 2, -h / 2], [L, h / 2, h / 2]),
    round
      ? barrel(view, [L - h * 0.6, 0, 0], [-1, 0, 0], L - h * 1.2, h * 0.25)
      : solid(view, [h * 0.6, -h * 0.42, -h * 0.42], [L - h * 0.6, h * 0.42, h * 0.42]),
    ...(round
      ? []
      : [
          facet(
            view,
            [
              [h * 0.6, h * 0.42, -h * 0.1],
              [L - h * 0.6, h * 0.42, -h * 0.1],
              [L - h * 0.6, h * 0.42, h * 0.1],
              [h * 0.6, h * 0.42, h * 0.1],
            ],
            'deep',
          ),
          facet(
            view,
            [
              [h * 0.6, -h * 0.1, h * 0.42],
              [L - h * 0.6, -h * 0.1, h * 0.42],
              [L - h * 0.6, h * 0.02, h * 0.42],
              [h * 0.6, h * 0.02, h * 0.42],
            ],
            'dark',
          ),
        ]),
    solid(
      view,
      [mid, round ? -h * 0.46 : h * 0.3, -h * 0.46],
      [mid + h * 1.8, round ? h * 0.46 : h * 0.74, h * 0.46],
    ),
    ...[0.2, 0.8].map((share) =>
      spotOn(view, 'y', [mid + h * 1.8 * share, round ? h * 0.46 : h * 0.74, 0], h * 0.07),
    ),
    solid(view, [0, -h / 2, -h / 2], [h * 0.6, h / 2, h / 2]),
    spotOn(view, 'x', [0, 0, 0], h * 0.14),
  ])
}

export const families = {
  'rodless-cylinder-side': family(
    {
      title: text(),
      bore: mm(2, 200),
      stroke: mm(20, 10000),
      length: mm(50, 10000),
      high: number(5, 500),
      round: flag(),
    },
    ({ title, bore, stroke, length, high, round }) => rodlessSide(title, bore, stroke, length, high, round),
  ),
  'rodless-cylinder-space': family(
    { title: text(), high: number(5, 500), round: flag() },
    ({ title, high, round }) => rodlessSpace(title, high, round),
  ),
}
