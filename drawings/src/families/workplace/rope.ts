import { choice, count, family, mm, text } from '../../family.ts'
import { caption, dimH, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Mark, circle, ellipse, line, num, path, rect, stroke } from '../../sheet/svg.ts'

const lay = (x1: number, x2: number, y: number, r: number): Mark =>
  rect(x1, y - r, x2 - x1, 2 * r, 'roundH', 0, 'edge') +
  path(
    Array.from(
      { length: Math.max(3, Math.round((x2 - x1) / (r * 1.1))) },
      (_, index) =>
        `M${num(x1 + index * r * 1.1)} ${num(y + r)}q${num(r * 0.5)} ${num(-r * 0.6)} ${num(Math.min(r * 1.5, x2 - x1 - index * r * 1.1))} ${num(-2 * r)}`,
    ).join(''),
    'none',
    'fine',
  )

/** A rope sling with two soft eyes and pressed ferrules. */
function ropeSling({ d, length }: { d: number; length: number }, title: string): string {
  const y = 250
  const r = 7 + d * 0.3
  const eye = (x: number, s: number): Mark => {
    const c = `M${x + s * 170} ${y}C${x + s * 120} ${y - 84} ${x + s * 10} ${y - 84} ${x + s * 10} ${y}C${x + s * 10} ${y + 84} ${x + s * 120} ${y + 84} ${x + s * 170} ${y}`
    return (
      stroke(c, 'ink', 2 * r + 3) +
      stroke(c, 'mid', 2 * r) +
      `<path d="${c}" stroke="#8a949f" stroke-width="${num(2 * r)}" stroke-dasharray="2 ${num(r * 0.8)}" stroke-linecap="butt"/>`
    )
  }
  const ferrule = (x: number): Mark => rect(x, y - r * 1.9, 82, r * 3.8, 'roundH', 10)
  return sheet(title, [
    eye(80, 1),
    eye(720, -1),
    lay(300, 500, y, r),
    ferrule(226),
    ferrule(492),
    dimH(90 - r, 710 + r, y + 150, `${length} m`, y + 30),
    note([400, y - r], [430, y - r - 84], `Ø ${d}`),
    caption(title),
  ])
}

/** The rope's cross-section: strands of wires around a core. */
function ropeSection(
  { d, wires, core }: { d: number; wires: number; core: 'fibre' | 'wire' },
  title: string,
): string {
  const [x, y, R] = [400, 280, 190]
  const s = R / 3
  // A ring of wires is a circle of dashes without length, whose round ends are the wires.
  const beads = (cx: number, cy: number, count: number, reach: number, r: number): Mark =>
    [
      ['#16191d', 2 * r],
      ['#bec6cf', 2 * r - 1.8],
    ]
      .map(
        ([colour, wide]) =>
          `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(reach)}" stroke="${colour}" stroke-width="${num(Number(wide))}" stroke-dasharray="0 ${((2 * Math.PI * Number(num(reach))) / count).toFixed(3)}"/>`,
      )
      .join('')
  const strand = (cx: number, cy: number): Mark => {
    const outer = wires >= 36 ? 14 : 12
    const inner = wires >= 36 ? 7 : 6
    const small = s * (outer === 14 ? 0.178 : 0.2)
    return (
      circle(cx, cy, s, 'light', 'edge') +
      beads(cx, cy, outer, s - small, small) +
      beads(cx, cy, inner, s * 0.44, s * 0.185) +
      circle(cx, cy, s * 0.22, 'dark', 'fine')
    )
  }
  const middle = core === 'fibre' ? circle(x, y, s * 0.96, 'hatchFine', 'edge') : strand(x, y)
  return sheet(title, [
    circle(x, y, R + 2, 'none', 'hair'),
    middle,
    ...Array.from({ length: 6 }, (_, index) =>
      strand(x + (R - s) * Math.cos((index * Math.PI) / 3), y + (R - s) * Math.sin((index * Math.PI) / 3)),
    ),
    dimH(x - R, x + R, y + R + 52, `Ø ${d}`, [y, y]),
    caption(title),
  ])
}

/** A length of rope with a cut end. */
function ropeSide(d: number, title: string): string {
  const [y, r] = [270, 60]
  return sheet(title, [
    lay(90, 640, y, r),
    ellipse(640, y, 24, r, 'light'),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      ellipse(
        640 + 14 * Math.cos((index * Math.PI) / 3),
        y + r * 0.64 * Math.sin((index * Math.PI) / 3),
        8,
        19,
        'dark',
        'edge',
      ),
    ),
    circle(640, y, 9, 'mid', 'edge'),
    line(
      [
        [90, y - r - 12],
        [78, y - 16],
        [98, y + 10],
        [84, y + r + 12],
      ],
      'edge',
    ),
    dimV(y - r, y + r, 730, `Ø ${d}`, [644, 644], 'right'),
    caption(title),
  ])
}

export const families = {
  'rope-section': family(
    { d: mm(1, 200), wires: count(9, 144), core: choice(['fibre', 'wire']), title: text() },
    ({ title, ...of }) => ropeSection(of, title),
  ),
  'rope-side': family({ d: mm(1, 100), title: text() }, ({ d, title }) => ropeSide(d, title)),
  'rope-sling': family({ d: mm(1, 200), length: mm(0.2, 50), title: text() }, ({ title, ...of }) =>
    ropeSling(of, title),
  ),
}
