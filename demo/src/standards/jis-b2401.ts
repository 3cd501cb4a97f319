/** O-rings, series P. mm: inside diameter d1, cord d2. Source: JIS B 2401-1, table of series P. */
export const jisB2401 = {
  P5: { d1: 4.8, d2: 1.9 },
  P8: { d1: 7.8, d2: 1.9 },
  P10: { d1: 9.8, d2: 1.9 },
  P12: { d1: 11.8, d2: 2.4 },
  P16: { d1: 15.8, d2: 2.4 },
  P20: { d1: 19.8, d2: 2.4 },
  P25: { d1: 24.7, d2: 3.5 },
  P30: { d1: 29.7, d2: 3.5 },
  P40: { d1: 39.7, d2: 3.5 },
  P50: { d1: 49.7, d2: 3.5 },
} as const
