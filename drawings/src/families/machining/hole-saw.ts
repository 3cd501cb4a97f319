import { choice, count as countOf, family, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  num,
  path,
  polar,
  polygon,
  rect,
  run,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'
import { toolFamilies, at, drawBody, drillFace, flatOn, helix, type Part, type Rotary } from './rotary.ts'

/** A cup saw: `tip` tells bimetal (set teeth) from carbide (few blocks). */
type Cup = { diameter: number; depth: number; tip: 'bimetal' | 'carbide'; title: string }

function rim(x: number, top: number, height: number, teeth: number, deep: number): Point[] {
  const step = height / teeth
  return Array.from({ length: teeth }, (_, index): Point[] => [
    [x, top + index * step],
    [x - deep, top + index * step + step * 0.25],
    [x, top + (index + 1) * step],
  ]).flat()
}

/** The cup from its side with pilot and arbor hole, its open end above. */
function cupDimensions({ diameter, depth, tip, title }: Cup): string {
  const scale = Math.min(240 / diameter, 190 / depth)
  const [x, y] = [180, 290]
  const [R, length] = [(diameter * scale) / 2, depth * scale]
  const [fx, fy] = [610, 290]
  const teeth = tip === 'bimetal' ? 22 : 8
  const face =
    tip === 'bimetal'
      ? polygon(
          Array.from({ length: 64 }, (_, index) =>
            polar(fx, fy, R * (index % 2 === 0 ? 1 : 0.95), index * 5.625),
          ),
          'mid',
        )
      : circle(fx, fy, R * 0.97, 'mid') +
        Array.from({ length: 6 }, (_, index) => {
          const [px, py] = polar(fx, fy, R * 0.94, index * 60)
          return `<g transform="rotate(${index * 60} ${num(px)} ${num(py)})">${rect(px - R * 0.07, py - 7, R * 0.14, 14, 'black', 2)}</g>`
        }).join('')
  return sheet(title, [
    polygon(
      [...rim(x, y - R, 2 * R, teeth, tip === 'bimetal' ? 9 : 6), [x + length, y + R], [x + length, y - R]],
      'roundH',
    ),
    ...[-0.45, 0.45].map((place) =>
      rect(x + length * 0.38, y + place * R - R * 0.13, length * 0.42, R * 0.26, 'deep', R * 0.12, 'edge'),
    ),
    rect(x + length, y - R * 0.94, 6, R * 1.88, 'dark'),
    rect(x + length + 6, y - 22, 22, 44, 'roundH'),
    rect(x + length + 28, y - 14, 50, 28, 'roundH'),
    path(`M${num(x - 42)} ${num(y)}l10 -9h30v18h-30Z`, 'dark', 'edge'),
    centre(x - 66, y, x + length + 100, y),
    face,
    circle(fx, fy, R * 0.89, 'hole'),
    drillFace(fx, fy, 15).join(''),
    centre(fx - R - 20, fy, fx + R + 20, fy),
    centre(fx, fy - R - 20, fx, fy + R + 20),
    dimV(y - R, y + R, x - 66, `Ø ${diameter}`, x - 8),
    dimH(x, x + length, y + R + 50, String(depth), y + R),
    caption(title),
  ])
}

/** The cup standing towards the reader. */
function cupShaded({ diameter, depth, tip, title }: Cup): string {
  const scale = Math.min(280 / diameter, 300 / depth)
  const view = oblique(270, 350, scale, -28, 0.5)
  const R = diameter / 2
  const edge: Mark[] = []
  const count = tip === 'bimetal' ? 44 : 8
  const a = view.x
  const points = Array.from({ length: count * 2 }, (_, index): Point => {
    const angle = (index * Math.PI) / count
    const out = tip === 'bimetal' && index % 2 === 0 ? -8 : 0
    return [a + out + view.open * R * scale * Math.cos(angle), view.y + R * scale * Math.sin(angle)]
  })
  edge.push(path(`${run(points)}Z`, 'mid'))
  if (tip === 'carbide')
    for (let index = 0; index < 8; index += 1) {
      const angle = (index * Math.PI) / 4
      const [px, py] = [
        a + view.open * R * 0.94 * scale * Math.cos(angle),
        view.y + R * 0.94 * scale * Math.sin(angle),
      ]
      edge.push(rect(px - 9, py - 8, 16, 16, 'black', 2, 'edge'))
    }
  return sheet(title, [
    upright(view, [
      cylinder(view, depth + 4, depth * 1.5, Math.min(6, R * 0.3)),
      cylinder(view, depth, depth + 8, R * 0.35),
      cylinder(view, 0, depth, R),
      ...[-0.4, 0.42].map((place) =>
        rect(
          view.x + depth * scale * 0.42,
          view.y + place * R * scale,
          depth * scale * 0.3,
          R * scale * 0.26,
          'deep',
          10,
          'edge',
        ),
      ),
      ...edge,
      disc(view, 0, R * 0.89, 'hole', 'edge'),
      cylinder(view, -8, depth * 0.4, Math.min(3.4, R * 0.3), Math.min(3.4, R * 0.3), 'roundH', 'dark'),
    ]),
  ])
}

/** A core drill for magnetic drilling machines with its 19 mm shank. */
function annularTool(diameter: number, depth: number, carbide: boolean, title: string): Rotary {
  const overall = depth + 38
  const parts: Part[] = [
    [0, depth + 6, diameter],
    [depth + 6, overall, 19],
  ]
  return {
    title,
    overall,
    parts,
    thick: 1,
    over: (view) => {
      const half = (diameter / 2) * view.across
      const teeth = Math.max(4, Math.round(diameter / 5))
      return [
        helix(view, 0, depth, diameter, 0.9, 0.4, carbide ? 'deep' : 'dark'),
        polygon(
          [
            ...rim(view.left, view.y - half, 2 * half, teeth, 7),
            [view.left + 9, view.y + half],
            [view.left + 9, view.y - half],
          ],
          carbide ? 'black' : 'mid',
          'edge',
        ),
        flatOn(view, depth + 12, depth + 32, 19),
        rect(at(view, depth + 5), view.y - half, view.along, 2 * half, 'dark', 0, 'edge'),
      ]
    },
    face: (x, y, R) => [
      polygon(
        Array.from({ length: 24 }, (_, index) => polar(x, y, R * (index % 2 === 0 ? 1 : 0.93), index * 15)),
        carbide ? 'dark' : 'light',
      ),
      circle(x, y, R * 0.72, 'hole'),
      circle(x, y, R * 0.16, 'light', 'edge'),
    ],
    faceText: `Ø ${diameter}`,
    lengths: [[0, depth, String(depth)]],
    rear: [19, 'Ø 19'],
  }
}

/** An arbor with its pilot drill: thread or boss for the saw, hexagon shank. */
function arborTool(thread: string, hex: number, title: string): Rotary {
  return {
    title,
    overall: 120,
    thick: 1.3,
    parts: [
      [0.42 * 6, 42, 6.35],
      [42, 54, hex === 6 ? 12 : 18],
      [54, 74, 24],
      [74, 120, hex],
    ],
    over: (view) => [
      drawBody(view, [[0, 2.6, 0.4, 6.35, 'light']]),
      helix(view, 2.6, 34, 6.35, 1.6),
      ...[44, 46.5, 49, 51.5].map((x) =>
        path(
          `M${num(at(view, x))} ${num(view.y - (hex === 6 ? 6 : 9) * view.across)}l4 ${num((hex === 6 ? 12 : 18) * view.across)}`,
          'none',
          'edge',
        ),
      ),
      path(
        `M${num(at(view, 74))} ${num(view.y - hex * 0.25 * view.across)}H${num(at(view, 120))}M${num(at(view, 74))} ${num(view.y + hex * 0.25 * view.across)}H${num(at(view, 120))}`,
        'none',
        'edge',
      ),
    ],
    face: (x, y, R) => [circle(x, y, R, 'mid'), circle(x, y, R * 0.7, 'light'), ...drillFace(x, y, R * 0.28)],
    faceText: thread,
    lengths: [
      [0, 42, '42'],
      [0, 120, '120'],
    ],
    rear: [hex, `s ${hex}`],
  }
}

/** A step drill: steps growing towards the shank, one straight or helical flute. */
function stepTool(steps: readonly number[], rise: number, shank: number, title: string): Rotary {
  const tip = (steps[0] ?? 4) * 0.5
  const parts: Part[] = steps.map((d, index) => [tip + index * rise, tip + (index + 1) * rise, d] as const)
  const end = tip + steps.length * rise
  const overall = end + 26
  return {
    title,
    overall,
    thick: 1,
    parts: [[0, tip, 0.4, steps[0] ?? 4, 'light'], ...parts, [end, overall, shank]],
    over: (view) => [
      path(
        `M${num(view.left)} ${num(view.y)}C${num(at(view, end * 0.3))} ${num(view.y - 4)} ${num(at(view, end * 0.6))} ${num(view.y - 10)} ${num(at(view, end))} ${num(view.y - (steps.at(-1) ?? 20) * 0.3 * view.across)}V${num(view.y + (steps.at(-1) ?? 20) * 0.12 * view.across)}C${num(at(view, end * 0.6))} ${num(view.y + 12)} ${num(at(view, end * 0.3))} ${num(view.y + 6)} ${num(view.left)} ${num(view.y)}Z`,
        'dark',
        'edge',
      ),
    ],
    face: (x, y, R) => [
      ...[1, 0.8, 0.6, 0.4, 0.2].map((share) =>
        circle(x, y, R * share, 'light', share === 1 ? 'outline' : 'edge'),
      ),
      path(
        `M${x - R} ${y}Q${x} ${y + 26} ${x} ${y}Q${x} ${y - 26} ${x + R} ${y}Q${x + R * 0.5} ${y - 34} ${x} ${y}Q${x - R * 0.5} ${y + 34} ${x - R} ${y}Z`,
        'deep',
        'edge',
      ),
    ],
    faceText: `Ø ${steps.at(-1) ?? 20}`,
    lengths: [
      [0, end, String(Math.round(end))],
      [0, overall, String(Math.round(overall))],
    ],
    rear: [shank, `Ø ${shank}`],
  }
}

const cupParameters = {
  diameter: mm(2, 500),
  depth: mm(5, 200),
  tip: choice(['bimetal', 'carbide']),
  title: text(),
}

export const families = {
  ...toolFamilies(
    'annular-cutter',
    { diameter: mm(2, 200), depth: mm(5, 500), carbide: flag(), title: text() },
    ({ diameter, depth, carbide, title }) => annularTool(diameter, depth, carbide, title),
  ),
  ...toolFamilies(
    'hole-saw-arbor',
    { thread: text(), hex: mm(1, 100), title: text() },
    ({ thread, hex, title }) => arborTool(thread, hex, title),
  ),
  'hole-saw-dimensions': family(cupParameters, cupDimensions),
  'hole-saw-shaded': family(cupParameters, cupShaded),
  ...toolFamilies(
    'step-drill',
    { steps: list(countOf(2, 120), 39), rise: mm(1, 50), shank: mm(1, 50), title: text() },
    ({ steps, rise, shank, title }) => stepTool(steps, rise, shank, title),
  ),
}
