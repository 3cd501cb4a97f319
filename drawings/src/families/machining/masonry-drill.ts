import { z } from 'zod'
import { choice, mm, text } from '../../family.ts'
import { circle, num, path, polygon, rect, type Mark } from '../../sheet/svg.ts'
import { toolFamilies, at, helix, type Lying, type Part, type Rotary } from './rotary.ts'

type Masonry = {
  diameter: number
  overall: number
  working: number
  shank: 'round' | 'sds-plus' | 'sds-max' | 'hex'
  cutters: 2 | 4
  title: string
}

const shankData = { round: [0, 0], 'sds-plus': [10, 40], 'sds-max': [18, 90], hex: [13, 70] } as const

/** The grooves and pockets of a hammer drill's shank. */
function hammerShank(view: Lying, overall: number, kind: 'sds-plus' | 'sds-max'): Mark[] {
  const [d, length] = shankData[kind]
  const half = (d / 2) * view.across
  const from = overall - length
  const slot = (a: number, b: number, y: number, h: number): Mark =>
    rect(
      at(view, from + length * a),
      view.y + y - h / 2,
      length * (b - a) * view.along,
      h,
      'deep',
      h / 2,
      'edge',
    )
  return [
    slot(0.34, 0.72, -half * 0.45, half * 0.42),
    path(
      `M${num(at(view, from + length * 0.28))} ${num(view.y + half * 0.25)}H${num(at(view, overall))}V${num(view.y + half * 0.75)}H${num(at(view, from + length * 0.28))}q-6 ${num(-half * 0.25)} 0 ${num(-half * 0.5)}Z`,
      'dark',
      'edge',
    ),
  ]
}

/** A drill for concrete: carbide head, coarse helix, the shank of its machine. */
function masonryTool({ diameter, overall, working, shank, cutters, title }: Masonry): Rotary {
  const [thick, length] = shankData[shank]
  const head = Math.max(diameter * 0.75, 5)
  const body = diameter * 0.86
  const round = shank === 'round' ? Math.min(diameter * 0.86, 10) : thick
  const end = shank === 'round' ? overall : overall - length
  const parts: Part[] = [
    [head, working, body],
    [working, end, shank === 'round' ? round : Math.min(body, round * 1.2)],
    ...(shank === 'round'
      ? []
      : ([
          [end, overall - 2, round],
          [overall - 2, overall, round, round * 0.85],
        ] as const)),
  ]
  return {
    title,
    overall,
    parts,
    thick: 2,
    over: (view) => {
      const half = (diameter / 2) * view.across
      const [x0, x1, y] = [view.left, at(view, head), view.y]
      return [
        helix(view, head, working, body, 1.5, 0.5),
        polygon(
          [
            [x0, y],
            [x0 + half * 0.45, y - half],
            [x1, y - half],
            [x1 + half * 0.5, y - half * 0.86],
            [x1 + half * 0.5, y + half * 0.86],
            [x1, y + half],
            [x0 + half * 0.45, y + half],
          ],
          'mid',
        ),
        polygon(
          [
            [x0, y],
            [x0 + half * 0.45, y - half],
            [x1 - half * 0.2, y - half],
            [x1 - half * 0.2, y + half],
            [x0 + half * 0.45, y + half],
          ],
          'black',
          'edge',
        ),
        path(`M${num(x0)} ${num(y)}L${num(x1 - half * 0.2)} ${num(y - half * 0.1)}`, 'none', 'edge'),
        ...(shank === 'sds-plus' || shank === 'sds-max' ? hammerShank(view, overall, shank) : []),
      ]
    },
    face: (x, y, R) => [
      circle(x, y, R, 'none', 'fine'),
      circle(x, y, R * 0.84, 'mid'),
      ...(cutters === 2 ? [25] : [25, 115]).map(
        (turn) =>
          `<g transform="rotate(${turn} ${x} ${y})">${rect(x - R, y - R * 0.15, 2 * R, R * 0.3, 'black', 3)}</g>`,
      ),
      path(`M${x - 8} ${y + 3}L${x + 8} ${y - 3}`, 'none', 'edge'),
    ],
    faceText: `Ø ${diameter}`,
    lengths: [
      [0, working, String(working)],
      [0, overall, String(overall)],
    ],
    ...(thick > 0 ? { rear: [thick, `Ø ${thick}`] as const } : {}),
  }
}

/** A chisel for a demolition hammer: point or flat edge. */
function chiselTool(overall: number, edge: number, shank: 'sds-plus' | 'sds-max', title: string): Rotary {
  const [thick, length] = shankData[shank]
  const d = thick * 1.25
  const wide = Math.max(edge, d)
  return {
    title,
    overall,
    thick: 1.6,
    parts: [
      ...(edge > d
        ? ([
            [0, overall * 0.1, wide],
            [overall * 0.1, overall * 0.24, wide, d],
          ] as const)
        : ([[0, overall * 0.22, 2, d]] as const)),
      [edge > d ? overall * 0.24 : overall * 0.22, overall - length, d],
      [overall - length, overall - 2, thick],
      [overall - 2, overall, thick, thick * 0.85],
    ],
    over: (view) => [
      ...hammerShank(view, overall, shank),
      ...(edge > d
        ? [
            polygon(
              [
                [view.left, view.y - (wide / 2) * view.across],
                [view.left + 16, view.y - (wide / 2) * view.across],
                [view.left + 16, view.y + (wide / 2) * view.across],
                [view.left, view.y + (wide / 2) * view.across],
              ],
              'white',
              'edge',
            ),
          ]
        : []),
    ],
    face: (x, y, R) => [
      circle(x, y, R * 0.6, 'mid'),
      edge > d
        ? rect(x - R, y - R * 0.1, 2 * R, R * 0.2, 'light', 3)
        : path(`M${x - R * 0.6} ${y}H${x + R * 0.6}M${x} ${y - R * 0.6}V${y + R * 0.6}`, 'none', 'edge'),
    ],
    faceText: edge > d ? `${edge}` : `Ø ${num(d)}`,
    lengths: [[0, overall, String(overall)]],
    rear: [thick, `Ø ${thick}`],
  }
}

export const families = {
  ...toolFamilies(
    'chisel',
    { overall: mm(50, 2000), edge: mm(0, 500), shank: choice(['sds-plus', 'sds-max']), title: text() },
    ({ overall, edge, shank, title }) => chiselTool(overall, edge, shank, title),
  ),
  ...toolFamilies(
    'masonry-drill',
    {
      diameter: mm(0.5, 200),
      overall: mm(10, 5000),
      working: mm(5, 5000),
      shank: choice(['round', 'sds-plus', 'sds-max', 'hex']),
      cutters: z.literal([2, 4]).default(2),
      title: text(),
    },
    masonryTool,
  ),
}
