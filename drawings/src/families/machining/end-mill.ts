import { z } from 'zod'
import { angle, choice, count, fillName, flag, mm, text } from '../../family.ts'
import { dimAngle, note } from '../../sheet/dimension.ts'
import { circle, num, path, polygon, rect, type Fill, type Mark } from '../../sheet/svg.ts'
import {
  toolFamilies,
  at,
  flatOn,
  helix,
  squareEnd,
  straightFlutes,
  toothedFace,
  type Lying,
  type Part,
  type Rotary,
} from './rotary.ts'

/** An end mill, mm; `end` is square, a ball or the corner radius. */
type Mill = {
  diameter: number
  flute: number
  overall: number
  shank: number
  flutes: number
  end: 'square' | 'ball' | number
  tint: Fill
  rough?: boolean
  weldon?: boolean
  title: string
}

/** An end mill: helical teeth, square, ball or rounded end, shank with or without a flat. */
function millTool(mill: Mill): Rotary {
  const { diameter: d, flute, overall, shank, flutes, end, tint, title } = mill
  const cone = shank > d + 0.2 ? Math.min((shank - d) * 0.9, overall * 0.12) : 0
  const radius = end === 'ball' ? d / 2 : typeof end === 'number' ? end : 0
  const body = Math.max(flute * 1.06, radius * 1.2)
  const parts: Part[] = [
    [radius, body, d],
    ...(shank > d + 0.2 ? ([[body, body + cone, d, shank]] as const) : []),
    [body + cone, overall - overall * 0.012, shank],
    [overall - overall * 0.012, overall, shank, shank * 0.92],
  ]
  return {
    title,
    overall,
    parts,
    thick: Math.min(1.6, Math.max(1, flute / d / 1.6)),
    over: (view) => [
      ...(radius > 0 ? [nose(view, d, radius)] : []),
      helix(
        view,
        radius > 0 ? radius * 0.5 : 0,
        flute,
        d,
        Math.min(3.6, 5.2 / flutes),
        flutes > 3 ? 0.34 : 0.44,
        tint,
      ),
      ...(mill.rough === true ? [ripple(view, radius, flute, d)] : []),
      ...(mill.weldon === true
        ? [flatOn(view, overall - overall * 0.3, overall - overall * 0.14, shank)]
        : []),
    ],
    face: (x, y, R) =>
      end === 'ball'
        ? ballFace(x, y, R)
        : [
            ...toothedFace(x, y, R, flutes, { core: 0.3, land: flutes > 3 ? 0.46 : 0.5 }),
            path(`M${x - 7} ${y}H${x + 7}`, 'none', 'edge'),
          ],
    faceText: `Ø ${d}`,
    lengths: [
      [0, flute, String(flute)],
      [0, overall, String(overall)],
    ],
    rear: [shank, `Ø ${shank}`],
    more: (view) =>
      radius > 0
        ? [
            note(
              [at(view, radius * 0.3), view.y - (d / 2 - radius * 0.5) * view.across],
              [view.left + 70, view.y - (d / 2) * view.across - 50],
              `R ${radius}`,
            ),
          ]
        : [],
  }
}

function nose(view: Lying, d: number, radius: number): Mark {
  const [h, r, x] = [(d / 2) * view.across, radius * view.across, at(view, radius)]
  const rx = radius * view.along
  return path(
    `M${num(x)} ${num(view.y - h)}A${num(rx)} ${num(r)} 0 0 0 ${num(x - rx)} ${num(view.y - h + r)}V${num(view.y + h - r)}A${num(rx)} ${num(r)} 0 0 0 ${num(x)} ${num(view.y + h)}Z`,
    'light',
  )
}

const ballFace = (x: number, y: number, R: number): Mark[] => [
  circle(x, y, R, 'light'),
  path(
    `M${x} ${y - R}Q${x + R * 0.7} ${y - R * 0.5} ${x} ${y}Q${x - R * 0.2} ${y - R * 0.5} ${x} ${y - R}ZM${x} ${y + R}Q${x - R * 0.7} ${y + R * 0.5} ${x} ${y}Q${x + R * 0.2} ${y + R * 0.5} ${x} ${y + R}Z`,
    'deep',
    'edge',
  ),
]

