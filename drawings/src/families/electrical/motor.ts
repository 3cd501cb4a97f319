import { z } from 'zod'
import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { block, cylinder, disc, level, oblique, prism, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, num, path, polar, rect, type Mark } from '../../sheet/svg.ts'

type Frame = { h: number; a: number; b: number; c: number; d: number; e: number; m: number }
type Motor = { title: string; frame: Frame; flange: boolean }

/** From the side, with foot, shaft and fins. */
function motorSide({ title, frame, flange }: Motor): string {
  const { h, b, c, d, e, m } = frame
  const long = e + c + b + h * 0.95
  const radius = h * 0.93
  const scale = Math.min(520 / long, 300 / (h + radius + h * 0.5))
  const [x, y] = [400 - (long * scale) / 2 + 10, 250]
  const px = (mm: number): number => x + mm * scale
  const shield = e + (flange ? 0 : c * 0.35)
  const tail = e + c + b + h * 0.35
  const R = radius * scale
  const fins = Array.from({ length: 9 }, (_, i) => {
    const at = y + R * 0.94 * Math.sin(((i - 4) * 17 * Math.PI) / 180)
    return `M${num(px(shield + h * 0.22))} ${num(at)}H${num(px(tail))}`
  }).join('')
  return sheet(title, [
    rect(px(0), y - (d * scale) / 2, e * scale, d * scale, 'roundH', 1),
    rect(px(e * 0.2), y - (d * scale) / 2, e * 0.6 * scale, d * 0.28 * scale, 'mid', 1, 'edge'),
    flange ? rect(px(e), y - ((m + 35) / 2) * scale, h * 0.14 * scale, (m + 35) * scale, 'roundH', 1) : '',
    rect(px(shield), y - R * 0.96, h * 0.24 * scale, R * 1.92, 'roundH', 6),
    rect(px(shield + h * 0.22), y - R, (tail - shield - h * 0.22) * scale, 2 * R, 'roundH'),
    path(fins, 'none', 'edge'),
    rect(px(tail), y - R * 0.97, h * 0.55 * scale, R * 1.94, 'darkH', 12),
    ...(flange
      ? []
      : [
          rect(
            px(e + c - h * 0.12),
            y + h * scale - h * 0.1 * scale,
            (b + h * 0.24) * scale,
            h * 0.1 * scale,
            'mid',
          ),
          rect(px(e + c), y + R * 0.8, b * scale, (h * 0.9 - radius * 0.8) * scale, 'dark'),
        ]),
    rect(px(shield + h * 0.45), y - R - h * 0.42 * scale, h * 0.95 * scale, h * 0.46 * scale, 'light', 5),
    circle(px(shield + h * 0.92), y - R - h * 0.2 * scale, h * 0.1 * scale, 'dark', 'edge'),
    centre(px(0) - 18, y, px(tail + h * 0.55) + 18, y),
    dimH(px(0), px(e), y + h * scale + 46, String(e), [
      y + (d * scale) / 2,
      flange ? y + ((m + 35) / 2) * scale : y + R,
    ]),
    ...(flange
      ? [
          dimV(
            y - (m / 2) * scale,
            y + (m / 2) * scale,
            px(tail + h * 0.55) + 56,
            `Ø ${m}`,
            px(e) + h * 0.14 * scale,
            'right',
          ),
        ]
      : [
          dimH(px(e), px(e + c), y + h * scale + 46, String(c), [Number.NaN, y + h * scale], 'left'),
          dimH(px(e + c), px(e + c + b), y + h * scale + 46, String(b), [Number.NaN, y + h * scale]),
          dimV(
            y,
            y + h * scale,
            px(tail + h * 0.55) + 52,
            String(h),
            [px(tail + h * 0.55), px(e + c + b + h * 0.12)],
            'right',
          ),
        ]),
    dimV(y - (d * scale) / 2, y + (d * scale) / 2, px(0) - 30, `Ø ${d}`, px(0)),
    caption(title),
  ])
}

