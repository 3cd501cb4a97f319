/** Hex nuts, style 1. mm: pitch, height m, across flats s. Source: ISO 4032, table 1. */
export const iso4032 = {
  M3: { d: 3, pitch: 0.5, m: 2.4, s: 5.5 },
  M4: { d: 4, pitch: 0.7, m: 3.2, s: 7 },
  M5: { d: 5, pitch: 0.8, m: 4.7, s: 8 },
  M6: { d: 6, pitch: 1, m: 5.2, s: 10 },
  M8: { d: 8, pitch: 1.25, m: 6.8, s: 13 },
  M10: { d: 10, pitch: 1.5, m: 8.4, s: 16 },
  M12: { d: 12, pitch: 1.75, m: 10.8, s: 18 },
  M14: { d: 14, pitch: 2, m: 12.8, s: 22 },
  M16: { d: 16, pitch: 2, m: 14.8, s: 24 },
  M18: { d: 18, pitch: 2.5, m: 15.8, s: 27 },
  M20: { d: 20, pitch: 2.5, m: 18, s: 30 },
  M22: { d: 22, pitch: 2.5, m: 19.4, s: 34 },
  M24: { d: 24, pitch: 3, m: 21.5, s: 36 },
  M27: { d: 27, pitch: 3, m: 23.8, s: 41 },
  M30: { d: 30, pitch: 3.5, m: 25.6, s: 46 },
  M36: { d: 36, pitch: 4, m: 31, s: 55 },
} as const

export type NutSize = (typeof iso4032)[keyof typeof iso4032]
