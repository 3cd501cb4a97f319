import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
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
  stroke,
  type Mark,
} from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

/** A hose clamp: what it spans, its band, and whether a bolt closes it. */
type Clamp = { from: number; to: number; band: number; bolt: boolean; title: string }

const slots = (cx: number, cy: number, r: number): Mark =>
  path(
    Array.from({ length: 17 }, (_, index) => {
      const angle = ((198 + index * 8.5) * Math.PI) / 180
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return `M${num(cx + (r - 4) * c)} ${num(cy + (r - 4) * s)}L${num(cx + (r + 4) * c)} ${num(cy + (r + 4) * s)}`
    }).join(''),
    'none',
    'edge',
  )

/** The screw housing of a worm drive, standing on the band. */
function housing(x: number, y: number): Mark {
  return (
    rect(x - 62, y - 44, 124, 44, 'roundH', 8) +
    threadH({ from: x + 62, to: x + 84, axis: y - 22, diameter: 22, pitch: 7 }) +
    polygon(
      [
        [x - 100, y - 40],
        [x - 62, y - 40],
        [x - 62, y - 4],
        [x - 100, y - 4],
      ],
      'roundH',
    ) +
    path(`M${x - 100} ${y - 28}H${x - 62}M${x - 100} ${y - 16}H${x - 62}`, 'none', 'fine') +
    rect(x - 104, y - 25, 6, 6, 'deep', 0, 'edge')
  )
}

/** The trunnions and the bolt of a heavy clamp, over the gap of its band. */
function trunnions(x: number, y: number): Mark {
  return (
    threadH({ from: x - 60, to: x + 130, axis: y - 34, diameter: 20, pitch: 7 }) +
    circle(x - 52, y - 34, 26, 'glow') +
    circle(x + 52, y - 34, 26, 'glow') +
    rect(x + 80, y - 52, 26, 36, 'mid') +
    path(`M${x + 80} ${y - 43}h26M${x + 80} ${y - 25}h26`, 'none', 'fine') +
    rect(x - 112, y - 50, 30, 32, 'mid', 3) +
    rect(x - 82, y - 44, 8, 20, 'roundH') +
    path(`M${x - 58} ${y - 10}L${x - 44} ${y + 6}M${x + 58} ${y - 10}L${x + 44} ${y + 6}`, 'none', 'heavy')
  )
}

/** The clamp along its axis, with its range, and its band from the side. */
function clampDimensions({ from, to, band, bolt, title }: Clamp): string {
  const [cx, cy, r] = [300, 320, 165]
  const scale = r / (to / 2)
  const w = Math.max(34, Math.min(110, band * scale))
  const side = 640
  return sheet(title, [
    hoop(cx, cy, r + 4, 'black', 11),
    hoop(cx, cy, r + 4, 'mid', 8),
    bolt ? '' : slots(cx, cy, r + 4),
    `<circle cx="${cx}" cy="${cy}" r="${num((from / 2) * scale)}" stroke-width=".9" stroke-dasharray="7 4"/>`,
    bolt
      ? rect(cx - 26, cy - r - 14, 52, 20, 'white', 0, 'none') + trunnions(cx, cy - r + 2)
      : housing(cx, cy - r - 6),
    centre(cx - r - 24, cy, cx + r + 24, cy),
    centre(cx, cy - r + 20, cx, cy + r + 24),
    rect(side - w / 2, cy - r, w, 2 * r, 'roundH', 4),
    rect(
      side - Math.min(w, 60) / 2 - 4,
      cy - r - (bolt ? 60 : 50),
      Math.min(w, 60) + 8,
      bolt ? 56 : 46,
      'roundV',
      6,
    ),
    dimH(cx - r, cx + r, cy + r + 56, `Ø ${from} … ${to}`, cy),
    dimH(side - w / 2, side + w / 2, cy + r + 56, `b ${band}`, cy + r - 4),
    caption(title),
  ])
}

