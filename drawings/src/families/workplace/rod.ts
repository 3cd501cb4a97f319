import { choice, family, fillName, mm, text } from '../../family.ts'
import { caption, dimH, label, note } from '../../sheet/dimension.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { type Fill, type Mark, centre, circle, line, num, path, polygon, rect } from '../../sheet/svg.ts'

const broken = (x: number, y: number, r: number): Mark =>
  polygon(
    [
      [x - 10, y - r - 8],
      [x + 16, y - r - 8],
      [x + 2, y],
      [x + 16, y + r + 8],
      [x - 10, y + r + 8],
      [x - 24, y],
    ],
    'white',
    'none',
  ) +
  line(
    [
      [x - 10, y - r - 8],
      [x - 24, y],
      [x - 10, y + r + 8],
    ],
    'fine',
  ) +
  line(
    [
      [x + 16, y - r - 8],
      [x + 2, y],
      [x + 16, y + r + 8],
    ],
    'fine',
  )

/** A rod too long for the sheet: a coated electrode, a bare rod with a stamp, or a tungsten with its point and band. */
type Rod = {
  d: number
  length: number
  kind: 'coated' | 'bare' | 'tungsten'
  mark: string
  band?: Fill
  title: string
}

function rodSide({ d, length, kind, mark, band = 'accent', title }: Rod): string {
  const y = 230
  const r = kind === 'coated' ? 24 : 12 + d * 4
  const R = kind === 'coated' ? 40 : r
  const body: Mark[] =
    kind === 'coated'
      ? [
          rect(80, y - r, 640, 2 * r, 'roundH'),
          path(`M176 ${y - R}H708V${y + R}H176L164 ${y + r}V${y - r}Z`, 'deep'),
          rect(560, y - R, 148, R, 'hatch', 0, 'edge'),
          rect(560, y - r, 160, r, 'light', 0, 'edge'),
          rect(560, y, 160, 0.1, 'none', 0, 'fine'),
          `<text x="270" y="${y + 9}" text-anchor="middle" font-size="26" fill="#ffffff" stroke="none">${escape(mark)}</text>`,
        ]
      : kind === 'bare'
        ? [
            rect(80, y - r, 640, 2 * r, 'roundH'),
            path(`M96 ${y - r * 0.7}h110v${r * 1.4}h-110Z`, 'light', 'edge'),
            label(151, y + 7, mark, 'middle', 19),
          ]
        : [
            rect(80, y - r, 560, 2 * r, 'roundH'),
            polygon(
              [
                [640, y - r],
                [720, y - 3],
                [720, y + 3],
                [640, y + r],
              ],
              'mid',
            ),
            path(
              `M652 ${num(y - r * 0.8)}L716 ${y - 2}M652 ${y}H716M652 ${num(y + r * 0.8)}L716 ${y + 2}`,
              'none',
              'hair',
            ),
            rect(92, y - r, 44, 2 * r, band, 0, 'edge'),
            rect(80, y - r, 560, 2 * r),
          ]
  return sheet(title, [
    ...body,
    broken(420, y, R),
    centre(60, y, 740, y),
    dimH(80, 720, y + 130, String(length), [y + r, y + (kind === 'coated' ? R : 4)]),
    note([400 + (kind === 'coated' ? 20 : 32), 460 - (kind === 'coated' ? 20 : 32)], [500, 410], `Ø ${d}`),
    circle(400, 460, 46, kind === 'coated' ? 'deep' : 'light'),
    circle(400, 460, kind === 'coated' ? 28 : 46, 'light', 'edge'),
    centre(334, 460, 466, 460),
    centre(400, 394, 400, 526),
    caption(title),
  ])
}

/** A packet of rods, open at its end. */
function rodPacket({ d, length, mark, title }: Rod): string {
  return sheet(title, [
    polygon(
      [
        [110, 300],
        [560, 190],
        [660, 232],
        [210, 346],
      ],
      'light',
    ),
    polygon(
      [
        [110, 300],
        [210, 346],
        [210, 452],
        [110, 402],
      ],
      'mid',
    ),
    polygon(
      [
        [210, 346],
        [660, 232],
        [660, 336],
        [210, 452],
      ],
      'white',
    ),
    polygon(
      [
        [240, 352],
        [520, 282],
        [520, 356],
        [240, 426],
      ],
      'accent',
      'edge',
    ),
    `<text x="380" y="366" text-anchor="middle" font-size="30" fill="#16191d" stroke="none" transform="rotate(-14 380 356)">${escape(mark)}</text>`,
    `<text x="590" y="316" text-anchor="middle" font-size="22" fill="#16191d" stroke="none" transform="rotate(-14 590 306)">Ø ${d}</text>`,
    label(400, 516, `Ø ${d} × ${length}`),
    caption(title),
  ])
}

const rodParameters = {
  d: mm(0.2, 50),
  length: mm(20, 5000),
  kind: choice(['coated', 'bare', 'tungsten']),
  mark: text(),
  band: fillName().exactOptional(),
  title: text(),
}

export const families = {
  'welding-rod-packet': family(rodParameters, rodPacket),
  'welding-rod-side': family(rodParameters, rodSide),
}
