/**
 * Frames of three-phase motors: shaft height, feet A × B and C to the shaft's shoulder, shaft D × E, and the pitch
 * circle M of the B5 flange, in mm. Source: IEC 60072-1.
 */
export const motorFrames = {
  '63': { h: 63, a: 100, b: 80, c: 40, d: 11, e: 23, m: 115 },
  '71': { h: 71, a: 112, b: 90, c: 45, d: 14, e: 30, m: 130 },
  '80': { h: 80, a: 125, b: 100, c: 50, d: 19, e: 40, m: 165 },
  '90S': { h: 90, a: 140, b: 100, c: 56, d: 24, e: 50, m: 165 },
  '90L': { h: 90, a: 140, b: 125, c: 56, d: 24, e: 50, m: 165 },
  '100L': { h: 100, a: 160, b: 140, c: 63, d: 28, e: 60, m: 215 },
  '112M': { h: 112, a: 190, b: 140, c: 70, d: 28, e: 60, m: 215 },
  '132S': { h: 132, a: 216, b: 140, c: 89, d: 38, e: 80, m: 265 },
  '132M': { h: 132, a: 216, b: 178, c: 89, d: 38, e: 80, m: 265 },
} as const
export type MotorFrame = keyof typeof motorFrames
