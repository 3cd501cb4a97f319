import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase, type Database } from '@pasok/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { importFile, startShop, type Shop } from '../testing/shop.ts'

let data: ShopData
let shop: Shop
let database: Database

beforeAll(async () => {
  data = await newShopData()
  shop = await startShop({ ...data.env, PUBLIC_URL: 'https://shop.example' })
  database = await openDatabase(data.url)
})
afterAll(async () => {
  await database?.close()
  await shop?.stop()
  await data.drop()
})

const EVIL = 'evil.example'
/** What a visitor can say of where he came to; none of it may be believed. */
const misleading = {
  host: EVIL,
  'x-forwarded-host': EVIL,
  'x-forwarded-proto': 'gopher',
  'x-forwarded-prefix': `//${EVIL}`,
  forwarded: `host=${EVIL}`,
  'x-original-url': '/account',
  'x-rewrite-url': '/account',
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/`,
  'accept-language': 'id',
  'x-http-method-override': 'POST',
}

/** Changes a name without raising the site version, so that cached pages stay valid. */
const renameInSilence = async (to: string) => {
  await database.pool.query('update catalogue.product set name_en = $1 where id = 1', [to])
}

test('the cached page is built from known parameters and the configured address, for any first visitor', async () => {
  for (const path of ['/shop', '/shop.data', '/id', '/shop/products/1']) {
    const poisoned = await shop.ask(`${path}?utm_source=${EVIL}&constructor=1&page=1`, {
      headers: misleading,
    })
    const next = await shop.ask(path)
    expect(poisoned.status).toBe(200)
    expect(poisoned.text).toBe(next.text)
    expect(poisoned.headers.etag).toBe(next.headers.etag)
    expect(next.text).not.toContain(EVIL)
    expect(JSON.stringify(next.headers)).not.toContain(EVIL)
    if (!path.endsWith('.data'))
      expect(next.text).toContain(`<link rel="canonical" href="https://shop.example/`)
  }
})

test('parameters that mean nothing, in any number and order, bring the same bytes', async () => {
  const plain = await shop.ask('/shop?page=1')
  const name = fc
    .string({ minLength: 1 })
    .filter((text) => !['page', 'filter_brand', 'keyword', 'sort', '_routes'].includes(text))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, fc.string()), { maxLength: 4 }), async (parameters) => {
      const { text, headers } = await shop.ask(`/shop?${new URLSearchParams(parameters).toString()}`)
      expect(text).toBe(plain.text)
      expect(headers.etag).toBe(plain.headers.etag)
    }),
  )
})

test('any path and query are answered without a server error', async () => {
  const part = fc.oneof(
    fc.webPath(),
    fc.webSegment().map((text) => `/id/${text}`),
    fc.constantFrom('/shop', '/_.data'),
  )
  await fc.assert(
    fc.asyncProperty(part, fc.webQueryParameters(), async (path, query) => {
      const { status, headers } = await shop.ask(`/${path.replace(/^\/+/, '')}?${query}`)
      expect(status).toBeLessThan(500)
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }),
  )
})

test('who carries a session neither reads what is kept for guests nor leaves anything there', async () => {
  const withSession = { headers: { cookie: 'theme=dark; pasok_session=abc' } }
  const path = '/shop/category/1'
  await renameInSilence('Name at first')
  expect((await shop.ask(path, withSession)).text).toContain('Name at first')

  await renameInSilence('Name the guest sees')
  // Nothing of the session's page was kept: this is a rendering of its own, and it is kept.
  expect((await shop.ask(path)).text).toContain('Name the guest sees')

  await renameInSilence('Name the member sees')
  expect((await shop.ask(path, withSession)).text).toContain('Name the member sees')
  expect((await shop.ask(path, { headers: { authorization: 'Bearer abc' } })).text).toContain(
    'Name the member sees',
  )
  expect((await shop.ask(path)).text).toContain('Name the guest sees')
})

// @spec §7 Static lists
test('a change that another process imports is read by who asks a second later, in pages and in data', async () => {
  const paths = ['/shop', '/shop.data', '/shop/products/2', '/id/shop']
  for (const path of paths) expect((await shop.ask(path)).text).not.toContain('Renamed by import')

  const file = join(data.folder, 'change.csv')
  await writeFile(file, 'product,sku,name_en,name_id\nbearing,6204-2Z,Renamed by import,Renamed by import\n')
  await importFile(data.env, file)
  const imported = performance.now()
  for (const path of paths) {
    // How long an answer takes is not counted.
    for (let age = 0, text = ''; !text.includes('Renamed by import');) {
      expect(age).toBeLessThan(1000)
      age = performance.now() - imported
      text = (await shop.ask(path)).text
    }
  }
})
