import { z } from 'zod'
import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, path, rect, type Mark, type Point } from '../../sheet/svg.ts'
import { fitted, plate, solid, spotOn } from './scene.ts'

/** A square end plate: pitch of its four holes, outside, centre hole. */
type Plate = { title: string; E: number; TG: number; B: number; hole: number }

const fourHoles = (x: number, y: number, pitch: number, r: number): Mark[] =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => circle(x + (a * pitch) / 2, y + (b * pitch) / 2, r, 'white')))

/** An angle foot: axis above its base, pitch and size of its own holes. TG is 0 where a nut holds it. */
type Foot = Plate & { axis: number; pitch: number; foot: number }

/** A foot bracket from the cylinder's end, and from its side. */
function footSide({ title, E, TG, B, hole, axis, pitch, foot }: Foot): string {
  const s = 330 / (E / 2 + axis)
  const [x, y, w] = [200, 80 + (E / 2) * s, E * s]
  const [t, base] = [0.09 * w, y + axis * s]
  const deep = w * 0.52
  return sheet(title, [
    rect(x - w / 2, y - w / 2, w, w / 2 + axis * s, 'light', 6),
    circle(x, y, (B * s) / 2, 'white'),
    ...(TG > 0 ? fourHoles(x, y, TG * s, hole * s * 0.5) : []),
    path(`M${x - w / 2} ${base - t}H${x + w / 2}`, 'none', 'edge'),
    centre(x - w * 0.62, y, x + w * 0.62, y),
    centre(x, y - w * 0.6, x, base + 14),
    ...[-1, 1].map((a) => centre(x + (a * pitch * s) / 2, base - t - 16, x + (a * pitch * s) / 2, base + 14)),
    path(
      `M490 ${y - w / 2}h${t}V${base - 2 * t}q0 ${t} ${t} ${t}h${deep}v${t}h${-deep - t}q${-t} 0 ${-t} ${-t}Z`,
      'mid',
    ),
    centre(475, y, 505 + t, y),
    centre(490 + deep * 0.7, base - t - 26, 490 + deep * 0.7, base + 26),
    TG > 0
      ? dimH(x - (TG * s) / 2, x + (TG * s) / 2, y - w / 2 - 32, `TG ${TG}`, y - (TG * s) / 2)
      : note([x + B * s * 0.35, y - B * s * 0.35], [x + w * 0.62, y - w * 0.5], `Ø ${B}`),
    dimH(x - (pitch * s) / 2, x + (pitch * s) / 2, base + 52, String(pitch), base),
    dimH(x - w / 2, x + w / 2, base + 100, String(E), base),
    dimV(y, base, 440, String(axis), [x + w / 2, 490]),
    TG > 0
      ? note([x + (TG * s) / 2 + 4, y - (TG * s) / 2 - 4], [x + w * 0.62, y - w * 0.56], `4 × Ø ${hole}`)
      : '',
    note([490 + deep * 0.7, base - t], [516 + deep * 0.7, base - t - 84], `2 × Ø ${foot}`),
    caption(title),
  ])
}

function footSpace({ title, E, TG, B, hole, axis, pitch, foot }: Foot): string {
  const deep = E * 0.6
  const view = fitted([0, 0, -deep], [E, E / 2 + axis, E * 0.1], 34, 26)
  const t = E * 0.09
  return sheet(title, [
    solid(view, [0, 0, -deep], [E, t, 0]),
    ...[-1, 1].map((a) => spotOn(view, 'y', [E / 2 + (a * pitch) / 2, t, -deep * 0.62], foot / 2)),
    plate(
      view,
      [
        [0, 0],
        [E, 0],
        [E, E / 2 + axis],
        [0, E / 2 + axis],
      ],
      0,
      t,
    ),
    spotOn(view, 'z', [E / 2, axis, t], B / 2, 'hole'),
    ...(TG > 0
      ? [-1, 1].flatMap((a) =>
          [-1, 1].map((b) => spotOn(view, 'z', [E / 2 + (a * TG) / 2, axis + (b * TG) / 2, t], hole / 2)),
        )
      : []),
  ])
}

