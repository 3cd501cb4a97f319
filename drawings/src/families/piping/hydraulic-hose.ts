import { z } from 'zod'
import { family, mm, text } from '../../family.ts'
import { caption, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { centre, circle, clipped, num, path, rect, type Mark } from '../../sheet/svg.ts'

type Hose = { inner: number; outer: number; braids: 1 | 2; marking: string; title: string }

const braid = (name: string, x: number, y: number, width: number, half: number): Mark => {
  let wires = ''
  const step = 11
  for (let at = x - 2 * half; at < x + width + 2 * half; at += step) {
    wires += `M${num(at)} ${num(y - half)}l${num(2 * half)} ${num(2 * half)}M${num(at)} ${num(y + half)}l${num(2 * half)} ${num(-2 * half)}`
  }
  const box = `M${num(x)} ${num(y - half)}h${num(width)}v${num(2 * half)}h${num(-width)}Z`
  return rect(x, y - half, width, 2 * half, 'roundH') + clipped(name, box, [path(wires, 'none', 'hair')])
}

/** The hose with its layers laid bare one after the other, and from its end. */
function hoseDimensions({ inner, outer, braids, marking, title }: Hose): string {
  const scale = 210 / outer
  const y = 280
  const [R, r] = [(outer * scale) / 2, (inner * scale) / 2]
  const layer = (R - r) / (braids === 2 ? 5 : 4)
  const start = 52
  const widths = braids === 2 ? [60, 70, 36, 70, 200] : [80, 100, 260]
  const radii =
    braids === 2
      ? [r + layer * 1.6, r + layer * 2.3, r + layer * 3, r + layer * 3.7, R]
      : [r + layer * 1.7, r + layer * 2.5, R]
  const at = widths.map((_, index) => start + widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const marks = widths.map((width, index) => {
    const [x, half] = [at[index] ?? 0, radii[index] ?? R]
    if (index === widths.length - 1) return rect(x, y - half, width, 2 * half, 'darkH')
    return index % 2 === 1
      ? braid(`braid${index}`, x, y, width, half)
      : rect(x, y - half, width, 2 * half, 'darkH')
  })
  const cover = (at.at(-1) ?? 0) + (widths.at(-1) ?? 0) / 2
  const front = 618
  const rings = radii
    .slice(0, -1)
    .toReversed()
    .map((radius, index) =>
      circle(front, y, radius, (widths.length - index) % 2 === 1 ? 'dark' : 'black', 'edge'),
    )
  return sheet(title, [
    ...marks,
    `<text x="${num(cover)}" y="${num(y + 8)}" text-anchor="middle" fill="#ffffff" stroke="none" font-size="20">${escape(marking)}</text>`,
    centre(start - 26, y, start, y),
    circle(front, y, R, 'black'),
    ...rings,
    circle(front, y, r, 'white'),
    centre(front - R - 16, y, front + R + 16, y),
    centre(front, y - R - 16, front, y + R + 16),
    dimV(y - r, y + r, front + R + 30, `Ø ${inner}`, front + 4, 'right'),
    note([front - R * 0.71, y + R * 0.71], [front - R - 20, y + R + 62], `Ø ${outer}`),
    caption(title),
  ])
}

/** A length of hose in space, its cut end to the front. */
function hoseShaded({ inner, outer, braids, title }: Hose): string {
  const view = oblique(400, 300, 170 / outer, -28, 0.5)
  const layer = (outer - inner) / 2 / (braids === 2 ? 5 : 4)
  const r = inner / 2
  const [near, step] = [-outer * 1.9, outer * 0.42]
  const steps =
    braids === 2 ? [r + layer * 1.6, r + layer * 2.6, r + layer * 3.8] : [r + layer * 1.7, r + layer * 2.7]
  return sheet(title, [
    upright(view, [
      cylinder(view, near + step * steps.length, -near, outer / 2, outer / 2, 'darkH', 'black'),
      ...steps
        .map((radius, index) =>
          cylinder(
            view,
            near + step * index,
            near + step * (index + 1),
            radius,
            radius,
            index === 0 ? 'darkH' : 'roundH',
            index === 0 ? 'black' : 'mid',
          ),
        )
        .toReversed(),
      disc(view, near, r, 'hole'),
    ]),
  ])
}

const hoseParameters = {
  inner: mm(1, 200),
  outer: mm(2, 500),
  braids: z.literal([1, 2]),
  marking: text(),
  title: text(),
}

export const families = {
  'hydraulic-hose-dimensions': family(hoseParameters, hoseDimensions),
  'hydraulic-hose-shaded': family(hoseParameters, hoseShaded),
}
