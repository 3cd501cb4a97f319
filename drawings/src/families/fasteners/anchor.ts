import { family, flag, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, polygon, rect, type Mark } from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

/** A wedge anchor with its nut and washer. */
type Wedge = {
  d: number
  pitch: number
  s: number
  m: number
  washer: number
  length: number
  thread: string
  title: string
}

/** The anchor lying: thread with nut and washer to the left, expansion sleeve and cone to the right. */
function wedgeBody({ d, pitch, s, m, washer, length }: Wedge, x: number, y: number, scale: number): Mark {
  const half = (d / 2) * scale
  const L = length * scale
  const threaded = Math.min(0.45, 0.3 + (0.5 * d) / length) * L
  const sleeve = x + L - d * 2.3 * scale
  const p = pitch * scale
  const nut = x + d * 0.5 * scale
  return (
    polygon(
      [
        [x, y - half + p * 0.5],
        [x + p * 0.8, y - half],
        [x + p * 0.8, y + half],
        [x, y + half - p * 0.5],
      ],
      'roundH',
    ) +
    threadH({ from: x + p * 0.8, to: x + threaded, axis: y, diameter: 2 * half, pitch: p }) +
    rect(x + threaded, y - half, sleeve - x - threaded, 2 * half, 'roundH') +
    rect(sleeve, y - half * 0.72, d * 1.5 * scale, half * 1.44, 'roundH') +
    path(
      `M${num(sleeve + 3)} ${num(y - half)}H${num(sleeve + d * 1.35 * scale)}V${num(y + half)}H${num(sleeve + 3)}ZM${num(sleeve + d * 0.5 * scale)} ${num(y - half * 0.25)}H${num(sleeve + d * 1.35 * scale)}M${num(sleeve + d * 0.5 * scale)} ${num(y + half * 0.25)}H${num(sleeve + d * 1.35 * scale)}`,
      'mid',
      'edge',
    ) +
    polygon(
      [
        [sleeve + d * 1.35 * scale, y - half * 0.72],
        [x + L - d * 0.25 * scale, y - half],
        [x + L, y - half * 0.9],
        [x + L, y + half * 0.9],
        [x + L - d * 0.25 * scale, y + half],
        [sleeve + d * 1.35 * scale, y + half * 0.72],
      ],
      'roundH',
    ) +
    hexSide({ x1: nut, x2: nut + m * scale, y, s: s * scale, chamfer: 'left' }) +
    rect(nut + m * scale, y - (washer / 2) * scale, Math.max(5, d * 0.18 * scale), washer * scale, 'roundH')
  )
}

/** The anchor from its side. */
function wedgeDimensions(wedge: Wedge): string {
  const { d, s, length, thread, title } = wedge
  const scale = Math.min(600 / length, 150 / acrossCorners(s))
  const [x, y] = [400 - (length * scale) / 2, 280]
  const half = (d / 2) * scale
  const e = (acrossCorners(s) * scale) / 2
  return sheet(title, [
    wedgeBody(wedge, x, y, scale),
    centre(x - 24, y, x + length * scale + 24, y),
    dimH(x, x + length * scale, y + e + 74, `L ${length}`, [y + half, y + half]),
    dimV(y - half, y + half, x - 46, thread, x),
    dimV(y - half, y + half, x + length * scale + 46, `Ø ${d}`, x + length * scale, 'right'),
    caption(title),
  ])
}

/** The anchor set in concrete, through a plate. */
function wedgeMounted(wedge: Wedge): string {
  const { d, m, length, title, washer } = wedge
  const scale = Math.min(400 / length, 62 / d)
  const [x, y] = [400, 70]
  const plate = y + (d * 0.5 + m + d * 0.18) * scale
  const thick = Math.max(16, d * 0.8 * scale)
  const top = plate + thick
  const bottom = y + length * scale + d * 0.8 * scale
  const half = (d / 2) * scale + 1.5
  const stones = Array.from({ length: 26 }, (_, index) => {
    const [a, b] = [(index * 197) % 520, (index * index * 41 + index * 17) % 300]
    const [px, py] = [140 + a, top + 16 + (b * (560 - top - 40)) / 300]
    return Math.abs(px - x) < half + 14 && py < bottom + 14
      ? ''
      : circle(px, py, 2 + (index % 4) * 1.6, 'dark', 'hair')
  })
  return sheet(title, [
    rect(120, top, 560, Math.min(540, bottom + 60) - top, 'light'),
    ...stones,
    path(
      `M${num(x - half)} ${num(top)}V${num(bottom)}L${num(x)} ${num(bottom + 10)}L${num(x + half)} ${num(bottom)}V${num(top)}Z`,
      'white',
    ),
    rect(x - Math.max(120, washer * scale * 1.3), plate, Math.max(240, washer * scale * 2.6), thick, 'hatch'),
    `<g transform="rotate(90 ${x} ${y})">${wedgeBody(wedge, x, y, scale)}</g>`,
    centre(x, y - 20, x, bottom + 26),
  ])
}

