import { caption, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, path, rect, stroke, type Mark, type Point } from '../drawing/svg.ts'
import { barrel, blackFaces, facet, fitted, pin, plate, solid, spotOn } from './scene.drawing.ts'
import { cyl, hex, thread, cone, dark } from './turning.drawing.ts'

/** A square end plate: pitch of its four holes, outside, centre hole. */
type Plate = { title: string; E: number; TG: number; B: number; hole: number }

const fourHoles = (x: number, y: number, pitch: number, r: number): Mark[] =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => circle(x + (a * pitch) / 2, y + (b * pitch) / 2, r, 'white')))

/** A foot bracket from the cylinder's end, and from its side. */
export function footSide({ title, E, TG, B, hole }: Plate): string {
  const s = 230 / E
  const [x, y, w] = [240, 270, E * s]
  const t = 0.1 * w
  return sheet(title, [
    rect(x - w / 2, y - w / 2, w, w * 1.14, 'light', 6),
    circle(x, y, (B * s) / 2, 'white'),
    ...fourHoles(x, y, TG * s, hole * s * 0.5),
    path(`M${x - w / 2} ${y + w * 0.64 - t}H${x + w / 2}`, 'none', 'edge'),
    centre(x - w * 0.62, y, x + w * 0.62, y),
    centre(x, y - w * 0.62, x, y + w * 0.76),
    path(
      `M540 ${y - w / 2}h${t}v${w * 1.14 - 2 * t}q0 ${t} ${t} ${t}h${w * 0.5}v${t}h${-w * 0.6}q${-t} 0 ${-t} ${-t}Z`,
      'mid',
    ),
    centre(530, y, 570, y),
    centre(540 + w * 0.5, y + w * 0.46, 540 + w * 0.5, y + w * 0.76),
    dimH(x - (TG * s) / 2, x + (TG * s) / 2, y - w / 2 - 36, `TG ${TG}`, y - (TG * s) / 2),
    dimH(x - w / 2, x + w / 2, y + w * 0.64 + 50, String(E), y + w * 0.64),
    dimV(y, y + w * 0.64, 480, String(Math.round(E * 0.64 * 10) / 10), [x + w / 2, 540]),
    note([x + (TG * s) / 2 + 4, y - (TG * s) / 2 - 4], [x + w * 0.62, y - w * 0.62], `4 × Ø ${hole}`),
    caption(title),
  ])
}

export function footSpace({ title, E, TG, B, hole }: Plate): string {
  const view = fitted([0, 0, -E * 0.6], [E, E * 1.14, E * 0.1], 34, 26)
  const t = E * 0.09
  return sheet(title, [
    solid(view, [0, 0, -E * 0.55], [E, t, 0]),
    ...[0.2, 0.8].map((share) => spotOn(view, 'y', [E * share, t, -E * 0.32], hole * 0.6)),
    plate(
      view,
      [
        [0, 0],
        [E, 0],
        [E, E * 1.14],
        [0, E * 1.14],
      ],
      0,
      t,
    ),
    spotOn(view, 'z', [E / 2, E * 0.64, t], B / 2, 'hole'),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => spotOn(view, 'z', [E / 2 + (a * TG) / 2, E * 0.64 + (b * TG) / 2, t], hole / 2)),
    ),
  ])
}

