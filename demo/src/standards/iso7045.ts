/** Pan head screws with cross recess. mm: pitch, head diameter dk, head height k, usual lengths; the driver’s number. Source: ISO 7045, table 1. */
export const iso7045 = {
  M3: { d: 3, pitch: 0.5, dk: 5.6, k: 2.4, driver: 1, min: 4, max: 30 },
  M4: { d: 4, pitch: 0.7, dk: 8, k: 3.1, driver: 2, min: 5, max: 40 },
  M5: { d: 5, pitch: 0.8, dk: 9.5, k: 3.7, driver: 2, min: 6, max: 45 },
  M6: { d: 6, pitch: 1, dk: 12, k: 4.6, driver: 3, min: 8, max: 60 },
  M8: { d: 8, pitch: 1.25, dk: 16, k: 6, driver: 4, min: 10, max: 60 },
} as const
