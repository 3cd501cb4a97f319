import { z } from 'zod'
import { choice, family, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  ellipse,
  line,
  num,
  path,
  pierced,
  polygon,
  rect,
  turned,
  type Fill,
  type Mark,
} from '../../sheet/svg.ts'

/** A lug, in mm. */
type Lug = {
  title: string
  kind: 'ring' | 'fork' | 'pin' | 'blade' | 'tube' | 'butt'
  /** mm: tongue width, hole or tongue, barrel outside and length, overall. */
  width: number
  hole: number
  barrel: number
  sleeve: number
  length: number
  insulated: boolean
  stud: string
}

const ringHole = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** The tongue from above, its tip to the right at `end`. */
function tongue(
  { kind, width, hole, barrel }: Lug,
  from: number,
  end: number,
  y: number,
  scale: number,
): Mark {
  const [W, r, b] = [(width * scale) / 2, (hole * scale) / 2, (barrel * scale) / 2]
  const neck = Math.min(b * 0.9, W)
  if (kind === 'pin')
    return path(
      `M${num(from)} ${num(y - neck)}L${num(from + 22)} ${num(y - r)}H${num(end - 6)}q6 0 6 ${num(r)}q0 ${num(r)} -6 ${num(r)}H${num(from + 22)}L${num(from)} ${num(y + neck)}Z`,
      'roundH',
    )
  if (kind === 'blade')
    return (
      path(
        `M${num(from)} ${num(y - neck)}L${num(from + 24)} ${num(y - W)}H${num(end)}V${num(y + W)}H${num(from + 24)}L${num(from)} ${num(y + neck)}Z`,
        'mid',
      ) +
      rect(from + 30, y - W, end - from - 30, W * 0.56, 'roundH', 5, 'edge') +
      rect(from + 30, y + W * 0.44, end - from - 30, W * 0.56, 'roundH', 5, 'edge') +
      circle(from + 30 + (end - from - 30) * 0.55, y, Math.max(4, W * 0.14), 'dark', 'edge')
    )
  const cx = end - W
  if (kind === 'fork')
    return path(
      `M${num(from)} ${num(y - neck)}L${num(cx - W * 0.7)} ${num(y - W * 0.9)}Q${num(cx - W * 0.4)} ${num(y - W)} ${num(cx)} ${num(y - W)}H${num(end - 8)}Q${num(end)} ${num(y - W)} ${num(end)} ${num(y - W * 0.8)}L${num(end - 2)} ${num(y - r)}H${num(cx - W * 0.2)}A${num(r)} ${num(r)} 0 0 0 ${num(cx - W * 0.2)} ${num(y + r)}H${num(end - 2)}L${num(end)} ${num(y + W * 0.8)}Q${num(end)} ${num(y + W)} ${num(end - 8)} ${num(y + W)}H${num(cx)}Q${num(cx - W * 0.4)} ${num(y + W)} ${num(cx - W * 0.7)} ${num(y + W * 0.9)}L${num(from)} ${num(y + neck)}Z`,
      'mid',
    )
  return pierced(
    `M${num(from)} ${num(y - neck)}L${num(cx - W * 0.55)} ${num(y - W * 0.86)}A${num(W)} ${num(W)} 0 1 1 ${num(cx - W * 0.55)} ${num(y + W * 0.86)}L${num(from)} ${num(y + neck)}Z${ringHole(cx, y, r)}`,
    'mid',
  )
}

function top(lug: Lug, x: number, y: number, scale: number, tone: Fill): Mark[] {
  const { kind, barrel, sleeve, length, insulated } = lug
  const [end, b, seam] = [x + length * scale, (barrel * scale) / 2, x + sleeve * scale]
  if (kind === 'butt')
    return [
      rect(x, y - b, length * scale, 2 * b, tone, b * 0.3),
      path(
        `M${num(x + length * scale * 0.42)} ${num(y - b)}q8 ${num(b)} 0 ${num(2 * b)}M${num(x + length * scale * 0.58)} ${num(y - b)}q-8 ${num(b)} 0 ${num(2 * b)}`,
        'none',
        'edge',
      ),
      rect(x - 3, y - b * 0.62, 8, b * 1.24, 'hole', 0, 'edge'),
      rect(end - 5, y - b * 0.62, 8, b * 1.24, 'hole', 0, 'edge'),
    ]
  const body = insulated
    ? path(
        `M${num(x)} ${num(y - b * 1.12)}L${num(x + 24)} ${num(y - b)}H${num(seam)}V${num(y + b)}H${num(x + 24)}L${num(x)} ${num(y + b * 1.12)}Z`,
        tone,
      ) +
      path(
        `M${num(seam - 26)} ${num(y - b)}v${num(2 * b)}M${num(x + 24)} ${num(y - b)}v${num(2 * b)}`,
        'none',
        'edge',
      )
    : rect(x, y - b, sleeve * scale, 2 * b, 'roundH') +
      (kind === 'tube'
        ? circle(seam - 12, y, Math.max(3, b * 0.12), 'black', 'edge')
        : line(
            [
              [x, y],
              [seam, y],
            ],
            'edge',
          ))
  return [tongue(lug, seam - 3, end, y, scale), body]
}

