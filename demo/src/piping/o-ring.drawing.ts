import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, hoop, line, num, pierced, stroke, turned, type Mark } from '../drawing/svg.ts'

type Ring = { inner: number; cord: number; title: string }

/** The ring from above, and cut through its middle. */
export function ringDimensions({ inner, cord, title }: Ring): string {
  const outer = inner + 2 * cord
  const scale = 320 / outer
  const [x, y, cut] = [290, 280, 590]
  const [R, r, c] = [(outer * scale) / 2, (inner * scale) / 2, (cord * scale) / 2]
  return sheet(title, [
    circle(x, y, R, 'black'),
    hoop(x, y, (R + r) / 2 + c * 0.2, 'deep', 0.9),
    circle(x, y, r, 'white'),
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
    circle(cut, y - (R + r) / 2, c, 'hatchFine'),
    circle(cut, y + (R + r) / 2, c, 'hatchFine'),
    centre(cut - c - 26, y, cut + c + 26, y),
    dimV(y - r, y + r, cut + c + 66, `d1 ${inner}`, cut + 6, 'right'),
    dimH(cut - c, cut + c, y + R + 52, `d2 ${cord}`, y + (R + r) / 2 + 4),
    dimV(y - R, y + R, x - R - 50, `Ø ${Math.round(outer * 10) / 10}`, x - 20),
    caption(title),
  ])
}

/** A ring lying flat, and a second one against it. */
export function ringShaded({ inner, cord, title }: Ring): string {
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
      pierced(`${oval(R, flat(mid) + thick / 2)}${oval(r, Math.max(6, flat(mid) - thick / 2))}`, 'darkH') +
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
