import { expect, test } from 'vitest'
import { electrical } from './index.ts'

const items = new Map(electrical.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([
  ['NYAF-2.5-BK', { conductor_area: 2.5, current: 32 }],
])('%s has the figures of its standard', (sku, figures) => {
  expect(items.get(sku)?.attributes).toMatchObject(figures)
})
