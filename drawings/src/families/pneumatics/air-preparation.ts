import { choice, family, flag, list, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, circle, line, path, rect, polar, type Mark } from '../../sheet/svg.ts'
import { tappedHole } from '../../sheet/thread.ts'
import { fitted, pin, solid, spotOn, type Camera } from './scene.ts'
import { cone, cyl, dark, darkCone, hex } from './turning.ts'

/** The modules of a service unit, from left to right. */
type Module =
  | 'filter'
  | 'regulator'
  | 'lubricator'
  | 'filterRegulator'
  | 'softStart'
  | 'shutOff'
  | 'microFilter'

/** A service unit: module width and body height in mm, port, its modules. */
type Unit = { width: number; port: string; modules: readonly Module[]; title: string }

const hasBowl = (of: Module): boolean =>
  of === 'filter' || of === 'filterRegulator' || of === 'lubricator' || of === 'microFilter'
const hasKnob = (of: Module): boolean => of === 'regulator' || of === 'filterRegulator'

/** A gauge's face: scale, needle, rim. */
function gauge(x: number, y: number, r: number): Mark[] {
  const ticks = Array.from({ length: 7 }, (_, index) => {
    const angle = 135 + index * 45
    return line([polar(x, y, r * 0.62, angle), polar(x, y, r * 0.8, angle)], 'fine')
  })
  return [
    circle(x, y, r, 'black'),
    circle(x, y, r * 0.88, 'white', 'edge'),
    ...ticks,
    line([[x, y], polar(x, y, r * 0.62, 235)], 'heavy'),
    circle(x, y, r * 0.1, 'black'),
  ]
}

function moduleSide(of: Module, x: number, y: number, w: number, first: boolean, last: boolean): Mark[] {
  const [h, c] = [w * 0.62, x + w / 2]
  const marks: Mark[] = []
  if (hasKnob(of))
    marks.push(
      rect(c - w * 0.26, y - h * 0.62, w * 0.52, h * 0.62, 'roundV', 3),
      rect(c - w * 0.33, y - h * 1.5, w * 0.66, h * 0.95, 'darkV', 8),
      ...[-0.22, -0.08, 0.08, 0.22].map((s) =>
        line(
          [
            [c + s * w, y - h * 1.42],
            [c + s * w, y - h * 0.7],
          ],
          'fine',
        ),
      ),
    )
  if (of === 'lubricator')
    marks.push(
      path(
        `M${c - w * 0.2} ${y}V${y - h * 0.3}A${w * 0.2} ${w * 0.26} 0 0 1 ${c + w * 0.2} ${y - h * 0.3}V${y}Z`,
        'white',
      ),
      circle(c, y - h * 0.34, 4, 'black'),
      rect(c + w * 0.24, y - h * 0.2, w * 0.16, h * 0.2, 'mid', 2),
    )
  if (hasBowl(of)) {
    const deep = h * 1.75
    marks.push(
      path(
        `M${c - w * 0.36} ${y + h}V${y + h + deep * 0.82}Q${c - w * 0.34} ${y + h + deep} ${c - w * 0.16} ${y + h + deep}H${c + w * 0.16}Q${c + w * 0.34} ${y + h + deep} ${c + w * 0.36} ${y + h + deep * 0.82}V${y + h}Z`,
        'roundV',
      ),
      rect(c - w * 0.09, y + h + deep * 0.2, w * 0.18, deep * 0.55, 'white', w * 0.08),
      path(`M${c - w * 0.08} ${y + h + deep * 0.55}h${w * 0.16}`, 'none', 'edge'),
    )
    if (of !== 'lubricator') marks.push(rect(c - w * 0.08, y + h + deep, w * 0.16, h * 0.2, 'black', 3))
  }
  if (of === 'regulator') marks.push(rect(c - w * 0.28, y + h, w * 0.56, h * 0.42, 'mid', 4))
  if (of === 'softStart')
    marks.push(
      rect(c - w * 0.36, y - h * 0.62, w * 0.72, h * 0.62, 'black', 5),
      rect(c - w * 0.2, y - h * 1.1, w * 0.4, h * 0.5, 'darkV', 4),
      rect(c - w * 0.28, y + h, w * 0.56, h * 0.25, 'mid', 4),
    )
  if (of === 'shutOff')
    marks.push(
      rect(c - w * 0.3, y - h * 0.5, w * 0.6, h * 0.5, 'accent', 6),
      rect(c - w * 0.08, y - h * 0.68, w * 0.16, h * 0.7, 'black', 3),
    )
  marks.push(
    rect(x, y, w, h, 'light', 5),
    rect(x + w * 0.04, y + h * 0.06, w * 0.92, h * 0.16, 'mid', 2, 'fine'),
  )
  if (hasKnob(of)) marks.push(...gauge(c, y + h * 0.56, h * 0.4))
  else if (of === 'filter' || of === 'microFilter' || of === 'shutOff' || of === 'softStart')
    marks.push(
      path(
        `M${c - w * 0.18} ${y + h * 0.58}h${w * 0.3}m${-w * 0.1} ${-h * 0.12}l${w * 0.1} ${h * 0.12}l${-w * 0.1} ${h * 0.12}`,
        'none',
        'edge',
      ),
    )
  if (first) marks.push(rect(x - w * 0.12, y + h * 0.16, w * 0.12, h * 0.7, 'mid', 3))
  if (last) marks.push(rect(x + w, y + h * 0.16, w * 0.12, h * 0.7, 'mid', 3))
  return marks
}

