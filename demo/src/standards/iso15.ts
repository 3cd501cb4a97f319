/**
 * Boundary dimensions of radial bearings after ISO 15, in mm: outside D, width B and smallest corner r by dimension
 * series and bore code; load ratings after ISO 281 and ISO 76 in kN, as makers commonly give them.
 */
export type Boundary = { d: number; D: number; B: number; r: number }

/** The bore of a bore code: 00 to 03 are of their own, from 04 on it is five times the code. */
export const boreOf = (code: string): number =>
  ({ '00': 10, '01': 12, '02': 15, '03': 17 })[code] ?? Number(code) * 5

/** Two-digit bore codes from one to another, both included. */
export const codes = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'))

/** Outside diameters of the diameter series, from bore code 00 on. */
const outside = {
  '8': [19, 21, 24, 26, 32, 37, 42, 47, 52, 58, 65, 72, 78],
  '9': [22, 24, 28, 30, 37, 42, 47, 55, 62, 68, 72, 80, 85],
  '0': [26, 28, 32, 35, 42, 47, 55, 62, 68, 75, 80, 90, 95, 100, 110, 115, 125, 130, 140, 145, 150],
  '2': [30, 32, 35, 40, 47, 52, 62, 72, 80, 85, 90, 100, 110, 120, 125, 130, 140, 150, 160, 170, 180],
  '3': [35, 37, 42, 47, 52, 62, 72, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 215],
} as const

/** Widths of the dimension series, from bore code 00 on. */
const widths = {
  '18': [5, 5, 5, 5, 7, 7, 7, 7, 7, 7, 7, 9, 10],
  '19': [6, 6, 7, 7, 9, 9, 9, 10, 12, 12, 12, 13, 13],
  '00': [7, 7, 8, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11],
  '10': [8, 8, 9, 10, 12, 12, 13, 14, 15, 16, 16, 18, 18, 18, 20, 20, 22, 22, 24, 24, 24],
  '02': [9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 30, 32, 34],
  '22': [14, 14, 14, 16, 18, 18, 20, 23, 23, 23, 23, 25, 28, 31, 31, 31, 33, 36, 40, 43, 46],
  '32': [14.3, 15.9, 15.9, 17.5, 20.6, 20.6, 23.8, 27, 30.2, 30.2, 30.2, 33.3, 36.5, 38.1, 39.7, 41.3, 44.4],
  '03': [11, 12, 13, 14, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47],
  '23': [17, 17, 17, 19, 21, 24, 27, 31, 33, 36, 40, 43, 46, 48, 51, 55, 58, 60, 64, 67, 73],
  '33': [0, 0, 19, 22.2, 22.2, 25.4, 30.2, 34.9, 36.5, 39.7, 44.4, 49.2, 54, 58.7, 63.5, 68.3],
} as const

type Series = keyof typeof widths

function cornerOf(series: Series, d: number): number {
  const steps = {
    '8': [
      [50, 0.3],
      [999, 0.6],
    ],
    '9': [
      [30, 0.3],
      [50, 0.6],
      [999, 1],
    ],
    '0': [
      [17, 0.3],
      [25, 0.6],
      [50, 1],
      [85, 1.1],
      [999, 1.5],
    ],
    '2': [
      [17, 0.6],
      [30, 1],
      [50, 1.1],
      [75, 1.5],
      [90, 2],
      [999, 2.1],
    ],
    '3': [
      [10, 0.6],
      [17, 1],
      [30, 1.1],
      [45, 1.5],
      [55, 2],
      [85, 2.1],
      [999, 3],
    ],
  }[diameterSeries(series)]
  return steps.find(([limit = 0]) => d <= limit)?.[1] ?? 1
}

const diameterSeries = (series: Series): keyof typeof outside => series.slice(1) as keyof typeof outside

/** The boundary of a dimension series ('02', '22' …) at a bore code ('04' …). */
export function boundary(series: Series, code: string): Boundary {
  const [d, index] = [boreOf(code), Number(code)]
  const [D, B] = [outside[diameterSeries(series)][index], widths[series][index]]
  if (D === undefined || B === undefined || B === 0) throw new Error(`No boundary ${series}${code}`)
  const r = series === '00' ? Math.min(cornerOf(series, d), 0.6) : cornerOf(series, d)
  return { d, D, B, r }
}

/** Dynamic and static load ratings of single-row deep groove ball bearings. */
export const deepGrooveRatings: Readonly<Record<string, readonly [c: number, c0: number]>> = {
  '6000': [4.55, 1.96],
  '6001': [5.1, 2.39],
  '6002': [5.6, 2.84],
  '6003': [6, 3.25],
  '6004': [9.4, 5],
  '6005': [10.1, 5.85],
  '6006': [13.2, 8.3],
  '6007': [16.8, 10.2],
  '6008': [17.8, 11],
  '6009': [22.1, 14.6],
  '6010': [22.9, 16],
  '6011': [29.6, 21.2],
  '6012': [30.7, 23.2],
  '6013': [31.9, 25],
  '6014': [39.7, 31],
  '6015': [41.6, 33.5],
  '6016': [49.4, 40],
  '6200': [5.1, 2.39],
  '6201': [6.8, 3.05],
  '6202': [7.65, 3.75],
  '6203': [9.55, 4.8],
  '6204': [12.8, 6.6],
  '6205': [14, 7.85],
  '6206': [19.5, 11.3],
  '6207': [27, 15.3],
  '6208': [32.5, 19],
  '6209': [35.1, 21.6],
  '6210': [37.1, 23.2],
  '6211': [46.2, 29],
  '6212': [55.3, 36],
  '6213': [58.5, 40.5],
  '6214': [63.7, 45],
  '6215': [68.9, 49],
  '6216': [72.8, 55],
  '6217': [87.1, 64],
  '6218': [101, 73.5],
  '6219': [114, 81.5],
  '6220': [127, 93],
  '6300': [8.1, 3.45],
  '6301': [9.7, 4.2],
  '6302': [11.4, 5.45],
  '6303': [13.6, 6.65],
  '6304': [15.9, 7.9],
  '6305': [20.6, 11.2],
  '6306': [26.7, 15],
  '6307': [35.1, 19],
  '6308': [42.3, 24],
  '6309': [55.3, 31.5],
  '6310': [65, 38],
  '6311': [74.1, 45],
  '6312': [85.2, 52],
  '6313': [97.5, 60],
  '6314': [111, 68],
  '6315': [119, 76.5],
  '6316': [130, 86.5],
}

/** Miniature deep groove ball bearings: bore, outside, width. */
export const miniature: Readonly<Record<string, readonly [d: number, D: number, B: number]>> = {
  '604': [4, 12, 4],
  '605': [5, 14, 5],
  '606': [6, 17, 6],
  '607': [7, 19, 6],
  '608': [8, 22, 7],
  '609': [9, 24, 7],
  '623': [3, 10, 4],
  '624': [4, 13, 5],
  '625': [5, 16, 5],
  '626': [6, 19, 6],
  '627': [7, 22, 7],
  '628': [8, 24, 8],
  '629': [9, 26, 8],
  '634': [4, 16, 5],
  '635': [5, 19, 6],
  '693': [3, 8, 4],
  '694': [4, 11, 4],
  '695': [5, 13, 4],
  '696': [6, 15, 5],
  '697': [7, 17, 5],
  '698': [8, 19, 6],
  '699': [9, 20, 6],
}
