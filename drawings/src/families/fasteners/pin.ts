import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, round, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  hoop,
  num,
  path,
  pierced,
  polygon,
  rect,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

/** A pin; the last figures are only for the forms that have them. */
type Pin = {
  form: 'dowel' | 'taper' | 'spring' | 'clevis'
  d: number
  length: number
  c: number
  /** As written at the diameter. */
  size: string
  title: string
  d1?: number
  s?: number
  dk?: number
  k?: number
  dl?: number
  le?: number
}

/** A taper of 1:50 is drawn steeper, to be seen. */
const steep = 3

/** The pin from its side and from its end. */
function pinDimensions(pin: Pin): string {
  const { form, d, length, c, size, title, d1 = d, s = 0, dk = 0, k = 0, dl = 0, le = 0 } = pin
  const wide = Math.max(d1, dk)
  const headed = form === 'clevis'
  const room = headed ? 330 : 470
  const scale = Math.min(room / (length + k), (headed ? 110 : 185) / wide)
  const R = (d1 * scale) / 2
  const y = 290
  const x1 = (headed ? 180 : 110) + k * scale + Math.max(0, (room - (length + k) * scale) / 2)
  const x2 = x1 + length * scale
  const bevel = Math.max(3, Math.min(c * scale, R * 0.7))
  const grow = form === 'taper' ? ((length * scale) / 100) * steep : 0
  const end = x2 + 62 + (wide * scale) / 2
  const slope = (x: number): number => R + (grow * (x - x1)) / (x2 - x1)
  const body: Mark =
    form === 'clevis'
      ? polygon(
          [
            [x1, y - R],
            [x2 - bevel, y - R],
            [x2, y - R + bevel * 0.5],
            [x2, y + R - bevel * 0.5],
            [x2 - bevel, y + R],
            [x1, y + R],
          ],
          'roundH',
        ) +
        rect(x1 - k * scale, y - (dk * scale) / 2, k * scale, dk * scale, 'roundH', 3) +
        circle(x2 - le * scale, y, (dl * scale) / 2, 'white') +
        centre(x2 - le * scale, y - R - 12, x2 - le * scale, y + R + 12)
      : polygon(
          [
            [x1, y - R + bevel * 0.45],
            [x1 + bevel, y - slope(x1 + bevel)],
            [x2 - bevel, y - slope(x2 - bevel)],
            [x2, y - slope(x2) + bevel * 0.45],
            [x2, y + slope(x2) - bevel * 0.45],
            [x2 - bevel, y + slope(x2 - bevel)],
            [x1 + bevel, y + slope(x1 + bevel)],
            [x1, y + R - bevel * 0.45],
          ],
          'roundH',
        ) +
        path(
          `M${num(x1 + bevel)} ${num(y - slope(x1 + bevel))}V${num(y + slope(x1 + bevel))}M${num(x2 - bevel)} ${num(y - slope(x2 - bevel))}V${num(y + slope(x2 - bevel))}`,
          'none',
          'fine',
        ) +
        (form === 'spring' ? rect(x1, y - R * 0.16, x2 - x1, R * 0.32, 'deep', 0, 'edge') : '')
  const ending = form === 'clevis' ? (dk * scale) / 2 : R + grow
  const gap = R * 0.16
  const face: Mark =
    form === 'spring'
      ? path(
          `M${num(end - Math.sqrt(R * R - gap * gap))} ${num(y - gap)}A${num(R)} ${num(R)} 0 1 1 ${num(end - Math.sqrt(R * R - gap * gap))} ${num(y + gap)}H${num(end - (R - s * scale))}A${num(R - s * scale)} ${num(R - s * scale)} 0 1 0 ${num(end - (R - s * scale))} ${num(y - gap)}Z`,
          'hatch',
        )
      : circle(end, y, ending, 'light') + circle(end, y, Math.max(4, ending - bevel * 0.45), 'white', 'fine')
  const drill = 106
  return sheet(title, [
    body,
    centre(x1 - k * scale - 24, y, x2 + 20, y),
    face,
    centre(end - ending - 14, y, end + ending + 14, y),
    centre(end, y - ending - 14, end, y + ending + 14),
    dimV(y - R, y + R, x1 - k * scale - 44, size, form === 'clevis' ? x1 : x1 + bevel),
    dimH(x1, x2, y + Math.max(R + grow, (dk * scale) / 2) + 62, `L ${length}`, [y + R, y + R + grow]),
    form === 'clevis'
      ? dimH(x1 - k * scale, x1, y - (dk * scale) / 2 - 34, `k ${k}`, y - (dk * scale) / 2, 'left') +
        dimV(y - ending, y + ending, end + ending + 36, `dk ${dk}`, end, 'right') +
        dimH(x2 - le * scale, x2, y - R - 46, `le ${le}`, y - R) +
        note([x2 - le * scale + (dl * scale) / 2.6, y + (dl * scale) / 2.6], [x2 + 26, y + R + 40], `Ø ${dl}`)
      : '',
    form === 'taper'
      ? note([(x1 + x2) / 2, y - (R + grow / 2)], [(x1 + x2) / 2 + 50, drill + 20], '1 : 50')
      : '',
    form === 'spring'
      ? note(
          [end + (R - (s * scale) / 2) * 0.7, y - (R - (s * scale) / 2) * 0.7],
          [end - 20, y - R - 60],
          `s ${s}`,
        )
      : '',
    form === 'dowel' ? dimH(x2 - bevel, x2, y - R - 40, `c ${c}`, y - R) : '',
    caption(title),
  ])
}

