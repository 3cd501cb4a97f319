import { z } from 'zod'
import { choice, family, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, ellipse, line, num, path, polygon, rect, type Fill, type Mark } from '../../sheet/svg.ts'
import { rodEnd, threadH } from '../../sheet/thread.ts'
import { headFront, headShaded, headSide, headWidth, type Head } from './screw-head.ts'

/** A screw with a head. Lengths in mm. */
type Screw = {
  head: Head
  d: number
  pitch: number
  length: number
  /** Shank without thread, under the head. */
  plain?: number
  /** A metric thread with a chamfered end, a wood or sheet thread with a point, or one with a drill point. */
  tip: 'chamfer' | 'point' | 'drill'
  /** Core of a coarse thread. */
  core?: number
  /** As written at the thread. */
  thread: string
  title: string
  dark?: boolean
  /** Dimensions of the head, over the front view and beside the side view. */
  across: string
  high: string
  /** Width of what `across` measures; the head's own where it is not named. */
  measured?: number
}

const sunk = (head: Head): boolean => head.form === 'sunk'

/** A coarse thread from the side, running out to its point or drill. */
function coarse(x1: number, x2: number, y: number, screw: Screw, scale: number): Mark {
  const R = (screw.d * scale) / 2
  const r = ((screw.core ?? screw.d * 0.7) * scale) / 2
  const drill = screw.tip === 'drill'
  const end = drill ? Math.max(x1 + 20, x2 - 3.6 * R) : x2 - Math.min(2.6 * R, (x2 - x1) * 0.5)
  const turns = Math.max(3, Math.min(16, Math.round((end - x1) / Math.max(screw.pitch * scale, 11))))
  const step = (end - x1) / turns
  let flights = ''
  const flight = (x: number, outer: number, inner: number): string => {
    const [w, lean] = [step * 0.2, step * 0.5]
    return `${[
      [x - w, y - inner],
      [x, y - outer],
      [x + w, y - inner],
      [x + w + lean, y + inner],
      [x + lean, y + outer],
      [x - w + lean, y + inner],
    ]
      .map(([a = 0, b = 0], index) => `${index === 0 ? 'M' : 'L'}${num(a)} ${num(b)}`)
      .join('')}Z`
  }
  for (let index = 0; index < turns; index += 1) flights += flight(x1 + (index + 0.4) * step, R, r)
  if (drill) {
    const [h, body] = [screw.d * 0.4 * scale, x2 - screw.d * 0.42 * scale]
    return (
      rect(x1, y - r, end - x1, 2 * r, 'roundH') +
      path(flights, 'light', 'edge') +
      polygon(
        [
          [end, y - h],
          [body, y - h],
          [x2, y],
          [body, y + h],
          [end, y + h],
        ],
        'roundH',
      ) +
      path(
        `M${num(end + 2)} ${num(y - h)}Q${num((end + body) / 2)} ${num(y - h * 0.1)} ${num(body)} ${num(y + h * 0.1)}L${num(x2)} ${num(y)}M${num(body)} ${num(y + h * 0.1)}L${num(body)} ${num(y + h)}`,
        'none',
        'edge',
      )
    )
  }
  const taper = Math.max(2, Math.round((x2 - end) / step))
  const small = (x2 - end) / taper
  for (let index = 0; index < taper - 1; index += 1) {
    const part = 1 - (index + 0.4) / taper
    flights += flight(end + (index + 0.4) * small, R * part, r * part)
  }
  return (
    polygon(
      [
        [x1, y - r],
        [end, y - r],
        [x2, y],
        [end, y + r],
        [x1, y + r],
      ],
      'roundH',
    ) + path(flights, 'light', 'edge')
  )
}

function shank(x1: number, x2: number, y: number, screw: Screw, scale: number): Mark {
  const half = (screw.d * scale) / 2
  const plain = (screw.plain ?? 0) * scale
  const smooth = plain > 0 ? rect(x1, y - half, plain, 2 * half, 'roundH') : ''
  if (screw.tip !== 'chamfer') return smooth + coarse(x1 + plain, x2, y, screw, scale)
  const chamfer = Math.min(screw.pitch * 0.8, screw.d * 0.13) * scale
  return (
    smooth +
    threadH({ from: x1 + plain, to: x2 - chamfer, axis: y, diameter: 2 * half, pitch: screw.pitch * scale }) +
    rodEnd(x2 - chamfer, x2, y, half, chamfer * 0.7)
  )
}

