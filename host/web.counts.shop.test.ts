import { openDatabase } from '@pasok/server'
import { expect, test } from 'vitest'
import { shopForAll } from './testing/shop-for-all.ts'

const shop = shopForAll()

/** What was written, once the shop has let go of its database. */
const written = async () => {
  const database = await openDatabase(shop.url, { role: 'batch' })
  const views = await database.pool.query<{ product_id: number; views: number }>(
    'select product_id, views from catalogue.product_view',
  )
  const missed = await database.pool.query<{ language: string; text: string; times: number }>(
    'select language, text, times from catalogue.search_without_result order by language, text',
  )
  await database.close()
  return {
    views: Object.fromEntries(views.rows.map(({ product_id, views: counted }) => [product_id, counted])),
    missed: missed.rows,
  }
}

test('a product’s pages are counted when the shop stops, also kept and unchanged ones, and nothing else; so are searches in vain', async () => {
  const first = await shop.ask('/shop/products/1')
  expect((await shop.ask('/shop/products/1')).text).toBe(first.text)
  const unchanged = { 'if-none-match': String(first.headers.etag) }
  expect((await shop.ask('/shop/products/1', { headers: unchanged })).status).toBe(304)
  for (const path of ['/id/shop/products/1', '/shop/product/4', '/shop/products/1.data', '/shop/product/5'])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200])

  expect((await shop.ask('/shop/products/1', { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(200)
  expect((await shop.ask('/shop/products/1', { method: 'HEAD' })).status).toBe(200)
  expect((await shop.ask('/shop/products/1', { method: 'POST' })).status).toBe(403)
  for (const path of ['/shop/products/99', '/shop/products/abc', '/shop/product/1'])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 404])
  expect((await shop.ask('/api/v2/product/header/1')).status).toBe(200)
  expect((await shop.ask('/shop')).status).toBe(200)

  // What is looked for in vain is noted, by page or by call, and by its first page only.
  for (const path of [
    '/shop?keyword=Xyzzy%20plugh',
    '/id/shop?keyword=xyzzyplugh',
    '/api/v2/website/search?keyword=xyzzy-plugh',
    '/api/v2/website/search?keyword=xyzzy-plugh&offset=20',
    '/api/v2/website/search?keyword=valve',
    '/shop?keyword=someone@example.test',
  ])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200])

  await shop.stop()
  const { views, missed } = await written()
  expect(missed).toEqual([
    { language: 'en', text: 'xyzzy plugh', times: 2 },
    { language: 'id', text: 'xyzzyplugh', times: 1 },
  ])
  // Of the valve: three of its page, its Indonesian one, its data and one item's page. The other item is the bearing's.
  expect(views).toEqual({ 1: 6, 2: 1 })
})
