import { caption, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { cylinder, disc, oblique, upright } from '../drawing/oblique.ts'
import { sheet } from '../drawing/sheet.ts'
import {
  centre,
  circle,
  num,
  path,
  polar,
  polygon,
  rect,
  run,
  stroke,
  turned,
  type Fill,
  type Mark,
  type Point,
} from '../drawing/svg.ts'
import { rounded } from './insert.drawing.ts'

export type Disc = { diameter: number; thickness: number; bore: number; title: string }

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
export function grindingDisc(of: Disc): string {
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
export function flapDisc(of: Disc & { conical: boolean; tint: Fill }): string {
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
      dimV(y - 28, y + 28, 712, `Ø ${of.bore}`, 662, 'right'),
    ],
    String(of.thickness),
  )
}

/** The flap disc in space. */
export function flapShaded(title: string, tint: Fill): string {
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
export function discPile(of: Disc, face: Fill, middle: Fill, holes = 0, share = 0.29): string {
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
export function sandingDisc(of: Disc & { grit: string; holes: number }): string {
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

/** An endless belt around two rollers. */
export function beltDimensions(width: number, length: number, grit: string): string {
  const title = `${width} × ${length} · ${grit}`
  const wide = Math.min(150, 60 + width * 0.6)
  return sheet(title, [
    rect(110, 120, 580, wide, 'dark', 4),
    stroke(
      Array.from(
        { length: 110 },
        (_, index) =>
          `M${num(118 + ((index * 7919) % 563))} ${num(128 + ((index * 104_729) % (wide - 16)))}h3`,
      ).join(''),
      'deep',
      1.6,
    ),
    path(`M400 120l-26 ${num(wide)}`, 'none', 'edge'),
    label(560, 126 + wide / 2, grit, 'middle', 30),
    dimV(120, 120 + wide, 74, String(width), 110),
    path('M190 360H610A64 64 0 0 1 610 488H190A64 64 0 0 1 190 360Z', 'dark'),
    path('M190 368H610A56 56 0 0 1 610 480H190A56 56 0 0 1 190 368Z', 'white', 'edge'),
    circle(190, 424, 50, 'mid'),
    circle(610, 424, 50, 'mid'),
    circle(190, 424, 8, 'white', 'edge'),
    circle(610, 424, 8, 'white', 'edge'),
    label(400, 434, `L ${length}`),
    caption(title),
  ])
}

/** The belt as it stands on the bench. */
export const beltShaded = (title: string, wide: number): string =>
  sheet(title, [
    path(
      `M170 ${num(400 - wide / 2)}C150 180 650 180 630 ${num(400 - wide / 2)}V${num(400 + wide / 2)}C650 ${num(180 + wide)} 150 ${num(180 + wide)} 170 ${num(400 + wide / 2)}Z`,
      'mid',
    ),
    path(
      `M170 ${num(400 - wide / 2)}C170 ${num(500 - wide / 2)} 630 ${num(500 - wide / 2)} 630 ${num(400 - wide / 2)}V${num(400 + wide / 2)}C630 ${num(500 + wide / 2)} 170 ${num(500 + wide / 2)} 170 ${num(400 + wide / 2)}Z`,
      'deep',
    ),
    stroke(
      Array.from({ length: 120 }, (_, index) => {
        const u = ((index * 7919) % 101) / 101
        const v = ((index * 104_729) % 89) / 89
        return `M${num(185 + u * 430)} ${num(400 - wide / 2 + 75 * 4 * u * (1 - u) * 0.98 + v * wide)}h3`
      }).join(''),
      'black',
      1.6,
    ),
    path(`M420 ${num(474 - wide / 2)}l-30 ${num(wide)}`, 'none', 'edge'),
  ])

/** Sheets fanned, or a roll. */
export function sheetsShaded(title: string, grit: string, roll: boolean): string {
  if (roll)
    return sheet(title, [
      path('M250 200H560V400H250Z', 'mid', 'none'),
      path('M250 200H540A60 100 0 0 1 540 400H250Z', 'roundH'),
      `<ellipse cx="250" cy="300" rx="62" ry="100" fill="#e0e5ea"/><ellipse cx="250" cy="300" rx="46" ry="74" stroke-width=".9"/><ellipse cx="250" cy="300" rx="34" ry="54" stroke-width=".9"/><ellipse cx="250" cy="300" rx="22" ry="36" fill="url(#hole)"/>`,
      polygon(
        [
          [300, 398],
          [590, 398],
          [650, 500],
          [340, 500],
        ],
        'deep',
      ),
      stroke(
        Array.from(
          { length: 60 },
          (_, index) => `M${330 + ((index * 7919) % 270)} ${406 + ((index * 104_729) % 86)}h3`,
        ).join(''),
        'black',
        1.6,
      ),
      label(490, 460, grit, 'middle', 28),
      caption(title),
    ])
  return sheet(title, [
    ...[-16, -6, 6].map((angle, index) =>
      turned(
        angle,
        [400, 560],
        [
          rect(280, 110, 240, 330, index === 2 ? 'deep' : 'mid', 2),
          ...(index === 2
            ? [
                stroke(
                  Array.from(
                    { length: 130 },
                    (_, place) =>
                      `M${num(286 + ((place * 7919) % 228))} ${num(116 + ((place * 104_729) % 318))}h3`,
                  ).join(''),
                  'black',
                  1.6,
                ),
                label(400, 290, grit, 'middle', 34),
              ]
            : []),
        ],
      ),
    ),
    caption(title),
  ])
}

/** A sheet with its sizes. */
export const sheetDimensions = (
  width: number,
  length: number | string,
  grit: string,
  title: string,
): string =>
  sheet(title, [
    rect(270, 90, 270, 370, 'dark', 2),
    stroke(
      Array.from(
        { length: 150 },
        (_, index) => `M${num(276 + ((index * 7919) % 256))} ${num(96 + ((index * 104_729) % 356))}h3`,
      ).join(''),
      'deep',
      1.6,
    ),
    polygon(
      [
        [540, 460],
        [540, 400],
        [480, 460],
      ],
      'light',
    ),
    label(400, 280, grit, 'middle', 34),
    dimH(270, 540, 512, String(width), 460),
    dimV(90, 460, 220, String(length), 270),
    caption(title),
  ])

export type Brush = 'cup' | 'wheel' | 'end' | 'hand'
/** Wire brushes by kind, with diameter or length and arbor. */
export function brushView(kind: Brush, d: number, mount: string, title: string, shaded = false): string {
  const whole = (body: readonly Mark[], figures: readonly Mark[]): string =>
    sheet(
      title,
      shaded
        ? [turned(kind === 'wheel' ? -12 : -28, [400, 290], body)]
        : [...body, ...figures, caption(title)],
    )
  const wires = (
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    dx: number,
    dy: number,
    count: number,
  ): Mark =>
    path(
      Array.from({ length: count }, (_, index) => {
        const u = index / (count - 1)
        return `M${num(x1 + (x2 - x1) * u)} ${num(y1 + (y2 - y1) * u)}l${num(dx * (u - 0.5))} ${num(dy)}`
      }).join(''),
      'none',
      'fine',
    )
  if (kind === 'wheel') {
    const [x, y, R] = [320, 280, 180]
    const spokes = Array.from({ length: 72 }, (_, index) => {
      const [a, b] = [
        polar(x, y, R * 0.5, index * 5),
        polar(x, y, R * (0.96 + (0.04 * ((index * 37) % 7)) / 7), index * 5 + 3),
      ]
      return run([a, b])
    }).join('')
    return whole(
      [
        circle(x, y, R * 0.97, 'mid', 'none'),
        path(spokes, 'none', 'edge'),
        circle(x, y, R * 0.52, 'light'),
        circle(x, y, R * 0.3, 'mid', 'edge'),
        circle(x, y, 24, 'white'),
        polygon(
          [
            [600, y - R],
            [640, y - R],
            [634, y - R * 0.5],
            [634, y + R * 0.5],
            [640, y + R],
            [600, y + R],
            [606, y + R * 0.5],
            [606, y - R * 0.5],
          ],
          'mid',
        ),
        rect(602, y - R * 0.5, 36, R, 'light'),
      ],
      [
        centre(x - R - 20, y, x + R + 20, y),
        centre(x, y - R - 20, x, y + R + 20),
        dimV(y - R, y + R, x - R - 46, `Ø ${d}`, x - 20),
        note([620, y], [664, y - 60], mount),
      ],
    )
  }
  if (kind === 'hand')
    return whole(
      [
        rect(90, 260, 620, 46, 'light', 20),
        path('M100 270Q300 240 420 262', 'none', 'hair'),
        ...Array.from({ length: 15 }, (_, index) =>
          wires(330 + index * 24, 306, 342 + index * 24, 306, 8, 80, 6),
        ),
        circle(122, 283, 9, 'white'),
      ],
      [dimH(90, 710, 470, String(d), [310, 310]), label(506, 440, `× ${mount}`)],
    )
  const end = kind === 'end'
  const [top, half] = end ? [170, 62] : [150, 190]
  return whole(
    [
      rect(385, 60, 30, 90, 'roundV'),
      end
        ? rect(400 - half, 150, 2 * half, 120, 'roundV', 6)
        : path(`M350 150H450L${400 + half * 0.78} 236V264H${400 - half * 0.78}V236Z`, 'roundV'),
      polygon(
        end
          ? [
              [400 - half + 4, 270],
              [400 + half - 4, 270],
              [400 + half * 1.35, 430],
              [400 - half * 1.35, 430],
            ]
          : [
              [400 - half * 0.76, 264],
              [400 + half * 0.76, 264],
              [400 + half, 400],
              [400 - half, 400],
            ],
        'mid',
        'none',
      ),
      ...(end
        ? [wires(400 - half + 6, 270, 400 + half - 6, 270, 50, 160, 34)]
        : Array.from({ length: 11 }, (_, index) =>
            wires(262 + index * 26, 264, 280 + index * 26, 264, 20 + (index - 5) * 3, 136, 7),
          )),
    ],
    [
      centre(400, 40, 400, 450),
      dimH(400 - half * (end ? 1.35 : 1), 400 + half * (end ? 1.35 : 1), 490, `Ø ${d}`, 410),
      note([415, 90], [500, top - 90], mount),
    ],
  )
}

export type PointShape = 'cylinder' | 'ball' | 'cone' | 'tree' | 'flame' | 'oval' | 'domed' | 'pencil'
const pointOutline = (shape: PointShape, x: number, y: number, l: number, h: number): string => {
  if (shape === 'ball')
    return `M${num(x)} ${num(y)}a${num(h)} ${num(h)} 0 1 1 ${num(2 * h)} 0a${num(h)} ${num(h)} 0 1 1 ${num(-2 * h)} 0Z`
  if (shape === 'cylinder')
    return rounded(
      [
        [x, y - h],
        [x + l, y - h],
        [x + l, y + h],
        [x, y + h],
      ],
      5,
    )
  if (shape === 'domed')
    return `M${num(x + h)} ${num(y - h)}H${num(x + l)}V${num(y + h)}H${num(x + h)}A${num(h)} ${num(h)} 0 0 1 ${num(x + h)} ${num(y - h)}Z`
  if (shape === 'cone' || shape === 'pencil')
    return `M${num(x)} ${num(y)}L${num(x + l * (shape === 'cone' ? 1 : 0.45))} ${num(y - h)}H${num(x + l)}V${num(y + h)}H${num(x + l * (shape === 'cone' ? 1 : 0.45))}Z`
  if (shape === 'oval')
    return `M${num(x)} ${num(y)}A${num(l / 2)} ${num(h)} 0 0 1 ${num(x + l)} ${num(y - h * 0.3)}V${num(y + h * 0.3)}A${num(l / 2)} ${num(h)} 0 0 1 ${num(x)} ${num(y)}Z`
  const blunt = shape === 'tree' ? 9 : 1
  return `M${num(x)} ${num(y - blunt)}C${num(x + l * 0.35)} ${num(y - h * 0.85)} ${num(x + l * 0.6)} ${num(y - h)} ${num(x + l * 0.75)} ${num(y - h)}C${num(x + l * 0.9)} ${num(y - h)} ${num(x + l)} ${num(y - h * 0.7)} ${num(x + l)} ${num(y - h * 0.4)}V${num(y + h * 0.4)}C${num(x + l)} ${num(y + h * 0.7)} ${num(x + l * 0.9)} ${num(y + h)} ${num(x + l * 0.75)} ${num(y + h)}C${num(x + l * 0.6)} ${num(y + h)} ${num(x + l * 0.35)} ${num(y + h * 0.85)} ${num(x)} ${num(y + blunt)}Z`
}

/** A burr or a mounted point with its shank; cuts are drawn as crossing lines, grain as dots. */
function pointMarks(
  shape: PointShape,
  d: number,
  l: number,
  shank: number,
  overall: number,
  scale: number,
  left: number,
  y: number,
  cut: boolean,
): Mark {
  const [h, long, s] = [(d * scale) / 2, (shape === 'ball' ? d : l) * scale, (shank * scale) / 2]
  const outline = pointOutline(shape, left, y, long, h)
  const lines = Array.from({ length: 18 }, (_, index) => {
    const x = left - long * 0.6 + (index * long * 1.8) / 17
    return `M${num(x)} ${num(y + h)}l${num(h * 0.9)} ${num(-2 * h)}M${num(x)} ${num(y - h)}l${num(h * 0.9)} ${num(2 * h)}`
  }).join('')
  const name = `p${num(left)}${num(y)}`
  return (
    rect(left + long - 4, y - s, overall * scale - long + 4, 2 * s, 'roundH', 2) +
    path(outline, cut ? 'mid' : 'dark') +
    `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${cut ? path(lines, 'none', 'edge') : stroke(Array.from({ length: 70 }, (_, index) => `M${num(left + (((index * 79) % 97) / 97) * long)} ${num(y - h + (((index * 53) % 89) / 89) * 2 * h)}h3`).join(''), 'deep', 1.6)}</g>`
  )
}
export function pointDimensions(
  shape: PointShape,
  d: number,
  l: number,
  shank: number,
  overall: number,
  cut: boolean,
  title: string,
): string {
  const scale = Math.min(560 / overall, 190 / d)
  const [left, y] = [400 - (overall * scale) / 2, 290]
  const long = shape === 'ball' ? d : l
  return sheet(title, [
    pointMarks(shape, d, l, shank, overall, scale, left, y, cut),
    centre(left - 26, y, left + overall * scale + 24, y),
    dimV(y - (d * scale) / 2, y + (d * scale) / 2, left - 40, `Ø ${d}`, left + (long * scale) / 2),
    dimH(left, left + long * scale, y + (d * scale) / 2 + 46, String(long), y + 8),
    dimH(left, left + overall * scale, y + (d * scale) / 2 + 94, String(overall), y + 8),
    dimV(
      y - (shank * scale) / 2,
      y + (shank * scale) / 2,
      left + overall * scale + 34,
      `Ø ${shank}`,
      left + overall * scale,
      'right',
    ),
    caption(title),
  ])
}
export const pointShaded = (
  shape: PointShape,
  d: number,
  l: number,
  shank: number,
  overall: number,
  cut: boolean,
  title: string,
): string =>
  sheet(title, [
    turned(
      -28,
      [400, 300],
      [
        pointMarks(
          shape,
          d,
          l,
          shank,
          overall,
          Math.min(600 / overall, 200 / d),
          400 - (overall * Math.min(600 / overall, 200 / d)) / 2,
          300,
          cut,
        ),
      ],
    ),
  ])

/** A straight grinding wheel: face with blotter, and section. */
export function wheelDimensions(of: Disc, mark: string): string {
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
export function diamondDimensions(of: Disc, rim: 'segmented' | 'turbo' | 'closed'): string {
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
