import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newLine, type Line } from '../testing/line.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

let made: ShopData
let line: Line
let shop: Shop

beforeAll(async () => {
  made = await newShopData()
  line = await newLine(made.url)
  shop = await startShop({ DATABASE_URL: line.url, VAR_DIR: made.folder })
})
afterAll(async () => {
  await shop?.stop()
  await line?.cut()
  await made?.drop()
})

describe('while the database can not be reached', () => {
  // @spec §2 Error page: other codes
  test.each([
    ['/shop?keyword=bolt', 'Oops! Error 503', 'Something went wrong on our end.'],
    ['/id/shop/products/1', 'Ups! Kesalahan 503', 'Terjadi kesalahan di pihak kami.'],
  ])('%s says so and when to come back', async (path, code, sentence) => {
    const cached = await shop.ask('/shop')
    await line.cut()
    try {
      for (const address of [path, path.replace(/$|(?=\?)/, '.data')]) {
        const { status, headers, text } = await shop.ask(address)
        expect([address, status, headers['retry-after']]).toEqual([address, 503, '2'])
        expect(headers['cache-control']).toContain('no-store')
        if (address === path) expect(text).toContain(code)
        if (address === path) expect(text).toContain(sentence)
      }
      // What every guest sees is still there.
      expect((await shop.ask('/shop')).text).toBe(cached.text)
    } finally {
      await line.mend()
    }
    await expect.poll(async () => (await shop.ask(path)).status).toBe(200)
  })

  test('the API says it as a problem', async () => {
    await line.cut()
    try {
      const { status, headers, text } = await shop.ask('/api/v2/product/header/1', {
        headers: { 'accept-language': 'id' },
      })
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
      expect(JSON.parse(text)).toMatchObject({
        status: 503,
        code: 'unavailable',
        title: 'Sedang tidak tersedia',
      })
      expect((await shop.ask('/sitemap.xml')).status).toBe(503)
      expect((await shop.ask('/readyz')).status).toBe(503)
      expect((await shop.ask('/healthz')).status).toBe(200)
    } finally {
      await line.mend()
    }
    await expect.poll(async () => (await shop.ask('/api/v2/product/header/1')).status).toBe(200)
  })
})

test('no page promises an e-mail for a new password while none can be sent', async () => {
  await line.cut()
  try {
    const body = JSON.stringify({ email: 'nobody@nowhere.test' })
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
    const { status, text } = await shop.ask('/api/v2/user/reset-password', { method: 'POST', headers, body })
    expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'unavailable' }])
  } finally {
    await line.mend()
  }
})

test('an answer that is under way when the server ends its connection is one of these', async () => {
  const database = await openDatabase(made.url, { role: 'batch' })
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('lock table catalogue.product in access exclusive mode')
    const reply = shop.ask('/api/v2/product/header/1')
    const end = async () => {
      const { rowCount } = await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount
    }
    await expect.poll(end, { interval: 20, timeout: 1_500 }).toBeGreaterThan(0)
    const { status, headers, text } = await reply
    expect([status, headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' })
  } finally {
    await client.query('rollback')
    client.release()
    await database.close()
  }
  // The connection that was ended may still be about to close.
  await expect.poll(async () => (await shop.ask('/api/v2/product/header/1')).status).toBe(200)
})
