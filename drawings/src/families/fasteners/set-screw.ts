import { choice, family, flag, mm, text, threadPitch, withPitch } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  hidden,
  line,
  num,
  path,
  polygon,
  rect,
  regular,
  type Fill,
  type Mark,
} from '../../sheet/svg.ts'
import { threadH } from '../../sheet/thread.ts'

/** A set screw; `tip` is how its end bears. */
type SetScrew = {
  d: number
  pitch: number
  length: number
  s: number
  t: number
  dp: number
  z: number
  tip: 'flat' | 'cone' | 'dog' | 'cup'
  thread: string
  title: string
  dark: boolean
}

/** How far the tip reaches beyond the thread, in mm. */
const tipLength = ({ d, dp, z, tip }: SetScrew): number =>
  tip === 'cone' ? d * 0.45 : tip === 'dog' ? Math.min(z, d * 0.55) : (d - dp) / 2

function tipSide(x1: number, x2: number, y: number, screw: SetScrew, scale: number): Mark {
  const [R, r] = [(screw.d * scale) / 2, (screw.dp * scale) / 2]
  if (screw.tip === 'dog')
    return (
      polygon(
        [
          [x1, y - R],
          [x1 + (R - r) * 0.8, y - r],
          [x1 + (R - r) * 0.8, y + r],
          [x1, y + R],
        ],
        'roundH',
      ) + rect(x1 + (R - r) * 0.8, y - r, x2 - x1 - (R - r) * 0.8, 2 * r, 'roundH')
    )
  const end = screw.tip === 'cone' ? 1.5 : r
  const cup =
    screw.tip === 'cup'
      ? hidden([
          [x2, y - r],
          [x2 - r * 0.62, y],
          [x2, y + r],
        ])
      : ''
  return (
    polygon(
      [
        [x1, y - R],
        [x2, y - end],
        [x2, y + end],
        [x1, y + R],
      ],
      'roundH',
    ) + cup
  )
}

/** The set screw on its socket, from its side and on its tip. */
function setScrewDimensions(screw: SetScrew): string {
  const { d, pitch, length, s, t, title, thread } = screw
  const scale = Math.min(440 / length, 175 / d)
  const [R, y] = [(d * scale) / 2, 395]
  const start = 400 - (length * scale) / 2
  const end = start + length * scale
  const tip = tipLength(screw) * scale
  const chamfer = pitch * scale * 0.5
  const key = (s * scale) / 2
  const deep = Math.min(t, length * 0.55) * scale
  const front = 400 - R - 90
  const back = 400 + R + 90
  return sheet(title, [
    circle(front, 170, R, 'light'),
    circle(front, 170, R * 0.88, 'white', 'fine'),
    polygon(regular(front, 170, key * (2 / Math.sqrt(3)), 6, 90), 'dark'),
    circle(back, 170, R, 'light'),
    screw.tip === 'cone'
      ? circle(back, 170, 2, 'ink')
      : circle(back, 170, (screw.dp * scale) / 2, screw.tip === 'cup' ? 'hole' : 'white', 'edge'),
    ...[front, back].map(
      (x) => centre(x - R - 16, 170, x + R + 16, 170) + centre(x, 170 - R - 14, x, 170 + R + 14),
    ),
    polygon(
      [
        [start, y - R + chamfer],
        [start + chamfer, y - R],
        [start + chamfer, y + R],
        [start, y + R - chamfer],
      ],
      'roundH',
    ),
    threadH({ from: start + chamfer, to: end - tip, axis: y, diameter: 2 * R, pitch: pitch * scale }),
    tipSide(end - tip, end, y, screw, scale),
    hidden([
      [start, y - key],
      [start + deep, y - key],
      [start + deep + key * 0.5, y],
      [start + deep, y + key],
      [start, y + key],
    ]),
    centre(start - 26, y, end + 26, y),
    dimH(front - key, front + key, 170 - R - 26, `s ${s}`, 170 - key / 2, 'left'),
    screw.tip === 'cone'
      ? ''
      : dimH(
          back - (screw.dp * scale) / 2,
          back + (screw.dp * scale) / 2,
          170 - R - 26,
          `dp ${screw.dp}`,
          170,
        ),
    screw.tip === 'cone'
      ? line(
          [
            [end, y],
            [end + 1, y],
          ],
          'hair',
        )
      : '',
    dimH(start, end, y + R + 52, `L ${length}`, [y + R - chamfer, y]),
    dimV(y - R, y + R, start - 50, thread, start),
    caption(title),
  ])
}

