import { join } from 'node:path'
import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVarDir, removeVarDir, startShop, type Shop } from './testing/shop.ts'

let folder: string
let shop: Shop

beforeAll(async () => {
  folder = await newVarDir()
  shop = await startShop({ VAR_DIR: folder, PUBLIC_URL: 'https://shop.example' })
})
afterAll(async () => {
  await shop?.stop()
  await removeVarDir(folder)
})

/** What was counted, once the shop has let go of its database. */
const views = async (): Promise<Record<number, number>> => {
  const database = await openDatabase(join(folder, 'database'), { role: 'batch' })
  const { rows } = await database.pool.query<{ product_id: number; views: number }>(
    'select product_id, views from catalogue.product_view',
  )
  await database.close()
  return Object.fromEntries(rows.map(({ product_id, views: counted }) => [product_id, counted]))
}

test('a product’s pages are counted when the shop stops, also kept and unchanged ones, and nothing else', async () => {
  const first = await shop.ask('/shop/products/1')
  expect((await shop.ask('/shop/products/1')).text).toBe(first.text)
  const unchanged = { 'if-none-match': String(first.headers.etag) }
  expect((await shop.ask('/shop/products/1', { headers: unchanged })).status).toBe(304)
  for (const path of ['/id/shop/products/1', '/shop/product/4', '/shop/products/1.data', '/shop/product/5'])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 200])

  expect((await shop.ask('/shop/products/1', { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(200)
  expect((await shop.ask('/shop/products/1', { method: 'HEAD' })).status).toBe(200)
  expect((await shop.ask('/shop/products/1', { method: 'POST' })).status).toBe(405)
  for (const path of ['/shop/products/99', '/shop/products/abc', '/shop/product/1'])
    expect([path, (await shop.ask(path)).status]).toEqual([path, 404])
  expect((await shop.ask('/api/v2/product/header/1')).status).toBe(200)
  expect((await shop.ask('/shop')).status).toBe(200)

  await shop.stop()
  // Of the valve: three of its page, its Indonesian one, its data and one item's page. The other item is the bearing's.
  expect(await views()).toEqual({ 1: 6, 2: 1 })
})
