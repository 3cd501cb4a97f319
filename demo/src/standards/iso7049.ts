/** Pan head tapping screws with cross recess. mm: thread pitch, head diameter dk, head height k, usual lengths; the screw number and the driver’s. Sources: ISO 7049 table 1, ISO 1478. */
export const iso7049 = {
  'ST2.9': { d: 2.9, pitch: 1.1, number: 4, dk: 5.6, k: 2.4, driver: 1, min: 6.5, max: 19 },
  'ST3.5': { d: 3.5, pitch: 1.3, number: 6, dk: 7, k: 2.6, driver: 2, min: 9.5, max: 25 },
  'ST4.2': { d: 4.2, pitch: 1.4, number: 8, dk: 8, k: 3.1, driver: 2, min: 9.5, max: 32 },
  'ST4.8': { d: 4.8, pitch: 1.6, number: 10, dk: 9.5, k: 3.7, driver: 2, min: 9.5, max: 38 },
  'ST5.5': { d: 5.5, pitch: 1.8, number: 12, dk: 11, k: 4, driver: 3, min: 13, max: 38 },
  'ST6.3': { d: 6.3, pitch: 1.8, number: 14, dk: 12, k: 4.6, driver: 3, min: 13, max: 38 },
} as const
/** Countersunk tapping screws with cross recess. mm: thread pitch, head diameter dk (largest real), head height k, usual lengths; the screw number and the driver’s. Sources: ISO 7050 table 1, ISO 1478. */
export const iso7050 = {
  'ST2.9': { d: 2.9, pitch: 1.1, number: 4, dk: 5.5, k: 1.7, driver: 1, min: 6.5, max: 19 },
  'ST3.5': { d: 3.5, pitch: 1.3, number: 6, dk: 7.3, k: 2.35, driver: 2, min: 9.5, max: 25 },
  'ST4.2': { d: 4.2, pitch: 1.4, number: 8, dk: 8.4, k: 2.6, driver: 2, min: 9.5, max: 32 },
  'ST4.8': { d: 4.8, pitch: 1.6, number: 10, dk: 9.3, k: 2.8, driver: 2, min: 9.5, max: 38 },
  'ST5.5': { d: 5.5, pitch: 1.8, number: 12, dk: 10.3, k: 3, driver: 3, min: 13, max: 38 },
  'ST6.3': { d: 6.3, pitch: 1.8, number: 14, dk: 11.3, k: 3.15, driver: 3, min: 13, max: 38 },
} as const
