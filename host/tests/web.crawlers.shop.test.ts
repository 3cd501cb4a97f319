import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

const ORIGIN = 'https://shop.example'
let data: ShopData
let shop: Shop

beforeAll(async () => {
  data = await newShopData()
  shop = await startShop({ ...data.env, PUBLIC_URL: ORIGIN })
})
afterAll(async () => {
  await shop?.stop()
  await data.drop()
})

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)
const files = ['/robots.txt', '/sitemap.xml', '/sitemap/pages-1.xml', '/sitemap/products-1.xml']

describe('what crawlers ask for', () => {
  test.each(files)('%s names the configured address, whatever the request says', async (path) => {
    const { status, headers, text } = await shop.ask(path, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': path.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toContain(ORIGIN)
    expect(text).not.toContain('evil')
  })

  test.each(files)('%s is the same in every encoding, and 304 while nothing changed', async (path) => {
    const plain = await shop.ask(path)
    for (const encoding of ['br', 'gzip']) {
      const encoded = await shop.ask(path, { headers: { 'accept-encoding': encoding } })
      expect(encoded.headers['content-encoding']).toBe(encoding)
      expect(encoded.text).toBe(plain.text)
      expect(encoded.headers.etag).toBe(plain.headers.etag)
    }
    const again = await shop.ask(path, { headers: { 'if-none-match': String(plain.headers.etag) } })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, plain.headers.etag])
  })

  test.each(files)('HEAD of %s has the headers and no body; no other method is known', async (path) => {
    const [get, head, post] = await Promise.all(
      ['GET', 'HEAD', 'POST'].map((method) => shop.ask(path, { method })),
    )
    expect([head?.status, head?.bytes.length]).toEqual([200, 0])
    expect(head?.headers.etag).toBe(get?.headers.etag)
    expect([post?.status, post?.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    '/sitemap/products-2.xml',
    '/sitemap/products-999999999.xml',
    '/sitemap/pages-2.xml',
    '/sitemap/products-0.xml',
    '/sitemap/items-1.xml',
    '/sitemap/',
    '/sitemap.xml/',
    '/robots.txt/x',
  ])('%s is not there', async (path) => {
    const { status, headers } = await shop.ask(path)
    expect(status).toBe(404)
    expect(headers.etag).toBeUndefined()
  })

  // @spec §2 Route: header product
  test('every address of the sitemaps is a page whose own it is, in both languages', async () => {
    const index = (await shop.ask('/sitemap.xml')).text
    const sitemaps = all(index, /<loc>([^<]+)<\/loc>/g)
    expect(sitemaps.length).toBeGreaterThanOrEqual(4)
    const entries = new Map<string, string[]>()
    for (const sitemap of sitemaps) {
      const { text } = await shop.ask(sitemap.slice(ORIGIN.length))
      for (const entry of all(text, /<url>(.*?)<\/url>/g))
        entries.set(all(entry, /<loc>([^<]+)<\/loc>/g)[0] ?? '', all(entry, /href="([^"]+)"/g))
    }
    // Three products, of which one has three items and the others one each.
    const paths = [...entries.keys()].map((address) => address.slice(ORIGIN.length))
    expect(paths.filter((path) => path.startsWith('/shop/product'))).toEqual([
      '/shop/products/1',
      ...[4, 5, 6, 7, 8].map((id) => `/shop/product/${id}`),
    ])
    for (const [address, alternates] of entries) {
      const { status, text } = await shop.ask(address.slice(ORIGIN.length).replaceAll('&amp;', '&'))
      expect([address, status]).toEqual([address, 200])
      expect(all(text, /<link rel="canonical" href="([^"]+)"/g)).toEqual([address])
      expect(all(text, /<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g)).toEqual(alternates)
      for (const alternate of alternates) expect(entries.get(alternate)).toEqual(alternates)
      expect(text).not.toContain('noindex')
    }
  })

  test('of the API robots.txt opens the datasheets that pages link to, and nothing else', async () => {
    const rules = all((await shop.ask('/robots.txt')).text, /^((?:Allow|Disallow): \/api.*)$/gm)
    expect(rules).toEqual([
      'Disallow: /api/',
      'Allow: /api/v2/product/header/*/datasheet?language=',
      'Allow: /api/v2/product/item/*/datasheet?language=',
    ])
    for (const [n, path] of ['/shop/products/1', '/id/shop/product/7'].entries()) {
      const [, start = '', end = ''] = /Allow: (.*)\*(.*)/.exec(rules[n + 1] ?? '') ?? []
      const [sheet = ''] = all((await shop.ask(path)).text, /href="(\/api\/[^"]+)"/g)
      expect(sheet.startsWith(start) && sheet.includes(end), sheet).toBe(true)
      const { status, headers } = await shop.ask(sheet, { method: 'GET' })
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    }
  })

  test('a change of the catalogue makes other files of them', async () => {
    const paths = ['/sitemap.xml', '/sitemap/products-1.xml']
    const before = await Promise.all(paths.map((path) => shop.ask(path)))
    const database = await openDatabase(data.url)
    try {
      await database.pool.query(
        `update catalogue.item set active = false, updated_at = '2031-01-02T03:04:05Z' where sku = 'VX2-140'`,
      )
      await database.pool.query(
        `update catalogue.item set updated_at = '2030-01-02T03:04:05Z' where sku = 'VX2-130'`,
      )
      await database.pool.query('update platform.site set version = version + 1')
    } finally {
      await database.close()
    }
    for (const [i, path] of paths.entries()) {
      const old = String(before[i]?.headers.etag)
      const { status, headers, text } = await shop.ask(path, { headers: { 'if-none-match': old } })
      expect(status).toBe(200)
      expect(headers.etag).not.toBe(old)
      expect(text).toContain('<lastmod>2030-01-02T03:04:05.000Z</lastmod>')
      expect(text).not.toContain('2031')
    }
  })
})

