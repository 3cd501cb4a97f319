import { z } from 'zod'
import { choice, count as countOf, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  ellipse,
  num,
  path,
  polygon,
  rect,
  type Fill,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'
import { arcPoints, extrude, sides } from './extrude.ts'

type Chain = {
  pitch: number
  roller: number
  width: number
  pin: number
  plate: number
  strand: number
  title: string
  strands?: number
}

/** A link plate's outline between two pins: waisted, or straight. */
const plate = (x: number, y: number, p: number, h: number, straight = false): string => {
  const r = h / 2
  if (straight)
    return `M${num(x)} ${num(y - r)}h${num(p)}a${num(r)} ${num(r)} 0 0 1 0 ${num(h)}h${num(-p)}a${num(r)} ${num(r)} 0 0 1 0 ${num(-h)}Z`
  const waist = h * 0.17
  return `M${num(x)} ${num(y - r)}q${num(p / 2)} ${num(waist * 2)} ${num(p)} 0a${num(r)} ${num(r)} 0 0 1 0 ${num(h)}q${num(-p / 2)} ${num(-waist * 2)} ${num(-p)} 0a${num(r)} ${num(r)} 0 0 1 0 ${num(-h)}Z`
}

type Look = {
  straight?: boolean
  plain?: boolean
  hollow?: boolean
  attachment?: 'A1' | 'K1'
  /** The link that joins the chain stands out. */
  joint?: 'connecting' | 'offset'
}

/** Four links from the side and from above. */
function chainViews(of: Chain, look: Look = {}): string {
  const { pitch, roller, width, pin, plate: high, strand, title, strands = 1 } = of
  const across = (strands - 1) * strand + width * 2.1
  const scale = Math.min(
    470 / ((strands > 1 ? 2.6 : 4) * pitch),
    330 / (high * (look.attachment === 'K1' ? 1.5 : 1) + across + pitch * 0.6),
  )
  const [p, h] = [pitch * scale, high * scale]
  const x = strands > 1 ? 410 - p : 410 - 2 * p
  const lug = look.attachment === undefined ? 0 : h * (look.attachment === 'A1' ? 0.12 : 0.54)
  const y = 60 + h / 2 + 46 + lug
  const count = strands > 1 ? 3 : 5
  const pins = Array.from({ length: count }, (_, index) => x + index * p)
  const ear = look.attachment === 'A1'
  const rollerR = (roller / 2) * scale
  const side: Mark[] = [
    ...(strands > 1 ? [1] : [1, 3]).map((index) =>
      path(plate(x + index * p, y, p, h * 1.02, look.straight), 'mid'),
    ),
    ...pins.map((at) => circle(at, y, rollerR, 'light', 'edge')),
    ...(strands > 1 ? [0] : [0, 2]).map((index) =>
      path(plate(x + index * p, y, p, h * 0.92, look.straight), 'light'),
    ),
    ...pins.flatMap((at) => [
      circle(
        at,
        y,
        (pin / 2) * scale * (look.hollow === true ? 1.35 : 1),
        look.hollow === true ? 'light' : 'glow',
        'edge',
      ),
      look.hollow === true ? circle(at, y, (pin / 2) * scale * 0.85, 'white', 'edge') : '',
      centre(at, y - h * 0.66, at, y + h * 0.66),
    ]),
    ...(look.attachment === undefined
      ? []
      : [0, 2].map((index) =>
          ear
            ? rect(x + (index + 0.16) * p, y - h * 0.62, p * 0.68, h * 0.2, 'dark', 0, 'edge')
            : path(
                `M${num(x + (index + 0.1) * p)} ${num(y - h * 0.42)}v${num(-h * 0.62)}h${num(p * 0.8)}v${num(h * 0.62)}Z`,
                'light',
              ) + circle(x + (index + 0.5) * p, y - h * 0.74, h * 0.16, 'white', 'edge'),
        )),
  ]
  // Seen from above: rows of rollers between inner plates, outer plates outside, pins through all.
  const top = y + h * 0.62 + 62
  const t = width * 0.19 * scale
  const w = width * scale
  const above: Mark[] = []
  for (let row = 0; row < strands; row += 1) {
    const cy = top + w / 2 + 2 * t + row * strand * scale
    for (const at of pins) above.push(rect(at - rollerR, cy - w / 2, 2 * rollerR, w, 'roundV', 0, 'edge'))
    for (let index = 0; index < count - 1; index += 1) {
      const outer = index % 2 === 0
      const gap = outer ? w / 2 + t : w / 2
      for (const sign of [-1, 1])
        above.push(
          rect(
            x + index * p - h * 0.42,
            cy + sign * (gap + t / 2) - t / 2,
            p + h * 0.84,
            t,
            outer ? 'light' : 'mid',
            0,
            'edge',
          ),
        )
    }
  }
  const bottom = top + w + 4 * t + (strands - 1) * strand * scale
  for (const at of pins) {
    for (const [from, to] of [
      [top - t * 0.9, top],
      [bottom, bottom + t * 0.9],
    ] as const)
      above.push(rect(at - (pin / 2) * scale, from, pin * scale, to - from, 'dark', 1, 'edge'))
    above.push(centre(at, top - t - 8, at, bottom + t + 8))
  }
  return sheet(title, [
    ...side,
    ...above,
    dimH(x, x + p, y - h / 2 - lug - 26, `P ${pitch}`, y - h * 0.5),
    dimV(
      y - h / 2,
      y + h / 2,
      x + (count - 1) * p + h / 2 + 44,
      `${high}`,
      x + (count - 1) * p + h * 0.3,
      'right',
    ),
    note(
      [x + (count - 2) * p + rollerR * 0.8, top + 2 * t + w * 0.4],
      [x + (count - 1) * p + 40, top - 16],
      `Ø ${roller}`,
    ),
    strands === 1
      ? dimV(top + 2 * t, top + 2 * t + w, x - h * 0.42 - 44, String(width), x - h * 0.42)
      : dimV(
          top + 2 * t + w / 2,
          top + 2 * t + w / 2 + strand * scale,
          x - h * 0.42 - 44,
          String(strand),
          x - h * 0.42,
        ),
    caption(title),
  ])
}

/** A lug on an outer plate in space: bent outwards, or standing up. */
function lugOn(
  kind: 'A1' | 'K1',
  x: number,
  y: number,
  p: number,
  h: number,
  [ox, oy]: Point,
  [dx, dy]: Point,
): Mark {
  const [l, r, top] = [x + p * 0.14 + ox, x + p * 0.86 + ox, y - h * 0.42 + oy]
  if (kind === 'K1')
    return (
      extrude(
        [
          [l, top],
          [r, top],
          [r, top - h * 0.66],
          [l, top - h * 0.66],
        ],
        [-dx * 0.16, -dy * 0.16],
      ) + circle((l + r) / 2, top - h * 0.34, h * 0.15, 'hole', 'edge')
    )
  return (
    polygon(
      [
        [l, top],
        [r, top],
        [r + dx, top + dy],
        [l + dx, top + dy],
      ],
      'white',
    ) +
    polygon(
      [
        [l + dx, top + dy],
        [r + dx, top + dy],
        [r + dx, top + dy + h * 0.12],
        [l + dx, top + dy + h * 0.12],
      ],
      'mid',
    ) +
    ellipse((l + r + dx) / 2, top + dy * 0.5, h * 0.16, h * 0.1, 'hole', 'edge')
  )
}

/** Three links of the chain in space. */
function chainShaded(of: Chain, look: Look = {}): string {
  const { pitch, roller, width, pin, plate: high, strand, title, strands = 1 } = of
  const links = strands === 1 ? 3 : 2
  const depth = (strands - 1) * strand + width * 1.8
  const scale = Math.min(600 / (links * pitch + high + depth * 0.5), 380 / (high + depth * 0.5 + pitch * 0.2))
  const [p, h] = [pitch * scale, high * scale]
  const go = (z: number): Point => [z * scale * 0.62, -z * scale * 0.4]
  const x = 400 - (links * p + go(depth)[0]) / 2
  const y = 320 - go(depth)[1] / 2
  const t = width * 0.19
  // Several strands and attachments are drawn in whole px, which keeps their many plates small as files.
  const whole = ([px, py]: Point): Point =>
    strands > 1 || look.attachment !== undefined ? [Math.round(px), Math.round(py)] : [px, py]
  const steps = strands > 2 ? 4 : 6
  const waist = (from: number, oy: number, side: 1 | -1): Point[] =>
    (look.straight === true ? [] : strands > 1 ? [0.5] : [0.25, 0.5, 0.75]).map((part) => [
      x + (from + (side < 0 ? part : 1 - part)) * p,
      y + oy + side * h * (0.36 + 0.56 * (part - 0.5) ** 2),
    ])
  const shape = (from: number, oy: number): Point[] => [
    ...arcPoints(x + from * p, y + oy, h / 2, 90, 270, steps),
    ...waist(from, oy, -1),
    ...arcPoints(x + (from + 1) * p, y + oy, h / 2, -90, 90, steps),
    ...waist(from, oy, 1),
  ]
  const at = (points: readonly Point[], z: number): Point[] => {
    const [ox, oy] = go(z)
    return points.map(([px, py]) => whole([px + ox, py + oy]))
  }
  /** The near face of a plate whose right end lies `inwards` behind its left one. */
  const face = (from: number, z: number, inwards: number, fill: Fill): Mark => {
    const [lx, ly] = whole([x + from * p + go(z)[0], y + go(z)[1]])
    const [rx, ry] = whole([x + (from + 1) * p + go(z + inwards)[0], y + go(z + inwards)[1]])
    const half = h / 2
    const arc = `A${num(half)} ${num(half)} 0 0 1`
    const waisted = (sign: 1 | -1, [tx, ty]: Point): string =>
      look.straight === true
        ? `L${num(tx)} ${num(ty)}`
        : `Q${num((lx + rx) / 2)} ${num((ly + ry) / 2 + sign * h * 0.22)} ${num(tx)} ${num(ty)}`
    return path(
      `M${num(lx)} ${num(ly - half)}${waisted(-1, [rx, ry - half])}${arc} ${num(rx)} ${num(ry + half)}${waisted(1, [lx, ly + half])}${arc} ${num(lx)} ${num(ly - half)}Z`,
      fill,
    )
  }
  /** A plate; one with `inwards` leaves the outer plates' place for the inner ones' half way along. */
  const flat = (from: number, z: number, fill: Fill, inwards = 0): Mark => {
    const [ix, iy] = go(inwards)
    const points = at(shape(from, 0), z).map(([px, py]): Point =>
      px > x + (from + 0.5) * p + go(z)[0] ? whole([px + ix, py + iy]) : [px, py],
    )
    return sides(points, whole(go(t))) + face(from, z, inwards, fill)
  }
  const own = (index: number): Fill =>
    (look.joint === 'connecting' && index === 0) || (look.joint === 'offset' && index === 2)
      ? 'accent'
      : 'light'
  const r = (roller / 2) * scale
  const rollerMark = (index: number, z: number): Mark => {
    const [ox, oy] = go(z)
    const [dx, dy] = go(width)
    const [cx, cy] = [x + index * p + ox, y + oy]
    const length = Math.hypot(dx, dy)
    const [nx, ny] = [(-dy / length) * r, (dx / length) * r]
    return (
      path(
        `M${num(cx - nx)} ${num(cy - ny)}l${num(dx)} ${num(dy)}A${num(r)} ${num(r)} 0 0 1 ${num(cx + nx + dx)} ${num(cy + ny + dy)}L${num(cx + nx)} ${num(cy + ny)}Z`,
        'mid',
        'edge',
      ) + circle(cx, cy, r, 'light', 'edge')
    )
  }
  const marks: Mark[] = []
  for (let row = strands - 1; row >= 0; row -= 1) {
    const z0 = row * strand
    // Far plates, rollers, near plates: inner link in the middle, outer ones on its sides.
    // Behind the front strand only what shows between the plates is drawn.
    if (row === strands - 1)
      marks.push(
        flat(0, z0 + width + 2 * t, own(0)),
        links > 2
          ? look.joint === 'offset'
            ? flat(2, z0 + width + 2 * t, 'accent', -t)
            : flat(2, z0 + width + 2 * t, 'light')
          : '',
        flat(1, z0 + width + t, 'mid'),
      )
    for (let index = links; index >= 0; index -= 1) marks.push(rollerMark(index, z0 + t))
    marks.push(flat(1, z0, 'mid'))
    marks.push(
      row === 0 || look.joint === undefined ? flat(0, z0 - t, own(0)) : flat(0, z0 - t, 'light'),
      links > 2 ? (look.joint === 'offset' ? flat(2, z0 - t, 'accent', t) : flat(2, z0 - t, 'light')) : '',
    )
    if (look.attachment !== undefined)
      for (const index of [0, 2])
        marks.push(lugOn(look.attachment, x + index * p, y, p, h, go(z0 - t), go(-width * 1.2)))
    for (let index = 0; index <= links; index += 1) {
      const [ox, oy] = go(look.joint === 'offset' && index === links ? z0 : z0 - t)
      marks.push(
        circle(
          x + index * p + ox,
          y + oy,
          (pin / 2) * scale * (look.hollow === true ? 1.3 : 1),
          'glow',
          'edge',
        ),
      )
      if (look.hollow === true)
        marks.push(circle(x + index * p + ox, y + oy, (pin / 2) * scale * 0.8, 'hole', 'edge'))
    }
  }
  return sheet(title, [...marks, caption(title)])
}

/** A connecting link: outer plate with two pins, loose plate, spring clip; or an offset link. */
function linkParts(of: Chain, kind: 'connecting' | 'offset'): string {
  const { pitch, roller, pin, plate: high, width, title } = of
  const scale = Math.min(300 / (pitch + high), 190 / high)
  const [p, h, r] = [pitch * scale, high * scale, (pin / 2) * scale]
  const x = 400 - p / 2
  if (kind === 'offset') {
    const y = 180
    const top = 360
    const [w, t] = [width * scale, width * 0.19 * scale]
    const bent = (sign: number): Mark => {
      const a = top + w / 2 + sign * (w / 2 + t / 2)
      const b = top + w / 2 + sign * (w / 2 + t * 1.6)
      return path(
        `M${num(x - h * 0.4)} ${num(a)}H${num(x + p * 0.38)}L${num(x + p * 0.58)} ${num(b)}H${num(x + p + h * 0.4)}v${num(t)}H${num(x + p * 0.58)}L${num(x + p * 0.38)} ${num(a + t)}H${num(x - h * 0.4)}Z`,
        'mid',
      )
    }
    return sheet(title, [
      path(plate(x, y, p, h), 'light'),
      circle(x, y, (roller / 2) * scale, 'mid', 'edge'),
      circle(x, y, r, 'white', 'edge'),
      circle(x + p, y, r, 'glow', 'edge'),
      rect(x - (roller / 2) * scale, top, roller * scale, w, 'roundV', 0, 'edge'),
      bent(-1),
      bent(1),
      rect(x + p - r, top - 3 * t, 2 * r, w + 7 * t, 'roundV', 2, 'edge'),
      centre(x, y - h * 0.7, x, top + w + 24),
      centre(x + p, y - h * 0.7, x + p, top + w + 4 * t + 24),
      dimH(x, x + p, y - h / 2 - 36, `P ${pitch}`, y - h / 2),
      note([x + p + r * 0.7, y - r * 0.7], [x + p + 84, y - h * 0.6], `Ø ${pin}`),
      caption(title),
    ])
  }
  const y = [130, 300, 450] as const
  // The clip's closed end embraces one pin, its two fingers snap over the other and leave a slot between them.
  const [c, q] = [h * 0.3, h * 0.1]
  const [near, far] = [x - r * 1.9, x + p]
  const clip = `M${num(near)} ${num(y[2] - c * 0.8)}Q${num(x)} ${num(y[2] - c * 1.25)} ${num(x + p * 0.3)} ${num(y[2] - c)}H${num(far)}A${num(c)} ${num(c)} 0 0 1 ${num(far)} ${num(y[2] + c)}H${num(x + p * 0.3)}Q${num(x)} ${num(y[2] + c * 1.25)} ${num(near)} ${num(y[2] + c * 0.8)}L${num(near + q)} ${num(y[2] + q)}H${num(x - r * 0.5)}A${num(r)} ${num(r)} 0 0 0 ${num(x + r * 0.8)} ${num(y[2] + r * 0.6)}L${num(x + r + q)} ${num(y[2] + q * 0.7)}H${num(far - r * 0.9)}A${num(r)} ${num(r)} 0 1 0 ${num(far - r * 0.9)} ${num(y[2] - q * 0.7)}H${num(x + r + q)}L${num(x + r * 0.8)} ${num(y[2] - r * 0.6)}A${num(r)} ${num(r)} 0 0 0 ${num(x - r * 0.5)} ${num(y[2] - q)}H${num(near + q)}Z`
  const small = h * 0.72
  return sheet(title, [
    path(plate(x, y[0], p, small), 'light'),
    ...[0, p].flatMap((at) => [
      circle(x + at, y[0], r, 'glow'),
      rect(x + at - r, y[1] - 12, 2 * r, 74, 'roundV', 3),
      rect(x + at - r * 0.82, y[1] + 50, 1.64 * r, 6, 'deep', 0, 'edge'),
      centre(x + at, y[0] - small * 0.7, x + at, y[2] + h * 0.5),
    ]),
    rect(x - h * 0.36, y[1] - 28, p + h * 0.72, 18, 'mid', 4),
    path(clip, 'dark'),
    ...[0, p].map((at) => circle(x + at, y[2], r, 'white', 'edge')),
    dimH(x, x + p, y[0] - small / 2 - 28, `P ${pitch}`, y[0] - small / 2),
    note([x + p + r * 0.7, y[0] - r * 0.7], [x + p + 90, y[0] - 30], `Ø ${pin}`),
    caption(title),
  ])
}

/** A sprocket's outline of straight-flanked teeth over the roots. */
function sprocketOutline(
  x: number,
  y: number,
  scale: number,
  pitch: number,
  roller: number,
  teeth: number,
  coarse = false,
): Point[] {
  const R = (pitch / Math.sin(Math.PI / teeth) / 2) * scale
  const tip = ((pitch * (0.6 + 1 / Math.tan(Math.PI / teeth))) / 2) * scale
  const root = R - (roller / 2) * scale
  const step = 360 / teeth
  const many = teeth > 22 || (coarse && teeth > 14)
  return Array.from({ length: teeth }, (_, index) => {
    const a = index * step - 90
    const at = (angle: number, radius: number): Point => {
      const rad = ((a + angle) * Math.PI) / 180
      return [x + radius * Math.cos(rad), y + radius * Math.sin(rad)]
    }
    return many
      ? [at(-step * 0.16, root), at(step * 0.16, root), at(step * 0.43, tip), at(step * 0.57, tip)]
      : [
          at(-step * 0.24, root + (R - root) * 0.35),
          at(-step * 0.1, root),
          at(step * 0.1, root),
          at(step * 0.24, root + (R - root) * 0.35),
          at(step * 0.42, tip),
          at(step * 0.58, tip),
        ]
  }).flat()
}

type Sprocket = {
  pitch: number
  roller: number
  width: number
  strand: number
  strands: number
  teeth: number
  bore: number
  hub: number
  length: number
  pd: number
  od: number
  title: string
  plate: boolean
  taper?: boolean
}

/** A sprocket from the front and in section. */
function sprocketViews(of: Sprocket): string {
  const { pitch, roller, width, teeth, bore, hub, length, pd, od, title, strands, strand, plate: flat } = of
  const scale = Math.min(330 / od, 200 / length)
  const [x, y] = [300, 270]
  const s = 610
  const [R, P, H, b] = [(od / 2) * scale, (pd / 2) * scale, (hub / 2) * scale, (bore / 2) * scale]
  const t = width * 0.93 * scale
  const left = s - (length * scale) / 2
  const disc = Array.from({ length: strands }, (_, row) => left + row * strand * scale)
  const half = (sign: 1 | -1): Mark[] => {
    const at = (radius: number): number => y - sign * radius
    const root = P - (roller / 2) * scale
    return [
      flat
        ? ''
        : path(
            `M${num(left)} ${num(at(b))}H${num(left + length * scale)}V${num(at(H))}H${num(left)}Z`,
            'hatch',
          ),
      ...disc.flatMap((edge) => [
        path(
          `M${num(edge)} ${num(at(flat ? b : H))}H${num(edge + t)}V${num(at(root))}H${num(edge)}Z`,
          'hatch',
        ),
        path(
          `M${num(edge)} ${num(at(root))}Q${num(edge)} ${num(at(R * 0.98))} ${num(edge + t * 0.3)} ${num(at(R))}H${num(edge + t * 0.7)}Q${num(edge + t)} ${num(at(R * 0.98))} ${num(edge + t)} ${num(at(root))}Z`,
          'light',
        ),
      ]),
    ]
  }
  return sheet(title, [
    polygon(sprocketOutline(x, y, scale, pitch, roller, teeth), 'light'),
    `<circle cx="${x}" cy="${y}" r="${num(P)}" stroke-width=".8" stroke-dasharray="18 4 3 4"/>`,
    flat ? '' : circle(x, y, H, 'none', 'edge'),
    of.taper === true ? circle(x, y, b * 1.3, 'mid', 'edge') : '',
    circle(x, y, b, 'white'),
    centre(x - R - 16, y, x + R + 16, y),
    centre(x, y - R - 16, x, y + R + 16),
    ...half(1),
    ...half(-1),
    path(
      `M${num(left)} ${num(y - b)}V${num(y + b)}M${num(left + (flat ? t : length * scale))} ${num(y - b)}V${num(y + b)}`,
      'none',
      'edge',
    ),
    centre(left - 20, y, left + length * scale + 20, y),
    dimH(
      left,
      left + (flat ? t : length * scale),
      y + R + 48,
      String(flat ? Math.round(width * 9.3) / 10 : length),
      y + (flat ? R : H),
    ),
    dimV(y - P, y + P, x - R - 42, `Ø ${pd}`, x),
    dimV(y - b, y + b, left + length * scale + 52, `Ø ${bore}`, left + length * scale, 'right'),
    note([x + R * 0.72, y - R * 0.72], [x + R * 0.86, y - R - 24], `z ${teeth}`),
    caption(title),
  ])
}

/** It in space. */
function sprocketShaded(of: Sprocket): string {
  const { pitch, roller, width, teeth, bore, hub, length, od, title, strands, strand, plate: flat } = of
  const scale = 370 / od
  const go = (z: number): Point => [z * scale * 0.7, -z * scale * 0.42]
  const hubOut = flat ? 0 : Math.max(0, length - (strands - 1) * strand - width)
  const [x, y] = [370, 320]
  const rows = Array.from({ length: strands }, (_, index) => strands - 1 - index)
  const [hx, hy] = go(-hubOut)
  const boss = (r: number): Mark => {
    const [dx, dy] = [-hx, -hy]
    const long = Math.hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / long) * r, (dx / long) * r]
    return (
      path(
        `M${num(x + hx - nx)} ${num(y + hy - ny)}l${num(dx)} ${num(dy)}A${num(r)} ${num(r)} 0 0 1 ${num(x + nx)} ${num(y + ny)}L${num(x + hx + nx)} ${num(y + hy + ny)}Z`,
        'roundH',
      ) + circle(x + hx, y + hy, r, 'light')
    )
  }
  return sheet(title, [
    ...rows.map((row) => {
      const [ox, oy] = go(row * strand)
      if (row > 0)
        return (
          polygon(sprocketOutline(x + ox, y + oy, scale, pitch, roller, teeth, true), 'mid') +
          circle(x + ox, y + oy, (hub / 2) * scale, 'dark', 'edge')
        )
      return extrude(
        sprocketOutline(x + ox, y + oy, scale, pitch, roller, teeth, strands > 1),
        go(width * 0.93),
      )
    }),
    hubOut > 0 ? boss((hub / 2) * scale) : '',
    of.taper === true ? circle(x + hx, y + hy, (bore / 2) * scale * 1.3, 'mid', 'edge') : '',
    circle(x + (flat ? 0 : hx), y + (flat ? 0 : hy), (bore / 2) * scale, 'hole'),
    caption(title),
  ])
}