/** The waves of a roughing cutter's edges. */
function ripple(view: Lying, from: number, to: number, d: number): Mark {
  const h = (d / 2) * view.across
  const [a, b] = [at(view, from), at(view, to)]
  const step = (b - a) / 16
  const wave = (y: number, sign: number): string =>
    `M${num(a)} ${num(y)}${Array.from({ length: 16 }, () => `q${num(step / 2)} ${num(sign * 7)} ${num(step)} 0`).join('')}`
  return (
    path(`${wave(view.y - h, 1)}${wave(view.y + h, -1)}`, 'white', 'edge') +
    path([-0.4, 0, 0.4].map((k) => wave(view.y + k * h, 1)).join(''), 'none', 'hair')
  )
}

/** A cone with teeth: countersinks and chamfer mills. `angle` is the cone's. */
function coneTool(
  d: number,
  overall: number,
  shank: number,
  angle: number,
  flutes: number,
  tint: Fill,
  title: string,
): Rotary {
  const nose = d * 0.2
  const cone = (d - nose) / 2 / Math.tan((angle * Math.PI) / 360)
  const head = cone + d * 0.28
  return {
    title,
    overall,
    thick: 1,
    parts: [
      [0, cone, nose, d],
      [cone, head, d],
      [head, head + (d - shank) * 0.3, Math.max(d * 0.86, shank), shank],
      [head + (d - shank) * 0.3, overall, shank],
    ],
    over: (view) => {
      const [h, x1, x2, n] = [(d / 2) * view.across, at(view, cone), at(view, head), (nose / 2) * view.across]
      return [-0.28, 0.42].map((place) =>
        path(
          `M${num(view.left)} ${num(view.y + place * n)}L${num(x1)} ${num(view.y + place * h)}H${num(x2)}V${num(view.y + (place + 0.36) * h)}Q${num(x1)} ${num(view.y + (place + 0.4) * h)} ${num(view.left)} ${num(view.y + (place + 0.2) * n)}Z`,
          tint,
          'edge',
        ),
      )
    },
    face: (x, y, R) => [
      ...toothedFace(x, y, R, flutes, { core: 0.24, land: 0.6 }),
      circle(x, y, R * 0.2, 'mid', 'edge'),
    ],
    faceText: `Ø ${d}`,
    lengths: [[0, overall, String(overall)]],
    rear: [shank, `Ø ${shank}`],
    more: (view) =>
      [
        dimAngle(
          [at(view, -nose / 2 / Math.tan((angle * Math.PI) / 360)), view.y],
          cone * view.along + 60,
          -angle / 2,
          angle / 2,
          '',
        ),
      ].concat(
        `<text x="${num(view.left + 6)}" y="${num(view.y - (d / 2) * view.across - 22)}" font-size="22" fill="#16191d" stroke="none">${angle}°</text>`,
      ),
  }
}

/** A deburring countersink whose cutting edge is a cross hole. */
const crossHoleTool = (d: number, overall: number, shank: number, title: string): Rotary => ({
  ...coneTool(d, overall, shank, 90, 1, 'light', title),
  over: (view) => {
    const [cx, r] = [at(view, d * 0.3), d * 0.19 * view.across]
    return [
      `<ellipse cx="${num(cx)}" cy="${num(view.y + 3)}" rx="${num(r)}" ry="${num(r * 1.25)}" fill="url(#hole)"/>`,
    ]
  },
  face: (x, y, R) => [
    circle(x, y, R, 'light'),
    path(
      `M${x - R * 0.2} ${y - R * 0.86}Q${x + R * 0.9} ${y - R * 0.3} ${x + R * 0.3} ${y + R * 0.2}Q${x} ${y} ${x - R * 0.2} ${y - R * 0.86}Z`,
      'hole',
      'edge',
    ),
    circle(x, y, R * 0.14, 'mid', 'edge'),
  ],
})

