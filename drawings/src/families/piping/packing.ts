import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, num, path, polygon, rect, type Fill } from '../../sheet/svg.ts'
import { bar, solid, tube } from './solid.ts'

/** A spool of braided packing with its square end. */
function packingShaded({ size, light, title }: { size: number; light: boolean; title: string }): string {
  const view = solid(400, 320, 3.1, -30, 30)
  const kind = light ? 'light' : 'rubber'
  const w = Math.min(9, Math.max(5, size * 0.5))
  const [rx, ry] = [70 * view.scale, 70 * view.scale * Math.sin(view.pitch)]
  const loops = [-22, -11, 0, 11, 22].map((height) => {
    const y = view.y - height * view.scale * Math.cos(view.pitch)
    return bar(
      `M${num(view.x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0`,
      2 * w * view.scale,
      kind,
    )
  })
  return sheet(title, [
    ...loops,
    tube(
      view,
      [
        [-70, 28, 10],
        [-60, 40, 60],
        [-20, 42, 84],
        [40, 40, 96],
      ],
      w,
      kind,
    ),
    caption(title),
  ])
}

/** Braided packing from its side and its square section. */
function packingDimensions({ size, light, title }: { size: number; light: boolean; title: string }): string {
  const [y, h, X] = [270, 130, 640]
  const fill: Fill = light ? 'light' : 'black'
  const braids = Array.from({ length: 15 }, (_, index) => {
    const x = 60 + index * 26
    return path(
      `M${x} ${y - h / 2}l26 ${h / 2}l-26 ${h / 2}M${x + 26} ${y - h / 2}l-26 ${h / 2}l26 ${h / 2}`,
      'none',
      'edge',
    ).replace('/>', light ? '/>' : ' stroke="#a4aeb9"/>')
  })
  return sheet(title, [
    rect(60, y - h / 2, 390, h, fill, 6),
    ...braids,
    rect(X - 80, y - 80, 160, 160, light ? 'hatchFine' : 'black', 14),
    path(`M${X - 80} ${y - 80}l160 160m0-160l-160 160`, 'none', 'edge').replace(
      '/>',
      light ? '/>' : ' stroke="#a4aeb9"/>',
    ),
    centre(40, y, 480, y),
    dimH(X - 80, X + 80, y + 134, String(size), y + 80),
    dimV(y - 80, y + 80, X + 124, String(size), X + 80, 'right'),
    caption(title),
  ])
}

/** Packing rings in a stuffing box, cut. */
function packingMounted(size: number, light: boolean, title: string): string {
  const [x, y] = [250, 210]
  const s = 56
  return sheet(title, [
    rect(90, y - 90, x + 5 * s - 90, 90 - 4, 'hatch'),
    rect(90, y - 4, x - 90, s + 8, 'hatch', 0, 'none'),
    path(`M90 ${y - 90}H${x + 5 * s}V${y - 4}H${x}V${y + s + 4}H90`, 'none'),
    ...[0, 1, 2, 3, 4].map(
      (index) =>
        rect(x + index * s, y - 3, s, s + 6, light ? 'light' : 'black', 6) +
        path(
          `M${x + index * s + 6} ${y + 3}l${s - 12} ${s - 6}m0 ${6 - s}l${12 - s} ${s - 6}`,
          'none',
          'fine',
        ).replace('/>', ' stroke="#a4aeb9"/>'),
    ),
    polygon(
      [
        [x + 5 * s, y - 2],
        [x + 5 * s + 90, y - 2],
        [x + 5 * s + 90, y - 80],
        [x + 5 * s + 126, y - 80],
        [x + 5 * s + 126, y + s + 4],
        [x + 5 * s, y + s + 4],
      ],
      'hatchBack',
    ),
    rect(50, y + s + 6, 700, 150, 'roundH'),
    centre(30, y + s + 81, 770, y + s + 81),
    dimH(x, x + 5 * s, y - 124, `5 × ${size}`, y - 96),
    dimV(y - 2, y + s + 4, 66, String(size), [x, x]),
    caption(title),
  ])
}

export const families = {
  'packing-dimensions': family({ size: mm(1, 200), light: flag(), title: text() }, packingDimensions),
  'packing-mounted': family({ size: mm(2, 50), light: flag(), title: text() }, ({ size, light, title }) =>
    packingMounted(size, light, title),
  ),
  'packing-shaded': family({ size: mm(2, 50), light: flag(), title: text() }, packingShaded),
}
