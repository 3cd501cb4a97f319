/** Long hex nuts, three diameters high. mm: pitch, height m, across flats s. Source: DIN 6334, table 1. */
export const din6334 = {
  M6: { d: 6, pitch: 1, m: 18, s: 10 },
  M8: { d: 8, pitch: 1.25, m: 24, s: 13 },
  M10: { d: 10, pitch: 1.5, m: 30, s: 17 },
  M12: { d: 12, pitch: 1.75, m: 36, s: 19 },
  M16: { d: 16, pitch: 2, m: 48, s: 24 },
  M20: { d: 20, pitch: 2.5, m: 60, s: 30 },
} as const
