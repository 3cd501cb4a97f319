/** Hex bolts threaded to the head. mm: pitch, head height k, across flats s, usual lengths. Source: ISO 4017, table 1. */
export const iso4017 = {
  M4: { d: 4, pitch: 0.7, k: 2.8, s: 7, min: 6, max: 40 },
  M5: { d: 5, pitch: 0.8, k: 3.5, s: 8, min: 8, max: 50 },
  M6: { d: 6, pitch: 1, k: 4, s: 10, min: 12, max: 60 },
  M8: { d: 8, pitch: 1.25, k: 5.3, s: 13, min: 16, max: 80 },
  M10: { d: 10, pitch: 1.5, k: 6.4, s: 16, min: 20, max: 100 },
  M12: { d: 12, pitch: 1.75, k: 7.5, s: 18, min: 25, max: 120 },
  M14: { d: 14, pitch: 2, k: 8.8, s: 22, min: 25, max: 140 },
  M16: { d: 16, pitch: 2, k: 10, s: 24, min: 30, max: 150 },
  M20: { d: 20, pitch: 2.5, k: 12.5, s: 30, min: 40, max: 160 },
  M24: { d: 24, pitch: 3, k: 15, s: 36, min: 50, max: 180 },
  M30: { d: 30, pitch: 3.5, k: 18.7, s: 46, min: 60, max: 200 },
} as const

export type BoltSize = (typeof iso4017)[keyof typeof iso4017]
