import { openDatabase, type Database } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

/** Runs `during` while the products are locked. */
const whileLocked = async (database: Database, lock: string, during: () => Promise<void>): Promise<void> => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(lock)
    await during()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('on a server', () => {
  let made: ShopData
  let database: Database
  let shop: Shop

  beforeAll(async () => {
    made = await newShopData()
    shop = await startShop(made.env)
    database = await openDatabase(made.url, { role: 'batch' })
  })
  afterAll(async () => {
    await database?.close()
    await shop?.stop()
    await made?.drop()
  })

  // @spec §2 Error page: other codes
  test.each([
    ['/shop?keyword=bolt', 'Oops! Error 503', 'Something went wrong on our end.'],
    ['/id/shop?keyword=baut', 'Ups! Kesalahan 503', 'Terjadi kesalahan di pihak kami.'],
  ])('%s, where the database takes too long, says so and when to come back', async (path, code, sentence) => {
    await whileLocked(database, 'lock table catalogue.product in access exclusive mode', async () => {
      const [page, data] = await Promise.all([shop.ask(path), shop.ask(path.replace('?', '.data?'))])
      expect(page.status).toBe(503)
      expect(page.headers['retry-after']).toBe('2')
      expect(page.text).toContain(code)
      expect(page.text).toContain(sentence)
      expect(page.headers['content-security-policy']).toContain("script-src 'self'")
      expect(data.status).toBe(503)
      expect(data.headers['retry-after']).toBe('2')
    })
    expect((await shop.ask(path)).status).toBe(200)
  })

  test('a page that is kept is answered all the same, and a failed one is not kept', async () => {
    const cached = await shop.ask('/shop')
    await whileLocked(database, 'lock table catalogue.product in access exclusive mode', async () => {
      expect((await shop.ask('/shop')).text).toBe(cached.text)
      expect((await shop.ask('/shop/products/1')).status).toBe(503)
    })
    expect((await shop.ask('/shop/products/1')).status).toBe(200)
  })

  test('a page that did without its menu is not kept', async () => {
    await database.pool.query('update platform.site set version = version + 1')
    const menu = 'Shop By Category'
    await whileLocked(database, 'lock table catalogue.category in access exclusive mode', async () => {
      // Until the new version is seen the API need not ask again what it has been told.
      const hasMenu = async () => (await shop.ask('/account/login?next=%2Fshop')).text.includes(menu)
      await expect.poll(hasMenu, { timeout: 10_000 }).toBe(false)
      const { status, headers, text } = await shop.ask('/account/login', {
        headers: { 'sec-purpose': 'prefetch' },
      })
      expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'private, no-store', undefined])
      expect(text).not.toContain(menu)
    })
    const { headers, text } = await shop.ask('/account/login')
    expect(text).toContain(menu)
    expect([headers['cache-control'], typeof headers.etag]).toEqual(['private, no-cache', 'string'])
  })

  test('the API says it as a problem', async () => {
    await whileLocked(database, 'lock table catalogue.product in access exclusive mode', async () => {
      const { status, headers, text } = await shop.ask('/api/v2/product/header/1')
      expect([status, headers['retry-after']]).toEqual([503, '2'])
      expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'overloaded' })
    })
  })

  test.each([
    ['/', 'Something went wrong on our end', 'href="/"'],
    ['/id/shop', 'Terjadi kesalahan di pihak kami', 'href="/id"'],
  ])('%s, where not even the site version can be read, still says it', async (path, sentence, home) => {
    await whileLocked(
      database,
      'lock table platform.site, catalogue.product in access exclusive mode',
      async () => {
        // The version that was read last counts for a second, and what is kept of it is answered.
        const status = async () => (await shop.ask(`${path}?page=2`)).status
        await expect.poll(status, { timeout: 10_000 }).toBe(503)
        const { headers, text } = await shop.ask(`${path}?page=2`)
        expect(headers['retry-after']).toBe('2')
        expect(text).toContain(sentence)
        expect(text).toContain(home)
      },
    )
  })
})
