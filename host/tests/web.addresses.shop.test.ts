import { describe, expect, test } from 'vitest'
import { shopForAll } from '../testing/shop-for-all.ts'

const shop = shopForAll()

describe('a guest', () => {
  // @spec §6 Guest: elsewhere
  test.each([
    ['/account', '/?next=%2Faccount'],
    ['/account/', '/?next=%2Faccount'],
    ['/account/orders/7?page=2', '/?next=%2Faccount%2Forders%2F7%3Fpage%3D2'],
    ['/discount/', '/?next=%2Fdiscount'],
    ['/id/shop/compare', '/id?next=%2Fid%2Fshop%2Fcompare'],
    ['/id/account', '/id?next=%2Fid%2Faccount'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = await shop.ask(path)
    expect(status).toBe(302)
    expect(headers.location).toBe(to)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each([
    ['/account.data', '/?next=%2Faccount'],
    ['/id/account/orders.data', '/id?next=%2Fid%2Faccount%2Forders'],
  ])('%s leads to %s, in the data that the router asks for', async (path, to) => {
    const { status, headers, text } = await shop.ask(path)
    expect(status).toBe(202)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(text)).toEqual(expect.arrayContaining(['redirect', to, 'status', 302]))
  })

  test.each([
    // @spec §6 Guest: home
    '/',
    // @spec §6 Guest: shop
    '/shop',
    '/shop/',
    // @spec §6 Guest: category
    '/shop/category/1',
    // @spec §6 Guest: products and items
    '/shop/products/1',
    '/shop/product/4',
    // @spec §6 Guest: prefix
    '/id',
    '/id/shop/',
  ])('opens %s', async (path) => {
    expect((await shop.ask(path)).status).toBe(200)
  })
})

describe('an address', () => {
  // @spec §2 Prefix: default locale
  // @spec §2 Prefix: capital ID
  test.each([
    ['/en', '/'],
    ['/en/shop?page=2', '/shop?page=2'],
    ['/ID/shop/products/1?page=2', '/id/shop/products/1?page=2'],
    ['/EN/account', '/account'],
  ])('%s has moved to %s for good', async (from, to) => {
    const { status, headers } = await shop.ask(from)
    expect([status, headers.location]).toEqual([308, to])
  })

  // @spec §2 Prefix: unsupported
  // @spec §8 Unsupported prefix
  test('below another language is not found, with a full stop', async () => {
    const { status, text } = await shop.ask('/fr/shop')
    expect(status).toBe(404)
    expect(text).toContain('>This page could not be found.<')
  })

  // @spec §2 Error page: unknown route
  // @spec §8 No route
  test.each([
    ['/nothing/here', 'This page could not be found'],
    ['/id/nothing/here', 'Halaman ini tidak dapat ditemukan'],
    ['/site/nothing', 'This page could not be found'],
  ])('%s without a page is not found, for guests and members', async (path, sentence) => {
    for (const cookie of ['', 'pasok_session=somebody']) {
      const { status, text, headers } = await shop.ask(path, { headers: { cookie } })
      expect(status).toBe(404)
      expect(text).toContain(`>${sentence}<`)
      expect(headers.location).toBeUndefined()
    }
  })

  // @spec §2 Error page: page check
  test.each(['0', 'abc', '2147483648', '1.5', '1%20', '99999'])(
    'with the id %s is not found, for members too',
    async (id) => {
      for (const path of ['/shop/products/', '/shop/product/', '/shop/category/', '/id/shop/products/'])
        expect([path, (await shop.ask(path + id)).status]).toEqual([path, 404])
      if (id === '99999') return
      for (const path of ['/account/orders/', '/order/', '/discount/products/', '/id/account/quotation/'])
        expect([path, (await shop.ask(path + id)).status]).toEqual([path, 404])
    },
  )

  test.each([
    ['/shop?keyword=vx2-120', 302, '/shop/product/4'],
    ['/id/shop?keyword=VX2+120', 302, '/id/shop/product/4'],
    ['/shop?keyword=vx2-120&sort=name_asc', 200, undefined],
    ['/shop?keyword=vx2-1', 200, undefined],
  ])('%s answers %i and leads to %s', async (path, status, to) => {
    const found = await shop.ask(path)
    expect([found.status, found.headers.location]).toEqual([status, to])
    expect(found.headers['cache-control']).toBe('private, no-cache')
  })

  // @spec §2 Error page: code
  // @spec §2 Error page: 404 texts
  test('that does not exist says so', async () => {
    const { status, text } = await shop.ask('/nothing/here')
    expect(status).toBe(404)
    for (const sentence of [
      'Oops! Error 404',
      'Page Not Found',
      'This page could not be found',
      'We can&#x27;t seem to find the page you&#x27;re looking for. Try to use the search.',
    ])
      expect(text.replaceAll('<!-- -->', '')).toContain(sentence)
  })

  test.each([
    // @spec §8 Product not found
    ['/shop/products/99999', 'Product not found'],
    // @spec §8 Both languages
    ['/id/shop/product/99999', 'Produk tidak ditemukan'],
    // @spec §8 Category not found
    ['/shop/category/99999', 'Category not found2'],
    ['/id/shop/category/99999', 'Kategori tidak ditemukan'],
  ])('%s of something that does not exist says what', async (path, sentence) => {
    const { status, text } = await shop.ask(path)
    expect(status).toBe(404)
    expect(text).toContain(`>${sentence}<`)
  })

  test.each([
    '/%',
    '/%E0%A4%A',
    '/shop/%00',
    '//shop',
    '/shop?%',
    '/\\evil.example',
    '/shop/../account',
    '/shop?keyword=%00',
  ])('%s is answered, whatever it means', async (path) => {
    const { status, headers } = await shop.ask(path)
    expect(status).toBeLessThan(500)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })

  test('written out whole, as to a proxy, is the path in it', async () => {
    const [whole, path] = await Promise.all([shop.ask('http://elsewhere.example/shop'), shop.ask('/shop')])
    expect(whole.status).toBe(200)
    expect(whole.text).toBe(path.text)
  })
})

test('a shop that has written nothing about itself says who runs it', async () => {
  for (const [path, title] of [
    ['/site/about-us', 'About Us'],
    ['/id/site/about-us', 'Tentang Kami'],
  ] as const) {
    const { status, text } = await shop.ask(path)
    expect(status).toBe(200)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(main).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(main).toContain('<strong>PT Pasok Contoh Niaga</strong>')
  }
})
