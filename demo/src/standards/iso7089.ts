/** Plain washers, normal series. mm: hole d1, outside d2, thickness h. Source: ISO 7089, table 1. */
export const iso7089 = {
  M5: { d1: 5.3, d2: 10, h: 1 },
  M6: { d1: 6.4, d2: 12, h: 1.6 },
  M8: { d1: 8.4, d2: 16, h: 1.6 },
  M10: { d1: 10.5, d2: 20, h: 2 },
  M12: { d1: 13, d2: 24, h: 2.5 },
  M16: { d1: 17, d2: 30, h: 3 },
  M20: { d1: 21, d2: 37, h: 3 },
} as const

export type WasherSize = (typeof iso7089)[keyof typeof iso7089]
