import { afterAll, beforeAll } from 'vitest'
import { newShopData, type ShopData } from './shop-data.ts'
import { startShop, type Shop } from './shop.ts'

/** A shop that every test of a file asks. */
export type ShopForAll = Pick<Shop, 'ask' | 'stop'> & Pick<ShopData, 'folder' | 'url'>

/** Starts a shop with the tests' catalogue before the tests of a file, and stops it after them. */
export const shopForAll = (): ShopForAll => {
  let data: ShopData | undefined
  let shop: Shop | undefined
  beforeAll(async () => {
    data = await newShopData()
    shop = await startShop({ ...data.env, PUBLIC_URL: 'https://shop.example', METRICS: '1' })
  })
  afterAll(async () => {
    await shop?.stop()
    await data?.drop()
  })
  const requireStarted = <T>(part: T | undefined): T => {
    if (!part) throw new Error('The shop starts before the first test.')
    return part
  }
  return {
    get folder() {
      return requireStarted(data).folder
    },
    get url() {
      return requireStarted(data).url
    },
    ask: (path, input) => requireStarted(shop).ask(path, input),
    stop: () => requireStarted(shop).stop(),
  }
}
