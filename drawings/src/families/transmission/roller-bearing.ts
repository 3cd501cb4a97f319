import { angle, choice, family, flag, mm, text } from '../../family.ts'
import { dimH, note } from '../../sheet/dimension.ts'
import { line, type Mark } from '../../sheet/svg.ts'
import {
  ballIn,
  boreEdges,
  makeFront,
  ringShaded,
  rollerIn,
  sectionSheet,
  solid,
  type Half,
} from './rolling.ts'

type Bearing = { d: number; D: number; B: number; r: number; title: string }
/** Which rings of a cylindrical roller bearing have ribs: N none outside, NU none inside, NJ one, NUP a loose one. */
type Ribs = 'N' | 'NU' | 'NJ' | 'NUP'

const rows = (of: { d: number; D: number }, share: number): { pitch: number; w: number } => ({
  pitch: (of.d + of.D) / 4,
  w: (of.D - of.d) * share,
})

/** A ring whose race lies between ribs; `near` is the race, `rib` how high the ribs stand on the left and right. */
function ribbed(
  at: Half,
  of: Bearing,
  race: number,
  edge: number,
  ribs: readonly [left: number, right: number],
  fill: 'hatch' | 'hatchBack',
): Mark {
  const { B, r } = of
  const out = Math.sign(race - edge)
  const [l, t] = [B / 2, B * 0.16]
  return solid(
    at,
    [
      [-l, edge + out * r],
      [-l + r, edge],
      [l - r, edge],
      [l, edge + out * r],
      [l, race + out * ribs[1]],
      [l - t, race + out * ribs[1]],
      [l - t, race],
      [-l + t, race],
      [-l + t, race + out * ribs[0]],
      [-l, race + out * ribs[0]],
    ],
    fill,
  )
}

/** A cylindrical roller bearing cut along its axis, by its ribs. */
function cylindricalSection(of: Bearing, ribs: Ribs): string {
  const { B, d, D } = of
  const { pitch, w } = rows(of, 0.125)
  const rib = w * 0.62
  const outer: [number, number] = ribs === 'N' ? [0, 0] : [rib, rib]
  const inner = { N: [rib, rib], NU: [0, 0], NJ: [0, rib], NUP: [rib, rib] }[ribs] as [number, number]
  return sectionSheet(
    of,
    (at) => [
      boreEdges(at, -B / 2, B / 2, d / 2),
      ribbed(at, of, pitch - w, d / 2, inner, 'hatch'),
      ribbed(at, of, pitch + w, D / 2, outer, 'hatchBack'),
      rollerIn(at, { along: 0, radius: pitch, length: B * 0.66, diameter: 2 * w }),
      ribs === 'NUP' ? line([at.at(-B * 0.34, pitch - w + rib), at.at(-B * 0.34, d / 2)], 'outline') : '',
    ],
    makeFront(
      [
        [D / 2 - of.r, 'light'],
        [pitch + w - outer[0], 'mid'],
        [pitch - w + inner[0], 'light'],
      ],
      { count: 14, pitch, radius: w, kind: 'roller' },
    ),
  )
}

/** Ribs hide the ends of the rollers in part. */
const cylindricalShaded = (of: Bearing, ribs: Ribs): string => {
  const { pitch, w } = rows(of, 0.125)
  return ringShaded({
    ...of,
    outer: pitch + (ribs === 'N' ? w : w * 0.4),
    inner: pitch - (ribs === 'NU' || ribs === 'NJ' ? w : w * 0.4),
    between: { kind: 'roller', count: 14, pitch, radius: w * 0.97 },
  })
}

