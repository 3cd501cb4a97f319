import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

/** A page that is rendered takes its time where much else runs. */
const LIMIT_MS = 120_000

let data: ShopData
let shop: Shop
let cookie: string
beforeAll(async () => {
  data = await newShopData()
  const database = await openDatabase(data.url, { role: 'batch' })
  await loadDemoUsers(database, new Date())
  await database.close()
  shop = await startShop({ ...data.env, PUBLIC_URL: 'https://shop.example' })
  const { headers } = await logIn('/account/login')
  cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';', 1)[0]).join('; ')
})
afterAll(async () => {
  await shop?.stop()
  await data.drop()
})

const logIn = (path: string) => {
  const body = String(new URLSearchParams({ email: toDemoEmail('buyer'), password: PASSWORD }))
  return shop.ask(path, {
    method: 'POST',
    body,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
  })
}

const loginFor = (next: string) => `/account/login?${String(new URLSearchParams({ next }))}`

/** Signs that have a meaning somewhere, or none anywhere. */
const sign = fc.oneof(
  fc.constantFrom(
    '€',
    'é',
    '\0',
    '\n',
    '\r',
    '\u007F',
    '\u0085',
    '\u{1F529}',
    '\uFFFF',
    ' ',
    '#',
    '?',
    '&',
    '%',
    '"',
    '\\',
    ':',
    '|',
    '..',
    '//',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const text = fc.oneof(
  fc.array(sign, { maxLength: 4 }).map((signs) => signs.join('')),
  fc.constantFrom('a'.repeat(256), 'a'.repeat(4_000), '€'.repeat(500)),
)
/** As it stands in a request: escaped, or as a careless client writes it. */
const escaped = text.map((part) => encodeURIComponent(part.toWellFormed()))
const careless = fc.constantFrom(
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%ED%A0%80',
  '%u0041',
  '\xE9',
  '%2F',
  '%2e%2e',
  '%5C',
  '|',
  '"',
  '{',
  '^',
  '`',
)
const written = fc.oneof(
  escaped,
  careless,
  fc.tuple(escaped, careless).map(([a, b]) => a + b),
)

const page = fc.constantFrom(
  '/',
  '/shop',
  '/id/shop',
  '/shop/category/1',
  '/shop/products/1',
  '/id/shop/product/4',
  '/account/login',
  '/discount',
  '/account/orders',
  '/account/addresses',
  '/site/terms',
  '/account/invitation',
  '/web/signup/verify',
)
const place = fc.constantFrom(
  '/',
  '/shop/',
  '/id/',
  '/media/',
  '/media/pictures/',
  '/media/documents/',
  '/media/og/',
  '/assets/',
  '/api/',
  '/api/v2/product/header/',
  '/sitemap/',
  '/sitemap.xml',
  '/en/',
  '/ID/',
  '/account/',
  '/web/signup/verify/',
  '/dev/emails/',
  '/shop/products/',
  '/.',
  '/healthz',
  '/robots.txt',
  '/__manifest',
)
const parameter = fc.constantFrom(
  'keyword',
  'next',
  'page',
  'sort',
  'filter_brand',
  'filter_thread',
  'min_thread',
  'message',
  'title',
  'token',
  'paths',
  '_routes',
  '',
)

const path = fc.oneof(
  fc
    .tuple(place, written, fc.constantFrom('', '', '.data', '/', '.webp', '.svg', '.xml', '-1.xml'))
    .map((parts) => parts.join('')),
  fc
    .tuple(page, fc.constantFrom('', '.data'), fc.array(fc.tuple(parameter, written), { maxLength: 3 }))
    .map(
      ([where, data, query]) =>
        `${where}${data}${query.length > 0 ? '?' : ''}${query.map(([name, value]) => `${name}=${value}`).join('&')}`,
    ),
)
/** Where somebody wants to go next: a page of the shop, with whatever behind it. */
const next = fc
  .tuple(
    // The login page itself is where they are already.
    page.filter((one) => one !== '/account/login'),
    fc.constantFrom('?a=', '?', '/', '#', ''),
    text,
  )
  .map((parts) => parts.join('').toWellFormed())

test(
  'no address answers 500 to guests or members',
  async () => {
    await fc.assert(
      fc.asyncProperty(path, fc.boolean(), async (address, isMember) => {
        const { status, headers } = await shop.ask(address, isMember ? { headers: { cookie } } : {})
        expect([address, status]).not.toEqual([address, 500])
        // A place to go is written in ASCII alone.
        expect(headers.location ?? '').toMatch(/^[\x21-\x7E]*$/)
      }),
    )
  },
  LIMIT_MS,
)

test(
  'whatever `next` says, the logged-in user gets somewhere',
  async () => {
    await fc.assert(
      fc.asyncProperty(next, async (wanted) => {
        const { status, headers } = await shop.ask(loginFor(wanted), {
          headers: { cookie },
        })
        expect([wanted, status]).toEqual([wanted, 302])
        expect(headers.location).toMatch(/^\/(?!\/)[\x21-\x7E]*$/)
      }),
    )
  },
  LIMIT_MS,
)

test.each([
  ['/shop?a=€', '/shop?a=%E2%82%AC'],
  ['/id/shop?keyword=baut é', '/id/shop?keyword=baut%20%C3%A9'],
  ['/shop?a="<>', '/shop?a=%22%3C%3E'],
  ['/shop?keyword=100%25&b=%zz', '/shop?keyword=100%25&b=%zz'],
])('after a login %s is %s', async (wanted, location) => {
  const address = loginFor(wanted)
  expect((await shop.ask(address, { headers: { cookie } })).headers.location).toBe(location)
  const { status, headers } = await logIn(address)
  expect([status, headers.location]).toEqual([302, `${location}&message=logged-in`])
})

test.each([
  ['of 256 letters', 'a'.repeat(256)],
  ['of 5,000 letters', 'a'.repeat(5_000)],
  ['of dots', '...'],
  ['that begins with a dot', '.a'],
])('a file with a name %s is not there', async (_, name) => {
  for (const folder of ['media/pictures', 'media/documents', 'media/og', 'assets'])
    expect((await shop.ask(`/${folder}/${name}`)).status).toBe(404)
})
