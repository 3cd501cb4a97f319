import { expect, test } from 'vitest'
import { pneumatics } from './index.ts'

const items = new Map(pneumatics.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['CDQ2B32-25DMZ', { bore: 32, stroke: 25, rod_diameter: 16 }],
  ['PSP15-40-100', { bore: 40, rod_diameter: 16 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})
