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
  const [cap, L, from] = [40, 640, x + 230]
  const [left, wide] = [x + cap, L - 2 * cap]
  const barrel = round
    ? [rect(left, y - h * 0.24, wide, h * 0.48, 'roundH')]
    : [
        rect(left, y - h * 0.34, wide, h * 0.72, 'light', 2),
        // The steel band that closes the slot, and the grooves for switches.
        rect(left, y - h * 0.34, wide, h * 0.06, 'black', 0, 'fine'),
        rect(left, y - h * 0.06, wide, h * 0.07, 'deep', 0, 'fine'),
        rect(left, y + h * 0.18, wide, h * 0.07, 'deep', 0, 'fine'),
      ]
  // A slide of a round tube runs around it on its rings; that of a profile lies on top and reaches down its sides.
  const slide = round
    ? [
        rect(from - 10, y - h * 0.3, 170, h * 0.6, 'black', 2),
        rect(from, y - h * 0.46, 150, h * 0.92, 'mid', 5),
        ...[-1, 1].flatMap((side) =>
          [22, 128].map((at) => tappedHole(from + at, y + side * h * 0.28, h * 0.07, h * 0.1, 'black')),
        ),
      ]
    : [
        rect(from - 9, y - h * 0.46, 168, h * 0.24, 'black', 2),
        rect(from, y - h * 0.48, 150, h * 0.34, 'mid', 2),
        rect(from - 4, y - h * 0.68, 158, h * 0.22, 'roundH', 3),
        ...[24, 126].flatMap((at) => [
          centre(from + at, y - h * 0.76, from + at, y - h * 0.4),
          rect(from + at - 5, y - h * 0.68, 10, h * 0.14, 'none', 0, 'fine'),
        ]),
        circle(from + 75, y - h * 0.3, 5, 'dark', 'edge'),
      ]
  return sheet(title, [
    ...barrel,
    ...[x, x + L - cap].map(
      (px) =>
        rect(px, y - h * (round ? 0.5 : 0.38), cap, h * (round ? 1 : 0.8), 'mid', 5) +
        tappedHole(px + cap / 2, y + (round ? 0 : h * 0.1), h * 0.16, h * 0.2, 'black') +
        (round ? '' : [-0.26, 0.3].map((at) => circle(px + cap / 2, y + at * h, 4, 'dark', 'edge')).join('')),
    ),
    ...slide,
    centre(x - 20, y, x + L + 20, y),
    path(
      `M${from - 20} ${y - h * 0.95}h-50m14 -8l-14 8l14 8M${from + 170} ${y - h * 0.95}h50m-14 -8l14 8l-14 8`,
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
