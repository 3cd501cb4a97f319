/** Spring lock washers, square ends. mm: hole d1 (smallest), outside d2 (largest), section b by s. Source: DIN 127, form B. */
export const din127 = {
  M4: { d1: 4.1, d2: 7.6, b: 1.5, h: 0.9 },
  M5: { d1: 5.1, d2: 9.2, b: 1.8, h: 1.2 },
  M6: { d1: 6.1, d2: 11.8, b: 2.5, h: 1.6 },
  M8: { d1: 8.1, d2: 14.8, b: 3, h: 2 },
  M10: { d1: 10.2, d2: 18.1, b: 3.5, h: 2.2 },
  M12: { d1: 12.2, d2: 21.1, b: 4, h: 2.5 },
  M16: { d1: 16.2, d2: 27.4, b: 5, h: 3.5 },
  M20: { d1: 20.2, d2: 33.6, b: 6, h: 4 },
  M24: { d1: 24.5, d2: 40, b: 7, h: 5 },
  M30: { d1: 30.5, d2: 48.2, b: 8, h: 6 },
} as const
