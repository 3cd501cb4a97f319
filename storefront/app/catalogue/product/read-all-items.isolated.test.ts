import type { VariantRecord } from '@pasok/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { readAllItems } from './read-all-items.ts'
import type { VariantListing } from './variant-listing.ts'

vi.mock('~words/runtime.js', () => ({ getLocale: () => 'id' }))
afterEach(() => vi.unstubAllGlobals())

const record = (id: number) =>
  ({
    id,
    name: `Item ${id}`,
    sku_number: `S-${id}`,
    attributes: [],
    product_tag_ids: [],
    main_image_urls: null,
    extra_image_urls: [],
  }) as unknown as VariantRecord

/** An API with a given number of items, which answers a given number of calls; returns the recorded calls. */
const serve = (total: number, answers = Infinity): string[] => {
  const addresses: string[] = []
  class FakeRequest {
    status = 0
    responseText = ''
    #url = new URL('http://shop.test')
    open(_: string, path: string, waits: boolean) {
      expect(waits).toBe(false)
      this.#url = new URL(path, 'http://shop.test')
    }
    setRequestHeader() {}
    send() {
      addresses.push(this.#url.pathname + this.#url.search)
      this.status = addresses.length <= answers ? 200 : 503
      const [page, size] = ['page', 'per_page'].map((name) => Number(this.#url.searchParams.get(name)))
      const ids = Array.from({ length: total }, (__, i) => i + 1)
      const records = ids.slice(((page ?? 0) - 1) * (size ?? 0), (page ?? 0) * (size ?? 0)).map(record)
      this.responseText = JSON.stringify({ data: { records } })
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return addresses
}
const listing = (total: number) =>
  ({ query: { sort: 'sku_asc', filters: { thread: 'm8' }, page: 1 }, total }) as unknown as VariantListing

it('101 rows take a second page, in the order and with the filters of the table', () => {
  const addresses = serve(101)
  const { rows } = readAllItems(7, listing(101))
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 101 }, (_, i) => i + 1))
  expect(addresses).toEqual(
    [1, 2].map(
      (page) => `/api/v2/product/header/7/item?page=${page}&per_page=100&sort=sku_asc&filter_thread=m8`,
    ),
  )
})

it('100 rows take one page', () => {
  const addresses = serve(100)
  expect(readAllItems(7, listing(100)).rows).toHaveLength(100)
  expect(addresses).toHaveLength(1)
})

it('a second page that does not come leaves the first', () => {
  serve(101, 1)
  expect(readAllItems(7, listing(101)).rows).toHaveLength(100)
})
