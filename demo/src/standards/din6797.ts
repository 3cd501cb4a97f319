/** Toothed and serrated lock washers. mm: hole d1, outside d2, thickness h; how many teeth are drawn. Sources: DIN 6797 and DIN 6798, tables 1. */
export const din6797 = {
  M3: { d1: 3.2, d2: 6, h: 0.4, teeth: 6 },
  M4: { d1: 4.3, d2: 8, h: 0.5, teeth: 8 },
  M5: { d1: 5.3, d2: 10, h: 0.6, teeth: 8 },
  M6: { d1: 6.4, d2: 11, h: 0.7, teeth: 8 },
  M8: { d1: 8.4, d2: 15, h: 0.8, teeth: 8 },
  M10: { d1: 10.5, d2: 18, h: 0.9, teeth: 9 },
  M12: { d1: 13, d2: 20.5, h: 1, teeth: 10 },
  M16: { d1: 17, d2: 26, h: 1.2, teeth: 12 },
  M20: { d1: 21, d2: 33, h: 1.4, teeth: 12 },
} as const
