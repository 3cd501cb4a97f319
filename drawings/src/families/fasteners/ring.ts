import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, pierced, polar, polygon, rect, type Point } from '../../sheet/svg.ts'

type Ring = {
  kind: 'shaft' | 'bore'
  d: number
  s: number
  d3: number
  a: number
  b: number
  hole: number
  groove: number
  title: string
}

const at = (radius: number, degrees: number): Point => polar(0, 0, radius, degrees)
const go = ([x, y]: Point): string => `${num(x)} ${num(y)}`

/** The outline of a ring around 0, open at the top, with its lugs and their holes. */
function outline({ kind, d3, a, b, hole }: Ring, scale: number): string {
  const shaft = kind === 'shaft'
  const r = (d3 / 2) * scale
  const [lug, wide] = [a * scale, b * scale]
  // Inside a bore the band lies within its free diameter.
  const inner = shaft ? r : r - wide
  const outer = shaft ? r + wide : r
  const reach = shaft ? inner + lug : outer - lug
  const size = Math.min(26, ((a * 0.95) / (d3 / 2)) * 57.3)
  const gap = Math.max(7, Math.min(16, 12))
  const [e1, e2] = [-90 + gap, -90 - gap]
  const [l1, l2] = [e1 + size, e2 - size]
  const eye = (degrees: number): string => {
    const [x, y] = at((shaft ? inner + reach : outer + reach) / 2, degrees)
    const q = Math.max(3.5, (hole / 2) * scale * 0.85)
    return `M${num(x - q)} ${num(y)}a${num(q)} ${num(q)} 0 1 0 ${num(2 * q)} 0a${num(q)} ${num(q)} 0 1 0 ${num(-2 * q)} 0Z`
  }
  const body = shaft
    ? `M${go(at(inner, e1))}L${go(at(reach, e1))}A${num(reach)} ${num(reach)} 0 0 1 ${go(at(reach, l1))}L${go(at(outer, l1 + 6))}` +
      `A${num(outer)} ${num(outer)} 0 1 1 ${go(at(outer, l2 - 6))}L${go(at(reach, l2))}A${num(reach)} ${num(reach)} 0 0 1 ${go(at(reach, e2))}L${go(at(inner, e2))}` +
      `A${num(inner)} ${num(inner)} 0 1 0 ${go(at(inner, e1))}Z`
    : `M${go(at(outer, e1))}A${num(outer)} ${num(outer)} 0 1 1 ${go(at(outer, e2))}L${go(at(reach, e2))}A${num(reach)} ${num(reach)} 0 0 0 ${go(at(reach, l2))}L${go(at(inner, l2 - 6))}` +
      `A${num(inner)} ${num(inner)} 0 1 0 ${go(at(inner, l1 + 6))}L${go(at(reach, l1))}A${num(reach)} ${num(reach)} 0 0 0 ${go(at(reach, e1))}Z`
  const middle = size / 2
  return body + eye(e1 + middle) + eye(e2 - middle)
}

/** How far a ring reaches from its middle, with lugs. */
const extent = ({ kind, d3, a, b }: Ring): number => (kind === 'shaft' ? d3 / 2 + Math.max(a, b) : d3 / 2)

/** The ring from its face, and its edge. */
function ringDimensions(ring: Ring): string {
  const { d3, s, b, title, kind } = ring
  const scale = 175 / extent(ring)
  const [x, y] = [300, 285]
  const R = (d3 / 2) * scale
  const band = kind === 'shaft' ? R + b * scale : R
  const side = 660
  const t = Math.max(6, s * scale)
  return sheet(title, [
    `<g transform="translate(${x} ${y})">${pierced(outline(ring, scale), 'light')}</g>`,
    centre(x - band - 20, y, x + band + 20, y),
    centre(x, y - 190, x, y + band + 20),
    rect(side - t / 2, y - band, t, 2 * band, 'roundH'),
    dimH(x - R, x + R, y + band + 56, `d3 ${d3}`, y),
    dimV(y + band - b * scale, y + band, x + band + 60, `b ${b}`, x + 4, 'right'),
    dimH(side - t / 2, side + t / 2, y + band + 56, `s ${s}`, y + band),
    caption(title),
  ])
}

