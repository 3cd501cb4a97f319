/** mm: diameter, flute length, overall length, shank. */
type Mill = readonly [diameter: number, flute: number, overall: number, shank: number]

/** End mills of high-speed steel, short. Source: DIN 844 A K. */
export const din844Short: readonly Mill[] = [
  [2, 7, 51, 6],
  [3, 8, 52, 6],
  [4, 11, 55, 6],
  [5, 13, 57, 6],
  [6, 13, 57, 6],
  [7, 16, 66, 10],
  [8, 19, 69, 10],
  [10, 22, 72, 10],
  [12, 26, 83, 12],
  [14, 26, 83, 12],
  [16, 32, 92, 16],
  [18, 32, 92, 16],
  [20, 38, 104, 20],
  [22, 38, 104, 20],
  [25, 45, 121, 25],
  [28, 45, 121, 25],
  [30, 45, 121, 25],
  [32, 53, 133, 32],
]
/** The same, long. Source: DIN 844 A L. */
export const din844Long: readonly Mill[] = [
  [3, 12, 56, 6],
  [4, 19, 63, 6],
  [5, 24, 68, 6],
  [6, 24, 68, 6],
  [8, 38, 88, 10],
  [10, 45, 95, 10],
  [12, 53, 110, 12],
  [16, 63, 123, 16],
  [20, 75, 141, 20],
  [25, 90, 166, 25],
]
/** Slot drills. Source: DIN 327. */
export const din327: readonly Mill[] = [
  [2, 4, 48, 6],
  [3, 5, 49, 6],
  [4, 7, 51, 6],
  [5, 8, 52, 6],
  [6, 8, 52, 6],
  [8, 11, 61, 10],
  [10, 13, 63, 10],
  [12, 16, 73, 12],
  [14, 16, 73, 12],
  [16, 19, 79, 16],
  [18, 19, 79, 16],
  [20, 22, 88, 20],
  [25, 26, 102, 25],
]
/** Solid carbide end mills with four flutes, long. Source: DIN 6527 L. */
export const din6527: readonly Mill[] = [
  [3, 8, 57, 6],
  [4, 11, 57, 6],
  [5, 13, 57, 6],
  [6, 13, 57, 6],
  [8, 19, 63, 8],
  [10, 22, 72, 10],
  [12, 26, 83, 12],
  [14, 26, 83, 14],
  [16, 32, 92, 16],
  [18, 32, 92, 18],
  [20, 38, 104, 20],
]
/** The same with two flutes. Source: DIN 6527 L. */
export const din6527Slot: readonly Mill[] = [
  [3, 7, 57, 6],
  [4, 8, 57, 6],
  [5, 10, 57, 6],
  [6, 10, 57, 6],
  [8, 16, 63, 8],
  [10, 19, 72, 10],
  [12, 22, 83, 12],
  [16, 26, 92, 16],
  [20, 32, 104, 20],
]
/** T-slot cutters. mm: slot, cutter diameter, width, overall length, shank. Source: DIN 851. */
export const din851 = [
  [8, 16, 8, 62, 10],
  [10, 18, 8, 70, 12],
  [12, 21, 9, 74, 12],
  [14, 25, 11, 82, 16],
  [18, 32, 14, 90, 16],
  [22, 40, 18, 108, 25],
] as const

/** Machine reamers. mm: diameter, flute length, overall length. Source: DIN 212. */
export const din212 = [
  [2, 11, 49],
  [3, 15, 61],
  [4, 19, 75],
  [5, 23, 86],
  [6, 26, 93],
  [7, 31, 109],
  [8, 33, 117],
  [9, 36, 125],
  [10, 38, 133],
  [12, 44, 151],
  [14, 47, 160],
  [16, 52, 170],
  [18, 56, 182],
  [20, 60, 195],
] as const
/** Hand reamers: the same. Source: DIN 206. */
export const din206 = [
  [3, 31, 62],
  [4, 38, 76],
  [5, 44, 87],
  [6, 47, 93],
  [8, 58, 115],
  [10, 66, 133],
  [12, 76, 152],
  [14, 81, 163],
  [16, 87, 175],
  [18, 93, 188],
  [20, 100, 201],
] as const
/** Taper shank reamers: the same and Morse taper. Source: DIN 208. */
export const din208 = [
  [8, 33, 156, 1],
  [10, 38, 168, 1],
  [12, 44, 182, 1],
  [14, 47, 189, 1],
  [16, 52, 210, 2],
  [18, 56, 219, 2],
  [20, 60, 228, 2],
  [22, 64, 237, 2],
  [25, 68, 268, 3],
  [28, 71, 277, 3],
  [30, 73, 281, 3],
] as const
/** Countersinks 90°. mm: diameter, overall length, shank. Source: DIN 335 C. */
export const din335 = [
  [6.3, 45, 5],
  [8.3, 50, 6],
  [10.4, 50, 6],
  [12.4, 56, 8],
  [16.5, 60, 10],
  [20.5, 63, 10],
  [25, 67, 10],
  [31, 71, 12],
] as const
/** Counterbores. mm: for the screw, head bore, pilot of a medium clearance hole, overall length, shank. Source: DIN 373. */
export const din373 = [
  ['M3', 6, 3.4, 71, 5],
  ['M4', 8, 4.5, 71, 5],
  ['M5', 10, 5.5, 80, 8],
  ['M6', 11, 6.6, 80, 8],
  ['M8', 15, 9, 100, 12.5],
  ['M10', 18, 11, 100, 12.5],
  ['M12', 20, 13.5, 100, 12.5],
] as const
