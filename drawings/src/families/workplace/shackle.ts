import { z } from 'zod'
import { count, family, flag, list, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, num, path, pierced, rect, stroke } from '../../sheet/svg.ts'

/** A shackle from its front: body, pin with eye or with nut. */
type Shackle = {
  bow: boolean
  bolt: boolean
  d: number
  pin: number
  inside: number
  load: number
  title: string
}

function shackleFront({ bow, bolt, d, pin, inside, load, title }: Shackle): string {
  const high = inside * (bow ? 2.5 : 2.1)
  const scale = Math.min(330 / (high + pin + d * 2), 300 / (inside + 4 * d))
  const [x, w, t] = [390, (inside / 2) * scale, d * scale]
  const pinY = 410
  const top = pinY - high * scale
  const bulge = bow ? w * 1.45 : w
  const middle = `M${num(x - w - t / 2)} ${pinY}C${num(x - w - t / 2)} ${num(pinY - high * scale * 0.35)} ${num(x - bulge - t / 2)} ${num(pinY - high * scale * 0.4)} ${num(x - bulge - t / 2)} ${num(top + bulge)}A${num(bulge + t / 2)} ${num(bulge + t / 2)} 0 0 1 ${num(x + bulge + t / 2)} ${num(top + bulge)}C${num(x + bulge + t / 2)} ${num(pinY - high * scale * 0.4)} ${num(x + w + t / 2)} ${num(pinY - high * scale * 0.35)} ${num(x + w + t / 2)} ${pinY}`
  const p = (pin * scale) / 2
  const ear = p * 1.9
  return sheet(title, [
    stroke(middle, 'ink', t + 3),
    stroke(middle, 'mid', t),
    stroke(middle, 'white', t * 0.3),
    ...[-1, 1].map((side) =>
      rect(x + side * (w + t / 2) - t * 0.6, pinY - ear, t * 1.2, 2 * ear, 'roundV', 6),
    ),
    rect(x - w, pinY - p, 2 * w, 2 * p, 'roundH', 0),
    bolt
      ? rect(x + w + t * 1.1, pinY - p * 1.8, p * 1.7, p * 3.6, 'roundH', 3) +
        rect(x + w + t * 1.1 + p * 1.7, pinY - p * 0.9, p * 0.9, p * 1.8, 'roundH', 2) +
        rect(x - w - t * 1.1 - p * 0.9, pinY - p * 1.6, p * 0.9, p * 3.2, 'roundH', 4)
      : rect(x - w - t * 1.1 - 8, pinY - p * 0.7, 10, p * 1.4, 'roundH') +
        pierced(
          `M${num(x + w + t * 1.1)} ${num(pinY - p * 1.2)}h${num(p)}a${num(p * 1.3)} ${num(p * 1.3)} 0 1 1 0 ${num(p * 2.4)}h${num(-p)}ZM${num(x + w + t * 1.1 + p * 1.2)} ${pinY}a${num(p * 0.6)} ${num(p * 0.6)} 0 1 0 ${num(p * 1.2)} 0a${num(p * 0.6)} ${num(p * 0.6)} 0 1 0 ${num(-p * 1.2)} 0Z`,
          'mid',
        ),
    dimH(x - w, x + w, pinY + ear + 50, String(inside), pinY + p),
    dimV(pinY - p, pinY + p, x - w - t * 1.1 - p - 62, `Ø ${pin}`, [x - w - t, x - w - t]),
    dimH(x + bulge, x + bulge + t, top + bulge - 8, String(d), [NaN, NaN]),
    label(680, 130, `${load} t`, 'middle', 40),
    caption(title),
  ])
}