/** The clamp on a slant. */
function clampShaded({ to, band, bolt, title }: Clamp): string {
  const w = Math.max(40, Math.min(120, (band / to) * 330))
  const [rx, ry] = [190, 118]
  const [cx, cy] = [400, 300]
  const ring = (y: number, r: number): string =>
    `M${cx - rx + r} ${num(y)}a${num(rx - r)} ${num(ry - r * 0.62)} 0 1 0 ${num(2 * (rx - r))} 0a${num(rx - r)} ${num(ry - r * 0.62)} 0 1 0 ${num(-2 * (rx - r))} 0Z`
  const low = cy + w / 2
  const high = cy - w / 2
  const marks: Mark[] = [
    // The inside of the far half, then the outside of the near half, then the upper rim.
    path(
      `M${cx - rx} ${num(high)}A${rx} ${ry} 0 0 1 ${cx + rx} ${num(high)}V${num(low)}A${rx} ${ry} 0 0 0 ${cx - rx} ${num(low)}Z`,
      'dark',
    ),
    path(
      `M${cx - rx} ${num(high)}A${rx} ${ry} 0 0 0 ${cx + rx} ${num(high)}V${num(low)}A${rx} ${ry} 0 0 1 ${cx - rx} ${num(low)}Z`,
      'roundV',
    ),
    pierced(ring(high, 0) + ring(high, 8), 'white'),
  ]
  if (bolt)
    marks.push(
      rect(cx - 30, cy + ry - w / 2 - 4, 60, w + 8, 'white', 0, 'none'),
      rect(cx - 92, cy + ry - w / 2 - 2, 46, w + 4, 'roundV', 12),
      rect(cx + 46, cy + ry - w / 2 - 2, 46, w + 4, 'roundV', 12),
      threadH({ from: cx - 120, to: cx + 150, axis: cy + ry, diameter: 22, pitch: 7.5 }),
      rect(cx + 94, cy + ry - 22, 30, 44, 'mid', 2),
      rect(cx - 142, cy + ry - 22, 34, 44, 'mid', 4),
    )
  else {
    marks.push(
      stroke(
        Array.from({ length: 11 }, (_, index) => {
          const angle = ((112 + index * 6) * Math.PI) / 180
          const x = cx + rx * Math.cos(angle)
          const y = cy + ry * Math.sin(angle)
          return `M${num(x - 4)} ${num(y - w * 0.26)}L${num(x + 6)} ${num(y + w * 0.26)}`
        }).join(''),
        'black',
        3,
      ),
      rect(cx - 76, cy + ry - w * 0.42, 142, w * 0.84, 'roundH', 12),
      threadH({ from: cx + 66, to: cx + 96, axis: cy + ry, diameter: Math.min(34, w * 0.5), pitch: 8 }),
      rect(cx - 122, cy + ry - w * 0.34, 46, w * 0.68, 'roundH', 4),
      path(
        `M${cx - 122} ${num(cy + ry - w * 0.1)}h46M${cx - 122} ${num(cy + ry + w * 0.1)}h46`,
        'none',
        'edge',
      ),
    )
  }
  return sheet(title, marks)
}

/** A U-bolt and the pipe it holds. */
type UBolt = { d: number; pipe: number; inside: number; thread: string; title: string }