/** From above and from the side, with hole, width and length. */
function lugDimensions(lug: Lug): string {
  const { title, width, hole, barrel, sleeve, length, kind, stud, insulated } = lug
  const scale = Math.min(440 / length, 170 / Math.max(width, barrel))
  const [x, y] = [420 - (length * scale) / 2, 200]
  const [end, seam] = [x + length * scale, x + sleeve * scale]
  const low = 420
  const half = (Math.max(width, barrel) * scale) / 2
  const b = (barrel * scale) / 2
  const thick = Math.max(5, barrel * 0.18 * scale)
  const side =
    kind === 'butt'
      ? []
      : [
          kind === 'pin'
            ? rect(seam - 3, low - (hole * scale) / 2, end - seam + 3, hole * scale, 'roundH', 3)
            : polygon(
                [
                  [seam - 3, low + b * 0.75],
                  [seam + (end - seam) * 0.2, low + b - thick],
                  [end, low + b - thick],
                  [end, low + b],
                  [seam - 3, low + b],
                ],
                'mid',
              ),
          rect(x, low - b, sleeve * scale, 2 * b, insulated ? 'accent' : 'roundH', 2),
          centre(x - 16, low, end + 16, low),
        ]
  const eye = end - (width * scale) / 2
  return sheet(title, [
    ...top(lug, x, y, scale, 'accent'),
    ...side,
    centre(x - 16, y, end + 16, y),
    ...(kind === 'ring' || kind === 'tube'
      ? [centre(eye, y - half - 12, eye, y + half + 12), label(eye, y - half - 20, `Ø ${hole} (${stud})`)]
      : kind === 'pin'
        ? [
            dimH(end - Number(stud) * scale, end, y - half - 40, stud, [
              y - (hole * scale) / 2,
              y - (hole * scale) / 2,
            ]),
          ]
        : [label(end - 50, y - half - 20, stud)]),
    kind === 'butt' || kind === 'pin'
      ? ''
      : dimV(y - (width * scale) / 2, y + (width * scale) / 2, end + 54, String(width), end - 10, 'right'),
    dimV(y - b, y + b, x - 46, `Ø ${barrel}`, x),
    dimH(
      x,
      end,
      Math.max(low + b, y + half + 40) + 48 - (kind === 'butt' ? 120 : 0),
      String(length),
      kind === 'butt' ? y + b : low + b,
    ),
    caption(title),
  ])
}

/** Three of them lying loose, as they come out of the bag. */
function lugShaded(lug: Lug): string {
  const scale = Math.min(300 / lug.length, 150 / Math.max(lug.width, lug.barrel))
  const one = (x: number, y: number, degrees: number, tone: Fill): Mark =>
    turned(degrees, [x, y], top(lug, x - (lug.length * scale) / 2, y, scale, tone))
  return sheet(lug.title, [
    one(270, 190, -28, 'accent'),
    one(540, 250, 38, 'accent'),
    one(360, 420, 6, 'accent'),
  ])
}

/** Sleeves of ferrules: bare or with a collar, one wire or two. */
function ferrule(
  title: string,
  dims: { length: number; pin: number; diameter: number; collar: number },
  twin: boolean,
): string {
  const { length, pin, diameter, collar } = dims
  const scale = Math.min(480 / length, 190 / (collar * (twin ? 1.7 : 1)))
  const [x, y] = [400 - (length * scale) / 2, 270]
  const [seam, end] = [x + (length - pin) * scale, x + length * scale]
  const [r, R] = [(diameter * scale) / 2, (collar * scale * (twin ? 1.7 : 1)) / 2]
  return sheet(title, [
    rect(seam - 10, y - r, end - seam + 10, 2 * r, 'roundH'),
    ...(length === pin
      ? [
          path(
            `M${num(x)} ${num(y - r * 1.35)}q10 ${num(r * 0.3)} 26 ${num(r * 0.35)}v${num(2 * r)}q-16 0 -26 ${num(r * 0.35)}Z`,
            'roundH',
          ),
        ]
      : [
          path(
            `M${num(x)} ${num(y - R)}H${num(seam - 20)}L${num(seam)} ${num(y - r * 1.1)}V${num(y + r * 1.1)}L${num(seam - 20)} ${num(y + R)}H${num(x)}Z`,
            'accent',
          ),
          twin
            ? line(
                [
                  [x, y],
                  [seam - 30, y],
                ],
                'edge',
              )
            : '',
          path(`M${num(seam - 20)} ${num(y - R)}V${num(y + R)}`, 'none', 'fine'),
        ]),
    centre(x - 20, y, end + 20, y),
    dimH(x, end, y + Math.max(R, r) + 96, String(length), [y + (length === pin ? r : R), y + r]),
    length === pin ? '' : dimH(seam, end, y + Math.max(R, r) + 46, String(pin), [y + r, y + r]),
    dimV(y - r, y + r, end + 56, `Ø ${diameter}`, end, 'right'),
    caption(title),
  ])
}