describe('an address that search engines may not list', () => {
  test.each([
    '/shop?keyword=valve',
    '/id/shop?keyword=katup',
    '/shop?sort=name_asc',
    '/shop/category/1?sort=name_desc',
    '/shop?filter_brand=SMC_1&keyword=valve',
  ])('%s says so, and lets its links be followed', async (path) => {
    const { status, text } = await shop.ask(path)
    expect(status).toBe(200)
    expect(text).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(text).not.toMatch(/rel="canonical"|rel="alternate" hrefLang|application\/ld\+json|og:url/)
  })

  test.each(['/nothing', '/id/nothing', '/shop/products/99999', '/fr/shop'])(
    '%s is not found and says so, too',
    async (path) => {
      const { status, text } = await shop.ask(path)
      expect(status).toBe(404)
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toContain('rel="canonical"')
    },
  )

  test('a product that is not shown any more is not found, nor is its item', async () => {
    const { text } = await shop.ask('/api/v2/product/header/2')
    const { data: answer } = JSON.parse(text) as { data: { record: { single_item_id: number } } }
    const item = `/shop/product/${answer.record.single_item_id}`
    expect((await shop.ask(item)).status).toBe(200)
    expect((await shop.ask('/sitemap/products-1.xml')).text).toContain(`${item}<`)
    const database = await openDatabase(data.url)
    try {
      await database.pool.query('update catalogue.product set active = false where id = 2')
      await database.pool.query('delete from catalogue.listing where product_id = 2')
      await database.pool.query('update platform.site set version = version + 1')
    } finally {
      await database.close()
    }
    for (const path of ['/shop/products/2', item, `/id${item}`])
      await expect.poll(async () => (await shop.ask(path)).status, { message: path }).toBe(404)
    expect((await shop.ask('/sitemap/products-1.xml')).text).not.toContain(`${item}<`)
  })

  // @spec §2 Route: category
  test('a wrong or missing title, a slash or an unknown parameter leave a page’s own address as it is', async () => {
    for (const path of [
      '/shop/category/1',
      '/shop/category/1?title=wrong',
      '/shop/category/1/?utm_source=x&page=1',
    ]) {
      const { status, text } = await shop.ask(path)
      expect(status).toBe(200)
      expect(text).toMatch(
        /<link rel="canonical" href="https:\/\/shop\.example\/shop\/category\/1\?title=[a-z-]+"\/>/,
      )
      expect(text).not.toContain('wrong')
    }
  })
})
