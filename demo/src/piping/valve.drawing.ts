import { arrow, caption, dimH, dimV, label, note } from '../drawing/dimension.ts'
import { acrossCorners, hexSide } from '../drawing/hexagon.ts'
import { sheet } from '../drawing/sheet.ts'
import { centre, circle, line, num, path, polygon, rect, turned, type Mark } from '../drawing/svg.ts'
import { brick, face, flangeAt, mouth, prismAt, rod, solid, wheel, type Vec } from './solid.ts'

export type ValveType = 'gate' | 'globe' | 'swing' | 'strainer' | 'ball' | 'tee-ball'
export type ValveShape = {
  type: ValveType
  length: number
  /** Axis to the top. */
  height: number
  /** Diameter of the handwheel, or length of the lever. */
  hand: number
  bore: number
  /** Across flats of threaded ends, or the flange. */
  hex: number
  flange?: { D: number; k: number; n: number; h: number; b: number }
  thread: string
  title: string
  /** Ball valves whose middle lies between two bolted end pieces. */
  pieces?: 3
}

const top = (shape: ValveShape): boolean => shape.type === 'gate' || shape.type === 'globe'
const lever = (shape: ValveShape): boolean => shape.type === 'ball' || shape.type === 'tee-ball'

/** The ends seen from the side: hexagons or flanges, mirrored around x. */
function endsSide(x: number, y: number, half: number, scale: number, shape: ValveShape): Mark {
  const { flange, hex, length } = shape
  const end = (flange === undefined ? 0.24 * length : Math.max(flange.b, length * 0.07)) * scale
  if (flange === undefined) {
    const s = hex * scale
    return (
      hexSide({ x1: x - half, x2: x - half + end, y, s, chamfer: 'left' }) +
      hexSide({ x1: x + half - end, x2: x + half, y, s, chamfer: 'right' })
    )
  }
  const R = (flange.D / 2) * scale
  const bolt = (flange.k / 2) * scale
  return [-1, 1]
    .map((sign) => {
      const outer = x + sign * half
      const inner = outer - sign * end
      const left = Math.min(outer, inner)
      return (
        rect(left, y - R, end, 2 * R, 'roundH', 2) +
        line(
          [
            [left - 8, y - bolt],
            [left + end + 8, y - bolt],
          ],
          'hair',
        ) +
        line(
          [
            [left - 8, y + bolt],
            [left + end + 8, y + bolt],
          ],
          'hair',
        )
      )
    })
    .join('')
}

/** The handwheel and stem above `from`, seen from the side. */
function handSide(x: number, from: number, to: number, wide: number, stem: number): Mark {
  const rim = Math.max(12, wide * 0.1)
  return [
    rect(x - stem / 2, to + 2, stem, from - to, 'roundV'),
    path(
      `M${num(x - wide * 0.42)} ${num(to + rim)}L${num(x - stem)} ${num(to + rim * 1.9)}H${num(x + stem)}L${num(x + wide * 0.42)} ${num(to + rim)}Z`,
      'mid',
    ),
    rect(x - wide / 2, to + 4, wide, rim, 'darkV', rim / 2),
    rect(x - stem * 0.9, to - 3, stem * 1.8, 9, 'roundV', 2),
  ].join('')
}