const chainParameters = {
  pitch: mm(1, 500),
  roller: mm(0.5, 200),
  width: mm(0.5, 200),
  pin: mm(0.2, 100),
  plate: mm(1, 500),
  strand: mm(1, 500),
  title: text(),
  strands: countOf(0, 12).exactOptional(),
}

const sprocketParameters = {
  pitch: mm(1, 200),
  roller: mm(0.5, 100),
  width: mm(0.5, 100),
  strand: mm(1, 200),
  strands: countOf(0, 8).default(1),
  teeth: countOf(5, 180),
  bore: mm(1, 500),
  hub: mm(0, 1000),
  length: mm(1, 500),
  pd: mm(2, 2000),
  od: mm(2, 2000),
  title: text(),
  plate: flag(),
  taper: flag(),
}

const look = { straight: flag(), hollow: flag(), attachment: choice(['A1', 'K1']).exactOptional() }

export const families = {
  'chain-shaded': family(
    {
      ...chainParameters,
      look: z
        .strictObject({
          ...look,
          joint: choice(['connecting', 'offset']).exactOptional(),
        })
        .optional(),
    },
    ({ look, ...of }) => chainShaded(of, look),
  ),
  'chain-views': family(
    {
      ...chainParameters,
      look: z.strictObject(look).optional(),
    },
    ({ look, ...of }) => chainViews(of, look),
  ),
  'chain-link-parts': family(
    { ...chainParameters, kind: choice(['connecting', 'offset']) },
    ({ kind, ...of }) => linkParts(of, kind),
  ),
  'sprocket-shaded': family(sprocketParameters, sprocketShaded),
  'sprocket-views': family(sprocketParameters, sprocketViews),
}
