import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, clipped, num, path, rect, type Mark } from '../../sheet/svg.ts'
import { boreEdges, makeFront, rollerIn, sectionSheet, solid } from './rolling.ts'

type Thrust = { d: number; D: number; B: number; housing: number; title: string }

/** A thrust ball bearing cut, its axis upright: shaft washer above, housing washer below. */
function thrustSection(of: Thrust): string {
  const { d, D, B: T, housing, title } = of
  const scale = Math.min(440 / D, 200 / T)
  const [x, y] = [400, 265]
  const [R, h] = [(D / 2) * scale, (T / 2) * scale]
  const pitch = ((d + D) / 4) * scale
  const ball = Math.min(T * 0.27, (D - d) * 0.17) * scale
  const gap = ball * 0.5
  const side = (sign: 1 | -1): Mark[] => {
    const at = (radius: number): number => x + sign * radius
    const washer = (
      inner: number,
      outer: number,
      from: number,
      to: number,
      fill: 'hatch' | 'hatchBack',
    ): Mark => path(`M${num(at(inner))} ${num(from)}H${num(at(outer))}V${num(to)}H${num(at(inner))}Z`, fill)
    return [
      washer((d / 2) * scale, R - 3, y - h, y - gap, 'hatch'),
      washer((housing / 2) * scale, R, y + gap, y + h, 'hatchBack'),
      rect(at(pitch) - ball * 1.5, y - gap * 0.45, ball * 3, gap * 0.9, 'dark', 0, 'edge'),
      circle(at(pitch), y, ball, 'glow'),
      centre(at(pitch), y - h - 14, at(pitch), y + h + 14),
    ]
  }
  const b = (d / 2) * scale
  return sheet(title, [
    path(`M${num(x - b)} ${num(y - h)}H${num(x + b)}`, 'none', 'edge'),
    path(
      `M${num(x - (housing / 2) * scale)} ${num(y + h)}H${num(x + (housing / 2) * scale)}`,
      'none',
      'edge',
    ),
    ...side(-1),
    ...side(1),
    centre(x, y - h - 40, x, y + h + 40),
    dimH(x - b, x + b, y - h - 46, `Ø ${d}`, y - h),
    dimH(x - (housing / 2) * scale, x + (housing / 2) * scale, y + h + 62, `Ø ${housing}`, y + h),
    dimH(x - R, x + R, y + h + 122, `Ø ${D}`, y + h),
    dimV(y - h, y + h, x + R + 60, `T ${T}`, x + R, 'right'),
    caption(title),
  ])
}

/** Its three parts drawn apart along the axis. */
function thrustShaded(of: Thrust): string {
  const { d, D, B: T, housing, title } = of
  const apart = T * 0.62
  const view = oblique(400, 300, Math.min(330 / D, 300 / (T + 3 * apart)), -58, 0.62)
  const pitch = (d + D) / 4
  const ball = Math.min(T * 0.27, (D - d) * 0.17)
  const w = T * 0.3
  const balls = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI + 0.2
    const [cx, cy] = spot(view, -ball * 0.2, pitch * Math.cos(angle), pitch * Math.sin(angle))
    return circle(cx, cy, ball * view.scale, 'glow', 'edge')
  })
  return sheet(title, [
    upright(view, [
      cylinder(view, apart, apart + w, D / 2),
      disc(view, apart, pitch + ball * 0.8, 'mid', 'fine'),
      disc(view, apart, pitch - ball * 0.8, 'light', 'fine'),
      disc(view, apart, housing / 2, 'hole'),
      cylinder(view, -ball * 0.2, ball * 0.4, pitch + ball * 1.2, pitch + ball * 1.2, 'roundH', 'mid'),
      disc(view, -ball * 0.2, pitch - ball * 1.2, 'hole', 'edge'),
      ...balls,
      cylinder(view, -apart - w, -apart, D / 2 - 0.4),
      disc(view, -apart - w, d / 2, 'hole'),
    ]),
    caption(title),
  ])
}

type Needle = { d: number; D: number; B: number; title: string; kind: 'HK' | 'BK' | 'NK' | 'NA' | 'K' }

const computeNeedle = ({ d, D, kind }: Needle): { race: number; needle: number; cover: number } => {
  const wall = (D - d) / 2
  if (kind === 'K') return { race: d / 2, needle: wall, cover: 0 }
  if (kind === 'NA') return { race: d / 2 + wall * 0.34, needle: wall * 0.34, cover: wall * 0.32 }
  return {
    race: d / 2,
    needle: wall * (kind === 'NK' ? 0.48 : 0.62),
    cover: wall * (kind === 'NK' ? 0.52 : 0.3),
  }
}

