import { family, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { centre, path, rect } from '../../sheet/svg.ts'

type Cartridge = { diameter: number; length: number; grade: string; net: number; title: string }

/** The cartridge standing, pull lid on top, a corner of it cut to show the piston. */
function cartridgeDimensions({ diameter, length, grade, net, title }: Cartridge): string {
  const scale = 420 / length
  const [x, top, R] = [400, 80, (diameter * scale) / 2]
  const foot = top + length * scale
  return sheet(title, [
    rect(x - R, top + 14, 2 * R, foot - top - 20, 'roundV', 2),
    rect(x - R - 4, top, 2 * R + 8, 18, 'roundV', 5),
    path(`M${x - 26} ${top}v-8q0 -14 26 -14t26 14v8`, 'mid'),
    rect(x - R - 3, foot - 18, 2 * R + 6, 18, 'darkV', 4),
    rect(x - R, top + 84, 2 * R, 190, 'darkV', 0, 'edge'),
    rect(x - R, top + 96, 2 * R, 6, 'accent', 0, 'none'),
    `<text x="${x}" y="${top + 172}" text-anchor="middle" font-size="36" fill="#ffffff" stroke="none">${escape(grade)}</text>`,
    `<text x="${x}" y="${top + 224}" text-anchor="middle" font-size="26" fill="#ffffff" stroke="none">${net} g</text>`,
    // The lower part, cut.
    path(`M${x} ${foot - 18}V${top + 292}H${x + R}V${foot - 18}Z`, 'white'),
    rect(x + R - 7, top + 292, 7, foot - 18 - top - 292, 'hatchFine', 0, 'edge'),
    path(`M${x} ${foot - 66}H${x + R - 8}V${foot - 22}h-10v-26H${x}Z`, 'hatchFine', 'edge'),
    path(`M${x} ${top + 292}H${x + R - 8}V${foot - 66}H${x}Z`, 'dark', 'edge'),
    centre(x, top - 40, x, foot + 22),
    dimH(x - R - 4, x + R + 4, foot + 44, `Ø ${diameter}`, foot),
    dimV(top, foot, x - R - 62, String(length), x - R - 4),
    caption(title),
  ])
}

/** Three cartridges lying, in space. */
function cartridgeShaded({ diameter, length, title }: Cartridge): string {
  const scale = 470 / length
  const one = (x: number, y: number): string => {
    const view = oblique(x, y, scale, -24, 0.5)
    const near = -length / 2
    const r = diameter / 2
    return upright(view, [
      cylinder(view, near + 6, length / 2, r),
      cylinder(view, near + length * 0.22, near + length * 0.72, r * 1.004, r * 1.004, 'darkH', 'black'),
      cylinder(view, near + 6, near + length * 0.22, r),
      cylinder(view, near, near + 6, r * 1.04, r * 1.04, 'roundH', 'light'),
      disc(view, near, r * 0.86, 'mid', 'edge'),
      disc(view, near, r * 0.3, 'dark', 'edge'),
    ])
  }
  return sheet(title, [one(470, 200), one(400, 300), one(330, 400)])
}

const cartridgeParameters = {
  diameter: mm(10, 500),
  length: mm(20, 2000),
  grade: text(),
  net: number(50, 2000, 'g'),
  title: text(),
}

export const families = {
  'grease-cartridge-dimensions': family(cartridgeParameters, cartridgeDimensions),
  'grease-cartridge-shaded': family(cartridgeParameters, cartridgeShaded),
}
