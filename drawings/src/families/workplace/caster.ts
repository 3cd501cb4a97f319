import { z } from 'zod'
import { choice, count, family, fillName, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, num, path, polar, rect, stroke, type Fill, type Mark } from '../../sheet/svg.ts'

type Caster = {
  wheel: number
  width: number
  height: number
  /** Plate length and width, and pitch of its holes along the length. */
  plate: readonly [number, number]
  holes: number
  kind: 'swivel' | 'brake' | 'fixed'
  /** Fills of the tread and the wheel's body; a cast wheel shows spokes. */
  tread?: Fill
  core?: Fill
  cast?: boolean
  title: string
}

const computeScale = ({ height }: Caster): number => 400 / height

const spokes = (x: number, y: number, R: number): Mark[] =>
  Array.from({ length: 6 }, (_, index) => {
    const [[ax, ay], [bx, by]] = [
      polar(x, y, R * 0.34, 30 + index * 60),
      polar(x, y, R * 0.78, 30 + index * 60),
    ]
    return (
      stroke(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, 'ink', R * 0.15) +
      stroke(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`, 'mid', R * 0.12)
    )
  })

/** The caster from its side. */
function casterSide(caster: Caster): string {
  const { wheel, height, plate, kind, title } = caster
  const scale = computeScale(caster)
  const top = 70
  const foot = top + height * scale
  const R = (wheel * scale) / 2
  const y = foot - R
  const offset = kind === 'fixed' ? 0 : wheel * 0.3 * scale
  const [px, wx] = [400 - offset / 2, 400 + offset / 2]
  const p = (plate[0] * scale) / 2
  const neck = top + 12
  const head = kind === 'fixed' ? neck : neck + 0.16 * wheel * scale
  const reach = 0.24 * wheel * scale
  const swivel = [
    path(
      `M${num(px - p * 0.66)} ${neck}H${num(px + p * 0.66)}L${num(px + p * 0.56)} ${num(head - 4)}H${num(px - p * 0.56)}Z`,
      'roundH',
    ),
    rect(px - p * 0.6, head - 6, p * 1.2, 12, 'mid', 4),
    circle(px, top - 2, 6, 'dark', 'edge'),
  ]
  const brake: Mark[] =
    kind === 'brake'
      ? [
          path(
            `M${num(wx + R * 0.3)} ${num(y - R * 1.06)}L${num(wx + R * 1.25)} ${num(y - R * 0.98)}L${num(wx + R * 1.42)} ${num(y - R * 0.82)}L${num(wx + R * 1.36)} ${num(y - R * 0.74)}L${num(wx + R * 0.4)} ${num(y - R * 0.86)}Z`,
            'accent',
          ),
        ]
      : []
  return sheet(title, [
    ...(kind === 'fixed' ? [] : swivel),
    circle(wx, y, R, caster.tread ?? 'black'),
    circle(wx, y, R * 0.84, 'dark', 'edge'),
    circle(wx, y, R * 0.8, caster.core ?? 'light', 'edge'),
    ...(caster.cast === true ? spokes(wx, y, R) : []),
    circle(wx, y, R * 0.36, 'mid', 'edge'),
    ...brake,
    path(
      `M${num(px - p * 0.58)} ${num(head)}H${num(px + p * 0.58)}C${num(px + p * 0.6)} ${num(head + (y - head) * 0.35)} ${num(wx + reach)} ${num(y - (y - head) * 0.4)} ${num(wx + reach * 0.9)} ${num(y + reach * 0.2)}A${num(reach)} ${num(reach)} 0 0 1 ${num(wx - reach * 0.9)} ${num(y + reach * 0.2)}C${num(wx - reach * 1.1)} ${num(y - (y - head) * 0.3)} ${num(px - p * 0.5)} ${num(head + (y - head) * 0.5)} ${num(px - p * 0.58)} ${num(head)}Z`,
      'roundV',
    ),
    circle(wx, y, R * 0.16, 'mid'),
    circle(wx, y, R * 0.07, 'dark', 'edge'),
    rect(px - p, top, 2 * p, 12, 'roundH', 2),
    centre(wx, y - R - 14, wx, foot + 16),
    centre(wx - R - 18, y, wx + R + 18, y),
    kind === 'fixed' ? '' : centre(px, top - 26, px, foot + 16),
    dimV(top, foot, Math.min(px - p, wx - R) - 60, String(height), [px - p, wx - 12]),
    dimH(wx - R, wx + R, foot + 46, `Ø ${wheel}`, y + 8),
    dimH(px - p, px + p, top - 34, String(plate[0]), top),
    caption(title),
  ])
}

/** The caster from the front, and its plate from above. */
function casterFront(caster: Caster): string {
  const { wheel, width, height, plate, holes, kind, title } = caster
  const scale = Math.min(computeScale(caster) * 0.86, 560 / (plate[1] + plate[0] * 1.25 + 20))
  const x = 60 + (plate[1] * scale) / 2
  const top = 270 - (height * scale) / 2
  const foot = top + height * scale
  const [R, w, p] = [(wheel * scale) / 2, (width * scale) / 2, (plate[1] * scale) / 2]
  const y = foot - R
  const neck = top + 10 + (kind === 'fixed' ? 0 : 0.16 * wheel * scale)
  const across = (plate[0] - holes) / 2
  const [mx, my, L, W] = [
    x + (plate[1] * scale) / 2 + 50 + plate[0] * scale * 0.625,
    270,
    (plate[0] * scale * 1.25) / 2,
    (plate[1] * scale * 1.25) / 2,
  ]
  const [hx, hy] = [L - across * scale * 1.25, W - across * scale * 1.25]
  const holesAt = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => rect(mx + sx * hx - 15, my + sy * hy - 8, 30, 16, 'white', 8)),
  )
  return sheet(title, [
    rect(
      x - w,
      y - R,
      2 * w,
      2 * R,
      caster.tread === undefined || caster.tread === 'black'
        ? 'darkV'
        : caster.tread === 'accent'
          ? 'accent'
          : caster.tread === 'white'
            ? 'white'
            : 'roundV',
      w * 0.5,
    ),
    rect(x - w * 0.78, y - R * 0.34, w * 1.56, R * 0.68, 'roundH', 4),
    ...[-1, 1].map((sign) =>
      rect(sign === 1 ? x + w + 5 : x - w - 15, neck, 10, y + R * 0.24 - neck, 'roundV', 2),
    ),
    rect(x - w - 15, neck - 2, 2 * w + 30, 12, 'mid', 3),
    kind === 'fixed' ? '' : rect(x - p * 0.66, top + 10, p * 1.32, neck - top - 12, 'roundV', 4),
    rect(x - w - 24, y - 7, 2 * w + 48, 14, 'roundH', 3),
    rect(x - p, top, 2 * p, 12, 'roundH', 2),
    centre(x, top - 20, x, foot + 16),
    dimH(x - w, x + w, foot + 46, String(width), foot - 12),
    rect(mx - L, my - W, 2 * L, 2 * W, 'light', 10),
    ...holesAt,
    circle(mx, my, W * (kind === 'fixed' ? 0 : 0.34), 'mid', 'edge'),
    centre(mx - L - 16, my, mx + L + 16, my),
    centre(mx, my - W - 16, mx, my + W + 16),
    dimH(mx - L, mx + L, my + W + 88, String(plate[0]), my + W),
    dimH(mx - hx, mx + hx, my + W + 40, String(holes), my + hy + 8),
    dimV(my - W, my + W, mx + L + 44, String(plate[1]), mx + L, 'right'),
    caption(title),
  ])
}

const casterParameters = {
  wheel: mm(10, 1000),
  width: mm(5, 500),
  height: mm(20, 2000),
  plate: z.tuple([mm(10, 1000), mm(10, 1000)]),
  holes: count(37, 420),
  kind: choice(['swivel', 'brake', 'fixed']),
  tread: fillName().exactOptional(),
  core: fillName().exactOptional(),
  cast: flag(),
  title: text(),
}

export const families = {
  'caster-front': family(casterParameters, casterFront),
  'caster-side': family(casterParameters, casterSide),
}
