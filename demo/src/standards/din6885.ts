/**
 * Parallel keys. mm: width b, height h, shafts above `from` up to `to`, depth in the shaft t1 and in the hub t2, usual
 * lengths. Source: DIN 6885-1, table 1.
 */
export const din6885 = {
  '3X3': { d: 3, h: 3, from: 8, to: 10, t1: 1.8, t2: 1.4, min: 6, max: 36 },
  '4X4': { d: 4, h: 4, from: 10, to: 12, t1: 2.5, t2: 1.8, min: 8, max: 45 },
  '5X5': { d: 5, h: 5, from: 12, to: 17, t1: 3, t2: 2.3, min: 10, max: 56 },
  '6X6': { d: 6, h: 6, from: 17, to: 22, t1: 3.5, t2: 2.8, min: 14, max: 70 },
  '8X7': { d: 8, h: 7, from: 22, to: 30, t1: 4, t2: 3.3, min: 18, max: 90 },
  '10X8': { d: 10, h: 8, from: 30, to: 38, t1: 5, t2: 3.3, min: 22, max: 110 },
  '12X8': { d: 12, h: 8, from: 38, to: 44, t1: 5, t2: 3.3, min: 28, max: 140 },
  '14X9': { d: 14, h: 9, from: 44, to: 50, t1: 5.5, t2: 3.8, min: 36, max: 160 },
  '16X10': { d: 16, h: 10, from: 50, to: 58, t1: 6, t2: 4.3, min: 45, max: 180 },
  '18X11': { d: 18, h: 11, from: 58, to: 65, t1: 7, t2: 4.4, min: 50, max: 200 },
  '20X12': { d: 20, h: 12, from: 65, to: 75, t1: 7.5, t2: 4.9, min: 56, max: 220 },
} as const