/** A disc-like cutter on a neck, for T-slots. */
const tSlotTool = (
  d: number,
  width: number,
  overall: number,
  shank: number,
  slot: number,
  title: string,
): Rotary => ({
  title,
  overall,
  thick: 1,
  parts: [
    [0, width, d],
    [width, width + slot * 1.1, slot * 0.86],
    [width + slot * 1.1, width + slot * 1.4, slot * 0.86, shank],
    [width + slot * 1.4, overall, shank],
  ],
  over: (view) => {
    const h = (d / 2) * view.across
    const [a, b] = [view.left, at(view, width)]
    return [-0.6, -0.1, 0.4]
      .map((k, index) =>
        path(
          `M${num(a)} ${num(view.y + k * h)}L${num(b)} ${num(view.y + (k + (index % 2 === 0 ? 0.16 : -0.16)) * h)}v${num(h * 0.22)}L${num(a)} ${num(view.y + (k + 0.22) * h)}Z`,
          'deep',
          'edge',
        ),
      )
      .concat(flatOn(view, overall - overall * 0.3, overall - overall * 0.12, shank))
  },
  face: (x, y, R) => [
    ...toothedFace(x, y, R, 8, { core: 0.62, land: 0.3 }),
    circle(x, y, R * 0.16, 'mid', 'edge'),
  ],
  faceText: `Ø ${d}`,
  lengths: [
    [0, width, String(width)],
    [0, overall, String(overall)],
  ],
  rear: [shank, `Ø ${shank}`],
})

/** A counterbore with its fixed pilot. */
const counterboreTool = (
  head: number,
  pilot: number,
  overall: number,
  shank: number,
  title: string,
): Rotary => ({
  title,
  overall,
  thick: 1,
  parts: [
    [0, pilot * 0.9, pilot],
    [pilot * 0.9, head * 1.9, head],
    [head * 1.9, head * 2.1, head * 0.9, shank],
    [head * 2.1, overall, shank],
  ],
  over: (view) => [helix(view, pilot * 0.9, head * 1.7, head, 1.3, 0.42)],
  face: (x, y, R) => [
    ...toothedFace(x, y, R, 3, { core: 0.42, land: 0.5 }),
    circle(x, y, (R * pilot) / head, 'light'),
  ],
  faceText: `Ø ${head}`,
  lengths: [[0, overall, String(overall)]],
  rear: [shank, `Ø ${shank}`],
  more: (view) => [
    note(
      [at(view, pilot * 0.3), view.y - (pilot / 2) * view.across],
      [view.left + 34, view.y - (head / 2) * view.across - 40],
      `Ø ${pilot}`,
    ),
  ],
})

/** A reamer: straight or left-hand helical teeth; square or taper at the end. */
function reamerTool(
  d: number,
  flute: number,
  overall: number,
  kind: 'machine' | 'hand' | 'taper',
  shank: number,
  title: string,
): Rotary {
  const thick = Math.min(2.2, 46 / d)
  const square = d * 0.78
  const parts: Part[] =
    kind === 'machine'
      ? [
          [0, flute * 0.06, d * 0.86, d],
          [flute * 0.06, flute, d],
          [flute, flute + d, d * 0.8],
          [flute + d, overall, shank],
        ]
      : kind === 'hand'
        ? [
            [0, flute * 0.25, d * 0.9, d],
            [flute * 0.25, flute, d],
            [flute, overall - d * 1.1, d * 0.96],
          ]
        : [
            [0, flute * 0.06, d * 0.86, d],
            [flute * 0.06, flute, d],
            [flute, overall - overall * 0.36, d * 0.82],
            [overall * 0.64, overall * 0.95, shank, shank * 0.8],
            [overall * 0.95, overall, shank * 0.55],
          ]
  return {
    title,
    overall,
    parts,
    thick,
    over: (view) => [
      kind === 'hand'
        ? straightFlutes(view, 0, flute, d, 'deep')
        : reverse(helix(view, 0, flute, d, 2.4, 0.3), view.y),
      ...(kind === 'hand' ? [squareEnd(view, overall - d * 1.1, overall, square)] : []),
    ],
    face: (x, y, R) => [
      ...toothedFace(x, y, R, 6, { core: 0.6, land: 0.34 }),
      circle(x, y, R * 0.12, 'hole', 'edge'),
    ],
    faceText: kind === 'machine' ? `Ø ${d} H7` : `Ø ${d} H7`,
    lengths: [
      [0, flute, String(flute)],
      [0, overall, String(overall)],
    ],
  }
}

/** Turns a right-hand helix into a left-hand one. */
const reverse = (mark: Mark, y: number): Mark => `<g transform="matrix(1 0 0 -1 0 ${num(2 * y)})">${mark}</g>`

