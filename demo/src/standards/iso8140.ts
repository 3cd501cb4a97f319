/**
 * Rod clevises for fluid power cylinders, mm: slot CL, pin CK, pin to face CE, outside CM. Source: ISO 8140, which DIN
 * 71752 agrees with in these sizes.
 */
export const iso8140 = {
  M4: { pin: 4, slot: 4, outside: 8, length: 16 },
  M6: { pin: 6, slot: 6, outside: 12, length: 24 },
  M8: { pin: 8, slot: 8, outside: 16, length: 32 },
  'M10 × 1.25': { pin: 10, slot: 10, outside: 20, length: 40 },
  'M12 × 1.25': { pin: 12, slot: 12, outside: 24, length: 48 },
  'M16 × 1.5': { pin: 16, slot: 16, outside: 32, length: 64 },
  'M20 × 1.5': { pin: 20, slot: 20, outside: 40, length: 80 },
} as const

/** Spherical rod eyes, mm: bore CN, width of the ball EN, of the housing EU, bore to face CE. Source: ISO 8139. */
export const iso8139 = {
  M6: { bore: 6, ball: 9, width: 6.75, length: 30 },
  M8: { bore: 8, ball: 12, width: 9, length: 36 },
  'M10 × 1.25': { bore: 10, ball: 14, width: 10.5, length: 43 },
  'M12 × 1.25': { bore: 12, ball: 16, width: 12, length: 50 },
  'M16 × 1.5': { bore: 16, ball: 21, width: 15, length: 64 },
  'M20 × 1.5': { bore: 20, ball: 25, width: 18, length: 77 },
  'M27 × 2': { bore: 30, ball: 37, width: 25, length: 110 },
} as const
