import { search, type Call } from '@pasok/contract'
import { expect, test } from 'vitest'
import { loadRelatedProducts } from './load-related-products.ts'

const CATEGORY = 7

/** An API with a given number of products in the category, with ids from 1, for any query. */
const selling = (count: number) => {
  const calls: unknown[] = []
  const records = Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: `Product ${i + 1}`,
    is_header: true,
    item_count: 2,
    display_price: true,
    display_add_to_cart: true,
  }))
  const call = (async (endpoint: unknown, input: object) => {
    calls.push([endpoint, input])
    return { status: 200, body: { status: 'OK', data: { records } } }
  }) as Call
  return { call, calls }
}

// @spec §9 Related products
test('17 are requested, at most 20 of the answer are used, without the product itself', async () => {
  const { call, calls } = selling(25)
  const related = await loadRelatedProducts(call, CATEGORY, 3)
  expect(calls).toEqual([[search.listPopular, { query: { category_id: '7', limit: '17' } }]])
  expect(related.map(({ id }) => id)).toEqual([1, 2, ...Array.from({ length: 18 }, (_, i) => i + 4)])
})

test('a page does without them where they cannot be had, or where a product has no category', async () => {
  const failing = (async () => ({ status: 503, body: {} })) as unknown as Call
  expect(await loadRelatedProducts(failing, CATEGORY, 3)).toEqual([])
  const { call, calls } = selling(5)
  expect(await loadRelatedProducts(call, undefined, 3)).toEqual([])
  expect(calls).toEqual([])
})
