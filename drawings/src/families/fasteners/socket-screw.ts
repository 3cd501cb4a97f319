import { family, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, section, spot, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, hidden, line, polygon, rect, regular } from '../../sheet/svg.ts'
import { rodEnd, threadH } from '../../sheet/thread.ts'
import { darkened } from './dark.ts'

type Screw = {
  d: number
  pitch: number
  dk: number
  k: number
  s: number
  t: number
  b: number
  thread: string
  length: number
  title: string
}

/** The screw seen on its socket and from its side, with the figures one orders by. */
function screwDimensions(screw: Screw): string {
  const { d, pitch, dk, k, s, t, thread, title } = screw
  const length = screw.length
  const scale = Math.min(600 / (k + length), 395 / (1.5 * dk + d / 2))
  const head = 385 - ((k + length) * scale) / 2
  const shank = head + k * scale
  const end = shank + length * scale
  const [R, half] = [(dk * scale) / 2, (d * scale) / 2]
  const y = 500 - R
  const [front, above] = [end - R - 24, 62 + R]
  const chamfer = pitch * scale * 0.8
  const plain = Math.max(0, length - screw.b) * scale
  const round = 0.06 * dk * scale
  const knurl = Array.from({ length: 15 }, (_, index) => {
    const across = y - R * Math.cos(((index + 1) * Math.PI) / 16)
    return line(
      [
        [head + round * 2, across],
        [shank - 3, across],
      ],
      'hair',
    )
  })
  return sheet(title, [
    circle(front, above, R, 'light'),
    circle(front, above, R * 0.92, 'white', 'fine'),
    polygon(regular(front, above, (s * scale) / Math.sqrt(3), 6, 90), 'dark'),
    centre(front - R - 18, above, front + R + 18, above),
    centre(front, above - R - 18, front, above + R + 18),
    plain > 0 ? rect(shank, y - half, plain, 2 * half, 'roundH') : '',
    threadH({ from: shank + plain, to: end - chamfer, axis: y, diameter: d * scale, pitch: pitch * scale }),
    rodEnd(end - chamfer, end, y, half, chamfer * 0.7),
    polygon(
      [
        [head + round, y - R],
        [shank, y - R],
        [shank, y + R],
        [head + round, y + R],
        [head, y + R - round],
        [head, y - R + round],
      ],
      'roundH',
    ),
    ...knurl,
    line(
      [
        [head + round, y - R],
        [head + round, y + R],
      ],
      'fine',
    ),
    hidden([
      [head, y - (s * scale) / 2],
      [head + t * scale, y - (s * scale) / 2],
      [head + t * scale, y + (s * scale) / 2],
      [head, y + (s * scale) / 2],
    ]),
    hidden([
      [head + t * scale, y - (s * scale) / 2],
      [head + (t + s * 0.25) * scale, y],
      [head + t * scale, y + (s * scale) / 2],
    ]),
    centre(head - 22, y, end + 22, y),
    dimH(front - (s * scale) / 2, front + (s * scale) / 2, above - R - 26, `s ${s}`, above - (s * scale) / 4),
    dimV(y - R, y + R, head - 40, `dk ${dk}`, head),
    dimH(head, shank, 540, `k ${k}`, y + R),
    dimH(shank, end, 540, `L ${length}`, [y + R, y + half]),
    dimV(y - half, y + half, end + 46, thread, end, 'right'),
    caption(title),
  ])
}

/** The screw in space, socket to the front, black as class 12.9 is. */
function screwShaded({ d, pitch, dk, k, s, length, title }: Screw): string {
  const scale = Math.min(640 / (k + length + dk * 0.6), 20)
  const view = oblique(400, 300, scale)
  const start = -(k + length) / 2
  const socket = section(s / Math.sqrt(3), 6, 30)
  const lines = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index + 1) * Math.PI) / 10
    const [across, depth] = [(-dk / 2) * Math.cos(angle), (dk / 2) * Math.sin(angle)]
    return line([spot(view, start + 0.8, across, depth), spot(view, start + k - 0.3, across, depth)], 'hair')
  })
  return sheet(title, [
    darkened(
      upright(view, [
        cylinder(view, start + k + length - pitch, start + k + length, d / 2, d / 2 - pitch * 0.6),
        threadRod(view, start + k, start + k + length - pitch, d / 2, pitch),
        cylinder(view, start, start + k, dk / 2),
        ...lines,
        disc(view, start, dk / 2 - 0.6, 'white', 'fine'),
        polygon(
          socket.map(([across, depth]) => spot(view, start, across, depth)),
          'hole',
        ),
      ]),
    ),
  ])
}

const screwParameters = {
  d: mm(0.5, 100),
  pitch: threadPitch(),
  dk: mm(1, 100),
  k: mm(0.5, 100),
  s: mm(0.5, 50),
  t: mm(0.2, 50),
  b: mm(2, 200),
  thread: text(),
  length: mm(1, 500),
  title: text(),
}

export const families = {
  'socket-screw-dimensions': family(screwParameters, withPitch(screwDimensions)),
  'socket-screw-shaded': family(screwParameters, withPitch(screwShaded)),
}
