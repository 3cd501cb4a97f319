import { afterAll, beforeAll } from 'vitest'
import { newVarDir, removeVarDir, startShop, type Shop } from './shop.ts'

/** A shop that every test of a file asks. */
export interface ShopForAll extends Pick<Shop, 'ask' | 'stop'> {
  /** Its VAR_DIR. */
  readonly folder: string
}

/** Starts a shop with the tests' catalogue before the tests of a file, and stops it after them. */
export const shopForAll = (): ShopForAll => {
  let folder = ''
  let shop: Shop | undefined
  beforeAll(async () => {
    folder = await newVarDir()
    shop = await startShop({ VAR_DIR: folder, PUBLIC_URL: 'https://shop.example' })
  })
  afterAll(async () => {
    await shop?.stop()
    await removeVarDir(folder)
  })
  const started = (): Shop => {
    if (!shop) throw new Error('The shop starts before the first test.')
    return shop
  }
  return {
    get folder() {
      return folder
    },
    ask: (path, asked) => started().ask(path, asked),
    stop: () => started().stop(),
  }
}
