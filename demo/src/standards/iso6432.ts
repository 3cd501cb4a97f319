/**
 * Single-rod cylinders of bores 8 to 25 mm, 10 bar. mm: rod diameter, rod thread KK and its length AM, mounting thread
 * BE, rod shoulder to mounting face WF, mounting face to the rear pivot XC at zero stroke, pivot CD and width EW, port
 * EE. Source: ISO 6432; the tube's outside is the makers' own.
 */
export const iso6432 = {
  8: { rod: 4, KK: 'M4', AM: 12, BE: 'M12 × 1.25', WF: 16, XC: 64, CD: 4, EW: 8, EE: 'M5', outside: 9.3 },
  10: { rod: 4, KK: 'M4', AM: 12, BE: 'M12 × 1.25', WF: 16, XC: 64, CD: 4, EW: 8, EE: 'M5', outside: 11.3 },
  12: { rod: 6, KK: 'M6', AM: 16, BE: 'M16 × 1.5', WF: 22, XC: 75, CD: 6, EW: 12, EE: 'M5', outside: 13.3 },
  16: { rod: 6, KK: 'M6', AM: 16, BE: 'M16 × 1.5', WF: 22, XC: 82, CD: 6, EW: 12, EE: 'M5', outside: 17.3 },
  20: { rod: 8, KK: 'M8', AM: 20, BE: 'M22 × 1.5', WF: 24, XC: 95, CD: 8, EW: 16, EE: 'G1/8', outside: 21.3 },
  25: {
    rod: 10,
    KK: 'M10 × 1.25',
    AM: 22,
    BE: 'M22 × 1.5',
    WF: 28,
    XC: 104,
    CD: 8,
    EW: 16,
    EE: 'G1/8',
    outside: 26.5,
  },
} as const

export type MiniBore = keyof typeof iso6432
