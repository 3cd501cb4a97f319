import { caption, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import {
  centre,
  circle,
  line,
  num,
  path,
  pierced,
  polygon,
  rect,
  type Fill,
  type Mark,
} from '../drawing/svg.ts'
import { bar, face, mouth, rod, solid, tube } from './solid.ts'

export type Gasket = {
  inner: number
  outer: number
  thick: number
  fill: Fill
  title: string
  winding?: { inner: number; outer: number }
}

const ringPath = (x: number, y: number, R: number, r: number): string =>
  `M${num(x - R)} ${num(y)}a${num(R)} ${num(R)} 0 1 0 ${num(2 * R)} 0a${num(R)} ${num(R)} 0 1 0 ${num(-2 * R)} 0ZM${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** A gasket from its face and cut through. */
export function gasketDimensions({ inner, outer, thick, fill, winding, title }: Gasket): string {
  const [x, y, X] = [300, 265, 590]
  const scale = 380 / outer
  const [R, r] = [(outer * scale) / 2, (inner * scale) / 2]
  const half = 9
  const turns =
    winding === undefined
      ? []
      : Array.from({ length: 6 }, (_, index) =>
          circle(
            x,
            y,
            ((winding.inner + ((winding.outer - winding.inner) * (index + 1)) / 7) * scale) / 2,
            'none',
            'hair',
          ),
        )
  return sheet(title, [
    pierced(ringPath(x, y, R, r), winding === undefined ? fill : 'light'),
    winding === undefined
      ? ''
      : pierced(ringPath(x, y, (winding.outer * scale) / 2, (winding.inner * scale) / 2), fill),
    ...turns,
    centre(x - R - 18, y, x + R + 18, y),
    centre(x, y - R - 18, x, y + R + 18),
    ...[-1, 1].map((sign) =>
      rect(
        X - half,
        y + (sign < 0 ? -R : r),
        2 * half,
        R - r,
        winding === undefined ? (fill === 'black' ? 'black' : 'hatchFine') : 'hatch',
      ),
    ),
    ...(winding === undefined
      ? []
      : [-1, 1].map((sign) =>
          rect(
            X - half * 1.6,
            y + (sign < 0 ? (-winding.outer * scale) / 2 : (winding.inner * scale) / 2),
            half * 3.2,
            ((winding.outer - winding.inner) * scale) / 2,
            'hatchBack',
          ),
        )),
    line(
      [
        [X - half, y - r],
        [X - half, y + r],
      ],
      'edge',
    ),
    line(
      [
        [X + half, y - r],
        [X + half, y + r],
      ],
      'edge',
    ),
    centre(X - 40, y, X + 40, y),
    dimV(y - R, y + R, X + 110, `Ø ${outer}`, X + half, 'right'),
    dimV(y - r, y + r, X + 58, `Ø ${inner}`, X + half, 'right'),
    dimH(X - half, X + half, y + R + 44, String(thick), y + R),
    winding === undefined
      ? ''
      : note(
          [x + ((winding.outer * scale) / 2) * 0.7, y - ((winding.outer * scale) / 2) * 0.7],
          [x + R * 0.62, 44],
          `${winding.outer} / ${winding.inner}`,
        ),
    caption(title),
  ])
}

/** Three gaskets lying one on the other. */
export function gasketShaded({ inner, outer, thick, fill, winding, title }: Gasket): string {
  const view = solid(400, 330, 560 / outer, -30, 32)
  const h = Math.max(thick, outer * 0.018)
  const top = fill
  const one = (y: number, dx: number): Mark =>
    rod(
      view,
      [dx, y, 0],
      [dx, y + h, 0],
      outer / 2,
      outer / 2,
      fill === 'black' ? 'darkV' : 'roundV',
      winding === undefined ? top : 'light',
    ) +
    (winding === undefined
      ? ''
      : face(view, [dx, y + h, 0], [0, 1, 0], winding.outer / 2, top) +
        [0.25, 0.5, 0.75]
          .map((part) =>
            face(
              view,
              [dx, y + h, 0],
              [0, 1, 0],
              (winding.inner + (winding.outer - winding.inner) * part) / 2,
              'none',
              'fine',
            ),
          )
          .join('')) +
    mouth(view, [dx, y + h, 0], [0, 1, 0], (winding?.inner ?? inner) / 2, h)
  return sheet(title, [
    one(-outer * 0.2, 0),
    one(-outer * 0.03, outer * 0.04),
    one(outer * 0.14, -outer * 0.03),
  ])
}

/** A spool of braided packing with its square end. */
export function packingShaded({
  size,
  light,
  title,
}: {
  size: number
  light: boolean
  title: string
}): string {
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
export function packingDimensions({
  size,
  light,
  title,
}: {
  size: number
  light: boolean
  title: string
}): string {
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
export function packingMounted(size: number, light: boolean, title: string): string {
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

/** Rolls of tape: flat roll on its spool, seen askew, and its width. */
export function tapeShaded({
  width,
  thick,
  length,
  title,
}: {
  width: number
  thick: number
  length: number
  title: string
}): string {
  const view = solid(400, 330, 6.2, -32, 26)
  return sheet(title, [
    rod(view, [width * 0.9, 0, 0], [width * 0.7, 0, 0], 30),
    rod(view, [width * 0.7, 0, 0], [-width * 0.7, 0, 0], 25, 25, 'light'),
    bar(`M${num(view.x - 40)} ${num(view.y + 128)}q60 60 190 40`, 22, 'light'),
    rod(view, [-width * 0.7, 0, 0], [-width * 0.9, 0, 0], 30),
    mouth(view, [-width * 0.9, 0, 0], [-1, 0, 0], 11, width * 1.8),
    label(150, 90, `${width} mm × ${length} m`, 'start', 26),
    label(150, 124, `${thick} mm`, 'start', 26),
    caption(title),
  ])
}

export function tapeDimensions({
  width,
  thick,
  length,
  title,
}: {
  width: number
  thick: number
  length: number
  title: string
}): string {
  const [x, y, X] = [240, 270, 570]
  return sheet(title, [
    circle(x, y, 150, 'mid'),
    circle(x, y, 124, 'white'),
    ...[116, 104, 92, 80].map((r) => circle(x, y, r, 'none', 'hair')),
    circle(x, y, 62, 'mid'),
    circle(x, y, 52, 'white'),
    centre(x - 170, y, x + 170, y),
    centre(x, y - 170, x, y + 170),
    rect(X - 72, y - 150, 16, 300, 'roundV', 3),
    rect(X + 56, y - 150, 16, 300, 'roundV', 3),
    rect(X - 56, y - 122, 112, 244, 'light'),
    ...[-90, -60, -30, 0, 30, 60, 90].map((dy) =>
      line(
        [
          [X - 56, y + dy],
          [X + 56, y + dy],
        ],
        'hair',
      ),
    ),
    dimH(X - 56, X + 56, y + 204, String(width), y + 150),
    note([x + 90, y + 70], [x + 130, y + 190], `${length} m × ${thick}`),
    caption(title),
  ])
}

/** A sheet with a corner turned up, with width and length. */
export function sheetShaded({
  fill,
  thick,
  wide,
  long,
  roll,
  title,
}: {
  fill: Fill
  thick: number
  wide: number
  long: number
  roll: boolean
  title: string
}): string {
  const dark = fill === 'black'
  if (roll) {
    const view = solid(430, 290, 1, -40, 22)
    return sheet(title, [
      polygon(
        [
          [210, 470],
          [520, 330],
          [700, 420],
          [390, 560],
        ],
        dark ? 'black' : fill,
      ),
      rod(view, [190, 0, 0], [-190, 0, 0], 105, 105, dark ? 'darkH' : 'roundH', dark ? 'black' : fill),
      ...[90, 74, 58, 42].map((r) =>
        face(view, [-190, 0, 0], [-1, 0, 0], r, 'none', 'fine').replace(
          'stroke-width',
          dark ? 'stroke="#a4aeb9" stroke-width' : 'stroke-width',
        ),
      ),
      caption(title),
      label(40, 60, `${wide} mm × ${long / 1000} m`, 'start'),
      label(40, 92, `${thick} mm`, 'start'),
    ])
  }
  const stack = [0, 16, 32].map(
    (up) =>
      polygon(
        [
          [110, 400 - up],
          [400, 270 - up],
          [700, 370 - up],
          [410, 510 - up],
        ],
        dark ? 'black' : fill,
      ) +
      polygon(
        [
          [110, 400 - up],
          [410, 510 - up],
          [410, 516 - up],
          [110, 406 - up],
        ],
        dark ? 'ink' : 'dark',
      ) +
      polygon(
        [
          [410, 510 - up],
          [700, 370 - up],
          [700, 376 - up],
          [410, 516 - up],
        ],
        dark ? 'ink' : 'deep',
      ),
  )
  return sheet(title, [
    ...stack,
    path('M110 368Q150 300 240 330L200 358Q150 340 110 368Z', 'white'),
    caption(title),
  ])
}

export function sheetDimensions({
  fill,
  thick,
  wide,
  long,
  title,
}: {
  fill: Fill
  thick: number
  wide: number
  long: number
  title: string
}): string {
  const [W, H] =
    wide >= long ? [360, Math.max(170, (360 * long) / wide)] : [Math.max(170, (360 * wide) / long), 360]
  const [x, y] = [130, 480 - H]
  return sheet(title, [
    rect(x, y, W, H, fill === 'black' ? 'black' : fill),
    ...Array.from({ length: 6 }, (_, index) =>
      line(
        [
          [x + 14 + index * 18, y + 14],
          [x + 44 + index * 18, y + 44],
        ],
        'hair',
      ),
    ),
    dimH(x, x + W, y - 34, String(wide), y),
    dimV(y, y + H, x - 46, String(long), x),
    rect(600, y, 16, H, fill === 'black' ? 'black' : 'hatchFine'),
    dimH(600, 616, y - 34, String(thick), y),
    caption(title),
  ])
}