/** A flange plate: wider than the cylinder, two or four outer holes. */
export function flangeSide({ title, E, TG, B, hole }: Plate): string {
  const s = 190 / E
  const [x, y, w, h] = [290, 270, E * 1.9 * s, E * s]
  const pitch = E * 1.5
  return sheet(title, [
    rect(x - w / 2, y - h / 2, w, h, 'light', 6),
    circle(x, y, (B * s) / 2, 'white'),
    ...fourHoles(x, y, TG * s, hole * s * 0.5),
    ...[-1, 1].map((a) => circle(x + (a * pitch * s) / 2, y, hole * s * 0.6, 'white')),
    centre(x - w * 0.58, y, x + w * 0.58, y),
    centre(x, y - h * 0.66, x, y + h * 0.66),
    rect(620, y - h / 2, h * 0.14, h, 'mid', 2),
    centre(605, y, 660, y),
    dimH(x - (pitch * s) / 2, x + (pitch * s) / 2, y + h / 2 + 44, String(Math.round(pitch)), y),
    dimH(x - w / 2, x + w / 2, y + h / 2 + 94, String(Math.round(E * 1.9)), y + h / 2),
    dimH(x - (TG * s) / 2, x + (TG * s) / 2, y - h / 2 - 36, `TG ${TG}`, y - (TG * s) / 2),
    dimV(y - h / 2, y + h / 2, 700, String(E), 620 + h * 0.14, 'right'),
    caption(title),
  ])
}

export function flangeSpace({ title, E, TG, B, hole }: Plate): string {
  const view = fitted([-E * 0.95, -E / 2, 0], [E * 0.95, E / 2, E * 0.14], 34, 26)
  const t = E * 0.14
  return sheet(title, [
    plate(
      view,
      [
        [-E * 0.95, -E / 2],
        [E * 0.95, -E / 2],
        [E * 0.95, E / 2],
        [-E * 0.95, E / 2],
      ],
      0,
      t,
    ),
    spotOn(view, 'z', [0, 0, t], B / 2, 'hole'),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) => spotOn(view, 'z', [(a * TG) / 2, (b * TG) / 2, t], hole / 2)),
    ),
    ...[-1, 1].map((a) => spotOn(view, 'z', [a * E * 0.75, 0, t], hole * 0.6)),
  ])
}

/** A rear mounting with two lugs, or with one eye. */
type Rear = Plate & { pin: number; height: number; inner: number; lugs: 1 | 2 }

