import { expect, test } from 'vitest'
import { transmission } from './index.ts'

const items = new Map(
  transmission.flatMap((product) => product.items.map((item) => [item.sku, item] as const)),
)

test.each<[sku: string, figures: Record<string, number>]>([
  ['6204-2RS', { inner_diameter: 20, outer_diameter: 47, width: 14 }],
  ['6000-ZZ', { inner_diameter: 10, outer_diameter: 26, width: 8 }],
  ['6306-2RS', { inner_diameter: 30, outer_diameter: 72, width: 19 }],
  ['VB-A40', { inside_length: 1016, width: 13, height: 8 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})
