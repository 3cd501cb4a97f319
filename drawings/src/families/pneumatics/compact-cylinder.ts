import { family, mm, text } from '../../family.ts'
import { caption, dimH, label, note } from '../../sheet/dimension.ts'
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

type CompactCylinder = {
  bore: number
  stroke: number
  /** Outside of the square body, pitch of its mounting holes, their diameter. */
  body: number
  holes: number
  hole: number
  /** Length of the body with this stroke; how far the rod's flange stands out. */
  length: number
  out: number
  rod: number
  rodThread: string
  /** Length of a male rod thread; 0 for a female one. */
  male: number
  port: string
  title: string
}

/** The cylinder from its side, rod to the right, and from its rod end. */
function compactDimensions(cylinder: CompactCylinder): string {
  const { bore, body, holes, hole, length, out, rod, rodThread, male, port, title } = cylinder
  const scale = Math.min(630 / (length + out + male + body + 16), 200 / body)
  const y = 280
  const left = 405 - ((length + out + male + body + 14) * scale) / 2
  const face = left + length * scale
  const rodFace = face + out * scale
  const end = rodFace + male * scale
  const front = end + (14 + body / 2) * scale
  const [H, rodHalf] = [(body * scale) / 2, (rod * scale) / 2]
  const at = (share: number): number => left + length * scale * share
  const thread = male > 0 ? Number(rodThread.slice(1).split(' ')[0]) * scale : 0
  const corners: Mark[] = [-1, 1].flatMap((across) =>
    [-1, 1].map((up) =>
      circle(front + (across * holes * scale) / 2, y + (up * holes * scale) / 2, (hole * scale) / 2, 'white'),
    ),
  )
  return sheet(title, [
    rect(left, y - H, length * scale, 2 * H, 'light', 3),
    rect(left, y - H * 0.52, length * scale, H * 0.14, 'dark', 0, 'fine'),
    rect(left, y + H * 0.42, length * scale, H * 0.14, 'dark', 0, 'fine'),
    line(
      [
        [at(0.04), y - H],
        [at(0.04), y + H],
      ],
      'fine',
    ),
    line(
      [
        [at(0.96), y - H],
        [at(0.96), y + H],
      ],
      'fine',
    ),
    tappedHole(at(0.24), y, H * 0.26, H * 0.32, 'black'),
    tappedHole(at(0.8), y, H * 0.26, H * 0.32, 'black'),
    rect(face, y - rodHalf, out * scale, 2 * rodHalf, 'roundH'),
    male > 0
      ? threadH({ from: rodFace, to: end - 5, axis: y, diameter: thread, pitch: 1.5 * scale }) +
        rodEnd(end - 5, end, y, thread / 2, 4)
      : '',
    centre(left - 22, y, end + 20, y),
    rect(front - H, y - H, 2 * H, 2 * H, 'light', 6),
    ...corners,
    circle(front, y, (bore * scale) / 2, 'mid', 'edge'),
    circle(front, y, (bore * scale) / 2 - 6, 'light', 'fine'),
    circle(front, y, rodHalf, 'white'),
    male > 0
      ? circle(front, y, thread / 2, 'light', 'edge')
      : tappedHole(front, y, rodHalf * 0.9, rodHalf * 1.1, 'deep'),
    centre(front - H - 16, y, front + H + 16, y),
    centre(front, y - H - 16, front, y + H + 16),
    dimH(
      front - (holes * scale) / 2,
      front + (holes * scale) / 2,
      y + H + 44,
      String(holes),
      y + (holes * scale) / 2 + 6,
    ),
    dimH(front - H, front + H, y + H + 92, String(body), y + H),
    dimH(left, face, y + H + 44, String(length), y + H),
    male > 0 ? dimH(rodFace, end, y + H + 44, String(male), y + thread / 2) : '',
    dimH(face, rodFace, y + H + 92, String(out), [y + H, y + rodHalf], 'left'),
    note(
      [front + (bore * scale) / 2.85, y - (bore * scale) / 2.85],
      [front + H - 8, y - H - 40],
      `Ø ${bore}`,
    ),
    note([at(0.24) + H * 0.08, y - H * 0.15], [at(0.34), y - H - 40], port),
    label(
      male > 0 ? (rodFace + end) / 2 : rodFace + 12,
      y - Math.max(thread / 2, rodHalf) - 16,
      rodThread,
      male > 0 ? 'middle' : 'start',
      20,
    ),
    caption(title),
  ])
}

/** The cylinder in space, rod end to the front. */
function compactShaded(of: CompactCylinder): string {
  const { bore, body, holes, hole, length, out, rod, rodThread, male, title } = of
  const total = length + out + male
  const view = level(oblique(400, 305, Math.min(520 / (total * 0.84 + body * 0.5), 270 / body), -22, 0.55))
  const near = total / 2 - length
  const thread = male > 0 ? Number(rodThread.slice(1).split(' ')[0]) / 2 : rod / 4
  const drilled = [-1, 1].flatMap((up) =>
    [-1, 1].map((across) => round(view, 'end', [near, (up * holes) / 2, (across * holes) / 2], hole / 2)),
  )
  const half = body / 2
  const grooves = [-0.3, -0.22, 0.22, 0.3].flatMap((share) => [
    line([spot(view, near, share * body, half), spot(view, near + length, share * body, half)], 'edge'),
    line([spot(view, near, -half, share * body), spot(view, near + length, -half, share * body)], 'edge'),
  ])
  return sheet(title, [
    upright(view, [
      prism(view, near, near + length, block(body, body)),
      ...grooves,
      round(view, 'side', [near + length * 0.24, 0, half], body * 0.11),
      round(view, 'side', [near + length * 0.78, 0, half], body * 0.11),
      ...drilled,
      disc(view, near, bore / 2, 'mid', 'edge'),
      disc(view, near, bore / 2 - 1.2, 'white', 'fine'),
      cylinder(view, near - out, near, rod / 2),
      male > 0
        ? threadRod(view, near - out - male, near - out, thread, 1.5)
        : disc(view, near - out, thread, 'hole'),
    ]),
  ])
}

const compactCylinderParameters = {
  bore: mm(2, 500),
  stroke: mm(1, 500),
  body: mm(5, 1000),
  holes: mm(2, 500),
  hole: mm(0.5, 50),
  length: mm(5, 1000),
  out: mm(0.5, 50),
  rod: mm(2, 200),
  rodThread: text(),
  male: mm(0, 200),
  port: text(),
  title: text(),
}

export const families = {
  'compact-cylinder-dimensions': family(compactCylinderParameters, compactDimensions),
  'compact-cylinder-shaded': family(compactCylinderParameters, compactShaded),
}
