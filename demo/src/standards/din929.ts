/** Hex weld nuts. mm: pitch, height m, across flats s, collar d2, height of the projections h1, of the collar h2. Source: DIN 929, table 1. */
export const din929 = {
  M4: { d: 4, pitch: 0.7, m: 3.5, s: 9, d2: 6, h1: 0.65, h2: 0.35 },
  M5: { d: 5, pitch: 0.8, m: 4, s: 10, d2: 7, h1: 0.7, h2: 0.4 },
  M6: { d: 6, pitch: 1, m: 5, s: 11, d2: 8, h1: 0.75, h2: 0.4 },
  M8: { d: 8, pitch: 1.25, m: 6.5, s: 14, d2: 10.5, h1: 0.9, h2: 0.5 },
  M10: { d: 10, pitch: 1.5, m: 8, s: 17, d2: 12.5, h1: 1.15, h2: 0.65 },
  M12: { d: 12, pitch: 1.75, m: 10, s: 19, d2: 14.8, h1: 1.4, h2: 0.8 },
  M16: { d: 16, pitch: 2, m: 13, s: 24, d2: 18.8, h1: 1.8, h2: 1 },
} as const
