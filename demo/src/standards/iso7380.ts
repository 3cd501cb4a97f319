/** Button head screws. mm: pitch, head diameter dk, head height k, key s, socket depth t, usual lengths. Source: ISO 7380-1, table 1. */
export const iso73801 = {
  M3: { d: 3, pitch: 0.5, dk: 5.7, k: 1.65, s: 2, t: 1.04, min: 6, max: 30 },
  M4: { d: 4, pitch: 0.7, dk: 7.6, k: 2.2, s: 2.5, t: 1.3, min: 6, max: 40 },
  M5: { d: 5, pitch: 0.8, dk: 9.5, k: 2.75, s: 3, t: 1.56, min: 8, max: 50 },
  M6: { d: 6, pitch: 1, dk: 10.5, k: 3.3, s: 4, t: 2.08, min: 10, max: 60 },
  M8: { d: 8, pitch: 1.25, dk: 14, k: 4.4, s: 5, t: 2.6, min: 12, max: 80 },
  M10: { d: 10, pitch: 1.5, dk: 17.5, k: 5.5, s: 6, t: 3.12, min: 16, max: 90 },
  M12: { d: 12, pitch: 1.75, dk: 21, k: 6.6, s: 8, t: 4.16, min: 20, max: 90 },
} as const
/** Button head screws with collar. mm: as above, with the collar’s diameter dk and thickness c, and the dome da. Source: ISO 7380-2, table 1. */
export const iso73802 = {
  M4: { d: 4, pitch: 0.7, dk: 9.4, da: 7.2, c: 0.8, k: 2.2, s: 2.5, t: 1.3, min: 6, max: 40 },
  M5: { d: 5, pitch: 0.8, dk: 11.8, da: 8.8, c: 1, k: 2.75, s: 3, t: 1.56, min: 8, max: 50 },
  M6: { d: 6, pitch: 1, dk: 13.6, da: 10, c: 1.2, k: 3.3, s: 4, t: 2.08, min: 10, max: 60 },
  M8: { d: 8, pitch: 1.25, dk: 17.8, da: 13.2, c: 1.5, k: 4.4, s: 5, t: 2.6, min: 12, max: 80 },
  M10: { d: 10, pitch: 1.5, dk: 21.9, da: 16.5, c: 2, k: 5.5, s: 6, t: 3.12, min: 16, max: 90 },
} as const