/** A tapered roller bearing cut: the cone stands out by the difference of the assembly's and the cup's widths. */
function taperedSection(of: Bearing & { cone: number; cup: number; tilt: number }): string {
  const { d, D, B: T, r, cone, cup, tilt } = of
  const { pitch, w } = rows(of, 0.115)
  // The assembly runs from -T/2, the cone's back, to T/2, the cup's back.
  const [left, right] = [-T / 2, T / 2]
  const slope = Math.tan((tilt * Math.PI) / 180)
  const middle = left + cone * 0.52
  const race = (x: number, side: number): number => pitch - (x - middle) * slope + side * w
  return sectionSheet(
    { d, D, B: T, title: of.title },
    (at) => [
      boreEdges(at, left, left + cone, d / 2),
      solid(at, [
        [left, d / 2 + r],
        [left + r, d / 2],
        [left + cone - r, d / 2],
        [left + cone, d / 2 + r * 0.6],
        [left + cone, race(left + cone, -0.75)],
        [left + cone * 0.9, race(left + cone * 0.9, -0.75)],
        [left + cone * 0.9, race(left + cone * 0.9, -1)],
        [left + cone * 0.16, race(left + cone * 0.16, -1)],
        [left + cone * 0.16, race(left + cone * 0.16, -0.35)],
        [left, race(left, -0.45)],
      ]),
      solid(
        at,
        [
          [right - cup, D / 2 - r * 0.6],
          [right - cup + r * 0.6, D / 2],
          [right - r, D / 2],
          [right, D / 2 - r],
          [right, race(right, 1)],
          [right - cup, race(right - cup, 1)],
        ],
        'hatchBack',
      ),
      rollerIn(at, { along: middle, radius: pitch, length: cone * 0.7, diameter: 2 * w, tilt: -tilt }),
      line(
        [at.at(left + cone, race(left + cone, 0.2)), at.at(left + cone * 1.04, race(left + cone, 0.2))],
        'fine',
      ),
    ],
    makeFront(
      [
        [D / 2 - r, 'light'],
        [pitch + w * 1.25, 'mid'],
        [pitch - w * 0.5, 'light'],
      ],
      { count: 17, pitch: pitch + w * 0.2, radius: w * 0.9, kind: 'roller' },
    ),
    {
      letter: 'T',
      extra: (x, y, scale) => {
        const R = (D * scale) / 2
        return [
          dimH(x + (right - cup) * scale, x + right * scale, y - R - 30, `C ${cup}`, y - R),
          dimH(x + left * scale, x + (left + cone) * scale, y + R + 102, `B ${cone}`, y + R + 56),
        ]
      },
    },
  )
}

/** It in space, the cone towards the reader. */
const taperedShaded = (of: Bearing & { cone: number; cup: number }): string => {
  const { pitch, w } = rows(of, 0.115)
  return ringShaded({
    ...of,
    outer: pitch + w * 1.5,
    inner: pitch - w * 0.55,
    between: { kind: 'roller', count: 17, pitch: pitch + w * 0.42, radius: w * 0.95 },
    proud: of.B - of.cup,
    outerWidth: of.cup,
  })
}

