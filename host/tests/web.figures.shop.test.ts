import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

let data: ShopData
let shop: Shop

/** Makes the valve one of 1,201 products, with 1,234 items that are sold by the thousand. */
const grow = async () => {
  const { pool, close } = await openDatabase(data.url, { role: 'batch' })
  await pool.query('update catalogue.item set min_qty = 1000, multiple_qty = 2500 where product_id = 1')
  await pool.query('update catalogue.listing set item_count = 1234, popularity = 9 where product_id = 1')
  await pool.query(`insert into catalogue.product (code, name_en, name_id, category_id)
    select 'copy-' || n, 'Copy', 'Salinan', p.category_id
    from catalogue.product p cross join generate_series(1, 1200) n where p.id = 1`)
  await pool.query(`insert into catalogue.listing
    select (jsonb_populate_record(l, jsonb_build_object('product_id', p.id, 'popularity', 0))).*
    from catalogue.listing l join catalogue.product p on p.code like 'copy-%' where l.product_id = 1`)
  await close()
}

beforeAll(async () => {
  data = await newShopData()
  await grow()
  shop = await startShop({ ...data.env, PUBLIC_URL: 'https://shop.example' })
})
afterAll(async () => {
  await shop?.stop()
  await data.drop()
})

test.each([
  ['/', '>1,201 products<'],
  ['/id', '>1.201 produk<'],
  ['/', '>1,234 part numbers<'],
  ['/id', '>1.234 nomor part<'],
  ['/shop/product/4', 'Minimum 1,000, in multiples of 2,500'],
  ['/id/shop/product/4', 'Minimal 1.000, kelipatan 2.500'],
])('%s writes figures as its language does: %s', async (path, figures) => {
  expect((await shop.ask(path)).text).toContain(figures)
})
