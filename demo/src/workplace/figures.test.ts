import { expect, test } from 'vitest'
import { workplace } from './index.ts'

const items = new Map(workplace.flatMap((product) => product.items.map((item) => [item.sku, item] as const)))

test.each<[sku: string, figures: Record<string, number>]>([['GN13-08', {}]])(
  '%s has the figures of its standard',
  (sku, figures) => {
    expect(items.get(sku)?.attributes).toMatchObject(figures)
  },
)
