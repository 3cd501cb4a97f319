/**
 * Classic and narrow V-belts. mm: top width, height, smallest pulley (datum diameter); grams for a metre. Classic ones
 * are told by their inside length in inches; `shorter` is how much the inside is shorter than the datum length. Source:
 * ISO 4184 and ISO 1813, with masses as makers give them.
 */
export const classicBelts = {
  M: { width: 10, height: 6, pulley: 50, gram: 60, shorter: 22 },
  A: { width: 13, height: 8, pulley: 75, gram: 105, shorter: 30 },
  B: { width: 17, height: 11, pulley: 125, gram: 185, shorter: 40 },
  C: { width: 22, height: 14, pulley: 200, gram: 310, shorter: 58 },
  D: { width: 32, height: 19, pulley: 355, gram: 600, shorter: 75 },
} as const

/** Narrow V-belts told by their datum length in mm. */
export const narrowBelts = {
  SPZ: { width: 10, height: 8, pulley: 63, gram: 74 },
  SPA: { width: 13, height: 10, pulley: 90, gram: 123 },
  SPB: { width: 16, height: 13, pulley: 140, gram: 195 },
  SPC: { width: 22, height: 18, pulley: 224, gram: 377 },
} as const

/** Narrow V-belts told by their outside length in tenths of an inch. */
export const inchNarrowBelts = {
  '3V': { width: 9.5, height: 8, pulley: 67, gram: 76 },
  '5V': { width: 16, height: 13.5, pulley: 180, gram: 200 },
  '8V': { width: 25.5, height: 23, pulley: 317, gram: 520 },
} as const
