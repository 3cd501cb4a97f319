import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, clipped, line, path, num, polar, polygon, type Mark } from '../../sheet/svg.ts'
import { ballIn, boreEdges, makeFront, ringShaded, ringShape, sectionSheet, solid, wheel } from './rolling.ts'

type Shelter = 'open' | 'ZZ' | '2RS'
type Bearing = { d: number; D: number; B: number; r: number; shelter: Shelter; title: string }

/** Heights of the parts above the axis, as makers commonly proportion them. */
function parts({ d, D }: { d: number; D: number }): {
  pitch: number
  ball: number
  inner: number
  outer: number
} {
  const [pitch, ball] = [(d + D) / 4, (D - d) * 0.155]
  return { pitch, ball, inner: pitch - ball * 0.52, outer: pitch + ball * 0.52 }
}

/** The upper or lower half of the cross-section, mirrored by `sign`. */
function half(bearing: Bearing, x: number, y: number, scale: number, sign: 1 | -1): Mark[] {
  const { d, D, B, r, shelter } = bearing
  const { pitch, ball, inner, outer } = parts(bearing)
  const [left, right] = [x - (B * scale) / 2, x + (B * scale) / 2]
  const at = (radius: number): number => y - sign * radius * scale
  const ring = (near: number, far: number, corner: number): Mark => {
    const c = r * scale * corner
    const [a, b] = [at(near), at(far)]
    const towards = Math.sign(b - a)
    return path(
      `M${num(left)} ${num(a)}H${num(right)}V${num(b - towards * c)}L${num(right - c)} ${num(b)}H${num(left + c)}L${num(left)} ${num(b - towards * c)}Z`,
      sign === 1 ? 'hatch' : 'hatchBack',
    )
  }
  const groove = ball * scale
  const plates = [left + B * scale * 0.07, right - B * scale * 0.07].map((edge, index) => {
    const inwards = index === 0 ? 1 : -1
    const thick = B * scale * (shelter === '2RS' ? 0.1 : 0.05) * inwards
    const low = shelter === '2RS' ? inner - ball * 0.06 : inner + ball * 0.16
    return polygon(
      [
        [edge, at(outer + ball * 0.18)],
        [edge + thick, at(outer + ball * 0.18)],
        [edge + thick, at(low)],
        [edge, at(low)],
      ],
      shelter === '2RS' ? 'black' : 'deep',
      'edge',
    )
  })
  return [
    ring(inner, d / 2, 1),
    ring(outer, D / 2, 1),
    line(
      [
        [left, at(inner)],
        [left, at(outer)],
      ],
      'fine',
    ),
    line(
      [
        [right, at(inner)],
        [right, at(outer)],
      ],
      'fine',
    ),
    ...(shelter === 'open' ? [] : plates),
    circle(x, at(pitch), groove, 'glow'),
    centre(x - groove - 10, at(pitch), x + groove + 10, at(pitch)),
  ]
}

/** The bearing cut along its axis, and from its face. */
function bearingDimensions(bearing: Bearing): string {
  const { d, D, B, r, shelter, title } = bearing
  const scale = 330 / D
  const [x, y, front] = [255, 282, 545]
  const [R, bore, w] = [(D * scale) / 2, (d * scale) / 2, (B * scale) / 2]
  const { pitch, ball, inner, outer } = parts(bearing)
  const face =
    shelter === 'open'
      ? [
          clipped(
            'face',
            wheel(front, y, outer * scale),
            Array.from({ length: 8 }, (_, index) => {
              const [cx, cy] = polar(front, y, pitch * scale, index * 45 - 90)
              return circle(cx, cy, ball * scale * 0.98, 'glow', 'edge')
            }),
          ),
        ]
      : [circle(front, y, (outer + ball * 0.18) * scale, shelter === '2RS' ? 'black' : 'light', 'edge')]
  return sheet(title, [
    ...half(bearing, x, y, scale, 1),
    ...half(bearing, x, y, scale, -1),
    line([
      [x - w, y - bore],
      [x - w, y + bore],
    ]),
    line([
      [x + w, y - bore],
      [x + w, y + bore],
    ]),
    centre(x - w - 24, y, x + w + 24, y),
    circle(front, y, R, 'light'),
    circle(front, y, R - 1.2 * r * scale, 'none', 'fine'),
    circle(front, y, (outer + (shelter === 'open' ? 0 : ball * 0.18)) * scale, 'mid'),
    ...face,
    circle(front, y, inner * scale, 'light'),
    circle(front, y, bore + r * scale, 'none', 'fine'),
    circle(front, y, bore, 'white'),
    shelter === 'ZZ' ? circle(front, y, (inner + ball * 0.22) * scale, 'none', 'fine') : '',
    centre(front - R - 18, y, front + R + 18, y),
    centre(front, y - R - 18, front, y + R + 18),
    dimH(x - w, x + w, y + R + 48, `B ${B}`, y + R),
    dimV(y - R, y + R, x - w - 100, `Ø ${D}`, x - w),
    dimV(y - bore, y + bore, x - w - 46, `Ø ${d}`, x - w),
    note([x + w - 4, y - R + 4], [x + w + 26, y - R - 34], `r ${r}`),
    caption(title),
  ])
}

