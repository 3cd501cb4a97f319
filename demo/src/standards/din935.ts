/** Castle nuts. mm: pitch, height m, floor of the slots w, slot width n, across flats s, crown de. Source: DIN 935-1, table 1. */
export const din935 = {
  M6: { d: 6, pitch: 1, m: 7.5, w: 5, n: 2, s: 10, de: 0 },
  M8: { d: 8, pitch: 1.25, m: 9.5, w: 6.5, n: 2.5, s: 13, de: 0 },
  M10: { d: 10, pitch: 1.5, m: 12, w: 8, n: 2.8, s: 17, de: 0 },
  M12: { d: 12, pitch: 1.75, m: 15, w: 10, n: 3.5, s: 19, de: 17 },
  M16: { d: 16, pitch: 2, m: 19, w: 13, n: 4.5, s: 24, de: 22 },
  M20: { d: 20, pitch: 2.5, m: 22, w: 16, n: 4.5, s: 30, de: 28 },
  M24: { d: 24, pitch: 3, m: 27, w: 19, n: 5.5, s: 36, de: 34 },
  M30: { d: 30, pitch: 3.5, m: 33, w: 24, n: 7, s: 46, de: 42 },
} as const