/** A U-bolt with its two nuts, around a pipe. */
function uBoltDimensions({ d, pipe, inside, thread, title }: UBolt): string {
  const height = pipe + d * 4.2
  const scale = Math.min(400 / height, 380 / (inside + 2 * d))
  const [x, top] = [390, 62]
  const [R, w] = [((inside + d) / 2) * scale, d * scale]
  const cy = top + R + w / 2
  const foot = top + height * scale
  const plate = cy + (pipe / 2) * scale
  const leg = (side: number): Mark => {
    const lx = x + side * R
    const from = Math.max(cy + 4, foot - d * 5 * scale)
    return (
      rect(lx - w / 2, cy, w, from - cy, 'roundV') +
      `<g transform="rotate(90 ${num(lx)} ${num(from)})">${threadH({ from: lx, to: lx + foot - from, axis: from, diameter: w, pitch: Math.max(9, w * 0.14) })}</g>`
    )
  }
  const nut = (side: number, y: number): Mark => {
    const [lx, s, m] = [x + side * R, w * 1.75, w * 0.8]
    return (
      rect(lx - s / 2, y, s, m, 'light') +
      path(`M${num(lx - s / 4)} ${num(y)}v${num(m)}M${num(lx + s / 4)} ${num(y)}v${num(m)}`, 'none', 'edge')
    )
  }
  return sheet(title, [
    circle(x, plate - (pipe / 2) * scale, (pipe / 2) * scale, 'light', 'fine'),
    path(
      `M${num(x - R - w / 2)} ${num(cy)}A${num(R + w / 2)} ${num(R + w / 2)} 0 0 1 ${num(x + R + w / 2)} ${num(cy)}H${num(x + R - w / 2)}A${num(R - w / 2)} ${num(R - w / 2)} 0 0 0 ${num(x - R + w / 2)} ${num(cy)}Z`,
      'glow',
    ),
    leg(-1),
    leg(1),
    rect(x - R - w * 1.9, plate + 2, 2 * R + w * 3.8, w * 0.7, 'hatch'),
    nut(-1, plate + 2 + w * 0.7),
    nut(1, plate + 2 + w * 0.7),
    centre(x, top - 16, x, foot + 12),
    dimH(x - R + w / 2, x + R - w / 2, foot + 48, `${inside}`, foot),
    dimH(x + R - w / 2, x + R + w / 2, 40, thread, cy),
    dimV(plate - pipe * scale, plate, x - R - w * 1.9 - 34, `Ø ${pipe}`, x),
    caption(title),
  ])
}

/** A U-bolt alone on a slant. */
function uBoltShaded({ d, inside, pipe, title }: UBolt): string {
  const height = pipe + d * 4.2
  const scale = Math.min(380 / height, 360 / (inside + 2 * d))
  const [R, w] = [((inside + d) / 2) * scale, d * scale]
  const [x, top] = [400, 90]
  const cy = top + R + w / 2
  const foot = top + height * scale
  const bend = Math.max(cy + 4, foot - d * 5 * scale)
  const arc = `M${num(x - R)} ${num(bend)}V${num(cy)}A${num(R)} ${num(R)} 0 0 1 ${num(x + R)} ${num(cy)}V${num(bend)}`
  const layer = (width: number, colour: string, dx = 0): Mark =>
    `<path d="${arc}" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="butt" transform="translate(${dx} 0)"/>`
  const nut = (lx: number): Mark => {
    const [s, m, y] = [w * 1.8, w * 0.85, bend + (foot - bend) * 0.4]
    return (
      rect(lx - s / 2, y, s * 0.27, m, 'dark') +
      rect(lx - s * 0.23, y, s * 0.46, m, 'white') +
      rect(lx + s * 0.23, y, s * 0.27, m, 'mid')
    )
  }
  return sheet(title, [
    layer(w + 3.2, '#16191d'),
    layer(w, '#b3bcc6'),
    layer(w * 0.7, '#d5dbe1'),
    layer(w * 0.34, '#f6f7f9', -2),
    ...[-1, 1].map(
      (side) =>
        `<g transform="rotate(90 ${num(x + side * R)} ${num(bend)})">${threadH({ from: x + side * R, to: x + side * R + foot - bend, axis: bend, diameter: w, pitch: Math.max(9, w * 0.14) })}</g>`,
    ),
    nut(x - R),
    nut(x + R),
  ])
}

const clampParameters = { from: mm(1, 1000), to: mm(2, 1000), band: mm(1, 200), bolt: flag(), title: text() }

const uBoltParameters = {
  d: mm(2, 100),
  pipe: mm(5, 1000),
  inside: mm(5, 1000),
  thread: text(),
  title: text(),
}

export const families = {
  'hose-clamp-dimensions': family(clampParameters, clampDimensions),
  'hose-clamp-shaded': family(clampParameters, clampShaded),
  'u-bolt-dimensions': family(uBoltParameters, uBoltDimensions),
  'u-bolt-shaded': family(uBoltParameters, uBoltShaded),
}