function bodySide(x: number, y: number, half: number, scale: number, shape: ValveShape): Mark {
  const { type, bore, hex, height, flange, hand } = shape
  const R = (flange === undefined ? hex * 0.46 : bore * 0.68) * scale
  const b = (bore / 2) * scale
  const peak = y - height * scale
  const pipe = rect(x - half + 4, y - R * 0.94, 2 * half - 8, R * 1.88, 'roundH')
  const stem = Math.max(7, b * 0.36)
  const up = (part: number): number => y - (y - peak) * part
  const plates = (at: number, wide: number): Mark =>
    flange === undefined
      ? turned(-90, [x, at], [hexSide({ x1: x - 9, x2: x + 13, y: at, s: wide * 1.7, chamfer: 'right' })])
      : rect(x - wide * 1.32, at - 11, wide * 2.64, 11, 'roundV', 2) +
        rect(x - wide * 1.32, at, wide * 2.64, 11, 'roundV', 2) +
        rect(x - wide * 1.12, at - 19, 10, 36, 'mid', 1, 'edge') +
        rect(x + wide * 1.12 - 10, at - 19, 10, 36, 'mid', 1, 'edge')
  if (type === 'gate')
    return [
      pipe,
      path(
        `M${num(x - b * 1.5)} ${num(up(0.42))}V${num(y)}Q${num(x - b * 1.5)} ${num(y + R * 1.3)} ${num(x)} ${num(y + R * 1.34)}Q${num(x + b * 1.5)} ${num(y + R * 1.3)} ${num(x + b * 1.5)} ${num(y)}V${num(up(0.42))}Z`,
        'roundV',
      ),
      path(
        `M${num(x - b * 1.4)} ${num(up(0.44))}Q${num(x - b * 1.3)} ${num(up(0.56))} ${num(x - b * 0.75)} ${num(up(0.64))}V${num(up(0.72))}H${num(x + b * 0.75)}V${num(up(0.64))}Q${num(x + b * 1.3)} ${num(up(0.56))} ${num(x + b * 1.4)} ${num(up(0.44))}Z`,
        'roundV',
      ),
      plates(up(0.43), b * 1.5),
      rect(x - b * 0.9, up(0.72) - 12, b * 1.8, 14, 'roundV', 2),
      handSide(x, up(0.72) - 10, peak, hand * scale, stem * 2),
    ].join('')
  if (type === 'globe')
    return [
      pipe,
      path(
        `M${num(x - b * 2)} ${num(y - R * 0.7)}Q${num(x - b * 2.1)} ${num(y + R * 1.5)} ${num(x)} ${num(y + R * 1.62)}Q${num(x + b * 2.1)} ${num(y + R * 1.5)} ${num(x + b * 2)} ${num(y - R * 0.7)}L${num(x + b * 1.3)} ${num(up(0.36))}H${num(x - b * 1.3)}Z`,
        'glow',
      ),
      path(
        `M${num(x - b * 1.2)} ${num(up(0.38))}L${num(x - b * 0.8)} ${num(up(0.6))}V${num(up(0.7))}H${num(x + b * 0.8)}V${num(up(0.6))}L${num(x + b * 1.2)} ${num(up(0.38))}Z`,
        'roundV',
      ),
      plates(up(0.37), b * 1.35),
      rect(x - b * 0.9, up(0.7) - 12, b * 1.8, 14, 'roundV', 2),
      handSide(x, up(0.7) - 10, peak, hand * scale, stem * 2),
    ].join('')
  if (type === 'swing')
    return [
      pipe,
      path(
        `M${num(x - half * 0.5)} ${num(y + R * 0.9)}Q${num(x)} ${num(y + R * 1.4)} ${num(x + half * 0.56)} ${num(y + R * 0.9)}V${num(y - R * 0.8)}L${num(x + b * 1.5)} ${num(peak + 18)}H${num(x - b * 1.5)}L${num(x - half * 0.5)} ${num(y - R * 0.6)}Z`,
        'glow',
      ),
      flange === undefined
        ? turned(-90, [x, peak], [hexSide({ x1: x - 20, x2: x + 2, y: peak, s: b * 2.5, chamfer: 'right' })])
        : rect(x - b * 1.9, peak, b * 3.8, 12, 'roundV', 2) +
          rect(x - b * 1.9, peak + 12, b * 3.8, 12, 'roundV', 2) +
          [-1.6, 1.3].map((at) => rect(x + b * at, peak - 9, 12, 10, 'mid', 1, 'edge')).join(''),
      circle(x - b * 1.1, (peak + y - R * 0.3) / 2, Math.max(6, b * 0.2), 'mid', 'edge'),
      path(`M${num(x - R * 0.9)} ${num(y + R * 0.42)}h${num(R * 1.5)}`, 'none', 'heavy'),
      arrow([x + R * 0.9, y + R * 0.42], 0),
    ].join('')
  if (type === 'strainer') {
    const leg = half * 1.16
    return [
      turned(
        52,
        [x - b * 0.6, y],
        [
          rect(x, y - R * 0.9, leg, R * 1.8, 'roundH', 3),
          hexSide({ x1: x + leg * 0.9, x2: x + leg * 1.2, y, s: R * 2.1, chamfer: 'right' }),
          rect(x + leg * 1.2, y - R * 0.3, 12, R * 0.6, 'mid', 2),
        ],
      ),
      rect(x - half + 4, y - R * 0.94, 2 * half - 8, R * 1.88, 'roundH'),
      path(`M${num(x - R * 0.9)} ${num(y - R * 0.3)}h${num(R * 1.5)}`, 'none', 'heavy'),
      arrow([x + R * 0.9, y - R * 0.3], 0),
    ].join('')
  }
  const reach = hand * scale
  const H = peak
  return [
    pipe,
    path(
      `M${num(x - b * 2.2)} ${num(y - R * 0.94)}Q${num(x - b * 1.6)} ${num(y - R * 1.3)} ${num(x)} ${num(y - R * 1.34)}Q${num(x + b * 1.6)} ${num(y - R * 1.3)} ${num(x + b * 2.2)} ${num(y - R * 0.94)}V${num(y + R * 0.94)}Q${num(x + b * 1.6)} ${num(y + R * 1.3)} ${num(x)} ${num(y + R * 1.34)}Q${num(x - b * 1.6)} ${num(y + R * 1.3)} ${num(x - b * 2.2)} ${num(y + R * 0.94)}Z`,
      'roundH',
    ),
    type === 'tee-ball'
      ? turned(
          90,
          [x, y],
          [
            rect(x + R * 0.9, y - R * 0.9, half - R * 0.9, R * 1.8, 'roundH'),
            hexSide({ x1: x + half * 0.72, x2: x + half, y, s: hex * scale, chamfer: 'right' }),
          ],
        )
      : '',
    shape.pieces === 3
      ? [-1, 1]
          .map(
            (sign) =>
              rect(x + sign * b * 2.1 - 9, y - R * 1.42, 18, R * 2.84, 'roundH', 2) +
              [-1, 1]
                .map((at) =>
                  rect(
                    x + sign * b * 2.1 + sign * 9 - (sign < 0 ? 10 : 0),
                    y + at * R * 1.1 - 8,
                    10,
                    16,
                    'mid',
                    1,
                    'edge',
                  ),
                )
                .join(''),
          )
          .join('') +
        [-1, 1]
          .map((at) => rect(x - b * 2.1 + 9, y + at * R * 1.1 - 4, b * 4.2 - 18, 8, 'roundH', 0, 'edge'))
          .join('')
      : '',
    rect(x - b * 0.9, up(0.72), b * 1.8, y - R * 1.2 - up(0.72), 'roundV', 2),
    rect(x - stem * 0.8, H - 4, stem * 1.6, up(0.7) - H, 'roundV', 2),
    path(
      `M${num(x - b * 0.7)} ${num(H)}H${num(x + b)}L${num(x + b * 2)} ${num(H - 18)}H${num(x + reach - 6)}q10 8 0 16H${num(x + b * 2)}L${num(x + b)} ${num(H + 15)}H${num(x - b * 0.7)}Z`,
      'mid',
    ),
    path(
      `M${num(x + reach * 0.45)} ${num(H - 21)}H${num(x + reach - 8)}q15 12 0 22H${num(x + reach * 0.45)}Z`,
      'black',
    ),
  ].join('')
}

