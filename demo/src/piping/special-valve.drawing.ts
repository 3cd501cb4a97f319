import { arrow, caption, label } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, line, polygon, rect, type Mark } from '../drawing/svg.ts'
import type { Model } from './model.ts'
import { ports } from './valve.drawing.ts'
import { arcOf, around, brick, face, flangeAt, lathe, mouth, prismAt, rod, tube, type Vec } from './solid.ts'

const X: Vec = [1, 0, 0]
const [left, up, out]: readonly [Vec, Vec, Vec] = [
  [-1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

/** A wafer or lug butterfly valve; its pipe runs towards the reader. */
export function butterfly(of: {
  dn: number
  body: number
  height: number
  thick: number
  hand: number
  lug?: { k: number; n: number; h: number }
  gear: boolean
  title: string
}): Model {
  const { dn, body, height, thick, hand, lug, gear, title } = of
  const [R, t] = [body / 2, thick / 2]
  return {
    title,
    x: gear ? [-R, Math.max(R, dn * 0.18 + hand * 0.54)] : [-R, Math.max(R, hand)],
    y: [-R * 1.12, gear ? height * 0.88 + dn * 0.15 + hand * 0.54 : height + dn * 0.24],
    z: [-t, gear ? hand * 0.55 : t],
    yaw: -28,
    sizes: [
      { side: 'left', from: 0, to: R, text: `Ø ${dn}`, edge: [-dn * 0.1, -dn * 0.1] },
      { side: 'right', from: 0, to: height, text: `H ${height}`, edge: [R, dn * 0.2] },
      { side: 'below', from: -R, to: R, text: `Ø ${body}`, edge: 0 },
    ].map((size) =>
      size.side === 'left' ? { ...size, from: -dn / 2, to: dn / 2, edge: 0 } : size,
    ) as Model['sizes'],
    marks: [[0, -dn * 0.3, `DN ${dn}`]],
    parts: (view) =>
      [
        ...(lug === undefined
          ? []
          : Array.from({ length: lug.n }, (_, index) => {
              const c = around([0, 0, 0], out, lug.k / 2, ((index + 0.5) * 360) / lug.n)
              return rod(view, [c[0], c[1], -t], [c[0], c[1], t], lug.h * 1.05)
            })),
        rod(view, [0, -R * 1.1, 0], [0, -R * 0.9, 0], dn * 0.12),
        rod(view, [0, R * 0.9, 0], [0, height * 0.82, 0], dn * 0.15),
        rod(view, [0, 0, -t], [0, 0, t], R),
        ...(lug === undefined
          ? []
          : Array.from({ length: lug.n }, (_, index) => {
              const c = around([0, 0, t], out, lug.k / 2, ((index + 0.5) * 360) / lug.n)
              return face(view, c, out, lug.h / 2, 'deep')
            })),
        face(view, [0, 0, t], out, dn * 0.56, 'black'),
        face(view, [0, 0, t], out, dn / 2, 'dark'),
        rod(view, [0, 0, -t * 0.2], [0, 0, t * 0.3], dn * 0.485, dn * 0.485, 'roundV', 'light'),
        rod(view, [0, -dn * 0.46, t * 0.3], [0, dn * 0.46, t * 0.3], dn * 0.06),
        rod(view, [0, height * 0.82, 0], [0, height * 0.88, 0], dn * 0.34),
        gear
          ? brick(view, [-dn * 0.32, height * 0.88, -dn * 0.26], [dn * 0.64, dn * 0.3, dn * 0.52]) +
            rod(
              view,
              [dn * 0.18, height * 0.88 + dn * 0.15, dn * 0.26],
              [dn * 0.18, height * 0.88 + dn * 0.15, hand * 0.5],
              dn * 0.05,
            ) +
            face(view, [dn * 0.18, height * 0.88 + dn * 0.15, hand * 0.5], out, hand / 2, 'none') +
            wheelFront(view, [dn * 0.18, height * 0.88 + dn * 0.15, hand * 0.5], hand / 2)
          : rod(view, [0, height * 0.88, 0], [0, height * 0.92, 0], dn * 0.46) +
            rod(view, [0, height * 0.92, 0], [0, height, 0], dn * 0.1) +
            brick(view, [-dn * 0.12, height, -dn * 0.1], [hand * 0.55, dn * 0.09, dn * 0.2], {
              front: 'mid',
            }) +
            brick(view, [hand * 0.5, height - dn * 0.05, -dn * 0.13], [hand * 0.5, dn * 0.2, dn * 0.26], {
              front: 'black',
              side: 'black',
              top: 'deep',
            }),
      ].join(''),
  }
}

function wheelFront(view: Parameters<Model['parts']>[0], centre: Vec, radius: number): Mark {
  return (
    Array.from({ length: 3 }, (_, index) =>
      tube(view, [centre, around(centre, out, radius, 30 + index * 120)], radius * 0.07, 'rubber'),
    ).join('') +
    tube(view, arcOf(centre, out, radius, 0, 360, 22), radius * 0.09, 'rubber') +
    rod(view, centre, [centre[0], centre[1], centre[2] + radius * 0.12], radius * 0.16)
  )
}

/** A spring check valve in line: two hexagon ends and a round middle. */
export const springCheck = (of: {
  length: number
  hex: number
  dn: number
  thread: string
  title: string
}): Model => {
  const { length, hex, dn, thread, title } = of
  const [h, e] = [length / 2, length * 0.26]
  return {
    title,
    x: [-h, h],
    y: [-hex * 0.62, hex * 0.62],
    z: [-hex / 2, hex / 2],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -hex / 2 },
      { side: 'left', from: -hex / 2, to: hex / 2, text: `${hex}`, edge: -h },
    ],
    notes: [[[h * 0.9, hex * 0.45], [40, -44], thread]],
    parts: (view) =>
      prismAt(view, [h - e, 0, 0], [h, 0, 0], hex) +
      rod(view, [-h + e * 0.8, 0, 0], [h - e * 0.9, 0, 0], hex * 0.56) +
      rod(view, [-h * 0.08, 0, 0], [h * 0.08, 0, 0], hex * 0.575) +
      prismAt(view, [-h, 0, 0], [-h + e, 0, 0], hex) +
      face(view, [-h, 0, 0], left, hex * 0.47, 'white', 'fine') +
      mouth(view, [-h, 0, 0], left, hex * 0.39, e) +
      arrowOn(view, dn * 0.5, hex * 0.56),
  }
}

