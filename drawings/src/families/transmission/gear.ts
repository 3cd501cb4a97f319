import { count as countOf, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, polygon, rect, type Mark, type Point } from '../../sheet/svg.ts'
import { boss, extrude } from './extrude.ts'

type Gear = {
  m: number
  teeth: number
  face: number
  bore: number
  hub: number
  length: number
  title: string
  plastic: boolean
}

/** A spur gear's outline: flanks drawn straight, which is how small drawings show them. */
function outline(x: number, y: number, s: number, m: number, z: number): Point[] {
  const [pitch, tip, root] = [(m * z) / 2, (m * (z + 2)) / 2, (m * (z - 2.5)) / 2]
  const step = 360 / z
  const at = (turn: number, radius: number): Point => {
    const a = ((turn - 90) * Math.PI) / 180
    return [x + radius * s * Math.cos(a), y + radius * s * Math.sin(a)]
  }
  return Array.from({ length: z }, (_, index): Point[] => {
    const a = index * step
    return z > 22
      ? [
          at(a - step * 0.36, root),
          at(a - step * 0.12, tip),
          at(a + step * 0.12, tip),
          at(a + step * 0.36, root),
        ]
      : [
          at(a - step * 0.37, root),
          at(a - step * 0.25, pitch),
          at(a - step * 0.11, tip),
          at(a + step * 0.11, tip),
          at(a + step * 0.25, pitch),
          at(a + step * 0.37, root),
        ]
  }).flat()
}

/** A spur gear from the front and in section. */
function gearViews(of: Gear): string {
  const { m, teeth, face, bore, hub, length, title } = of
  const [d, da, df] = [m * teeth, m * (teeth + 2), m * (teeth - 2.5)]
  const s = Math.min(300 / da, 190 / length)
  const [x, y, c] = [300, 280, 620]
  const [R, r, f] = [(da / 2) * s, (bore / 2) * s, (df / 2) * s]
  const left = c - (length * s) / 2
  const w = face * s
  const half = (sign: 1 | -1): Mark =>
    path(
      `M${num(left)} ${num(y - sign * r)}H${num(left + length * s)}V${num(y - sign * (hub / 2) * s)}H${num(left + w)}V${num(y - sign * f)}H${num(left)}Z`,
      'hatch',
    ) +
    rect(left, sign === 1 ? y - R : y + f, w, R - f, 'light') +
    `<path d="M${num(left - 8)} ${num(y - sign * (d / 2) * s)}H${num(left + w + 8)}" stroke-width=".8" stroke-dasharray="18 4 3 4"/>`
  return sheet(title, [
    polygon(outline(x, y, s, m, teeth), of.plastic ? 'white' : 'light'),
    `<circle cx="${x}" cy="${y}" r="${num((d / 2) * s)}" stroke-width=".8" stroke-dasharray="18 4 3 4"/>`,
    length > face ? circle(x, y, (hub / 2) * s, 'none', 'edge') : '',
    circle(x, y, r, 'white'),
    centre(x - R - 16, y, x + R + 16, y),
    centre(x, y - R - 16, x, y + R + 16),
    half(1),
    half(-1),
    path(
      `M${num(left)} ${num(y - r)}V${num(y + r)}M${num(left + length * s)} ${num(y - r)}V${num(y + r)}`,
      'none',
      'edge',
    ),
    centre(left - 20, y, left + length * s + 20, y),
    dimH(left, left + w, y + R + 44, String(face), y + R),
    length > face
      ? dimH(left, left + length * s, y + R + 96, String(length), [Number.NaN, y + (hub / 2) * s])
      : '',
    dimV(y - (d / 2) * s, y + (d / 2) * s, x - R - 36, `Ø ${Math.round(d * 100) / 100}`, x),
    dimV(y - R, y + R, x - R - 92, `Ø ${Math.round(da * 100) / 100}`, x),
    dimV(y - r, y + r, left + length * s + 48, `Ø ${bore}`, left + length * s, 'right'),
    note([x + R * 0.7, y - R * 0.72], [x + R * 0.86, y - R - 24], `m ${m}  z ${teeth}`),
    caption(title),
  ])
}