/** A self-aligning bearing cut: two rows in an outer race that is part of a sphere. */
function sphereSection(of: Bearing, element: 'ball' | 'roller', taper: boolean): string {
  const { B, d, D, r } = of
  const ball = element === 'ball'
  const pitch = (d + D) / 4
  const w = Math.min((D - d) * (ball ? 0.135 : 0.12), B * (ball ? 0.2 : 0.24))
  const along = B * (ball ? 0.22 : 0.235)
  const tilt = (Math.atan2(along, pitch) * 180) / Math.PI
  const sphere = Math.hypot(along, pitch) + w
  const arc = (x: number): number => Math.sqrt(sphere * sphere - x * x)
  const cone = taper ? B / 24 : 0
  const land = pitch - w * (ball ? 0.5 : 0.72)
  return sectionSheet(
    of,
    (at) => [
      boreEdges(at, -B / 2, B / 2, d / 2),
      solid(at, [
        [-B / 2, d / 2 + r + cone],
        [-B / 2 + r, d / 2 + cone],
        [B / 2 - r, d / 2],
        [B / 2, d / 2 + r],
        [B / 2, land],
        [along + w * 0.9, land - w * 0.2],
        [along, pitch - w],
        [w * 0.2, land + w * 0.25],
        [-w * 0.2, land + w * 0.25],
        [-along, pitch - w],
        [-along - w * 0.9, land - w * 0.2],
        [-B / 2, land],
      ]),
      solid(
        at,
        [
          [-B / 2, D / 2 - r],
          [-B / 2 + r, D / 2],
          [B / 2 - r, D / 2],
          [B / 2, D / 2 - r],
          ...[0.5, 0.34, 0.17, 0, -0.17, -0.34, -0.5].map((part): [number, number] => [
            B * part,
            arc(B * part),
          ]),
        ],
        'hatchBack',
      ),
      ...[-1, 1].map((side) =>
        ball
          ? ballIn(at, side * along, pitch, w)
          : rollerIn(at, {
              along: side * along,
              radius: pitch,
              length: B * 0.34,
              diameter: 1.75 * w,
              tilt: -side * tilt,
              barrel: w * 0.13,
            }),
      ),
    ],
    makeFront(
      [
        [D / 2 - r, 'light'],
        [arc(B / 2), 'mid'],
        [land, 'light'],
      ],
      { count: ball ? 13 : 16, pitch, radius: w * 0.95, kind: ball ? 'ball' : 'roller' },
    ),
    taper
      ? {
          extra: (x, y, scale) => [
            note([x + B * scale * 0.2, y - (d / 2) * scale], [x + (B / 2) * scale + 20, y + 46], '1:12'),
          ],
        }
      : {},
  )
}

/** It in space. */
const sphereShaded = (of: Bearing, element: 'ball' | 'roller'): string => {
  const pitch = (of.d + of.D) / 4
  const w = Math.min((of.D - of.d) * 0.13, of.B * 0.22)
  return ringShaded({
    ...of,
    outer: pitch + w * 1.15,
    inner: pitch - w * (element === 'ball' ? 0.55 : 0.7),
    between: { kind: element, count: element === 'ball' ? 13 : 16, pitch, radius: w * 0.95 },
  })
}

const bearingParameters = { d: mm(2, 500), D: mm(5, 1000), B: mm(1, 500), r: mm(0.1, 20), title: text() }

export const families = {
  'cylindrical-roller-bearing-section': family(
    { ...bearingParameters, ribs: choice(['N', 'NU', 'NJ', 'NUP']) },
    ({ ribs, ...of }) => cylindricalSection(of, ribs),
  ),
  'cylindrical-roller-bearing-shaded': family(
    { ...bearingParameters, ribs: choice(['N', 'NU', 'NJ', 'NUP']) },
    ({ ribs, ...of }) => cylindricalShaded(of, ribs),
  ),
  'self-aligning-bearing-section': family(
    { ...bearingParameters, element: choice(['ball', 'roller']), taper: flag() },
    ({ element, taper, ...of }) => sphereSection(of, element, taper),
  ),
  'self-aligning-bearing-shaded': family(
    { ...bearingParameters, element: choice(['ball', 'roller']) },
    ({ element, ...of }) => sphereShaded(of, element),
  ),
  'tapered-roller-bearing-section': family(
    {
      d: mm(2, 500),
      D: mm(5, 1000),
      B: mm(2, 500),
      r: mm(0.2, 10),
      title: text(),
      cone: angle(-180, 180),
      cup: mm(2, 200),
      tilt: angle(-180, 180),
    },
    taperedSection,
  ),
  'tapered-roller-bearing-shaded': family(
    {
      d: mm(5, 500),
      D: mm(10, 500),
      B: mm(2, 200),
      r: mm(0.2, 10),
      title: text(),
      cone: angle(-180, 180),
      cup: mm(2, 200),
    },
    taperedShaded,
  ),
}
