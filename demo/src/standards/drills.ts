/** A range of diameters (over the one before, up to this one) with flute length and overall length, all in mm. */
type Range = readonly [upTo: number, flute: number, overall: number]

/** Jobber series. Source: DIN 338. */
const din338: readonly Range[] = [
  [1.06, 12, 34],
  [1.18, 14, 36],
  [1.32, 16, 38],
  [1.5, 18, 40],
  [1.7, 20, 43],
  [1.9, 22, 46],
  [2.12, 24, 49],
  [2.36, 27, 53],
  [2.65, 30, 57],
  [3, 33, 61],
  [3.35, 36, 65],
  [3.75, 39, 70],
  [4.25, 43, 75],
  [4.75, 47, 80],
  [5.3, 52, 86],
  [6, 57, 93],
  [6.7, 63, 101],
  [7.5, 69, 109],
  [8.5, 75, 117],
  [9.5, 81, 125],
  [10.6, 87, 133],
  [11.8, 94, 142],
  [13.2, 101, 151],
  [14, 108, 160],
  [15, 114, 169],
  [16, 120, 178],
  [17, 125, 184],
  [18, 130, 191],
  [19, 135, 198],
  [20, 140, 205],
]

/** Long series. Source: DIN 340. */
const din340: readonly Range[] = [
  [2.12, 56, 85],
  [2.36, 59, 90],
  [2.65, 62, 95],
  [3, 66, 100],
  [3.35, 69, 106],
  [3.75, 73, 112],
  [4.25, 78, 119],
  [4.75, 82, 126],
  [5.3, 87, 132],
  [6, 91, 139],
  [6.7, 97, 148],
  [7.5, 102, 156],
  [8.5, 109, 165],
  [9.5, 115, 175],
  [10.6, 121, 184],
  [11.8, 128, 195],
  [13.2, 134, 205],
]

/** Stub series. Source: DIN 1897. */
const din1897: readonly Range[] = [
  [2.12, 12, 38],
  [2.36, 13, 40],
  [2.65, 14, 43],
  [3, 16, 46],
  [3.35, 18, 49],
  [3.75, 20, 52],
  [4.25, 22, 55],
  [4.75, 24, 58],
  [5.3, 26, 62],
  [6, 28, 66],
  [6.7, 31, 70],
  [7.5, 34, 74],
  [8.5, 37, 79],
  [9.5, 40, 84],
  [10.6, 43, 89],
  [11.8, 47, 95],
  [13.2, 51, 102],
  [14, 54, 107],
  [15, 56, 111],
  [16, 58, 115],
]

/** Solid carbide, 3 × D (K) and 5 × D (L). Source: DIN 6537; its shanks after DIN 6535. */
const din6537K: readonly Range[] = [
  [3.7, 20, 62],
  [4.7, 24, 66],
  [6, 28, 66],
  [7, 34, 79],
  [8, 41, 79],
  [10, 47, 89],
  [12, 55, 102],
  [14, 60, 107],
  [16, 65, 115],
  [18, 73, 123],
  [20, 79, 131],
]
const din6537L: readonly Range[] = [
  [3.7, 28, 66],
  [4.7, 36, 74],
  [6, 44, 82],
  [8, 53, 91],
  [10, 61, 103],
  [12, 71, 118],
  [14, 77, 124],
  [16, 83, 133],
  [18, 93, 143],
  [20, 101, 153],
]

const series = {
  'DIN 338': din338,
  'DIN 340': din340,
  'DIN 1897': din1897,
  'DIN 6537 K': din6537K,
  'DIN 6537 L': din6537L,
}
export type DrillSeries = keyof typeof series

/** A drill's lengths in a series. */
export function drillSize(of: DrillSeries, diameter: number): { flute: number; overall: number } {
  const [, flute, overall] = series[of].find(([upTo]) => diameter <= upTo) ?? [0, 0, 0]
  if (overall === 0) throw new Error(`${of} has no drill of ${diameter} mm`)
  return { flute, overall }
}

/** Taper shank drills. mm: diameter, flute length, overall length, Morse taper. Source: DIN 345. */
export const din345 = [
  [10, 87, 168, 1],
  [10.5, 87, 168, 1],
  [11, 94, 175, 1],
  [12, 101, 182, 1],
  [13, 101, 182, 1],
  [14, 108, 189, 1],
  [15, 114, 212, 2],
  [16, 120, 218, 2],
  [17, 125, 223, 2],
  [17.5, 130, 228, 2],
  [18, 130, 228, 2],
  [19, 135, 233, 2],
  [20, 140, 238, 2],
  [21, 145, 243, 2],
  [22, 150, 248, 2],
  [23, 155, 253, 2],
  [24, 160, 281, 3],
  [25, 160, 281, 3],
  [26, 165, 286, 3],
  [27, 170, 291, 3],
  [28, 170, 291, 3],
  [29, 175, 296, 3],
  [30, 175, 296, 3],
  [31, 180, 301, 3],
  [32, 185, 334, 4],
  [33, 185, 334, 4],
  [34, 190, 339, 4],
  [35, 190, 339, 4],
  [36, 195, 344, 4],
  [38, 200, 349, 4],
  [40, 200, 349, 4],
  [42, 205, 354, 4],
  [45, 210, 359, 4],
  [48, 220, 369, 4],
  [50, 220, 369, 4],
] as const

/** Morse taper shanks, mm: largest diameter, smallest at the tang, length of the shank. Source: DIN 228. */
export const morse = {
  1: { large: 12.065, small: 9, length: 65.5 },
  2: { large: 17.78, small: 14, length: 80 },
  3: { large: 23.825, small: 19.1, length: 99 },
  4: { large: 31.267, small: 25.2, length: 124 },
} as const
export type MorseSize = keyof typeof morse

/** Centre drills form A and R. mm: pilot, shank, overall length. Source: DIN 333. */
export const din333A = [
  [1, 3.15, 31.5],
  [1.25, 3.15, 31.5],
  [1.6, 4, 35.5],
  [2, 5, 40],
  [2.5, 6.3, 45],
  [3.15, 8, 50],
  [4, 10, 56],
  [5, 12.5, 63],
  [6.3, 16, 71],
] as const

/** Centre drills form B. mm: pilot, shank, overall length. Source: DIN 333. */
export const din333B = [
  [1, 4, 35.5],
  [1.25, 5, 40],
  [1.6, 6.3, 45],
  [2, 8, 50],
  [2.5, 10, 56],
  [3.15, 11.2, 60],
  [4, 14, 67],
  [5, 18, 75],
  [6.3, 20, 80],
] as const
