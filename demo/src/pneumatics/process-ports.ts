/** Process valves by port: orifice and sizes in mm, grams, rupiah. */
export const ports = {
  'G1/8': { code: '18', orifice: 2.5, length: 40, height: 78, hexagon: 18, price: 118_000, mass: 260 },
  'G1/4': { code: '14', orifice: 4, length: 46, height: 84, hexagon: 22, price: 142_000, mass: 320 },
  'G3/8': { code: '38', orifice: 13, length: 62, height: 98, hexagon: 27, price: 196_000, mass: 510 },
  'G1/2': { code: '12', orifice: 13, length: 66, height: 102, hexagon: 30, price: 215_000, mass: 580 },
  'G3/4': { code: '34', orifice: 20, length: 82, height: 112, hexagon: 38, price: 298_000, mass: 850 },
  G1: { code: '10', orifice: 25, length: 98, height: 120, hexagon: 46, price: 415_000, mass: 1250 },
  'G1 1/2': { code: '112', orifice: 40, length: 132, height: 146, hexagon: 64, price: 890_000, mass: 2900 },
  G2: { code: '20', orifice: 50, length: 160, height: 166, hexagon: 78, price: 1_290_000, mass: 4300 },
} as const

export type Port = keyof typeof ports

/** A voltage as part numbers write it. */
export const key = (of: string): string => of.replace(' V ', '').replace('DC', 'D').replace('AC', 'A')
