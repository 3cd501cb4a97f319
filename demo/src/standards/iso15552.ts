/**
 * Pneumatic cylinders with detachable mountings, 10 bar. mm: pitch of the mounting threads TG and their size RT, rod
 * thread KK and its length AM, rod shoulder to mounting face WH, length over the caps at zero stroke L8, collar B,
 * port EE, rod diameter. Source: ISO 15552; the outside E is the makers' own, below the standard's limit.
 */
export const iso15552 = {
  32: { E: 47, TG: 32.5, RT: 'M6', AM: 22, KK: 'M10 × 1.25', WH: 26, L8: 94, B: 30, EE: 'G1/8', rod: 12 },
  40: { E: 54, TG: 38, RT: 'M6', AM: 24, KK: 'M12 × 1.25', WH: 30, L8: 105, B: 35, EE: 'G1/4', rod: 16 },
  50: { E: 65, TG: 46.5, RT: 'M8', AM: 32, KK: 'M16 × 1.5', WH: 37, L8: 106, B: 40, EE: 'G1/4', rod: 20 },
  63: { E: 76, TG: 56.5, RT: 'M8', AM: 32, KK: 'M16 × 1.5', WH: 37, L8: 121, B: 45, EE: 'G3/8', rod: 20 },
  80: { E: 95, TG: 72, RT: 'M10', AM: 40, KK: 'M20 × 1.5', WH: 46, L8: 128, B: 45, EE: 'G3/8', rod: 25 },
  100: { E: 115, TG: 89, RT: 'M10', AM: 40, KK: 'M20 × 1.5', WH: 51, L8: 138, B: 55, EE: 'G1/2', rod: 25 },
  125: { E: 140, TG: 110, RT: 'M12', AM: 54, KK: 'M27 × 2', WH: 65, L8: 160, B: 60, EE: 'G1/2', rod: 32 },
} as const

export type ProfileBore = (typeof iso15552)[keyof typeof iso15552]
