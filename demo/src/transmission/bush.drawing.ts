import { caption, dimH, dimV, note } from '../drawing/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../drawing/oblique.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, path, polygon, rect, num, type Mark, type Point } from '../drawing/svg.ts'
import { boreEdges, sectionSheet, solid } from './rolling.drawing.ts'

type Bush = { bore: number; big: number; length: number; key: number; title: string }

/** A taper bush from its broad face and in section. */
export function bushViews(of: Bush): string {
  const { bore, big, length, key, title } = of
  const scale = Math.min(290 / big, 200 / length)
  const [x, y, s] = [280, 275, 570]
  const [R, b, k] = [(big / 2) * scale, (bore / 2) * scale, (key / 2) * scale]
  const slope = Math.tan((4 * Math.PI) / 180)
  const [l, r] = [s - (length / 2) * scale, s + (length / 2) * scale]
  const small = R - (r - l) * slope
  const half = (sign: 1 | -1): Mark =>
    polygon(
      [
        [l, y - sign * b],
        [r, y - sign * b],
        [r, y - sign * small],
        [l, y - sign * R],
      ],
      'hatch',
    )
  const hole = R * 0.13
  return sheet(title, [
    circle(x, y, R, 'light'),
    circle(x, y, small, 'none', 'fine'),
    circle(x, y, b, 'white'),
    rect(x - k, y - b - k * 0.62, 2 * k, b * 0.4 + k * 0.62, 'white', 0, 'none'),
    path(
      `M${num(x - k)} ${num(y - Math.sqrt(b * b - k * k))}V${num(y - b - k * 0.62)}h${num(2 * k)}V${num(y - Math.sqrt(b * b - k * k))}`,
    ),
    rect(x - 2, y + b, 4, R - b, 'white', 0, 'edge'),
    ...[0, 180].map((turn) =>
      circle(x + Math.cos((turn * Math.PI) / 180) * R * 0.97, y, hole, 'white', 'edge'),
    ),
    circle(
      x + Math.cos((-125 * Math.PI) / 180) * R * 0.97,
      y + Math.sin((-125 * Math.PI) / 180) * R * 0.97,
      hole,
      'white',
      'edge',
    ),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    half(1),
    half(-1),
    path(`M${num(l)} ${num(y - b)}V${num(y + b)}M${num(r)} ${num(y - b)}V${num(y + b)}`, 'none', 'edge'),
    centre(l - 20, y, r + 20, y),
    dimH(l, r, y + R + 52, String(length), [y + R, y + small]),
    dimV(y - R, y + R, x - R - 46, `Ø ${big}`, x),
    dimV(y - b, y + b, r + 54, `Ø ${bore}`, r, 'right'),
    dimH(x - k, x + k, y - R - 34, String(key), y - b - k),
    note([(l + r) / 2, y - (R + small) / 2], [r + 20, y - R - 40], '8°'),
    caption(title),
  ])
}

/** It in space. */
export function bushShaded(of: Bush): string {
  const { bore, big, length, title } = of
  const view = oblique(400, 300, Math.min(330 / big, 300 / length), -24, 0.62)
  const small = big / 2 - length * Math.tan((4 * Math.PI) / 180)
  const near = -length / 2
  const k = of.key / 2
  const at = (y: number, z: number): Point => spot(view, near, y, z)
  const holes = [0.5, -0.5].map((turn) => {
    const [hx, hy] = at(0, (big / 2) * 0.94 * Math.sign(turn))
    return circle(hx, hy, big * 0.055 * view.scale, 'hole', 'edge')
  })
  return sheet(title, [
    upright(view, [
      cylinder(view, near, length / 2, big / 2, small),
      ...holes,
      disc(view, near, bore / 2, 'hole'),
      polygon(
        [
          at(-bore / 2 - k * 0.6, -k),
          at(-bore / 2 - k * 0.6, k),
          at(-bore / 2 + k * 0.4, k),
          at(-bore / 2 + k * 0.4, -k),
        ],
        'deep',
        'edge',
      ),
      polygon([at(bore / 2, -1), at(bore / 2, 1), at(big / 2, 1), at(big / 2, -1)], 'black', 'edge'),
    ]),
    caption(title),
  ])
}

type Nut = { d: number; D: number; B: number; thread: string; title: string }

