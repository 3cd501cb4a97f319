import { choice, count as countOf, family, fillName, flag, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  type Fill,
  type Mark,
  type Point,
  centre,
  circle,
  num,
  path,
  polar,
  polygon,
  rect,
  run,
  stroke,
} from '../../sheet/svg.ts'

/** An abrasive disc or wheel, mm. */
type Disc = { diameter: number; thickness: number; bore: number; title: string }

const grain = (x: number, y: number, from: number, to: number, count = 80, fill: Fill = 'deep'): Mark =>
  stroke(
    Array.from({ length: count }, (_, index) => {
      const [gx, gy] = polar(x, y, from + (to - from) * (((index * 7919) % 97) / 97), index * 47.3)
      return `M${num(gx)} ${num(gy)}h3`
    }).join(''),
    fill,
    1.6,
  )

function frame(of: Disc, face: readonly Mark[], profile: readonly Mark[], thick: string): string {
  const [x, y, R] = [290, 280, 185]
  return sheet(of.title, [
    ...face,
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    ...profile,
    dimV(y - R, y + R, x - R - 46, `Ø ${of.diameter}`, x - 20),
    ...(thick === ''
      ? []
      : [dimH(600, 600 + Math.max(8, (of.thickness * 370) / of.diameter), y + R + 46, thick, y + R * 0.9)]),
    caption(of.title),
  ])
}

/** A depressed centre grinding disc and its dished profile. */
function grindingDisc(of: Disc): string {
  const [x, y, R] = [290, 280, 185]
  const t = Math.max(10, (of.thickness * 370) / of.diameter)
  const [r, hub] = [(of.bore * 185) / of.diameter, R * 0.3]
  return frame(
    of,
    [
      circle(x, y, R, 'black'),
      grain(x, y, R * 0.5, R * 0.97),
      circle(x, y, R * 0.94, 'none', 'hair'),
      circle(x, y, R * 0.48, 'mid'),
      circle(x, y, hub, 'light', 'edge'),
      circle(x, y, Math.max(r, 14), 'white'),
      label(x, y - R * 0.36, '80 m/s', 'middle', 18),
    ],
    [
      polygon(
        [
          [600, y - R],
          [600 + t, y - R],
          [600 + t, y - hub * 1.5],
          [600 + t * 2, y - hub],
          [600 + t * 2, y + hub],
          [600 + t, y + hub * 1.5],
          [600 + t, y + R],
          [600, y + R],
          [600, y + hub * 1.5],
          [600 + t, y + hub],
          [600 + t, y - hub],
          [600, y - hub * 1.5],
        ],
        'black',
      ),
      centre(575, y, 600 + t * 2 + 70, y),
      dimV(y - Math.max(r, 14), y + Math.max(r, 14), 600 + t * 2 + 50, `Ø ${of.bore}`, 600 + t * 2, 'right'),
    ],
    String(of.thickness),
  )
}

/** A flap disc: overlapping leaves around a backing plate. */
function flapDisc(of: Disc & { conical: boolean; tint: Fill }): string {
  const [x, y, R] = [290, 280, 185]
  const leaves = Array.from({ length: 40 }, (_, index): Mark => {
    const a = index * 9
    return polygon(
      [polar(x, y, R, a), polar(x, y, R, a + 9), polar(x, y, R * 0.56, a + 16), polar(x, y, R * 0.56, a + 3)],
      of.tint,
      'edge',
    )
  })
  const lean = of.conical ? 26 : 6
  return frame(
    of,
    [
      ...leaves,
      circle(x, y, R * 0.56, 'light'),
      circle(x, y, R * 0.34, 'mid', 'edge'),
      circle(x, y, 28, 'white'),
    ],
    [
      polygon(
        [
          [600 + lean, y - R],
          [622 + lean, y - R + 4],
          [632, y - R * 0.56],
          [606, y - R * 0.56],
        ],
        of.tint,
      ),
      polygon(
        [
          [600 + lean, y + R],
          [622 + lean, y + R - 4],
          [632, y + R * 0.56],
          [606, y + R * 0.56],
        ],
        of.tint,
      ),
      polygon(
        [
          [624, y - R * 0.9],
          [640, y - R * 0.7],
          [640, y - R * 0.34],
          [660, y - R * 0.26],
          [660, y + R * 0.26],
          [640, y + R * 0.34],
          [640, y + R * 0.7],
          [624, y + R * 0.9],
          [630, y + R * 0.5],
          [630, y - R * 0.5],
        ],
        'mid',
      ),
      dimV(y - 28, y + 28, 688, `Ø ${of.bore}`, 662, 'right'),
    ],
    String(of.thickness),
  )
}