/** A drop-in anchor and the hole it needs. */
type Drop = { d: number; hole: number; length: number; pitch: number; thread: string; title: string }

/** A drop-in anchor from its side, its upper half cut to show thread and cone, and from its mouth. */
function dropDimensions({ d, hole, length, pitch, thread, title }: Drop): string {
  const scale = Math.min(400 / length, 170 / hole)
  const [x, y] = [130, 270]
  const [R, r, L] = [(hole / 2) * scale, (d / 2) * scale, length * scale]
  const deep = L * 0.48
  const end = 665
  return sheet(title, [
    rect(x, y - R, L, 2 * R, 'roundH'),
    rect(x, y - R, L, R - r, 'hatch'),
    rect(x, y - r, deep, r, 'white'),
    path(
      `M${num(x + 4)} ${num(y - r)}L${num(x + deep)} ${num(y - r)}M${num(x)} ${num(y - r * 0.82)}H${num(x + deep)}`,
      'none',
      'fine',
    ),
    polygon(
      [
        [x + deep, y - r * 0.82],
        [x + L, y - r * 0.42],
        [x + L, y],
        [x + deep, y],
      ],
      'white',
    ),
    polygon(
      [
        [x + deep + 4, y - r * 0.78],
        [x + deep + L * 0.24, y - r * 0.66],
        [x + deep + L * 0.24, y],
        [x + deep + 4, y],
      ],
      'dark',
    ),
    path(
      `M${num(x + L * 0.58)} ${num(y + R * 0.28)}H${num(x + L)}M${num(x + L * 0.58)} ${num(y + R * 0.42)}H${num(x + L)}`,
      'none',
      'edge',
    ),
    path(
      `M${num(x + 8)} ${num(y + 4)}V${num(y + R)}M${num(x + 16)} ${num(y + 4)}V${num(y + R)}M${num(x + 24)} ${num(y + 4)}V${num(y + R)}`,
      'none',
      'fine',
    ),
    centre(x - 24, y, x + L + 24, y),
    circle(end, y, R, 'light'),
    circle(end, y, r, 'mid', 'fine'),
    circle(end, y, r - 0.54 * pitch * scale, 'white'),
    centre(end - R - 14, y, end + R + 14, y),
    centre(end, y - R - 14, end, y + R + 14),
    dimH(x, x + L, y + R + 62, `L ${length}`, y + R),
    dimV(y - R, y + R, x - 46, `Ø ${hole}`, x),
    dimH(end - r, end + r, y + R + 62, thread, y),
    caption(title),
  ])
}

/** A drop-in anchor in space with the rod that goes in. */
function dropShaded({ d, hole, length, pitch, title }: Drop): string {
  const scale = Math.min(300 / length, 170 / hole)
  const view = oblique(420, 290, scale)
  const far = length * 0.75
  return sheet(title, [
    upright(view, [
      cylinder(view, far - length, far, hole / 2),
      disc(view, far - length, d / 2, 'mid'),
      disc(view, far - length, d / 2 - 0.5 * pitch, 'hole'),
      threadRod(view, far - length * 2.1, far - length * 1.22, d / 2, pitch),
    ]),
  ])
}

/** A wedge anchor in space. */
function wedgeShaded({ d, pitch, s, m, washer, length, title }: Wedge): string {
  const scale = Math.min(620 / (length + washer * 0.4), 210 / washer)
  const view = oblique(400, 300, scale)
  const [near, far, r] = [-length / 2, length / 2, d / 2]
  const threaded = near + Math.min(0.45, 0.3 + (0.5 * d) / length) * length
  const sleeve = far - d * 2.3
  const nut = near + d * 0.5
  return sheet(title, [
    upright(view, [
      cylinder(view, sleeve + d * 1.35, far, r * 0.74, r),
      cylinder(view, sleeve, sleeve + d * 1.35, r),
      cylinder(view, threaded, sleeve - d * 0.1, r * 0.96),
      threadRod(view, nut, threaded, r, pitch),
      cylinder(view, nut + m, nut + m + d * 0.18, washer / 2),
      prism(view, nut, nut + m, section(acrossCorners(s) / 2, 6, 30)),
      disc(view, nut, s * 0.475, 'white', 'fine'),
      threadRod(view, near, nut, r, pitch),
    ]),
  ])
}

/** A shackle: its body, pin and clear width; `depth` is from bow to pin. */
type Shackle = { d: number; pin: number; inside: number; depth: number; bow: boolean; title: string }