/** From the shaft's end. */
function motorFront({ title, frame, flange }: Motor): string {
  const { h, a, d, m } = frame
  const radius = h * 0.93
  const outside = flange ? (m + 35) / 2 : radius
  const scale = 330 / (outside + Math.max(h, outside) + (flange ? 0 : h * 0.45))
  const [x, y] = [400, flange ? 270 : 285 - h * 0.12 * scale]
  const R = radius * scale
  const box: Mark = rect(
    x - h * 0.5 * scale,
    y - R - h * 0.42 * scale,
    h * scale,
    h * 0.5 * scale,
    'light',
    5,
  )
  return sheet(title, [
    box,
    circle(x, y, R, 'mid'),
    ...(flange
      ? [
          circle(x, y, outside * scale, 'light'),
          circle(x, y, (m / 2) * scale, 'none', 'fine'),
          ...[45, 135, 225, 315].map((angle) => {
            const [cx, cy] = polar(x, y, (m / 2) * scale, angle)
            return circle(cx, cy, h * 0.07 * scale, 'white')
          }),
        ]
      : [
          path(
            `M${num(x - (a / 2 + h * 0.14) * scale)} ${num(y + h * scale)}h${num(h * 0.4 * scale)}L${num(x - R * 0.3)} ${num(y + R * 0.9)}H${num(x + R * 0.3)}L${num(x + (a / 2 - h * 0.26) * scale)} ${num(y + h * scale)}h${num(h * 0.4 * scale)}v${num(-h * 0.1 * scale)}L${num(x + R * 0.86)} ${num(y + R * 0.5)}H${num(x - R * 0.86)}L${num(x - (a / 2 + h * 0.14) * scale)} ${num(y + h * 0.9 * scale)}Z`,
            'dark',
          ),
          circle(x, y, R * 0.94, 'light'),
        ]),
    circle(x, y, R * 0.6, 'white', 'edge'),
    circle(x, y, R * 0.3, 'mid', 'edge'),
    circle(x, y, (d / 2) * scale, 'glow'),
    rect(x - d * 0.14 * scale, y - (d / 2) * scale - 3, d * 0.28 * scale, d * 0.3 * scale, 'dark', 1, 'edge'),
    ...(flange
      ? []
      : [45, 135, 225, 315].map((angle) => {
          const [cx, cy] = polar(x, y, R * 0.8, angle)
          return circle(cx, cy, 7, 'dark', 'edge')
        })),
    centre(x - outside * scale - 20, y, x + outside * scale + 20, y),
    flange
      ? dimH(x - outside * scale, x + outside * scale, y + outside * scale + 56, `Ø ${m + 35}`, [y, y])
      : dimH(x - (a / 2) * scale, x + (a / 2) * scale, y + h * scale + 52, String(a), y + h * scale),
    flange
      ? ''
      : dimV(
          y,
          y + h * scale,
          x + (a / 2 + h * 0.14) * scale + 50,
          String(h),
          [x + R, x + (a / 2 + h * 0.14) * scale],
          'right',
        ),
    line(
      [
        [x, y - R - h * 0.46 * scale],
        [x, y - R - h * 0.42 * scale],
      ],
      'fine',
    ),
    caption(title),
  ])
}

/** In space. */
function motorShaded({ title, frame, flange }: Motor): string {
  const { h, a, b, c, d, e, m } = frame
  const long = e + c + b + h
  const radius = h * 0.93
  const view = oblique(400, 320, 470 / (long * 0.86 + radius), -24, 0.42)
  const box = level(view)
  const near = -long / 2
  const start = near + e
  return sheet(title, [
    upright(view, [
      ...(flange
        ? []
        : [
            prism(
              box,
              start + c - h * 0.12,
              start + c + b + h * 0.12,
              block(h * 0.1, a + h * 0.26, h * 0.95),
              'dark',
            ),
          ]),
      cylinder(view, start + c + b + h * 0.2, long / 2, radius * 0.97, radius * 0.9, 'darkH', 'black'),
      cylinder(view, start + h * 0.3, start + c + b + h * 0.25, radius),

      prism(box, start + h * 0.6, start + h * 1.55, block(h * 0.5, h * 0.8, -radius - h * 0.16), 'mid'),
      cylinder(view, start + h * 0.06, start + h * 0.34, radius * 0.96, radius, 'roundH', 'light'),
      ...(flange
        ? [cylinder(view, start - h * 0.02, start + h * 0.12, (m + 35) / 2, (m + 35) / 2, 'roundH', 'light')]
        : []),
      disc(view, start + (flange ? -h * 0.02 : h * 0.06), radius * 0.62, 'white', 'edge'),
      disc(view, start + (flange ? -h * 0.02 : h * 0.06), radius * 0.3, 'mid', 'edge'),
      cylinder(view, near, start + h * 0.05, d / 2),
    ]),
  ])
}

const motorParameters = {
  title: text(),
  frame: z.strictObject({
    h: mm(10, 1000),
    a: mm(20, 2000),
    b: mm(10, 1000),
    c: mm(5, 500),
    d: mm(2, 200),
    e: mm(2, 500),
    m: mm(20, 2000),
  }),
  flange: flag(),
}

export const families = {
  'motor-front': family(motorParameters, motorFront),
  'motor-shaded': family(motorParameters, motorShaded),
  'motor-side': family(motorParameters, motorSide),
}
