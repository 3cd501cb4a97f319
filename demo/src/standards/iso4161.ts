/** Hex nuts with flange. mm: pitch, height m, across flats s, flange dc, its rim c. Source: ISO 4161, table 1. */
export const iso4161 = {
  M5: { d: 5, pitch: 0.8, m: 5, s: 8, dc: 11.8, c: 1 },
  M6: { d: 6, pitch: 1, m: 6, s: 10, dc: 14.2, c: 1.1 },
  M8: { d: 8, pitch: 1.25, m: 8, s: 13, dc: 17.9, c: 1.2 },
  M10: { d: 10, pitch: 1.5, m: 10, s: 15, dc: 21.8, c: 1.5 },
  M12: { d: 12, pitch: 1.75, m: 12, s: 18, dc: 26, c: 1.8 },
  M16: { d: 16, pitch: 2, m: 16, s: 24, dc: 34.5, c: 2.4 },
  M20: { d: 20, pitch: 2.5, m: 20, s: 30, dc: 42.8, c: 3 },
} as const
