/** Retaining washers (E-rings). mm: groove, shafts from and to, outside when sprung, thickness s, opening a. Source: DIN 6799, table 1. */
export const din6799 = {
  '1.5': { d: 1.5, from: 2, to: 2.5, outside: 4.25, s: 0.4, a: 1.28 },
  '1.9': { d: 1.9, from: 2.5, to: 3, outside: 4.8, s: 0.5, a: 1.61 },
  '2.3': { d: 2.3, from: 3, to: 4, outside: 6.3, s: 0.6, a: 1.94 },
  '3.2': { d: 3.2, from: 4, to: 5, outside: 7.3, s: 0.6, a: 2.7 },
  '4': { d: 4, from: 5, to: 7, outside: 9.3, s: 0.7, a: 3.34 },
  '5': { d: 5, from: 6, to: 8, outside: 11.3, s: 0.7, a: 4.1 },
  '6': { d: 6, from: 7, to: 9, outside: 12.3, s: 0.7, a: 5.26 },
  '7': { d: 7, from: 8, to: 11, outside: 14.3, s: 0.9, a: 5.84 },
  '8': { d: 8, from: 9, to: 12, outside: 16.3, s: 1, a: 6.52 },
  '9': { d: 9, from: 10, to: 14, outside: 18.8, s: 1.1, a: 7.63 },
  '10': { d: 10, from: 11, to: 15, outside: 20.4, s: 1.2, a: 8.32 },
  '12': { d: 12, from: 13, to: 18, outside: 23.4, s: 1.3, a: 10.45 },
  '15': { d: 15, from: 16, to: 24, outside: 29.4, s: 1.5, a: 12.61 },
  '19': { d: 19, from: 20, to: 31, outside: 37.6, s: 1.75, a: 15.92 },
  '24': { d: 24, from: 25, to: 38, outside: 44.6, s: 2, a: 21.88 },
  '30': { d: 30, from: 32, to: 42, outside: 52.6, s: 2.5, a: 25.8 },
} as const
