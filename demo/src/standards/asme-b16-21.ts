import { pipeSizes } from './asme-b16-5.ts'

/**
 * Flat ring gaskets for raised faces, 1/2 to 12 inch. mm: inside diameter, and outside diameter by class. Source: ASME
 * B16.21.
 */
export const b1621 = {
  inner: [21, 27, 33, 42, 48, 60, 73, 89, 114, 141, 168, 219, 273, 324],
  150: [48, 57, 67, 76, 86, 105, 124, 137, 175, 197, 222, 279, 340, 410],
  300: [54, 67, 73, 83, 95, 111, 130, 149, 181, 216, 251, 308, 362, 422],
} as const

const winding: readonly (readonly [inner: number, outer: number, ring150: number, ring300: number])[] = [
  [19.1, 31.8, 47.8, 54.1],
  [25.4, 39.6, 57.2, 66.8],
  [31.8, 47.8, 66.8, 73.2],
  [47.8, 60.5, 76.2, 82.6],
  [54.1, 69.9, 85.9, 95.3],
  [69.9, 85.9, 104.9, 111.3],
  [82.6, 98.6, 124, 130.3],
  [101.6, 120.7, 136.7, 149.4],
  [127, 149.4, 174.8, 181.1],
  [155.7, 177.8, 196.9, 215.9],
  [182.6, 209.6, 222.3, 251],
  [233.4, 263.7, 279.4, 308.1],
  [287.3, 317.5, 339.9, 362],
  [339.9, 374.7, 409.7, 422.4],
]

/** Spiral-wound gaskets. mm: inside and outside of the winding, outside of the centring ring by class. Source: ASME B16.20. */
export const b1620 = winding.map(([inner, outer, ring150, ring300], index) => {
  const { inch, dn } = pipeSizes[index] ?? pipeSizes[0]
  return { inch, dn, inner, outer, 150: ring150, 300: ring300 }
})