/** The screw seen on its head and from its side, with the figures one orders by. */
function screwDimensions(screw: Screw): string {
  const { head, d, length, title } = screw
  const wide = headWidth(head)
  const over = sunk(head) ? 0 : head.k
  const scale = Math.min(540 / (over + length), 392 / (1.5 * wide + d / 2))
  const start = 385 - ((over + length) * scale) / 2
  const bearing = start + over * scale
  const end = bearing + length * scale
  const R = (wide * scale) / 2
  const y = 498 - R
  const half = (d * scale) / 2
  const [front, above] = [end - R - 24, 66 + R]
  const neck = head.form === 'mushroom' ? head.f * scale : sunk(head) ? head.k * scale : 0
  const measured = ((screw.measured ?? head.dk) * scale) / 2
  const plain = (screw.plain ?? 0) * scale
  const threaded =
    plain > 0
      ? dimH(
          bearing + neck + plain,
          end,
          y + half + 42,
          `b ${Math.round(length - (screw.plain ?? 0) - neck / scale)}`,
          y + half,
        )
      : ''
  return sheet(title, [
    headFront(front, above, head, scale),
    centre(front - R - 18, above, front + R + 18, above),
    centre(front, above - R - 16, front, above + R + 16),
    shank(bearing + neck, end, y, screw, scale),
    headSide(start, y, head, d, scale),
    centre(start - 24, y, end + 24, y),
    dimH(
      front - measured,
      front + measured,
      above - R - 24,
      screw.across,
      above - (wide === head.dk ? 0 : R / 2),
    ),
    screw.high === ''
      ? ''
      : sunk(head)
        ? dimH(start, start + head.k * scale, y + R + 44, screw.high, [y + R, y + half], 'left')
        : dimH(start, bearing, 540, screw.high, y + R, 'left'),
    dimH(
      bearing,
      end,
      sunk(head) ? y + R + 44 : 540,
      `L ${length}`,
      sunk(head) ? [Number.NaN, y + half] : [y + R, y + half],
    ),
    dimV(y - half, y + half, end + 46, screw.thread, end, 'right'),
    threaded,
    caption(title),
  ])
}

/** Arcs of a thread's visible turns, or the flights of a coarse one. */
function rodShaded(view: ReturnType<typeof oblique>, near: number, far: number, screw: Screw): Mark {
  const R = screw.d / 2
  const fill: Fill = screw.dark === true ? 'darkH' : 'roundH'
  const face: Fill = screw.dark === true ? 'deep' : 'light'
  const at = (x: number): number => spot(view, x, 0, 0)[0]
  const turns = Math.max(
    3,
    Math.min(
      screw.tip === 'chamfer' ? 32 : 17,
      Math.round(((far - near) * view.scale) / Math.max(screw.pitch * view.scale, 7)),
    ),
  )
  const step = (far - near) / turns
  if (screw.tip === 'chamfer') {
    const r = R * view.scale
    let arcs = ''
    for (let index = 1; index < turns; index += 1) {
      const x = at(near + step * index)
      arcs += `M${num(x)} ${num(view.y - r)}A${num(view.open * r)} ${num(r)} 0 0 1 ${num(x)} ${num(view.y + r)}`
    }
    return (
      cylinder(view, far - screw.pitch, far, R, R - screw.pitch * 0.6, fill, face) +
      cylinder(view, near, far - screw.pitch, R, R, fill, face) +
      `<path d="${arcs}" stroke="${screw.dark === true ? '#9aa4af' : '#16191d'}" stroke-width="${screw.dark === true ? '1.2' : '.9'}"/>`
    )
  }
  const core = (screw.core ?? screw.d * 0.7) / 2
  const drill = screw.tip === 'drill'
  const end = far - screw.d * (drill ? 1.7 : 1.3)
  const tip = drill
    ? cylinder(view, far - screw.d * 0.4, far, screw.d * 0.4, 0.02, fill, face) +
      cylinder(view, end, far - screw.d * 0.4, screw.d * 0.4, screw.d * 0.4, fill, face) +
      path(
        `M${num(at(end + screw.d * 0.25))} ${num(view.y - screw.d * 0.3 * view.scale)}Q${num(at(far - screw.d * 0.6))} ${num(view.y)} ${num(at(far))} ${num(view.y + 2)}`,
        'none',
        'edge',
      )
    : cylinder(view, end, far, core, 0.02, fill, face)
  let marks = tip
  for (let index = turns - 1; index >= 0; index -= 1) {
    const x = near + step * index
    const inside = x > end
    if (inside && drill) continue
    const part = inside ? Math.max(0.12, (far - x) / (far - end)) : 1
    const [a, b, r, q] = [
      at(x),
      at(x + Math.min(step, inside ? step : end - x)),
      core * part * view.scale,
      core * (inside ? Math.max(0.05, part - step / (far - end)) : 1) * view.scale,
    ]
    marks +=
      (inside
        ? ''
        : path(
            `M${num(a)} ${num(view.y - r)}L${num(b)} ${num(view.y - q)}A${num(view.open * q)} ${num(q)} 0 0 1 ${num(b)} ${num(view.y + q)}L${num(a)} ${num(view.y + r)}Z`,
            fill,
            'edge',
          )) + ellipse(a, view.y, R * part * view.scale * view.open, R * part * view.scale, face, 'edge')
  }
  return marks
}