/** It in space. */
function gearShaded(of: Gear): string {
  const { m, teeth, face, bore, hub, length, title } = of
  const s = Math.min(350 / (m * (teeth + 2)), 500 / (length * 0.9 + m * teeth))
  const [x, y] = [375, 325]
  const go = (z: number): Point => [z * s * 0.66, -z * s * 0.4]
  const out = go(-(length - face))
  return sheet(title, [
    extrude(outline(x, y, s, m, teeth), go(face), of.plastic ? 'white' : 'light'),
    length > face ? boss(x + out[0], y + out[1], (hub / 2) * s, [-out[0], -out[1]]) : '',
    circle(x + (length > face ? out[0] : 0), y + (length > face ? out[1] : 0), (bore / 2) * s, 'hole'),
    caption(title),
  ])
}

type Rack = { m: number; width: number; height: number; length: number; title: string }

const rackOutline = (x: number, y: number, s: number, { m, height }: Rack, count: number): Point[] => {
  const p = Math.PI * m * s
  const [tip, root] = [y, y + 2.25 * m * s]
  const lean = 2.25 * m * s * Math.tan((20 * Math.PI) / 180)
  const flat = (p / 2 - lean * 0.9) / 1
  return [
    [x, y + height * s],
    [x, root],
    ...Array.from({ length: count }, (_, index): Point[] => {
      const a = x + index * p + p * 0.2
      return [
        [a, root],
        [a + lean, tip],
        [a + lean + flat * 0.8, tip],
        [a + 2 * lean + flat * 0.8, root],
      ]
    }).flat(),
    [x + count * p, root],
    [x + count * p, y + height * s],
  ]
}

/** A piece of gear rack from the side and its end. */
function rackViews(of: Rack): string {
  const { m, width, height, length, title } = of
  const count = 6
  const s = Math.min(340 / (Math.PI * m * count), 160 / height)
  const [x, y] = [90, 200]
  const [w, p] = [Math.PI * m * count * s, Math.PI * m * s]
  const e = x + w + 90
  return sheet(title, [
    polygon(rackOutline(x, y, s, of, count), 'light'),
    centre(x - 16, y + m * s, x + w + 16, y + m * s),
    rect(e, y, width * s, height * s, 'hatch'),
    rect(e, y, width * s, 2.25 * m * s, 'light'),
    dimH(x + p * 0.6, x + p * 1.6, y - 40, `${Math.round(Math.PI * m * 1000) / 1000}`, y + m * s),
    dimH(x, x + w, y + height * s + 60, `${length}`, y + height * s),
    dimH(e, e + width * s, y + height * s + 60, String(width), y + height * s),
    dimV(y, y + height * s, e + width * s + 50, String(height), e + width * s, 'right'),
    note([x + w - p * 0.5, y + m * s], [x + w - p * 0.2, y - 70], `m ${m}`),
    caption(title),
  ])
}

/** It in space. */
function rackShaded(of: Rack): string {
  const count = 9
  const s = Math.min(460 / (Math.PI * of.m * count), 200 / of.height)
  const go: Point = [of.width * s * 0.62, -of.width * s * 0.38]
  const w = Math.PI * of.m * count * s
  return sheet(of.title, [
    extrude(rackOutline(400 - (w + go[0]) / 2, 300 - (of.height * s + go[1]) / 2, s, of, count), go),
    caption(of.title),
  ])
}

const gearParameters = {
  m: mm(0.2, 20),
  teeth: countOf(6, 320),
  face: mm(2, 200),
  bore: mm(1, 200),
  hub: mm(2, 500),
  length: mm(2, 500),
  title: text(),
  plastic: flag(),
}

const rackParameters = {
  m: mm(0.2, 20),
  width: mm(2, 200),
  height: mm(2, 200),
  length: mm(50, 10000),
  title: text(),
}

export const families = {
  'gear-shaded': family(gearParameters, gearShaded),
  'gear-views': family(gearParameters, gearViews),
  'rack-shaded': family(rackParameters, rackShaded),
  'rack-views': family(rackParameters, rackViews),
}
