/**
 * Compact cylinders, 10 bar. mm: pitch of the mounting threads TG, female rod thread KF, rod end to mounting face WH,
 * body length at zero stroke ZA, port EE, rod diameter. Source: ISO 21287; the outside E and the rods
 * from bore 80 are the makers' own.
 */
export const iso21287 = {
  20: { E: 36, TG: 22, KF: 'M6', WH: 6, ZA: 37, EE: 'M5', rod: 10, RT: 'M5' },
  25: { E: 40, TG: 26, KF: 'M6', WH: 6, ZA: 39, EE: 'M5', rod: 10, RT: 'M5' },
  32: { E: 47, TG: 32.5, KF: 'M8', WH: 7, ZA: 44, EE: 'G1/8', rod: 12, RT: 'M6' },
  40: { E: 55, TG: 38, KF: 'M8', WH: 7, ZA: 45, EE: 'G1/8', rod: 12, RT: 'M6' },
  50: { E: 66, TG: 46.5, KF: 'M10', WH: 8, ZA: 45, EE: 'G1/8', rod: 16, RT: 'M8' },
  63: { E: 76, TG: 56.5, KF: 'M10', WH: 8, ZA: 49, EE: 'G1/8', rod: 16, RT: 'M8' },
  80: { E: 96, TG: 72, KF: 'M12', WH: 10, ZA: 54, EE: 'G1/8', rod: 20, RT: 'M10' },
  100: { E: 116, TG: 89, KF: 'M12', WH: 10, ZA: 67, EE: 'G1/8', rod: 25, RT: 'M10' },
} as const

/** The male rod ends of the same standard: thread KK and its length AM, mm. */
export const iso21287Male = {
  20: { KK: 'M8 × 1.25', AM: 16 },
  25: { KK: 'M8 × 1.25', AM: 16 },
  32: { KK: 'M10 × 1.25', AM: 19 },
  40: { KK: 'M10 × 1.25', AM: 19 },
  50: { KK: 'M12 × 1.25', AM: 22 },
  63: { KK: 'M12 × 1.25', AM: 22 },
  80: { KK: 'M16 × 1.5', AM: 28 },
  100: { KK: 'M16 × 1.5', AM: 28 },
} as const
