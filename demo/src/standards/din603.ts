/** Mushroom head square neck bolts. mm: pitch, head diameter dk, head height k, square v and its length f, thread length b, usual lengths. Source: DIN 603, table 1. */
export const din603 = {
  M5: { d: 5, pitch: 0.8, dk: 13.55, k: 3.3, v: 5, f: 4.1, b: 16, min: 16, max: 80 },
  M6: { d: 6, pitch: 1, dk: 16.55, k: 3.88, v: 6, f: 4.6, b: 18, min: 16, max: 150 },
  M8: { d: 8, pitch: 1.25, dk: 20.65, k: 4.88, v: 8, f: 5.6, b: 22, min: 20, max: 150 },
  M10: { d: 10, pitch: 1.5, dk: 24.65, k: 5.38, v: 10, f: 6.6, b: 26, min: 20, max: 200 },
  M12: { d: 12, pitch: 1.75, dk: 30.65, k: 6.95, v: 12, f: 8.75, b: 30, min: 30, max: 200 },
  M16: { d: 16, pitch: 2, dk: 38.8, k: 8.95, v: 16, f: 12.9, b: 38, min: 55, max: 200 },
} as const
