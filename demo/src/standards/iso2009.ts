/** Countersunk screws. mm: pitch, head diameter dk (sharp edge), head height k, slot n and its depth t, usual lengths; the driver’s number. Sources: ISO 2009 and ISO 7046-1, tables 1. */
export const iso7046 = {
  M3: { d: 3, pitch: 0.5, dk: 6.3, k: 1.65, n: 0.8, t: 0.7, min: 5, max: 30, driver: 1 },
  M4: { d: 4, pitch: 0.7, dk: 9.4, k: 2.7, n: 1.2, t: 1.1, min: 6, max: 40, driver: 2 },
  M5: { d: 5, pitch: 0.8, dk: 10.4, k: 2.7, n: 1.2, t: 1.2, min: 8, max: 50, driver: 2 },
  M6: { d: 6, pitch: 1, dk: 12.6, k: 3.3, n: 1.6, t: 1.4, min: 8, max: 60, driver: 3 },
  M8: { d: 8, pitch: 1.25, dk: 17.3, k: 4.65, n: 2, t: 2, min: 10, max: 80, driver: 4 },
} as const
