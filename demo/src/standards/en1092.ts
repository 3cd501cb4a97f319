type Row = readonly [
  dn: number,
  bore: number,
  k: number,
  D: number,
  plate: number,
  h: number,
  n: number,
  blind: number,
]
const rows: readonly Row[] = [
  [15, 22, 55, 80, 12, 11, 4, 12],
  [20, 27.5, 65, 90, 14, 11, 4, 14],
  [25, 34.5, 75, 100, 14, 11, 4, 14],
  [32, 43.5, 90, 120, 16, 14, 4, 14],
  [40, 49.5, 100, 130, 16, 14, 4, 14],
  [50, 61.5, 110, 140, 16, 14, 4, 14],
  [65, 77.5, 130, 160, 16, 14, 4, 14],
  [80, 90.5, 150, 190, 18, 18, 4, 16],
  [100, 116, 170, 210, 18, 18, 4, 16],
  [125, 141.5, 200, 240, 20, 18, 8, 18],
  [150, 170.5, 225, 265, 20, 18, 8, 18],
  [200, 221.5, 280, 320, 22, 18, 8, 20],
  [250, 276.5, 335, 375, 24, 18, 12, 22],
  [300, 327.5, 395, 440, 24, 22, 12, 22],
]

/**
 * Flanges PN 6, DN 15 to 300. mm: bore, bolt circle k, outside D, thickness of the plate flange (type 01) and of the
 * blind flange (type 05), holes n of h. Source: EN 1092-1.
 */
export const en1092 = rows.map(([dn, bore, k, D, plate, h, n, blind]) => ({
  dn,
  bore,
  k,
  D,
  plate,
  blind,
  h,
  n,
}))
