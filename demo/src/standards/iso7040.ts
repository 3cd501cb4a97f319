/** Lock nuts with nylon insert, high. mm: pitch, height h (largest), wrenching height m (smallest), across flats s. Source: ISO 7040, table 1. */
export const iso7040 = {
  M3: { d: 3, pitch: 0.5, h: 4.5, m: 2.15, s: 5.5 },
  M4: { d: 4, pitch: 0.7, h: 6, m: 2.9, s: 7 },
  M5: { d: 5, pitch: 0.8, h: 6.8, m: 4.4, s: 8 },
  M6: { d: 6, pitch: 1, h: 8, m: 4.9, s: 10 },
  M8: { d: 8, pitch: 1.25, h: 9.5, m: 6.44, s: 13 },
  M10: { d: 10, pitch: 1.5, h: 11.9, m: 8.04, s: 16 },
  M12: { d: 12, pitch: 1.75, h: 14.9, m: 10.37, s: 18 },
  M16: { d: 16, pitch: 2, h: 19.1, m: 14.1, s: 24 },
  M20: { d: 20, pitch: 2.5, h: 22.8, m: 16.9, s: 30 },
  M24: { d: 24, pitch: 3, h: 27.1, m: 20.2, s: 36 },
} as const
