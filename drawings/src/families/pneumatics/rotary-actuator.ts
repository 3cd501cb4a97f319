import { angle, family, mm, text } from '../../family.ts'
import { caption, dimAngle, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, rect } from '../../sheet/svg.ts'
import { fitted, pin, solid, spotOn } from './scene.ts'
import { cyl } from './turning.ts'

/** A rack-and-pinion actuator from above: two barrels, turntable in the middle with its angle. */
function rotarySide(title: string, length: number, width: number, table: number, angle: number): string {
  const s = Math.min(460 / length, 300 / width)
  const [x, y, L, W, r] = [380, 280, length * s, width * s, (table * s) / 2]
  return sheet(title, [
    rect(x - L / 2, y - W / 2, L, W, 'light', 8),
    rect(x - L / 2, y - W * 0.42, L * 0.12, W * 0.36, 'mid', 3),
    rect(x - L / 2, y + W * 0.06, L * 0.12, W * 0.36, 'mid', 3),
    rect(x + L * 0.38, y - W * 0.42, L * 0.12, W * 0.36, 'mid', 3),
    rect(x + L * 0.38, y + W * 0.06, L * 0.12, W * 0.36, 'mid', 3),
    ...[-0.42, 0.42].flatMap((a) =>
      [-0.4, 0.4].map((b) => circle(x + a * L * 0.7, y + b * W, 6, 'white', 'edge')),
    ),
    circle(x, y, r, 'mid'),
    circle(x, y, r * 0.86, 'white', 'fine'),
    ...[45, 135, 225, 315].map((degrees) =>
      circle(
        x + r * 0.66 * Math.cos((degrees * Math.PI) / 180),
        y + r * 0.66 * Math.sin((degrees * Math.PI) / 180),
        5,
        'black',
        'edge',
      ),
    ),
    circle(x, y, r * 0.3, 'dark'),
    centre(x - L * 0.58, y, x + L * 0.58, y),
    centre(x, y - W * 0.62, x, y + W * 0.62),
    dimAngle([x, y], r * 1.22, angle === 90 ? -45 : -180, angle === 90 ? 45 : 0, `${angle}°`),
    dimH(x - L / 2, x + L / 2, y + W / 2 + 56, String(length), y + W / 2),
    dimV(y - W / 2, y + W / 2, x - L / 2 - 46, String(width), x - L / 2),
    label(x + r * 0.4, y + W / 2 + 30, `Ø ${table}`, 'start', 18),
    caption(title),
  ])
}

function rotarySpace(title: string, length: number, width: number, table: number): string {
  const h = width * 0.55
  const view = fitted([-length / 2, 0, -width / 2], [length / 2, h * 1.5, width / 2], 34, 34)
  return sheet(title, [
    solid(view, [-length / 2, 0, -width / 2], [length / 2, h, width / 2]),
    ...[-0.25, 0.25].map((share) => spotOn(view, 'x', [-length / 2, h / 2, share * width], h * 0.3, 'mid')),
    ...[-0.42, 0.42].flatMap((a) =>
      [-0.42, 0.42].map((b) => spotOn(view, 'y', [a * length, h, b * width], width * 0.03)),
    ),
    ...[-0.3, 0.3].map((share) => spotOn(view, 'z', [share * length, h / 2, width / 2], h * 0.14)),
    pin(view, [0, h, 0], [0, 1, 0], [cyl(h * 0.14, table), cyl(h * 0.1, table * 0.9)]),
    spotOn(view, 'y', [0, h * 1.24, 0], table * 0.16, 'deep'),
    ...[45, 135, 225, 315].map((degrees) =>
      spotOn(
        view,
        'y',
        [
          table * 0.3 * Math.cos((degrees * Math.PI) / 180),
          h * 1.24,
          table * 0.3 * Math.sin((degrees * Math.PI) / 180),
        ],
        table * 0.05,
      ),
    ),
  ])
}

export const families = {
  'rotary-actuator-side': family(
    { title: text(), length: mm(20, 1000), width: mm(10, 500), table: mm(10, 500), angle: angle(-180, 180) },
    ({ title, length, width, table, angle }) => rotarySide(title, length, width, table, angle),
  ),
  'rotary-actuator-space': family(
    { title: text(), length: mm(20, 1000), width: mm(10, 500), table: mm(10, 500) },
    ({ title, length, width, table }) => rotarySpace(title, length, width, table),
  ),
}