/** A slotted lock nut from the front and in section. */
export function lockNut(of: Nut): string {
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
export function lockNutShaded({ d, D, B, title }: Nut): string {
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
export function lockWasher({ d, D, B, title }: Nut, tilt = false): string {
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
      `<g transform="matrix(.92 -.3 .1 .74 -30 190)"><g transform="translate(7 9)">${circle(x, y, body, 'dark')}</g>${marks.join('')}</g>`,
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
export const sleeveSection = ({ d1, d, D, length, title }: Sleeve): string => {
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
export function sleeveShaded({ d1, d, D, length, title }: Sleeve): string {
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

type Seal = { d: number; D: number; B: number; title: string; kind: 'TC' | 'SC' | 'TB' | 'VA' | 'VS' }

/** A radial shaft seal cut: case, lip, garter spring, and dust lip; or a V-ring. */
export function sealSection(of: Seal): string {
  const { d, D, B, kind } = of
  const [l, h] = [B / 2, (D - d) / 2]
  if (kind === 'VA' || kind === 'VS')
    return sectionSheet(
      of,
      (at) => [
        boreEdges(at, -l, l, d / 2),
        solid(
          at,
          [
            [-l, d / 2],
            [l * (kind === 'VS' ? 0.5 : 0.15), d / 2],
            [l * 0.1, d / 2 + h * 0.5],
            [l, D / 2],
            [l * 0.7, D / 2],
            [-l * 0.25, d / 2 + h * 0.55],
            [-l, d / 2 + h * (kind === 'VS' ? 0.3 : 0.55)],
          ],
          'hatch',
        ),
      ],
      (x, y, scale) => [
        circle(x, y, (D / 2) * scale, 'black'),
        circle(x, y, (d / 2 + h * 0.55) * scale, 'deep', 'edge'),
      ],
    )
  const metal = kind === 'TB'
  const dust = kind !== 'SC'
  const t = Math.max(h * 0.13, 0.5)
  return sectionSheet(
    of,
    (at) => [
      boreEdges(at, -l, l, d / 2 + h * 0.2),
      solid(
        at,
        [
          [-l, d / 2 + h * 0.42],
          [-l, D / 2 - t * 0.6],
          [-l + t * 0.6, D / 2],
          [l - t * 0.4, D / 2],
          [l, D / 2 - t * 0.4],
          [l, D / 2 - t * 2],
          [-l + t * 2.2, D / 2 - t * 2],
          [-l + t * 2.2, d / 2 + h * 0.5],
          [l * 0.1, d / 2 + h * 0.4],
          [l * 0.86, d / 2 + h * 0.42],
          [l * 0.86, d / 2 + h * 0.2],
          [l * 0.36, d / 2],
          [-l * 0.1, d / 2 + h * 0.18],
          [-l * 0.55, d / 2 + h * 0.24],
          ...(dust
            ? ([
                [-l * 0.9, d / 2 + h * 0.02],
                [-l, d / 2 + h * 0.08],
              ] as [number, number][])
            : []),
        ],
        metal ? 'mid' : 'black',
      ),
      solid(
        at,
        [
          [-l + t * 0.7, d / 2 + h * 0.5],
          [-l + t * 0.7, D / 2 - (metal ? 0 : t * 0.7)],
          [l - t * 0.4, D / 2 - (metal ? 0 : t * 0.7)],
          [l - t * 0.4, D / 2 - (metal ? t : t * 1.4)],
          [-l + t * 1.6, D / 2 - (metal ? t : t * 1.4)],
          [-l + t * 1.6, d / 2 + h * 0.5],
        ],
        'hatchFine',
        'edge',
      ),
      (() => {
        const [x, y] = at.at(l * 0.48, d / 2 + h * 0.42)
        return circle(x, y, Math.max(3, h * 0.1 * at.scale), 'white', 'edge')
      })(),
    ],
    (x, y, scale) => [
      circle(x, y, (D / 2) * scale, metal ? 'mid' : 'black'),
      circle(x, y, (D / 2 - t * 2) * scale, metal ? 'light' : 'deep', 'edge'),
      circle(x, y, (d / 2 + h * 0.45) * scale, 'black', 'edge'),
      circle(x, y, (d / 2 + h * 0.18) * scale, 'deep', 'edge'),
    ],
  )
}

/** It in space. */
export function sealShaded(of: Seal): string {
  const { d, D, B, title, kind } = of
  const view = oblique(400, 300, 360 / D, -22, 0.72)
  const [near, h] = [-B / 2, (D - d) / 2]
  const ring = kind === 'VA' || kind === 'VS'
  const metal = kind === 'TB'
  return sheet(title, [
    upright(view, [
      ring
        ? cylinder(view, near + B * 0.35, B / 2, d / 2 + h * 0.55, d / 2 + h * 0.55, 'darkH', 'deep') +
          cylinder(view, near, near + B * 0.35, D / 2, d / 2 + h * 0.7, 'darkH', 'deep')
        : cylinder(view, near, B / 2, D / 2, D / 2, metal ? 'roundH' : 'darkH', metal ? 'light' : 'deep'),
      disc(view, near, D / 2 - h * 0.22, metal ? 'mid' : 'black', 'edge'),
      disc(view, near, d / 2 + h * 0.45, metal ? 'black' : 'deep', 'edge'),
      disc(view, near, d / 2 + h * 0.28, 'black', 'fine'),
      disc(view, near, d / 2, 'hole'),
    ]),
    caption(title),
  ])
}
