/** Hardened dowel pins. mm: diameter, chamfer c, usual lengths. Source: ISO 8734, table 1. */
export const iso8734 = {
  '1.5': { d: 1.5, c: 0.3, min: 4, max: 16 },
  '2': { d: 2, c: 0.35, min: 5, max: 20 },
  '2.5': { d: 2.5, c: 0.4, min: 6, max: 24 },
  '3': { d: 3, c: 0.5, min: 8, max: 30 },
  '4': { d: 4, c: 0.63, min: 10, max: 40 },
  '5': { d: 5, c: 0.8, min: 12, max: 50 },
  '6': { d: 6, c: 1.2, min: 14, max: 60 },
  '8': { d: 8, c: 1.6, min: 18, max: 80 },
  '10': { d: 10, c: 2, min: 22, max: 100 },
  '12': { d: 12, c: 2.5, min: 26, max: 100 },
  '16': { d: 16, c: 3, min: 40, max: 100 },
  '20': { d: 20, c: 3.5, min: 50, max: 100 },
} as const
/** Dowel pins, not hardened. mm: diameter, chamfer c, usual lengths. Source: ISO 2338, table 1. */
export const iso2338 = {
  '2': { d: 2, c: 0.35, min: 6, max: 20 },
  '3': { d: 3, c: 0.5, min: 8, max: 30 },
  '4': { d: 4, c: 0.63, min: 8, max: 40 },
  '5': { d: 5, c: 0.8, min: 10, max: 50 },
  '6': { d: 6, c: 1.2, min: 12, max: 60 },
  '8': { d: 8, c: 1.6, min: 14, max: 80 },
  '10': { d: 10, c: 2, min: 18, max: 95 },
  '12': { d: 12, c: 2.5, min: 22, max: 140 },
} as const
/** Taper pins 1:50. mm: diameter of the small end, rounding a, usual lengths. Source: ISO 2339, table 1. */
export const iso2339 = {
  '3': { d: 3, c: 0.4, min: 12, max: 45 },
  '4': { d: 4, c: 0.5, min: 14, max: 55 },
  '5': { d: 5, c: 0.63, min: 18, max: 60 },
  '6': { d: 6, c: 0.8, min: 22, max: 90 },
  '8': { d: 8, c: 1, min: 22, max: 120 },
  '10': { d: 10, c: 1.2, min: 26, max: 160 },
  '12': { d: 12, c: 1.6, min: 32, max: 180 },
} as const
/** Slotted spring pins, heavy duty. mm: hole, diameter before driving in d1, wall s, chamfer a, usual lengths. Source: ISO 8752, table 1. */
export const iso8752 = {
  '2': { d: 2, d1: 2.35, c: 0.45, s: 0.4, min: 4, max: 30 },
  '2.5': { d: 2.5, d1: 2.85, c: 0.5, s: 0.5, min: 4, max: 30 },
  '3': { d: 3, d1: 3.4, c: 0.6, s: 0.6, min: 4, max: 40 },
  '4': { d: 4, d1: 4.5, c: 0.75, s: 0.8, min: 4, max: 50 },
  '5': { d: 5, d1: 5.5, c: 1, s: 1, min: 5, max: 80 },
  '6': { d: 6, d1: 6.55, c: 1.3, s: 1.2, min: 10, max: 100 },
  '8': { d: 8, d1: 8.65, c: 1.8, s: 1.5, min: 10, max: 120 },
  '10': { d: 10, d1: 10.65, c: 2.2, s: 2, min: 10, max: 160 },
} as const
/** Clevis pins with head. mm: head dk by k, split pin hole dl and its distance from the end le, chamfer c, usual lengths. Source: ISO 2341, table 1. */
export const iso2341 = {
  '5': { d: 5, dk: 8, k: 1.6, dl: 1.2, le: 2.9, c: 2, min: 10, max: 50 },
  '6': { d: 6, dk: 10, k: 2, dl: 1.6, le: 3.2, c: 2, min: 12, max: 60 },
  '8': { d: 8, dk: 14, k: 3, dl: 2, le: 3.5, c: 2, min: 16, max: 80 },
  '10': { d: 10, dk: 18, k: 4, dl: 3.2, le: 4.5, c: 2, min: 20, max: 100 },
  '12': { d: 12, dk: 20, k: 4, dl: 3.2, le: 5.5, c: 3, min: 24, max: 120 },
  '16': { d: 16, dk: 25, k: 4.5, dl: 4, le: 6, c: 3, min: 32, max: 160 },
  '20': { d: 20, dk: 30, k: 5, dl: 5, le: 8, c: 4, min: 40, max: 200 },
} as const
