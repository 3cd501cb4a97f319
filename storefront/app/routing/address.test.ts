import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAddress, parseId } from './address.ts'
import { paths } from './paths.ts'

/** Every route, by who may open it: `7` stands for an id, `x7-a_B` for a word or token. */
const forGuests = [
  '/',
  '/shop',
  '/shop/',
  '/shop/category/7',
  '/shop/category-list',
  '/shop/category-right-sidebar',
  '/shop/products/7',
  '/shop/product/7',
  // @spec §6 Guest: cart page
  '/shop/cart',
  '/shop/wishlist',
  '/account/login',
  '/account/logout',
  '/account/registrasi',
  '/account/invitation',
  '/account/verification',
  '/account/review',
  '/account/forgot-password',
  '/account/reset-password',
  '/web/signup/verify',
  '/web/signup/verify/7',
  '/web/signup/verify/x7-a_B',
  '/blog',
  '/blog/post-classic/',
  '/blog/category-classic',
  '/blog/category-grid',
  '/blog/category-left-sidebar',
  '/blog/category-list',
  '/blog/post-full',
  '/blog/rss.xml',
  '/blog/atom.xml',
  // @spec §6 Guest: blog
  '/blog/7',
  '/blog/x7-a_B',
  '/site/about-us',
  '/site/contact-us',
  '/site/contact-us-alt',
  '/site/delivery-information',
  '/site/privacy',
  '/site/terms',
  '/site/faq',
  '/site/not-found',
  '/site/components',
  '/site/typography',
  '/site/brands',
  '/site/returns',
  '/site/preview',
  '/site/site-map',
  '/site/x7-a_B',
]
const forMembers = [
  '/home-two',
  '/shop/category-list/7',
  '/shop/catalog',
  '/shop/catalog/x7-a_B',
  '/discount/',
  '/discount/products/7',
  '/discount/product/7',
  '/discount/category-grid-4-columns-full',
  '/offcanvas-cart',
  '/checkout',
  '/shop/checkout',
  '/shop/checkout/7',
  '/shop/checkout/success',
  '/shop/payment/7',
  '/order/7',
  '/shop/compare',
  '/shop/track-order',
  '/shop/category-grid-3-columns-sidebar',
  '/shop/category-grid-4-columns-full',
  '/shop/category-grid-5-columns-full',
  '/shop/product-columnar',
  '/shop/product-sidebar',
  '/shop/product-standard',
  '/shop/quick-order',
  '/account',
  '/account/profile',
  '/account/dashboard',
  '/account/orders',
  '/account/orders/7',
  '/account/orders/7/return',
  '/account/returns',
  '/account/returns/7',
  '/account/quotation',
  '/account/quotation/upload',
  '/account/quotation/upload/7',
  '/account/quotation/7',
  '/account/trackorder',
  '/account/trackorder/7',
  '/account/addresses',
  '/account/addresses/add',
  '/account/addresses/7',
  '/account/password',
  '/account/part-numbers',
  '/account/members',
  '/account/sessions',
  '/account/lists',
  '/account/lists/7',
  '/account/balance',
  '/account/invoices',
  '/account/invoices/7',
  '/account/invoices/7/pay',
]

// @spec §1 Languages: English default
// @spec §2 Prefix: every route
describe.each([
  ['en', ''],
  ['id', '/id'],
])('in %s', (language, prefix) => {
  test.each(forGuests)('a guest may open %s', (path) => {
    expect(parseAddress(prefix + path)).toMatchObject({ kind: 'page', language, path: { guests: true } })
  })

  test.each(forMembers)('%s is for members', (path) => {
    expect(parseAddress(prefix + path)).toMatchObject({ kind: 'page', language, path: { guests: false } })
  })
})

// @spec §6 Member: everything else
test('no path is open to guests but those, and none is missing', () => {
  const listOpen = (guests: boolean) =>
    paths
      .filter((one) => one.guests === guests)
      .map(({ path }) => path.replaceAll(':id', '7').replaceAll(':x', 'x7-a_B'))
      .toSorted()
  // A number is a word, too; a slash at the end is none.
  const listWritten = (routes: readonly string[]) => {
    const bare = routes.map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
    return [...new Set(bare)].filter((path) => !WORDS.includes(path)).toSorted()
  }
  const WORDS = ['/blog/7', '/web/signup/verify/7', '/shop/category-list/7']
  expect(listOpen(true)).toEqual(listWritten(forGuests))
  expect(listOpen(false)).toEqual(listWritten([...forMembers, '/shop/category-list/x7-a_B']))
})