/** A shell or shank cutter with indexable inserts. */
function insertCutter(d: number, teeth: number, shank: number | undefined, title: string): Rotary {
  const head = shank === undefined ? Math.min(63, 40 + d * 0.12) : d * 1.3
  const overall = shank === undefined ? head : head + 60
  const insert = Math.max(9, d * 0.14)
  return {
    title,
    overall,
    thick: 1,
    parts:
      shank === undefined
        ? [
            [insert * 0.2, head * 0.5, d * 0.98],
            [head * 0.5, head, d * 0.98, d * 0.6],
          ]
        : [
            [insert * 0.2, head * 0.7, d],
            [head * 0.7, head, d, shank],
            [head, overall, shank],
          ],
    over: (view) =>
      [-0.98, -0.3, 0.34].map((k) => {
        const y = view.y + (k * d * view.across) / 2
        const [w, h] = [insert * view.along, insert * 0.62 * view.across]
        return (
          path(
            `M${num(view.left + 2)} ${num(y)}h${num(w * 1.7)}q8 ${num(h)} -6 ${num(h * 1.9)}h${num(-w * 1.2)}Z`,
            'deep',
            'edge',
          ) +
          polygon(
            [
              [view.left, y],
              [view.left + w, y + 2],
              [view.left + w - 2, y + h * 1.2],
              [view.left + 2, y + h * 1.2],
            ],
            'accent',
          ) +
          circle(view.left + w / 2, y + h * 0.6, Math.min(w, h) * 0.2, 'black', 'edge')
        )
      }),
    face: (x, y, R) => [
      ...toothedFace(x, y, R, teeth, { core: 0.74, land: 0.62 }),
      circle(x, y, R * (shank === undefined ? 0.34 : 0.1), 'hole', 'edge'),
      ...(shank === undefined
        ? [
            rect(x - R * 0.09, y - R * 0.46, R * 0.18, R * 0.92, 'deep', 0, 'edge'),
            circle(x, y, R * 0.3, 'white', 'edge'),
          ]
        : []),
    ],
    faceText: `Ø ${d}`,
    lengths: shank === undefined ? [] : [[0, overall, String(Math.round(overall))]],
    ...(shank === undefined ? {} : { rear: [shank, `Ø ${shank}`] as const }),
  }
}

export const families = {
  ...toolFamilies(
    'countersink',
    {
      d: mm(1, 200),
      overall: mm(10, 500),
      shank: mm(1, 100),
      angle: angle(-180, 180).default(90),
      flutes: count(1, 16),
      tint: fillName(),
      title: text(),
    },
    ({ d, overall, shank, angle, flutes, tint, title }) =>
      coneTool(d, overall, shank, angle, flutes, tint, title),
  ),
  ...toolFamilies(
    'counterbore',
    { head: mm(2, 100), pilot: mm(1, 100), overall: mm(10, 500), shank: mm(1, 100), title: text() },
    ({ head, pilot, overall, shank, title }) => counterboreTool(head, pilot, overall, shank, title),
  ),
  ...toolFamilies(
    'cross-hole-countersink',
    { d: mm(2, 200), overall: mm(5, 500), shank: mm(1, 50), title: text() },
    ({ d, overall, shank, title }) => crossHoleTool(d, overall, shank, title),
  ),
  ...toolFamilies(
    'insert-cutter',
    { d: mm(2, 500), teeth: count(0, 24), shank: mm(2, 200).optional(), title: text() },
    ({ d, teeth, shank, title }) => insertCutter(d, teeth, shank, title),
  ),
  ...toolFamilies(
    'end-mill',
    {
      diameter: mm(0.1, 200),
      flute: mm(0.2, 500),
      overall: mm(5, 1000),
      shank: mm(0.5, 200),
      flutes: count(1, 24),
      end: z.union([z.literal(['square', 'ball']), mm(0.1, 10)]).default('square'),
      tint: fillName(),
      rough: flag(),
      weldon: flag(),
      title: text(),
    },
    millTool,
  ),
  ...toolFamilies(
    'reamer',
    {
      d: mm(1, 200),
      flute: mm(5, 500),
      overall: mm(10, 2000),
      kind: choice(['machine', 'hand', 'taper']),
      shank: mm(1, 200),
      title: text(),
    },
    ({ d, flute, overall, kind, shank, title }) => reamerTool(d, flute, overall, kind, shank, title),
  ),
  ...toolFamilies(
    't-slot-cutter',
    {
      d: mm(2, 200),
      width: mm(1, 100),
      overall: mm(10, 500),
      shank: mm(2, 100),
      slot: mm(2, 100),
      title: text(),
    },
    ({ d, width, overall, shank, slot, title }) => tSlotTool(d, width, overall, shank, slot, title),
  ),
}
