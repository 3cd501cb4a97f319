import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, rect, type Mark } from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'
import { barrel, facet, fitted, solid, spotOn } from './scene.ts'

type Guided = {
  title: string
  bore: number
  stroke: number
  width: number
  height: number
  body: number
  plate: number
  rod: number
  guide: number
  port: string
}

/** A cylinder with two guide rods, from above: body at the left, plate at the right, run out. */
function guidedSide({ title, bore, stroke, width, body, plate, rod, guide, port }: Guided): string {
  const out = stroke * 0.55 + 6
  const total = body + stroke + plate + out
  const s = Math.min(560 / total, 280 / width)
  const [x, y, W] = [400 - (total * s) / 2, 270, width * s]
  const face = x + (body + stroke) * s
  const end = face + out * s
  const rods: Mark[] = [-0.33, 0.33].map((share) =>
    rect(x - 6, y + share * W - (guide * s) / 2, end - x + 6, guide * s, 'roundH', 2),
  )
  return sheet(title, [
    ...rods,
    rect(face, y - (rod * s) / 2, out * s, rod * s, 'roundH'),
    rect(x, y - W / 2, (body + stroke) * s, W, 'light', 6),
    line(
      [
        [x, y - W * 0.17],
        [face, y - W * 0.17],
      ],
      'fine',
    ),
    line(
      [
        [x, y + W * 0.17],
        [face, y + W * 0.17],
      ],
      'fine',
    ),
    rect(x, y - W * 0.06, face - x, W * 0.04, 'dark', 0, 'fine'),
    ...[0.16, 0.84].map((share) =>
      tappedHole(x + (face - x) * share, y - W * 0.42, W * 0.05, W * 0.065, 'black'),
    ),
    ...[0.16, 0.84].flatMap((share) =>
      [-0.24, 0.24].map((up) => circle(x + (face - x) * share, y + up * W, W * 0.03, 'white', 'edge')),
    ),
    rect(end, y - W / 2, plate * s, W, 'mid', 3),
    ...[-0.4, -0.18, 0.18, 0.4].map((share) =>
      centre(end - 8, y + share * W, end + plate * s + 12, y + share * W),
    ),
    centre(x - 24, y, end + plate * s + 24, y),
    label((x + face) / 2, y + W * 0.1, `Ø ${bore} × ${stroke}`),
    dimH(x, face, y + W / 2 + 44, String(body + stroke), y + W / 2),
    dimH(end, end + plate * s, y + W / 2 + 44, String(plate), y + W / 2),
    dimV(y - W / 2, y + W / 2, end + plate * s + 50, String(width), end + plate * s, 'right'),
    note([x + (face - x) * 0.84, y - W * 0.42], [x + (face - x) * 0.9, y - W / 2 - 46], port),
    note(
      [face + out * s * 0.4, y - W * 0.33 - (guide * s) / 2],
      [face + out * s * 0.4 + 24, y - W / 2 - 46],
      `Ø ${guide}`,
    ),
    caption(title),
  ])
}

function guidedSpace({ title, stroke, width, height, body, plate, rod, guide }: Guided): string {
  const out = stroke * 0.55 + 6
  const [L, h, w] = [body + stroke, height, width]
  const view = fitted([-plate - out, -h / 2, -w / 2], [L, h / 2, w / 2], 34, 28)
  return sheet(title, [
    solid(view, [0, -h / 2, -w / 2], [L, h / 2, w / 2]),
    spotOn(view, 'x', [0, 0, 0], rod * 0.9, 'white'),
    ...[-0.3, 0.3].map((share) => spotOn(view, 'y', [L * 0.5 + share * L, h / 2, -w * 0.24], w * 0.025)),
    ...[-0.3, 0.3].map((share) => spotOn(view, 'y', [L * 0.5 + share * L, h / 2, w * 0.24], w * 0.025)),
    ...[0.2, 0.8].map((share) => spotOn(view, 'z', [L * share, 0, w / 2], h * 0.14)),
    facet(
      view,
      [
        [0, h * 0.28, w / 2],
        [L, h * 0.28, w / 2],
        [L, h * 0.36, w / 2],
        [0, h * 0.36, w / 2],
      ],
      'deep',
    ),
    barrel(view, [0, 0, -w * 0.33], [-1, 0, 0], out, guide / 2),
    barrel(view, [0, 0, 0], [-1, 0, 0], out, rod / 2),
    barrel(view, [0, 0, w * 0.33], [-1, 0, 0], out, guide / 2),
    solid(view, [-out - plate, -h / 2, -w / 2], [-out, h / 2, w / 2]),
    ...[-0.4, -0.2, 0.2, 0.4].map((share) => spotOn(view, 'x', [-out - plate, 0, share * w], w * 0.03)),
  ])
}

const guidedParameters = {
  title: text(),
  bore: mm(2, 500),
  stroke: mm(2, 1000),
  width: mm(10, 1000),
  height: mm(5, 500),
  body: mm(5, 500),
  plate: mm(2, 100),
  rod: mm(1, 100),
  guide: mm(2, 200),
  port: text(),
}

export const families = {
  'guided-cylinder-side': family(guidedParameters, guidedSide),
  'guided-cylinder-space': family(guidedParameters, guidedSpace),
}
