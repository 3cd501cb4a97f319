import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, path, polygon, rect, num, type Mark, type Point } from '../../sheet/svg.ts'
import { boreEdges, sectionSheet, solid } from './rolling.ts'

type Nut = { d: number; D: number; B: number; thread: string; title: string }

/** A slotted lock nut from the front and in section. */
function lockNut(of: Nut): string {
  const { d, D, B, thread, title } = of
  const scale = 320 / D
  const [x, y, s] = [290, 280, 590]
  const [R, r] = [(D / 2) * scale, (d / 2) * scale]
  const w = Math.max(B * scale, 26)
  const slot = R * 0.17
  const slots = [0, 90, 180, 270].map(
    (turn) =>
      `<path transform="rotate(${turn} ${x} ${y})" d="M${num(x - slot)} ${num(y - R - 3)}V${num(y - R * 0.88)}h${num(2 * slot)}V${num(y - R - 3)}" fill="#fff"/>`,
  )
  const half = (sign: 1 | -1): Mark =>
    polygon(
      [
        [s - w / 2, y - sign * r],
        [s + w / 2, y - sign * r],
        [s + w / 2, y - sign * R * 0.9],
        [s + w / 2 - w * 0.24, y - sign * R],
        [s - w / 2, y - sign * R],
      ],
      'hatch',
    )
  return sheet(title, [
    circle(x, y, R, 'light'),
    circle(x, y, R * 0.9, 'none', 'fine'),
    ...slots,
    circle(x, y, r * 0.95, 'white'),
    path(`M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 1 1 ${num(x - r)} ${num(y)}`, 'none', 'fine'),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    half(1),
    half(-1),
    path(
      `M${num(s - w / 2)} ${num(y - r)}V${num(y + r)}M${num(s + w / 2)} ${num(y - r)}V${num(y + r)}`,
      'none',
      'edge',
    ),
    centre(s - w / 2 - 20, y, s + w / 2 + 20, y),
    dimV(y - R, y + R, x - R - 46, `Ø ${D}`, x),
    dimH(s - w / 2, s + w / 2, y + R + 48, String(B), y + R),
    note([s - w / 2, y - r * 0.98], [s - w / 2 - 40, y - R - 30], thread),
    caption(title),
  ])
}

/** It in space. */
function lockNutShaded({ d, D, B, title }: Nut): string {
  const view = oblique(400, 300, 380 / D, -24, 0.72)
  const near = -B / 2
  const slots = [0, 90, 180, 270].map((turn) => {
    const a = ((turn + 40) * Math.PI) / 180
    const at = (x: number, radius: number, side: number): Point =>
      spot(view, x, radius * Math.sin(a) + side * Math.cos(a), radius * Math.cos(a) - side * Math.sin(a))
    const w = D * 0.075
    return polygon(
      [at(near, D * 0.43, -w), at(near, D * 0.43, w), at(near, D * 0.505, w), at(near, D * 0.505, -w)],
      'deep',
      'edge',
    )
  })
  return sheet(title, [
    upright(view, [
      cylinder(view, near, B / 2, D / 2),
      disc(view, near, D * 0.45, 'white', 'fine'),
      ...slots,
      disc(view, near, d / 2, 'hole'),
      disc(view, near, (d / 2) * 0.93, 'none', 'fine'),
    ]),
    caption(title),
  ])
}

/** A lock washer: outer tabs bent into the nut's slots, one inner tab in the shaft's groove. */
function lockWasher({ d, D, B, title }: Nut, tilt = false): string {
  const scale = (tilt ? 300 : 350) / D
  const [x, y] = [tilt ? 400 : 360, 280]
  const [R, r] = [(D / 2) * scale, (d / 2) * scale]
  const body = R * 0.84
  const tabs = Array.from({ length: 13 }, (_, index) => {
    const turn = (index / 13) * 360
    const w = R * 0.1
    return `<path transform="rotate(${num(turn)} ${x} ${y})" d="M${num(x - w)} ${num(y - body + 2)}L${num(x - w * 0.8)} ${num(y - R)}h${num(w * 1.6)}L${num(x + w)} ${num(y - body + 2)}" fill="#f3f5f7"/>`
  })
  const k = r * 0.13
  const marks = [
    ...tabs,
    circle(x, y, body, 'light'),
    `<circle cx="${x}" cy="${y}" r="${num(body - 1.4)}" fill="#f3f5f7" stroke="none"/>`,
    circle(x, y, r, 'white'),
    path(`M${num(x - k)} ${num(y - r)}V${num(y - r * 0.82)}h${num(2 * k)}V${num(y - r)}`, 'light'),
  ]
  if (tilt)
    return sheet(title, [
      `<g transform="matrix(1.2 -.38 .13 .95 -116 166)"><g transform="translate(7 9)">${circle(x, y, body, 'dark')}</g>${marks.join('')}</g>`,
      caption(title),
    ])
  return sheet(title, [
    ...marks,
    centre(x - R - 16, y, x + R + 16, y),
    centre(x, y - R - 16, x, y + R + 16),
    rect(x + R + 90, y - R, Math.max(6, B * scale), 2 * R, 'hatchFine'),
    dimV(y - R, y + R, x - R - 46, `Ø ${D}`, x),
    note([x + r * 0.7, y - r * 0.7], [x + R * 0.9, y - R - 16], `Ø ${d}`),
    dimH(x + R + 90, x + R + 90 + Math.max(6, B * scale), y + R + 48, String(B), y + R),
    caption(title),
  ])
}