/** The valve from its side with the sizes that an installer needs. */
export function valveSide(shape: ValveShape): string {
  const { type, length, height, hand, bore, hex, flange, thread, title } = shape
  const low =
    type === 'strainer'
      ? length * 0.78
      : type === 'tee-ball'
        ? length / 2
        : flange === undefined
          ? hex * 0.72
          : flange.D / 2
  const high = type === 'strainer' ? (flange === undefined ? hex * 0.6 : flange.D / 2) : height
  const wide = lever(shape)
    ? length / 2 + Math.max(hand, length / 2)
    : Math.max(length, top(shape) ? hand : 0)
  const scale = Math.min(490 / wide, 390 / (high + low))
  const x = lever(shape) ? 400 - ((wide - length) / 2) * scale : 390
  const y = (type === 'strainer' ? 84 : 58) + high * scale + Math.max(0, (400 - (high + low) * scale) / 2)
  const half = (length * scale) / 2
  const foot = y + low * scale
  const edge = flange === undefined ? (acrossCorners(hex) / 2) * scale : (flange.D / 2) * scale
  const right = lever(shape) ? Math.max(x + half, x + hand * scale) : x + half
  return sheet(title, [
    bodySide(x, y, half, scale, shape),
    endsSide(x, y, half, scale, shape),
    centre(x - half - 22, y, x + half + 22, y),
    type === 'strainer' ? '' : centre(x, y - height * scale - 14, x, y + Math.min(low, bore) * scale + 12),
    dimH(x - half, x + half, Math.min(526, foot + 40), `L ${length}`, y + edge),
    type === 'strainer'
      ? ''
      : dimV(
          y - height * scale,
          y,
          Math.min(745, right + 44),
          `H ${height}`,
          [
            top(shape) ? x + (hand / 2) * scale : lever(shape) ? x + hand * scale : x + bore * scale,
            x + half,
          ],
          'right',
        ),
    top(shape)
      ? dimH(x - (hand * scale) / 2, x + (hand * scale) / 2, 36, `Ø ${hand}`, [Number.NaN, Number.NaN])
      : '',
    flange === undefined
      ? note([x - half + 6, y - edge * 0.7], [x - half - 40, y - edge - 40], thread)
      : dimV(y - edge, y + edge, x - half - 46, `Ø ${flange.D}`, x - half),
    caption(title),
  ])
}

