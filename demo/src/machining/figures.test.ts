import { expect, test } from 'vitest'
import type { Values } from '../catalogue/attributes.ts'
import { machining } from './index.ts'

const items = new Map(machining.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Values]>([
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
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})

test('no two products or items share a name', () => {
  for (const language of ['en', 'id'] as const) {
    const names = machining.map((product) => product.name[language])
    const own = [...items.values()].map((item) => item.name[language])
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(own).size).toBe(own.length)
  }
})

test('a cutting tap drill is the thread less its pitch, to the nearest drill', () => {
  const cutting = machining
    .filter(({ code }) => /^(TAP-SPIRAL|TAP-FINE|HAND-TAP)/.test(code))
    .flatMap((product) => product.items)
  expect(cutting.length).toBeGreaterThan(80)
  for (const { sku, attributes } of cutting) {
    const diameter = Number(
      /^M(\d+)/.exec(typeof attributes.thread === 'string' ? attributes.thread : '')?.[1],
    )
    const drill = diameter - (attributes.pitch ?? Number.NaN)
    expect(Math.abs((attributes.tap_drill ?? 0) - drill), sku).toBeLessThan(0.0501)
  }
})
