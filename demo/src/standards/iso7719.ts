/** All-metal lock nuts. mm: pitch, height h (largest), across flats s; m is where the crimped part begins, about. Source: ISO 7719, table 1. */
export const iso7719 = {
  M5: { d: 5, pitch: 0.8, h: 5.3, s: 8, m: 3.6 },
  M6: { d: 6, pitch: 1, h: 5.9, s: 10, m: 4 },
  M8: { d: 8, pitch: 1.25, h: 7.1, s: 13, m: 4.8 },
  M10: { d: 10, pitch: 1.5, h: 9, s: 16, m: 6.1 },
  M12: { d: 12, pitch: 1.75, h: 11.6, s: 18, m: 7.9 },
  M16: { d: 16, pitch: 2, h: 15.2, s: 24, m: 10.3 },
  M20: { d: 20, pitch: 2.5, h: 19, s: 30, m: 12.9 },
  M24: { d: 24, pitch: 3, h: 23, s: 36, m: 15.6 },
} as const
