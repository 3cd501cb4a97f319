import { catalogue, search, type Call, type CategoryRecord } from '@pasok/contract'
import { expect, test } from 'vitest'
import { loadCategory } from './load-category.ts'

const bolts: CategoryRecord = {
  id: 7,
  name: 'Bolts',
  display_name: 'Bolts',
  slug: 'bolts',
  slugs: { en: 'bolts', id: 'baut' },
  product_count: 0,
  item_count: 0,
  child_ids: [],
}
const answers = new Map<unknown, object>([
  [search.listProducts, { records: [], total: 0, page: 1, per_page: 20, filters: [] }],
  [catalogue.listCategories, { records: [bolts], total: 1 }],
])

// @spec §4 Listing: start
test('a category and its list are requested at once', async () => {
  const requests = new Set<unknown>()
  let onBothRequests = () => {}
  const both = new Promise<void>((resolve) => (onBothRequests = resolve))
  // Both are requested before either is answered.
  const call = (async (endpoint: unknown) => {
    requests.add(endpoint)
    if (requests.size === answers.size) onBothRequests()
    await both
    return { status: 200, body: { status: 'OK', data: answers.get(endpoint) } }
  }) as Call
  const page = await loadCategory(call, 7, {
    url: new URL('http://shop.test/shop/category/7'),
    language: 'en',
  })
  expect(page.slugs).toEqual({ en: 'bolts', id: 'baut' })
  expect(page.listing.total).toBe(0)
})
