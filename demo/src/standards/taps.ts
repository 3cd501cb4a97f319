/**
 * Taps for coarse metric threads. mm: pitch, tap drill, overall length, shank and square of the machine tap, overall
 * length of the hand tap, die as outside diameter × thickness. Sources: DIN 371 up to M10, DIN 376 from M12; drill after DIN 336;
 * DIN 352; EN 22568.
 */
export const coarseTaps = {
  M3: { diameter: 3, pitch: 0.5, drill: 2.5, overall: 56, shank: 3.5, square: 2.7, hand: 40, die: '20 × 5' },
  M4: { diameter: 4, pitch: 0.7, drill: 3.3, overall: 63, shank: 4.5, square: 3.4, hand: 45, die: '20 × 5' },
  M5: { diameter: 5, pitch: 0.8, drill: 4.2, overall: 70, shank: 6, square: 4.9, hand: 50, die: '20 × 7' },
  M6: { diameter: 6, pitch: 1, drill: 5, overall: 80, shank: 6, square: 4.9, hand: 56, die: '20 × 7' },
  M8: { diameter: 8, pitch: 1.25, drill: 6.8, overall: 90, shank: 8, square: 6.2, hand: 63, die: '25 × 9' },
  M10: { diameter: 10, pitch: 1.5, drill: 8.5, overall: 100, shank: 10, square: 8, hand: 70, die: '30 × 11' },
  M12: {
    diameter: 12,
    pitch: 1.75,
    drill: 10.2,
    overall: 110,
    shank: 9,
    square: 7,
    hand: 75,
    die: '38 × 14',
  },
  M14: { diameter: 14, pitch: 2, drill: 12, overall: 110, shank: 11, square: 9, hand: 80, die: '38 × 14' },
  M16: { diameter: 16, pitch: 2, drill: 14, overall: 110, shank: 12, square: 9, hand: 80, die: '45 × 18' },
  M18: {
    diameter: 18,
    pitch: 2.5,
    drill: 15.5,
    overall: 125,
    shank: 14,
    square: 11,
    hand: 95,
    die: '45 × 18',
  },
  M20: {
    diameter: 20,
    pitch: 2.5,
    drill: 17.5,
    overall: 140,
    shank: 16,
    square: 12,
    hand: 95,
    die: '45 × 18',
  },
  M24: {
    diameter: 24,
    pitch: 3,
    drill: 21,
    overall: 160,
    shank: 18,
    square: 14.5,
    hand: 110,
    die: '55 × 22',
  },
  M30: {
    diameter: 30,
    pitch: 3.5,
    drill: 26.5,
    overall: 180,
    shank: 22,
    square: 18,
    hand: 125,
    die: '65 × 25',
  },
} as const

/** Hand taps whose shank passes through the thread, unlike that of the machine tap. mm. Source: DIN 352. */
export const handShanks: { readonly [thread: string]: { readonly shank: number; readonly square: number } } =
  {
    M8: { shank: 6, square: 4.9 },
    M10: { shank: 7, square: 5.5 },
  }

/** Taps for fine metric threads: as above. Sources: DIN 374, DIN 336, EN 22568. */
export const fineTaps = {
  'M8 × 1': { diameter: 8, pitch: 1, drill: 7, overall: 90, shank: 6, square: 4.9, die: '25 × 9' },
  'M10 × 1': { diameter: 10, pitch: 1, drill: 9, overall: 90, shank: 7, square: 5.5, die: '30 × 11' },
  'M10 × 1.25': {
    diameter: 10,
    pitch: 1.25,
    drill: 8.8,
    overall: 100,
    shank: 7,
    square: 5.5,
    die: '30 × 11',
  },
  'M12 × 1': { diameter: 12, pitch: 1, drill: 11, overall: 100, shank: 9, square: 7, die: '38 × 10' },
  'M12 × 1.25': { diameter: 12, pitch: 1.25, drill: 10.8, overall: 100, shank: 9, square: 7, die: '38 × 10' },
  'M12 × 1.5': { diameter: 12, pitch: 1.5, drill: 10.5, overall: 100, shank: 9, square: 7, die: '38 × 10' },
  'M14 × 1.5': { diameter: 14, pitch: 1.5, drill: 12.5, overall: 100, shank: 11, square: 9, die: '38 × 10' },
  'M16 × 1.5': { diameter: 16, pitch: 1.5, drill: 14.5, overall: 100, shank: 12, square: 9, die: '45 × 14' },
  'M18 × 1.5': { diameter: 18, pitch: 1.5, drill: 16.5, overall: 110, shank: 14, square: 11, die: '45 × 14' },
  'M20 × 1.5': { diameter: 20, pitch: 1.5, drill: 18.5, overall: 125, shank: 16, square: 12, die: '45 × 14' },
  'M22 × 1.5': {
    diameter: 22,
    pitch: 1.5,
    drill: 20.5,
    overall: 125,
    shank: 18,
    square: 14.5,
    die: '55 × 16',
  },
  'M24 × 1.5': {
    diameter: 24,
    pitch: 1.5,
    drill: 22.5,
    overall: 140,
    shank: 18,
    square: 14.5,
    die: '55 × 16',
  },
} as const

/** Taps for parallel pipe threads. mm, pitch in threads per inch. Sources: DIN 5156, ISO 228-1, EN 22568. */
export const pipeTaps = {
  'G 1/8"': { diameter: 9.728, tpi: 28, drill: 8.8, overall: 90, shank: 7, square: 5.5, die: '30 × 11' },
  'G 1/4"': { diameter: 13.157, tpi: 19, drill: 11.8, overall: 100, shank: 11, square: 9, die: '38 × 10' },
  'G 3/8"': { diameter: 16.662, tpi: 19, drill: 15.25, overall: 100, shank: 12, square: 9, die: '45 × 14' },
  'G 1/2"': { diameter: 20.955, tpi: 14, drill: 19, overall: 125, shank: 16, square: 12, die: '45 × 14' },
  'G 3/4"': { diameter: 26.441, tpi: 14, drill: 24.5, overall: 140, shank: 20, square: 16, die: '55 × 16' },
  'G 1"': { diameter: 33.249, tpi: 11, drill: 30.75, overall: 160, shank: 25, square: 20, die: '65 × 18' },
} as const

/** Unified coarse threads: diameter in mm, threads per inch, tap drill in mm. Source: ASME B1.1. */
export const uncTaps = {
  '1/4"-20': { diameter: 6.35, tpi: 20, drill: 5.1 },
  '5/16"-18': { diameter: 7.938, tpi: 18, drill: 6.6 },
  '3/8"-16': { diameter: 9.525, tpi: 16, drill: 8 },
  '7/16"-14': { diameter: 11.112, tpi: 14, drill: 9.4 },
  '1/2"-13': { diameter: 12.7, tpi: 13, drill: 10.8 },
  '5/8"-11': { diameter: 15.875, tpi: 11, drill: 13.5 },
  '3/4"-10': { diameter: 19.05, tpi: 10, drill: 16.5 },
} as const
