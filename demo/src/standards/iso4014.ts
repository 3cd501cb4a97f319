/** Hex bolts with a shank. mm: pitch, head height k, across flats s, thread length b up to 125 and b2 up to 200 of length. Source: ISO 4014, table 1. */
export const iso4014 = {
  M6: { d: 6, pitch: 1, k: 4, s: 10, b: 18, b2: 24, min: 30, max: 130 },
  M8: { d: 8, pitch: 1.25, k: 5.3, s: 13, b: 22, b2: 28, min: 30, max: 180 },
  M10: { d: 10, pitch: 1.5, k: 6.4, s: 16, b: 26, b2: 32, min: 35, max: 150 },
  M12: { d: 12, pitch: 1.75, k: 7.5, s: 18, b: 30, b2: 36, min: 50, max: 150 },
  M16: { d: 16, pitch: 2, k: 10, s: 24, b: 38, b2: 44, min: 55, max: 200 },
  M20: { d: 20, pitch: 2.5, k: 12.5, s: 30, b: 46, b2: 52, min: 60, max: 300 },
  M24: { d: 24, pitch: 3, k: 15, s: 36, b: 54, b2: 60, min: 80, max: 220 },
  M30: { d: 30, pitch: 3.5, k: 18.7, s: 46, b: 66, b2: 72, min: 110, max: 300 },
} as const