/** A service unit from the front. */
function unitFront({ width, port, modules, title }: Unit): string {
  const count = modules.length
  const [up, down] = [
    modules.some(hasKnob) ? 1.5 : modules.includes('softStart') ? 1.1 : 0.7,
    modules.some(hasBowl)
      ? 1.95
      : modules.includes('regulator')
        ? 0.42
        : modules.includes('softStart')
          ? 0.25
          : 0,
  ]
  const s = Math.min(500 / (width * (count + 0.24)), 400 / (width * 0.62 * (1 + up + down)))
  const w = width * s
  const h = w * 0.62
  const x = 385 - (count * w) / 2
  const y = 62 + up * h + (400 - h * (1 + up + down)) / 2
  const total = Math.round(width * 0.62 * (1 + up + down))
  return sheet(title, [
    ...modules.flatMap((of, index) => moduleSide(of, x + index * w, y, w, index === 0, index === count - 1)),
    centre(x - w * 0.2, y + h * 0.51, x + count * w + w * 0.2, y + h * 0.51),
    dimH(
      x - w * 0.12,
      x + (count + 0.12) * w,
      Math.min(540, y + h * (1 + down) + 46),
      String(Math.round(width * (count + 0.24))),
      y + h,
    ),
    dimV(
      y - up * h,
      y + h * (1 + down),
      x + count * w + w * 0.12 + 56,
      String(total),
      [x + count * w, x + count * w - w * 0.4],
      'right',
    ),
    note([x - w * 0.1, y + h * 0.4], [Math.max(100, x - w * 0.3), y - h * 0.3], port),
    caption(title),
  ])
}

function moduleSpace(view: Camera, of: Module, x: number, w: number, d: number): Mark[] {
  const h = w * 0.62
  const c = x + w / 2
  const marks: Mark[] = []
  if (hasBowl(of))
    marks.push(
      pin(
        view,
        [c, 0, 0],
        [0, -1, 0],
        [cyl(h * 1.3, w * 0.72), cone(h * 0.35, w * 0.72, w * 0.4), dark(h * 0.22, w * 0.18)],
      ),
    )
  if (of === 'regulator') marks.push(pin(view, [c, 0, 0], [0, -1, 0], [cyl(h * 0.4, w * 0.56)]))
  marks.push(solid(view, [x, 0, -d / 2], [x + w, h, d / 2]))
  if (hasKnob(of))
    marks.push(
      spotOn(view, 'z', [c, h * 0.45, d / 2], h * 0.4, 'black'),
      spotOn(view, 'z', [c, h * 0.45, d / 2], h * 0.34, 'white'),
      pin(view, [c, h, 0], [0, 1, 0], [cyl(h * 0.5, w * 0.52), darkCone(h * 0.95, w * 0.68, w * 0.6)]),
    )
  else if (of === 'lubricator')
    marks.push(pin(view, [c, h, 0], [0, 1, 0], [cyl(h * 0.3, w * 0.4), cone(h * 0.25, w * 0.4, w * 0.2)]))
  else if (of === 'softStart')
    marks.push(
      solid(view, [x + w * 0.14, h, -d * 0.36], [x + w * 0.86, h * 1.6, d * 0.36], {
        front: 'black',
        side: 'ink',
        top: 'deep',
      }),
      solid(view, [x + w * 0.3, h * 1.6, -d * 0.2], [x + w * 0.7, h * 2.1, d * 0.2], {
        front: 'black',
        side: 'ink',
        top: 'deep',
      }),
    )
  else if (of === 'shutOff')
    marks.push(pin(view, [c, h, 0], [0, 1, 0], [cyl(h * 0.3, w * 0.6), dark(h * 0.3, w * 0.5)]))
  else marks.push(spotOn(view, 'z', [c, h * 0.5, d / 2], h * 0.12, 'white'))
  return marks
}

