/**
 * Insert bearings and their housings, in mm, by bore code. Insert: outside D, width B, distance S of the race's middle
 * from the near end. Sources: ISO 9628 and JIS B 1558 for inserts; ISO 3228 and JIS B 1559 for housings.
 */
export const inserts: Readonly<Record<string, readonly [d: number, D: number, B: number, S: number]>> = {
  '201': [12, 47, 31, 12.7],
  '202': [15, 47, 31, 12.7],
  '203': [17, 47, 31, 12.7],
  '204': [20, 47, 31, 12.7],
  '205': [25, 52, 34.1, 14.3],
  '206': [30, 62, 38.1, 15.9],
  '207': [35, 72, 42.9, 17.5],
  '208': [40, 80, 49.2, 19],
  '209': [45, 85, 49.2, 19],
  '210': [50, 90, 51.6, 19],
  '211': [55, 100, 55.6, 22.2],
  '212': [60, 110, 65.1, 25.4],
  '213': [65, 120, 65.1, 25.4],
  '214': [70, 125, 74.6, 30.2],
  '215': [75, 130, 77.8, 33.3],
  '216': [80, 140, 82.6, 33.3],
  '217': [85, 150, 85.7, 34.1],
  '218': [90, 160, 96, 39.7],
}

/** Pillow block P: centre height, length, bolt spacing, width of the foot, bolt. */
export const pillow: Readonly<
  Record<string, readonly [h: number, length: number, spacing: number, foot: number, bolt: string]>
> = {
  '204': [33.3, 127, 95, 38, 'M10'],
  '205': [36.5, 140, 105, 38, 'M10'],
  '206': [42.9, 165, 121, 48, 'M14'],
  '207': [47.6, 167, 127, 48, 'M14'],
  '208': [49.2, 184, 137, 54, 'M14'],
  '209': [54, 190, 146, 54, 'M14'],
  '210': [57.2, 206, 159, 60, 'M16'],
  '211': [63.5, 219, 171, 60, 'M16'],
  '212': [69.8, 241, 184, 70, 'M16'],
  '213': [76.2, 265, 203, 70, 'M20'],
  '214': [79.4, 266, 210, 72, 'M20'],
  '215': [82.6, 275, 217, 74, 'M20'],
  '216': [88.9, 292, 232, 78, 'M20'],
  '217': [95.2, 310, 247, 83, 'M20'],
  '218': [101.6, 327, 262, 88, 'M22'],
}

/** Square flange F: side, hole spacing along the side, bolt. */
export const square: Readonly<Record<string, readonly [side: number, spacing: number, bolt: string]>> = {
  '204': [86, 64, 'M10'],
  '205': [95, 70, 'M10'],
  '206': [108, 83, 'M10'],
  '207': [117, 92, 'M12'],
  '208': [130, 102, 'M14'],
  '209': [137, 105, 'M14'],
  '210': [143, 111, 'M14'],
  '211': [162, 130, 'M16'],
  '212': [175, 143, 'M16'],
  '213': [187, 149, 'M16'],
  '214': [193, 152, 'M16'],
  '215': [200, 159, 'M16'],
}

/** Rhombic flange FL: length, hole spacing, width, bolt. */
export const rhombic: Readonly<
  Record<string, readonly [length: number, spacing: number, width: number, bolt: string]>
> = {
  '204': [113, 90, 60, 'M10'],
  '205': [130, 99, 68, 'M14'],
  '206': [148, 117, 80, 'M14'],
  '207': [161, 130, 90, 'M14'],
  '208': [175, 144, 100, 'M14'],
  '209': [188, 148, 108, 'M16'],
  '210': [197, 157, 115, 'M16'],
  '211': [224, 184, 130, 'M16'],
  '212': [250, 202, 140, 'M20'],
}

/** Take-up T: length, height, distance of the guides, width of the groove. */
export const takeUp: Readonly<
  Record<string, readonly [length: number, height: number, guides: number, groove: number]>
> = {
  '204': [94, 89, 76, 12],
  '205': [97, 89, 76, 12],
  '206': [113, 102, 89, 12],
  '207': [129, 102, 89, 12],
  '208': [144, 114, 102, 16],
  '209': [144, 117, 102, 16],
  '210': [149, 117, 102, 16],
  '211': [171, 146, 130, 22],
  '212': [194, 146, 130, 22],
}

/** Split plummer block housings SN 5: shaft, centre height, length, bolt spacing, width of the foot, bearing. */
export const plummer: readonly (readonly [
  size: string,
  shaft: number,
  h: number,
  length: number,
  spacing: number,
  foot: number,
  bearing: string,
])[] = [
  ['SN505', 20, 40, 165, 130, 46, '1205K'],
  ['SN506', 25, 50, 185, 150, 52, '1206K'],
  ['SN507', 30, 50, 185, 150, 52, '1207K'],
  ['SN508', 35, 60, 205, 170, 60, '1208K'],
  ['SN509', 40, 60, 205, 170, 60, '1209K'],
  ['SN510', 45, 60, 205, 170, 60, '1210K'],
  ['SN511', 50, 70, 255, 210, 70, '1211K'],
  ['SN512', 55, 70, 255, 210, 70, '1212K'],
  ['SN513', 60, 80, 275, 230, 80, '22213EK'],
  ['SN515', 65, 80, 280, 230, 80, '22215EK'],
  ['SN516', 70, 95, 315, 260, 90, '22216EK'],
  ['SN517', 75, 95, 320, 260, 90, '22217EK'],
  ['SN518', 80, 100, 345, 290, 100, '22218EK'],
  ['SN520', 90, 112, 380, 320, 110, '22220EK'],
]
