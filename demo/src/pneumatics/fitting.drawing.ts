import { cyl, dark, hex, thread, cone, type Piece } from './turning.drawing.ts'

/** Body outside over the tube, mm: the maker's own. */
export const bodyOver = { 3: 8, 4: 10, 6: 12.5, 8: 14.5, 10: 17.5, 12: 20.5, 16: 26 } as const
export type Tube = keyof typeof bodyOver

/** Male threads as drawn, mm: outside diameter, length, hexagon. */
export const maleThreads = {
  M3: { d: 3, l: 3, hex: 6 },
  M5: { d: 5, l: 4, hex: 8 },
  M6: { d: 6, l: 5, hex: 10 },
  'R1/8': { d: 9.7, l: 8, hex: 10 },
  'R1/4': { d: 13.2, l: 11, hex: 14 },
  'R3/8': { d: 16.7, l: 12, hex: 17 },
  'R1/2': { d: 21, l: 15, hex: 21 },
  'R3/4': { d: 26.4, l: 16.5, hex: 27 },
  R1: { d: 33.2, l: 19, hex: 34 },
  'G1/8': { d: 9.7, l: 6, hex: 13 },
  'G1/4': { d: 13.2, l: 8, hex: 17 },
  'G3/8': { d: 16.7, l: 9, hex: 20 },
  'G1/2': { d: 21, l: 10, hex: 24 },
  'G3/4': { d: 26.4, l: 14, hex: 32 },
  G1: { d: 33.2, l: 16, hex: 41 },
} as const
export type Male = keyof typeof maleThreads

/** From a hub of the body's size to a tube's mouth. */
export function tubeArm(tube: Tube, reach: number, metal = false): Piece[] {
  const body = bodyOver[tube]
  const ring = 0.26 * body
  return [
    cyl(reach - ring * 1.4, body),
    cyl(ring * 0.5, body * 0.84),
    (metal ? cyl : dark)(ring * 0.9, body * 0.9),
  ]
}

/** From a hub to the end of a male thread. */
export function threadArm(name: Male, hub: number, neck = 0): Piece[] {
  const { d, l, hex: s } = maleThreads[name]
  const flange = name.startsWith('G') ? [cyl(1.2, s * 0.98)] : []
  return [cyl(hub / 2 + neck, Math.min(hub * 0.8, s)), hex(s * 0.42, s), ...flange, thread(l, d)]
}

/** From a hub to a female thread's mouth. */
export const femaleArm = (name: Male, hub: number): Piece[] => [
  cyl(hub / 2, hub * 0.8),
  hex(maleThreads[name].l + 4, maleThreads[name].hex + 3),
]

/** A plain stem that goes into another fitting. */
export const stemArm = (tube: Tube, hub: number): Piece[] => [
  cyl(hub / 2 + 3, hub * 0.7),
  cyl(tube * 2 + 4, tube),
]

/** A run with a tube's mouth at its left end, from the mouth inwards. */
export const mouth = (tube: Tube, length: number, metal = false): Piece[] =>
  tubeArm(tube, length, metal).toReversed()

/** A blanking plug: stem and grip. */
export const plugRun = (tube: Tube): Piece[] => [
  cyl(2, tube * 1.5),
  cyl(tube * 1.2, tube * 1.15),
  cyl(tube * 2 + 5, tube),
  cone(1, tube, tube * 0.8),
]