/** A service unit in space. */
function unitSpace({ width, modules, title }: Unit): string {
  const [w, d] = [width, width * 0.9]
  const h = w * 0.62
  const up = modules.some(hasKnob) ? 2.5 : modules.includes('softStart') ? 2.1 : 1.6
  const view = fitted(
    [-w * 0.12, modules.some(hasBowl) ? -h * 1.9 : -h * 0.4, -d / 2],
    [w * modules.length, h * up, d / 2],
    30,
    18,
  )
  return sheet(title, [
    ...modules
      .map((_, index) => index)
      .toReversed()
      .flatMap((index) => moduleSpace(view, modules[index] ?? 'filter', index * w, w, d)),
    solid(view, [-w * 0.12, h * 0.14, -d * 0.36], [0, h * 0.86, d * 0.36]),
    spotOn(view, 'x', [-w * 0.12, h * 0.5, 0], h * 0.22),
  ])
}

/** A pressure switch from its side: thread, hexagon, body, plug. */
function switchSide(title: string, port: string, digital: boolean): string {
  const [x, y] = [400, 300]
  return sheet(
    title,
    digital
      ? [
          rect(x - 110, y - 150, 220, 220, 'black', 12),
          rect(x - 88, y - 128, 176, 92, 'mid', 6),
          `<text x="${x}" y="${y - 60}" text-anchor="middle" font-size="64" fill="#16191d" stroke="none">0.62</text>`,
          ...[-60, 0, 60].map((dx) => circle(x + dx, y + 18, 16, 'deep')),
          rect(x - 40, y + 70, 80, 26, 'roundV', 3),
          tappedHole(x, y + 46, 0.1, 0.1, 'black'),
          rect(x - 26, y + 96, 52, 52, 'roundV', 2, 'edge'),
          ...[104, 114, 124, 134, 144].map((dy) =>
            line(
              [
                [x - 26, y + dy],
                [x + 26, y + dy - 4],
              ],
              'fine',
            ),
          ),
          dimH(x - 110, x + 110, y + 220, '30', y + 70),
          dimV(y - 150, y + 70, x - 160, '30', x - 110),
          note([x + 26, y + 120], [x + 90, y + 100], port),
          caption(title),
        ]
      : [
          rect(x - 30, y + 110, 60, 74, 'roundV', 2, 'edge'),
          ...[120, 132, 144, 156, 168].map((dy) =>
            line(
              [
                [x - 30, y + dy + 4],
                [x + 30, y + dy],
              ],
              'fine',
            ),
          ),
          rect(x - 66, y + 62, 132, 48, 'light', 4),
          line(
            [
              [x - 24, y + 62],
              [x - 24, y + 110],
            ],
            'edge',
          ),
          line(
            [
              [x + 24, y + 62],
              [x + 24, y + 110],
            ],
            'edge',
          ),
          rect(x - 58, y - 60, 116, 122, 'roundV', 6),
          rect(x - 46, y - 150, 92, 90, 'black', 6),
          rect(x - 34, y - 166, 68, 16, 'deep', 3),
          rect(x + 46, y - 128, 40, 44, 'darkH', 4),
          label(x, y + 4, 'p', 'middle', 30),
          dimV(y - 166, y + 184, x - 150, '84', [x - 40, x - 34]),
          dimH(x - 66, x + 66, y + 228, 's 27', y + 112),
          note([x + 30, y + 150], [x + 110, y + 130], port),
          caption(title),
        ],
  )
}

