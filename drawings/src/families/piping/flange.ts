import { choice, count, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { centreCross, circleShape, shapeMark, type Section } from '../../sheet/section.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, polar, polygon, rect, type Mark } from '../../sheet/svg.ts'
import { flangeAt, mouth, rod, solid } from './solid.ts'

type FlangeShape = {
  type: 'plate' | 'blind' | 'slip-on' | 'neck'
  D: number
  k: number
  n: number
  h: number
  b: number
  bore: number
  /** Length through the hub, pipe and hub diameters, raised face; zero where there is none. */
  through: number
  pipe: number
  raised: number
  title: string
}

const figures = (value: number): string => String(Math.round(value * 10) / 10)

/** The flange's edge, bolt circle, bolt holes and bore from its face; a neck has the bore of its pipe, which it does not name. */
const faceShapes = ({ type, D, k, n, h, bore }: FlangeShape) => ({
  edge: circleShape(0, 0, D / 2),
  boltCircle: circleShape(0, 0, k / 2),
  holes: Array.from({ length: n }, (_, index) => {
    const [x, y] = polar(0, 0, k / 2, 90 - ((index + 0.5) * 360) / n)
    return circleShape(x, y, h / 2)
  }),
  bore: type === 'blind' || type === 'neck' ? undefined : circleShape(0, 0, bore / 2),
})

const flangeFace = (flange: FlangeShape): Section => {
  const { D, k, n, h } = flange
  const { edge, boltCircle, holes, bore } = faceShapes(flange)
  const [x, y] = polar(0, 0, k / 2, 90 - 180 / n)
  return {
    outline: [edge, ...holes, ...(bore ? [bore] : [])],
    centre: [boltCircle, ...centreCross(0, 0, D / 2)],
    dimensions: [
      { axis: 'x', from: [-D / 2, 0], to: [D / 2, 0], at: -D * 0.65, text: `Ø ${figures(D)}` },
      { axis: 'x', from: [-k / 2, 0], to: [k / 2, 0], at: -D * 0.57, text: `k ${figures(k)}` },
      { axis: 'x', from: [x - h / 2, y], to: [x + h / 2, y], at: D * 0.57, text: `${n} × Ø ${figures(h)}` },
      ...(bore
        ? [
            {
              axis: 'y',
              from: [0, -bore.r],
              to: [0, bore.r],
              at: D * 0.57,
              text: `Ø ${figures(flange.bore)}`,
            } as const,
          ]
        : []),
    ],
  }
}

/** The flange cut along its axis, and from its face. */
function flangeDimensions(flange: FlangeShape): string {
  const { type, D, k, n, h, b, bore, through, pipe, raised, title } = flange
  const scale = 330 / D
  const [x, y, X] = [type === 'neck' ? 175 : 195, 268, 545]
  const R = (D * scale) / 2
  const thick = Math.max(b * scale, 20)
  const raise = raised > 0 ? 7 : 0
  const length = through > 0 ? Math.max(thick + 14, (through / b) * thick * 0.82) : thick
  const [left, right] = [x - raise, x + length]
  const hub = type === 'neck' ? (pipe / 2) * scale * 1.32 : (pipe / 2) * scale * 1.36
  const weld = (pipe / 2) * scale
  const r = type === 'blind' ? 0 : type === 'neck' ? weld * 0.86 : (bore / 2) * scale
  const bolt = (k / 2) * scale
  const hole = (h / 2) * scale
  const cut = (sign: 1 | -1): Mark => {
    const at = (along: number, out: number): string => `${num(along)} ${num(y + sign * out)}`
    const top =
      type === 'neck'
        ? `L${at(x + thick, hub * 1.12)}L${at(right - 10, weld)}L${at(right, weld - 5)}L${at(right, r)}`
        : through > 0
          ? `L${at(x + thick, hub * 1.06)}L${at(right, hub)}L${at(right, r)}`
          : `L${at(right, r)}`
    const raisedEdge = raised > 0 ? `L${at(left, (raised / 2) * scale)}L${at(x, (raised / 2) * scale)}` : ''
    return (
      path(`M${at(left, r)}${raisedEdge}L${at(x, R)}L${at(x + thick, R)}${top}Z`, 'hatch') +
      rect(x, y + sign * bolt - hole, thick, 2 * hole, 'white') +
      centre(x - 18, y + sign * bolt, x + thick + 18, y + sign * bolt)
    )
  }
  const end = through > 0 ? right : x + thick
  const face = faceShapes(flange)
  const place = { x: X, y, scale }
  return sheet(title, [
    cut(-1),
    cut(1),
    type === 'blind' ? '' : rect(left, y - r, end - left, 2 * r, 'white', 0, 'edge'),
    centre(left - 24, y, end + 26, y),
    shapeMark(face.edge, place, 'light'),
    raised > 0 ? circle(X, y, (raised / 2) * scale, 'white', 'edge') : '',
    shapeMark(face.boltCircle, place, 'none', 'hair'),
    ...face.holes.map((shape) => shapeMark(shape, place, 'white')),
    r > 0 ? circle(X, y, r, 'white') : '',
    centre(X - R - 16, y, X + R + 16, y),
    centre(X, y - R - 16, X, y + R + 16),
    dimV(y - R, y + R, left - 62, `Ø ${figures(D)}`, [x, x]),
    r > 0 && type !== 'neck' ? dimV(y - r, y + r, end + 44, `Ø ${figures(bore)}`, end, 'right') : '',
    type === 'neck' ? dimV(y - weld, y + weld, end + 44, `Ø ${figures(pipe)}`, end, 'right') : '',
    dimH(x, x + thick, y + R + 46, figures(b), y + R),
    through > 0 ? dimH(left, right, y - R - 34, figures(through), [y - (raised / 2) * scale, y - hub]) : '',
    dimH(X - bolt, X + bolt, y + R + 46, `k ${figures(k)}`, y),
    note(
      polar(X, y, bolt + hole * 0.4, 360 / n / 2 - 90),
      [X + R * 0.72, y - R - 14],
      `${n} × Ø ${figures(h)}`,
    ),
    caption(title),
  ])
}

/** The flange in space, its sealing face to the reader. */
function flangeShaded(flange: FlangeShape): string {
  const { type, D, k, n, h, b, bore, through, pipe, raised, title } = flange
  const view = solid(390, 300, 440 / D, -52, 16)
  const r = type === 'blind' ? undefined : bore
  const back = pipe * 0.68
  if (type === 'neck') {
    const end = through - b
    return sheet(title, [
      flangeAt(view, [b, 0, 0], [-1, 0, 0], { D, b: Math.max(b, D * 0.07), k, n, h }),
      rod(view, [-end * 0.85, 0, 0], [b, 0, 0], pipe / 2, pipe * 0.74),
      rod(view, [-end, 0, 0], [-end * 0.85, 0, 0], pipe * 0.46, pipe / 2),
      mouth(view, [-end, 0, 0], [-1, 0, 0], pipe * 0.42, through),
    ])
  }
  return sheet(title, [
    through > 0 ? rod(view, [through, 0, 0], [b, 0, 0], back, pipe * 0.72) : '',
    flangeAt(view, [0, 0, 0], [-1, 0, 0], {
      D,
      b: Math.max(b, D * 0.07),
      k,
      n,
      h,
      ...(r === undefined ? {} : { bore: r }),
      ...(raised > 0 ? { raised } : {}),
    }),
  ])
}

/** Two such flanges on their pipes with gasket and bolts, cut above the axis. */
function flangeMounted({ type, D, k, h, b, bore, pipe, title }: FlangeShape): string {
  const scale = 560 / D
  const [x, y] = [410, 520]
  const [R, bolt, hole] = [(D / 2) * scale * 1.16, (k / 2) * scale * 1.16, (h / 2) * scale]
  const thick = Math.max(b * scale, 30)
  const wall = (pipe / 2) * scale * 1.16
  const bored = type === 'neck' ? wall : (bore / 2) * scale * 1.16
  const inner = wall * 0.84
  const side = (sign: 1 | -1): Mark => {
    const at = (along: number): number => x + sign * (6 + along)
    const slip = type !== 'neck'
    const tube = (slip ? 6 : thick * 2.1) * 1
    const fill = sign === 1 ? 'hatch' : 'hatchBack'
    return [
      slip
        ? polygon(
            [
              [at(tube), y - wall],
              [at(270), y - wall],
              [at(270), y - inner],
              [at(tube), y - inner],
            ],
            'hatchFine',
          )
        : '',
      polygon(
        slip
          ? [
              [at(0), y - bored],
              [at(0), y - R],
              [at(thick), y - R],
              [at(thick), y - bored],
            ]
          : [
              [at(0), y - inner],
              [at(0), y - R],
              [at(thick), y - R],
              [at(thick), y - wall * 1.35],
              [at(tube), y - wall],
              [at(270), y - wall],
              [at(270), y - inner],
            ],
        fill,
      ),
      slip
        ? polygon(
            [
              [at(thick), y - bored],
              [at(thick + 15), y - bored],
              [at(thick), y - bored - 15],
            ],
            'ink',
          )
        : polygon(
            [
              [at(tube - 4), y - wall - 3],
              [at(tube + 8), y - wall - 3],
              [at(tube + 4), y - inner],
              [at(tube), y - inner],
            ],
            'ink',
          ),
      rect(Math.min(at(0), at(thick)), y - bolt - hole, thick, 2 * hole, 'white', 0, 'edge'),
      rect(Math.min(at(thick), at(thick + 16)), y - bolt - hole * 1.6, 16, hole * 3.2, 'roundH'),
    ].join('')
  }
  const shank = hole * 0.84
  return sheet(title, [
    side(-1),
    side(1),
    rect(x - 6, y - bolt + hole * 1.3, 12, bolt - hole * 1.3 - bored + 4, 'black', 0, 'edge'),
    rect(x - 6 - thick, y - bolt - shank, 2 * thick + 12, 2 * shank, 'roundH'),
    rect(x + 22 + thick, y - bolt - shank, 24, 2 * shank, 'roundH', 3),
    centre(x - 270, y, x + 270, y),
    centre(x - 90 - thick, y - bolt, x + 90 + thick, y - bolt),
    dimV(y - bolt, y, x - 318, `k/2 ${figures(k / 2)}`, [x - 60 - thick, x - 286]),
    caption(title),
  ])
}

const flangeShapeParameters = {
  type: choice(['plate', 'blind', 'slip-on', 'neck']),
  D: mm(10, 5000),
  k: mm(10, 5000),
  n: count(2, 64),
  h: mm(2, 200),
  b: mm(1, 500),
  bore: mm(2, 2000),
  through: mm(0, 1000),
  pipe: mm(2, 2000),
  raised: mm(0, 2000),
  title: text(),
}

export const families = {
  'flange-dimensions': family(flangeShapeParameters, flangeDimensions, flangeFace),
  'flange-mounted': family(flangeShapeParameters, flangeMounted),
  'flange-shaded': family(flangeShapeParameters, flangeShaded),
}
