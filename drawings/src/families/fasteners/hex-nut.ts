import { family, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { acrossCorners, hexSide } from '../../sheet/hexagon.ts'
import { disc, oblique, prism, section, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, polygon, rect, regular } from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'

type Nut = { d: number; pitch: number; m: number; s: number; thread: string; title: string }

/** The nut from its face, and from its side with the lower half cut. */
function nutDimensions({ d, pitch, m, s, thread, title }: Nut): string {
  const scale = 270 / s
  const [y, front] = [270, 260]
  const e = acrossCorners(s) * scale
  const core = (d - 1.0825 * pitch) * scale
  const x1 = 520
  const x2 = x1 + m * scale
  return sheet(title, [
    polygon(regular(front, y, e / 2, 6, 90), 'light'),
    circle(front, y, (s * scale * 0.96) / 2, 'white', 'fine'),
    tappedHole(front, y, core, d * scale),
    centre(front - (s * scale) / 2 - 20, y, front + (s * scale) / 2 + 20, y),
    centre(front, y - e / 2 - 18, front, y + e / 2 + 18),
    hexSide({ x1, x2, y, s: s * scale, chamfer: 'both' }),
    // The cut covers the lower half up to the axis.
    polygon(
      [
        [x1, y],
        [x2, y],
        [x2, y + (s * scale) / 2],
        [x2 - 7, y + e / 2],
        [x1 + 7, y + e / 2],
        [x1, y + (s * scale) / 2],
      ],
      'hatch',
    ),
    rect(x1, y, x2 - x1, core / 2, 'white'),
    line([
      [x1, y],
      [x2, y],
    ]),
    polygon(
      [
        [x1, y + core / 2],
        [x2, y + core / 2],
        [x2 - 9, y + (d * scale) / 2],
        [x1 + 9, y + (d * scale) / 2],
      ],
      'none',
      'fine',
    ),
    centre(x1 - 24, y, x2 + 24, y),
    dimH(front - (s * scale) / 2, front + (s * scale) / 2, y + e / 2 + 66, `s ${s}`, y + e / 4),
    dimH(x1, x2, y + e / 2 + 66, `m ${m}`, y + (s * scale) / 2),
    dimV(y - (d * scale) / 2, y + (d * scale) / 2, front - (s * scale) / 2 - 46, thread, front - 20),
    caption(title),
  ])
}

/** The nut in space. */
function nutShaded({ d, pitch, m, s, title }: Nut): string {
  const view = oblique(400, 300, 300 / s, -24, 0.72)
  return sheet(title, [
    upright(view, [
      prism(view, -m / 2, m / 2, section(acrossCorners(s) / 2, 6, 0)),
      disc(view, -m / 2, (s / 2) * 0.95, 'white', 'fine'),
      disc(view, -m / 2, d / 2, 'mid'),
      disc(view, -m / 2, (d - 1.08 * pitch) / 2, 'hole'),
    ]),
  ])
}

const nutParameters = {
  d: mm(1, 100),
  pitch: threadPitch(),
  m: mm(0.5, 100),
  s: mm(1, 200),
  thread: text(),
  title: text(),
}

export const families = {
  'hex-nut-dimensions': family(nutParameters, withPitch(nutDimensions)),
  'hex-nut-shaded': family(nutParameters, withPitch(nutShaded)),
}
