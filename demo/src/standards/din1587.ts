/** Domed cap nuts, high. mm: pitch, height h, hexagon m, dome dk, depth of thread t, across flats s. Source: DIN 1587, table 1. */
export const din1587 = {
  M4: { d: 4, pitch: 0.7, h: 8, m: 3.2, dk: 6.5, t: 5.5, s: 7 },
  M5: { d: 5, pitch: 0.8, h: 10, m: 4, dk: 7.5, t: 6.5, s: 8 },
  M6: { d: 6, pitch: 1, h: 12, m: 5, dk: 9.5, t: 8, s: 10 },
  M8: { d: 8, pitch: 1.25, h: 15, m: 6.5, dk: 12.5, t: 11, s: 13 },
  M10: { d: 10, pitch: 1.5, h: 18, m: 8, dk: 15, t: 13, s: 16 },
  M12: { d: 12, pitch: 1.75, h: 22, m: 10, dk: 17, t: 16, s: 18 },
  M16: { d: 16, pitch: 2, h: 28, m: 13, dk: 23, t: 21, s: 24 },
  M20: { d: 20, pitch: 2.5, h: 34, m: 16, dk: 28, t: 26, s: 30 },
  M24: { d: 24, pitch: 3, h: 42, m: 19, dk: 34, t: 31, s: 36 },
} as const
