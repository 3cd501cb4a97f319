/** Split pins. mm: hole, wire d (largest: a half is half of it), eye c and its length b, longer end a, usual lengths. Source: ISO 1234, table 1. */
export const iso1234 = {
  '1.6': { d: 1.6, wire: 1.35, c: 3.4, b: 4, a: 1.875, min: 8, max: 32 },
  '2': { d: 2, wire: 1.75, c: 4.3, b: 5, a: 1.875, min: 10, max: 40 },
  '2.5': { d: 2.5, wire: 2.2, c: 4.3, b: 5, a: 1.875, min: 12, max: 50 },
  '3.2': { d: 3.2, wire: 2.8, c: 5.45, b: 6.4, a: 2.4, min: 14, max: 63 },
  '4': { d: 4, wire: 3.6, c: 6.95, b: 8, a: 3, min: 18, max: 80 },
  '5': { d: 5, wire: 4.5, c: 8.6, b: 10, a: 3, min: 22, max: 100 },
  '6.3': { d: 6.3, wire: 5.8, c: 11.05, b: 12.6, a: 3, min: 32, max: 125 },
  '8': { d: 8, wire: 7.4, c: 14, b: 16, a: 3, min: 40, max: 160 },
} as const