/** The bearing in space. */
function bearingShaded(bearing: Bearing): string {
  const { d, D, B, r, shelter, title } = bearing
  const view = oblique(400, 300, Math.min(390 / D, 330 / (B + D * 0.35)), -22, 0.72)
  const { pitch, ball, inner, outer } = parts(bearing)
  const near = -B / 2
  const balls = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index * 45 + 12) * Math.PI) / 180
    const [cx, cy] = spot(view, near + B * 0.18, pitch * Math.cos(angle), pitch * Math.sin(angle))
    return circle(cx, cy, ball * view.scale * 0.9, 'glow', 'edge')
  })
  const [mx, my] = spot(view, near, 0, 0)
  const [rx, ry] = [
    num((outer + ball * 0.18) * view.scale * view.open),
    num((outer + ball * 0.18) * view.scale),
  ]
  const raceway = `M${num(mx)} ${num(my)}m0 -${ry}a${rx} ${ry} 0 0 1 0 ${num(2 * Number(ry))}a${rx} ${ry} 0 0 1 0 -${num(2 * Number(ry))}Z`
  return sheet(title, [
    upright(view, [
      cylinder(view, near + r, B / 2, D / 2, D / 2 - r),
      cylinder(view, near, near + r, D / 2 - r * 0.6, D / 2),
      disc(
        view,
        near,
        outer + ball * 0.18,
        shelter === 'open' ? 'deep' : shelter === '2RS' ? 'black' : 'mid',
      ),
      ...(shelter === 'open'
        ? [clipped('race', raceway, balls)]
        : [disc(view, near + 0.3, inner + ball * 0.2, 'none', 'fine')]),
      disc(view, near, inner, 'light'),
      disc(view, near, d / 2 + r * 0.6, 'white', 'fine'),
      disc(view, near, d / 2, 'hole'),
    ]),
  ])
}

/** The upper half enlarged, so that shield or seal and the height of the section can be seen. */
function ballFeatures(bearing: Bearing): string {
  const { d, D, B, r, title } = bearing
  const scale = Math.min(560 / B, 780 / (D - d))
  const { pitch } = parts(bearing)
  const y = 300 + pitch * scale
  const top = y - (D / 2) * scale
  const bottom = y - (d / 2) * scale
  const cut = half(bearing, 400, y, scale, 1)
  const w = (B * scale) / 2
  return sheet(title, [
    ...cut,
    dimH(400 - w, 400 + w, bottom + 58, `B ${B}`, bottom),
    dimV(top, bottom, 400 - w - 48, String((D - d) / 2), 400 - w),
    note([400 + w - 4, top + 4], [400 + w + 40, top - 30], `r ${r}`),
    caption(title),
  ])
}

/** A double row bearing cut along its axis, and from its face. */
function doubleRowDimensions(bearing: Bearing): string {
  const { d, D, B, r } = bearing
  const [pitch, ball] = [(d + D) / 4, Math.min((D - d) * 0.14, B * 0.2)]
  const [inner, outer] = [pitch - ball * 0.52, pitch + ball * 0.52]
  return sectionSheet(
    bearing,
    (at) => [
      boreEdges(at, -B / 2, B / 2, d / 2),
      solid(at, ringShape(-B / 2, B / 2, inner, d / 2, r)),
      solid(at, ringShape(-B / 2, B / 2, outer, D / 2, r), 'hatchBack'),
      ...[-1, 1].map((side) => ballIn(at, side * B * 0.235, pitch, ball)),
      solid(
        at,
        [
          [-B / 2, inner],
          [B / 2, inner],
          [B / 2, outer],
          [-B / 2, outer],
        ],
        'none',
        'fine',
      ),
    ],
    makeFront(
      [
        [D / 2 - r, 'light'],
        [outer, 'mid'],
        [inner, 'light'],
      ],
      { count: 12, pitch, radius: ball },
    ),
  )
}

/** A double row bearing in space. */
const doubleRowShaded = (bearing: Bearing): string => {
  const [pitch, ball] = [(bearing.d + bearing.D) / 4, (bearing.D - bearing.d) * 0.13]
  return ringShaded({
    ...bearing,
    outer: pitch + ball * 0.6,
    inner: pitch - ball * 0.6,
    between: { kind: 'ball', count: 12, pitch, radius: ball },
  })
}

const bearingParameters = {
  d: mm(0.5, 500),
  D: mm(1, 1000),
  B: mm(0.5, 200),
  r: mm(0.02, 20),
  shelter: choice(['open', 'ZZ', '2RS']),
  title: text(),
}

export const families = {
  'deep-groove-bearing-features': family(bearingParameters, ballFeatures),
  'deep-groove-bearing-dimensions': family(bearingParameters, bearingDimensions),
  'deep-groove-bearing-shaded': family(bearingParameters, bearingShaded),
  'double-row-dimensions': family(bearingParameters, doubleRowDimensions),
  'double-row-shaded': family(bearingParameters, doubleRowShaded),
}
