/** Hexagon socket set screws. mm: pitch, key s, socket depth t, flat or dog point dp, cup dc, usual lengths; z is the long dog point. Sources: ISO 4026, 4027, 4028, 4029, tables 1. */
export const setScrews = {
  M3: { d: 3, pitch: 0.5, s: 1.5, t: 1.6, dp: 2, min: 3, max: 20, z: 1.5 },
  M4: { d: 4, pitch: 0.7, s: 2, t: 2, dp: 2.5, min: 4, max: 20, z: 2 },
  M5: { d: 5, pitch: 0.8, s: 2.5, t: 2.5, dp: 3.5, min: 5, max: 25, z: 2.5 },
  M6: { d: 6, pitch: 1, s: 3, t: 2.75, dp: 4, min: 6, max: 35, z: 3 },
  M8: { d: 8, pitch: 1.25, s: 4, t: 4, dp: 5.5, min: 8, max: 40, z: 4 },
  M10: { d: 10, pitch: 1.5, s: 5, t: 5, dp: 7, min: 10, max: 40, z: 5 },
  M12: { d: 12, pitch: 1.75, s: 6, t: 6.4, dp: 8.5, min: 16, max: 40, z: 6 },
  M16: { d: 16, pitch: 2, s: 8, t: 8.2, dp: 12, min: 20, max: 40, z: 8 },
} as const
