import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import {
  block,
  cylinder,
  disc,
  level,
  oblique,
  prism,
  round,
  spot,
  threadRod,
  upright,
} from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, rect, type Mark } from '../../sheet/svg.ts'
import { rodEnd, tappedHole, threadH } from '../../sheet/thread.ts'

type Cylinder = {
  E: number
  TG: number
  AM: number
  WH: number
  L8: number
  B: number
  rod: number
  RT: string
  KK: string
  EE: string
  bore: number
  stroke: number
  tieRods: boolean
  title: string
  through?: boolean
}

/** The cylinder from its side, and from its rod end above, with the mounting dimensions of the standard. */
function profileDimensions(of: Cylinder): string {
  const { bore, stroke, E, TG, RT, AM, KK, WH, L8, B, EE, rod, tieRods, title, through = false } = of
  const length = L8 + stroke
  const back = through ? WH + AM : 0
  const scale = Math.min(580 / (length + WH + AM + back), 176 / E)
  const left = 362 - ((length + WH + AM + back) * scale) / 2 + back * scale
  const face = left + length * scale
  const shoulder = face + WH * scale
  const end = shoulder + AM * scale
  const H = (E * scale) / 2
  const y = 486 - H
  const cap = 0.29 * L8 * scale
  const [rodHalf, collar, thread] = [
    (rod * scale) / 2,
    (B * scale) / 2,
    (Number(KK.slice(1).split(' ')[0]) * scale) / 2,
  ]
  const tube = H * (tieRods ? 0.8 : 0.94)
  const [front, above] = [end - H - 10, 84 + H]
  const mounts = [-1, 1].flatMap((across) =>
    [-1, 1].map((up) =>
      tappedHole(
        front + (across * TG * scale) / 2,
        above + (up * TG * scale) / 2,
        0.13 * E * scale * 0.85,
        0.13 * E * scale,
        'deep',
      ),
    ),
  )
  return sheet(title, [
    rect(left + cap, y - tube, length * scale - 2 * cap, 2 * tube, 'roundH'),
    ...(tieRods
      ? [-1, 1].map((up) =>
          rect(left + cap, y + up * H * 0.82 - 4, length * scale - 2 * cap, 8, 'roundH', 0, 'edge'),
        )
      : [-0.5, 0.5].map((up) =>
          rect(left + cap, y + up * H - 4, length * scale - 2 * cap, 8, 'dark', 0, 'fine'),
        )),
    rect(left, y - H, cap, 2 * H, 'light', 4),
    rect(face - cap, y - H, cap, 2 * H, 'light', 4),
    tappedHole(left + cap * 0.5, y, H * 0.24, H * 0.3, 'black'),
    tappedHole(face - cap * 0.5, y, H * 0.24, H * 0.3, 'black'),
    circle(left + cap * 0.5, y - H * 0.6, 5, 'mid', 'fine'),
    circle(face - cap * 0.5, y - H * 0.6, 5, 'mid', 'fine'),
    rect(face, y - collar, WH * scale * 0.62, 2 * collar, 'roundH'),
    rect(face + WH * scale * 0.62, y - rodHalf, WH * scale * 0.38, 2 * rodHalf, 'roundH'),
    threadH({ from: shoulder, to: end - 4, axis: y, diameter: 2 * thread, pitch: 1.5 * scale }),
    rodEnd(end - 4, end, y, thread, 3),
    ...(through
      ? [
          rect(left - WH * scale * 0.62, y - collar, WH * scale * 0.62, 2 * collar, 'roundH'),
          rect(left - WH * scale, y - rodHalf, WH * scale * 0.38, 2 * rodHalf, 'roundH'),
          threadH({
            from: left - (WH + AM) * scale,
            to: left - WH * scale,
            axis: y,
            diameter: 2 * thread,
            pitch: 1.5 * scale,
          }),
        ]
      : []),
    centre(left - back * scale - 24, y, end + 22, y),
    rect(front - H, above - H, 2 * H, 2 * H, 'light', 8),
    ...mounts,
    circle(front, above, collar, 'mid'),
    circle(front, above, rodHalf, 'white'),
    circle(front, above, thread * 0.9, 'light', 'fine'),
    centre(front - H - 16, above, front + H + 16, above),
    centre(front, above - H - 14, front, above + H + 14),
    dimH(
      front - (TG * scale) / 2,
      front + (TG * scale) / 2,
      above - H - 34,
      `TG ${TG}`,
      above - (TG * scale) / 2 - 4,
    ),
    dimV(above - H, above + H, front - H - 44, `E ${E}`, front - H),
    label(front + H + 14, above + H * 0.62, RT, 'start', 20),
    dimH(left, face, 530, `L8 ${length}`, y + H),
    dimH(face, shoulder, 530, `WH ${WH}`, [y + H, y + thread]),
    dimH(shoulder, end, y - collar - 40, `AM ${AM}`, [y - rodHalf, y - thread]),
    label((left + face) / 2, y + 8, `Ø ${bore} × ${stroke}`),
    label(left + cap * 0.5, y + H * 0.62, EE, 'middle', 18),
    label(end + 12, y + thread + 26, KK, 'start', 20),
    caption(title),
  ])
}

