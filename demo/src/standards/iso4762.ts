/** Hexagon socket head cap screws. mm: pitch, head diameter dk (plain heads), head height k, key s, socket depth t, thread length b, usual lengths. Source: ISO 4762, table 1. */
export const iso4762 = {
  M3: { d: 3, pitch: 0.5, dk: 5.5, k: 3, s: 2.5, t: 1.3, b: 18, min: 5, max: 30 },
  M4: { d: 4, pitch: 0.7, dk: 7, k: 4, s: 3, t: 2, b: 20, min: 6, max: 40 },
  M5: { d: 5, pitch: 0.8, dk: 8.5, k: 5, s: 4, t: 2.5, b: 22, min: 8, max: 50 },
  M6: { d: 6, pitch: 1, dk: 10, k: 6, s: 5, t: 3, b: 24, min: 8, max: 60 },
  M8: { d: 8, pitch: 1.25, dk: 13, k: 8, s: 6, t: 4, b: 28, min: 10, max: 80 },
  M10: { d: 10, pitch: 1.5, dk: 16, k: 10, s: 8, t: 5, b: 32, min: 16, max: 100 },
  M12: { d: 12, pitch: 1.75, dk: 18, k: 12, s: 10, t: 6, b: 36, min: 20, max: 120 },
  M16: { d: 16, pitch: 2, dk: 24, k: 16, s: 14, t: 8, b: 44, min: 25, max: 160 },
  M20: { d: 20, pitch: 2.5, dk: 30, k: 20, s: 17, t: 10, b: 52, min: 30, max: 200 },
  M24: { d: 24, pitch: 3, dk: 36, k: 24, s: 19, t: 12, b: 60, min: 40, max: 200 },
} as const

export type SocketScrewSize = (typeof iso4762)[keyof typeof iso4762]