const arrowOn = (view: Parameters<Model['parts']>[0], half: number, z: number): Mark =>
  tube(
    view,
    [
      [-half, 0, z],
      [half * 0.5, 0, z],
    ],
    half * 0.04,
    'rubber',
  ) + rod(view, [half * 0.5, 0, z], [half, 0, z], half * 0.2, 0.01, 'black')

/** A foot valve: the check valve above its strainer basket. */
export const footValve = (of: {
  dn: number
  hex: number
  height: number
  basket: number
  flange?: { D: number; k: number; n: number; h: number; b: number }
  thread: string
  title: string
}): Model => {
  const { hex, height, basket, flange, thread, title, dn } = of
  const r = basket / 2
  const wide = Math.max(r, (flange?.D ?? 0) / 2)
  const slots = (view: Parameters<Model['parts']>[0]): Mark =>
    [0.14, 0.27, 0.4]
      .flatMap((level) =>
        [-66, -40, -14, 14, 40, 66].map((turn) => {
          const angle = (turn * Math.PI) / 180
          return face(
            view,
            [Math.sin(angle) * r, height * level, Math.cos(angle) * r],
            [Math.sin(angle), 0, Math.cos(angle)],
            r * 0.11,
            'black',
          )
        }),
      )
      .join('')
  return {
    title,
    x: [-wide, wide],
    y: [0, height],
    z: [-wide, wide],
    sizes: [
      { side: 'right', from: height, to: 0, text: `H ${height}`, edge: [hex / 2, r] },
      { side: 'below', from: -r, to: r, text: `Ø ${basket}`, edge: 0 },
    ],
    notes: [[[-dn * 0.5, height * 0.95], [-60, -24], thread]],
    parts: (view) =>
      rod(view, [0, 0, 0], [0, height * 0.5, 0], r * 0.92, r) +
      slots(view) +
      rod(view, [0, height * 0.5, 0], [0, height * 0.68, 0], r * 1.06, dn * 0.74) +
      rod(view, [0, height * 0.68, 0], [0, height * (flange === undefined ? 0.86 : 0.93), 0], dn * 0.7) +
      (flange === undefined
        ? prismAt(view, [0, height * 0.8, 0], [0, height, 0], hex, 6, 0) +
          mouth(view, [0, height, 0], up, hex * 0.4, dn * 0.5)
        : flangeAt(view, [0, height, 0], up, { ...flange, bore: dn, depth: dn })),
  }
}

