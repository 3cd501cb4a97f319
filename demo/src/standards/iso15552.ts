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

/**
 * Feet and flanges for these cylinders, mm. Foot: its holes' pitch TR and size AB, axis above the base AH. Flange:
 * its holes' pitches TF along and R across, their size FB. Source: ISO 15552, mountings MS1 and MF1; the flange's
 * length UF is the makers' own.
 */
export const iso15552Mounts = {
  32: { TR: 32, AB: 7, AH: 32, TF: 64, R: 32, FB: 7, UF: 80 },
  40: { TR: 36, AB: 10, AH: 36, TF: 72, R: 36, FB: 9, UF: 90 },
  50: { TR: 45, AB: 10, AH: 45, TF: 90, R: 45, FB: 9, UF: 110 },
  63: { TR: 50, AB: 10, AH: 50, TF: 100, R: 50, FB: 9, UF: 120 },
  80: { TR: 63, AB: 12, AH: 63, TF: 126, R: 63, FB: 12, UF: 150 },
  100: { TR: 75, AB: 14.5, AH: 71, TF: 150, R: 75, FB: 14, UF: 175 },
  125: { TR: 90, AB: 16.5, AH: 90, TF: 180, R: 90, FB: 16, UF: 210 },
} as const
