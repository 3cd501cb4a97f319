/** Width of the keyway in mm for a shaft or bore. Source: DIN 6885-1. */
export const keyWidth = (bore: number): number =>
  [
    [10, 3],
    [12, 4],
    [17, 5],
    [22, 6],
    [30, 8],
    [38, 10],
    [44, 12],
    [50, 14],
    [58, 16],
    [65, 18],
    [75, 20],
    [85, 22],
    [95, 25],
  ].find(([limit = 0]) => bore <= limit)?.[1] ?? 28

/**
 * Taper bushes: smallest and largest metric bore, largest diameter, length, in mm. The number's first half is the
 * largest bore in tenths of an inch, its second half the length.
 */
export const taperBushSizes: Readonly<
  Record<string, readonly [low: number, high: number, big: number, length: number]>
> = {
  '1008': [9, 25, 35.2, 22.2],
  '1108': [9, 28, 38.4, 22.2],
  '1210': [11, 32, 47.6, 25.4],
  '1610': [14, 42, 57.2, 25.4],
  '1615': [14, 42, 57.2, 38.1],
  '2012': [14, 50, 69.9, 31.8],
  '2517': [16, 60, 85.7, 44.5],
  '3020': [25, 75, 108, 50.8],
  '3030': [35, 75, 108, 76.2],
  '3525': [35, 90, 127, 63.5],
  '3535': [35, 90, 127, 88.9],
}

/** Lock nuts KM: number, thread diameter and pitch, outside, width. Source: DIN 981. */
export const lockNutSizes: readonly (readonly [
  number: number,
  d: number,
  pitch: number,
  D: number,
  B: number,
])[] = [
  [0, 10, 0.75, 18, 4],
  [1, 12, 1, 22, 4],
  [2, 15, 1, 25, 5],
  [3, 17, 1, 28, 5],
  [4, 20, 1, 32, 6],
  [5, 25, 1.5, 38, 7],
  [6, 30, 1.5, 45, 7],
  [7, 35, 1.5, 52, 8],
  [8, 40, 1.5, 58, 9],
  [9, 45, 1.5, 65, 10],
  [10, 50, 1.5, 70, 11],
  [11, 55, 2, 75, 11],
  [12, 60, 2, 80, 11],
  [13, 65, 2, 85, 12],
  [14, 70, 2, 92, 12],
  [15, 75, 2, 98, 13],
  [16, 80, 2, 105, 15],
  [17, 85, 2, 110, 16],
  [18, 90, 2, 120, 16],
  [19, 95, 2, 125, 17],
  [20, 100, 2, 130, 18],
]

/** Lock washers MB: number, shaft, outside, thickness. Source: DIN 5406. */
export const lockWasherSizes: readonly (readonly [number: number, d: number, D: number, B: number])[] = [
  [0, 10, 21, 1],
  [1, 12, 25, 1],
  [2, 15, 28, 1],
  [3, 17, 32, 1],
  [4, 20, 36, 1],
  [5, 25, 42, 1.25],
  [6, 30, 49, 1.25],
  [7, 35, 57, 1.25],
  [8, 40, 62, 1.25],
  [9, 45, 69, 1.25],
  [10, 50, 74, 1.25],
  [11, 55, 81, 1.5],
  [12, 60, 86, 1.5],
  [13, 65, 92, 1.5],
  [14, 70, 98, 1.5],
  [15, 75, 104, 1.5],
]

type Sleeve = { code: string; d1: number; d: number; D: number; '2'?: number; '3'?: number; '23'?: number }

/** Adapter sleeves: shaft d1, bearing bore d, nut D, and the lengths of series H 2, H 3, H 23. Source: DIN 5415. */
export const sleeveSizes: readonly Sleeve[] = (
  [
    ['05', 20, 25, 38, 26, 29, 35],
    ['06', 25, 30, 45, 27, 31, 38],
    ['07', 30, 35, 52, 29, 35, 43],
    ['08', 35, 40, 58, 31, 36, 46],
    ['09', 40, 45, 65, 33, 39, 50],
    ['10', 45, 50, 70, 35, 42, 55],
    ['11', 50, 55, 75, 37, 45, 59],
    ['12', 55, 60, 80, 38, 47, 62],
    ['13', 60, 65, 85, 40, 50, 65],
    ['15', 65, 75, 98, 43, 55, 73],
    ['16', 70, 80, 105, 46, 59, 78],
    ['17', 75, 85, 110, 50, 63, 82],
    ['18', 80, 90, 120, 52, 65, 86],
    ['20', 90, 100, 130, 58, 71, 97],
  ] as const
).map(([code, d1, d, D, h2, h3, h23]) => ({ code, d1, d, D, '2': h2, '3': h3, '23': h23 }))
