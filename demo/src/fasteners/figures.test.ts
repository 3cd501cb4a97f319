import { expect, test } from 'vitest'
import { fasteners } from './index.ts'

const items = new Map(fasteners.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['HB4017-A2-M8X30', { across_flats: 13, head_height: 5.3, pitch: 1.25, length: 30 }],
  ['HB4017-88Z-M12X50', { across_flats: 18, head_height: 7.5, pitch: 1.75 }],
  ['HB4017-88Z-M20X60', { across_flats: 30, head_height: 12.5, pitch: 2.5 }],
  ['SS4762-129-M8X30', { head_diameter: 13, head_height: 8, hex_key: 6 }],
  ['SS4762-129-M5X20', { head_diameter: 8.5, head_height: 5, hex_key: 4 }],
  ['HN4032-A2-M10', { across_flats: 16, nut_height: 8.4 }],
  ['HN4032-8Z-M16', { across_flats: 24, nut_height: 14.8 }],
  ['FW7089-A2-M8', { inner_diameter: 8.4, outer_diameter: 16, thickness: 1.6 }],
  ['FW7089-A2-M12', { inner_diameter: 13, outer_diameter: 24, thickness: 2.5 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})