/** Several shackles by size, with their working loads. */
function shackleRange(
  bow: boolean,
  rows: readonly (readonly [d: number, inside: number, load: number])[],
  title: string,
): string {
  const scale = 560 / rows.reduce((sum, [d, inside]) => sum + inside * (bow ? 1.5 : 1) + 3 * d + 8, 0)
  let x = 60
  const marks = rows.flatMap(([d, inside, load]) => {
    const bulge = ((bow ? 1.45 : 1) * inside * scale) / 2
    const [w, t, high] = [(inside / 2) * scale, d * scale, inside * (bow ? 2.4 : 2) * scale]
    const cx = x + Math.max(bulge + t, w + t * 1.5)
    x += 2 * Math.max(bulge + t, w + t * 1.5) + 26
    const y = 420
    const d1 = `M${num(cx - w - t / 2)} ${y}C${num(cx - w - t / 2)} ${num(y - high * 0.35)} ${num(cx - bulge - t / 2)} ${num(y - high * 0.4)} ${num(cx - bulge - t / 2)} ${num(y - high + bulge)}A${num(bulge + t / 2)} ${num(bulge + t / 2)} 0 0 1 ${num(cx + bulge + t / 2)} ${num(y - high + bulge)}C${num(cx + bulge + t / 2)} ${num(y - high * 0.4)} ${num(cx + w + t / 2)} ${num(y - high * 0.35)} ${num(cx + w + t / 2)} ${y}`
    return [
      stroke(d1, 'ink', t + 3),
      stroke(d1, 'dark', t),
      stroke(d1, 'white', t * 0.3),
      rect(cx - w - t * 1.5, y - t * 0.6, 2 * w + 3 * t, t * 1.2, 'roundH', 4),
      label(cx, y + 60, `${load} t`, 'middle', 20),
    ]
  })
  return sheet(title, [...marks, caption(title)])
}

/** A sling or eye hook with its latch. */
function slingHook({
  size,
  load,
  clevis,
  title,
}: {
  size: number
  load: number
  clevis: boolean
  title: string
}): string {
  return sheet(title, [
    path(
      'M372 250C372 226 340 214 340 178A60 60 0 0 1 460 178C460 214 428 226 432 250C500 268 540 324 528 394C514 470 440 506 372 488C322 474 292 434 290 388L330 372C340 410 366 432 400 430C440 428 464 398 460 362C456 330 436 316 412 308C388 300 372 280 372 250Z',
      'glow',
    ),
    clevis
      ? // The chain's last link hangs between the cheeks, on the pin that shows its end.
        stroke('M384 122V72a16 16 0 0 1 32 0V122', 'ink', 15) +
        stroke('M384 122V72a16 16 0 0 1 32 0V122', 'mid', 12) +
        circle(400, 178, 27, 'mid') +
        circle(400, 178, 9, 'dark', 'edge')
      : circle(400, 178, 32, 'white'),
    path('M398 306L306 372L318 384L412 322Z', 'mid'),
    circle(404, 312, 8, 'dark', 'edge'),
    path('M290 388Q280 360 306 350L330 372Z', 'light', 'edge'),
    dimV(430, 494, 620, String(Math.round(size * 2.6)), [410, 410], 'right'),
    dimH(310, 452, 552, String(Math.round(size * 3.1)), [400, 380]),
    label(160, 150, `${load} t`, 'middle', 40),
    label(160, 200, `Ø ${size}`),
    caption(title),
  ])
}

export const families = {
  'shackle-front': family(
    {
      bow: flag(),
      bolt: flag(),
      d: mm(1, 500),
      pin: mm(1, 500),
      inside: mm(2, 500),
      load: number(0.1, 200, 't'),
      title: text(),
    },
    shackleFront,
  ),
  'shackle-range': family(
    { bow: flag(), rows: list(z.tuple([count(3, 128), mm(2, 500), mm(0.1, 100)]), 15), title: text() },
    ({ bow, rows, title }) => shackleRange(bow, rows, title),
  ),
  'sling-hook': family(
    { size: mm(1, 100), load: number(0.2, 100, 't'), clevis: flag(), title: text() },
    slingHook,
  ),
}