/** A needle valve of hexagon or square bar with a cross handle. */
export const needle = (of: {
  length: number
  bar: number
  height: number
  hand: number
  male: boolean
  threadD: number
  thread: string
  title: string
}): Model => {
  const { length, bar, height, hand, male, threadD, thread, title } = of
  const h = length / 2
  const end = male ? h * 0.62 : h
  return {
    title,
    x: [-h, h],
    y: [-bar / 2, height],
    z: [-bar / 2, bar / 2],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -bar / 2 },
      { side: 'right', from: height, to: 0, text: `H ${height}`, edge: [hand / 2, h] },
      { side: 'above', from: -hand / 2, to: hand / 2, text: `${hand}`, edge: height },
    ],
    notes: [[[-h * 0.9, bar * 0.3], [-40, -60], thread]],
    parts: (view) =>
      (male ? '' : '') +
      prismAt(view, [-h * 0.55, 0, 0], [end, 0, 0], bar, 4, 45) +
      (male
        ? threads(view, [-h * 0.55, 0, 0], [-h, 0, 0], threadD / 2)
        : prismAt(view, [-h, 0, 0], [-h * 0.5, 0, 0], bar, 4, 45) +
          mouth(view, [-h, 0, 0], left, threadD / 2, bar / 2)) +
      prismAt(view, [0, bar * 0.5, 0], [0, bar * 0.95, 0], bar * 0.8, 6, 0) +
      rod(view, [0, bar * 0.95, 0], [0, bar * 1.25, 0], bar * 0.26) +
      prismAt(view, [0, bar * 1.25, 0], [0, bar * 1.5, 0], bar * 0.55, 6, 0) +
      rod(view, [0, bar * 1.5, 0], [0, height, 0], bar * 0.17) +
      rod(view, [-hand / 2, height - bar * 0.14, 0], [hand / 2, height - bar * 0.14, 0], bar * 0.1),
  }
}

/** An external thread in space, as rings. */
export function threads(
  view: Parameters<Model['parts']>[0],
  from: Vec,
  to: Vec,
  radius: number,
  turns = 7,
): Mark {
  const outline = Array.from(
    { length: 2 * turns + 1 },
    (_, index) => [index / (2 * turns), index % 2 === 0 ? radius * 0.93 : radius] as const,
  )
  return lathe(
    view,
    from,
    to,
    outline,
    outline.flatMap((_, index) => (index % 2 === 1 ? [index] : [])),
  )
}

