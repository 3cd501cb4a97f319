import { expect, test } from 'vitest'
import { machining } from './index.ts'

const items = new Map(machining.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['TD338-8.5', { flute_length: 75, overall_length: 117 }],
  ['MT-SP-M8', { tap_drill: 6.8, overall_length: 90, shank_diameter: 8 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})
