/** Hex nuts, style 2 (high). mm: pitch, height m, across flats s. Source: ISO 4033, table 1. */
export const iso4033 = {
  M5: { d: 5, pitch: 0.8, m: 5.1, s: 8 },
  M6: { d: 6, pitch: 1, m: 5.7, s: 10 },
  M8: { d: 8, pitch: 1.25, m: 7.5, s: 13 },
  M10: { d: 10, pitch: 1.5, m: 9.3, s: 16 },
  M12: { d: 12, pitch: 1.75, m: 12, s: 18 },
  M16: { d: 16, pitch: 2, m: 16.4, s: 24 },
  M20: { d: 20, pitch: 2.5, m: 20.3, s: 30 },
  M24: { d: 24, pitch: 3, m: 23.9, s: 36 },
  M30: { d: 30, pitch: 3.5, m: 28.6, s: 46 },
  M36: { d: 36, pitch: 4, m: 33.1, s: 55 },
} as const
/** Thin hex nuts, chamfered. mm: pitch, height m, across flats s. Source: ISO 4035, table 1. */
export const iso4035 = {
  M4: { d: 4, pitch: 0.7, m: 2.2, s: 7 },
  M5: { d: 5, pitch: 0.8, m: 2.7, s: 8 },
  M6: { d: 6, pitch: 1, m: 3.2, s: 10 },
  M8: { d: 8, pitch: 1.25, m: 4, s: 13 },
  M10: { d: 10, pitch: 1.5, m: 5, s: 16 },
  M12: { d: 12, pitch: 1.75, m: 6, s: 18 },
  M16: { d: 16, pitch: 2, m: 8, s: 24 },
  M20: { d: 20, pitch: 2.5, m: 10, s: 30 },
  M24: { d: 24, pitch: 3, m: 12, s: 36 },
  M30: { d: 30, pitch: 3.5, m: 15, s: 46 },
} as const
