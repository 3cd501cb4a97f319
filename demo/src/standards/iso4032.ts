/** Hex nuts, style 1. mm: pitch, height m, across flats s. Source: ISO 4032, table 1. */
export const iso4032 = {
  M5: { d: 5, pitch: 0.8, m: 4.7, s: 8 },
  M6: { d: 6, pitch: 1, m: 5.2, s: 10 },
  M8: { d: 8, pitch: 1.25, m: 6.8, s: 13 },
  M10: { d: 10, pitch: 1.5, m: 8.4, s: 16 },
  M12: { d: 12, pitch: 1.75, m: 10.8, s: 18 },
  M16: { d: 16, pitch: 2, m: 14.8, s: 24 },
  M20: { d: 20, pitch: 2.5, m: 18, s: 30 },
} as const

export type NutSize = (typeof iso4032)[keyof typeof iso4032]
