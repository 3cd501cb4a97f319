/**
 * Synchronous belts: pitch, height of tooth and of the whole belt in mm, tooth form, grams for a metre of 10 mm width.
 * Source: ISO 5296 for XL, L, H; ISO 13050 for the curved teeth; DIN 7721 for T.
 */
export const timingBelts = {
  XL: { pitch: 5.08, tooth: 1.27, height: 2.3, form: 'trapeze', gram: 24 },
  L: { pitch: 9.525, tooth: 1.91, height: 3.6, form: 'trapeze', gram: 33 },
  H: { pitch: 12.7, tooth: 2.29, height: 4.3, form: 'trapeze', gram: 41 },
  '3M': { pitch: 3, tooth: 1.22, height: 2.4, form: 'round', gram: 25 },
  '5M': { pitch: 5, tooth: 2.08, height: 3.8, form: 'round', gram: 41 },
  '8M': { pitch: 8, tooth: 3.38, height: 6, form: 'round', gram: 62 },
  '14M': { pitch: 14, tooth: 6.02, height: 10, form: 'round', gram: 103 },
  T5: { pitch: 5, tooth: 1.2, height: 2.2, form: 'trapeze', gram: 22 },
  T10: { pitch: 10, tooth: 2.5, height: 4.5, form: 'trapeze', gram: 46 },
} as const
