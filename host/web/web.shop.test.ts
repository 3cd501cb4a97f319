import { describe, expect, test } from 'vitest'
import { shopForAll } from '../testing/shop-for-all.ts'

const shop = shopForAll()

const languages = ['', '/id']
/** One page that is built for each kind, and one that does not exist. */
const pages = ['/', '/shop', '/shop/category/1', '/shop/products/1', '/shop/product/4', '/nothing']
const everywhere = languages.flatMap((prefix) => pages.map((page) => prefix + page))
const toDataPath = (path: string) => (path.endsWith('/') ? `${path}_.data` : `${path}.data`)

describe('a page', () => {
  test.each(everywhere)(
    '%s comes with its policy and without a nonce, a cookie or an inline style',
    async (path) => {
      const { headers, text, status } = await shop.ask(path)
      expect(status).toBe(path.endsWith('/nothing') ? 404 : 200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': path.startsWith('/id') ? 'id' : 'en',
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding, cookie',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['content-security-policy']).toMatch(
        /^script-src 'self'( 'sha256-[\w+/=]{44}')+; default-src 'none'/,
      )
      expect(headers['set-cookie']).toBeUndefined()
      expect(text).not.toMatch(/nonce/i)
      expect(text).not.toMatch(/<[^>]+\sstyle=|<style/)
    },
  )

  test.each(everywhere)('the data of %s may be kept by the visitor alone, too', async (path) => {
    const { headers, status } = await shop.ask(toDataPath(path))
    expect(status).toBe(path.endsWith('/nothing') ? 404 : 200)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['content-language']).toBe(path.startsWith('/id') ? 'id' : 'en')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('that a browser fetches ahead may be shown at once, while it is requested again', async () => {
    const ahead = { headers: { 'sec-purpose': 'prefetch' } }
    const shown = 'private, max-age=0, stale-while-revalidate=10'
    for (const path of ['/shop/products/1', '/shop/products/1.data', '/id/shop.data'])
      expect([path, (await shop.ask(path, ahead)).headers['cache-control']]).toEqual([path, shown])
    // It changes no other response, and an unknown address is not cached.
    const { headers } = await shop.ask('/shop/products/1.data')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await shop.ask('/nothing', ahead)).headers['cache-control']).toBe('private, no-cache')
  })

  test('is the same at its first, its second and its unchanged answer', async () => {
    const path = '/id/shop?page=1&first=ever'
    const miss = await shop.ask(path)
    const hit = await shop.ask(path)
    const etag = String(miss.headers.etag)
    const unchanged = await shop.ask(path, { headers: { 'if-none-match': etag } })
    expect(hit.text).toBe(miss.text)
    expect([miss.status, hit.status, unchanged.status]).toEqual([200, 200, 304])
    expect(unchanged.bytes).toHaveLength(0)
    for (const name of ['etag', 'content-security-policy', 'cache-control', 'vary', 'content-language'])
      expect([name, hit.headers[name], unchanged.headers[name]]).toEqual([
        name,
        miss.headers[name],
        miss.headers[name],
      ])
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  })

  test('without a keeper it answers 304, too, once nothing changed', async () => {
    const path = '/shop?keyword=bearing'
    const first = await shop.ask(path)
    const again = await shop.ask(path, { headers: { 'if-none-match': `"other", ${first.headers.etag}` } })
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('a page of another language has another ETag', async () => {
    const [en, id] = await Promise.all([shop.ask('/shop'), shop.ask('/id/shop')])
    expect(en.headers.etag).not.toBe(id.headers.etag)
  })

  test.each(['/shop', '/shop.data', '/shop?keyword=bolt'])(
    '%s is the same page in every encoding',
    async (path) => {
      const plain = await shop.ask(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      for (const encoding of ['br', 'gzip']) {
        const encoded = await shop.ask(path, { headers: { 'accept-encoding': encoding } })
        expect(encoded.headers['content-encoding']).toBe(encoding)
        expect(encoded.headers['content-length']).toBe(String(encoded.bytes.length))
        expect(encoded.bytes.length).toBeLessThan(plain.bytes.length)
        expect(encoded.text).toBe(plain.text)
        expect(encoded.headers.etag).toBe(plain.headers.etag)
      }
    },
  )

  test('HEAD has the headers and no body', async () => {
    const [get, head] = await Promise.all([shop.ask('/shop'), shop.ask('/shop', { method: 'HEAD' })])
    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(get.bytes.length))
    expect(head.headers.etag).toBe(get.headers.etag)
  })

  test.each(['PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await shop.ask('/shop', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD, POST')
  })

  test('POST is taken from the shop’s own pages alone', async () => {
    expect((await shop.ask('/shop', { method: 'POST' })).status).toBe(403)
  })
})

describe('what is beside the pages', () => {
  // @spec §7 Static lists
  test('assets and pictures may be kept by anybody for ever', async () => {
    const { text } = await shop.ask('/shop')
    const asset = /"(\/assets\/[^"]+\.css)"/.exec(text)?.[1] ?? ''
    const picture = /src="(\/media\/[^"]+)"/.exec(text)?.[1] ?? ''
    for (const path of [asset, picture]) {
      const { status, headers } = await shop.ask(path)
      expect([path, status]).toEqual([path, 200])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(
      (await shop.ask(asset, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'],
    ).toBe('br')
    expect((await shop.ask(picture)).headers['content-security-policy']).toContain('sandbox')
  })

  test.each([
    '/assets/nothing.js',
    '/media/pictures/nothing.svg',
    '/media/../../package.json',
    '/media/pictures/..%2f..',
  ])('%s is not there, and not kept as if it were', async (path) => {
    const { status, headers } = await shop.ask(path)
    expect(status).toBe(404)
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test('it says that it is alive, that it is ready, and how it does', async () => {
    const [alive, ready, metrics] = await Promise.all(
      ['/healthz', '/readyz', '/metrics'].map((path) => shop.ask(path)),
    )
    expect(JSON.parse(alive?.text ?? '')).toEqual({ alive: true })
    expect(ready?.status).toBe(200)
    expect(JSON.parse(ready?.text ?? '')).toMatchObject({ ready: true })
    expect(metrics?.text).toMatch(/^# TYPE \S+ histogram$/m)
  })

  test.each(['/shop', '/api/v2/content/setting', '/healthz', '/assets/nothing.js'])(
    'an https shop says of %s that it is one for a year',
    async (path) => {
      expect((await shop.ask(path)).headers['strict-transport-security']).toBe('max-age=31536000')
    },
  )

  test('every answer names its request', async () => {
    const { headers } = await shop.ask('/shop', { headers: { 'x-request-id': 'my-own-request-1' } })
    expect(headers['x-request-id']).toBe('my-own-request-1')
    const [one, other] = await Promise.all([shop.ask('/shop'), shop.ask('/shop')])
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })
})