/** The valve in space. */
export function valveSolid(shape: ValveShape): string {
  const { type, length, height, hand, bore, hex, flange, title } = shape
  const half = length / 2
  const low =
    type === 'strainer' || type === 'tee-ball' ? half * 1.1 : flange === undefined ? hex / 2 : flange.D / 2
  const high = type === 'strainer' ? low * 0.5 : height
  const wide = Math.max(length * 1.15, top(shape) ? hand * 1.1 : lever(shape) ? hand * 0.8 + half : 0)
  const scale = Math.min(560 / wide, 470 / (high + low + length * 0.22 + (lever(shape) ? hand * 0.24 : 0)))
  const rise = lever(shape) ? hand * scale * 0.24 : 0
  const view = solid(
    lever(shape) ? 360 - hand * scale * 0.26 : 400,
    75 + high * scale * 0.92 + length * 0.08 * scale + rise,
    scale,
  )
  const R = flange === undefined ? hex * 0.46 : bore * 0.68
  const end = flange === undefined ? 0.24 * length : Math.max(flange.b, length * 0.07)
  const up = (part: number): Vec => [0, height * part, 0]
  const side = (sign: 1 | -1): Mark => {
    const [outer, inner]: Vec[] = [
      [sign * half, 0, 0],
      [sign * (half - end), 0, 0],
    ]
    if (outer === undefined || inner === undefined) return ''
    if (flange !== undefined)
      return flangeAt(view, sign === -1 ? outer : [half, 0, 0], [-1, 0, 0], {
        ...flange,
        b: end,
        ...(sign === -1 ? { bore, raised: flange.k - flange.h - 4, depth: bore } : {}),
      })
    return (
      prismAt(view, inner, outer, hex) +
      (sign === -1
        ? face(view, outer, [-1, 0, 0], hex * 0.47, 'white', 'fine') +
          mouth(view, outer, [-1, 0, 0], hex * 0.39, end)
        : '')
    )
  }
  const cover = (part: number, r: number): Mark =>
    flange === undefined
      ? prismAt(view, up(part - 0.03), up(part + 0.06), r * 2.1, 6, 0)
      : rod(view, up(part - 0.04), up(part), r * 1.3) +
        rod(view, up(part), up(part + 0.04), r * 1.3) +
        [210, 330, 30, 90, 150]
          .map((turn) => {
            const spot: Vec = [
              Math.cos((turn * Math.PI) / 180) * r * 1.12,
              height * (part + 0.04),
              Math.sin((turn * Math.PI) / 180) * r * 1.12,
            ]
            return rod(view, spot, [spot[0], spot[1] + height * 0.025, spot[2]], r * 0.1)
          })
          .join('')
  const tall = (wideness: number, low2: number): Mark =>
    [
      cover(low2, bore * wideness),
      rod(view, up(low2 + 0.05), up(0.66), bore * wideness * 0.86, bore * 0.4),
      flange === undefined
        ? prismAt(view, up(0.66), up(0.74), bore * 0.84, 6, 0)
        : rod(view, up(0.66), up(0.72), bore * 0.5),
      rod(view, up(0.72), up(0.96), bore * 0.13),
      wheel(view, up(0.95), hand / 2, Math.max(hand * 0.1, 5)),
    ].join('')
  const near = (): Mark => rod(view, [-half + end * 0.6, 0, 0], [-bore * 0.55, 0, 0], R, R * 1.02)
  const middle = (): Mark => {
    if (type === 'gate')
      return (
        rod(view, [0, -R * 1.3, 0], [0, -R, 0], bore * 0.5, bore * 0.74) +
        rod(view, [0, -R, 0], up(0.4), bore * 0.74) +
        near() +
        side(-1) +
        tall(0.74, 0.42)
      )
    if (type === 'globe')
      return (
        rod(view, [0, -R * 1.6, 0], [0, -R * 0.6, 0], bore * 0.6, bore * 1.02) +
        rod(view, [0, -R * 0.6, 0], [0, R * 0.5, 0], bore * 1.02, bore * 0.95) +
        rod(view, [0, R * 0.5, 0], up(0.34), bore * 0.95, bore * 0.68) +
        near() +
        side(-1) +
        tall(0.68, 0.36)
      )
    if (type === 'swing')
      return (
        rod(view, [0, -R * 1.1, 0], [0, R * 0.6, 0], bore * 0.86, bore * 0.92) +
        rod(view, [0, R * 0.6, 0], [0, height * 0.88, 0], bore * 0.92, bore * 0.76) +
        near() +
        side(-1) +
        cover(0.9, bore * 0.8)
      )
    if (type === 'strainer') {
      const toe: Vec = [half * 0.62, -half * 0.92, 0]
      const heel: Vec = [half * 0.46, -half * 0.7, 0]
      return (
        rod(view, [-bore * 0.2, 0, 0], toe, R * 0.95) +
        prismAt(view, heel, [half * 0.74, -half * 1.08, 0], R * 2.2, 6, 0) +
        rod(view, [-half + end * 0.6, 0, 0], [half * 0.4, 0, 0], R, R * 1.02) +
        side(-1)
      )
    }
    const post = height * 0.94
    return [
      shape.pieces === 3
        ? prismAt(view, [bore * 0.75, 0, 0], [bore * 1.15, 0, 0], R * 2.5, 4, 45) +
          rod(view, [-bore * 0.8, 0, 0], [bore * 0.8, 0, 0], R * 1.2) +
          prismAt(view, [-bore * 1.15, 0, 0], [-bore * 0.75, 0, 0], R * 2.5, 4, 45) +
          [45, 135, 225, 315]
            .map((turn) => {
              const spot: Vec = [
                -bore * 1.15,
                Math.cos((turn * Math.PI) / 180) * R * 1.45,
                Math.sin((turn * Math.PI) / 180) * R * 1.45,
              ]
              return rod(view, spot, [spot[0] - bore * 0.18, spot[1], spot[2]], R * 0.2)
            })
            .join('')
        : rod(view, [-bore * 0.9, 0, 0], [bore * 0.9, 0, 0], R * 1.32),
      type === 'tee-ball'
        ? rod(view, [0, 0, R], [0, 0, half * 0.7], R * 0.92) +
          prismAt(view, [0, 0, half * 0.7], [0, 0, half], hex) +
          mouth(view, [0, 0, half], [0, 0, 1], hex * 0.39, end)
        : '',
      rod(view, [-half + end * 0.6, 0, 0], [-bore * 0.85, 0, 0], R, R * 1.1),
      side(-1),
      rod(view, [0, R * 1.1, 0], up(0.72), bore * 0.42),
      rod(view, up(0.72), up(1), bore * 0.2),
      brick(view, [-bore * 0.35, post, -bore * 0.28], [hand * 0.42, bore * 0.12, bore * 0.56]),
      brick(view, [hand * 0.38, post - bore * 0.06, -bore * 0.34], [hand * 0.6, bore * 0.26, bore * 0.68], {
        front: 'black',
        side: 'black',
        top: 'deep',
      }),
    ].join('')
  }
  return sheet(title, [side(1), rod(view, [bore * 0.5, 0, 0], [half - end * 0.6, 0, 0], R), middle()])
}

