/**
 * Lifting eye bolts and eye nuts. mm: collar d2, eye outside d3 and inside d4, height h over the seat, thread length l
 * of the bolt; load in kg straight up, and at 45° for two together each. Sources: DIN 580 and DIN 582, tables 1.
 */
export const din580 = {
  M8: { d: 8, d2: 20, d3: 36, d4: 20, h: 36, l: 13, load: 140, slanted: 95 },
  M10: { d: 10, d2: 25, d3: 45, d4: 25, h: 45, l: 17, load: 230, slanted: 170 },
  M12: { d: 12, d2: 30, d3: 54, d4: 30, h: 53, l: 20.5, load: 340, slanted: 240 },
  M16: { d: 16, d2: 35, d3: 63, d4: 35, h: 62, l: 27, load: 700, slanted: 500 },
  M20: { d: 20, d2: 40, d3: 72, d4: 40, h: 71, l: 30, load: 1200, slanted: 830 },
  M24: { d: 24, d2: 50, d3: 90, d4: 50, h: 90, l: 36, load: 1800, slanted: 1270 },
  M30: { d: 30, d2: 65, d3: 108, d4: 60, h: 109, l: 45, load: 3200, slanted: 2300 },
  M36: { d: 36, d2: 75, d3: 126, d4: 70, h: 128, l: 54, load: 4600, slanted: 3250 },
} as const
