import { choice, count, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  num,
  path,
  polar,
  polygon,
  rect,
  type Fill,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

/** What a coupling looks like between its two hubs. */
type Form = 'jaw' | 'flange' | 'chain' | 'rigid' | 'beam' | 'collar' | 'split'

type Coupling = { form: Form; d: number; d2?: number; D: number; length: number; title: string }

type Half = { x: number; y: number; s: number; l: number; r: number; R: number }

/** Steel in the cut, above and below the axis. */
const ring = (y: number, x1: number, x2: number, near: number, far: number, fill: Fill): Mark =>
  [-1, 1]
    .map((sign) =>
      polygon(
        [
          [x1, y + sign * near],
          [x2, y + sign * near],
          [x2, y + sign * far],
          [x1, y + sign * far],
        ],
        fill,
      ),
    )
    .join('')

const between: Record<Form, (half: Half) => Mark[]> = {
  jaw: ({ x, y, l, r, R }) => [
    ring(y, x - l, x - l * 0.2, r, R, 'hatch'),
    ring(y, x + l * 0.2, x + l, r, R, 'hatchBack'),
    ring(y, x - l * 0.2, x + l * 0.2, R * 0.5, R, 'black'),
  ],
  flange: ({ x, y, l, r, R }) => [
    ring(y, x - l, x - l * 0.02, r, R * 0.55, 'hatch'),
    ring(y, x - l * 0.34, x - l * 0.02, R * 0.55, R, 'hatch'),
    ring(y, x + l * 0.02, x + l, r, R * 0.55, 'hatchBack'),
    ring(y, x + l * 0.02, x + l * 0.34, R * 0.55, R, 'hatchBack'),
    ...[-1, 1].flatMap((sign) => {
      const at = y + sign * R * 0.78
      return [
        rect(x + l * 0.02, at - R * 0.12, l * 0.32, R * 0.24, 'black', 0, 'edge'),
        rect(x - l * 0.46, at - R * 0.055, l * 0.92, R * 0.11, 'roundH', 2, 'edge'),
        rect(x - l * 0.48, at - R * 0.1, l * 0.12, R * 0.2, 'mid', 0, 'edge'),
        centre(x - l * 0.6, at, x + l * 0.6, at),
      ]
    }),
  ],
  chain: ({ x, y, l, r, R }) => [
    ring(y, x - l, x - l * 0.03, r, R * 0.62, 'hatch'),
    ring(y, x + l * 0.03, x + l, r, R * 0.62, 'hatchBack'),
    ring(y, x - l * 0.26, x - l * 0.1, R * 0.62, R * 0.84, 'hatch'),
    ring(y, x + l * 0.1, x + l * 0.26, R * 0.62, R * 0.84, 'hatchBack'),
    ...[-1, 1].map((sign) =>
      rect(x - l * 0.34, y + sign * R * 0.84 - R * 0.12, l * 0.68, R * 0.24, 'mid', 6),
    ),
    ...[-1, 1].map((sign) =>
      path(
        `M${num(x - l * 0.5)} ${num(y + sign * R * 0.62)}V${num(y + sign * R)}H${num(x + l * 0.5)}V${num(y + sign * R * 0.62)}`,
        'none',
        'heavy',
      ),
    ),
  ],
  rigid: ({ x, y, l, r, R }) => [
    ring(y, x - l, x + l, r, R, 'hatch'),
    ...[-0.7, -0.3, 0.3, 0.7].map((at) =>
      rect(x + l * at - R * 0.1, y - R * 0.78, R * 0.2, R * 0.3, 'deep', 0, 'edge'),
    ),
  ],
  beam: ({ x, y, l, r, R }) => [
    ring(y, x - l, x + l, r, R, 'hatch'),
    ...[-0.28, -0.14, 0, 0.14, 0.28].map((at) =>
      path(
        `M${num(x + l * at - l * 0.05)} ${num(y - R)}h${num(l * 0.05)}l${num(l * 0.06)} ${num(2 * R)}h${num(-l * 0.05)}Z`,
        'white',
        'edge',
      ),
    ),
    ...[-0.72, 0.72].map((at) =>
      rect(x + l * at - R * 0.12, y - R * 0.86, R * 0.24, R * 0.34, 'deep', 0, 'edge'),
    ),
  ],
  collar: ({ x, y, l, r, R }) => [
    ring(y, x - l, x + l, r, R, 'hatch'),
    rect(x - R * 0.09, y - R, R * 0.18, R - r, 'deep', 0, 'edge'),
  ],
  split: ({ x, y, l, r, R }) => [
    ring(y, x - l, x + l, r, R, 'hatch'),
    circle(x, y - (R + r) / 2, Math.min(l * 0.5, (R - r) * 0.32), 'white', 'edge'),
  ],
}

const face: Record<Form, (x: number, y: number, R: number, r: number) => Mark[]> = {
  jaw: (x, y, R, r) => [
    circle(x, y, R, 'black'),
    ...[0, 120, 240].map((turn) => {
      const arc = (radius: number, a: number): string =>
        polar(x, y, radius, turn + a)
          .map(num)
          .join(' ')
      return path(
        `M${arc(R, -32)}A${num(R)} ${num(R)} 0 0 1 ${arc(R, 32)}L${arc(R * 0.5, 26)}A${num(R * 0.5)} ${num(R * 0.5)} 0 0 0 ${arc(R * 0.5, -26)}Z`,
        'light',
      )
    }),
    circle(x, y, Math.max(r * 1.12, R * 0.42), 'mid', 'edge'),
  ],
  flange: (x, y, R) => [
    circle(x, y, R, 'light'),
    circle(x, y, R * 0.55, 'mid', 'edge'),
    ...[0, 60, 120, 180, 240, 300].flatMap((turn) => {
      const [bx, by] = polar(x, y, R * 0.78, turn - 90)
      return [circle(bx, by, R * 0.13, 'mid', 'edge'), circle(bx, by, R * 0.07, 'white', 'edge')]
    }),
  ],
  chain: (x, y, R) => [
    circle(x, y, R, 'light'),
    ...Array.from({ length: 16 }, (_, index) => {
      const [bx, by] = polar(x, y, R * 0.82, index * 22.5)
      return circle(bx, by, R * 0.1, 'mid', 'edge')
    }),
    circle(x, y, R * 0.6, 'light', 'edge'),
  ],
  rigid: (x, y, R) => [
    circle(x, y, R, 'light'),
    rect(x - R * 0.1, y - R * 0.99, R * 0.2, R * 0.4, 'deep', 0, 'edge'),
  ],
  beam: (x, y, R) => [
    circle(x, y, R, 'light'),
    rect(x - 2, y, 4, R * 0.98, 'white', 0, 'edge'),
    rect(x - R * 0.7, y + R * 0.52, R * 1.4, R * 0.2, 'none', 0, 'fine'),
  ],
  collar: (x, y, R) => [
    circle(x, y, R, 'light'),
    rect(x - R * 0.09, y - R * 0.99, R * 0.18, R * 0.36, 'deep', 0, 'edge'),
  ],
  split: (x, y, R, r) => [
    circle(x, y, R, 'light'),
    rect(x - 3, y - R, 6, R - r, 'white', 0, 'edge'),
    rect(x - R * 0.5, y - R * 0.82, R, R * 0.17, 'none', 0, 'fine'),
    rect(x - R * 0.52, y - R * 0.86, R * 0.2, R * 0.25, 'dark', 3, 'edge'),
  ],
}

/** A coupling or collar cut along the shaft, and from its end. */
function couplingViews(of: Coupling): string {
  const { form, d, d2 = d, D, length, title } = of
  const s = Math.min(285 / D, 240 / length)
  const [x, y, f] = [285, 275, 595]
  const [l, r, R] = [(length / 2) * s, (d / 2) * s, (D / 2) * s]
  return sheet(title, [
    ...between[form]({ x, y, s, l, r, R }),
    path(
      `M${num(x - l)} ${num(y - r)}V${num(y + r)}M${num(x + l)} ${num(y - r)}V${num(y + r)}`,
      'none',
      'edge',
    ),
    centre(x - l - 22, y, x + l + 22, y),
    ...face[form](f, y, R, r),
    circle(f, y, r, 'white'),
    centre(f - R - 14, y, f + R + 14, y),
    centre(f, y - R - 14, f, y + R + 14),
    dimH(x - l, x + l, y + R + 50, String(length), y + R * 0.6),
    dimV(y - R, y + R, x - l - 120, `Ø ${D}`, x - l * 0.3),
    dimV(y - r, y + r, x - l - 46, `Ø ${d}`, x - l),
    d2 === d ? '' : note([f + r * 0.7, y - r * 0.7], [f + R * 0.7, y - R - 14], `Ø ${d2}`),
    caption(title),
  ])
}

/** It in space. */
function couplingShaded(of: Coupling): string {
  const { form, d, D, length, title } = of
  const view = oblique(400, 300, Math.min(300 / D, 380 / length), -24, 0.5)
  const [l, R, r] = [length / 2, D / 2, d / 2]
  const at = (x: number, y: number, z: number): Point => spot(view, x, y, z)
  const bolt = (x: number, turn: number, radius: number, size: number): Mark => {
    const a = (turn * Math.PI) / 180
    const [bx, by] = at(x, radius * Math.cos(a), radius * Math.sin(a))
    return circle(bx, by, size * view.scale, 'dark', 'edge')
  }
  const marks: Mark[] = {
    jaw: () => [
      cylinder(view, l * 0.2, l, R),
      cylinder(view, -l * 0.2, l * 0.2, R * 0.98, R * 0.98, 'darkH', 'black'),
      ...[-0.9, 0.3].map((turn) =>
        polygon(
          [
            at(-l * 0.2, R * Math.sin(turn), R * Math.cos(turn)),
            at(l * 0.2, R * Math.sin(turn), R * Math.cos(turn)),
            at(l * 0.2, R * Math.sin(turn + 0.75), R * Math.cos(turn + 0.75)),
            at(-l * 0.2, R * Math.sin(turn + 0.75), R * Math.cos(turn + 0.75)),
          ],
          turn < 0 ? 'white' : 'mid',
          'edge',
        ),
      ),
      cylinder(view, -l, -l * 0.2, R),
    ],
    flange: () => [
      cylinder(view, l * 0.34, l, R * 0.55),
      cylinder(view, l * 0.02, l * 0.34, R),
      cylinder(view, -l * 0.34, -l * 0.02, R),
      ...[20, 80, 140, 200, 260, 320].map((turn) => bolt(-l * 0.38, turn, R * 0.78, R * 0.1)),
      cylinder(view, -l, -l * 0.34, R * 0.55),
    ],
    chain: () => [
      cylinder(view, l * 0.3, l, R * 0.62),
      cylinder(view, l * 0.06, l * 0.28, R * 0.9, R * 0.9, 'darkH', 'mid'),
      cylinder(view, -l * 0.28, -l * 0.02, R * 0.9, R * 0.9, 'roundH', 'light'),
      ...Array.from({ length: 18 }, (_, index) => bolt(-l * 0.29, index * 20, R * 0.79, R * 0.085)),
      cylinder(view, -l, -l * 0.3, R * 0.62),
    ],
    rigid: () => [
      cylinder(view, -l, l, R),
      ...[-0.7, -0.3, 0.3, 0.7].map((x) => {
        const [bx, by] = at(l * x, -R * 0.45, R * 0.89)
        return circle(bx, by, R * 0.14 * view.scale, 'hole', 'edge')
      }),
    ],
    beam: () => [
      cylinder(view, -l, l, R),
      ...[-0.34, -0.2, -0.06, 0.08, 0.22].map((x) => {
        const [x1, y1] = at(l * x, -R, 0)
        const [x2, y2] = at(l * (x + 0.12), R, 0)
        const bulge = R * view.scale * view.open * 1.3
        return `<path d="M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2 + bulge)} ${num((y1 + y2) / 2)} ${num(x2)} ${num(y2)}" stroke="#3b434d" stroke-width="5"/>`
      }),
      ...[-0.68, 0.68].map((x) => {
        const [bx, by] = at(l * x, R * 0.3, R * 0.94)
        return (
          circle(bx, by, R * 0.19 * view.scale, 'dark', 'edge') +
          circle(bx, by, R * 0.1 * view.scale, 'black', 'edge')
        )
      }),
    ],
    collar: () => [
      cylinder(view, -l, l, R),
      (() => {
        const [bx, by] = at(0, -R * 0.55, R * 0.83)
        return circle(bx, by, Math.min(l * 0.45, R * 0.18) * view.scale, 'hole', 'edge')
      })(),
    ],
    split: () => [
      cylinder(view, -l, l, R),
      polygon(
        [at(-l, -R, -R * 0.03), at(l, -R, -R * 0.03), at(l, -R, R * 0.06), at(-l, -R, R * 0.06)],
        'black',
        'edge',
      ),
      (() => {
        const [bx, by] = at(0, -R * 0.5, R * 0.86)
        return (
          circle(bx, by, Math.min(l * 0.6, R * 0.2) * view.scale, 'dark', 'edge') +
          circle(bx, by, Math.min(l * 0.32, R * 0.1) * view.scale, 'black', 'edge')
        )
      })(),
      polygon(
        [at(-l, -R, -R * 0.04), at(-l, -R, R * 0.04), at(-l, -r, R * 0.04), at(-l, -r, -R * 0.04)],
        'white',
        'edge',
      ),
    ],
  }[form]()
  return sheet(title, [upright(view, [...marks, disc(view, -l, r, 'hole')]), caption(title)])
}

/** The elastic star between two jaw hubs. */
function spiderViews(
  of: { D: number; inner: number; width: number; teeth: number; title: string },
  shaded = false,
): string {
  const { D, inner, width, teeth, title } = of
  const s = 320 / D
  const [x, y] = [shaded ? 380 : 330, 280]
  const [R, r] = [(D / 2) * s, (inner / 2) * s]
  const body = r * 1.38
  const arms = Array.from({ length: teeth }, (_, index): Point[] => {
    const a = (index * 360) / teeth - 90
    const w = 360 / teeth / 4.4
    return [
      polar(x, y, body, a - w * 1.6),
      polar(x, y, R * 0.95, a - w),
      polar(x, y, R, a - w * 0.6),
      polar(x, y, R, a + w * 0.6),
      polar(x, y, R * 0.95, a + w),
      polar(x, y, body, a + w * 1.6),
    ]
  })
  const outline = arms.flat()
  if (shaded)
    return sheet(title, [
      ...Array.from({ length: 8 }, (_, index) => {
        const part = 1 - index / 8
        return `<g transform="translate(${num(70 * part)} ${num(-42 * part)})">${polygon(outline, index === 0 ? 'black' : 'black', index === 0 ? 'outline' : 'none')}</g>`
      }),
      polygon(outline, 'deep'),
      circle(x, y, r, 'hole'),
      caption(title),
    ])
  return sheet(title, [
    polygon(outline, 'deep'),
    circle(x, y, r, 'white'),
    centre(x - R - 16, y, x + R + 16, y),
    centre(x, y - R - 16, x, y + R + 16),
    rect(x + R + 90, y - R, width * s, 2 * R, 'deep', 4),
    dimH(x + R + 90, x + R + 90 + width * s, y + R + 50, String(width), y + R),
    dimV(y - R, y + R, x - R - 50, `Ø ${D}`, x),
    note([x + r * 0.7, y - r * 0.7], [x + R * 0.8, y - R - 14], `Ø ${inner}`),
    caption(title),
  ])
}

const couplingParameters = {
  form: choice(['jaw', 'flange', 'chain', 'rigid', 'beam', 'collar', 'split']),
  d: mm(0.5, 500),
  d2: mm(0.5, 100).exactOptional(),
  D: mm(2, 2000),
  length: mm(1, 1000),
  title: text(),
}

export const families = {
  'coupling-shaded': family(couplingParameters, couplingShaded),
  'coupling-views': family(couplingParameters, couplingViews),
  'coupling-spider-views': family(
    {
      D: mm(10, 500),
      inner: mm(5, 200),
      width: mm(2, 100),
      teeth: count(3, 24),
      title: text(),
      shaded: flag(),
    },
    ({ shaded, ...of }) => spiderViews(of, shaded),
  ),
}
