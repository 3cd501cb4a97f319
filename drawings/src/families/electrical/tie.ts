import { family, fillName, flag, mm, text } from '../../family.ts'
import { box, boxView, onTop } from '../../sheet/box.ts'
import { caption, dimH, dimV, label, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, num, path, polar, rect, stroke, type Fill, type Mark } from '../../sheet/svg.ts'

/** A cable tie laid flat, broken in the middle, with its head from the side. */
function tieDimensions(title: string, width: number, length: number, steel: boolean, tone: Fill): string {
  const w = Math.min(64, 22 + width * 4)
  const y = 230
  const teeth = Array.from(
    { length: 16 },
    (_, i) => `M${190 + i * 12} ${y - w * 0.28}v${num(w * 0.56)}`,
  ).join('')
  const strap = (x1: number, x2: number): Mark => rect(x1, y - w / 2, x2 - x1, w, tone)
  return sheet(title, [
    strap(150, 420),
    steel ? '' : path(teeth, 'none', 'fine'),
    path(`M420 ${num(y - w / 2)}l12 ${num(w * 0.4)}l-16 ${num(w * 0.3)}l8 ${num(w * 0.3)}`, 'none'),
    path(
      `M452 ${num(y - w / 2)}l12 ${num(w * 0.4)}l-16 ${num(w * 0.3)}l8 ${num(w * 0.3)}H640L690 ${num(y + w * 0.22)}q6 ${num(-w * 0.22)} 0 ${num(-w * 0.44)}L640 ${num(y - w / 2)}Z`,
      tone,
    ),
    rect(96, y - w * 0.78, 60, w * 1.56, tone, 5),
    rect(112, y - w * 0.5, 16, w, steel ? 'black' : 'dark', 2, 'edge'),
    steel ? circle(140, y, 7, 'glow', 'edge') : '',
    // From the side: the head with its pawl, and the thin strap.
    path(`M96 400h60v34h-60Z`, tone),
    path('M156 416H690v9H156Z', tone),
    steel ? circle(128, 417, 8, 'glow', 'edge') : path('M112 400l10 34M132 404l12 20', 'none', 'edge'),
    dimH(96, 690, 500, String(length), [434, 425]),
    dimV(y - w / 2, y + w / 2, 740, String(width), 694, 'right'),
    caption(title),
  ])
}

/** A tie drawn tight around seven cables, seen from their ends. */
function tieBundle(title: string, tone: Fill, steel: boolean): string {
  const [x, y, r] = [370, 310, 62]
  const tones: readonly Fill[] = ['light', 'black', 'dark', 'deep', 'mid', 'black', 'deep']
  const spots = [[x, y] as const, ...[0, 1, 2, 3, 4, 5].map((k) => polar(x, y, 2 * r, k * 60 - 90))]
  const R = r + 15
  // The strap follows the outer six and runs straight from one to the next.
  const round = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = k * 60 - 90
    const [cx, cy] = polar(x, y, 2 * r, angle)
    const [from, to] = [polar(cx, cy, R, angle - 30), polar(cx, cy, R, angle + 30)]
    return `${k === 0 ? 'M' : 'L'}${num(from[0])} ${num(from[1])}A${R} ${R} 0 0 1 ${num(to[0])} ${num(to[1])}`
  })
  const strap = `${round.join('')}Z`
  return sheet(title, [
    stroke(strap, 'ink', 27),
    stroke(strap, tone, 24),
    ...spots.flatMap(([cx, cy], index) => [
      circle(cx, cy, r, tones[index] ?? 'mid'),
      ...[0, 120, 240].map((turn) => {
        const [a, b] = polar(cx, cy, r * 0.42, turn + 30 + index * 17)
        return circle(a, b, r * 0.33, 'white', 'edge') + circle(a, b, r * 0.18, 'glow', 'edge')
      }),
    ]),
    // The head lies on the bundle's flank, and the strap's end comes out of it.
    rect(562, 158, 26, 120, tone, 4),
    rect(536, 232, 78, 72, tone, 6),
    steel ? circle(575, 268, 12, 'glow', 'edge') : rect(558, 252, 34, 34, 'dark', 3, 'edge'),
    caption(title),
  ])
}

/** A square mount with adhesive, from above and from the side. */
function mount(title: string, size: number, hole: number): string {
  const s = 210
  return sheet(title, [
    rect(130, 130, s, s, 'light', 10),
    rect(190, 175, 90, 120, 'mid', 6),
    rect(130, 215, s, 40, 'none', 0, 'fine'),
    rect(190, 213, 90, 44, 'dark', 0, 'edge'),
    circle(235, 235, 17, 'white', 'edge'),
    path('M460 320h210v-26h-40q-4 -78 -30 -78h-70q-26 0 -30 78h-40Z', 'light'),
    rect(460, 320, 210, 12, 'accent', 2),
    path('M510 294q4 -46 30 -46h50q26 0 30 46Z', 'white', 'edge'),
    dimH(130, 340, 400, String(size), 340),
    dimV(130, 340, 96, String(size), 130),
    note([235, 235], [330, 90], `Ø ${hole}`),
    dimV(216, 332, 720, String(Math.round(size * 0.4 * 10) / 10), 670, 'right'),
    caption(title),
  ])
}

