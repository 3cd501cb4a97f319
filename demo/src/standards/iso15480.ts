/**
 * Self-drilling hex washer head screws. mm: thread pitch, across flats s, washer face dc, head height k, thickest steel
 * that the point drills through. Sources: ISO 15480 table 1, ISO 10666, ISO 1478.
 */
export const iso15480 = {
  'ST4.2': { d: 4.2, pitch: 1.4, s: 7, dc: 8.8, k: 4.1, drills: 3, min: 13, max: 38 },
  'ST4.8': { d: 4.8, pitch: 1.6, s: 8, dc: 10.5, k: 4.3, drills: 4.4, min: 13, max: 50 },
  'ST5.5': { d: 5.5, pitch: 1.8, s: 8, dc: 11, k: 5.4, drills: 5.25, min: 16, max: 80 },
  'ST6.3': { d: 6.3, pitch: 1.8, s: 10, dc: 13.5, k: 5.9, drills: 6, min: 19, max: 100 },
} as const