/** The screw in space, head to the front. */
function screwShaded(screw: Screw): string {
  const { head, d, length, title } = screw
  const over = sunk(head) ? 0 : head.k
  const total = over + length
  const scale = Math.min(640 / (total + head.dk * 0.6), 330 / head.dk)
  const view = oblique(400, 300, scale)
  const start = -total / 2
  const neck = head.form === 'mushroom' ? head.f : sunk(head) ? head.k : 0
  const bearing = start + over + neck
  const plain = screw.plain ?? 0
  const dark = screw.dark === true
  return sheet(title, [
    upright(view, [
      rodShaded(view, bearing + plain, start + total, screw),
      plain > 0
        ? cylinder(
            view,
            bearing,
            bearing + plain,
            d / 2,
            d / 2,
            dark ? 'darkH' : 'roundH',
            dark ? 'deep' : 'light',
          )
        : '',
      headShaded(view, start, head, d, dark),
    ]),
  ])
}

/** Some of the lengths on one scale, shortest first, for the eye to choose by. */
function screwRange(screw: Screw, lengths: readonly number[]): string {
  const { head, d, title } = screw
  const last = lengths.length - 1
  const shown = [...new Set([0, 0.34, 0.67, 1].map((part) => lengths[Math.round(part * last)] ?? 0))]
  const over = sunk(head) ? 0 : head.k
  const wide = headWidth(head)
  const longest = Math.max(...shown)
  const scale = Math.min(520 / (longest + over), 500 / (shown.length * wide * 1.25), 24)
  const pitch = Math.max(screw.pitch, longest / 16, 9 / scale)
  const left = (690 - (longest + over) * scale) / 2 + over * scale
  const row = 520 / shown.length
  return sheet(title, [
    ...shown.map((length, index) => {
      const y = 22 + row * (index + 0.5)
      const neck = head.form === 'mushroom' ? head.f : sunk(head) ? head.k : 0
      const each: Screw = {
        ...screw,
        length,
        pitch,
        plain:
          Math.max(0, length - neck - (screw.length - (screw.plain ?? 0) - neck)) *
          ((screw.plain ?? 0) > 0 ? 1 : 0),
      }
      const end = left + length * scale
      return (
        shank(left + neck * scale, end, y, each, scale) +
        headSide(left - over * scale, y, simple(head), d, scale) +
        `<text x="${num(end + 22)}" y="${num(y + 8)}" fill="#16191d" stroke="none">${length}</text>`
      )
    }),
    line(
      [
        [left, 30],
        [left, 535],
      ],
      'hair',
    ),
    caption(`${title.split(' × ')[0] ?? title} × ${lengths[0]} … ${lengths[last]}`),
  ])
}

/** The same head without what is inside it, and without the knurl. */
const simple = (head: Head): Head =>
  'recess' in head
    ? ({ ...head, form: head.form === 'socket' ? 'cheese' : head.form, recess: { kind: 'none' } } as Head)
    : head

const screwParameters = {
  head: z.union([
    z.strictObject({ form: z.literal('hex'), dk: mm(1, 500), k: mm(0.5, 100) }),
    z.strictObject({ form: z.literal('flange'), dk: mm(1, 200), k: mm(0.5, 100), s: mm(1, 200) }),
    z.strictObject({
      form: choice(['socket', 'cheese', 'button', 'pan', 'sunk']),
      dk: mm(1, 200),
      k: mm(0.2, 200),
      recess: z.union([
        z.strictObject({ kind: z.literal('hex'), s: mm(0.2, 100), t: mm(0.2, 100) }),
        z.strictObject({ kind: z.literal('cross') }),
        z.strictObject({ kind: z.literal('slot'), n: mm(0.1, 10), t: mm(0.1, 10) }),
        z.strictObject({ kind: z.literal('star') }),
        z.strictObject({ kind: z.literal('none') }),
      ]),
    }),
    z.strictObject({
      form: z.literal('collar'),
      dk: mm(1, 200),
      k: mm(0.2, 50),
      da: mm(1, 100),
      c: mm(0.1, 10),
      recess: z.union([
        z.strictObject({ kind: z.literal('hex'), s: mm(0.5, 50), t: mm(0.2, 20) }),
        z.strictObject({ kind: z.literal('cross') }),
        z.strictObject({ kind: z.literal('slot'), n: mm(0.1, 200), t: mm(0.1, 200) }),
        z.strictObject({ kind: z.literal('star') }),
        z.strictObject({ kind: z.literal('none') }),
      ]),
    }),
    z.strictObject({
      form: z.literal('mushroom'),
      dk: mm(2, 200),
      k: mm(0.5, 50),
      v: mm(1, 100),
      f: mm(0.5, 100),
    }),
  ]),
  d: mm(0.5, 200),
  pitch: mm(0.1, 50),
  length: mm(0.5, 1000),
  plain: mm(0, 1000).exactOptional(),
  tip: choice(['chamfer', 'point', 'drill']).default('chamfer'),
  core: mm(0.2, 100).exactOptional(),
  thread: text(),
  title: text(),
  dark: flag(),
  across: text(),
  high: text(),
  measured: mm(0.1, 200).exactOptional(),
}

export const families = {
  'screw-dimensions': family(screwParameters, screwDimensions),
  'screw-range': family({ ...screwParameters, lengths: list(mm(0.5, 1000), 63) }, ({ lengths, ...screw }) =>
    screwRange(screw, lengths),
  ),
  'screw-shaded': family(screwParameters, screwShaded),
}
