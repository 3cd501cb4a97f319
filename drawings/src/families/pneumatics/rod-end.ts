import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, path, rect } from '../../sheet/svg.ts'
import { barrel, fitted, pin, solid, spotOn } from './scene.ts'
import { cyl, hex } from './turning.ts'

/** A rod clevis with its pin, and a rod eye, side by side views. */
function clevisSide(
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

function clevisSpace(title: string, d: number, slot: number, outside: number, length: number): string {
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
function eyeSide(
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

function eyeSpace(title: string, bore: number, ball: number, width: number, length: number): string {
  const R = bore * 1.45
  const view = fitted([-R, -length, -ball / 2], [R, R, ball / 2], 36, 20)
  return sheet(title, [
    pin(view, [0, -R * 0.7, 0], [0, -1, 0], [cyl(length - R * 0.9, bore * 1.6), hex(bore * 0.5, bore * 1.5)]),
    barrel(view, [0, 0, -width / 2], [0, 0, 1], width, R),
    barrel(view, [0, 0, width / 2], [0, 0, 1], (ball - width) / 2, R * 0.66, 'roundH', 'mid'),
    spotOn(view, 'z', [0, 0, ball / 2], bore / 2, 'black'),
  ])
}

export const families = {
  'rod-clevis-side': family(
    { title: text(), rod: text(), d: mm(2, 50), slot: mm(2, 50), outside: mm(2, 100), length: mm(5, 200) },
    ({ title, rod, d, slot, outside, length }) => clevisSide(title, rod, d, slot, outside, length),
  ),
  'rod-clevis-space': family(
    { title: text(), d: mm(2, 50), slot: mm(2, 50), outside: mm(2, 100), length: mm(5, 200) },
    ({ title, d, slot, outside, length }) => clevisSpace(title, d, slot, outside, length),
  ),
  'rod-eye-side': family(
    { title: text(), rod: text(), bore: mm(2, 50), ball: mm(2, 100), width: mm(2, 100), length: mm(5, 500) },
    ({ title, rod, bore, ball, width, length }) => eyeSide(title, rod, bore, ball, width, length),
  ),
  'rod-eye-space': family(
    { title: text(), bore: mm(2, 50), ball: mm(2, 100), width: mm(2, 100), length: mm(5, 500) },
    ({ title, bore, ball, width, length }) => eyeSpace(title, bore, ball, width, length),
  ),
}
