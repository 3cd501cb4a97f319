import { expect, test } from 'vitest'
import type { FoundRow } from './find.store.ts'
import { foundHits } from './found-hits.ts'

const rows = (product_id: number, ids: readonly number[], item_count: number): FoundRow[] =>
  ids.map((item_id) => ({ item_id, product_id, item_count, score: 1 }))

test('a product of which up to three items fit is shown by the best of them', () => {
  expect(foundHits(rows(1, [11], 25)).hits).toEqual([
    { product_id: 1, item_id: 11, fitting: { items: 1, of: 25 } },
  ])
  expect(foundHits(rows(1, [13, 11, 12], 25)).hits).toEqual([
    { product_id: 1, item_id: 13, fitting: { items: 3, of: 25 } },
  ])
})

test('several items are one hit of their product, with the matching items', () => {
  const { hits, items, products } = foundHits(rows(1, [11, 12, 13, 14], 25))
  expect(hits).toEqual([{ product_id: 1, item_id: null, fitting: { items: 4, of: 25 } }])
  expect(items.map(({ item_id }) => item_id)).toEqual([11, 12, 13, 14])
  expect(products).toEqual([])
})

test('a product whose items all match is a hit without an item list', () => {
  const { hits, items, products } = foundHits([...rows(1, [11, 12], 2), ...rows(2, [21], 9)])
  expect(hits).toEqual([
    { product_id: 1, item_id: null },
    { product_id: 2, item_id: 21, fitting: { items: 1, of: 9 } },
  ])
  expect(items).toEqual([{ item_id: 21, product_id: 2 }])
  expect(products).toEqual([1])
})

test('a product found by words is a hit without an item list', () => {
  const found = foundHits([{ item_id: null, product_id: 1, item_count: 9, score: 1 }])
  expect(found).toEqual({ hits: [{ product_id: 1, item_id: null }], items: [], products: [1] })
})
