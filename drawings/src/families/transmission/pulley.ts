import { count, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, polar, polygon, rect, type Mark, type Point } from '../../sheet/svg.ts'
import { extrude } from './extrude.ts'

type Pulley = {
  /** Datum or pitch diameter, outside diameter, face, bore, hub's diameter and length, in mm. */
  pd: number
  od: number
  face: number
  bore: number
  hub: number
  length: number
  grooves: number
  /** Pitch of the grooves, width of one at its mouth and its depth. */
  pitch: number
  mouth: number
  depth: number
  taper: boolean
  title: string
}

/** A V-belt pulley in section and from the front. */
function pulleyViews(of: Pulley): string {
  const { pd, od, face, bore, hub, length, grooves, pitch, mouth, depth, taper, title } = of
  const s = Math.min(300 / od, 210 / Math.max(face, length))
  const [x, y, f] = [240, 272, 570]
  const [R, r, h, w] = [(od / 2) * s, (bore / 2) * s, (hub / 2) * s, (face / 2) * s]
  const l = Math.max(length, 1) * s
  const rim = R - depth * s - Math.max(5, od * 0.03 * s)
  const solid = rim - h < od * 0.06 * s
  const half = (sign: 1 | -1): Mark => {
    const at = (radius: number): number => y - sign * radius
    const notches = Array.from({ length: grooves }, (_, index) => {
      const middle = x + (index - (grooves - 1) / 2) * pitch * s
      const [m, b] = [(mouth / 2) * s, (mouth / 2) * s * 0.52]
      return `H${num(middle - m)}L${num(middle - b)} ${num(at(R - depth * s))}H${num(middle + b)}L${num(middle + m)} ${num(at(R))}`
    }).join('')
    const web = solid ? w : Math.max(6, face * 0.14 * s)
    const inner = solid
      ? `H${num(x - w)}Z`
      : `V${num(at(rim))}H${num(x + web)}V${num(at(h))}H${num(x + l / 2)}V${num(at(r))}H${num(x - l / 2)}V${num(at(h))}H${num(x - web)}V${num(at(rim))}H${num(x - w)}Z`
    return path(
      `M${num(x - w)} ${num(at(R))}${notches}H${num(x + w)}${solid ? `V${num(at(r))}` : ''}${inner}`,
      'hatch',
    )
  }
  return sheet(title, [
    half(1),
    half(-1),
    taper
      ? [-1, 1]
          .map((sign) =>
            polygon(
              [
                [x - l / 2, y - sign * r],
                [x + l / 2, y - sign * r],
                [x + l / 2, y - sign * r * 1.45],
                [x - l / 2, y - sign * r * 1.6],
              ],
              'mid',
            ),
          )
          .join('')
      : '',
    path(
      `M${num(x - l / 2)} ${num(y - r)}V${num(y + r)}M${num(x + l / 2)} ${num(y - r)}V${num(y + r)}`,
      'none',
      'edge',
    ),
    centre(x - w - 22, y, x + w + 22, y),
    circle(f, y, R, 'light'),
    `<circle cx="${f}" cy="${y}" r="${num((pd / 2) * s)}" stroke-width=".8" stroke-dasharray="18 4 3 4"/>`,
    solid ? '' : circle(f, y, rim, 'mid', 'edge'),
    circle(f, y, h, 'light', 'edge'),
    taper ? circle(f, y, r * 1.6, 'mid', 'edge') : '',
    ...(taper
      ? [0, 180].map((turn) => circle(...polar(f, y, r * 1.55, turn), r * 0.2, 'white', 'edge'))
      : []),
    circle(f, y, r, 'white'),
    centre(f - R - 14, y, f + R + 14, y),
    centre(f, y - R - 14, f, y + R + 14),
    dimH(x - w, x + w, y + R + 52, String(face), y + R),
    dimV(y - R, y + R, x - w - 110, `Ø ${od}`, x - w),
    dimV(y - (pd / 2) * s, y + (pd / 2) * s, x - w - 52, `Ø ${pd}`, x - w),
    note([f + r * 0.7, y - r * 0.7], [f + R * 0.86, y - R - 10], `Ø ${bore}`),
    caption(title),
  ])
}

/** It in space. */
function pulleyShaded(of: Pulley): string {
  const { od, face, bore, hub, grooves, pitch, mouth, depth, taper, title } = of
  const view = oblique(400, 300, Math.min(360 / od, 300 / (face + od * 0.3)), -22, 0.62)
  const [R, w] = [od / 2, face / 2]
  const rim = Math.max(hub / 2 + 1, R - depth - od * 0.03)
  const marks: Mark[] = [cylinder(view, w - (face - (grooves - 1) * pitch - mouth) / 2, w, R)]
  for (let index = grooves - 1; index >= 0; index -= 1) {
    const middle = (index - (grooves - 1) / 2) * pitch
    const land = index === 0 ? w + middle - mouth / 2 : pitch - mouth
    // A groove: the far flank falls to the root, the near one hides behind the next land.
    marks.push(
      cylinder(view, middle, middle + mouth / 2, R - depth, R, 'darkH', 'black'),
      cylinder(view, middle - mouth / 2 - land, middle - mouth / 2, R),
    )
  }
  return sheet(title, [
    upright(view, [
      ...marks,
      rim - hub / 2 > od * 0.05 ? disc(view, -w, rim, 'mid', 'edge') : '',
      disc(view, -w, hub / 2, 'light', 'edge'),
      taper ? disc(view, -w, bore * 0.8, 'mid', 'edge') : '',
      disc(view, -w, bore / 2, 'hole'),
    ]),
    caption(title),
  ])
}

