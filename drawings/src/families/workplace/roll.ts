import { family, fillName, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, clipped, num, path, rect, stroke, type Fill, type Mark } from '../../sheet/svg.ts'

/** A roll of tape: outside and core diameter and width in mm, and its colours. */
type Roll = {
  outer: number
  core: number
  width: number
  tone: Fill
  face?: Fill
  stripes?: boolean
  title: string
}

const turns = (x: number, y: number, from: number, to: number): string =>
  Array.from({ length: 5 }, (_, index) => {
    const r = from + ((to - from) * (index + 1)) / 6
    return circle(x, y, r, 'none', 'hair')
  }).join('')

/** The roll from its face and its edge. */
function rollDimensions({ outer, core, width, tone, face = 'mid', stripes = false, title }: Roll): string {
  const scale = Math.min(340 / outer, 560 / (outer + width + 60))
  const [R, r, w] = [(outer * scale) / 2, (core * scale) / 2, width * scale]
  const total = 2 * R + w + 110
  const [x, y] = [400 - total / 2 + R + 30, 290]
  const edge = x + R + 80
  const slants = stripes
    ? [
        clipped('edge', `M${num(edge)} ${num(y - R)}h${num(w)}v${num(2 * R)}h${num(-w)}Z`, [
          stroke(
            Array.from(
              { length: 12 },
              (_, index) => `M${num(edge - 20)} ${num(y - R + index * 62)}l${num(w + 40)} ${num(-w - 40)}`,
            ).join(''),
            'black',
            22,
          ),
        ]),
      ]
    : []
  return sheet(title, [
    circle(x, y, R, face),
    turns(x, y, r + 8, R),
    circle(x, y, r + 7, 'dark', 'edge'),
    circle(x, y, r, 'white'),
    centre(x - R - 14, y, x + R + 14, y),
    centre(x, y - R - 14, x, y + R + 14),
    rect(edge, y - R, w, 2 * R, tone, 2),
    ...slants,
    rect(edge, y - R, w, 2 * R, 'none', 2),
    dimH(x - r, x + r, y - R - 34, `Ø ${core}`, [y, y]),
    dimV(y - R, y + R, x - R - 44, `Ø ${outer}`, [x, x]),
    dimH(edge, edge + w, y + R + 42, String(width), y + R),
    caption(title),
  ])
}

/** The free end of a film between two places of a level roll, below its axis. */
const hangingFilm = (left: number, right: number, y: number): Mark[] => [
  path(
    `M${num(left)} ${num(y)}C${num(left - 4)} ${num(y + 60)} ${num(left - 26)} ${num(y + 90)} ${num(left - 20)} ${num(y + 150)}Q${num(left + 90)} ${num(y + 126)} ${num((left + right) / 2 - 20)} ${num(y + 148)}T${num(right - 24)} ${num(y + 138)}C${num(right - 30)} ${num(y + 90)} ${num(right - 4)} ${num(y + 50)} ${num(right)} ${num(y)}Z`,
    'light',
  ),
  ...[0.16, 0.34, 0.52, 0.7, 0.86].map((part) => {
    const x = left + (right - left) * part
    return path(
      `M${num(x)} ${num(y + 20)}C${num(x + 4)} ${num(y + 60)} ${num(x - 22)} ${num(y + 80)} ${num(x - 16)} ${num(y + 128)}`,
      'none',
      'hair',
    )
  }),
]

/** The roll lying before the reader, its end drawn out. */
function rollShaded({ outer, core, width, tone, face = 'mid', stripes = false, title }: Roll): string {
  const long = width > outer * 2
  const scale = Math.min(300 / outer, (long ? 600 : 330) / (width + outer * 0.5))
  const view = oblique(long ? 400 : 430, 270, scale, -14, 0.5)
  const [R, r] = [outer / 2, core / 2]
  const near = -width / 2
  const foot = 270 + R * scale
  const [x0, x1] = [430 + near * scale * 0.87, 430 - near * scale * 0.87]
  const cover = `M${num(x0)} ${num(270 - R * scale)}H${num(x1)}A${num(R * scale * 0.5)} ${num(R * scale)} 0 0 1 ${num(x1)} ${num(270 + R * scale)}H${num(x0)}Z`
  const far = 400 + 0.87 * width * scale
  return sheet(title, [
    // A long roll shows no drawn-out end: it would lie beyond the sheet.
    long
      ? ''
      : path(
          `M${num(430 + near * scale * 0.87)} ${num(foot - 4)}L${num(150)} ${num(foot + 44)}L${num(150 + width * scale * 0.8)} ${num(foot + 24)}L${num(far)} ${num(foot - 24)}Z`,
          tone,
        ),
    upright(view, [
      // Film hangs down from under the roll, clear enough to show its folds.
      ...(long
        ? hangingFilm(400 + near * scale * 0.87, 400 - near * scale * 0.87, 270 + R * scale * 0.8)
        : []),
      // The core stands out at both ends: it is the handle.
      ...(long ? [cylinder(view, width / 2, width / 2 + outer * 0.22, r + 3, r + 3, 'dark', 'dark')] : []),
      cylinder(view, near, width / 2, R, R, tone, face),
      ...(stripes
        ? [
            clipped('edge', cover, [
              stroke(
                Array.from(
                  { length: 9 },
                  (_, index) =>
                    `M${num(x0 - 30)} ${num(270 - R * scale + index * 84)}L${num(x1 + 60)} ${num(270 - R * scale + index * 84 - (x1 - x0) - 90)}`,
                ).join(''),
                'black',
                26,
              ),
            ]),
            cylinder(view, near, width / 2, R, R, 'none', face),
          ]
        : []),
      ...Array.from({ length: 5 }, (_, index) =>
        disc(view, near, r + ((R - r) * (index + 1)) / 6, 'none', 'fine'),
      ),
      ...(long ? [cylinder(view, near - outer * 0.22, near, r + 3, r + 3, 'dark', 'dark')] : []),
      disc(view, long ? near - outer * 0.22 : near, r + 4, 'dark', 'edge'),
      disc(view, long ? near - outer * 0.22 : near, r, 'hole'),
    ]),
  ])
}

const rollParameters = {
  outer: mm(5, 2000),
  core: mm(5, 1000),
  width: mm(2, 5000),
  tone: fillName(),
  face: fillName().exactOptional(),
  stripes: flag(),
  title: text(),
}

export const families = {
  'roll-dimensions': family(rollParameters, rollDimensions),
  'roll-shaded': family(rollParameters, rollShaded),
}
