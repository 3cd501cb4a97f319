import { z } from 'zod'
import { choice, family, fillName, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { line, num, path, rect, type Fill, type Mark } from '../../sheet/svg.ts'

/** A pack, standing: its widest and its whole height in mm. */
type Vessel = {
  kind:
    | 'bottle'
    | 'jerrycan'
    | 'pail'
    | 'drum'
    | 'tin'
    | 'spray'
    | 'tube'
    | 'dropper'
    | 'nozzle'
    | 'cartridge'
    | 'jar'
  width: number
  height: number
  /** What its label says: one or two short lines. */
  mark: readonly string[]
  band?: Fill
}

const white = (x: number, y: number, text: string, height: number, dark: boolean): Mark =>
  `<text x="${num(x)}" y="${num(y)}" text-anchor="middle" font-size="${num(height)}" fill="${dark ? '#16191d' : '#ffffff'}" stroke="none">${escape(text)}</text>`

/** The pack in elevation, its foot's middle at x and y, px per mm. */
function vessel(
  { kind, width, height, mark, band = 'darkV' }: Vessel,
  x: number,
  y: number,
  scale: number,
): Mark[] {
  const [w, h] = [(width * scale) / 2, height * scale]
  const top = y - h
  const at = (dx: number, dy: number): string => `${num(x + dx * w)} ${num(top + dy * h)}`
  const body = (d: string, fill: Fill = 'roundV'): Mark => path(d, fill)
  const wide = (a: number, b: number, fill: Fill, part = 1): Mark =>
    rect(x - w * part, top + a * h, 2 * w * part, (b - a) * h, fill, 0, 'edge')
  const forms: Record<Vessel['kind'], { marks: Mark[]; from: number; to: number; part: number }> = {
    bottle: {
      marks: [
        rect(x - w * 0.42, top, w * 0.84, h * 0.12, 'darkV', 3),
        body(
          `M${at(-0.36, 0.12)}H${num(x + 0.36 * w)}C${at(0.4, 0.2)} ${at(1, 0.2)} ${at(1, 0.34)}V${num(y - 6)}Q${at(1, 1)} ${at(0.9, 1)}H${num(x - 0.9 * w)}Q${at(-1, 1)} ${at(-1, 0.98)}V${num(top + 0.34 * h)}C${at(-1, 0.2)} ${at(-0.4, 0.2)} ${at(-0.36, 0.12)}Z`,
        ),
      ],
      from: 0.42,
      to: 0.86,
      part: 1,
    },
    jerrycan: {
      marks: [
        rect(x + w * 0.36, top, w * 0.42, h * 0.1, 'darkV', 3),
        body(
          `M${at(-0.86, 0.16)}L${at(-0.6, 0.07)}H${num(x + 0.9 * w)}Q${at(1, 0.08)} ${at(1, 0.16)}V${num(y - 8)}Q${at(1, 1)} ${at(0.9, 1)}H${num(x - 0.9 * w)}Q${at(-1, 1)} ${at(-1, 0.97)}V${num(top + 0.3 * h)}Q${at(-1, 0.2)} ${at(-0.86, 0.16)}Z`,
        ),
        path(
          `M${at(-0.62, 0.17)}H${num(x + 0.2 * w)}V${num(top + 0.26 * h)}H${num(x - 0.72 * w)}Z`,
          'white',
          'edge',
        ),
      ],
      from: 0.38,
      to: 0.88,
      part: 0.86,
    },
    pail: {
      marks: [
        body(`M${at(-1, 0.06)}H${num(x + w)}L${at(0.88, 1)}H${num(x - 0.88 * w)}Z`),
        rect(x - w * 1.03, top, w * 2.06, h * 0.07, 'roundV', 3),
        wide(0.13, 0.16, 'mid', 1),
        path(`M${at(-0.97, 0.16)}C${at(-0.9, 0.44)} ${at(0.9, 0.44)} ${at(0.97, 0.16)}`, 'none', 'heavy'),
      ],
      from: 0.46,
      to: 0.84,
      part: 0.9,
    },
    drum: {
      marks: [
        rect(x - w * 0.97, top + 4, w * 1.94, h - 8, 'roundV', 3),
        ...[0, 0.32, 0.66, 0.975].map((t) => rect(x - w, top + t * h, 2 * w, h * 0.025, 'roundV', 3, 'edge')),
        rect(x - w * 0.7, top - 5, w * 0.22, 5, 'dark', 1, 'edge'),
        rect(x + w * 0.4, top - 4, w * 0.14, 4, 'dark', 1, 'edge'),
      ],
      from: 0.37,
      to: 0.63,
      part: 0.97,
    },
    tin: {
      marks: [
        rect(x - w * 0.97, top + h * 0.05, w * 1.94, h * 0.94, 'roundV', 2),
        rect(x - w, top, 2 * w, h * 0.08, 'roundV', 3),
        rect(x - w, y - h * 0.04, 2 * w, h * 0.04, 'roundV', 2),
        rect(x - w * 0.78, top - 4, w * 1.56, 5, 'dark', 2, 'edge'),
      ],
      from: 0.22,
      to: 0.86,
      part: 0.97,
    },
    jar: {
      marks: [
        rect(x - w * 0.9, top + h * 0.26, w * 1.8, h * 0.74, 'roundV', 6),
        rect(x - w, top, 2 * w, h * 0.28, 'darkV', 4),
      ],
      from: 0.42,
      to: 0.88,
      part: 0.9,
    },
    spray: {
      marks: [
        rect(x - w, top + h * 0.28, 2 * w, h * 0.72, 'roundV', 3),
        body(
          `M${at(-1, 0.29)}C${at(-0.95, 0.22)} ${at(-0.6, 0.2)} ${at(-0.56, 0.18)}H${num(x + 0.56 * w)}C${at(0.6, 0.2)} ${at(0.95, 0.22)} ${at(1, 0.29)}Z`,
        ),
        rect(x - w * 0.66, top, w * 1.32, h * 0.19, 'darkV', 5),
        rect(x - w * 1.02, y - h * 0.025, w * 2.04, h * 0.03, 'mid', 2, 'edge'),
      ],
      from: 0.36,
      to: 0.9,
      part: 1,
    },
    tube: {
      marks: [
        body(`M${at(-1, 0)}H${num(x + w)}L${at(0.8, 0.82)}H${num(x - 0.8 * w)}Z`, 'light'),
        wide(0, 0.07, 'mid', 1),
        rect(x - w * 0.5, top + h * 0.82, w, h * 0.18, 'darkV', 3),
      ],
      from: 0.2,
      to: 0.68,
      part: 0.86,
    },
    dropper: {
      marks: [
        body(`M${at(-0.16, 0.02)}H${num(x + 0.16 * w)}L${at(0.4, 0.3)}H${num(x - 0.4 * w)}Z`, 'darkV'),
        rect(x - w * 0.55, top + h * 0.28, w * 1.1, h * 0.12, 'roundV', 2),
        body(
          `M${at(-0.5, 0.4)}H${num(x + 0.5 * w)}C${at(0.9, 0.42)} ${at(1, 0.46)} ${at(1, 0.52)}V${num(y)}H${num(x - w)}V${num(top + 0.52 * h)}C${at(-1, 0.46)} ${at(-0.9, 0.42)} ${at(-0.5, 0.4)}Z`,
        ),
      ],
      from: 0.55,
      to: 0.94,
      part: 1,
    },
    nozzle: {
      marks: [
        rect(x - w * 0.13, top, w * 0.26, h * 0.1, 'darkV', 2),
        body(`M${at(-0.16, 0.08)}H${num(x + 0.16 * w)}L${at(0.5, 0.3)}H${num(x - 0.5 * w)}Z`, 'darkV'),
        body(
          `M${at(-0.62, 0.3)}H${num(x + 0.62 * w)}C${at(1, 0.34)} ${at(1, 0.36)} ${at(1, 0.42)}L${at(0.9, 0.97)}Q${at(0.88, 1)} ${at(0.8, 1)}H${num(x - 0.8 * w)}Q${at(-0.88, 1)} ${at(-0.9, 0.97)}L${at(-1, 0.42)}C${at(-1, 0.36)} ${at(-1, 0.34)} ${at(-0.62, 0.3)}Z`,
        ),
      ],
      from: 0.48,
      to: 0.9,
      part: 0.93,
    },
    cartridge: {
      marks: [
        body(`M${at(-0.1, -0.34)}H${num(x + 0.1 * w)}L${at(0.34, 0)}H${num(x - 0.34 * w)}Z`, 'light'),
        rect(x - w * 0.4, top - h * 0.02, w * 0.8, h * 0.05, 'darkV', 2),
        rect(x - w, top + h * 0.03, 2 * w, h * 0.97, 'roundV', 2),
        rect(x - w * 0.94, y - h * 0.03, w * 1.88, h * 0.05, 'dark', 0, 'edge'),
      ],
      from: 0.22,
      to: 0.84,
      part: 1,
    },
  }
  const form = forms[kind]
  const [a, b] = [top + form.from * h, top + form.to * h]
  const room = 2 * w * form.part
  const light = band === 'accent' || band === 'light' || band === 'white' || band === 'mid' || band === 'dark'
  const size = Math.min(
    ((b - a) * 0.8) / Math.max(1, mark.length) / 1.1,
    ...mark.map((text) => (room * 0.86) / (text.length * 0.68)),
    60,
  )
  const lines =
    size < 7
      ? []
      : mark.map((text, index) =>
          white(x, (a + b) / 2 + size * (0.36 + (index - (mark.length - 1) / 2) * 1.15), text, size, light),
        )
  return [
    ...form.marks,
    wide(form.from, form.to, band, form.part),
    light
      ? ''
      : rect(x - w * form.part, a + (b - a) * 0.07, room, Math.max(2, (b - a) * 0.035), 'accent', 0, 'none'),
    ...lines,
  ]
}

/** One pack with its size. */
function vesselDimensions(of: Vessel, title: string): string {
  const over = of.kind === 'cartridge' ? 1.34 : 1
  const scale = Math.min(400 / (of.height * over), 420 / of.width)
  const foot = 480
  const w = (of.width * scale) / 2
  return sheet(title, [
    ...vessel(of, 400, foot, scale),
    dimH(
      400 - w,
      400 + w,
      foot + 42,
      of.kind === 'jerrycan' || of.kind === 'tube' ? String(of.width) : `Ø ${of.width}`,
      foot,
    ),
    dimV(foot - of.height * scale, foot, 400 - w - 58, String(of.height), 400 - w),
    caption(title),
  ])
}

/** All packs of a product on one ground line; small ones are drawn larger than true, so that they can be told apart. */
function vesselRange(packs: readonly (readonly [of: Vessel, text: string])[], title: string): string {
  const heights = packs.map(
    ([of]) => 330 * (of.height / Math.max(...packs.map(([each]) => each.height))) ** 0.55,
  )
  const widths = packs.map(([of], index) => ((heights[index] ?? 0) * of.width) / of.height)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const shrink = Math.min(1, 600 / total)
  const gap = Math.min(70, (720 - total * shrink) / (packs.length + 1))
  let x = 400 - (total * shrink + gap * (packs.length - 1)) / 2
  const marks = packs.flatMap(([of, text], index) => {
    const width = (widths[index] ?? 0) * shrink
    const middle = x + width / 2
    x += width + gap
    return [...vessel(of, middle, 460, width / of.width), label(middle, 500, text)]
  })
  return sheet(title, [
    line(
      [
        [40, 460],
        [760, 460],
      ],
      'fine',
    ),
    ...marks,
    caption(title),
  ])
}

/** Several of the same pack, standing behind each other. */
function vesselGroup(of: Vessel, title: string): string {
  const over = of.kind === 'cartridge' ? 1.34 : 1
  const scale = Math.min(330 / (of.height * over), 190 / of.width)
  const step = Math.max(of.width * scale * 1.08, 120)
  return sheet(title, [
    ...vessel(of, 400 - step * 0.55, 440, scale * 0.94),
    ...vessel(of, 400 + step * 0.55, 440, scale * 0.94),
    ...vessel(of, 400, 510, scale),
  ])
}

const vesselParameters = {
  kind: choice([
    'bottle',
    'jerrycan',
    'pail',
    'drum',
    'tin',
    'spray',
    'tube',
    'dropper',
    'nozzle',
    'cartridge',
    'jar',
  ]),
  width: mm(2, 5000),
  height: mm(10, 5000),
  mark: list(text(), 12),
  band: fillName().exactOptional(),
}

export const families = {
  'vessel-dimensions': family({ ...vesselParameters, title: text() }, ({ title, ...of }) =>
    vesselDimensions(of, title),
  ),
  'vessel-group': family({ ...vesselParameters, title: text() }, ({ title, ...of }) =>
    vesselGroup(of, title),
  ),
  'vessel-range': family(
    {
      packs: list(z.tuple([z.strictObject(vesselParameters), text()]), 12),
      title: text(),
    },
    ({ packs, title }) => vesselRange(packs, title),
  ),
}