/** The set screw in space, on its socket or, with `turned`, on its tip. */
function setScrewShaded(screw: SetScrew, turned = false): string {
  const { d, pitch, length, s, title, dark, dp } = screw
  const scale = Math.min(480 / (length + d * 0.4), 230 / d)
  const view = oblique(400, 300, scale, -28, 0.5)
  const [fill, face, hole]: [Fill, Fill, Fill] = dark
    ? ['darkH', 'deep', 'black']
    : ['roundH', 'white', 'hole']
  const [near, far, tip] = [-length / 2, length / 2, tipLength(screw)]
  const at = (x: number): number => spot(view, x, 0, 0)[0]
  const rod = (a: number, b: number): Mark => {
    const turns = Math.max(2, Math.min(26, Math.round(((b - a) * scale) / Math.max(7, pitch * scale))))
    const r = (d / 2) * scale
    const arcs = Array.from({ length: turns - 1 }, (_, index) => {
      const x = at(a + ((b - a) * (index + 1)) / turns)
      return `M${num(x)} ${num(300 - r)}A${num(view.open * r)} ${num(r)} 0 0 1 ${num(x)} ${num(300 + r)}`
    }).join('')
    return (
      cylinder(view, a, b, d / 2, d / 2, fill, face) +
      (dark ? path(arcs, 'none', 'edge').replace('/>', ' stroke="#9aa4af"/>') : path(arcs, 'none', 'fine'))
    )
  }
  const small = screw.tip === 'cone' ? 0.12 : dp / 2
  if (turned)
    return sheet(title, [
      upright(view, [
        rod(near + tip, far),
        screw.tip === 'dog'
          ? cylinder(view, near + tip * 0.75, near + tip, d * 0.46, d / 2, fill, face) +
            cylinder(view, near, near + tip * 0.75, dp / 2, dp / 2, fill, face)
          : cylinder(view, near, near + tip, small, d / 2, fill, face),
        screw.tip === 'cup'
          ? disc(view, near, dp * 0.42, hole) + disc(view, near, dp * 0.12, 'black', 'fine')
          : '',
      ]),
    ])
  return sheet(title, [
    upright(view, [
      screw.tip === 'dog'
        ? cylinder(view, far - tip * 0.75, far, dp / 2, dp / 2, fill, face)
        : cylinder(view, far - tip, far, d / 2, small, fill, face),
      rod(near + pitch * 0.4, far - tip),
      cylinder(view, near, near + pitch * 0.4, d / 2 - pitch * 0.4, d / 2, fill, face),
      polygon(
        regular(0, 0, s / Math.sqrt(3), 6, 90).map(([a, b]) => spot(view, near, a, b)),
        hole,
      ),
    ]),
  ])
}

const setScrewParameters = {
  d: mm(0.5, 100),
  pitch: threadPitch(),
  length: mm(0.5, 200),
  s: mm(0.2, 50),
  t: mm(0.2, 50),
  dp: mm(0.2, 100),
  z: mm(0.2, 50),
  tip: choice(['flat', 'cone', 'dog', 'cup']),
  thread: text(),
  title: text(),
  dark: flag(),
}

export const families = {
  'set-screw-dimensions': family(setScrewParameters, withPitch(setScrewDimensions)),
  'set-screw-shaded': family(
    { ...setScrewParameters, turned: flag() },
    withPitch(({ turned, ...screw }: SetScrew & { turned: boolean }) => setScrewShaded(screw, turned)),
  ),
}