type Sleeve = { d1: number; d: number; D: number; length: number; title: string }

/** An adapter sleeve with its nut and washer, cut. */
const sleeveSection = ({ d1, d, D, length, title }: Sleeve): string => {
  const nut = length * 0.26
  const l = length / 2
  return sectionSheet(
    { d: d1, D, B: length, title },
    (at) => [
      boreEdges(at, -l, l, d1 / 2),
      solid(at, [
        [-l, d1 / 2],
        [l, d1 / 2],
        [l, d / 2 - 0.4],
        [l - nut * 1.2, d / 2],
        [-l, d / 2 + length / 24],
      ]),
      solid(
        at,
        [
          [l - nut - 1, d / 2],
          [l - 1, d / 2],
          [l - 1, D / 2 - 1.5],
          [l - 2.5, D / 2],
          [l - nut - 1, D / 2],
        ],
        'hatchBack',
      ),
      solid(
        at,
        [
          [l - nut - 1 - Math.max(1, length * 0.03), d / 2],
          [l - nut - 1, d / 2],
          [l - nut - 1, D / 2],
          [l - nut - 1 - Math.max(1, length * 0.03), D / 2],
        ],
        'deep',
        'edge',
      ),
    ],
    (x, y, scale) => [
      circle(x, y, (D / 2) * scale * 0.93, 'white', 'fine'),
      ...[0, 90, 180, 270].map((turn) => {
        const w = D * 0.075 * scale
        return `<path transform="rotate(${turn} ${num(x)} ${num(y)})" d="M${num(x - w)} ${num(y - (D / 2) * scale - 2)}v${num(D * 0.06 * scale)}h${num(2 * w)}v${num(-D * 0.06 * scale)}" fill="#fff"/>`
      }),
      circle(x, y, (d / 2) * scale, 'mid', 'edge'),
      rect(x - 3, y + (d1 / 2) * scale, 6, ((d - d1) / 2) * scale, 'white', 0, 'edge'),
    ],
    { letter: 'L' },
  )
}

/** It in space. */
function sleeveShaded({ d1, d, D, length, title }: Sleeve): string {
  const view = oblique(400, 300, Math.min(340 / D, 300 / length), -24, 0.6)
  const l = length / 2
  const nut = length * 0.26
  const k = d1 * 0.07
  const at = (x: number, y: number, z: number): Point => spot(view, x, y, z)
  return sheet(title, [
    upright(view, [
      cylinder(view, -l + nut, l, d / 2, d / 2 + length / 24),
      polygon(
        [
          at(-l + nut, d * 0.2, d * 0.458),
          at(l, d * 0.2, d * 0.458),
          at(l, d * 0.26, d * 0.43),
          at(-l + nut, d * 0.26, d * 0.43),
        ],
        'black',
        'edge',
      ),
      cylinder(view, -l, -l + nut, D / 2),
      disc(view, -l, D * 0.46, 'white', 'fine'),
      ...[0, 1, 2, 3].map((quarter) => {
        const a = (quarter * 90 + 30) * (Math.PI / 180)
        const point = (radius: number, side: number): Point =>
          at(-l, radius * Math.sin(a) + side * Math.cos(a), radius * Math.cos(a) - side * Math.sin(a))
        return polygon(
          [
            point(D * 0.43, -D * 0.07),
            point(D * 0.43, D * 0.07),
            point(D * 0.502, D * 0.07),
            point(D * 0.502, -D * 0.07),
          ],
          'deep',
          'edge',
        )
      }),
      disc(view, -l, d / 2, 'mid', 'edge'),
      disc(view, -l, d1 / 2, 'hole'),
      polygon([at(-l, d1 / 2, -k), at(-l, d1 / 2, k), at(-l, d / 2, k), at(-l, d / 2, -k)], 'black', 'edge'),
    ]),
    caption(title),
  ])
}

const nutParameters = { d: mm(2, 500), D: mm(2, 1000), B: mm(0.2, 100), thread: text(), title: text() }

const sleeveParameters = { d1: mm(2, 500), d: mm(5, 500), D: mm(5, 1000), length: mm(5, 500), title: text() }

export const families = {
  'lock-nut': family(nutParameters, lockNut),
  'lock-nut-shaded': family(nutParameters, lockNutShaded),
  'lock-washer': family({ ...nutParameters, tilt: flag() }, ({ tilt, ...of }) => lockWasher(of, tilt)),
  'adapter-sleeve-section': family(sleeveParameters, sleeveSection),
  'adapter-sleeve-shaded': family(sleeveParameters, sleeveShaded),
}
