/**
 * Hexagon socket head cap screws. mm: pitch, head diameter dk (plain heads), head height k, key s, socket depth t,
 * thread length b. Source: ISO 4762, table 1.
 */
export const iso4762 = {
  M4: { d: 4, pitch: 0.7, dk: 7, k: 4, s: 3, t: 2, b: 20 },
  M5: { d: 5, pitch: 0.8, dk: 8.5, k: 5, s: 4, t: 2.5, b: 22 },
  M6: { d: 6, pitch: 1, dk: 10, k: 6, s: 5, t: 3, b: 24 },
  M8: { d: 8, pitch: 1.25, dk: 13, k: 8, s: 6, t: 4, b: 28 },
  M10: { d: 10, pitch: 1.5, dk: 16, k: 10, s: 8, t: 5, b: 32 },
  M12: { d: 12, pitch: 1.75, dk: 18, k: 12, s: 10, t: 6, b: 36 },
} as const

export type SocketScrewSize = (typeof iso4762)[keyof typeof iso4762]