/** A needle bearing cut: drawn cup, closed cup, machined ring, ring with inner ring, or cage alone. */
function needleSection(of: Needle): string {
  const { d, D, B, kind } = of
  const { race, needle, cover } = computeNeedle(of)
  const lip = kind === 'NK' || kind === 'NA' ? needle * 0.7 : needle * 0.85
  const [l, t] = [B / 2, kind === 'NK' || kind === 'NA' ? B * 0.13 : Math.max(cover, B * 0.05)]
  const roll = kind === 'K' ? B * 0.72 : B - 2 * t - B * 0.1
  return sectionSheet(
    of,
    (at) => [
      kind === 'BK' ? '' : boreEdges(at, -l, -l, race),
      kind === 'NA'
        ? solid(at, [
            [-l, d / 2],
            [l, d / 2],
            [l, race],
            [-l, race],
          ])
        : '',
      kind === 'K'
        ? solid(
            at,
            [
              [-l, race + needle * 0.25],
              [l, race + needle * 0.25],
              [l, race + needle * 0.8],
              [-l, race + needle * 0.8],
            ],
            'hatchFine',
          )
        : solid(
            at,
            [
              [-l, D / 2],
              [l, D / 2],
              [l, race + needle - lip],
              [l - t, race + needle - lip],
              [l - t, race + needle],
              [-l + t, race + needle],
              [-l + t, kind === 'BK' ? 0 : race + needle - lip],
              [-l, kind === 'BK' ? 0 : race + needle - lip],
            ],
            'hatchBack',
          ),
      rollerIn(at, { along: 0, radius: race + needle / 2, length: roll, diameter: needle }),
      boreEdges(at, kind === 'BK' ? l : -l, l, kind === 'NA' ? d / 2 : race),
    ],
    makeFront(
      kind === 'K'
        ? [
            [race + needle * 0.8, 'mid'],
            [race + needle * 0.2, 'light'],
          ]
        : [
            [race + needle * (kind === 'NK' || kind === 'NA' ? 0.95 : 0.7), 'mid'],
            [race, 'light'],
          ],
      {
        count: Math.min(26, Math.round((2 * Math.PI * (race + needle / 2)) / (needle * 1.5))),
        pitch: race + needle / 2,
        radius: needle / 2,
      },
    ),
    { letter: kind === 'NA' ? 'B' : 'C' },
  )
}

/** It in space, looking into the bore. */
function needleShaded(of: Needle): string {
  const { d, D, B, title, kind } = of
  const { race, needle } = computeNeedle(of)
  const view = oblique(400, 300, Math.min(330 / D, 300 / (B * 0.7 + D * 0.5)), -20, 0.66)
  const [mx, my] = spot(view, -B / 2, 0, 0)
  const mouth = (kind === 'NA' ? race + needle * 0.8 : race + needle * 0.35) * view.scale
  const count = Math.min(28, Math.round((2 * Math.PI * race) / (needle * 1.35)))
  const outline = `M${num(mx)} ${num(my - mouth)}a${num(mouth * view.open)} ${num(mouth)} 0 0 1 0 ${num(2 * mouth)}a${num(mouth * view.open)} ${num(mouth)} 0 0 1 0 ${num(-2 * mouth)}Z`
  const radius = kind === 'K' ? race + needle * 0.5 : race + needle * 0.1
  // Needles show as bars along the far wall of the bore, and as their ends where nothing covers them.
  const bars = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const [y, z] = [radius * Math.cos(angle), radius * Math.sin(angle)]
    const [x1, y1] = spot(view, -B * 0.42, y, z)
    const [x2, y2] = spot(view, B * 0.42, y, z)
    return `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="#f3f5f7" stroke-width="${num(needle * view.scale * 0.62)}"/>`
  })
  const inner = kind === 'NA' ? disc(view, -B / 2, race) + disc(view, -B / 2, d / 2, 'hole') : ''
  const body =
    kind === 'K'
      ? cylinder(view, -B / 2, B / 2, race + needle * 0.9, race + needle * 0.9, 'darkH', 'mid')
      : cylinder(view, -B / 2, B / 2, D / 2)
  const outside =
    kind === 'K'
      ? Array.from({ length: Math.round(count / 2) }, (_, index) => {
          const angle = Math.PI * (0.06 + (index / Math.round(count / 2)) * 0.94)
          const [y, z] = [-(D / 2) * 0.97 * Math.cos(angle), (D / 2) * 0.97 * Math.sin(angle)]
          const [x1, y1] = spot(view, -B * 0.34, y, z)
          const [x2, y2] = spot(view, B * 0.34, y, z)
          return `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="#e3e7ec" stroke-width="${num(needle * view.scale * 0.6)}"/>`
        })
      : []
  return sheet(title, [
    upright(view, [
      body,
      ...outside,
      disc(view, -B / 2, mouth / view.scale, 'black'),
      clipped('mouth', outline, [
        ...bars,
        kind === 'BK'
          ? disc(view, B * 0.42, race, 'mid', 'edge')
          : disc(view, B * 0.5, race * 0.98, 'white', 'fine'),
      ]),
      inner,
    ]),
    caption(title),
  ])
}

const needleParameters = {
  d: mm(0.5, 500),
  D: mm(1, 500),
  B: mm(1, 200),
  title: text(),
  kind: choice(['HK', 'BK', 'NK', 'NA', 'K']),
}

const thrustParameters = { d: mm(2, 500), D: mm(2, 1000), B: mm(1, 500), housing: mm(2, 1000), title: text() }

export const families = {
  'needle-bearing-section': family(needleParameters, needleSection),
  'needle-bearing-shaded': family(needleParameters, needleShaded),
  'thrust-bearing-section': family(thrustParameters, thrustSection),
  'thrust-bearing-shaded': family(thrustParameters, thrustShaded),
}
