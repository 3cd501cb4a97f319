import { expect, test } from 'vitest'
import { chapters } from './catalogue.ts'
import { readProducts, type Value } from './products.ts'

const products = (await Promise.all(chapters.map(readProducts))).flat()
const items = new Map(products.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Readonly<Record<string, Value>>]>([
  ['HB4017-A2-M8X30', { across_flats: 13, head_height: 5.3, pitch: 1.25, length: 30 }],
  ['HB4017-88Z-M12X50', { across_flats: 18, head_height: 7.5, pitch: 1.75 }],
  ['HB4017-88Z-M20X60', { across_flats: 30, head_height: 12.5, pitch: 2.5 }],
  ['SS4762-129-M8X30', { head_diameter: 13, head_height: 8, hex_key: 6 }],
  ['SS4762-129-M5X20', { head_diameter: 8.5, head_height: 5, hex_key: 4 }],
  ['HN4032-A2-M10', { across_flats: 16, nut_height: 8.4 }],
  ['HN4032-8Z-M16', { across_flats: 24, nut_height: 14.8 }],
  ['FW7089-A2-M8', { inner_diameter: 8.4, outer_diameter: 16, thickness: 1.6 }],
  ['FW7089-A2-M12', { inner_diameter: 13, outer_diameter: 24, thickness: 2.5 }],
  ['HB4017-88-M16X60', { across_flats: 24, head_height: 10, pitch: 2, length: 60 }],
  ['HB4014-109-M12X80', { across_flats: 18, thread_length: 30, head_height: 7.5 }],
  ['HB4014-88-M16X160', { thread_length: 44 }],
  ['FB4162-88Z-M10X40', { across_flats: 13, flange_diameter: 20.8 }],
  ['CB603-48Z-M10X60', { square_neck: 10, thread_length: 26 }],
  ['SS4762-129-M8X45', { hex_key: 6, thread_length: 28 }],
  ['SS4762-A2-M3X10', { head_diameter: 5.5, hex_key: 2.5 }],
  ['SL7984-88-M8X20', { head_height: 5, hex_key: 5 }],
  ['SB7380-109-M6X16', { head_diameter: 10.5, head_height: 3.3, hex_key: 4 }],
  ['SC10642-109-M8X25', { head_diameter: 17.92, hex_key: 5 }],
  ['ST4029-45H-M8X12', { hex_key: 4, pitch: 1.25 }],
  ['PS7045-48Z-M5X20', { head_diameter: 9.5, head_height: 3.7 }],
  ['TP7049-Z-ST4.2X19', { head_diameter: 8, head_height: 3.1, pitch: 1.4 }],
  ['LS571-Z-10X60', { across_flats: 17, pitch: 4.5 }],
  ['LN7040-8Z-M10', { across_flats: 16, nut_height: 11.9 }],
  ['FN4161-8Z-M12', { flange_diameter: 26, across_flats: 18 }],
  ['CN1587-A2-M8', { nut_height: 15, across_flats: 13 }],
  ['LC6334-10-M16', { nut_height: 48 }],
  ['WG315-Z-M8', { width: 37.5, height: 19 }],
  ['FW7093-Z-M8', { inner_diameter: 8.4, outer_diameter: 24, thickness: 2 }],
  ['FW7094-Z-M12', { inner_diameter: 13.5, outer_diameter: 44, thickness: 4 }],
  ['SW127-Z-M10', { inner_diameter: 10.2, outer_diameter: 18.1, thickness: 2.2 }],
  ['RR471-S-S-20', { thickness: 1.2, groove: 19 }],
  ['RR472-S-M-28', { thickness: 1.2, groove: 29.4 }],
  ['ER6799-S-6', { shaft_from: 7, shaft_to: 9, outer_diameter: 12.3, thickness: 0.7 }],
  ['RP8752-6X30', { wall: 1.2, nominal_diameter: 6 }],
  ['CV2341-Z-10X40', { head_diameter: 18, pin_hole: 3.2 }],
  ['KY6885-C45-8X7X40', { width: 8, height: 7, shaft_from: 22, shaft_to: 30 }],
  ['BR15977-4X10', { drill_hole: 4.1, head_diameter: 8.4 }],
  ['CB603-48Z-M8X120', { thread_length: 22 }],
  ['CB603-48Z-M8X130', { thread_length: 28 }],
  ['CB603-48H-M16X150', { thread_length: 44, head_diameter: 38.8, head_height: 8.95 }],
  ['RR471-S-S-20', { nominal_diameter: 20, inner_diameter: 18.5, groove: 19 }],
  ['RR471-S-L-52', { inner_diameter: 47.8, groove: 49 }],
  ['RR472-S-M-28', { nominal_diameter: 28, outer_diameter: 30.1 }],
  ['ST4028-45H-M6X8', { point_diameter: 4, hex_key: 3 }],
  ['CS7046-48Z-M4X10', { head_diameter: 9.4, head_height: 2.7 }],
  ['KN935-8-M12', { nut_height: 15, across_flats: 19, pitch: 1.75 }],
  ['LC6334-10-M20', { nut_height: 60 }],
  ['CP1234-Z-3.2X32', { head_diameter: 5.45, outer_diameter: 2.8 }],
  ['EB580-Z-M12', { load: 340, height: 53, inner_diameter: 30 }],
  ['6204-2RS', { inner_diameter: 20, outer_diameter: 47, width: 14 }],
  ['6000-ZZ', { inner_diameter: 10, outer_diameter: 26, width: 8 }],
  ['6306-2RS', { inner_diameter: 30, outer_diameter: 72, width: 19 }],
  ['6007-ZZ', { inner_diameter: 35, outer_diameter: 62, width: 14 }],
  ['608-ZZ', { inner_diameter: 8, outer_diameter: 22, width: 7 }],
  ['629-ZZ', { inner_diameter: 9, outer_diameter: 26, width: 8 }],
  ['16005', { inner_diameter: 25, outer_diameter: 47, width: 8 }],
  ['4208', { inner_diameter: 40, outer_diameter: 80, width: 23 }],
  ['6205-2RS', { inner_diameter: 25, outer_diameter: 52, width: 15 }],
  ['6008-ZZ', { inner_diameter: 40, outer_diameter: 68, width: 15 }],
  ['AC-7210B', { inner_diameter: 50, outer_diameter: 90, width: 20 }],
  ['AC-3206', { inner_diameter: 30, outer_diameter: 62, width: 23.8 }],
  ['SA-2205', { inner_diameter: 25, outer_diameter: 52, width: 18 }],
  ['NU218', { inner_diameter: 90, outer_diameter: 160, width: 30 }],
  ['N204', { inner_diameter: 20, outer_diameter: 47, width: 14 }],
  ['TRB-30206', { inner_diameter: 30, outer_diameter: 62, width: 17.25, cone_width: 16, cup_width: 14 }],
  ['SRB-22212EK', { inner_diameter: 60, outer_diameter: 110, width: 28 }],
  ['TB-51106', { inner_diameter: 30, housing_bore: 32, outer_diameter: 47, width: 11 }],
  ['TB-51220', { inner_diameter: 100, housing_bore: 103, outer_diameter: 150, width: 38 }],
  ['TB-51316', { inner_diameter: 80, housing_bore: 82, outer_diameter: 140, width: 44 }],
  ['NR-K25x30x17', { inner_diameter: 25, outer_diameter: 30, width: 17 }],
  ['UCP206', { shaft_diameter: 30, centre_height: 42.9, bolt_spacing: 121, mounting_bolt: 'M14' }],
  ['UCF205', { shaft_diameter: 25, overall_length: 95, bolt_spacing: 70 }],
  ['LN-KM5', { thread: 'M25 × 1.5', outer_diameter: 38, width: 7 }],
  ['AS-H310', { shaft_diameter: 45, outer_diameter: 70, length: 42 }],
  ['VB-A40', { inside_length: 1016, width: 13, height: 8 }],
  ['VN-SPA1500', { datum_length: 1500, width: 13, height: 10 }],
  ['TI-210L050', { tooth_count: 56, belt_pitch: 9.525 }],
  ['TI-600-5M-15', { tooth_count: 120, datum_length: 600 }],
  ['RC-50', { chain_pitch: 15.875, roller_diameter: 10.16, breaking_load: 21.8 }],
  ['RC-140', { chain_pitch: 44.45, roller_diameter: 25.4, inner_width: 25.22, breaking_load: 170 }],
  ['RC-06B', { chain_pitch: 9.525, roller_diameter: 6.35, inner_width: 5.72, breaking_load: 8.9 }],
  ['CC-C2052', { chain_pitch: 31.75, roller_diameter: 19.05 }],
  ['RC-16B', { chain_pitch: 25.4, roller_diameter: 15.88, breaking_load: 60 }],
  ['SP-40B20', { pitch_diameter: 81.18, tooth_count: 20 }],
  ['TAB-1610-25', { keyway: 8, length: 25.4 }],
  ['SG-M2-20-S45C', { pitch_diameter: 40, outer_diameter: 44 }],
  ['LB-LM20UU', { shaft_diameter: 20, outer_diameter: 32, length: 42 }],
  ['CF-FCL-160', { max_bore: 45, outer_diameter: 160 }],
  ['PU-SPB200-3', { outer_diameter: 207, width: 63 }],
  ['CDQ2B32-25DMZ', { bore: 32, stroke: 25, rod_diameter: 16 }],
  ['CDQ2B20-10DMZ', { bore: 20, stroke: 10, rod_diameter: 10 }],
  ['PSP15-40-100', { bore: 40, rod_diameter: 16 }],
  ['ASC-32-100', { bore: 32, rod_diameter: 12, rod_thread: 'M10 × 1.25', port: 'G1/8' }],
  ['ASC-63-200', { rod_diameter: 20, rod_thread: 'M16 × 1.5', port: 'G3/8' }],
  ['ASC-100-100', { rod_diameter: 25, rod_thread: 'M20 × 1.5', port: 'G1/2' }],
  ['ASC-125-500', { rod_diameter: 32, rod_thread: 'M27 × 2', port: 'G1/2' }],
  ['ACF21-20-10', { rod_thread: 'M6', port: 'M5' }],
  ['ACF21-50-30', { rod_thread: 'M10', port: 'G1/8' }],
  ['HCM21-32-30', { rod_thread: 'M10 × 1.25' }],
  ['PMD-8-25', { rod_diameter: 4, rod_thread: 'M4', port: 'M5' }],
  ['PMD-16-50', { rod_diameter: 6, rod_thread: 'M6', port: 'M5' }],
  ['PMD-25-100', { rod_diameter: 10, rod_thread: 'M10 × 1.25', port: 'G1/8' }],
  ['RCL-M10', { pivot: 10, width: 10, length: 40 }],
  ['RCL-M16', { pivot: 16, width: 16, length: 64 }],
  ['REY-M12', { pivot: 12, width: 16, length: 50 }],
  ['MTC-50', { for_bore: 50, pivot: 12, height: 27 }],
  ['TPU08-BL', { tube: 8, inner_diameter: 5 }],
  // Mountings MS1 and MF1 of ISO 15552: axis above the base, pitch of the foot's and of the flange's holes.
  ['MTF-32', { height: 32, hole_spacing: 32 }],
  ['MTF-100', { height: 71, hole_spacing: 75 }],
  ['MTL-50', { hole_spacing: 90 }],
  ['MTL-125', { hole_spacing: 180 }],
  ['MTE-80', { pivot: 16, height: 36 }],
  ['CDQ2B40-25DMZ', { rod_diameter: 16, rod_thread: 'M14 × 1.5' }],
  ['OR-N70-P25', { inner_diameter: 24.7, cord: 3.5 }],
  ['OR-F75-G100', { inner_diameter: 99.4, cord: 3.1 }],
  ['OR-N70-P150', { inner_diameter: 149.6, cord: 5.7 }],
  ['OR-N70-214', { inner_diameter: 24.99, cord: 3.53 }],
  [
    'FLSOPJIS10K-CS-100',
    { outer_diameter: 210, bolt_circle: 175, bolt_holes: 8, hole_diameter: 19, thickness: 18 },
  ],
  [
    'FLSOPJIS5K-CS-050',
    { outer_diameter: 130, bolt_circle: 105, bolt_holes: 4, hole_diameter: 15, thickness: 14 },
  ],
  [
    'FLBLJIS20K-CS-150',
    { outer_diameter: 305, bolt_circle: 260, bolt_holes: 12, hole_diameter: 25, thickness: 28 },
  ],
  ['FLWNCL150-A105-100', { outer_diameter: 230, bolt_circle: 190.5, bolt_holes: 8, flange_length: 75 }],
  ['FLSOCL300-A105-050', { outer_diameter: 165, bolt_circle: 127, bolt_holes: 8, thickness: 20.7 }],
  [
    'FLSOPPN6-CS-100',
    { outer_diameter: 210, inner_diameter: 116, bolt_circle: 170, bolt_holes: 4, thickness: 18 },
  ],
  [
    'FLSOPPN6-CS-300',
    {
      outer_diameter: 440,
      inner_diameter: 327.5,
      bolt_circle: 395,
      bolt_holes: 12,
      hole_diameter: 22,
      thickness: 24,
    },
  ],
  ['FLBLPN6-CS-040', { outer_diameter: 130, bolt_circle: 100, hole_diameter: 14, thickness: 14 }],
  ['FLBLPN6-CS-200', { outer_diameter: 320, bolt_circle: 280, bolt_holes: 8, thickness: 20 }],
  ['PSM40-050', { outer_diameter: 60.3, wall: 3.91 }],
  ['PSM80-100', { outer_diameter: 114.3, wall: 8.56 }],
  ['PSS30410S-080', { outer_diameter: 88.9, wall: 3.05 }],
  ['TSN304-040', { outer_diameter: 41, wall: 1.5 }],
  ['TSN304-065', { outer_diameter: 70, wall: 2 }],
  // API 600 by ASME B16.10, and JIS B 2031 by JIS B 2002.
  ['GVWCB150-150', { face_to_face: 267 }],
  ['GVFC10K-100', { face_to_face: 230 }],
  ['GLFC10K-100', { face_to_face: 290 }],
  ['BWE90-WPB40-080', { centre_to_end: 114, outer_diameter: 88.9, wall: 5.49 }],
  ['BWTEE-WPB40-100', { centre_to_end: 105 }],
  ['GKNA10K-050', { inner_diameter: 61, outer_diameter: 104 }],
  ['GKSW150G-080', { inner_diameter: 101.6, outer_diameter: 136.7 }],
  ['MGEL90-25', { centre_to_end: 38 }],
  ['MGSOC-50', { length: 65 }],
  ['MGUN-20', { length: 52 }],
  ['BSN-G1', { inner_diameter: 33.9, outer_diameter: 42.8, thickness: 3.4 }],
  ['GKNA5K-100', { inner_diameter: 115, outer_diameter: 149 }],
  ['HH4SP-DN19', { max_pressure: 350, burst_pressure: 1400, bend_radius: 300 }],
  ['HH2SC-DN10', { max_pressure: 330, bend_radius: 90 }],
  ['HH2SN-DN12', { inner_diameter: 12.7, outer_diameter: 22.2, max_pressure: 275, bend_radius: 180 }],
  ['TD338-8.5', { flute_length: 75, overall_length: 117 }],
  ['TD338-1.0', { flute_length: 12, overall_length: 34 }],
  ['TD338-20.0', { flute_length: 140, overall_length: 205 }],
  ['TD340-8.0', { flute_length: 109, overall_length: 165 }],
  ['TD1897-8.0', { flute_length: 37, overall_length: 79 }],
  ['TDMT-20.0', { flute_length: 140, overall_length: 238 }],
  ['CDK-8.5', { flute_length: 47, overall_length: 89, shank_diameter: 10 }],
  ['CDL-10.0', { flute_length: 61, overall_length: 103, shank_diameter: 10 }],
  ['CTD-A2.50', { shank_diameter: 6.3, overall_length: 45 }],
  ['MT-SP-M8', { tap_drill: 6.8, overall_length: 90, shank_diameter: 8 }],
  ['MT-SP-M12', { standard: 'DIN 376', tap_drill: 10.2, overall_length: 110, shank_diameter: 9 }],
  ['MT-FP-M12x1.5', { pitch: 1.5, tap_drill: 10.5, overall_length: 100 }],
  ['MT-G-1-2', { tap_drill: 19, overall_length: 125, shank_diameter: 16 }],
  ['HT-M10', { tap_drill: 8.5, overall_length: 70, shank_diameter: 7 }],
  ['HT-M8', { tap_drill: 6.8, shank_diameter: 6 }],
  ['HT-M12', { overall_length: 75, shank_diameter: 9 }],
  ['TDMC-38.0', { flute_length: 200, overall_length: 349 }],
  ['TD338-4.2', { flute_length: 43, overall_length: 75 }],
  ['TD340-12.0', { flute_length: 134, overall_length: 205 }],
  ['MT-SP-M24', { tap_drill: 21, overall_length: 160, shank_diameter: 18 }],
  ['DIE-M12', { outer_diameter: 38, thickness: 14 }],
  ['RM212-10', { flute_length: 38, overall_length: 133 }],
  ['CSK-HSS-16.5', { overall_length: 60, shank_diameter: 10 }],
  ['EMS-10', { flute_length: 22, overall_length: 72, shank_diameter: 10 }],
  ['CM4-12', { flute_length: 26, overall_length: 83, shank_diameter: 12 }],
  ['CNMG120408-PM', { inner_circle: 12.7, thickness: 4.76, corner_radius: 0.8 }],
  ['ER32-10', { outer_diameter: 33, overall_length: 40, clamping_range: '9–10 mm' }],
  ['CD-125-1', { max_speed: 12_200 }],
  ['PGH7-20', { tolerance_class: 'H7 (+21 / 0 µm)' }],
  ['NYAF-2.5-BK', { conductor_area: 2.5, current: 32, conductor_resistance: 7.98 }],
  ['NYAF-16-BK', { conductor_area: 16, current: 98, conductor_resistance: 1.21 }],
  ['NYA-4-BU', { conductor_area: 4, conductor_resistance: 4.61 }],
  ['BC-50', { conductor_area: 50, conductor_resistance: 0.387 }],
  ['NYM-3X1.5', { cores: 3, conductor_resistance: 12.1 }],
  ['NYY-4X25', { cores: 4, current: 106, conductor_resistance: 0.727 }],
  ['NYY-1X240', { cores: 1, conductor_resistance: 0.0754 }],
  ['H07RNF-5G6', { cores: 5, conductor_resistance: 3.3 }],
  ['VC3-18-M7', { current: 18, motor_power: 7.5 }],
  ['VC3-95-M7', { current: 95, motor_power: 45 }],
  ['VMB6-1P-C16', { current: 16, breaking_capacity: 6 }],
  ['DR-TH35-15-1000-S', { width: 35, height: 15, thickness: 1.5 }],
  ['VMO-IE2-4P-0.75-B3', { shaft_power: 0.75, shaft_height: 80, shaft_end: 19 }],
  ['VMO-IE2-4P-7.5-B3', { shaft_power: 7.5, shaft_height: 132, shaft_end: 38 }],
  ['VMO-IE3-2P-3-B3', { shaft_power: 3, shaft_height: 100, shaft_end: 28 }],
  ['VIS-M12-NPOC', { sensing_distance: 4 }],
  ['E-1.5-8', { conductor_area: 1.5, length: 8 }],
  ['CGN-M20-GR', { thread: 'M20 × 1.5', ingress: 'IP68' }],
  ['VCP-32-5P-44', { poles: '3P+N+E', colour: { en: 'Red', id: 'Merah' } }],
  ['VMO-IE2-4P-1.5-B3', { frame_size: '90L', efficiency_class: 'IE2' }],
  ['NYY-4X4', { standard: 'SNI IEC 60502-1', voltage: '0.6/1 kV' }],
  ['GN13-08', { standard: 'EN 388', protection: '4121X' }],
  // DIN 319: diameter, height, thread.
  ['KNB-C-16', { outer_diameter: 16, height: 15, thread: 'M4' }],
  ['KNB-E-25', { outer_diameter: 25, height: 22.5, thread: 'M6' }],
  ['KNB-E-40', { outer_diameter: 40, height: 37, thread: 'M10' }],
  // DIN 71412: width across flats of the straight nipple.
  ['NPL-A-Z-M61', { across_flats: 7 }],
  ['NPL-A-Z-M101', { across_flats: 11 }],
  // EN 13414-1: working load of one leg, fibre core, 1770 N/mm².
  ['SWR-8-1M', { rope_diameter: 8, working_load: 0.7 }],
  ['SWR-14-2M', { rope_diameter: 14, working_load: 2.12 }],
  ['SWR-24-6M', { rope_diameter: 24, working_load: 6.3 }],
  // RR-C-271: body, pin, inside width, load.
  ['SHK-BSP-1T-10', { nominal_size: '3/8"', thickness: 10, shackle_pin: 11, working_load: 1 }],
  ['SHK-DBT-475T-19', { nominal_size: '3/4"', thickness: 19, shackle_pin: 22, inner_width: 32 }],
  ['SHK-BBT-85T-25', { nominal_size: '1"', shackle_pin: 28, working_load: 8.5 }],
  // EN 818-4, grade 80, one leg.
  ['HOK-EYE-8', { chain_diameter: 8, working_load: 2 }],
  ['HOK-CLV-13', { chain_diameter: 13, working_load: 5.3 }],
  // EN 12385-4: 0.356 or 0.307 times the square of the diameter times 1.77 kN/mm².
  ['WRP-6X36-10', { breaking_load: 63 }],
  ['WRP-6X19-10', { breaking_load: 54.3 }],
  // EN 1492-1: width of 30 mm for each tonne.
  ['SWB-3T-4M', { working_load: 3, width: 90, sling_length: 4 }],
  // A cup's number is its bore in sixteenths of an inch.
  ['TCP-26-08', { inner_diameter: 12.7 }],
  ['OHY-46-20', { viscosity_grade: 'ISO VG 46', pack_volume: 20 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

test('the sizes that were there first keep their part numbers and products', () => {
  const codeBySku = new Map(products.flatMap(({ code, items: own }) => own.map(({ sku }) => [sku, code])))
  expect(codeBySku.get('HB4017-A2-M6X16')).toBe('HEX-BOLT-ISO4017-A2')
  expect(codeBySku.get('HB4017-88Z-M12X60')).toBe('HEX-BOLT-ISO4017-88-ZN')
  expect(codeBySku.get('SS4762-129-M12X50')).toBe('SOCKET-SCREW-ISO4762-129')
})

test('dog points come in the lengths of ISO 4028 alone', () => {
  for (const size of ['M4X4', 'M5X5', 'M6X6', 'M6X35'])
    expect(items.has(`ST4028-45H-${size}`), size).toBe(false)
  for (const size of ['M4X5', 'M6X8', 'M6X30', 'M8X8'])
    expect(items.has(`ST4028-45H-${size}`), size).toBe(true)
})

test('a socket screw is threaded to the head where little shank would be left', () => {
  expect(items.get('SS4762-A2-M8X35')?.attributes['thread_length']).toBeUndefined()
  expect(items.get('SS4762-A2-M8X40')?.attributes['thread_length']).toBe(28)
})

test('a cutting tap drill is the thread less its pitch, to the nearest drill', () => {
  const cutting = products
    .filter(({ code }) => /^(TAP-SPIRAL|TAP-FINE|HAND-TAP)/.test(code))
    .flatMap((product) => product.items)
  expect(cutting.length).toBeGreaterThan(80)
  for (const { sku, attributes } of cutting) {
    const thread = attributes['thread']
    const diameter = Number(/^M(\d+)/.exec(typeof thread === 'string' ? thread : '')?.[1])
    const drill = diameter - Number(attributes['pitch'])
    expect(Math.abs(Number(attributes['tap_drill']) - drill), sku).toBeLessThan(0.0501)
  }
})

test('pitch diameters, belt lengths and gears follow from pitch and teeth', () => {
  let checked = 0
  for (const { code, items: own } of products)
    for (const { sku, attributes } of own) {
      const figure = (name: string) => Number(attributes[name] ?? Number.NaN)
      const teeth = figure('tooth_count')
      const expectNear = (value: number, computed: number, within: number): void => {
        if (Number.isNaN(computed)) return
        expect(Math.abs(value - computed), sku).toBeLessThan(within)
        checked += 1
      }
      const toothed = figure('belt_pitch') * teeth
      expectNear(figure('pitch_diameter'), figure('chain_pitch') / Math.sin(Math.PI / teeth), 0.011)
      if (attributes['datum_length'] === undefined)
        expectNear(figure('pitch_diameter'), toothed / Math.PI, 0.011)
      else expectNear(figure('datum_length'), toothed, 0.6)
      if (code.startsWith('SPUR'))
        expectNear(figure('outer_diameter'), figure('gear_module') * (teeth + 2), 0.001)
    }
  expect(checked).toBeGreaterThan(500)
})
