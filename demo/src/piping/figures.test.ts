import { expect, test } from 'vitest'
import { piping } from './index.ts'

const items = new Map(piping.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['OR-N70-P25', { inner_diameter: 24.7, cord: 3.5 }],
  ['HH2SN-DN12', { inner_diameter: 12.7, outer_diameter: 22.2, max_pressure: 275, bend_radius: 180 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})
