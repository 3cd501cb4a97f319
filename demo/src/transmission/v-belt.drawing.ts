import { caption, dimAngle, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, line, num, path, pierced, placed, polygon, type Mark } from '../drawing/svg.ts'

type Belt = { section: string; width: number; height: number; length: number; title: string }

/** The belt's cross-section: fabric cover, tension cords, rubber core; top width, height and wedge angle. */
export function beltDimensions({ width, height, title }: Belt): string {
  const scale = 430 / width
  const [x, top] = [400, 190]
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
    polygon(shape(0), 'black'),
    polygon(shape(9), 'hatch', 'edge'),
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
export function beltLoop({ section, width, height, length, title }: Belt): string {
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
  return sheet(title, [
    ...rings,
    pierced(`${loop(r)}${loop(r - thick)}`, 'deep'),
    path(loop(r - thick * 0.32), 'none', 'fine'),
    label(400, y + 6, section, 'middle', 72),
    note([right - 90, y + r - thick], [right - 150, y + 70], `Li ${length}`),
    caption(title),
  ])
}
