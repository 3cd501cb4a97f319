import { family, flag, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { oblique, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  ellipse,
  num,
  path,
  pierced,
  polygon,
  rect,
  turned,
  type Mark,
} from '../../sheet/svg.ts'
import { rodEnd, tappedHole, threadH } from '../../sheet/thread.ts'
import { darkened } from './dark.ts'

type Rod = { d: number; pitch: number; length: number; thread: string; title: string; dark: boolean }

/** A threaded rod, its middle broken out, and its end. */
function rodDimensions({ d, pitch, length, thread, title }: Rod): string {
  const scale = 118 / d
  const [y, half] = [250, 59]
  const p = Math.max(7, pitch * scale)
  const bevel = p * 0.8
  return sheet(title, [
    threadH({ from: 100 + bevel, to: 290, axis: y, diameter: 2 * half, pitch: p }),
    polygon(
      [
        [100, y - half + bevel * 0.7],
        [100 + bevel, y - half],
        [100 + bevel, y + half],
        [100, y + half - bevel * 0.7],
      ],
      'roundH',
    ),
    threadH({ from: 320, to: 560 - bevel, axis: y, diameter: 2 * half, pitch: p }),
    rodEnd(560 - bevel, 560, y, half, bevel * 0.7),
    // The break: a white band with two waved edges.
    path(
      `M283 ${y - half - 4}Q297 ${y - half / 2} 283 ${y}T283 ${y + half + 4}H327Q313 ${y + half / 2} 327 ${y}T327 ${y - half - 4}Z`,
      'white',
      'none',
    ),
    path(
      `M283 ${y - half - 4}Q297 ${y - half / 2} 283 ${y}T283 ${y + half + 4}M327 ${y - half - 4}Q341 ${y - half / 2} 327 ${y}T327 ${y + half + 4}`,
      'none',
      'edge',
    ),
    centre(76, y, 584, y),
    circle(680, y, half, 'light'),
    circle(680, y, half - pitch * 0.61 * scale, 'white', 'edge'),
    centre(680 - half - 14, y, 680 + half + 14, y),
    centre(680, y - half - 14, 680, y + half + 14),
    dimH(100, 560, y + half + 66, `L ${length}`, y + half),
    dimV(y - half, y + half, 56, thread, 100),
    caption(title),
  ])
}

/** A bundle of three rods. */
function rodShaded({ d, pitch, title, dark }: Rod): string {
  const view = oblique(400, 300, 62 / d, -24, 0.5)
  const bar = (dx: number, dy: number): Mark =>
    darkened(
      `<g transform="translate(${dx} ${dy})">${upright(view, [threadRod(view, -d * 4.7, d * 4.7, d / 2, Math.max(pitch, d * 0.2))])}</g>`,
      dark,
    )
  return sheet(title, [bar(-26, -62), bar(46, -4), bar(-48, 22)])
}

type Eye = {
  d: number
  d2: number
  d3: number
  d4: number
  h: number
  l: number
  nut: boolean
  thread: string
  title: string
}

function eyeBody(
  { d, d2, d3, d4, h, l, nut }: Eye,
  x: number,
  seat: number,
  scale: number,
  shaded: boolean,
): Mark {
  const [R, r, C] = [(d3 / 2) * scale, (d4 / 2) * scale, (d2 / 2) * scale]
  const cy = seat - h * scale + R
  const ring = `M${num(x - R)} ${num(cy)}a${num(R)} ${num(R)} 0 1 0 ${num(2 * R)} 0a${num(R)} ${num(R)} 0 1 0 ${num(-2 * R)} 0ZM${num(x - r)} ${num(cy)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`
  const foot = h * 0.13 * scale
  const neck = Math.sqrt(Math.max(0, R * R - (cy + R * 0.82 - cy) ** 2))
  const end = seat + l * scale
  const rod = nut
    ? ''
    : turned(
        90,
        [x, seat],
        [
          threadH({
            from: x,
            to: x + l * scale * 0.94,
            axis: seat,
            diameter: d * scale,
            pitch: Math.max(6.5, d * 0.14 * scale),
          }),
          rodEnd(x + l * scale * 0.94, x + (end - seat), seat, (d * scale) / 2, d * scale * 0.08),
        ],
      )
  return (
    pierced(ring, shaded ? 'glow' : 'light') +
    (shaded ? circle(x, cy, (R + r) / 2, 'none', 'hair') : '') +
    path(
      `M${num(x - neck)} ${num(cy + R * 0.82)}Q${num(x - C)} ${num(seat - foot - 6)} ${num(x - C)} ${num(seat - foot)}V${num(seat)}H${num(x + C)}V${num(seat - foot)}Q${num(x + C)} ${num(seat - foot - 6)} ${num(x + neck)} ${num(cy + R * 0.82)}`,
      'roundV',
    ) +
    (nut ? '' : rect(x - C * 0.98, seat + 1, C * 1.96, Math.max(0, cy + R - seat) + 2, 'white', 0, 'none')) +
    rod
  )
}

/** An eye bolt or eye nut from the front and from its side. */
function eyeDimensions(eye: Eye): string {
  const { d, d2, d3, d4, h, l, nut, thread, title } = eye
  const total = nut ? h : h + l
  const scale = Math.min(400 / total, 250 / d3)
  const seat = 70 + h * scale + (410 - total * scale) / 2
  const [x, side] = [285, 590]
  const [R, C, w] = [(d3 / 2) * scale, (d2 / 2) * scale, ((d3 - d4) / 2) * scale]
  const cy = seat - h * scale + R
  const foot = h * 0.13 * scale
  return sheet(title, [
    eyeBody(eye, x, seat, scale, false),
    centre(x, cy - R - 16, x, seat + (nut ? 16 : l * scale + 16)),
    centre(x - R - 14, cy, x + R + 14, cy),
    nut
      ? ''
      : turned(
          90,
          [side, seat],
          [
            threadH({
              from: side,
              to: side + l * scale * 0.94,
              axis: seat,
              diameter: d * scale,
              pitch: Math.max(6.5, d * 0.14 * scale),
            }),
            rodEnd(side + l * scale * 0.94, side + l * scale, seat, (d * scale) / 2, d * scale * 0.08),
          ],
        ),
    rect(side - w / 2, cy - R, w, 2 * R - foot, 'roundV', w / 2),
    path(
      `M${num(side - w / 2)} ${num(seat - foot * 1.9)}Q${num(side - C)} ${num(seat - foot)} ${num(side - C)} ${num(seat - foot * 0.6)}V${num(seat)}H${num(side + C)}V${num(seat - foot * 0.6)}Q${num(side + C)} ${num(seat - foot)} ${num(side + w / 2)} ${num(seat - foot * 1.9)}Z`,
      'roundV',
    ),
    nut ? tappedHole(side, seat + 62, d * scale * 0.85, d * scale) : '',
    dimH(x - R, x + R, 44, `d3 ${d3}`, cy),
    dimV(cy - R, seat, x - R - 50, `h ${h}`, [x, x - C]),
    dimV(cy - (d4 / 2) * scale, cy + (d4 / 2) * scale, x + R + 42, `d4 ${d4}`, x, 'right'),
    nut
      ? ''
      : dimV(seat, seat + l * scale, side + C + 42, `l ${l}`, [side + C, side + (d * scale) / 2], 'right'),
    nut
      ? dimH(
          side - (d * scale) / 2,
          side + (d * scale) / 2,
          seat + 62 + d * scale * 0.5 + 34,
          thread,
          seat + 62,
        )
      : dimH(side - (d * scale) / 2, side + (d * scale) / 2, seat + l * scale + 40, thread, seat + l * scale),
    caption(title),
  ])
}

/** The eye, shaded. */
function eyeShaded(eye: Eye): string {
  const total = eye.nut ? eye.h : eye.h + eye.l
  const scale = Math.min(470 / total, 380 / eye.d3)
  const seat = 300 - (total * scale) / 2 + eye.h * scale
  const C = (eye.d2 / 2) * scale
  return sheet(eye.title, [
    eyeBody(eye, 400, seat, scale, true),
    eye.nut ? ellipse(400, seat, C, C * 0.12, 'mid', 'edge') : '',
  ])
}

const eyeParameters = {
  d: mm(1, 200),
  d2: mm(2, 500),
  d3: mm(5, 1000),
  d4: mm(2, 500),
  h: mm(5, 1000),
  l: mm(2, 500),
  nut: flag(),
  thread: text(),
  title: text(),
}

const rodParameters = {
  d: mm(1, 200),
  pitch: threadPitch(),
  length: mm(200, 20000).default(1000),
  thread: text(),
  title: text(),
  dark: flag(),
}

export const families = {
  'eye-bolt-dimensions': family(eyeParameters, eyeDimensions),
  'eye-bolt-shaded': family(eyeParameters, eyeShaded),
  'threaded-rod-dimensions': family(rodParameters, withPitch(rodDimensions)),
  'threaded-rod-shaded': family(rodParameters, withPitch(rodShaded)),
}