/** A bare sleeve of 130 px length, flared where the wire goes in. */
const sleeve = (x: number, y: number, k: number): Mark =>
  rect(x - 65 * k, y - 21 * k, 130 * k, 42 * k, 'roundH', 2) +
  path(
    `M${num(x - 84 * k)} ${num(y - 30 * k)}Q${num(x - 76 * k)} ${num(y - 22 * k)} ${num(x - 60 * k)} ${num(y - 21 * k)}V${num(y + 21 * k)}Q${num(x - 76 * k)} ${num(y + 22 * k)} ${num(x - 84 * k)} ${num(y + 30 * k)}Z`,
    'roundH',
  ) +
  ellipse(x - 84 * k, y, 8 * k, 30 * k, 'mid') +
  ellipse(x - 83 * k, y, 5 * k, 20 * k, 'black', 'edge')

/** Ferrules with a collar, or bare ones, lying loose. */
function ferrulesLoose(title: string, collar: boolean, twin: boolean): string {
  const one = (x: number, y: number, degrees: number, k: number): Mark =>
    turned(
      degrees,
      [x, y],
      [
        rect(x - 10, y - 15 * k, 130, 30 * k, 'roundH', 2),
        path(
          `M${x - 120} ${y - (twin ? 46 : 32) * k}H${x - 20}L${x} ${y - 18 * k}V${y + 18 * k}L${x - 20} ${y + (twin ? 46 : 32) * k}H${x - 120}Z`,
          'accent',
        ),
        twin
          ? `<ellipse cx="${x - 120}" cy="${num(y - 22 * k)}" rx="7" ry="${num(20 * k)}" fill="#3b434d"/><ellipse cx="${x - 120}" cy="${num(y + 22 * k)}" rx="7" ry="${num(20 * k)}" fill="#3b434d"/>`
          : `<ellipse cx="${x - 120}" cy="${y}" rx="9" ry="${num(29 * k)}" fill="#3b434d"/>`,
      ],
    )
  if (!collar)
    return sheet(title, [
      turned(-24, [250, 200], [sleeve(250, 200, 1.5)]),
      turned(30, [560, 220], [sleeve(560, 220, 1.1)]),
      turned(8, [330, 430], [sleeve(330, 430, 1.8)]),
      turned(-40, [610, 440], [sleeve(610, 440, 0.8)]),
    ])
  return sheet(title, [
    one(260, 190, -24, 1),
    one(560, 230, 30, 0.8),
    one(330, 420, 8, 1.2),
    one(600, 440, -40, 0.7),
  ])
}

const lugParameters = {
  title: text(),
  kind: choice(['ring', 'fork', 'pin', 'blade', 'tube', 'butt']),
  width: mm(0.5, 500),
  hole: mm(0.2, 100),
  barrel: mm(0.5, 200),
  sleeve: mm(2, 500),
  length: mm(2, 1000),
  insulated: flag(),
  stud: text(),
}

export const families = {
  ferrule: family(
    {
      title: text(),
      dims: z.strictObject({
        length: mm(2, 100),
        pin: mm(1, 50),
        diameter: mm(0.2, 20),
        collar: mm(0.2, 20),
      }),
      twin: flag(),
    },
    ({ title, dims, twin }) => ferrule(title, dims, twin),
  ),
  'ferrules-loose': family({ title: text(), collar: flag(), twin: flag() }, ({ title, collar, twin }) =>
    ferrulesLoose(title, collar, twin),
  ),
  'cable-lug-dimensions': family(lugParameters, lugDimensions),
  'cable-lug-shaded': family(lugParameters, lugShaded),
}