/** The mount in space: a plate on its adhesive, with a bridge that takes a tie from either side. */
function mountShaded(title: string): string {
  const view = boxView(400, 330, 3, 34, 30)
  const parts = [
    {
      x: -60,
      y: 0,
      z: -60,
      width: 120,
      height: 5,
      depth: 120,
      fills: { front: 'accent', side: 'accent', top: 'light' },
    },
    { x: -60, y: 5, z: -60, width: 120, height: 9, depth: 120, fills: {} },
    // From the back: the far leg, then the legs in front of it, then the bridge's top.
    ...[20, -36].flatMap((z) =>
      [-36, 20].map((x) => ({ x, y: 14, z, width: 16, height: 26, depth: 16, fills: {} })),
    ),
    { x: -36, y: 40, z: -36, width: 72, height: 12, depth: 72, fills: {} },
  ] as const
  return sheet(title, [
    ...parts.map(({ fills, ...part }) => box(view, part, fills)),
    onTop(view, 0, 52, 0, [circle(0, 0, 30, 'dark', 'edge')]),
  ])
}

/** A cable clip with its nail, or a P clip with rubber lining. */
function clip(title: string, diameter: number, lined: boolean, mounted: boolean): string {
  const [x, y, R] = [380, 270, 120]
  return sheet(title, [
    ...(lined
      ? [
          path(
            `M${x - R - 30} ${y}A${R + 30} ${R + 30} 0 1 1 ${x + 40} ${y + R + 22}H640V${y + R - 2}H${x + R}`,
            'none',
            'heavy',
          ),
          circle(x, y, R + 30, 'black'),
          circle(x, y, R, 'white'),
          path(`M${x - 30} ${y + R + 6}H640V${y + R + 32}H${x - 30}Z`, 'roundH'),
          rect(590, y + R - 8, 18, 54, 'deep', 2, 'edge'),
          label(600, y + R + 90, 'M6', 'middle'),
        ]
      : [
          path(
            `M${x - R - 34} ${y + R}V${y}A${R + 34} ${R + 34} 0 0 1 ${x + R + 34} ${y}V${y - 30}H${x + R + 110}V${y + R}H${x + R}V${y}A${R} ${R} 0 0 0 ${x - R} ${y}V${y + R}Z`,
            'light',
          ),
          rect(x + R + 58, y - 100, 18, 330, 'roundV', 2),
          rect(x + R + 40, y - 112, 54, 16, 'roundV', 4),
          path(`M${x + R + 58} ${y + 230}h18l-9 26Z`, 'deep', 'edge'),
          rect(120, y + R, 560, 26, 'hatch', 0, 'edge'),
        ]),
    ...(mounted
      ? [
          circle(x, y, R - 3, 'black'),
          circle(x, y, R - 20, 'white', 'edge'),
          ...[-90, 30, 150].map((angle) => {
            const [a, b] = polar(x, y, R * 0.42, angle)
            return circle(a, b, R * 0.34, 'mid', 'edge') + circle(a, b, R * 0.2, 'glow', 'edge')
          }),
        ]
      : []),
    dimH(x - R, x + R, lined ? 470 : 470, `Ø ${diameter}`, [y, y]),
    caption(title),
  ])
}

export const families = {
  'cable-clip': family(
    { title: text(), diameter: mm(1, 200), lined: flag(), mounted: flag() },
    ({ title, diameter, lined, mounted }) => clip(title, diameter, lined, mounted),
  ),
  'cable-tie-mount': family({ title: text(), size: mm(5, 200), hole: mm(0.5, 50) }, ({ title, size, hole }) =>
    mount(title, size, hole),
  ),
  'cable-tie-mount-shaded': family({ title: text() }, ({ title }) => mountShaded(title)),
  'cable-tie-bundle': family(
    {
      title: text(),
      tone: fillName(),
      steel: flag(),
    },
    ({ title, tone, steel }) => tieBundle(title, tone, steel),
  ),
  'cable-tie-dimensions': family(
    {
      title: text(),
      width: mm(0.5, 100),
      length: mm(20, 5000),
      steel: flag(),
      tone: fillName(),
    },
    ({ title, width, length, steel, tone }) => tieDimensions(title, width, length, steel, tone),
  ),
}
