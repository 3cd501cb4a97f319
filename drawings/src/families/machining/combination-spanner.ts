import { z } from 'zod'
import { family, list, mm, text } from '../../family.ts'
import { caption, dimH, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, polar, polygon, turned, type Mark, type Point } from '../../sheet/svg.ts'

type Spanner = { size: number; length: number; title: string }

/** The spanner lying: jaw to the left, ring to the right. `scale` is px per mm. */
function body(size: number, length: number, left: number, y: number, scale: number): Mark[] {
  const [jaw, ring, web] = [size * 1.06 * scale, size * 0.76 * scale, size * 0.3 * scale]
  const [jx, rx] = [left + jaw, left + length * scale - ring]
  const half = (size * scale) / 2
  const tilt = 195
  const rotate = ([dx, dy]: Point): Point => {
    const angle = ((tilt - 180) * Math.PI) / 180
    return [jx + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)]
  }
  const p = (dx: number, dy: number): string => rotate([dx, dy]).map(num).join(' ')
  const depth = size * 0.42 * scale
  const shank = `M${num(jx + jaw * 0.7)} ${num(y - web * 1.25)}C${num(jx + jaw * 1.3)} ${num(y - web)} ${num(rx - ring * 1.8)} ${num(y - web * 0.8)} ${num(rx - ring * 0.7)} ${num(y - web)}V${num(y + web)}C${num(rx - ring * 1.8)} ${num(y + web * 0.8)} ${num(jx + jaw * 1.3)} ${num(y + web)} ${num(jx + jaw * 0.7)} ${num(y + web * 1.25)}Z`
  return [
    path(shank, 'roundH'),
    circle(rx, y, ring, 'roundH'),
    circle(rx, y, ring * 0.9, 'light', 'fine'),
    polygon(
      Array.from({ length: 24 }, (_, index) =>
        polar(rx, y, half * (index % 2 === 0 ? 1.12 : 1), index * 15 + 7.5),
      ),
      'white',
    ),
    path(
      `M${p(-jaw * 0.86, -half)}C${p(-jaw * 1.02, -half * 1.3)} ${p(-jaw * 0.9, -half * 1.9)} ${p(-jaw * 0.45, -jaw * 0.93)}C${p(jaw * 0.2, -jaw * 1.06)} ${p(jaw * 0.78, -jaw * 0.7)} ${p(jaw * 0.92, -jaw * 0.02)}C${p(jaw * 0.84, jaw * 0.7)} ${p(jaw * 0.2, jaw * 1.06)} ${p(-jaw * 0.45, jaw * 0.93)}C${p(-jaw * 0.9, half * 1.9)} ${p(-jaw * 1.02, half * 1.3)} ${p(-jaw * 0.86, half)}L${p(depth * 0.55, half)}Q${p(depth * 1.15, half * 0.9)} ${p(depth * 1.2, 0)}Q${p(depth * 1.15, -half * 0.9)} ${p(depth * 0.55, -half)}Z`,
      'light',
    ),
    path(
      `M${num(jx + jaw * 1.45)} ${num(y - web * 0.42)}H${num(rx - ring * 1.9)}q${num(web * 0.4)} ${num(web * 0.42)} 0 ${num(web * 0.84)}H${num(jx + jaw * 1.45)}q${num(-web * 0.4)} ${num(-web * 0.42)} 0 ${num(-web * 0.84)}Z`,
      'mid',
      'fine',
    ),
    `<text x="${num((jx + rx) / 2)}" y="${num(y + web * 0.28)}" text-anchor="middle" font-size="${num(web * 0.8)}" fill="#16191d" stroke="none">${size}</text>`,
  ]
}

/** The spanner with its size and length, and from its edge above. */
function spannerDimensions({ size, length, title }: Spanner): string {
  const scale = 660 / length
  const [left, y] = [70, 350]
  const jaw = size * 1.06 * scale
  const [jx, ring] = [left + jaw, size * 0.76 * scale]
  const rx = left + length * scale - ring
  const [top, edge] = [150, size * 0.26 * scale]
  return sheet(title, [
    ...body(size, length, left, y, scale),
    path(
      `M${num(left)} ${top - edge * 0.8}H${num(jx + jaw)}L${num(jx + jaw * 1.6)} ${top - edge * 0.55}H${num(rx - ring * 2.4)}L${num(rx - ring)} ${num(top - edge * 1.9)}H${num(rx + ring)}V${num(top - edge * 0.1)}H${num(rx - ring * 0.8)}L${num(rx - ring * 2.3)} ${num(top + edge * 0.55)}H${num(jx + jaw * 1.6)}L${num(jx + jaw)} ${num(top + edge * 0.8)}H${num(left)}Z`,
      'roundH',
    ),
    centre(rx, y - ring - 24, rx, y + ring + 24),
    centre(rx - ring - 20, y, rx + ring + 20, y),
    dimH(left, rx + ring, y + jaw + 60, String(length), [y + jaw * 0.5, y + 10]),
    note([rx + (size * scale) / 2.9, y - (size * scale) / 2.9], [rx - 20, y - ring - 46], `s ${size}`),
    note([jx + 2, y - (size * scale) / 2 + 6], [jx + jaw * 1.4, y - jaw - 14], `s ${size}`),
    caption(title),
  ])
}

/** The set, fanned out. */
function spannerFan(sizes: readonly Spanner[], title: string): string {
  const longest = Math.max(...sizes.map((spanner) => spanner.length))
  const marks = sizes.map((spanner, index) => {
    const scale = 560 / longest
    const y = 100 + index * (375 / Math.max(1, sizes.length - 1))
    const left = 660 - spanner.length * scale
    return body(spanner.size, spanner.length, left, y, scale).slice(0, -1).join('')
  })
  return sheet(title, [turned(-14, [400, 300], marks)])
}

export const families = {
  'combination-spanner-dimensions': family(
    { size: mm(2, 100), length: mm(20, 1000), title: text() },
    spannerDimensions,
  ),
  'combination-spanner-fan': family(
    {
      sizes: list(z.strictObject({ size: mm(2, 200), length: mm(20, 2000), title: text() }), 15),
      title: text(),
    },
    ({ sizes, title }) => spannerFan(sizes, title),
  ),
}
