import { family, mm, number, text } from '../../family.ts'
import { caption, dimH, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, circle, num, path, pierced, rect, stroke } from '../../sheet/svg.ts'

/** Tonnes as drawings write them. */
const tonnes = (value: number): string => `${Math.round(value * 100) / 100} t`

/** A crane hook, its seat at x and y. */
const craneHook = (x: number, y: number, k = 1): Mark =>
  path(
    `M${num(x - 9 * k)} ${num(y - 74 * k)}h${num(18 * k)}v${num(26 * k)}q${num(22 * k)} ${num(8 * k)} ${num(22 * k)} ${num(34 * k)}a${num(31 * k)} ${num(31 * k)} 0 0 1 ${num(-62 * k)} 0h${num(14 * k)}a${num(16 * k)} ${num(16 * k)} 0 0 0 ${num(33 * k)} 0q0 ${num(-16 * k)} ${num(-25 * k)} ${num(-20 * k)}Z`,
    'roundH',
  )

/** How much one sling carries: straight, choked, as a basket, and as a pair at 45 and at 60 degrees. */
function slingModes(load: number, title: string): string {
  const y = 150
  const foot = 390
  const x = [90, 240, 390, 545, 705] as const
  const cord = (d: string): Mark => stroke(d, 'ink', 9) + stroke(d, 'accent', 6)
  const loadBox = (cx: number, wide: number): Mark => rect(cx - wide / 2, foot, wide, 60, 'dark', 4)
  const loop = (cx: number): Mark =>
    circle(cx, foot + 40, 34, 'dark') + circle(cx, foot + 40, 24, 'mid', 'edge')
  return sheet(title, [
    cord(`M${x[0]} ${y}V${foot}`),
    loadBox(x[0], 74),
    loop(x[1]),
    cord(
      `M${x[1]} ${y}V${foot - 10}M${x[1]} ${foot - 10}C${x[1] - 20} ${foot} ${x[1] - 39} ${foot + 16} ${x[1] - 39} ${foot + 40}A39 39 0 0 0 ${x[1] + 39} ${foot + 40}C${x[1] + 39} ${foot + 14} ${x[1] + 20} ${foot - 2} ${x[1]} ${foot - 30}`,
    ),
    loop(x[2]),
    cord(
      `M${x[2]} ${y}C${x[2] - 40} ${y + 60} ${x[2] - 39} ${foot - 80} ${x[2] - 39} ${foot + 40}A39 39 0 0 0 ${x[2] + 39} ${foot + 40}C${x[2] + 39} ${foot - 80} ${x[2] + 40} ${y + 60} ${x[2]} ${y}`,
    ),
    cord(`M${x[3] - 52} ${foot}L${x[3]} ${y}L${x[3] + 52} ${foot}`),
    loadBox(x[3], 130),
    cord(`M${x[4] - 70} ${foot}L${x[4]} ${y + 96}L${x[4] + 70} ${foot}`),
    loadBox(x[4], 160),
    ...x.slice(0, 4).map((at) => craneHook(at, y - 8, 0.8)),
    craneHook(x[4], y + 88, 0.8),
    label(x[3], foot - 34, '≤45°', 'middle', 18),
    label(x[4], foot - 16, '≤60°', 'middle', 18),
    ...[1, 0.8, 2, 1.4, 1].flatMap((factor, index) => [
      label(x[index] ?? 0, 500, tonnes(load * factor)),
      label(x[index] ?? 0, 530, `× ${factor}`, 'middle', 18),
    ]),
    caption(title),
  ])
}

/** A flat sling with two sewn eyes. */
function webbingSling(
  { width, load, length }: { width: number; load: number; length: number },
  title: string,
): string {
  const h = Math.min(90, Math.max(30, width * 0.5))
  const [y, a, b] = [260, 100, 700]
  const eye = (x: number, s: number): Mark =>
    pierced(
      `M${num(x + s * 130)} ${num(y - h / 2)}C${num(x + s * 70)} ${num(y - h * 0.7)} ${num(x)} ${num(y - h)} ${num(x)} ${y}C${num(x)} ${num(y + h)} ${num(x + s * 70)} ${num(y + h * 0.7)} ${num(x + s * 130)} ${num(y + h / 2)}ZM${num(x + s * 96)} ${y}C${num(x + s * 60)} ${num(y - h * 0.3)} ${num(x + s * 16)} ${num(y - h * 0.5)} ${num(x + s * 14)} ${y}C${num(x + s * 16)} ${num(y + h * 0.5)} ${num(x + s * 60)} ${num(y + h * 0.3)} ${num(x + s * 96)} ${y}Z`,
      'dark',
    )
  // One woven line for each tonne.
  const lines = Math.max(1, Math.min(10, Math.round(load)))
  const stripes = Array.from(
    { length: lines },
    (_, index) => `M220 ${num(y - h / 2 + (h * (index + 1)) / (lines + 1))}H580`,
  ).join('')
  return sheet(title, [
    rect(220, y - h / 2, 360, h, 'mid'),
    stroke(stripes, 'black', 2),
    ...[190, 470].map(
      (x) =>
        rect(x + 20, y - h / 2, 100, h, 'light', 0, 'edge') +
        path(
          Array.from(
            { length: 5 },
            (_, index) =>
              `M${x + 26 + index * 18} ${num(y - h / 2 + 4)}l14 ${num(h - 8)}M${x + 40 + index * 18} ${num(y - h / 2 + 4)}l-14 ${num(h - 8)}`,
          ).join(''),
          'none',
          'fine',
        ),
    ),
    eye(a, 1),
    eye(b, -1),
    rect(370, y - h / 2 + 4, 60, h - 8, 'accent', 2, 'edge'),
    label(400, y + 8, `${load} t`, 'middle', 20),
    dimH(a, b, y + 150, `${length} m`, y + 20),
    note([300, y - h / 2], [340, y - h / 2 - 64], `${width} mm`),
    caption(title),
  ])
}

/** An endless sling in its sleeve. */
function roundSling({ load, length }: { load: number; length: number }, title: string): string {
  const [y, R] = [260, 74]
  const d = `M${190 + R} ${y - R}H${610 - R}A${R} ${R} 0 0 1 ${610 - R} ${y + R}H${190 + R}A${R} ${R} 0 0 1 ${190 + R} ${y - R}Z`
  const w = 26 + Math.min(22, load * 3)
  return sheet(title, [
    stroke(d, 'ink', w + 4),
    stroke(d, 'dark', w),
    stroke(d, 'mid', w * 0.45),
    stroke(
      `M${190 + R} ${y - R - w * 0.32}H${610 - R}M${190 + R} ${y + R + w * 0.32}H${610 - R}`,
      'black',
      1.4,
    ),
    rect(360, y - R - w / 2 - 4, 80, w + 8, 'accent', 3, 'edge'),
    label(400, y - R + 8, `${load} t`, 'middle', 20),
    dimH(190 + w / 2, 610 - w / 2, y + R + 96, `${length} m`, [y + 20, y + 20]),
    caption(title),
  ])
}

export const families = {
  'round-sling': family(
    { load: number(0.2, 50, 't'), length: mm(0.2, 50), title: text() },
    ({ title, ...of }) => roundSling(of, title),
  ),
  'sling-modes': family({ load: number(0.1, 50, 't'), title: text() }, ({ load, title }) =>
    slingModes(load, title),
  ),
  'webbing-sling': family(
    { width: mm(5, 2000), load: number(0.2, 50, 't'), length: mm(0.2, 50), title: text() },
    ({ title, ...of }) => webbingSling(of, title),
  ),
}