test('a path is the same page with and without a slash at its end', () => {
  for (const path of [...forGuests, ...forMembers].filter((known) => known !== '/')) {
    const bare = path.replace(/\/$/, '')
    expect(parseAddress(`${bare}/`)).toEqual(parseAddress(bare))
    expect(parseAddress(`/id${bare}/`)).toEqual(parseAddress(`/id${bare}`))
  }
})

test.each([
  // @spec §2 Prefix: default locale
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN/shop', '/shop'],
  ['/en/id/shop', '/id/shop'],
  // @spec §2 Prefix: capital ID
  ['/ID', '/id'],
  ['/ID/shop/products/7', '/id/shop/products/7'],
  ['/iD/nothing/here', '/id/nothing/here'],
  ['/en//elsewhere.example', '/elsewhere.example'],
  ['//shop', '/shop'],
  ['//elsewhere.example/shop', '/elsewhere.example/shop'],
  ['/shop//products/7', '/shop/products/7'],
  ['/id//shop//', '/id/shop'],
  ['//', '/'],
])('%s has moved to %s', (from, to) => {
  expect(parseAddress(from)).toEqual({ kind: 'moved', to })
})

test.each(['/fr', '/fr/shop', '/de-DE/shop', '/ZH/x'])(
  '%s names a language that is not supported',
  (path) => {
    expect(parseAddress(path)).toEqual({ kind: 'unsupported-language' })
  },
)

test.each(['/nothing', '/shops', '/Shop', '/shop/products', '/shop/cart/7', '/site/a/b', '/blog/a/b'])(
  '%s is nowhere, in either language',
  (path) => {
    expect(parseAddress(path)).toEqual({ kind: 'unknown', language: 'en' })
    expect(parseAddress(`/id${path}`)).toEqual({ kind: 'unknown', language: 'id' })
  },
)

// @spec §2 Error page: page check
test.each(['0', 'abc', '2147483648', '1.5', '-1', '+1', '01', '1e3', ' 1', '٣'])(
  '%s is not an id',
  (text) => {
    expect(parseId(text)).toBeUndefined()
    for (const path of [
      '/shop/products/',
      '/shop/category/',
      '/discount/product/',
      '/account/orders/',
      '/order/',
    ])
      expect(parseAddress(path + text)).toEqual({ kind: 'unknown', language: 'en' })
  },
)

test('ids go from 1 to 2147483647', () => {
  expect(parseId('1')).toBe(1)
  expect(parseId('2147483647')).toBe(2_147_483_647)
})

test('any path has a meaning, and one that moved stays on this site', () => {
  const segment = fc.oneof(fc.constantFrom('en', 'EN', 'ID', 'id', 'shop', '', '.', '..', '\\'), fc.string())
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const address = parseAddress(`/${segments.join('/')}`)
      expect(address.kind === 'moved' ? address.to : '/').toMatch(/^\/(?!\/)/)
    }),
  )
})

// The router decodes a path's segments, so that another spelling does not pass the gate.
test.each([
  ['/%61ccount/orders', '/account/orders'],
  ['/%73hop', '/shop'],
  ['/id/shop/products/%37', '/id/shop/products/7'],
  ['/%69d/shop', '/id/shop'],
])('%s has moved to %s', (from, to) => {
  expect(parseAddress(from)).toEqual({ kind: 'moved', to })
})

test.each(['/%', '/shop%2Fcart', '/%2F%2Felsewhere.example', '/%E0%A4%A', '/shop/%00'])(
  '%s is nowhere',
  (path) => {
    expect(parseAddress(path)).toEqual({ kind: 'unknown', language: 'en' })
  },
)

test('a prefix that moved takes the rest along as it was written', () => {
  expect(parseAddress('/en/%2F%2Felsewhere.example')).toEqual({
    kind: 'moved',
    to: '/%2F%2Felsewhere.example',
  })
})
