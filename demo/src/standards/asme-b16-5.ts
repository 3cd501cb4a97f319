/** Pipe sizes of ASME: inch, DN, and outside diameter in mm. Source: ASME B36.10M. */
export const pipeSizes = [
  { inch: '1/2"', dn: 15, od: 21.3 },
  { inch: '3/4"', dn: 20, od: 26.7 },
  { inch: '1"', dn: 25, od: 33.4 },
  { inch: '1-1/4"', dn: 32, od: 42.2 },
  { inch: '1-1/2"', dn: 40, od: 48.3 },
  { inch: '2"', dn: 50, od: 60.3 },
  { inch: '2-1/2"', dn: 65, od: 73 },
  { inch: '3"', dn: 80, od: 88.9 },
  { inch: '4"', dn: 100, od: 114.3 },
  { inch: '5"', dn: 125, od: 141.3 },
  { inch: '6"', dn: 150, od: 168.3 },
  { inch: '8"', dn: 200, od: 219.1 },
  { inch: '10"', dn: 250, od: 273 },
  { inch: '12"', dn: 300, od: 323.8 },
] as const

const raised = [34.9, 42.9, 50.8, 63.5, 73, 92.1, 104.8, 127, 157.2, 185.7, 215.9, 269.9, 323.8, 381]
const slipOnBore = [22.2, 27.7, 34.5, 43.2, 49.5, 61.9, 74.6, 90.7, 116.1, 143.8, 170.7, 221.5, 276.2, 327]

type Row = readonly [D: number, k: number, n: number, h: number, b: number, slipOn: number, neck: number]
const table = (rows: readonly Row[]) =>
  rows.map(([D, k, n, h, b, slipOn, neck], index) => {
    const { inch, dn, od } = pipeSizes[index] ?? pipeSizes[0]
    return {
      inch,
      dn,
      od,
      D,
      k,
      n,
      h,
      b,
      slipOn,
      neck,
      raised: raised[index] ?? 0,
      bore: slipOnBore[index] ?? 0,
    }
  })

/**
 * Flanges of ASME, 1/2 to 12 inch, raised face of 2 mm. mm: outside D, bolt circle k, holes n of h, thickness b without
 * the raised face, length through the hub of slip-on and of weld neck, raised face, bore of the slip-on flange. Source:
 * ASME B16.5.
 */
export const asmeB165 = {
  150: table([
    [90, 60.3, 4, 16, 9.6, 14, 46],
    [100, 69.9, 4, 16, 11.2, 14, 51],
    [110, 79.4, 4, 16, 12.7, 16, 54],
    [115, 88.9, 4, 16, 14.3, 19, 56],
    [125, 98.4, 4, 16, 15.9, 21, 60],
    [150, 120.7, 4, 19, 17.5, 24, 62],
    [180, 139.7, 4, 19, 20.7, 27, 68],
    [190, 152.4, 4, 19, 22.3, 29, 68],
    [230, 190.5, 8, 19, 22.3, 32, 75],
    [255, 215.9, 8, 22, 22.3, 35, 87],
    [280, 241.3, 8, 22, 23.9, 38, 87],
    [345, 298.5, 8, 22, 27, 43, 100],
    [405, 362, 12, 26, 28.6, 48, 100],
    [485, 431.8, 12, 26, 30.2, 54, 113],
  ]),
  300: table([
    [95, 66.7, 4, 16, 12.7, 21, 51],
    [115, 82.6, 4, 19, 14.3, 24, 56],
    [125, 88.9, 4, 19, 15.9, 25, 60],
    [135, 98.4, 4, 19, 17.5, 25, 64],
    [155, 114.3, 4, 22, 19.1, 29, 67],
    [165, 127, 8, 19, 20.7, 32, 68],
    [190, 149.2, 8, 22, 23.9, 37, 75],
    [210, 168.3, 8, 22, 27, 41, 78],
    [255, 200, 8, 22, 30.2, 46, 84],
    [280, 235, 8, 22, 33.4, 49, 97],
    [320, 269.9, 12, 22, 35, 51, 97],
    [380, 330.2, 12, 26, 39.7, 60, 110],
    [445, 387.4, 16, 29, 46.1, 65, 116],
    [520, 450.8, 16, 32, 49.3, 71, 129],
  ]),
}

export type AsmeClass = keyof typeof asmeB165