/** The bow of a shackle, closed by its pin below. */
function shackleBody(
  { d, pin, inside, depth, bow }: Shackle,
  x: number,
  top: number,
  scale: number,
  shaded: boolean,
): Mark {
  const w = d * scale
  const half = (inside / 2) * scale + w / 2
  const wide = bow ? half * 1.34 : half
  const cy = top + w / 2 + wide
  const eye = top + w + depth * scale + (pin / 2) * scale
  const shape = bow
    ? `M${num(x - half)} ${num(eye)}C${num(x - half)} ${num(eye - (eye - cy) * 0.55)} ${num(x - wide)} ${num(cy + (eye - cy) * 0.35)} ${num(x - wide)} ${num(cy)}A${num(wide)} ${num(wide)} 0 0 1 ${num(x + wide)} ${num(cy)}C${num(x + wide)} ${num(cy + (eye - cy) * 0.35)} ${num(x + half)} ${num(eye - (eye - cy) * 0.55)} ${num(x + half)} ${num(eye)}`
    : `M${num(x - half)} ${num(eye)}V${num(cy)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(cy)}V${num(eye)}`
  const layer = (width: number, colour: string): Mark =>
    `<path d="${shape}" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="butt"/>`
  const [p, lug] = [(pin / 2) * scale, w * 1.1]
  const tube = shaded
    ? layer(w + 3.2, '#16191d') +
      layer(w, '#b3bcc6') +
      layer(w * 0.66, '#d5dbe1') +
      layer(w * 0.28, '#f6f7f9')
    : layer(w + 3.2, '#16191d') + layer(w, '#f3f5f7')
  return (
    rect(x - half - w * 1.9, eye - p, 2 * half + w * 3.2, 2 * p, 'roundH') +
    tube +
    rect(x - half - w * 0.62, eye - lug, w * 1.24, 2 * lug, 'roundV', w * 0.5) +
    rect(x + half - w * 0.62, eye - lug, w * 1.24, 2 * lug, 'roundV', w * 0.5) +
    rect(x - half - w * 2.3, eye - p * 1.5, w * 1.1, p * 3, 'mid', 4) +
    circle(x - half - w * 1.95, eye, Math.max(3, p * 0.4), 'white', 'edge') +
    rect(x + half + w * 0.62, eye - p * 0.9, w * 0.5, p * 1.8, 'roundH')
  )
}

/** The shackle from the front. */
function shackleDimensions(shackle: Shackle): string {
  const { d, pin, inside, depth, title } = shackle
  const high = depth + d * 1.9 + pin
  const scale = Math.min(390 / high, 330 / (inside * 1.4 + 3 * d))
  const [x, top] = [400, 76]
  const eye = top + d * scale + depth * scale + (pin / 2) * scale
  const lug = d * 1.1 * scale
  const half = (inside / 2) * scale
  const wide = shackle.bow ? (half + (d * scale) / 2) * 1.34 : half + (d * scale) / 2
  const cy = top + (d * scale) / 2 + wide
  return sheet(title, [
    shackleBody(shackle, x, top, scale, false),
    centre(x, top - 16, x, eye + lug + 14),
    dimH(x - half, x + half, eye + lug + 46, `W ${inside}`, eye),
    dimV(
      eye - (pin / 2) * scale,
      eye + (pin / 2) * scale,
      x + half + d * 2.4 * scale + 40,
      `Ø ${pin}`,
      x + half + d * 1.6 * scale,
      'right',
    ),
    dimH(x + wide - (d * scale) / 2, x + wide + (d * scale) / 2, 44, `Ø ${d}`, cy),
    caption(title),
  ])
}

/** The shackle, shaded. */
function shackleShaded(shackle: Shackle): string {
  const { d, pin, inside, depth, title } = shackle
  const high = depth + d * 1.9 + pin
  const scale = Math.min(480 / high, 420 / (inside * 1.4 + 3 * d))
  return sheet(title, [
    `<g transform="rotate(-14 400 300)">${shackleBody(shackle, 400, 300 - (high * scale) / 2, scale, true)}</g>`,
  ])
}

const dropParameters = {
  d: mm(1, 100),
  hole: mm(1, 200),
  length: mm(5, 500),
  pitch: threadPitch(),
  thread: text(),
  title: text(),
}

const shackleParameters = {
  d: mm(1, 200),
  pin: mm(1, 200),
  inside: mm(2, 500),
  depth: mm(2, 500),
  bow: flag(),
  title: text(),
}

const wedgeParameters = {
  d: mm(1, 100),
  pitch: threadPitch(),
  s: mm(2, 200),
  m: mm(1, 100),
  washer: mm(2, 200),
  length: mm(5, 2000),
  thread: text(),
  title: text(),
}

export const families = {
  'drop-in-anchor-dimensions': family(dropParameters, withPitch(dropDimensions)),
  'drop-in-anchor-shaded': family(dropParameters, withPitch(dropShaded)),
  'anchor-shackle-dimensions': family(shackleParameters, shackleDimensions),
  'anchor-shackle-shaded': family(shackleParameters, shackleShaded),
  'wedge-anchor-dimensions': family(wedgeParameters, withPitch(wedgeDimensions)),
  'wedge-anchor-mounted': family(wedgeParameters, withPitch(wedgeMounted)),
  'wedge-anchor-shaded': family(wedgeParameters, withPitch(wedgeShaded)),
}
