import { family, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { acrossCorners, hexFront, hexSide } from '../../sheet/hexagon.ts'
import { cylinder, disc, oblique, prism, section, threadRod, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre } from '../../sheet/svg.ts'
import { rodEnd, threadH } from '../../sheet/thread.ts'
type Bolt = {
  d: number
  pitch: number
  /** Height of the head, and across its flats. */
  k: number
  s: number
  thread: string
  length: number
  title: string
}

/** The bolt seen on its head and from its side, with the figures one orders by. */
function boltDimensions({ d, pitch, k, s, thread, length, title }: Bolt): string {
  const e = acrossCorners(s)
  const scale = Math.min(610 / (k + length), 400 / (1.5 * e + d / 2))
  const head = 380 - ((k + length) * scale) / 2
  const shank = head + k * scale
  const end = shank + length * scale
  const y = 500 - (e * scale) / 2
  const [half, foot] = [(d * scale) / 2, 500]
  const chamfer = pitch * scale * 0.8
  const [front, above] = [end - (s * scale) / 2 - 20, 64 + (e * scale) / 2]
  return sheet(title, [
    hexFront(front, above, s * scale, 90),
    centre(front - (s * scale) / 2 - 20, above, front + (s * scale) / 2 + 20, above),
    centre(front, above - (e * scale) / 2 - 16, front, above + (e * scale) / 2 + 16),
    threadH({ from: shank, to: end - chamfer, axis: y, diameter: d * scale, pitch: pitch * scale }),
    rodEnd(end - chamfer, end, y, half, chamfer * 0.7),
    hexSide({ x1: head, x2: shank, y, s: s * scale, chamfer: 'left' }),
    centre(head - 25, y, end + 25, y),
    dimH(
      front - (s * scale) / 2,
      front + (s * scale) / 2,
      above - (e * scale) / 2 - 30,
      `s ${s}`,
      above - (e * scale) / 4,
    ),
    dimH(head, shank, foot + 40, `k ${k}`, [foot, foot], 'left'),
    dimH(shank, end, foot + 40, `L ${length}`, [foot, y + half]),
    dimV(y - half, y + half, end + 48, thread, end, 'right'),
    caption(title),
  ])
}

/** The bolt in space, head to the front. */
function boltShaded({ d, pitch, k, s, length, title }: Bolt): string {
  const scale = Math.min(640 / (k + length + s * 0.6), 19)
  const view = oblique(400, 300, scale)
  const start = -(k + length) / 2
  return sheet(title, [
    upright(view, [
      cylinder(view, start + k + length - pitch, start + k + length, d / 2, d / 2 - pitch * 0.6),
      threadRod(view, start + k, start + k + length - pitch, d / 2, pitch),
      prism(view, start, start + k, section(acrossCorners(s) / 2, 6, 30), 'light'),
      disc(view, start, (s / 2) * 0.95, 'white', 'fine'),
    ]),
  ])
}

const boltParameters = {
  d: mm(1, 100),
  pitch: threadPitch(),
  k: mm(0.5, 100),
  s: mm(2, 200),
  thread: text(),
  length: mm(2, 500),
  title: text(),
}

export const families = {
  'hex-bolt-dimensions': family(boltParameters, withPitch(boltDimensions)),
  'hex-bolt-shaded': family(boltParameters, withPitch(boltShaded)),
}
