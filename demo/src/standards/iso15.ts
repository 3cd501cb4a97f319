/**
 * Single-row deep groove ball bearings. mm: bore d, outside D, width B, corner r (smallest); load ratings in kN after
 * ISO 281 and ISO 76; speed limit in rpm with grease, open or shielded; mass in g. Sources: ISO 15 for the boundary
 * dimensions; ratings as makers commonly give them.
 */
export const iso15 = {
  '6000': { d: 10, D: 26, B: 8, r: 0.3, c: 4.55, c0: 1.96, speed: 29000, mass: 19 },
  '6001': { d: 12, D: 28, B: 8, r: 0.3, c: 5.1, c0: 2.39, speed: 26000, mass: 21 },
  '6002': { d: 15, D: 32, B: 9, r: 0.3, c: 5.6, c0: 2.84, speed: 22000, mass: 30 },
  '6003': { d: 17, D: 35, B: 10, r: 0.3, c: 6, c0: 3.25, speed: 20000, mass: 39 },
  '6004': { d: 20, D: 42, B: 12, r: 0.6, c: 9.4, c0: 5, speed: 17000, mass: 69 },
  '6005': { d: 25, D: 47, B: 12, r: 0.6, c: 10.1, c0: 5.85, speed: 15000, mass: 80 },
  '6006': { d: 30, D: 55, B: 13, r: 1, c: 13.2, c0: 8.3, speed: 12000, mass: 116 },
  '6200': { d: 10, D: 30, B: 9, r: 0.6, c: 5.1, c0: 2.39, speed: 24000, mass: 32 },
  '6201': { d: 12, D: 32, B: 10, r: 0.6, c: 6.8, c0: 3.05, speed: 22000, mass: 37 },
  '6202': { d: 15, D: 35, B: 11, r: 0.6, c: 7.65, c0: 3.75, speed: 20000, mass: 45 },
  '6203': { d: 17, D: 40, B: 12, r: 0.6, c: 9.55, c0: 4.8, speed: 17000, mass: 66 },
  '6204': { d: 20, D: 47, B: 14, r: 1, c: 12.8, c0: 6.6, speed: 15000, mass: 106 },
  '6205': { d: 25, D: 52, B: 15, r: 1, c: 14, c0: 7.85, speed: 13000, mass: 128 },
  '6206': { d: 30, D: 62, B: 16, r: 1, c: 19.5, c0: 11.3, speed: 11000, mass: 199 },
  '6300': { d: 10, D: 35, B: 11, r: 0.6, c: 8.1, c0: 3.45, speed: 22000, mass: 53 },
  '6301': { d: 12, D: 37, B: 12, r: 1, c: 9.7, c0: 4.2, speed: 20000, mass: 60 },
  '6302': { d: 15, D: 42, B: 13, r: 1, c: 11.4, c0: 5.45, speed: 17000, mass: 82 },
  '6303': { d: 17, D: 47, B: 14, r: 1, c: 13.6, c0: 6.65, speed: 15000, mass: 115 },
  '6304': { d: 20, D: 52, B: 15, r: 1.1, c: 15.9, c0: 7.9, speed: 14000, mass: 144 },
  '6305': { d: 25, D: 62, B: 17, r: 1.1, c: 20.6, c0: 11.2, speed: 11000, mass: 232 },
  '6306': { d: 30, D: 72, B: 19, r: 1.1, c: 26.7, c0: 15, speed: 9500, mass: 346 },
} as const

export type BearingNumber = keyof typeof iso15
export type BearingSize = (typeof iso15)[BearingNumber]