/** The flap disc in space. */
function flapShaded(title: string, tint: Fill): string {
  const [x, y] = [400, 290]
  const at = (r: number, a: number, lift = 0): Point => {
    const [px, py] = polar(0, 0, r, a)
    return [x + px, y + py * 0.62 + lift]
  }
  return sheet(title, [
    `<ellipse cx="${x}" cy="${y + 44}" rx="268" ry="166" fill="#bec6cf"/>`,
    ...Array.from({ length: 36 }, (_, index): Mark =>
      polygon(
        [
          at(270, index * 10, 26),
          at(270, index * 10 + 10, 20),
          at(150, index * 10 + 18, -6),
          at(150, index * 10 + 4, -2),
        ],
        tint,
        'edge',
      ),
    ),
    `<ellipse cx="${x}" cy="${y - 4}" rx="150" ry="93" fill="#f3f5f7"/><ellipse cx="${x}" cy="${y + 4}" rx="90" ry="56" fill="#e0e5ea"/><ellipse cx="${x}" cy="${y + 6}" rx="44" ry="27" fill="url(#hole)"/>`,
  ])
}

/** A pile of discs of any look. */
function discPile(of: Disc, face: Fill, middle: Fill, holes = 0, share = 0.29, slots = 0): string {
  const view = oblique(400, 300, 400 / of.diameter, -22, 0.62)
  const t = Math.max(of.thickness, of.diameter * 0.012)
  const gap = Math.max(t * 1.12, of.diameter * 0.03)
  return sheet(of.title, [
    upright(
      view,
      [3, 2, 1, 0, -1, -2].flatMap((place) => [
        cylinder(
          view,
          place * gap,
          place * gap + t,
          of.diameter / 2,
          of.diameter / 2,
          face === 'black' ? 'darkH' : 'roundH',
          face,
        ),
        ...(place > -2
          ? []
          : [
              disc(view, place * gap, of.diameter * share, middle, 'edge'),
              ...Array.from({ length: slots }, (_, index) => {
                const turn = (index * 2 * Math.PI) / slots
                const at = (radius: number): Point =>
                  spot(view, place * gap, radius * Math.sin(turn), radius * Math.cos(turn))
                return stroke(
                  run([at(of.diameter * (share - 0.03)), at(of.diameter / 2)]),
                  slots > 20 ? 'deep' : 'white',
                  slots > 20 ? 3 : 8,
                )
              }),
              ...Array.from({ length: holes }, (_, index) => {
                const [py, pz] = polar(0, 0, of.diameter * 0.34, (index * 360) / holes)
                return `<ellipse cx="${num(view.x + place * gap * view.scale * Math.sqrt(1 - view.open ** 2) + view.open * pz * view.scale)}" cy="${num(view.y + py * view.scale)}" rx="11" ry="18" fill="url(#hole)"/>`
              }),
              ...(of.bore > 0
                ? [disc(view, place * gap, Math.max(of.bore / 2, of.diameter * 0.05), 'hole')]
                : []),
            ]),
      ]),
    ),
  ])
}

/** A sanding disc from its grain side, hooks behind. */
function sandingDisc(of: Disc & { grit: string; holes: number }): string {
  const [x, y, R] = [290, 280, 185]
  return frame(
    { ...of, thickness: of.diameter * 0.03 },
    [
      circle(x, y, R, 'dark'),
      grain(x, y, 10, R * 0.97, 150),
      ...Array.from({ length: of.holes }, (_, index) =>
        circle(...polar(x, y, R * 0.66, (index * 360) / of.holes), 17, 'white'),
      ),
      ...(of.bore > 0 ? [circle(x, y, 30, 'white')] : []),
      label(x, y + (of.bore > 0 ? 80 : 8), of.grit, 'middle', 30),
    ],
    [
      rect(600, y - R, 6, 2 * R, 'deep', 0, 'edge'),
      rect(606, y - R, 6, 2 * R, of.bore > 0 ? 'accent' : 'light', 0, 'edge'),
    ],
    '',
  )
}