/** The ring tilted, with its thickness. */
function ringShaded(ring: Ring): string {
  const scale = 250 / extent(ring)
  const t = Math.max(8, ring.s * scale)
  const shape = outline(ring, scale)
  // Layers between the faces have no outline: they only close the edge.
  const layers = [1, 0.75, 0.5, 0.25].map((part) => {
    const drop = t * part
    return `<g transform="matrix(.96 -.16 .3 .62 400 ${num(300 + drop)})">${pierced(shape, 'dark', part === 1 ? 'outline' : 'none')}</g>`
  })
  return sheet(ring.title, [
    ...layers,
    `<g transform="matrix(.96 -.16 .3 .62 400 300)">${pierced(shape, 'light')}</g>`,
  ])
}

/** The ring in its groove, cut along the axis, with the groove's diameter. */
function ringMounted({ kind, d, s, d3, a, groove, title }: Ring): string {
  const scale = 250 / Math.max(d, groove, d3 * 0.9)
  const y = 300
  const [R, G] = [(d / 2) * scale, (groove / 2) * scale]
  const w = Math.max(12, s * scale * 1.2)
  const x = 420
  const lug = (kind === 'shaft' ? 1 : -1) * Math.max(14, a * scale * 0.7)
  const tip = G + lug
  if (kind === 'shaft')
    return sheet(title, [
      polygon(
        [
          [150, y - R],
          [x, y - R],
          [x, y - G],
          [x + w, y - G],
          [x + w, y - R],
          [x + 150, y - R],
          [x + 160, y - R + 10],
          [x + 160, y + R - 10],
          [x + 150, y + R],
          [x + w, y + R],
          [x + w, y + G],
          [x, y + G],
          [x, y + R],
          [150, y + R],
        ],
        'roundH',
      ),
      rect(x - 130, y - R - 46, 130, 46, 'hatch'),
      rect(x - 130, y + R, 130, 46, 'hatch'),
      rect(x, y - tip, w - 3, lug, 'deep'),
      rect(x, y + G, w - 3, lug, 'deep'),
      centre(120, y, x + 190, y),
      dimV(y - R, y + R, 110, `d1 ${d}`, 150),
      dimV(y - G, y + G, x + 215, `d2 ${groove}`, x + w, 'right'),
      caption(title),
    ])
  const wall = 52
  return sheet(title, [
    ...[-1, 1].map((side) =>
      polygon(
        [
          [170, y + side * R],
          [x, y + side * R],
          [x, y + side * G],
          [x + w, y + side * G],
          [x + w, y + side * R],
          [x + 110, y + side * R],
          [x + 110, y + side * (G + wall)],
          [170, y + side * (G + wall)],
        ],
        'hatch',
      ),
    ),
    rect(x - 120, y - R, 120, 2 * R, 'roundH'),
    circle(x - 60, y - R * 0.62, R * 0.24, 'glow', 'edge'),
    circle(x - 60, y + R * 0.62, R * 0.24, 'glow', 'edge'),
    rect(x, y - G, w - 3, -lug, 'deep'),
    rect(x, y + tip, w - 3, -lug, 'deep'),
    path(`M${num(x + w)} ${num(y - R)}V${num(y + R)}M170 ${num(y - R)}V${num(y + R)}`, 'none', 'fine'),
    centre(130, y, x + 150, y),
    dimV(y - R, y + R, 120, `d1 ${d}`, 170),
    dimV(y - G, y + G, x + 190, `d2 ${groove}`, x + w, 'right'),
    caption(title),
  ])
}

type Clip = { d: number; outside: number; s: number; a: number; title: string }

