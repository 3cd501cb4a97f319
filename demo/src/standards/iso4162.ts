/**
 * Hex bolts with flange, small series. mm: pitch, across flats s, flange dc, head height k, thread length b, usual
 * lengths. Source: ISO 4162, table 1.
 */
export const iso4162 = {
  M5: { d: 5, pitch: 0.8, s: 7, dc: 11.4, k: 5.6, b: 16, min: 10, max: 50 },
  M6: { d: 6, pitch: 1, s: 8, dc: 13.6, k: 6.8, b: 18, min: 12, max: 60 },
  M8: { d: 8, pitch: 1.25, s: 10, dc: 17, k: 8.5, b: 22, min: 16, max: 80 },
  M10: { d: 10, pitch: 1.5, s: 13, dc: 20.8, k: 9.7, b: 26, min: 20, max: 100 },
  M12: { d: 12, pitch: 1.75, s: 15, dc: 24.7, k: 11.9, b: 30, min: 25, max: 120 },
  M16: { d: 16, pitch: 2, s: 21, dc: 32.8, k: 15.1, b: 38, min: 35, max: 160 },
} as const