/** The cylinder in space, rod end to the front. */
function profileShaded(of: Cylinder): string {
  const { stroke, E, TG, AM, KK, WH, L8, B, rod, tieRods, title, through = false } = of
  const length = L8 + stroke
  const total = length + (WH + AM) * (through ? 2 : 1)
  const view = level(oblique(400, 310, 640 / (total * 0.9 + E * 0.62), -24, 0.5))
  const near = total / 2 - length - (through ? WH + AM : 0)
  const cap = 0.29 * L8
  const thread = Number(KK.slice(1).split(' ')[0]) / 2
  const [half, inset] = [E / 2, E * 0.46]
  const along = (up: number, out: number, weight: 'edge' | 'heavy'): Mark =>
    line([spot(view, near + cap, up, out), spot(view, near + length - cap, up, out)], weight)
  const barrel = tieRods
    ? [
        along(0.4 * E, -0.4 * E, 'heavy'),
        cylinder(view, near + cap, near + length - cap, E * 0.42),
        along(-0.4 * E, 0.4 * E, 'heavy'),
        along(0.4 * E, 0.4 * E, 'heavy'),
        along(-0.4 * E, -0.4 * E, 'heavy'),
      ]
    : [
        prism(view, near + cap, near + length - cap, block(2 * inset, 2 * inset)),
        ...[-0.24, -0.16, 0.16, 0.24].flatMap((share) => [
          along(share * E, inset, 'edge'),
          along(-inset, share * E, 'edge'),
        ]),
      ]
  const holes = [-1, 1].flatMap((up) =>
    [-1, 1].map((across) => round(view, 'end', [near, (up * TG) / 2, (across * TG) / 2], 0.055 * E)),
  )
  return sheet(title, [
    upright(view, [
      through
        ? threadRod(view, near + length + WH, near + length + WH + AM, thread, 1.5) +
          cylinder(view, near + length, near + length + WH, rod / 2)
        : '',
      prism(view, near + length - cap, near + length, block(E, E)),
      round(view, 'side', [near + length - cap / 2, 0, half], E * 0.1),
      ...barrel,
      prism(view, near, near + cap, block(E, E)),
      round(view, 'side', [near + cap / 2, 0, half], E * 0.1),
      ...holes,
      cylinder(view, near - WH * 0.62, near, B / 2),
      disc(view, near - WH * 0.62, rod * 0.62, 'mid', 'fine'),
      cylinder(view, near - WH, near - WH * 0.62, rod / 2),
      threadRod(view, near - WH - AM, near - WH, thread, 1.5),
    ]),
  ])
}

const cylinderParameters = {
  E: mm(5, 1000),
  TG: mm(5, 1000),
  AM: mm(2, 500),
  WH: mm(5, 500),
  L8: mm(10, 1000),
  B: mm(5, 500),
  rod: mm(2, 200),
  RT: text(),
  KK: text(),
  EE: text(),
  bore: mm(5, 1000),
  stroke: mm(5, 5000),
  tieRods: flag(),
  title: text(),
  through: flag(),
}

export const families = {
  'profile-cylinder-dimensions': family(cylinderParameters, profileDimensions),
  'profile-cylinder-shaded': family(cylinderParameters, profileShaded),
}
