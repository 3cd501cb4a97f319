/**
 * Open end blind rivets. mm: body d, head dk by k (largest), hole to drill; the mandrel is drawn. Sources: ISO 15977,
 * 15978, 15979 and 15983, tables 1.
 */
export const iso15977 = {
  '3.2': { d: 3.2, dk: 6.7, k: 1.3, hole: 3.3 },
  '4': { d: 4, dk: 8.4, k: 1.7, hole: 4.1 },
  '4.8': { d: 4.8, dk: 10.1, k: 2, hole: 4.9 },
  '6.4': { d: 6.4, dk: 13.4, k: 2.7, hole: 6.5 },
} as const