function clipOutline({ d, outside, a }: Clip, scale: number): string {
  const [r, R] = [(d / 2) * scale, (outside / 2) * scale]
  const mouth = (a / 2) * scale
  const relief = r * 1.34
  const p = (radius: number, degrees: number): string => go(at(radius, degrees))
  const lip = (Math.asin(Math.min(0.95, mouth / (r * 1.02))) * 180) / Math.PI
  // Three tongues touch the groove; between them the ring is cut free. The mouth opens downwards.
  return (
    `M${p(R, 90 - 26)}A${num(R)} ${num(R)} 0 1 0 ${p(R, 90 + 26)}` +
    `L${num(-mouth)} ${num(r * 1.05)}L${p(r, 90 + lip)}A${num(r)} ${num(r)} 0 0 1 ${p(r, 180 - 22)}` +
    `L${p(relief, 180 - 10)}A${num(relief)} ${num(relief)} 0 0 1 ${p(relief, 240)}L${p(r, 250)}A${num(r)} ${num(r)} 0 0 1 ${p(r, 290)}` +
    `L${p(relief, 300)}A${num(relief)} ${num(relief)} 0 0 1 ${p(relief, 370)}L${p(r, 22)}A${num(r)} ${num(r)} 0 0 1 ${p(r, 90 - lip)}L${num(mouth)} ${num(r * 1.05)}Z`
  )
}

/** An E-ring from its face, and its edge. */
function clipDimensions(clip: Clip): string {
  const { d, outside, s, a, title } = clip
  const scale = 330 / outside
  const [x, y] = [290, 275]
  const R = (outside / 2) * scale
  const [side, t] = [600, Math.max(6, s * scale)]
  return sheet(title, [
    `<g transform="translate(${x} ${y})">${path(clipOutline(clip, scale), 'light')}</g>`,
    centre(x - R - 16, y, x + R + 16, y),
    centre(x, y - R - 16, x, y + R + 16),
    rect(side - t / 2, y - R, t, 2 * R, 'roundH'),
    dimH(x - R, x + R, y - R - 34, `d3 ${outside}`, y),
    dimH(x - (a / 2) * scale, x + (a / 2) * scale, y + R + 48, `a ${a}`, y + R * 0.7),
    note([x, y - (d / 2) * scale], [x + R + 30, y - R * 0.72], `d2 ${d}`),
    dimH(side - t / 2, side + t / 2, y + R + 48, `s ${s}`, y + R),
    caption(title),
  ])
}

/** An E-ring tilted, with its thickness. */
function clipShaded(clip: Clip): string {
  const scale = 430 / clip.outside
  const t = Math.max(9, clip.s * scale)
  const shape = clipOutline(clip, scale)
  const layers = [1, 0.66, 0.33].map(
    (part) =>
      `<g transform="matrix(.94 -.24 .34 .62 400 ${num(290 + t * part)})">${path(shape, 'dark', part === 1 ? 'outline' : 'none')}</g>`,
  )
  return sheet(clip.title, [
    ...layers,
    `<g transform="matrix(.94 -.24 .34 .62 400 290)">${path(shape, 'light')}</g>`,
  ])
}

const clipParameters = {
  d: mm(0.2, 200),
  outside: mm(0.5, 500),
  s: mm(0.05, 20),
  a: mm(0.2, 200),
  title: text(),
}

const ringParameters = {
  kind: choice(['shaft', 'bore']),
  d: mm(0.5, 500),
  s: mm(0.05, 20),
  d3: mm(0.5, 1000),
  a: mm(0.2, 50),
  b: mm(0.1, 50),
  hole: mm(0.2, 20),
  groove: mm(0.5, 1000),
  title: text(),
}

export const families = {
  'e-clip-dimensions': family(clipParameters, clipDimensions),
  'e-clip-shaded': family(clipParameters, clipShaded),
  'retaining-ring-dimensions': family(ringParameters, ringDimensions),
  'retaining-ring-mounted': family(ringParameters, ringMounted),
  'retaining-ring-shaded': family(ringParameters, ringShaded),
}
