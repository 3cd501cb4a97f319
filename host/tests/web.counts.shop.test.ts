import { openDatabase } from '@pasok/server'
import { expect, test } from 'vitest'
import { shopForAll } from '../testing/shop-for-all.ts'

const shop = shopForAll()

/** What was written, once the shop has let go of its database. */
const readCounts = async () => {
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

const AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

/** What a page tells once it was seen for a second. */
const look = (id: number, headers: Readonly<Record<string, string>> = {}) => {
  const body = JSON.stringify({ id })
  return shop.ask('/api/v2/product/view', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': AGENT,
      ...headers,
    },
  })
}

test('views are counted when the shop stops, pages alone and bots are not; so are searches in vain', async () => {
  for (const path of [
    '/shop/products/1',
    '/id/shop/products/1',
    '/shop/product/4',
    '/api/v2/product/header/1',
  ])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200])
  for (const id of [1, 1, 4, 5]) {
    const { status, headers } = await look(id)
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
  }
  expect((await look(1, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).status).toBe(
    200,
  )
  expect((await look(0)).status).toBe(400)

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
  const { views, missed } = await readCounts()
  expect(missed).toEqual([
    { language: 'en', text: 'xyzzy plugh', times: 2 },
    { language: 'id', text: 'xyzzyplugh', times: 1 },
  ])
  // The valve's two and one of its items; the other item is the bearing's.
  expect(views).toEqual({ 1: 3, 2: 1 })
})