/** A flange plate, wider than the cylinder: pitches TF and R of its own four holes of FB, length UF. */
type Flange = Plate & { TF: number; R: number; FB: number; UF: number }

function flangeSide({ title, E, TG, B, hole, TF, R, FB, UF }: Flange): string {
  const s = Math.min(200 / E, 380 / UF)
  const [x, y, w, h] = [310, 270, UF * s, E * s]
  return sheet(title, [
    rect(x - w / 2, y - h / 2, w, h, 'light', 6),
    circle(x, y, (B * s) / 2, 'white'),
    ...fourHoles(x, y, TG * s, hole * s * 0.5),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => circle(x + (a * TF * s) / 2, y + (b * R * s) / 2, FB * s * 0.5, 'white')),
    ),
    centre(x - w * 0.58, y, x + w * 0.58, y),
    centre(x, y - h * 0.66, x, y + h * 0.66),
    rect(640, y - h / 2, h * 0.18, h, 'mid', 2),
    centre(625, y, 655 + h * 0.18, y),
    dimH(x - (TF * s) / 2, x + (TF * s) / 2, y + h / 2 + 44, `TF ${TF}`, y + (R * s) / 2),
    dimH(x - w / 2, x + w / 2, y + h / 2 + 94, `UF ${UF}`, y + h / 2),
    dimH(x - (TG * s) / 2, x + (TG * s) / 2, y - h / 2 - 36, `TG ${TG}`, y - (TG * s) / 2),
    dimV(y - (R * s) / 2, y + (R * s) / 2, x - w / 2 - 40, `R ${R}`, x - (TF * s) / 2),
    note([x + (TF * s) / 2 + 4, y - (R * s) / 2 - 4], [x + w / 2 + 6, y - h / 2 - 44], `4 × Ø ${FB}`),
    dimV(y - h / 2, y + h / 2, 730, String(E), 640 + h * 0.18, 'right'),
    caption(title),
  ])
}

function flangeSpace({ title, E, TG, B, hole, TF, R, FB, UF }: Flange): string {
  const t = E * 0.18
  const view = fitted([-UF / 2, -E / 2, 0], [UF / 2, E / 2, t], 34, 26)
  return sheet(title, [
    plate(
      view,
      [
        [-UF / 2, -E / 2],
        [UF / 2, -E / 2],
        [UF / 2, E / 2],
        [-UF / 2, E / 2],
      ],
      0,
      t,
    ),
    spotOn(view, 'z', [0, 0, t], B / 2, 'hole'),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].flatMap((b) => [
        spotOn(view, 'z', [(a * TG) / 2, (b * TG) / 2, t], hole / 2),
        spotOn(view, 'z', [(a * TF) / 2, (b * R) / 2, t], FB / 2),
      ]),
    ),
  ])
}

/** A rear mounting with two lugs, or with one eye. */
type Rear = Plate & { pin: number; height: number; inner: number; lugs: 1 | 2 }

