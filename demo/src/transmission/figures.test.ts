import { expect, test } from 'vitest'
import { transmission } from './index.ts'

const items = new Map(
  transmission.flatMap((product) => product.items.map((item) => [item.sku, item] as const)),
)

test.each<[sku: string, figures: Record<string, number | string>]>([
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
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

test('pitch diameters, belt lengths and gears follow from pitch and teeth', () => {
  let checked = 0
  for (const product of transmission)
    for (const { sku, attributes: of } of product.items) {
      const teeth = of.tooth_count
      if (teeth === undefined) continue
      const expected = (value: number | undefined, figure: number, within: number): void => {
        expect(Math.abs((value ?? Number.NaN) - figure), sku).toBeLessThan(within)
        checked += 1
      }
      if (of.chain_pitch !== undefined)
        expected(of.pitch_diameter, of.chain_pitch / Math.sin(Math.PI / teeth), 0.011)
      if (of.belt_pitch !== undefined && of.datum_length !== undefined)
        expected(of.datum_length, of.belt_pitch * teeth, 0.6)
      if (of.belt_pitch !== undefined && of.datum_length === undefined)
        expected(of.pitch_diameter, (of.belt_pitch * teeth) / Math.PI, 0.011)
      if (of.gear_module !== undefined && product.code.startsWith('SPUR'))
        expected(of.outer_diameter, of.gear_module * (teeth + 2), 0.001)
    }
  expect(checked).toBeGreaterThan(500)
})