export function rearSide({ title, E, TG, pin: pivot, height, inner, lugs }: Rear): string {
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

export function rearSpace({ title, E, TG, hole, pin: pivot, height, inner, lugs }: Rear): string {
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

/** A rod clevis with its pin, and a rod eye, side by side views. */
export function clevisSide(
  title: string,
  rod: string,
  d: number,
  slot: number,
  outside: number,
  length: number,
): string {
  const s = Math.min(420 / (length + outside * 0.6 + d), 190 / outside)
  const [y, left] = [270, 190]
  const [o, e, r] = [outside * s, left + (length + outside * 0.6) * s, (d * s) / 2]
  const neck = left + length * s * 0.42
  const slotX = left + length * s * 0.5
  return sheet(title, [
    rect(left, y - o * 0.42, neck - left, o * 0.84, 'roundH', 4),
    path(
      `M${neck} ${y - o / 2}H${e - 8}Q${e} ${y - o / 2} ${e} ${y - o / 2 + 8}V${y - (slot * s) / 2}H${slotX}V${y + (slot * s) / 2}H${e}V${y + o / 2 - 8}Q${e} ${y + o / 2} ${e - 8} ${y + o / 2}H${neck}Z`,
      'light',
    ),
    rect(left + length * s - r, y - o / 2 - 8, 2 * r, o + 16, 'roundV', 2),
    rect(left + length * s - r * 1.5, y - o / 2 - 14, 3 * r, 8, 'dark', 2),
    centre(left - 20, y, e + 20, y),
    centre(left + length * s, y - o / 2 - 34, left + length * s, y + o / 2 + 30),
    dimH(left, left + length * s, y + o / 2 + 70, String(length), [y + o * 0.42, y + o / 2 + 14]),
    dimV(y - (slot * s) / 2, y + (slot * s) / 2, e + 46, String(slot), e, 'right'),
    dimV(y - o / 2, y + o / 2, e + 116, String(outside), e, 'right'),
    note([left + length * s + r, y - o / 2 - 12], [left + length * s + 60, y - o / 2 - 60], `Ø ${d}`),
    label(left - 14, y - o * 0.42 - 16, rod, 'middle', 20),
    caption(title),
  ])
}

export function clevisSpace(title: string, d: number, slot: number, outside: number, length: number): string {
  const view = fitted(
    [-outside / 2, -length * 0.95, -outside / 2],
    [outside / 2, outside * 0.6, outside / 2],
    36,
    22,
  )
  const o = outside / 2
  return sheet(title, [
    pin(view, [0, -length * 0.5, 0], [0, -1, 0], [cyl(length * 0.45, outside * 0.84)]),
    solid(view, [-o, -length * 0.55, -o], [o, -length * 0.45, o]),
    solid(view, [-o, -length * 0.45, -o], [o, outside * 0.55, -slot / 2]),
    solid(view, [-o, -length * 0.45, slot / 2], [o, outside * 0.55, o]),
    barrel(view, [0, 0, o], [0, 0, 1], d * 0.5, d * 0.72, 'roundH', 'mid'),
    spotOn(view, 'z', [0, 0, o + d * 0.5], d * 0.4, 'light'),
  ])
}

/** A rod eye: a ball in a housing on a threaded shank. */
export function eyeSide(
  title: string,
  rod: string,
  bore: number,
  ball: number,
  width: number,
  length: number,
): string {
  const R = bore * 1.45
  const s = Math.min(400 / (length + R), 200 / (2 * R))
  const [x, y] = [390, 270]
  const end = x + 40 - length * s
  const at = 650
  return sheet(title, [
    rect(end, y - bore * 0.8 * s, (length - R * 0.7) * s, bore * 1.6 * s, 'roundH', 3),
    circle(x + 40, y, R * s, 'light'),
    circle(x + 40, y, R * 0.78 * s, 'mid', 'edge'),
    circle(x + 40, y, R * 0.7 * s, 'glow', 'edge'),
    circle(x + 40, y, (bore * s) / 2, 'white'),
    centre(end - 20, y, x + 60 + R * s, y),
    centre(x + 40, y - R * s - 20, x + 40, y + R * s + 20),
    path(`M${at - (width * s) / 2} ${y - R * s}h${width * s}v${2 * R * s}h${-width * s}Z`, 'light'),
    path(
      `M${at - (width * s) / 2} ${y - bore * 0.8 * s}Q${at - (ball * s) / 2} ${y - bore * 0.6 * s} ${at - (ball * s) / 2} ${y - bore * 0.5 * s}V${y + bore * 0.5 * s}Q${at - (ball * s) / 2} ${y + bore * 0.6 * s} ${at - (width * s) / 2} ${y + bore * 0.8 * s}M${at + (width * s) / 2} ${y - bore * 0.8 * s}Q${at + (ball * s) / 2} ${y - bore * 0.6 * s} ${at + (ball * s) / 2} ${y - bore * 0.5 * s}V${y + bore * 0.5 * s}Q${at + (ball * s) / 2} ${y + bore * 0.6 * s} ${at + (width * s) / 2} ${y + bore * 0.8 * s}`,
      'mid',
      'edge',
    ),
    centre(at - ball * s, y, at + ball * s, y),
    dimH(at - (ball * s) / 2, at + (ball * s) / 2, y + R * s + 50, String(ball), y + bore * 0.5 * s),
    dimH(at - (width * s) / 2, at + (width * s) / 2, y - R * s - 34, String(width), y - R * s),
    dimH(end, x + 40, y + R * s + 50, String(length), [y + bore * 0.8 * s, y + R * s]),
    note(
      [x + 40 + bore * s * 0.36, y - bore * s * 0.36],
      [x + 40 + R * s * 0.9, y - R * s - 36],
      `Ø ${bore}`,
    ),
    label(end, y - bore * 0.8 * s - 16, rod, 'middle', 20),
    caption(title),
  ])
}

export function eyeSpace(title: string, bore: number, ball: number, width: number, length: number): string {
  const R = bore * 1.45
  const view = fitted([-R, -length, -ball / 2], [R, R, ball / 2], 36, 20)
  return sheet(title, [
    pin(view, [0, -R * 0.7, 0], [0, -1, 0], [cyl(length - R * 0.9, bore * 1.6), hex(bore * 0.5, bore * 1.5)]),
    barrel(view, [0, 0, -width / 2], [0, 0, 1], width, R),
    barrel(view, [0, 0, width / 2], [0, 0, 1], (ball - width) / 2, R * 0.66, 'roundH', 'mid'),
    spotOn(view, 'z', [0, 0, ball / 2], bore / 2, 'black'),
  ])
}

/** A slot sensor with its cable, from above and from its side. */
export function sensorSide(title: string, length: number, plug: boolean, text: string, bare = false): string {
  const s = 300 / length
  const [x, y] = [90, 230]
  const cable = `M${x + 300} ${y}H${plug ? 560 : 720}`
  return sheet(title, [
    stroke(cable, 'ink', 15),
    stroke(cable, 'black', 11),
    ...(plug
      ? [
          rect(560, y - 17, 60, 34, 'darkH', 5),
          rect(620, y - 22, 40, 44, 'roundH', 3),
          ...[628, 636, 644, 652].map((px) => path(`M${px} ${y - 20}v40`, 'none', 'fine')),
          rect(660, y - 12, 26, 24, 'roundH', 2),
        ]
      : []),
    rect(x, y - 24, 300, 48, 'black', 8),
    circle(x + 32, y, 15, 'mid'),
    path(`M${x + 24} ${y}h16`, 'none', 'heavy'),
    circle(x + 250, y, 8, 'accent', 'edge'),
    rect(x + 70, y - 10, 150, 20, 'deep', 3, 'edge'),
    rect(x, y + 130, 300, 48, 'darkH', 8),
    rect(x + 22, y + 116, 24, 14, 'roundV', 2),
    ...(bare
      ? []
      : [
          dimH(x, x + 300, y + 236, String(length), y + 178),
          dimV(y + 130, y + 178, x - 30 + 360, String(Math.round((48 / s) * 10) / 10), x + 300, 'right'),
        ]),
    label(plug ? 430 : 540, y - 24, text, 'middle', 20),
    caption(title),
  ])
}

/** The sensor in a piece of cylinder barrel. */
export function sensorMounted(title: string): string {
  const view = fitted([0, 0, 0], [90, 48, 48], 34, 28)
  return sheet(title, [
    solid(view, [0, 0, 0], [90, 48, 48]),
    spotOn(view, 'x', [0, 24, 24], 16, 'white'),
    ...[14, 34].flatMap((y) => [
      facet(
        view,
        [
          [0, y - 2.4, 48],
          [90, y - 2.4, 48],
          [90, y + 2.4, 48],
          [0, y + 2.4, 48],
        ],
        'deep',
      ),
    ]),
    facet(
      view,
      [
        [0, 48, 12],
        [90, 48, 12],
        [90, 48, 16.6],
        [0, 48, 16.6],
      ],
      'deep',
    ),
    solid(view, [26, 31.8, 47], [58, 36.2, 50.5], blackFaces),
    spotOn(view, 'z', [30, 34, 50.5], 1.4, 'mid'),
    spotOn(view, 'z', [52, 34, 50.5], 1, 'accent'),
    pin(view, [58, 34, 48.6], [1, 0, 0.15], [dark(36, 2.6)]),
  ])
}

/** A floating joint: stud, housing, female end. */
export const jointPieces = (d: number) => [
  thread(d * 2, d),
  hex(d * 0.6, d * 1.7),
  cone(d * 0.5, d * 1.6, d * 2.6),
  cyl(d * 1.5, d * 2.8),
  hex(d * 0.9, d * 2.2),
]