/** A pressure switch in space. */
function switchSpace(title: string, digital: boolean): string {
  if (digital) {
    const view = fitted([0, -14, 0], [30, 30, 26], 32, 24)
    return sheet(title, [
      pin(view, [15, 0, 13], [0, -1, 0], [hex(4, 12), cyl(10, 9.7)]),
      solid(view, [0, 0, 0], [30, 30, 26], { front: 'black', side: 'ink', top: 'deep' }),
      solid(view, [3, 15, 26], [27, 27, 26.1], { front: 'mid' }),
      ...[7, 15, 23].map((x) => spotOn(view, 'z', [x, 8, 26], 2.4, 'deep')),
    ])
  }
  const view = fitted([-16, 0, -16], [16, 84, 16], 30, 20)
  return sheet(title, [
    pin(view, [0, 0, 0], [0, 1, 0], [cyl(16, 13), hex(11, 27), cyl(28, 26)]),
    solid(view, [-11, 55, -11], [11, 78, 11], { front: 'black', side: 'ink', top: 'deep' }),
    solid(view, [-7, 78, -7], [7, 82, 7], { front: 'deep', side: 'black', top: 'mid' }),
  ])
}

/** The thread's figures are written beside a bowl in a section of a filter. */
function filterSection(title: string, rating: string): string {
  const [x, y] = [400, 120]
  return sheet(title, [
    rect(x - 150, y, 300, 110, 'hatch', 6),
    rect(x - 150, y + 34, 120, 36, 'white', 0, 'edge'),
    rect(x + 30, y + 34, 120, 36, 'white', 0, 'edge'),
    path(
      `M${x - 110} ${y + 110}V${y + 300}Q${x - 104} ${y + 350} ${x - 40} ${y + 350}H${x + 40}Q${x + 104} ${y + 350} ${x + 110} ${y + 300}V${y + 110}H${x + 92}V${y + 296}Q${x + 86} ${y + 332} ${x + 36} ${y + 332}H${x - 36}Q${x - 86} ${y + 332} ${x - 92} ${y + 296}V${y + 110}Z`,
      'hatchBack',
    ),
    rect(x - 46, y + 110, 92, 130, 'hatchFine', 4),
    rect(x - 26, y + 60, 52, 170, 'white', 2, 'edge'),
    path(`M${x - 70} ${y + 250}H${x + 70}L${x + 50} ${y + 266}H${x - 50}Z`, 'black'),
    path(
      `M${x - 88} ${y + 290}H${x + 88}Q${x + 84} ${y + 328} ${x + 36} ${y + 330}H${x - 36}Q${x - 84} ${y + 328} ${x - 88} ${y + 290}Z`,
      'dark',
      'fine',
    ),
    rect(x - 14, y + 350, 28, 34, 'black', 3),
    path(
      `M${x - 200} ${y + 52}h90m-16 -9l16 9l-16 9M${x + 110} ${y + 52}h90m-16 -9l16 9l-16 9`,
      'none',
      'edge',
    ),
    centre(x, y - 20, x, y + 400),
    note([x + 46, y + 180], [x + 160, y + 200], rating),
    caption(title),
  ])
}

const unitParameters = {
  width: mm(5, 500),
  port: text(),
  modules: list(
    choice(['filter', 'regulator', 'lubricator', 'filterRegulator', 'softStart', 'shutOff', 'microFilter']),
    12,
  ),
  title: text(),
}

export const families = {
  'air-filter-section': family({ title: text(), rating: text() }, ({ title, rating }) =>
    filterSection(title, rating),
  ),
  'pressure-switch-side': family(
    { title: text(), port: text(), digital: flag() },
    ({ title, port, digital }) => switchSide(title, port, digital),
  ),
  'pressure-switch-space': family({ title: text(), digital: flag() }, ({ title, digital }) =>
    switchSpace(title, digital),
  ),
  'air-unit-front': family(unitParameters, unitFront),
  'air-unit-space': family(unitParameters, unitSpace),
}
