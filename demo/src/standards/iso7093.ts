/** Plain washers, large series. mm: hole d1, outside d2, thickness h. Source: ISO 7093-1, table 1. */
export const iso7093 = {
  M3: { d1: 3.2, d2: 9, h: 0.8 },
  M4: { d1: 4.3, d2: 12, h: 1 },
  M5: { d1: 5.3, d2: 15, h: 1 },
  M6: { d1: 6.4, d2: 18, h: 1.6 },
  M8: { d1: 8.4, d2: 24, h: 2 },
  M10: { d1: 10.5, d2: 30, h: 2.5 },
  M12: { d1: 13, d2: 37, h: 3 },
  M16: { d1: 17, d2: 50, h: 3 },
  M20: { d1: 21, d2: 60, h: 4 },
  M24: { d1: 25, d2: 72, h: 5 },
  M30: { d1: 33, d2: 92, h: 6 },
} as const
/** Plain washers, extra large series. mm: hole d1, outside d2, thickness h. Source: ISO 7094, table 1. */
export const iso7094 = {
  M5: { d1: 5.5, d2: 18, h: 2 },
  M6: { d1: 6.6, d2: 22, h: 2 },
  M8: { d1: 9, d2: 28, h: 3 },
  M10: { d1: 11, d2: 34, h: 3 },
  M12: { d1: 13.5, d2: 44, h: 4 },
  M16: { d1: 17.5, d2: 56, h: 5 },
  M20: { d1: 22, d2: 72, h: 6 },
  M24: { d1: 26, d2: 85, h: 6 },
  M30: { d1: 33, d2: 105, h: 6 },
  M36: { d1: 39, d2: 125, h: 8 },
} as const
