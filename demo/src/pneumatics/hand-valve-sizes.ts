/** Valve bodies by port: flow in l/min, mm, grams, rupiah. */
export const sizes = {
  M5: { flow: 150, length: 46, height: 20, depth: 18, mass: 48, cost: 82_000 },
  'G1/8': { flow: 650, length: 60, height: 27, depth: 18, mass: 95, cost: 104_000 },
  'G1/4': { flow: 1100, length: 74, height: 35, depth: 22, mass: 170, cost: 138_000 },
  'G3/8': { flow: 1800, length: 92, height: 40, depth: 27, mass: 290, cost: 215_000 },
  'G1/2': { flow: 2900, length: 118, height: 50, depth: 34, mass: 520, cost: 320_000 },
} as const

/** Squares of a 5/2 symbol, then of a 3/2 one. */
export const fiveTwo = ['1-4 2-3 5', '1-2 4-5 3'] as const

export const threeTwo = ['1-2 3', '2-3 1'] as const