/** A straight grinding wheel: face with blotter, and section. */
function wheelDimensions(of: Disc, mark: string): string {
  const [x, y, R] = [290, 280, 185]
  const t = Math.max(16, (of.thickness * 370) / of.diameter)
  const r = Math.max(14, (of.bore * 185) / of.diameter)
  return frame(
    of,
    [
      circle(x, y, R, 'mid'),
      grain(x, y, R * 0.5, R * 0.98, 120),
      circle(x, y, R * 0.5, 'accent'),
      circle(x, y, r, 'white'),
      label(x, y - R * 0.3, mark, 'middle', 18),
    ],
    [
      rect(600, y - R, t, R - r, 'hatch'),
      rect(600, y + r, t, R - r, 'hatch'),
      path(`M600 ${num(y - r)}V${num(y + r)}M${num(600 + t)} ${num(y - r)}V${num(y + r)}`, 'none', 'edge'),
      centre(575, y, 640 + t, y),
      dimV(y - r, y + r, 650 + t, `Ø ${of.bore}`, 600 + t, 'right'),
    ],
    String(of.thickness),
  )
}

/** A diamond blade: segmented, turbo or closed rim. */
function diamondDimensions(of: Disc, rim: 'segmented' | 'turbo' | 'closed'): string {
  const [x, y, R] = [290, 280, 185]
  const count = of.diameter > 200 ? 16 : 10
  const edge: Mark[] =
    rim === 'segmented'
      ? Array.from({ length: count }, (_, index) => {
          const step = 360 / count
          return (
            polygon(
              [
                ...[0, 0.3, 0.6, 0.86].map((u) => polar(x, y, R, (index + u) * step)),
                ...[0.86, 0.6, 0.3, 0].map((u) => polar(x, y, R * 0.91, (index + u) * step)),
              ],
              'accent',
            ) +
            stroke(
              run([
                polar(x, y, R * 0.91, (index + 0.93) * step),
                polar(x, y, R * 0.78, (index + 0.93) * step),
              ]),
              'deep',
              5,
            )
          )
        })
      : [
          circle(x, y, R, 'accent'),
          ...(rim === 'turbo'
            ? [
                path(
                  Array.from({ length: 60 }, (_, index) =>
                    run([polar(x, y, R, index * 6), polar(x, y, R * 0.9, index * 6 + 5)]),
                  ).join(''),
                  'none',
                  'edge',
                ),
              ]
            : []),
        ]
  const t = 10
  return frame(
    { ...of, thickness: (t * of.diameter) / 370 },
    [
      ...edge,
      circle(x, y, R * 0.905, 'light'),
      ...Array.from({ length: 6 }, (_, index) => circle(...polar(x, y, R * 0.55, index * 60), 13, 'white')),
      circle(x, y, R * 0.3, 'mid', 'edge'),
      circle(x, y, 28, 'white'),
    ],
    [
      rect(600, y - R, t, R * 0.1, 'accent'),
      rect(602, y - R * 0.9, 6, R * 1.8, 'light'),
      rect(600, y + R * 0.9, t, R * 0.1, 'accent'),
      note([604, y], [650, y - 60], `Ø ${of.bore}`),
    ],
    String(of.thickness),
  )
}

const discParameters = { diameter: mm(10, 2000), thickness: mm(0.2, 200), bore: mm(0, 200), title: text() }

export const families = {
  'diamond-blade-dimensions': family(
    { ...discParameters, rim: choice(['segmented', 'turbo', 'closed']) },
    ({ rim, ...of }) => diamondDimensions(of, rim),
  ),
  'disc-pile': family(
    {
      ...discParameters,
      face: fillName(),
      middle: fillName(),
      holes: countOf(0, 24).optional(),
      share: number(-10, 5).optional(),
      slots: mm(0, 200).optional(),
    },
    ({ face, middle, holes, share, slots, ...of }) => discPile(of, face, middle, holes, share, slots),
  ),
  'flap-disc-disc': family(
    {
      diameter: mm(20, 1000),
      thickness: mm(2, 100),
      bore: mm(2, 200),
      title: text(),
      conical: flag(),
      tint: fillName(),
    },
    flapDisc,
  ),
  'flap-disc-shaded': family(
    {
      title: text(),
      tint: fillName(),
    },
    ({ title, tint }) => flapShaded(title, tint),
  ),
  'grinding-disc': family(discParameters, grindingDisc),
  'sanding-disc': family(
    {
      diameter: mm(10, 1000),
      thickness: mm(0.2, 5),
      bore: mm(0, 200),
      title: text(),
      grit: text(),
      holes: countOf(0, 24),
    },
    sandingDisc,
  ),
  'grinding-wheel-dimensions': family({ ...discParameters, mark: text() }, ({ mark, ...of }) =>
    wheelDimensions(of, mark),
  ),
}
