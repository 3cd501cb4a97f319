import { family, flag, mm, text } from '../../family.ts'
import { caption, dimAngle, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  clipped,
  line,
  num,
  path,
  pierced,
  placed,
  polygon,
  type Mark,
} from '../../sheet/svg.ts'

type Belt = {
  section: string
  width: number
  height: number
  length: number
  title: string
  /** What the length is: Li inside, Ld datum, La outside. */
  letter?: string
  /** Raw edges and a notched underside. */
  cogged?: boolean
  /** Ribs that run along the inside. */
  ribs?: number
}

/** The belt's cross-section: fabric cover, tension cords, rubber core; top width, height and wedge angle. */
function beltDimensions({ width, height, title, cogged = false }: Belt): string {
  const scale = Math.min(430 / width, 270 / height)
  const [x, top] = [400, 160]
  const [w, h] = [(width * scale) / 2, height * scale]
  const slope = Math.tan((20 * Math.PI) / 180)
  const at = (depth: number): number => w - depth * slope
  const cords: Mark[] = []
  const count = 9
  for (let index = 0; index < count; index += 1) {
    const across = x - at(h * 0.28) * 0.86 + (index * 2 * 0.86 * at(h * 0.28)) / (count - 1)
    cords.push(circle(across, top + h * 0.28, h * 0.055, 'white', 'edge'))
  }
  const shape = (inset: number): [number, number][] => [
    [x - w + inset * 1.3, top + inset],
    [x + w - inset * 1.3, top + inset],
    [x + at(h) - inset * 0.7, top + h - inset],
    [x - at(h) + inset * 0.7, top + h - inset],
  ]
  return sheet(title, [
    polygon(shape(0), cogged ? 'hatch' : 'black'),
    cogged ? '' : polygon(shape(9), 'hatch', 'edge'),
    cogged
      ? polygon(
          [
            [x - at(h * 0.62), top + h * 0.62],
            [x + at(h * 0.62), top + h * 0.62],
            [x + at(h), top + h],
            [x - at(h), top + h],
          ],
          'mid',
          'edge',
        )
      : '',
    line(
      [
        [x - at(h * 0.17) + 11, top + h * 0.17],
        [x + at(h * 0.17) - 11, top + h * 0.17],
      ],
      'fine',
    ),
    line(
      [
        [x - at(h * 0.39) + 11, top + h * 0.39],
        [x + at(h * 0.39) - 11, top + h * 0.39],
      ],
      'fine',
    ),
    ...cords,
    centre(x, top - 30, x, top + h + 36),
    dimH(x - w, x + w, top - 54, String(width), top),
    dimV(top, top + h, x - w - 60, String(height), [x - w, x - at(h)]),
    // The flanks' angle stands between their continuations below the belt.
    line(
      [
        [x - at(h), top + h],
        [x - at(h + 90), top + h + 90],
      ],
      'fine',
    ),
    line(
      [
        [x + at(h), top + h],
        [x + at(h + 90), top + h + 90],
      ],
      'fine',
    ),
    dimAngleAcross(x, top + h + 74, at(h + 74)),
    caption(title),
  ])
}

function dimAngleAcross(x: number, y: number, reach: number): Mark {
  return dimAngle(
    [x, y + reach / Math.tan((20 * Math.PI) / 180)],
    reach / Math.sin((20 * Math.PI) / 180),
    -110,
    -70,
    '40°',
  )
}

/** The belt as a loop around two pulleys. */
function beltLoop({
  section,
  width,
  height,
  length,
  title,
  letter = 'Li',
  cogged = false,
  ribs = 0,
}: Belt): string {
  const [y, r, reach] = [320, 150, 170]
  const [left, right] = [370 - reach, 370 + reach]
  const loop = (radius: number): string =>
    `M${left} ${num(y - radius)}H${right}a${num(radius)} ${num(radius)} 0 0 1 0 ${num(2 * radius)}H${left}a${num(radius)} ${num(radius)} 0 0 1 0 ${num(-2 * radius)}Z`
  const thick = (height / width) * 42
  const taper = thick * Math.tan((20 * Math.PI) / 180)
  const [dx, dy] = [56, -34]
  // Rings from the far side to the near one leave the flanks of a wedge; the near half of them narrows inwards.
  const rings = Array.from({ length: 13 }, (_, index) => {
    const share = 1 - index / 12
    const inner = r - thick + Math.max(0, (Math.abs(share - 0.5) - 0.32) / 0.18) * taper
    return placed(
      [1, 0, 0, 1, dx * share, dy * share],
      [pierced(`${loop(r)}${loop(inner)}`, index === 0 ? 'ink' : 'black', index === 0 ? 'outline' : 'none')],
    )
  })
  // Between the ribs lie grooves; each shows where the inside looks to the reader.
  const grooves = Array.from({ length: Math.max(0, ribs - 1) }, (_, index) => {
    const share = (index + 1) / ribs
    return placed([1, 0, 0, 1, dx * share, dy * share], [path(loop(r - thick), 'none', 'edge')])
  })
  return sheet(title, [
    ...rings,
    ...(grooves.length === 0
      ? []
      : [clipped('inside', loop(r - thick), [`<g stroke="#bec6cf">${grooves.join('')}</g>`])]),
    pierced(`${loop(r)}${loop(r - thick)}`, 'deep'),
    path(loop(r - thick * 0.32), 'none', 'fine'),
    ...(cogged ? notches(left, right, y, r - thick, thick) : []),
    label(400, y + 6, section, 'middle', section.length > 3 ? 54 : 72),
    note([right - 90, y + r - thick], [right - 150, y + 70], `${letter} ${length}`),
    caption(title),
  ])
}

