import { caption, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { circle, num, path, polar, rect, stroke, type Fill, type Mark } from '../drawing/svg.ts'

/** A cable tie laid flat, broken in the middle, with its head from the side. */
export function tieDimensions(
  title: string,
  width: number,
  length: number,
  steel: boolean,
  tone: Fill,
): string {
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

/** A tie around a bundle of cables. */
export function tieBundle(title: string, tone: Fill, steel: boolean): string {
  const cables: readonly (readonly [number, number, Fill])[] = [
    [340, 250, 'dark'],
    [418, 226, 'black'],
    [384, 322, 'mid'],
    [458, 300, 'deep'],
    [316, 330, 'white'],
  ]
  return sheet(title, [
    ...cables.map(([x, y, fill]) => {
      const d = `M${x + 520} ${y - 286}L${x} ${y}`
      return stroke(d, 'ink', 83) + stroke(d, fill, 80)
    }),
    ...cables.map(
      ([x, y, fill]) =>
        `<ellipse cx="${x}" cy="${y}" rx="32" ry="42" transform="rotate(-29 ${x} ${y})" fill="${fill === 'black' ? '#8a949f' : '#f3f5f7'}"/>` +
        circle(x, y, 14, 'glow', 'edge'),
    ),
    stroke('M452 142Q556 176 582 300', 'ink', 31),
    stroke('M452 142Q556 176 582 300', tone, 28),
    `<g transform="translate(585 318) rotate(-8)">${
      rect(-32, -24, 64, 48, tone, 5) +
      rect(-20, -13, 40, 18, steel ? 'black' : 'dark', 2, 'edge') +
      rect(-13, 24, 26, 96, tone, 0)
    }</g>`,
  ])
}

/** A square mount with adhesive, from above and from the side. */
export function mount(title: string, size: number, hole: number): string {
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

/** The mount in space with a tie in it. */
export function mountShaded(title: string): string {
  return sheet(title, [
    path('M170 380L400 470L630 330L400 250Z', 'accent'),
    path('M170 360L400 450V470L170 380Z', 'mid'),
    path('M400 450L630 310V330L400 470Z', 'dark'),
    path('M170 360L400 450L630 310L400 230Z', 'light'),
    path('M300 350L390 385V300L300 268Z', 'mid'),
    path('M390 385L510 312V232L390 300Z', 'dark'),
    path('M300 268L390 300L510 232L420 200Z', 'white'),
    path('M330 352l34 13v-36q-18 -24 -34 -12Z', 'black', 'edge'),
    stroke('M345 345Q250 380 180 440', 'ink', 31),
    stroke('M345 345Q250 380 180 440', 'mid', 28),
  ])
}

/** A cable clip with its nail, or a P clip with rubber lining. */
export function clip(title: string, diameter: number, lined: boolean, mounted: boolean): string {
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