function rearSide({ title, E, TG, pin: pivot, height, inner, lugs }: Rear): string {
  const s = 240 / Math.max(E, height * 1.5)
  const [x, y, w] = [220, 380, E * s]
  const [t, h, r] = [height * 0.34 * s, height * s, pivot * 0.95 * s]
  const at = 560
  const lug =
    lugs === 2
      ? [
          [-E * 0.46, -inner / 2],
          [inner / 2, E * 0.46],
        ]
      : [[-inner / 2, inner / 2]]
  return sheet(title, [
    rect(x - w / 2, y - t, w, t, 'light', 3),
    path(
      `M${x - r * 1.5} ${y - t}L${x - r} ${y - h}A${r} ${r} 0 0 1 ${x + r} ${y - h}L${x + r * 1.5} ${y - t}Z`,
      'light',
    ),
    circle(x, y - h, (pivot * s) / 2, 'white'),
    centre(x - r - 20, y - h, x + r + 20, y - h),
    centre(x, y - h - r - 20, x, y + 20),
    rect(at - w / 2, y - t, w, t, 'mid', 3),
    ...lug.map(([a = 0, b = 0]) => rect(at + a * s, y - h - r, (b - a) * s, h + r - t, 'mid', 3)),
    centre(at - w / 2 - 16, y - h, at + w / 2 + 16, y - h),
    dimV(y - h, y, x - w / 2 - 44, String(height), [x - r, x - w / 2]),
    dimH(x - w / 2, x + w / 2, y + 50, String(E), y),
    dimH(at - (inner * s) / 2, at + (inner * s) / 2, y - h - r - 30, String(inner), y - h - r),
    note([x + pivot * s * 0.36, y - h - pivot * s * 0.36], [x + r + 40, y - h - r - 26], `Ø ${pivot}`),
    label(x + w / 2 + 12, y - t / 2 + 8, `TG ${TG}`, 'start', 18),
    caption(title),
  ])
}

function rearSpace({ title, E, TG, hole, pin: pivot, height, inner, lugs }: Rear): string {
  const view = fitted([-E / 2, 0, -E / 2], [E / 2, height + pivot, E / 2], 36, 26)
  const [t, r] = [height * 0.34, pivot * 0.95]
  const outline: Point[] = [
    [-r * 1.5, t],
    [r * 1.5, t],
    [r, height],
    [r * 0.7, height + r * 0.7],
    [0, height + r],
    [-r * 0.7, height + r * 0.7],
    [-r, height],
  ]
  const ears =
    lugs === 2
      ? [
          [-E * 0.46, -inner / 2],
          [inner / 2, E * 0.46],
        ]
      : [[-inner / 2, inner / 2]]
  return sheet(title, [
    solid(view, [-E / 2, 0, -E / 2], [E / 2, t, E / 2]),
    ...[-1, 1].map((a) => spotOn(view, 'y', [(a * TG) / 2, t, -TG / 2], hole / 2)),
    ...ears.flatMap(([a = 0, b = 0]) => [
      plate(view, outline, a, b, 'light'),
      spotOn(view, 'z', [0, height, b], pivot / 2, 'deep'),
    ]),
    ...[-1, 1].map((a) => spotOn(view, 'y', [(a * TG) / 2, t, TG / 2], hole / 2)),
  ])
}

const flangeParameters = {
  title: text(),
  E: mm(10, 500),
  TG: mm(5, 500),
  B: mm(5, 200),
  hole: mm(1, 50),
  TF: mm(10, 500),
  R: mm(5, 500),
  FB: mm(1, 50),
  UF: mm(20, 1000),
}

const footParameters = {
  title: text(),
  E: mm(5, 500),
  TG: mm(0, 500),
  B: mm(2, 200),
  hole: mm(0, 50),
  axis: mm(2, 500),
  pitch: mm(2, 500),
  foot: mm(1, 50),
}

const rearParameters = {
  title: text(),
  E: mm(10, 500),
  TG: mm(5, 500),
  B: mm(5, 200),
  hole: mm(1, 50),
  pin: mm(2, 100),
  height: mm(5, 200),
  inner: mm(5, 200),
  lugs: z.literal([1, 2]),
}

export const families = {
  'cylinder-flange-side': family(flangeParameters, flangeSide),
  'cylinder-flange-space': family(flangeParameters, flangeSpace),
  'cylinder-foot-side': family(footParameters, footSide),
  'cylinder-foot-space': family(footParameters, footSpace),
  'cylinder-clevis-side': family(rearParameters, rearSide),
  'cylinder-clevis-space': family(rearParameters, rearSpace),
}
