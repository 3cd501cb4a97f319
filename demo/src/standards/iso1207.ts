/** Slotted cheese head screws. mm: pitch, head diameter dk, head height k, slot n and its depth t, usual lengths. Source: ISO 1207, table 1. */
export const iso1207 = {
  M3: { d: 3, pitch: 0.5, dk: 5.5, k: 2, n: 0.8, t: 0.85, min: 4, max: 30 },
  M4: { d: 4, pitch: 0.7, dk: 7, k: 2.6, n: 1.2, t: 1.1, min: 5, max: 40 },
  M5: { d: 5, pitch: 0.8, dk: 8.5, k: 3.3, n: 1.2, t: 1.3, min: 6, max: 50 },
  M6: { d: 6, pitch: 1, dk: 10, k: 3.9, n: 1.6, t: 1.6, min: 8, max: 60 },
  M8: { d: 8, pitch: 1.25, dk: 13, k: 5, n: 2, t: 2, min: 10, max: 80 },
} as const