/** The numbers of the two connections at the ends of a sign. */
export const ports = (y: number): Mark[] =>
  [96, 704].flatMap((x, index) => [circle(x, y, 24, 'white', 'edge'), label(x, y + 8, String(index + 1))])

/** The sign of such a valve on a flow diagram (ISO 14617 style), with the direction of flow where it matters. */
export function valveSymbol(shape: Pick<ValveShape, 'type' | 'title' | 'flange'>): string {
  const [x, y, w, h] = [400, 300, 150, 84]
  const bow = polygon(
    [
      [x - w, y - h],
      [x - w, y + h],
      [x + w, y - h],
      [x + w, y + h],
    ],
    'light',
    'heavy',
  )
  const { type, title, flange } = shape
  const pipe = [
    line(
      [
        [120, y],
        [x - w, y],
      ],
      'heavy',
    ),
    line(
      [
        [x + w, y],
        [680, y],
      ],
      'heavy',
    ),
    ...ports(y),
  ]
  const flanged =
    flange === undefined
      ? []
      : [-1, 1].map((sign) =>
          line(
            [
              [x + sign * (w + 16), y - 40],
              [x + sign * (w + 16), y + 40],
            ],
            'heavy',
          ),
        )
  const stem = [
    line(
      [
        [x, y],
        [x, y - 130],
      ],
      'heavy',
    ),
    line(
      [
        [x - 56, y - 130],
        [x + 56, y - 130],
      ],
      'heavy',
    ),
  ]
  const inner: Record<ValveType, readonly Mark[]> = {
    gate: [bow, ...stem],
    globe: [bow, ...stem, circle(x, y, 30, 'ink')],
    ball: [
      bow,
      line(
        [
          [x, y - 38],
          [x, y - 130],
        ],
        'heavy',
      ),
      circle(x, y, 38, 'white', 'heavy'),
      line(
        [
          [x - 56, y - 130],
          [x + 56, y - 130],
        ],
        'heavy',
      ),
    ],
    'tee-ball': [
      bow,
      polygon(
        [
          [x, y],
          [x - h, y + w],
          [x + h, y + w],
        ],
        'light',
        'heavy',
      ),
      line(
        [
          [x, y + w],
          [x, y + w + 80],
        ],
        'heavy',
      ),
      ...stem,
    ],
    swing: [
      line(
        [
          [x - w, y - h],
          [x - w, y + h],
        ],
        'heavy',
      ),
      line(
        [
          [x + w, y - h],
          [x + w, y + h],
        ],
        'heavy',
      ),
      line(
        [
          [x - w, y - h],
          [x + w, y + h],
        ],
        'heavy',
      ),
      circle(x - w, y - h, 12, 'ink'),
      arrow([x + w, y + h], 29),
    ],
    strainer: [
      rect(x - w, y - h, 2 * w, 2 * h, 'light', 0, 'heavy'),
      `<path d="M${x - w} ${y + h}L${x + w} ${y - h}" stroke-width="2.4" stroke-dasharray="14 8"/>`,
    ],
  }
  const flows = type === 'swing' || type === 'strainer' || type === 'globe'
  return sheet(title, [
    ...pipe,
    ...flanged,
    ...inner[type],
    flows
      ? line(
          [
            [330, 470],
            [450, 470],
          ],
          'heavy',
        ) + arrow([470, 470], 0)
      : '',
    caption(title),
  ])
}
