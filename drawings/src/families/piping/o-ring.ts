import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { centreCross, circleShape, shapeMark, type Section } from '../../sheet/section.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  ellipse,
  hoop,
  line,
  num,
  path,
  pierced,
  rect,
  stroke,
  turned,
  type Mark,
} from '../../sheet/svg.ts'

type Ring = { inner: number; cord: number; title: string; dark: boolean }

/** Its two edges from above, and the cord cut twice beside them. */
const ringShapes = ({ inner, cord }: Pick<Ring, 'inner' | 'cord'>) => {
  const [outer, middle] = [inner + 2 * cord, (inner + cord) / 2]
  return {
    edge: circleShape(0, 0, outer / 2),
    hole: circleShape(0, 0, inner / 2),
    cuts: [circleShape(outer * 0.9375, middle, cord / 2), circleShape(outer * 0.9375, -middle, cord / 2)],
  }
}

const ringSection = ({ inner, cord }: Ring): Section => {
  const { edge, hole, cuts } = ringShapes({ inner, cord })
  const [R, cut] = [inner / 2 + cord, (inner + 2 * cord) * 0.9375]
  return {
    outline: [edge, hole, ...cuts],
    centre: centreCross(0, 0, R),
    dimensions: [
      { axis: 'y', from: [0, -R], to: [0, R], at: -R * 1.2, text: `Ø ${Math.round(R * 20) / 10}` },
      { axis: 'y', from: [cut, -inner / 2], to: [cut, inner / 2], at: cut + R * 0.4, text: `d1 ${inner}` },
      { axis: 'x', from: [cut - cord / 2, -R], to: [cut + cord / 2, -R], at: -R * 1.3, text: `d2 ${cord}` },
    ],
  }
}

/** The ring from above, and cut through its middle. */
function ringDimensions({ inner, cord, title, dark }: Ring): string {
  const outer = inner + 2 * cord
  const place = { x: 290, y: 280, scale: 320 / outer }
  const { x, y, scale } = place
  const cut = 590
  const { edge, hole, cuts } = ringShapes({ inner, cord })
  const [R, r, c] = [(outer * scale) / 2, (inner * scale) / 2, (cord * scale) / 2]
  return sheet(title, [
    shapeMark(edge, place, dark ? 'black' : 'dark'),
    hoop(x, y, (R + r) / 2 + c * 0.2, dark ? 'deep' : 'white', 0.9),
    shapeMark(hole, place, 'white'),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    line(
      [
        [cut - c, y - (R + r) / 2],
        [cut - c, y + (R + r) / 2],
      ],
      'edge',
    ),
    line(
      [
        [cut + c, y - (R + r) / 2],
        [cut + c, y + (R + r) / 2],
      ],
      'edge',
    ),
    ...cuts.map((shape) => shapeMark(shape, place, 'hatchFine')),
    centre(cut - c - 26, y, cut + c + 26, y),
    dimV(y - r, y + r, cut + c + 66, `d1 ${inner}`, cut + 6, 'right'),
    dimH(cut - c, cut + c, y + R + 52, `d2 ${cord}`, y + (R + r) / 2 + 4),
    dimV(y - R, y + R, x - R - 50, `Ø ${Math.round(outer * 10) / 10}`, x - 20),
    caption(title),
  ])
}

/** A ring lying flat, and a second one against it. */
function ringShaded({ inner, cord, title, dark }: Ring): string {
  const scale = 430 / (inner + 2 * cord)
  const ring = (x: number, y: number, tilt: number): Mark => {
    const [R, r] = [((inner + 2 * cord) * scale) / 2, (inner * scale) / 2]
    const thick = cord * scale
    const oval = (radius: number, flat: number): string =>
      `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(flat)} 0 1 0 ${num(2 * radius)} 0a${num(radius)} ${num(flat)} 0 1 0 ${num(-2 * radius)} 0Z`
    const flat = (radius: number): number => radius * tilt
    const lift = thick * Math.sqrt(1 - tilt ** 2) * 0.5
    const mid = (R + r) / 2
    return (
      pierced(
        `${oval(R, flat(mid) + thick / 2)}${oval(r, Math.max(6, flat(mid) - thick / 2))}`,
        dark ? 'darkH' : 'roundH',
      ) +
      stroke(
        `M${num(x - mid)} ${num(y - lift * 0.4)}a${num(mid)} ${num(flat(mid))} 0 0 1 ${num(2 * mid)} 0`,
        'deep',
        1.2,
      ) +
      stroke(
        `M${num(x - mid * 0.9)} ${num(y + flat(mid) * 0.38)}a${num(mid)} ${num(flat(mid))} 0 0 0 ${num(mid * 1.8)} 0`,
        'dark',
        1.2,
      )
    )
  }
  return sheet(title, [turned(-14, [400, 260], [ring(400, 230, 0.42)]), ring(400, 370, 0.34)])
}

/** The ring squeezed in its groove between shaft and bore, cut, with the groove's figures. */
function ringInGroove({
  inner,
  cord,
  depth,
  groove,
  title,
  dark,
}: Ring & { depth: number; groove: number }): string {
  const scale = Math.min(200 / depth, 230 / groove)
  const [x, y] = [400, 245]
  const [w, d, gap] = [groove * scale, depth * scale, 10]
  const [left, right, floor] = [x - w / 2, x + w / 2, y + d]
  const half = (Math.PI * (cord / 2) ** 2 * scale ** 2) / (Math.PI * (d / 2)) - 2
  return sheet(title, [
    rect(110, y - 110, 580, 110, 'hatchBack'),
    path(
      `M110 ${num(y + gap)}H${num(left)}V${num(floor)}H${num(right)}V${num(y + gap)}H690V${num(floor + 120)}H110Z`,
      'hatch',
    ),
    rect(105, y - 115, 590, 8, 'white', 0, 'none'),
    ellipse(x, y + d / 2, Math.min(half, w / 2 - 2), d / 2, dark ? 'black' : 'dark'),
    ellipse(x - d * 0.12, y + d * 0.28, d * 0.16, d * 0.08, dark ? 'deep' : 'white', 'none'),
    centre(60, floor + 118, 740, floor + 118),
    dimH(left, right, y - 132, String(groove), y + gap),
    dimV(y, floor, 730, String(depth), [690, right + 4], 'right'),
    dimV(floor, floor + 118, 72, `Ø ${Math.ceil(inner)}`, [left, 110]),
    caption(title),
  ])
}

const ringParameters = { inner: mm(0.5, 2000), cord: mm(0.2, 50), title: text(), dark: flag() }

export const families = {
  'o-ring-dimensions': family(ringParameters, ringDimensions, ringSection),
  'o-ring-in-groove': family(
    {
      inner: mm(2, 1000),
      cord: mm(0.5, 50),
      title: text(),
      dark: flag(),
      depth: mm(0.5, 50),
      groove: mm(0.5, 50),
    },
    ringInGroove,
  ),
  'o-ring-shaded': family(ringParameters, ringShaded),
}
