/** Socket head cap screws with low head. mm: pitch, head diameter dk, head height k, key s, socket depth t, thread length b, usual lengths. Source: DIN 7984, table 1. */
export const din7984 = {
  M4: { d: 4, pitch: 0.7, dk: 7, k: 2.8, s: 2.5, t: 2.3, b: 14, min: 6, max: 25 },
  M5: { d: 5, pitch: 0.8, dk: 8.5, k: 3.5, s: 3, t: 2.7, b: 16, min: 8, max: 30 },
  M6: { d: 6, pitch: 1, dk: 10, k: 4, s: 4, t: 3, b: 18, min: 10, max: 40 },
  M8: { d: 8, pitch: 1.25, dk: 13, k: 5, s: 5, t: 3.8, b: 22, min: 12, max: 60 },
  M10: { d: 10, pitch: 1.5, dk: 16, k: 6, s: 7, t: 4.5, b: 26, min: 16, max: 70 },
  M12: { d: 12, pitch: 1.75, dk: 18, k: 7, s: 8, t: 5, b: 30, min: 20, max: 80 },
  M16: { d: 16, pitch: 2, dk: 24, k: 9, s: 12, t: 5.5, b: 38, min: 30, max: 80 },
} as const