/** A piloted solenoid valve: body, cover, coil with plug. */
export const solenoid = (of: {
  length: number
  height: number
  hex: number
  coil: number
  dn: number
  thread: string
  title: string
}): Model => {
  const { length, height, hex, coil, dn, thread, title } = of
  const h = length / 2
  const lid = hex * 0.55
  return {
    title,
    x: [-h, h + coil * 0.1],
    y: [-hex / 2, height],
    z: [-h * 0.7, h * 0.7],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: -hex / 2 },
      {
        side: 'right',
        from: height,
        to: -hex / 2,
        text: `H ${Math.round(height + hex / 2)}`,
        edge: [coil * 0.5, h],
      },
    ],
    notes: [[[-h * 0.9, hex * 0.3], [-30, -70], thread]],
    parts: (view) =>
      prismAt(view, [h * 0.6, 0, 0], [h, 0, 0], hex, 8, 22.5) +
      rod(view, [0, -hex * 0.42, 0], [0, lid, 0], h * 0.7) +
      prismAt(view, [-h, 0, 0], [-h * 0.6, 0, 0], hex, 8, 22.5) +
      mouth(view, [-h, 0, 0], left, hex * 0.39, dn) +
      rod(view, [0, lid, 0], [0, lid + hex * 0.14, 0], h * 0.74) +
      [45, 135, 225, 315]
        .map((turn) => {
          const c = around([0, lid + hex * 0.14, 0], up, h * 0.6, turn)
          return rod(view, c, [c[0], c[1] + hex * 0.08, c[2]], h * 0.08)
        })
        .join('') +
      rod(view, [0, lid + hex * 0.14, 0], [0, height - coil * 1.05, 0], coil * 0.24) +
      brick(view, [-coil * 0.5, height - coil * 1.1, -coil * 0.42], [coil, coil, coil * 0.84], {
        front: 'black',
        side: 'ink',
        top: 'deep',
      }) +
      brick(view, [-coil * 0.32, height - coil * 0.92, coil * 0.42], [coil * 0.6, coil * 0.66, coil * 0.42], {
        front: 'deep',
        side: 'black',
        top: 'dark',
      }) +
      rod(view, [0, height - coil * 0.1, 0], [0, height, 0], coil * 0.2),
  }
}

/** A spring-loaded relief valve: thread or flange below, bonnet and lever above, outlet to the side where it has one. */
export const relief = (of: {
  height: number
  hex: number
  dn: number
  outlet: boolean
  lever: boolean
  thread: string
  title: string
}): Model => {
  const { height, hex, dn, outlet, lever, thread, title } = of
  const r = hex * 0.46
  return {
    title,
    x: [lever ? -r * 2.6 : -r, outlet ? hex * 1.15 : r * 1.1],
    y: [0, lever || outlet ? height : height + r * 0.6],
    z: [-r, r],
    yaw: 30,
    sizes: [
      { side: 'left', from: height, to: 0, text: `H ${height}`, edge: [-r * 0.6, -dn * 0.6] },
      ...(outlet
        ? [
            {
              side: 'above',
              from: 0,
              to: hex * 1.15,
              text: `${Math.round(hex * 1.15)}`,
              edge: [height, height * 0.44],
            } as const,
          ]
        : []),
    ],
    notes: [[[dn * 0.55, height * 0.05], [70, 20], thread]],
    parts: (view) =>
      threads(view, [0, height * 0.14, 0], [0, 0, 0], dn * 0.66) +
      prismAt(view, [0, height * 0.14, 0], [0, height * 0.24, 0], hex, 6, 0) +
      rod(view, [0, height * 0.24, 0], [0, height * 0.44, 0], r) +
      (outlet
        ? rod(view, [r * 0.7, height * 0.33, 0], [hex * 0.85, height * 0.33, 0], r * 0.8) +
          prismAt(view, [hex * 0.8, height * 0.33, 0], [hex * 1.15, height * 0.33, 0], hex * 0.9) +
          mouth(view, [hex * 1.15, height * 0.33, 0], X, hex * 0.34, dn * 0.6)
        : [0.28, 0.34]
            .map((level) =>
              [-50, 0, 50]
                .map((turn) =>
                  face(
                    view,
                    [
                      Math.sin((turn * Math.PI) / 180) * r,
                      height * (level + 0.02),
                      Math.cos((turn * Math.PI) / 180) * r,
                    ],
                    [Math.sin((turn * Math.PI) / 180), 0, Math.cos((turn * Math.PI) / 180)],
                    r * 0.13,
                    'black',
                  ),
                )
                .join(''),
            )
            .join('')) +
      prismAt(view, [0, height * 0.44, 0], [0, height * 0.52, 0], hex * 0.9, 6, 0) +
      rod(view, [0, height * 0.52, 0], [0, height * 0.86, 0], r * 0.82, r * 0.62) +
      rod(view, [0, height * 0.86, 0], [0, height, 0], r * 0.4) +
      (lever
        ? brick(view, [-r * 2.6, height * 0.9, -r * 0.2], [r * 3, height * 0.035, r * 0.4], {
            front: 'mid',
          }) + rod(view, [0, height * 0.9, 0], [0, height, 0], r * 0.34)
        : tube(view, arcOf([0, height * 1.0, 0], out, r * 0.5, 0, 360, 20), r * 0.08)),
  }
}