/** The pin in space. */
function pinShaded(pin: Pin): string {
  const { form, d, length, c, title, d1 = d, s = 0, dk = 0, k = 0, dl = 0, le = 0 } = pin
  const total = length + k
  const scale = Math.min(560 / (total + Math.max(d1, dk) * 0.4), 210 / Math.max(d1, dk))
  const view = oblique(400, 300, scale)
  const [near, far, r] = [-total / 2, total / 2, d1 / 2]
  const bevel = Math.min(c, d * 0.3)
  if (form === 'clevis')
    return sheet(title, [
      upright(view, [
        cylinder(view, far - bevel, far, r, r - bevel * 0.5),
        cylinder(view, near + k, far - bevel, r),
        round(view, 'side', [far - le, 0, r * 0.98], dl / 2, 'hole'),
        cylinder(view, near, near + k, dk / 2),
        disc(view, near, dk * 0.45, 'white', 'fine'),
      ]),
    ])
  const grow = form === 'taper' ? (length / 100) * steep : 0
  const slot: Mark =
    form === 'spring'
      ? polygon(
          ([-0.16, 0.16] as const).flatMap((side, index): Point[] => {
            const [a, b] = [Math.sin(side - 0.5) * r, Math.cos(side - 0.5) * r]
            const ends = [spot(view, near, a, b), spot(view, far - bevel, a, b)]
            return index === 0 ? ends : ends.toReversed()
          }),
          'black',
          'edge',
        )
      : ''
  const hole: Mark =
    form === 'spring'
      ? disc(view, near, r - s, 'hole') +
        polygon(
          [
            spot(view, near, Math.sin(-0.66) * r * 1.01, Math.cos(-0.66) * r * 1.01),
            spot(view, near, Math.sin(-0.34) * r * 1.01, Math.cos(-0.34) * r * 1.01),
            spot(view, near, Math.sin(-0.3) * (r - s) * 0.96, Math.cos(-0.3) * (r - s) * 0.96),
            spot(view, near, Math.sin(-0.7) * (r - s) * 0.96, Math.cos(-0.7) * (r - s) * 0.96),
          ],
          'black',
          'none',
        )
      : ''
  return sheet(title, [
    upright(view, [
      cylinder(view, far - bevel, far, r + grow, r + grow - bevel * 0.5),
      cylinder(view, near + bevel, far - bevel, r, r + grow),
      slot,
      cylinder(view, near, near + bevel, r - bevel * 0.4, r),
      hole,
    ]),
  ])
}

type SplitPin = { d: number; wire: number; c: number; b: number; a: number; length: number; title: string }

/** The legs and the eye of a split pin along the axis y, its eye to the left. */
function splitBody({ wire, c, b, a, length }: SplitPin, x: number, y: number, scale: number): Mark {
  const [t, eye] = [(wire / 2) * scale, ((c - wire * 0.5) / 2) * scale]
  const [x1, x2, long] = [x + b * scale, x + (b + length) * scale, a * scale]
  const centreX = x + eye + t / 2
  const leg = (side: number, end: number): Mark =>
    path(
      `M${num(centreX + eye * 0.55)} ${num(y + side * eye * 0.84)}Q${num(x1 - eye * 0.7)} ${num(y + side * t * 0.6)} ${num(x1)} ${num(y + side * t * 0.55)}`,
      'none',
    ).replace('/>', ` stroke-width="${num(t)}" stroke="#c9d0d8" stroke-linecap="butt"/>`) +
    rect(x1 - 1, Math.min(y, y + side * t), end - x1, t, 'roundH', t * 0.3)
  return (
    hoop(centreX, y, eye, 'black', Math.round(t + 3)) +
    hoop(centreX, y, eye, 'dark', Math.round(t)) +
    leg(-1, x2) +
    leg(1, x2 + long)
  )
}

