/** Countersunk socket screws. mm: pitch, head diameter dk (theoretical, sharp edge), head height k, key s, socket depth t, thread length b, usual lengths. Source: ISO 10642, table 1. */
export const iso10642 = {
  M3: { d: 3, pitch: 0.5, dk: 6.72, k: 1.86, s: 2, t: 1.1, b: 18, min: 8, max: 30 },
  M4: { d: 4, pitch: 0.7, dk: 8.96, k: 2.48, s: 2.5, t: 1.5, b: 20, min: 8, max: 40 },
  M5: { d: 5, pitch: 0.8, dk: 11.2, k: 3.1, s: 3, t: 1.9, b: 22, min: 8, max: 50 },
  M6: { d: 6, pitch: 1, dk: 13.44, k: 3.72, s: 4, t: 2.2, b: 24, min: 8, max: 60 },
  M8: { d: 8, pitch: 1.25, dk: 17.92, k: 4.96, s: 5, t: 3, b: 28, min: 10, max: 80 },
  M10: { d: 10, pitch: 1.5, dk: 22.4, k: 6.2, s: 6, t: 3.6, b: 32, min: 12, max: 100 },
  M12: { d: 12, pitch: 1.75, dk: 26.88, k: 7.44, s: 8, t: 4.3, b: 36, min: 20, max: 100 },
  M16: { d: 16, pitch: 2, dk: 33.6, k: 8.8, s: 10, t: 4.8, b: 44, min: 30, max: 100 },
} as const