/** Steam traps: disc, ball float, inverted bucket, bimetal. */
export const trap = (of: {
  kind: 'disc' | 'float' | 'bucket' | 'bimetal'
  length: number
  height: number
  hex: number
  dn: number
  thread: string
  title: string
}): Model => {
  const { kind, length, height, hex, dn, thread, title } = of
  const h = length / 2
  const y0 = kind === 'float' ? height * 0.5 : kind === 'bucket' ? height * 0.22 : hex / 2
  const pipe = (view: Parameters<Model['parts']>[0]): Mark =>
    prismAt(view, [h * 0.62, y0, 0], [h, y0, 0], hex) +
    rod(view, [-h * 0.7, y0, 0], [h * 0.7, y0, 0], hex * 0.4)
  const near = (view: Parameters<Model['parts']>[0]): Mark =>
    prismAt(view, [-h, y0, 0], [-h * 0.62, y0, 0], hex) + mouth(view, [-h, y0, 0], left, hex * 0.38, dn)
  const body = {
    disc: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      rod(view, [0, y0 * 0.5, 0], [0, hex * 0.9, 0], hex * 0.6) +
      prismAt(view, [0, hex * 0.9, 0], [0, height, 0], hex * 1.15, 6, 0) +
      near(view),
    bimetal: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      rod(view, [0, y0 * 0.5, 0], [0, height * 0.62, 0], hex * 0.66) +
      prismAt(view, [0, height * 0.62, 0], [0, height * 0.8, 0], hex * 1.3, 6, 0) +
      rod(view, [0, height * 0.8, 0], [0, height, 0], hex * 0.36) +
      near(view),
    float: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      rod(view, [0, y0, -h * 0.5], [0, y0, h * 0.1], height * 0.44) +
      rod(view, [0, y0, h * 0.1], [0, y0, h * 0.24], height * 0.5) +
      [30, 90, 150, 210, 270, 330]
        .map((turn) => {
          const c = around([0, y0, h * 0.24], out, height * 0.45, turn)
          return rod(view, c, [c[0], c[1], c[2] + h * 0.07], height * 0.035)
        })
        .join('') +
      rod(view, [0, y0, h * 0.24], [0, y0, h * 0.46], height * 0.36, height * 0.2) +
      near(view),
    bucket: (view: Parameters<Model['parts']>[0]): Mark =>
      pipe(view) +
      rod(view, [0, 0, 0], [0, height * 0.4, 0], height * 0.34, height * 0.36) +
      rod(view, [0, height * 0.4, 0], [0, height * 0.5, 0], height * 0.44) +
      [20, 80, 140, 200, 260, 320]
        .map((turn) => {
          const c = around([0, height * 0.5, 0], up, height * 0.39, turn)
          return rod(view, c, [c[0], c[1] + height * 0.04, c[2]], height * 0.03)
        })
        .join('') +
      rod(view, [0, height * 0.5, 0], [0, height, 0], height * 0.34, height * 0.28) +
      near(view),
  }[kind]
  const wide = Math.max(h, kind === 'bucket' ? height * 0.44 : 0, kind === 'float' ? height * 0.5 : 0)
  return {
    title,
    x: [-wide, wide],
    y: [0, height],
    z: [-h * 0.5, h * 0.5],
    sizes: [
      { side: 'below', from: -h, to: h, text: `L ${length}`, edge: y0 - hex / 2 },
      { side: 'right', from: height, to: 0, text: `H ${height}`, edge: [hex * 0.4, hex * 0.4] },
    ],
    notes: [[[-h * 0.95, y0 + hex * 0.3], [-24, -70], thread]],
    parts: body,
  }
}

