import { z } from 'zod'
import { choice, count, family, flag, mm, text } from '../../family.ts'
import { sheet } from '../../sheet/sheet.ts'
import type { Mark } from '../../sheet/svg.ts'
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
  flange?: { D: number; k: number; n: number; h: number; b: number; bore?: number; raised?: number }
  thread: string
  title: string
  /** The stem stands out above the handwheel. */
  rising?: boolean
  /** Ball valves whose middle lies between two bolted end pieces. */
  pieces?: 3
}

export const top = (shape: ValveShape): boolean => shape.type === 'gate' || shape.type === 'globe'

export const lever = (shape: ValveShape): boolean => shape.type === 'ball' || shape.type === 'tee-ball'

/** The valve in space. */
function valveSolid(shape: ValveShape): string {
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
      rod(view, up(0.72), up(shape.rising === true ? 0.86 : 0.96), bore * 0.13),
      wheel(view, up(shape.rising === true ? 0.85 : 0.95), hand / 2, Math.max(hand * 0.1, 5)),
      shape.rising === true ? rod(view, up(0.87), up(1), bore * 0.1) : '',
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

export const families = {
  'valve-solid': family(
    {
      type: choice(['gate', 'globe', 'swing', 'strainer', 'ball', 'tee-ball']),
      length: mm(10, 2000),
      height: mm(5, 2000),
      hand: mm(1, 1000),
      bore: mm(2, 500),
      hex: mm(5, 500),
      flange: z
        .strictObject({
          D: mm(20, 1000),
          k: mm(10, 1000),
          n: count(2, 32),
          h: mm(2, 200),
          b: mm(2, 200),
          bore: mm(5, 500).exactOptional(),
          raised: mm(5, 1000).exactOptional(),
        })
        .exactOptional(),
      thread: text(),
      title: text(),
      rising: flag(),
      pieces: z.literal(3).exactOptional(),
    },
    valveSolid,
  ),
}
