/**
 * Wall thicknesses of pipes in mm by inch size and schedule, in the order of `schedules`; rounded from the inches of the
 * standard. Sources: ASME B36.10M (40, 80) and B36.19M (5S, 10S, 40S).
 */
const walls = {
  '1/2"': [1.65, 2.11, 2.77, 3.73],
  '3/4"': [1.65, 2.11, 2.87, 3.91],
  '1"': [1.65, 2.77, 3.38, 4.55],
  '1-1/4"': [1.65, 2.77, 3.56, 4.85],
  '1-1/2"': [1.65, 2.77, 3.68, 5.08],
  '2"': [1.65, 2.77, 3.91, 5.54],
  '2-1/2"': [2.11, 3.05, 5.16, 7.01],
  '3"': [2.11, 3.05, 5.49, 7.62],
  '4"': [2.11, 3.05, 6.02, 8.56],
  '5"': [2.77, 3.4, 6.55, 9.53],
  '6"': [2.77, 3.4, 7.11, 10.97],
  '8"': [2.77, 3.76, 8.18, 12.7],
  '10"': [3.4, 4.19, 9.27, 15.09],
  '12"': [3.96, 4.57, 10.31, 17.48],
} as const satisfies Record<string, readonly [number, number, number, number]>

const schedules = { '5S': 0, '10S': 1, '40': 2, '40S': 2, '80': 3 } as const
export type Schedule = keyof typeof schedules

/** The wall of a pipe in mm. Schedule 40S leaves that of 40 above 10 inches. */
export const wallOf = (inch: keyof typeof walls, schedule: Schedule): number =>
  schedule === '40S' && inch === '12"' ? 9.53 : walls[inch][schedules[schedule]]

/**
 * Butt-weld fittings in mm by the order of the pipe sizes 1/2 to 12 inch: centre to end of elbows with long radius and
 * of tees, length of reducers (by their large end) and caps. Source: ASME B16.9.
 */
export const b169 = {
  elbow90: [38, 38, 38, 48, 57, 76, 95, 114, 152, 190, 229, 305, 381, 457],
  elbow45: [16, 19, 22, 25, 29, 35, 44, 51, 64, 79, 95, 127, 159, 190],
  tee: [25, 29, 38, 48, 57, 64, 76, 86, 105, 124, 143, 178, 216, 254],
  reducer: [undefined, 38, 51, 51, 64, 76, 89, 89, 102, 127, 140, 152, 178, 203],
  cap: [25, 25, 38, 38, 38, 38, 38, 51, 64, 76, 89, 102, 127, 152],
} as const
