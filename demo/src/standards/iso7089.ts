/** Plain washers, normal series. mm: hole d1, outside d2, thickness h. Sources: ISO 7089 and ISO 7090 (chamfered), tables 1. */
export const iso7089 = {
  M3: { d1: 3.2, d2: 7, h: 0.5 },
  M4: { d1: 4.3, d2: 9, h: 0.8 },
  M5: { d1: 5.3, d2: 10, h: 1 },
  M6: { d1: 6.4, d2: 12, h: 1.6 },
  M8: { d1: 8.4, d2: 16, h: 1.6 },
  M10: { d1: 10.5, d2: 20, h: 2 },
  M12: { d1: 13, d2: 24, h: 2.5 },
  M16: { d1: 17, d2: 30, h: 3 },
  M20: { d1: 21, d2: 37, h: 3 },
  M24: { d1: 25, d2: 44, h: 4 },
  M30: { d1: 31, d2: 56, h: 4 },
  M36: { d1: 37, d2: 66, h: 5 },
} as const
