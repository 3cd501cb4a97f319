import { family, mm, text } from '../../family.ts'
import { caption, dimH, label } from '../../sheet/dimension.ts'
import {
  cylinder,
  disc,
  level,
  oblique,
  prism,
  block,
  round,
  threadRod,
  upright,
} from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, rect } from '../../sheet/svg.ts'
import { rodEnd, tappedHole, threadH } from '../../sheet/thread.ts'

type Mini = {
  bore: number
  stroke: number
  rod: number
  KK: string
  AM: number
  BE: string
  WF: number
  XC: number
  CD: number
  EW: number
  EE: string
  outside: number
  title: string
}

const nominal = (thread: string): number => Number(thread.slice(1).split(' ')[0])

/** A round cylinder with its front thread, from the side: pivot at the left, rod to the right. */
function miniDimensions(of: Mini): string {
  const { bore, stroke, rod, KK, AM, BE, WF, XC, CD, EW, EE, outside, title } = of
  const [be, kk] = [nominal(BE), nominal(KK)]
  // The pivot lies XC + stroke behind the rod's shoulder side of the mounting face.
  const body = XC + stroke - WF
  const total = CD + body + WF + AM
  const scale = Math.min(570 / total, 170 / (be * 1.25))
  const y = 250
  const pivot = 385 - (total * scale) / 2 + CD * scale
  const face = pivot + body * scale
  const shoulder = face + WF * scale
  const end = shoulder + AM * scale
  const [R, H] = [(outside * scale) / 2, (be * 1.18 * scale) / 2]
  const front = face - 0.11 * XC * scale * 1.6
  const rear = pivot + CD * 1.6 * scale
  const headR = rear + 0.3 * XC * scale * 0.7
  const thr = WF * 0.62 * scale
  const nut = WF * 0.22 * scale
  return sheet(title, [
    rect(
      pivot - CD * scale,
      y - CD * scale,
      rear - pivot + CD * scale,
      2 * CD * scale,
      'light',
      CD * scale * 0.9,
    ),
    circle(pivot, y, (CD * scale) / 2, 'white'),
    rect(headR, y - R, front - headR, 2 * R, 'roundH'),
    rect(rear, y - H * 0.96, headR - rear, 2 * H * 0.96, 'roundH', 4),
    rect(front, y - H * 0.96, face - front, 2 * H * 0.96, 'roundH', 4),
    tappedHole((rear + headR) / 2, y, H * 0.36, H * 0.46, 'black'),
    tappedHole((front + face) / 2 - 2, y, H * 0.36, H * 0.46, 'black'),
    threadH({ from: face, to: face + thr, axis: y, diameter: be * scale, pitch: 1.5 * scale }),
    rect(face + nut, y - H * 1.12, nut * 1.5, 2.24 * H, 'roundH', 3),
    rect(face + thr, y - (rod * scale) / 2, shoulder - face - thr, rod * scale, 'roundH'),
    threadH({ from: shoulder, to: end - 4, axis: y, diameter: kk * scale, pitch: 1 * scale }),
    rodEnd(end - 4, end, y, (kk * scale) / 2, 3),
    centre(pivot - CD * scale - 22, y, end + 24, y),
    centre(pivot, y - CD * scale - 14, pivot, y + CD * scale + 14),
    dimH(pivot, face, y + H * 1.12 + 56, `XC − WF = ${Math.round(body * 10) / 10}`, [y + CD * scale, y + H]),
    dimH(face, shoulder, y + H * 1.12 + 104, `WF ${WF}`, [y + H * 1.12, y + (kk * scale) / 2], 'left'),
    dimH(shoulder, end, y + H * 1.12 + 56, `AM ${AM}`, [y + (rod * scale) / 2, y + (kk * scale) / 2]),
    label((headR + front) / 2, y + 8, `Ø ${bore} × ${stroke}`),
    label((rear + headR) / 2, y - H - 14, EE, 'middle', 18),
    label(face + nut * 1.6, y - H * 1.12 - 14, BE, 'middle', 18),
    label(end, y - (kk * scale) / 2 - 16, KK, 'middle', 18),
    label(pivot - CD * scale, y - CD * scale - 18, `Ø${CD} × ${EW}`, 'middle', 18),
    caption(title),
  ])
}

/** The same in space, rod end to the front. */
function miniShaded(of: Mini): string {
  const { stroke, rod, KK, AM, BE, WF, XC, CD, EW, outside, title } = of
  const [be, kk] = [nominal(BE), nominal(KK)]
  const body = XC + stroke - WF
  const total = body + WF + AM + CD
  const view = level(oblique(400, 300, Math.min(640 / (total * 0.9), 250 / be), -24, 0.5))
  const near = total / 2 - body - CD
  const head = 0.2 * XC
  const thr = WF * 0.62
  return sheet(title, [
    upright(view, [
      prism(view, near + body - CD * 1.6, near + body + CD, block(2 * CD, EW)),
      round(view, 'side', [near + body, 0, EW / 2], CD / 2),
      cylinder(view, near + body - CD * 1.6 - head, near + body - CD * 1.6, be * 0.58),
      round(view, 'side', [near + body - CD * 1.6 - head / 2, -be * 0.2, be * 0.5], be * 0.14),
      cylinder(view, near + head * 0.9, near + body - CD * 1.6 - head, outside / 2),
      cylinder(view, near, near + head * 0.9, be * 0.58),
      round(view, 'side', [near + head * 0.45, -be * 0.2, be * 0.5], be * 0.14),
      threadRod(view, near - thr, near, be / 2, 1.5),
      cylinder(view, near - thr * 0.72, near - thr * 0.35, be * 0.66),
      threadRod(view, near - thr, near - thr * 0.72, be / 2, 1.5),
      disc(view, near - thr, rod * 0.62, 'mid', 'fine'),
      cylinder(view, near - WF, near - thr, rod / 2),
      threadRod(view, near - WF - AM, near - WF, kk / 2, 1),
    ]),
  ])
}

const miniParameters = {
  bore: mm(1, 200),
  stroke: mm(2, 2000),
  rod: mm(0.5, 50),
  KK: text(),
  AM: mm(2, 200),
  BE: text(),
  WF: mm(2, 200),
  XC: mm(10, 1000),
  CD: mm(0.5, 50),
  EW: mm(1, 100),
  EE: text(),
  outside: mm(1, 200),
  title: text(),
}

export const families = {
  'mini-cylinder-dimensions': family(miniParameters, miniDimensions),
  'mini-cylinder-shaded': family(miniParameters, miniShaded),
}
