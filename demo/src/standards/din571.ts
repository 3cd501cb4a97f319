/** Hex head wood screws. mm: thread pitch, across flats s, head height k, core diameter, usual lengths. Source: DIN 571, table 1. */
export const din571 = {
  '6': { d: 6, pitch: 2.6, s: 10, k: 4, core: 4.2, min: 20, max: 60 },
  '8': { d: 8, pitch: 3.6, s: 13, k: 5.5, core: 5.6, min: 25, max: 100 },
  '10': { d: 10, pitch: 4.5, s: 17, k: 7, core: 7, min: 30, max: 100 },
  '12': { d: 12, pitch: 5, s: 19, k: 8, core: 9, min: 35, max: 120 },
  '16': { d: 16, pitch: 6, s: 24, k: 10, core: 12, min: 50, max: 160 },
} as const