/** A float valve on the wall of a tank: nut, lever, ball. */
export const floatValve = (of: {
  dn: number
  hex: number
  arm: number
  ball: number
  thread: string
  title: string
}): Model => {
  const { dn, hex, arm, ball, thread, title } = of
  const tip = arm - ball / 2
  return {
    title,
    x: [-dn * 2.4, arm + ball * 0.12],
    y: [-ball * 0.9, hex * 0.9],
    z: [-ball / 2, ball / 2],
    yaw: -24,
    pitch: 18,
    sizes: [
      { side: 'above', from: 0, to: arm - ball * 0.4, text: `${arm}`, edge: [hex * 0.6, -ball * 0.2] },
      {
        side: 'right',
        from: ball * 0.5 - ball * 0.4,
        to: -ball * 0.5 - ball * 0.4,
        text: `Ø ${ball}`,
        edge: tip,
      },
    ],
    notes: [[[-dn * 2, dn * 0.5], [-10, -70], thread]],
    parts: (view) =>
      threads(view, [-dn * 0.6, 0, 0], [-dn * 2.4, 0, 0], dn * 0.62, 8) +
      prismAt(view, [-dn * 1.2, 0, 0], [-dn * 0.7, 0, 0], hex * 1.15) +
      prismAt(view, [-dn * 0.6, 0, 0], [0, 0, 0], hex * 1.1) +
      rod(view, [0, 0, 0], [dn * 1.6, 0, 0], hex * 0.42) +
      brick(view, [dn * 0.6, -hex * 0.85, -hex * 0.16], [dn * 0.8, hex * 0.6, hex * 0.32]) +
      tube(
        view,
        [
          [dn, -hex * 0.5, 0],
          [tip - ball * 0.3, -ball * 0.38, 0],
        ],
        dn * 0.16,
      ) +
      rod(view, [tip - ball * 0.52, -ball * 0.37, 0], [tip - ball * 0.35, -ball * 0.38, 0], dn * 0.26) +
      ballAt(view, [tip, -ball * 0.4, 0], ball / 2),
  }
}

/** A ball in space. */
function ballAt(view: Parameters<Model['parts']>[0], centre: Vec, radius: number): Mark {
  const yaw = view.yaw
  const [c, s] = [Math.cos(view.pitch), Math.sin(view.pitch)]
  return face(view, centre, [Math.sin(yaw) * c, s, Math.cos(yaw) * c], radius, 'glow')
}