/** The notches of a cogged belt along its inside. */
function notches(left: number, right: number, y: number, r: number, thick: number): Mark[] {
  const step = 26
  const size = thick * 0.42
  const straight = Array.from(
    { length: Math.floor((right - left) / step) + 1 },
    (_, index) => left + index * step,
  )
  const angles = Array.from(
    { length: Math.floor((Math.PI * r) / step) },
    (_, index) => ((index + 0.5) * step) / r,
  )
  const places = [
    ...straight.flatMap((x): [number, number, number][] => [
      [x, y - r, 0],
      [x, y + r, 180],
    ]),
    ...angles.flatMap((angle): [number, number, number][] => [
      [right + Math.sin(angle) * r, y - Math.cos(angle) * r, (angle * 180) / Math.PI],
      [left - Math.sin(angle) * r, y - Math.cos(angle) * r, (-angle * 180) / Math.PI],
    ]),
  ]
  const d = places
    .map(([x, at, turn]) => {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size]
      return `M${num(x - dx)} ${num(at - dy)}a${num(size)} ${num(size)} 0 0 1 ${num(2 * dx)} ${num(2 * dy)}`
    })
    .join('')
  return [path(d, 'black', 'fine')]
}

/** A ribbed belt's cross-section. */
function ribbedSection(of: { ribs: number; pitch: number; height: number; title: string }): string {
  const { ribs, pitch, height, title } = of
  const width = ribs * pitch
  const scale = Math.min(520 / width, 190 / height)
  const [x, top] = [400 - (width * scale) / 2, 210]
  const [p, h] = [pitch * scale, height * scale]
  const back = h * 0.42
  const points: [number, number][] = [
    [x, top],
    [x + ribs * p, top],
  ]
  for (let rib = ribs - 1; rib >= 0; rib -= 1) {
    const left = x + rib * p
    points.push(
      [left + p, top + back],
      [left + p * 0.72, top + h],
      [left + p * 0.28, top + h],
      [left, top + back],
    )
  }
  const cords = Array.from({ length: ribs * 2 }, (_, index) =>
    circle(x + (index + 0.5) * (p / 2), top + back * 0.56, Math.min(back * 0.2, p * 0.14), 'white', 'edge'),
  )
  return sheet(title, [
    polygon(points, 'hatch'),
    polygon(
      [
        [x, top],
        [x + ribs * p, top],
        [x + ribs * p, top + back * 0.2],
        [x, top + back * 0.2],
      ],
      'black',
      'edge',
    ),
    ...cords,
    dimH(x, x + ribs * p, top - 52, String(Math.round(width * 100) / 100), top),
    dimH(x, x + p, top + h + 62, String(pitch), top + back, 'right'),
    dimV(top, top + h, x - 52, String(height), [x, x + p * 0.28]),
    caption(title),
  ])
}

const beltParameters = {
  section: text(),
  width: mm(1, 200),
  height: mm(1, 200),
  length: mm(50, 50000),
  title: text(),
  letter: text().exactOptional(),
  cogged: flag(),
  ribs: mm(0.5, 50).exactOptional(),
}

export const families = {
  'v-belt-dimensions': family(beltParameters, beltDimensions),
  'v-belt-loop': family(beltParameters, beltLoop),
  'ribbed-belt-section': family(
    { ribs: mm(0.5, 50), pitch: mm(0.5, 20).default(3.56), height: mm(0.5, 50), title: text() },
    ribbedSection,
  ),
}
