import { angle, family, mm, text } from '../../family.ts'
import { dimAngle } from '../../sheet/dimension.ts'
import { line, type Mark } from '../../sheet/svg.ts'
import {
  ballIn,
  boreEdges,
  makeFront,
  ringShaded,
  ringShape,
  sectionSheet,
  solid,
  type Half,
} from './rolling.ts'

type Bearing = { d: number; D: number; B: number; r: number; title: string; angle: number }

const parts = ({ d, D, B }: Bearing): { pitch: number; ball: number } => ({
  pitch: (d + D) / 4,
  ball: Math.min((D - d) * 0.16, B * 0.42),
})

/** One row: a high shoulder on one side of each ring, a low one on the other. */
function row(at: Half, of: Bearing, from: number, to: number, flip: boolean): Mark[] {
  const { d, D, r } = of
  const { pitch, ball } = parts(of)
  const [low, high] = [ball * 0.75, ball * 0.3]
  const middle = (from + to) / 2
  const inner: [number, number] = flip ? [low, high] : [high, low]
  const outer: [number, number] = flip ? [high, low] : [low, high]
  return [
    solid(at, [
      [from, d / 2 + r],
      [from + r, d / 2],
      [to - r, d / 2],
      [to, d / 2 + r],
      [to, pitch - inner[1]],
      [middle, pitch - inner[1]],
      [middle, pitch - inner[0]],
      [from, pitch - inner[0]],
    ]),
    solid(
      at,
      [
        [from, D / 2 - r],
        [from + r, D / 2],
        [to - r, D / 2],
        [to, D / 2 - r],
        [to, pitch + outer[1]],
        [middle, pitch + outer[1]],
        [middle, pitch + outer[0]],
        [from, pitch + outer[0]],
      ],
      'hatchBack',
    ),
    ballIn(at, middle, pitch, ball),
  ]
}

/** A single row angular contact bearing cut, with its contact angle. */
function angularSection(of: Bearing): string {
  const { B, d } = of
  const { pitch, ball } = parts(of)
  return sectionSheet(
    of,
    (at) => [boreEdges(at, -B / 2, B / 2, d / 2), ...row(at, of, -B / 2, B / 2, false)],
    makeFront(
      [
        [of.D / 2 - of.r, 'light'],
        [pitch + ball * 0.75, 'mid'],
        [pitch - ball * 0.3, 'light'],
      ],
      { count: 12, pitch, radius: ball * 0.95 },
    ),
    {
      extra: (x, y, scale) => {
        const [cy, reach] = [y - pitch * scale, 92]
        const slope = Math.tan((of.angle * Math.PI) / 180)
        return [
          line(
            [
              [x - (pitch * scale + 46) * slope * 0.42, cy + (pitch * scale + 46) * 0.42],
              [x + reach * slope, cy - reach],
            ],
            'fine',
          ),
          line(
            [
              [x, cy],
              [x, cy - reach],
            ],
            'fine',
          ),
          dimAngle([x, cy], reach - 8, -90, -90 + of.angle, `${of.angle}°`),
        ]
      },
    },
  )
}

/** A double row angular contact bearing cut: its rows lean against each other. */
function doubleAngularSection(of: Bearing): string {
  const { B, d, D, r } = of
  const { pitch } = parts(of)
  const ball = Math.min((D - d) * 0.15, B * 0.2)
  return sectionSheet(
    of,
    (at) => [
      boreEdges(at, -B / 2, B / 2, d / 2),
      solid(at, ringShape(-B / 2, B / 2, pitch - ball * 0.45, d / 2, r)),
      solid(at, ringShape(-B / 2, B / 2, pitch + ball * 0.45, D / 2, r), 'hatchBack'),
      ...[-1, 1].flatMap((side) => [
        ballIn(at, side * B * 0.24, pitch, ball),
        line(
          [
            at.at(side * (B * 0.24 - ball * 0.62), pitch - ball * 1.5),
            at.at(side * (B * 0.24 + ball * 0.62), pitch + ball * 1.5),
          ],
          'fine',
        ),
      ]),
    ],
    makeFront(
      [
        [D / 2 - r, 'light'],
        [pitch + ball * 0.5, 'mid'],
        [pitch - ball * 0.5, 'light'],
      ],
      { count: 14, pitch, radius: ball },
    ),
  )
}

/** It in space. */
const angularShaded = (of: Bearing): string => {
  const { pitch, ball } = parts(of)
  return ringShaded({
    ...of,
    outer: pitch + ball * 0.8,
    inner: pitch - ball * 0.35,
    between: { kind: 'ball', count: 12, pitch, radius: ball * 0.95 },
  })
}

const bearingParameters = {
  d: mm(2, 500),
  D: mm(5, 1000),
  B: mm(2, 500),
  r: mm(0.1, 20),
  title: text(),
}

export const families = {
  'angular-contact-section': family(
    { ...bearingParameters, angle: angle(-180, 180).default(40) },
    angularSection,
  ),
  'angular-contact-shaded': family(
    { ...bearingParameters, angle: angle(-180, 180).default(40) },
    angularShaded,
  ),
  'double-angular-section': family(
    { ...bearingParameters, angle: angle(-180, 180).default(30) },
    doubleAngularSection,
  ),
}
