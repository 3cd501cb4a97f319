/** Lock nuts with nylon insert, low. mm: pitch, height h, across flats s; m is what the spanner grips, about. Source: DIN 985, table 1. */
export const din985 = {
  M3: { d: 3, pitch: 0.5, h: 4, m: 2.7, s: 5.5 },
  M4: { d: 4, pitch: 0.7, h: 5, m: 3.4, s: 7 },
  M5: { d: 5, pitch: 0.8, h: 5, m: 3.4, s: 8 },
  M6: { d: 6, pitch: 1, h: 6, m: 4.1, s: 10 },
  M8: { d: 8, pitch: 1.25, h: 8, m: 5.4, s: 13 },
  M10: { d: 10, pitch: 1.5, h: 10, m: 6.8, s: 17 },
  M12: { d: 12, pitch: 1.75, h: 12, m: 8.2, s: 19 },
  M16: { d: 16, pitch: 2, h: 16, m: 10.9, s: 24 },
  M20: { d: 20, pitch: 2.5, h: 20, m: 13.6, s: 30 },
  M24: { d: 24, pitch: 3, h: 24, m: 16.3, s: 36 },
} as const
