import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, path, rect } from '../../sheet/svg.ts'
import { blackFaces, fitted, pin, solid, spotOn } from './scene.ts'
import { cyl, dark, knurl } from './turning.ts'

/** A coil from its front, with its armature hole from above. */
function coilSide(title: string, width: number, hole: number): string {
  const s = 200 / width
  const [x, y, h] = [180, 190, width * 1.25 * s]
  const w = width * s
  const r = (hole * s) / 2
  return sheet(title, [
    rect(x, y, w, h, 'darkV', 10),
    rect(x + w, y + h * 0.3, w * 0.28, h * 0.46, 'black', 5),
    ...[0.4, 0.53, 0.66].map((share) => rect(x + w * 1.28, y + h * share, w * 0.22, 7, 'roundH', 1, 'edge')),
    line(
      [
        [x + w / 2 - r, y - 14],
        [x + w / 2 - r, y + h + 14],
      ],
      'hair',
    ),
    line(
      [
        [x + w / 2 + r, y - 14],
        [x + w / 2 + r, y + h + 14],
      ],
      'hair',
    ),
    rect(x + w * 0.2, y + h * 0.3, w * 0.6, h * 0.4, 'white', 3),
    label(x + w / 2, y + h * 0.54, '24 V', 'middle', 24),
    centre(x + w / 2, y - 30, x + w / 2, y + h + 30),
    rect(540, y + h / 2 - w / 2, w, w, 'black', 12),
    circle(540 + w / 2, y + h / 2, r, 'white'),
    centre(520, y + h / 2, 560 + w, y + h / 2),
    dimH(x, x + w, y + h + 66, String(width), y + h),
    dimV(y, y + h, x - 46, String(Math.round(width * 1.25)), x),
    dimH(540 + w / 2 - r, 540 + w / 2 + r, y + h + 66, `Ø ${hole}`, y + h / 2),
    caption(title),
  ])
}

/** A coil in space. */
function coilSpace(title: string, width: number, hole: number): string {
  const h = width * 1.25
  const view = fitted([-width * 0.5, 0, 0], [width, h, width], 30, 28)
  return sheet(title, [
    solid(view, [0, 0, 0], [width, h, width], blackFaces),
    spotOn(view, 'y', [width / 2, h, width / 2], hole * 0.72, 'mid'),
    spotOn(view, 'y', [width / 2, h, width / 2], hole / 2, 'ink'),
    solid(view, [width * 0.2, h * 0.34, width], [width * 0.8, h * 0.72, width + 0.1], { front: 'white' }),
    solid(view, [-width * 0.28, h * 0.28, width * 0.2], [0, h * 0.75, width * 0.8], blackFaces),
    ...[0.36, 0.5, 0.64].map((share) =>
      solid(
        view,
        [-width * 0.5, h * share, width * 0.4],
        [-width * 0.28, h * share + width * 0.05, width * 0.6],
      ),
    ),
  ])
}

/** A plug from its side and from its contact face. */
function connectorSide(title: string, width: number): string {
  const s = 210 / (width * 1.4)
  const w = width * s
  const [x, y] = [150, 200]
  return sheet(title, [
    path(`M${x} ${y + 20}Q${x} ${y} ${x + 20} ${y}H${x + w * 1.2}V${y + w}H${x}Z`, 'darkV'),
    rect(x - w * 0.42, y + w * 0.34, w * 0.42, w * 0.44, 'darkH', 5),
    rect(x - w * 0.62, y + w * 0.4, w * 0.2, w * 0.32, 'black', 4),
    rect(x + w * 0.5, y - 12, w * 0.3, 12, 'roundV', 2),
    rect(x + w * 0.06, y + w, w * 1.08, 9, 'deep', 2),
    ...[0.3, 0.62, 0.94].map((share) => rect(x + w * share - 4, y + w + 9, 8, w * 0.3, 'roundV', 1, 'edge')),
    centre(x + w * 0.65, y - 34, x + w * 0.65, y + w * 1.5),
    rect(540, y - w * 0.05, w * 1.1, w * 1.1, 'black', 10),
    rect(540 + w * 0.08, y + w * 0.03, w * 0.94, w * 0.94, 'deep', 5),
    rect(540 + w * 0.25, y + w * 0.16, w * 0.12, w * 0.3, 'white', 1, 'edge'),
    rect(540 + w * 0.73, y + w * 0.16, w * 0.12, w * 0.3, 'white', 1, 'edge'),
    rect(540 + w * 0.4, y + w * 0.72, w * 0.3, w * 0.1, 'white', 1, 'edge'),
    circle(540 + w * 0.55, y + w * 0.5, w * 0.1, 'white', 'edge'),
    dimH(540, 540 + w * 1.1, y + w * 1.1 + 60, String(width), y + w * 1.05),
    label(540 + w * 0.31, y + w * 0.6, '1', 'middle', 18),
    label(540 + w * 0.79, y + w * 0.6, '2', 'middle', 18),
    caption(title),
  ])
}

/** A plug in space. */
function connectorSpace(title: string, width: number): string {
  const view = fitted([-width * 0.7, -width * 0.3, 0], [width * 1.2, width, width], 30, 24)
  return sheet(title, [
    ...[0.3, 0.62, 0.94].map((share) =>
      solid(view, [width * share - 1, -width * 0.32, width * 0.42], [width * share + 1, 0, width * 0.58]),
    ),
    solid(view, [width * 0.1, -width * 0.05, width * 0.05], [width * 1.1, 0, width * 0.95], {
      front: 'deep',
      side: 'deep',
    }),
    solid(view, [0, 0, 0], [width * 1.2, width, width], blackFaces),
    pin(
      view,
      [0, width * 0.55, width / 2],
      [-1, 0, 0],
      [dark(width * 0.35, width * 0.5), knurl(width * 0.3, width * 0.56)],
      width * 0.3,
    ),
    pin(view, [width * 0.7, width, width / 2], [0, 1, 0], [cyl(width * 0.08, width * 0.28)]),
  ])
}

export const families = {
  'valve-coil-side': family(
    { title: text(), width: mm(2, 200), hole: mm(1, 100) },
    ({ title, width, hole }) => coilSide(title, width, hole),
  ),
  'valve-coil-space': family(
    { title: text(), width: mm(2, 200), hole: mm(1, 100) },
    ({ title, width, hole }) => coilSpace(title, width, hole),
  ),
  'coil-connector-side': family({ title: text(), width: mm(2, 200) }, ({ title, width }) =>
    connectorSide(title, width),
  ),
  'coil-connector-space': family({ title: text(), width: mm(2, 200) }, ({ title, width }) =>
    connectorSpace(title, width),
  ),
}
