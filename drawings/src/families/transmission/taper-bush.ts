import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, spot, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, path, polygon, rect, num, type Mark, type Point } from '../../sheet/svg.ts'

type Bush = { bore: number; big: number; length: number; key: number; title: string }

/** A taper bush from its broad face and in section. */
function bushViews(of: Bush): string {
  const { bore, big, length, key, title } = of
  const scale = Math.min(290 / big, 200 / length)
  const [x, y, s] = [280, 275, 570]
  const [R, b, k] = [(big / 2) * scale, (bore / 2) * scale, (key / 2) * scale]
  const slope = Math.tan((4 * Math.PI) / 180)
  const [l, r] = [s - (length / 2) * scale, s + (length / 2) * scale]
  const small = R - (r - l) * slope
  const half = (sign: 1 | -1): Mark =>
    polygon(
      [
        [l, y - sign * b],
        [r, y - sign * b],
        [r, y - sign * small],
        [l, y - sign * R],
      ],
      'hatch',
    )
  const hole = R * 0.13
  return sheet(title, [
    circle(x, y, R, 'light'),
    circle(x, y, small, 'none', 'fine'),
    circle(x, y, b, 'white'),
    rect(x - k, y - b - k * 0.62, 2 * k, b * 0.4 + k * 0.62, 'white', 0, 'none'),
    path(
      `M${num(x - k)} ${num(y - Math.sqrt(b * b - k * k))}V${num(y - b - k * 0.62)}h${num(2 * k)}V${num(y - Math.sqrt(b * b - k * k))}`,
    ),
    rect(x - 2, y + b, 4, R - b, 'white', 0, 'edge'),
    ...[0, 180].map((turn) =>
      circle(x + Math.cos((turn * Math.PI) / 180) * R * 0.97, y, hole, 'white', 'edge'),
    ),
    circle(
      x + Math.cos((-125 * Math.PI) / 180) * R * 0.97,
      y + Math.sin((-125 * Math.PI) / 180) * R * 0.97,
      hole,
      'white',
      'edge',
    ),
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    half(1),
    half(-1),
    path(`M${num(l)} ${num(y - b)}V${num(y + b)}M${num(r)} ${num(y - b)}V${num(y + b)}`, 'none', 'edge'),
    centre(l - 20, y, r + 20, y),
    dimH(l, r, y + R + 52, String(length), [y + R, y + small]),
    dimV(y - R, y + R, x - R - 46, `Ø ${big}`, x),
    dimV(y - b, y + b, r + 54, `Ø ${bore}`, r, 'right'),
    dimH(x - k, x + k, y - R - 34, String(key), y - b - k),
    note([(l + r) / 2, y - (R + small) / 2], [r + 20, y - R - 40], '8°'),
    caption(title),
  ])
}

/** It in space. */
function bushShaded(of: Bush): string {
  const { bore, big, length, title } = of
  const view = oblique(400, 300, Math.min(330 / big, 300 / length), -24, 0.62)
  const small = big / 2 - length * Math.tan((4 * Math.PI) / 180)
  const near = -length / 2
  const k = of.key / 2
  const at = (y: number, z: number): Point => spot(view, near, y, z)
  const holes = [0.5, -0.5].map((turn) => {
    const [hx, hy] = at(0, (big / 2) * 0.94 * Math.sign(turn))
    return circle(hx, hy, big * 0.055 * view.scale, 'hole', 'edge')
  })
  return sheet(title, [
    upright(view, [
      cylinder(view, near, length / 2, big / 2, small),
      ...holes,
      disc(view, near, bore / 2, 'hole'),
      polygon(
        [
          at(-bore / 2 - k * 0.6, -k),
          at(-bore / 2 - k * 0.6, k),
          at(-bore / 2 + k * 0.4, k),
          at(-bore / 2 + k * 0.4, -k),
        ],
        'deep',
        'edge',
      ),
      polygon([at(bore / 2, -1), at(bore / 2, 1), at(big / 2, 1), at(big / 2, -1)], 'black', 'edge'),
    ]),
    caption(title),
  ])
}

const bushParameters = {
  bore: mm(1, 500),
  big: mm(5, 1000),
  length: mm(2, 500),
  key: mm(0.5, 200),
  title: text(),
}

export const families = {
  'taper-bush-shaded': family(bushParameters, bushShaded),
  'taper-bush-views': family(bushParameters, bushViews),
}
