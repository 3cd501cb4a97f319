/**
 * Classic V-belts. mm: top width, height, smallest pulley (datum diameter); grams for a metre. Source: ISO 4184, with
 * masses as makers give them.
 */
export const classicBelts = {
  A: { width: 13, height: 8, pulley: 75, gram: 105 },
  B: { width: 17, height: 11, pulley: 125, gram: 185 },
} as const