/** A split pin as it comes, with the length that counts: under the eye to the shorter end. */
function splitPinDimensions(pin: SplitPin): string {
  const { c, b, a, length, wire, title } = pin
  const scale = Math.min(490 / (length + b + a), 150 / c)
  const x = 400 - ((length + b + a) * scale) / 2
  const y = 290
  const x1 = x + b * scale
  const E = (c * scale) / 2
  return sheet(title, [
    splitBody(pin, x, y, scale),
    centre(x - 20, y, x1 + (length + a) * scale + 20, y),
    dimH(x1, x1 + length * scale, y + E + 70, `L ${length}`, y + wire * 0.5 * scale),
    dimV(y - E, y + E, x - 46, `c ${c}`, x + E),
    dimH(x, x1, y - E - 44, `b ${b}`, [y, y - wire * 0.5 * scale], 'left'),
    dimV(
      y - (wire / 2) * scale,
      y + (wire / 2) * scale,
      x1 + (length + a) * scale + 48,
      `Ø ${wire}`,
      x1 + length * scale,
      'right',
    ),
    caption(title),
  ])
}

/** A split pin on a slant, and how it sits in a bolt with its legs bent. */
function splitPinMounted(pin: SplitPin): string {
  const { d, wire, c, title } = pin
  const bolt = d * 4.2
  const scale = 210 / bolt
  const [x, y] = [400, 250]
  const R = (bolt * scale) / 2
  const t = Math.max(7, (wire / 2) * scale)
  const eye = Math.min(34, ((c - wire / 2) / 2) * scale)
  const bend = (side: number): Mark =>
    path(
      `M${num(x + R)} ${num(y + side * t * 0.5)}h14Q${num(x + R + 34)} ${num(y + side * t * 0.5)} ${num(x + R + 30)} ${num(y + side * 70)}`,
      'none',
    )
      .replace('/>', ` stroke-width="${num(t + 3)}" stroke="#16191d"/>`)
      .concat(
        path(
          `M${num(x + R)} ${num(y + side * t * 0.5)}h14Q${num(x + R + 34)} ${num(y + side * t * 0.5)} ${num(x + R + 30)} ${num(y + side * 70)}`,
          'none',
        ).replace('/>', ` stroke-width="${num(t)}" stroke="#c9d0d8"/>`),
      )
  return sheet(title, [
    rect(x - R * 2.1, y + R * 0.62, R * 4.2, R * 1.2, 'hatch'),
    rect(x - R, y - R * 0.95, 2 * R, R * 2.77, 'roundV', 6),
    pierced(
      `M${num(x - R * 1.7)} ${num(y - R * 0.5)}H${num(x + R * 1.7)}V${num(y + R * 0.62)}H${num(x - R * 1.7)}ZM${num(x - R)} ${num(y - t * 1.3)}H${num(x + R)}V${num(y + t * 1.3)}H${num(x - R)}Z`,
      'mid',
    ),
    path(
      `M${num(x - R * 0.85)} ${num(y - R * 0.5)}V${num(y - t * 1.3)}M${num(x - R * 0.85)} ${num(y + t * 1.3)}V${num(y + R * 0.62)}M${num(x + R * 0.85)} ${num(y - R * 0.5)}V${num(y - t * 1.3)}M${num(x + R * 0.85)} ${num(y + t * 1.3)}V${num(y + R * 0.62)}`,
      'none',
      'edge',
    ),
    rect(x - R * 1.7, y - t * 1.3, R * 3.4, t * 2.6, 'dark', 0, 'edge'),
    hoop(x - R * 1.7 - eye, y, eye, 'black', Math.round(t + 3)),
    hoop(x - R * 1.7 - eye, y, eye, 'dark', Math.round(t)),
    rect(x - R * 1.78, y - t, R * 2.78, 2 * t, 'roundH'),
    rect(x + R - 2, y - t, R * 0.72, 2 * t, 'roundH', 0, 'none'),
    `<g transform="translate(${num(R * 0.7)} 0)">${bend(-1)}${bend(1)}</g>`,
    centre(x, y - R * 1.2, x, y + R * 2),
  ])
}

const pinParameters = {
  form: choice(['dowel', 'taper', 'spring', 'clevis']),
  d: mm(0.2, 100),
  length: mm(0.5, 1000),
  c: mm(0.05, 20),
  size: text(),
  title: text(),
  d1: mm(0.2, 100).exactOptional(),
  s: mm(0.05, 10).exactOptional(),
  dk: mm(1, 200).exactOptional(),
  k: mm(0.2, 50).exactOptional(),
  dl: mm(0.2, 50).exactOptional(),
  le: mm(0.5, 50).exactOptional(),
}

const splitPinParameters = {
  d: mm(0.2, 50),
  wire: mm(0.2, 50),
  c: mm(0.5, 100),
  b: mm(0.5, 100),
  a: mm(0.2, 20),
  length: mm(2, 1000),
  title: text(),
}

export const families = {
  'pin-dimensions': family(pinParameters, pinDimensions),
  'pin-shaded': family(pinParameters, pinShaded),
  'split-pin-dimensions': family(splitPinParameters, splitPinDimensions),
  'split-pin-mounted': family(splitPinParameters, splitPinMounted),
}
