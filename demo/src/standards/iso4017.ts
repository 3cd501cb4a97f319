/** Hex bolts threaded to the head. mm: pitch, head height k, across flats s. Source: ISO 4017, table 1. */
export const iso4017 = {
  M5: { d: 5, pitch: 0.8, k: 3.5, s: 8 },
  M6: { d: 6, pitch: 1, k: 4, s: 10 },
  M8: { d: 8, pitch: 1.25, k: 5.3, s: 13 },
  M10: { d: 10, pitch: 1.5, k: 6.4, s: 16 },
  M12: { d: 12, pitch: 1.75, k: 7.5, s: 18 },
  M16: { d: 16, pitch: 2, k: 10, s: 24 },
  M20: { d: 20, pitch: 2.5, k: 12.5, s: 30 },
} as const

export type BoltSize = (typeof iso4017)[keyof typeof iso4017]