type Toothed = {
  pitch: number
  teeth: number
  od: number
  pd: number
  width: number
  bore: number
  hub: number
  length: number
  round: boolean
  title: string
}

const toothedOutline = (x: number, y: number, s: number, { teeth, od, pitch, round }: Toothed): Point[] => {
  const step = 360 / teeth
  const [R, r] = [(od / 2) * s, (od / 2 - pitch * (round ? 0.38 : 0.22)) * s]
  return Array.from({ length: teeth }, (_, index): Point[] => {
    const a = index * step - 90
    return [
      polar(x, y, r, a - step * 0.2),
      polar(x, y, r, a + step * 0.2),
      polar(x, y, R, a + step * 0.29),
      polar(x, y, R, a + step * 0.71),
    ]
  }).flat()
}

/** A timing pulley from the front and the side. */
function timingPulleyViews(of: Toothed): string {
  const { od, pd, width, bore, hub, length, teeth, pitch, title } = of
  const flange = od + pitch * 0.9
  const s = Math.min(300 / flange, 210 / length)
  const [x, y, c] = [290, 275, 610]
  const [F, R, h, r] = [(flange / 2) * s, (od / 2) * s, (hub / 2) * s, (bore / 2) * s]
  const left = c - (length / 2) * s
  const face = (width + 5) * s
  const t = Math.max(3, 1.5 * s)
  const bars = Array.from({ length: 14 }, (_, index) => y - R + ((index + 0.5) * 2 * R) / 14)
  return sheet(title, [
    circle(x, y, F, 'light'),
    polygon(toothedOutline(x, y, s, of), 'mid', 'edge'),
    `<circle cx="${x}" cy="${y}" r="${num((pd / 2) * s)}" stroke-width=".8" stroke-dasharray="18 4 3 4"/>`,
    circle(x, y, h, 'light', 'edge'),
    circle(x, y, r, 'white'),
    centre(x - F - 14, y, x + F + 14, y),
    centre(x, y - F - 14, x, y + F + 14),
    rect(left, y - R, face, 2 * R, 'light'),
    path(bars.map((at) => `M${num(left + t)} ${num(at)}H${num(left + face - t)}`).join(''), 'none', 'edge'),
    rect(left, y - F, t, 2 * F, 'mid'),
    rect(left + face - t, y - F, t, 2 * F, 'mid'),
    rect(left + face, y - h, length * s - face, 2 * h, 'roundH'),
    centre(left - 18, y, left + length * s + 18, y),
    dimH(left, left + length * s, y + F + 50, String(length), [y + F, y + h]),
    dimV(y - (pd / 2) * s, y + (pd / 2) * s, x - F - 44, `Ø ${pd}`, x),
    note([x + r * 0.7, y - r * 0.7], [x + F * 0.9, y - F - 8], `Ø ${bore}`),
    note([left + face / 2, y - R + 4], [left + face / 2 + 40, y - F - 26], `z ${teeth}`),
    caption(title),
  ])
}

/** It in space. */
function timingPulleyShaded(of: Toothed): string {
  const { od, width, bore, hub, length, pitch, title } = of
  const flange = od + pitch * 0.9
  const s = Math.min(330 / flange, 440 / (length + flange))
  const go = (z: number): Point => [z * s * 0.66, -z * s * 0.4]
  const [x, y] = [375, 320]
  const face = width + 5
  const round = (z: number, r: number, depth: number, fill: 'light' | 'mid'): Mark => {
    const [ox, oy] = go(z)
    const [dx, dy] = go(depth)
    const long = Math.hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / long) * r, (dx / long) * r]
    const [cx, cy] = [x + ox, y + oy]
    return (
      path(
        `M${num(cx - nx)} ${num(cy - ny)}l${num(dx)} ${num(dy)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + nx + dx)} ${num(cy + ny + dy)}L${num(cx + nx)} ${num(cy + ny)}Z`,
        'roundH',
      ) + circle(cx, cy, r, fill)
    )
  }
  const [tx, ty] = go(1.5)
  const [bx, by] = go(-(length - face))
  return sheet(title, [
    round(face - 1.5, (flange / 2) * s, 1.5, 'light'),
    extrude(toothedOutline(x + tx, y + ty, s, of), go(face - 3)),
    round(0, (flange / 2) * s, 1.5, 'light'),
    round(-(length - face), (hub / 2) * s, length - face, 'light'),
    circle(x + bx, y + by, (bore / 2) * s, 'hole'),
    caption(title),
  ])
}

const pulleyParameters = {
  pd: mm(5, 5000),
  od: mm(10, 5000),
  face: mm(2, 500),
  bore: mm(2, 500),
  hub: mm(2, 1000),
  length: mm(2, 500),
  grooves: count(0, 16),
  pitch: mm(2, 100),
  mouth: mm(1, 100),
  depth: mm(2, 100),
  taper: flag(),
  title: text(),
}

const toothedParameters = {
  pitch: mm(0.5, 100),
  teeth: count(5, 256),
  od: mm(2, 1000),
  pd: mm(2, 1000),
  width: mm(1, 200),
  bore: mm(0.5, 100),
  hub: mm(2, 500),
  length: mm(2, 500),
  round: flag(),
  title: text(),
}

export const families = {
  'pulley-shaded': family(pulleyParameters, pulleyShaded),
  'pulley-views': family(pulleyParameters, pulleyViews),
  'timing-pulley-shaded': family(toothedParameters, timingPulleyShaded),
  'timing-pulley-views': family(toothedParameters, timingPulleyViews),
}
