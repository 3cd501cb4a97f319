import { family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, path, rect, stroke } from '../../sheet/svg.ts'
import { blackFaces, facet, fitted, pin, solid, spotOn } from './scene.ts'
import { dark } from './turning.ts'

/** A slot sensor with its cable, from above and from its side. */
function sensorSide(title: string, length: number, plug: boolean, text: string, bare = false): string {
  const s = 300 / length
  const [x, y] = [90, 230]
  const cable = `M${x + 300} ${y}H${plug ? 560 : 720}`
  return sheet(title, [
    stroke(cable, 'ink', 15),
    stroke(cable, 'black', 11),
    ...(plug
      ? [
          rect(560, y - 17, 60, 34, 'darkH', 5),
          rect(620, y - 22, 40, 44, 'roundH', 3),
          ...[628, 636, 644, 652].map((px) => path(`M${px} ${y - 20}v40`, 'none', 'fine')),
          rect(660, y - 12, 26, 24, 'roundH', 2),
        ]
      : []),
    rect(x, y - 24, 300, 48, 'black', 8),
    circle(x + 32, y, 15, 'mid'),
    path(`M${x + 24} ${y}h16`, 'none', 'heavy'),
    circle(x + 250, y, 8, 'accent', 'edge'),
    rect(x + 70, y - 10, 150, 20, 'deep', 3, 'edge'),
    rect(x, y + 130, 300, 48, 'darkH', 8),
    rect(x + 22, y + 116, 24, 14, 'roundV', 2),
    ...(bare
      ? []
      : [
          dimH(x, x + 300, y + 236, String(length), y + 178),
          dimV(y + 130, y + 178, x - 30 + 360, String(Math.round((48 / s) * 10) / 10), x + 300, 'right'),
        ]),
    label(plug ? 430 : 540, y - 24, text, 'middle', 20),
    caption(title),
  ])
}

/** The sensor in a piece of cylinder barrel. */
function sensorMounted(title: string): string {
  const view = fitted([0, 0, 0], [90, 48, 48], 34, 28)
  return sheet(title, [
    solid(view, [0, 0, 0], [90, 48, 48]),
    spotOn(view, 'x', [0, 24, 24], 16, 'white'),
    ...[14, 34].flatMap((y) => [
      facet(
        view,
        [
          [0, y - 2.4, 48],
          [90, y - 2.4, 48],
          [90, y + 2.4, 48],
          [0, y + 2.4, 48],
        ],
        'deep',
      ),
    ]),
    facet(
      view,
      [
        [0, 48, 12],
        [90, 48, 12],
        [90, 48, 16.6],
        [0, 48, 16.6],
      ],
      'deep',
    ),
    solid(view, [26, 31.8, 47], [58, 36.2, 50.5], blackFaces),
    spotOn(view, 'z', [30, 34, 50.5], 1.4, 'mid'),
    spotOn(view, 'z', [52, 34, 50.5], 1, 'accent'),
    pin(view, [58, 34, 48.6], [1, 0, 0.15], [dark(36, 2.6)]),
  ])
}

export const families = {
  'cylinder-sensor-mounted': family({ title: text() }, ({ title }) => sensorMounted(title)),
  'cylinder-sensor-side': family(
    { title: text(), length: mm(2, 200), plug: flag(), text: text(), bare: flag() },
    ({ title, length, plug, text, bare }) => sensorSide(title, length, plug, text, bare),
  ),
}
