/** Socket head cap screws with low head and pilot recess. mm: pitch, head diameter dk, head height k, key s, socket depth t, thread length b, usual lengths. Source: DIN 6912, table 1. */
export const din6912 = {
  M5: { d: 5, pitch: 0.8, dk: 8.5, k: 3.5, s: 4, t: 2, b: 16, min: 10, max: 60 },
  M6: { d: 6, pitch: 1, dk: 10, k: 4, s: 5, t: 2.5, b: 18, min: 10, max: 70 },
  M8: { d: 8, pitch: 1.25, dk: 13, k: 5, s: 6, t: 3, b: 22, min: 12, max: 80 },
  M10: { d: 10, pitch: 1.5, dk: 16, k: 6.5, s: 8, t: 3.5, b: 26, min: 16, max: 90 },
  M12: { d: 12, pitch: 1.75, dk: 18, k: 7.5, s: 10, t: 4, b: 30, min: 16, max: 100 },
} as const
