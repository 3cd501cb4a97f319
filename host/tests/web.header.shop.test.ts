import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

let data: ShopData
let shop: Shop
beforeAll(async () => {
  data = await newShopData()
  const settings = await readFile(join(import.meta.dirname, '../../config/shop.json'), 'utf8')
  const file = join(data.folder, 'shop.json')
  await writeFile(file, JSON.stringify({ ...(JSON.parse(settings) as object), header_layout: 'compact' }))
  shop = await startShop({ ...data.env, SHOP_CONFIG: file })
})
afterAll(async () => {
  await shop?.stop()
  await data?.drop()
})

// @spec §3 Layout: header
test.each(['/', '/id', '/shop', '/site/terms'])(
  'with the setting `compact` the header of %s has its bar in the row of the search',
  async (path) => {
    const { status, text } = await shop.ask(path)
    expect(status).toBe(200)
    const { document } = new Window()
    document.write(text)
    expect(document.querySelectorAll('header.site .top-bar')).toHaveLength(1)
    expect(document.querySelector('.main-header-row > .top-bar a[href$="/shop/track-order"]')).not.toBeNull()
    // The default layout has the phone number there.
    expect(document.querySelector('.main-header-row > p, .main-header-row > a[href^="tel:"]')).toBeNull()
  },
)
