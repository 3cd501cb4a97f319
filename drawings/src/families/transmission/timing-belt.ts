import { choice, count as countOf, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { line, num, path, pierced, placed, type Mark } from '../../sheet/svg.ts'

type Belt = {
  pitch: number
  tooth: number
  height: number
  form: 'trapeze' | 'round'
  width: number
  length: number
  teeth: number
  title: string
}

/** One tooth's outline from its left root to its right one, in px, hanging down. */
const toothPath = (p: number, h: number, form: Belt['form']): string =>
  form === 'round'
    ? `h${num(p * 0.17)}c${num(p * 0.04)} 0 ${num(p * 0.05)} ${num(h * 0.1)} ${num(p * 0.06)} ${num(h * 0.35)}c${num(p * 0.03)} ${num(h * 0.87)} ${num(p * 0.51)} ${num(h * 0.87)} ${num(p * 0.54)} 0c${num(p * 0.01)} ${num(-h * 0.25)} ${num(p * 0.02)} ${num(-h * 0.35)} ${num(p * 0.06)} ${num(-h * 0.35)}h${num(p * 0.17)}`
    : `h${num(p * 0.2)}l${num(p * 0.13)} ${num(h)}h${num(p * 0.34)}l${num(p * 0.13)} ${num(-h)}h${num(p * 0.2)}`

/** Teeth, cord and back of the belt from its side, with pitch and heights. */
function timingProfile(of: Belt): string {
  const { pitch, tooth, height, form, title } = of
  const scale = 150 / pitch
  const [x, top, p] = [130, 210, 150]
  const [h, H] = [tooth * scale, height * scale]
  const root = top + H - h
  const cord = top + (H - h) * 0.72
  const width = 525
  const teeth = Array.from({ length: 3 }, () => toothPath(p, h, form)).join('')
  return sheet(title, [
    path(`M${x} ${num(top)}V${num(root)}${teeth}h${num(width - 3 * p)}V${num(top)}Z`, 'hatch'),
    line(
      [
        [x, cord],
        [x + width, cord],
      ],
      'heavy',
    ),
    line(
      [
        [x, cord - 5],
        [x + width, cord - 5],
      ],
      'fine',
    ),
    dimH(x + p / 2, x + p * 1.5, top - 52, String(pitch), top),
    dimV(top, top + H, x + width + 62, String(height), [x + width, x + p * 2.6], 'right'),
    dimV(root, root + h, x - 42, String(tooth), [x, x + p * 0.35]),
    caption(title),
  ])
}

/** The belt as a toothed loop. */
function timingLoop(of: Belt): string {
  const { form, teeth, length, width, title } = of
  const [y, r, reach] = [300, 140, 170]
  const [left, right] = [380 - reach, 380 + reach]
  const loop = (radius: number): string =>
    `M${left} ${num(y - radius)}H${right}a${num(radius)} ${num(radius)} 0 0 1 0 ${num(2 * radius)}H${left}a${num(radius)} ${num(radius)} 0 0 1 0 ${num(-2 * radius)}Z`
  const thick = 12
  const inner = r - thick
  const share = Math.min(1.5, Math.max(0.6, width / 18))
  const [dx, dy] = [60 * share, -36 * share]
  const rings = Array.from({ length: 9 }, (_, index) => {
    const part = 1 - index / 8
    return placed(
      [1, 0, 0, 1, dx * part, dy * part],
      [
        pierced(
          `${loop(r)}${loop(inner - 4)}`,
          index === 0 ? 'ink' : 'black',
          index === 0 ? 'outline' : 'none',
        ),
      ],
    )
  })
  const around = 2 * (right - left) + 2 * Math.PI * inner
  const count = Math.min(teeth, 46)
  const step = around / count
  const half = step * 0.3
  const marks: Mark[] = Array.from({ length: count }, (_, index) => {
    const s = index * step
    const straight = right - left
    const [cx, cy, turn] =
      s < straight
        ? [left + s, y - inner, 0]
        : s < straight + Math.PI * inner
          ? at(right, y, inner, (s - straight) / inner)
          : s < 2 * straight + Math.PI * inner
            ? [right - (s - straight - Math.PI * inner), y + inner, 180]
            : at(left, y, inner, Math.PI + (s - 2 * straight - Math.PI * inner) / inner)
    const d =
      form === 'round'
        ? `M${num(-half)} -1a${num(half)} ${num(half * 1.1)} 0 0 0 ${num(2 * half)} 0Z`
        : `M${num(-half)} -1l${num(half * 0.5)} ${num(half)}h${num(half)}l${num(half * 0.5)} ${num(-half)}Z`
    return `<path transform="translate(${num(cx)} ${num(cy)}) rotate(${num(turn)})" d="${d}"/>`
  })
  return sheet(title, [
    ...rings,
    pierced(`${loop(r)}${loop(inner)}`, 'deep'),
    `<g fill="#8a949f" stroke-width="1">${marks.join('')}</g>`,
    label(380, y + 8, `Lp ${length}`, 'middle', 40),
    caption(title),
  ])
}

const at = (x: number, y: number, r: number, angle: number): [number, number, number] => [
  x + Math.sin(angle) * r,
  y - Math.cos(angle) * r,
  (angle * 180) / Math.PI,
]

const beltParameters = {
  pitch: mm(0.5, 100),
  tooth: mm(0.2, 50),
  height: mm(0.2, 50),
  form: choice(['trapeze', 'round']),
  width: mm(1, 500),
  length: mm(20, 20000),
  teeth: countOf(15, 1000),
  title: text(),
}

export const families = {
  'timing-belt-loop': family(beltParameters, timingLoop),
  'timing-belt-profile': family(beltParameters, timingProfile),
}
