import { family, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, polar, polygon, rect, stroke, turned } from '../../sheet/svg.ts'

type Disc = { diameter: number; thickness: number; bore: number; speed: number; title: string }

/** The disc from its label side with its turning arrow, and from its edge. */
function discDimensions({ diameter, thickness, bore, speed, title }: Disc): string {
  const scale = 380 / diameter
  const [x, y, edge] = [310, 275, 620]
  const [R, r, ring] = [(diameter * scale) / 2, (bore * scale) / 2, bore * scale * 0.82]
  const mesh = [0.93, 0.86].map((share) => circle(x, y, R * share, 'none', 'hair'))
  const from = polar(x, y, R * 0.72, 200)
  const to = polar(x, y, R * 0.72, 255)
  const grain = Array.from({ length: 90 }, (_, index) => {
    const [gx, gy] = polar(x, y, R * (0.77 + 0.2 * (((index * 7919) % 97) / 97)), index * 47.3)
    return `M${num(gx)} ${num(gy)}h3`
  }).join('')
  const thick = Math.max(6, thickness * scale)
  return sheet(title, [
    circle(x, y, R, 'black'),
    stroke(grain, 'deep', 1.6),
    ...mesh,
    circle(x, y, R * 0.62, 'light'),
    circle(x, y, ring, 'mid', 'edge'),
    circle(x, y, r, 'white'),
    stroke(
      `M${num(from[0])} ${num(from[1])}A${num(R * 0.72)} ${num(R * 0.72)} 0 0 1 ${num(to[0])} ${num(to[1])}`,
      'white',
      3,
    ),
    turned(345, to, [
      polygon(
        [
          [to[0] + 10, to[1]],
          [to[0] - 6, to[1] - 7],
          [to[0] - 6, to[1] + 7],
        ],
        'white',
        'none',
      ),
    ]),
    `<text x="${x}" y="${num(y - R * 0.36)}" text-anchor="middle" font-size="24" fill="#16191d" stroke="none">${speed} rpm</text>`,
    `<text x="${x}" y="${num(y + R * 0.46)}" text-anchor="middle" font-size="22" fill="#16191d" stroke="none">80 m/s</text>`,
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    rect(edge, y - R, thick, 2 * R, 'black'),
    rect(edge - 4, y - ring, 4, 2 * ring, 'light', 0, 'edge'),
    centre(edge - 24, y, edge + thick + 24, y),
    dimV(y - R, y + R, x - R - 50, `Ø ${diameter}`, x - 20),
    dimV(y - r, y + r, edge + thick + 60, `Ø ${bore}`, edge + thick, 'right'),
    dimH(edge, edge + thick, y + R + 46, String(thickness), y + R),
    caption(title),
  ])
}

/** A stack of discs in space. */
function discStack({ diameter, bore, title }: Disc): string {
  const view = oblique(400, 300, 400 / diameter, -22, 0.62)
  const gap = diameter * 0.07
  return sheet(title, [
    upright(
      view,
      [4, 3, 2, 1, 0, -1, -2].flatMap((place) => [
        cylinder(
          view,
          place * gap,
          place * gap + diameter * 0.012,
          diameter / 2,
          diameter / 2,
          'darkH',
          'black',
        ),
        ...(place > -2
          ? []
          : [
              disc(view, place * gap, diameter * 0.31, 'light', 'edge'),
              disc(view, place * gap, bore * 0.82, 'mid', 'edge'),
              disc(view, place * gap, bore / 2, 'hole'),
            ]),
      ]),
    ),
  ])
}

const discParameters = {
  diameter: mm(20, 2000),
  thickness: mm(0.2, 20),
  bore: mm(2, 200).default(22.23),
  speed: number(500, 100000, '1/min'),
  title: text(),
}

export const families = {
  'cutting-disc-dimensions': family(discParameters, discDimensions),
  'cutting-disc-stack': family(discParameters, discStack),
}