/** Signs on flow diagrams for valves of their own kind. */
export function specialSymbol(
  kind: 'butterfly' | 'check' | 'needle' | 'solenoid' | 'relief' | 'trap' | 'float',
  title: string,
): string {
  const [x, y, w, h] = [400, 310, 140, 80]
  const pipe = [
    line(
      [
        [120, y],
        [x - w, y],
      ],
      'heavy',
    ),
    line(
      [
        [x + w, y],
        [680, y],
      ],
      'heavy',
    ),
    ...ports(y),
  ]
  const bow = polygon(
    [
      [x - w, y - h],
      [x - w, y + h],
      [x + w, y - h],
      [x + w, y + h],
    ],
    'light',
    'heavy',
  )
  const flow =
    line(
      [
        [330, 480],
        [450, 480],
      ],
      'heavy',
    ) + arrow([470, 480], 0)
  const ends =
    line(
      [
        [x - w, y - h],
        [x - w, y + h],
      ],
      'heavy',
    ) +
    line(
      [
        [x + w, y - h],
        [x + w, y + h],
      ],
      'heavy',
    )
  const marks: Record<typeof kind, readonly Mark[]> = {
    butterfly: [
      ...pipe,
      ends,
      line(
        [
          [x - w * 0.8, y + h * 0.8],
          [x + w * 0.8, y - h * 0.8],
        ],
        'heavy',
      ),
      circle(x, y, 16, 'ink'),
      line(
        [
          [x, y - 20],
          [x, y - 130],
        ],
        'heavy',
      ),
      line(
        [
          [x - 50, y - 130],
          [x + 50, y - 130],
        ],
        'heavy',
      ),
    ],
    check: [
      ...pipe,
      ends,
      line(
        [
          [x - w, y - h],
          [x + w, y + h],
        ],
        'heavy',
      ),
      circle(x - w, y - h, 12, 'ink'),
      flow,
    ],
    needle: [
      ...pipe,
      bow,
      line(
        [
          [x, y],
          [x, y - 130],
        ],
        'heavy',
      ),
      line(
        [
          [x - 50, y - 130],
          [x + 50, y - 130],
        ],
        'heavy',
      ),
      line(
        [
          [x - 90, y + 110],
          [x + 90, y - 110],
        ],
        'heavy',
      ),
      arrow([x + 98, y - 120], -51),
    ],
    solenoid: [
      ...pipe,
      bow,
      line(
        [
          [x, y],
          [x, y - 110],
        ],
        'heavy',
      ),
      rect(x - 50, y - 190, 100, 80, 'light', 0, 'heavy'),
      label(x, y - 138, 'S', 'middle', 40),
      flow,
    ],
    relief: [
      line(
        [
          [x, 560],
          [x, y],
        ],
        'heavy',
      ),
      polygon(
        [
          [x - h, y + w],
          [x + h, y + w],
          [x, y],
        ],
        'light',
        'heavy',
      ),
      polygon(
        [
          [x + w, y - h],
          [x + w, y + h],
          [x, y],
        ],
        'light',
        'heavy',
      ),
      line(
        [
          [x + w, y],
          [680, y],
        ],
        'heavy',
      ),
      line(
        [
          [x, y],
          [x, y - 30],
          [x - 40, y - 50],
          [x + 40, y - 80],
          [x - 40, y - 110],
          [x + 40, y - 140],
          [x, y - 160],
          [x, y - 190],
        ],
        'heavy',
      ),
      circle(704, y, 24, 'white', 'edge'),
      label(704, y + 8, '2'),
      circle(x + 60, 540, 24, 'white', 'edge'),
      label(x + 60, 548, '1'),
    ],
    trap: [
      ...pipe,
      circle(x, y, w, 'light', 'heavy'),
      `<path d="M${x - 99} ${y + 99}A${w} ${w} 0 0 0 ${x + 99} ${y - 99}Z" fill="#16191d"/>`,
      flow,
    ],
    float: [
      ...pipe,
      bow,
      line(
        [
          [x, y],
          [x, y + 120],
          [x + 110, y + 170],
        ],
        'heavy',
      ),
      circle(x + 140, y + 184, 32, 'light', 'heavy'),
    ],
  }
  return sheet(title, [...marks[kind], caption(title)])
}
