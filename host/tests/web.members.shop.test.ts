import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { newShopData, type ShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

const social = {
  facebook: 'https://facebook.test/pasok',
  tiktok: 'https://tiktok.test/@pasok',
  instagram: 'https://instagram.test/pasok',
  linkedin: 'https://linkedin.test/company/pasok',
}
let data: ShopData
let shop: Shop
beforeAll(async () => {
  data = await newShopData()
  const database = await openDatabase(data.url)
  await loadDemoUsers(database, new Date())
  await database.close()
  const settings = JSON.parse(
    await readFile(join(import.meta.dirname, '../../config/shop.json'), 'utf8'),
  ) as object
  const file = join(data.folder, 'shop.json')
  await writeFile(file, JSON.stringify({ ...settings, social, phone: '+62215550141' }))
  shop = await startShop({ ...data.env, SHOP_CONFIG: file })
})
afterAll(async () => {
  await shop?.stop()
  await data.drop()
})

/** Sends a form as one of the shop's pages does. */
const postForm = (path: string, fields: Readonly<Record<string, string>>, cookie = '') => {
  const body = String(new URLSearchParams(fields))
  return shop.ask(path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      'sec-fetch-site': 'same-origin',
      cookie,
    },
  })
}
const logIn = (email: string, password: string, prefix = '') =>
  postForm(`${prefix}/account/login`, { email, password })

test.each(['', '/id'])(
  'a configured number without blanks is read as people read it, at %s/',
  async (prefix) => {
    const { text } = await shop.ask(`${prefix}/`)
    const places = [
      /class="main-header[\s\S]*?<\/header>/,
      /<footer[\s\S]*?<\/footer>/,
      /class="print-head[\s\S]*?<\/div>/,
    ]
    for (const place of places) expect(place.exec(text)?.[0]).toContain('+62 21 555 0141')
    // A script has it as it is dialled.
    expect(
      text.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('tel:+62215550141', ''),
    ).not.toContain('+62215550141')
  },
)

/** The day of the terms that hold now, as the API tells it. */
const newestTerms = async () => (await shop.ask('/api/v2/website/terms')).text
const cookies = new Map<string, string>()
/** Asks as somebody of the demo's people, or as a guest. */
const askAs = async (who: string | undefined, path: string) => {
  if (who === undefined) return shop.ask(path)
  if (!cookies.has(who)) {
    const { headers } = await logIn(toDemoEmail(who), PASSWORD)
    const session = headers['set-cookie']?.find((set) => set.startsWith('pasok_session='))
    if (session === undefined) throw new Error(`${who} has no session`)
    cookies.set(who, session.split(';', 1)[0] ?? '')
  }
  return shop.ask(path, { headers: { cookie: cookies.get(who) ?? '' } })
}
const linksIn = (text: string) => [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => to ?? '')

describe('a member’s page', () => {
  // @spec §6 Member: approval
  test.each([
    ['draft', '/account/orders', '/?message=closed-draft', 'your registration is being reviewed'],
    ['draft', '/id/discount', '/id?message=closed-draft', 'pendaftaran Anda sedang ditinjau'],
    ['unverified', '/account', '/?message=closed-unverified', 'please confirm your email'],
    ['unverified', '/id/account', '/id?message=closed-unverified', 'silakan konfirmasi email Anda'],
    ['rejected', '/shop/catalog', '/?message=closed-reject', 'your registration was not accepted'],
    ['suspended', '/account/profile', '/?message=closed-suspend', 'account is currently suspended'],
  ])('tells %s at %s why it is closed', async (who, path, to, why) => {
    const closed = await askAs(who, path)
    expect([closed.status, closed.headers.location]).toEqual([302, to])
    expect(closed.headers['cache-control']).toBe('private, no-store')
    const home = await askAs(who, to)
    expect(home.text).toMatch(new RegExp(`<p role="status" class="message-bar">[^<]*${why}`))
  })

  test.each(['/shop/products/1', '/shop/product/5', '/shop'])(
    'of %s leaves out what a guest’s says to search engines and networks',
    async (path) => {
      const described = /application\/ld\+json|property="og:|name="description"/
      const [guest, member] = await Promise.all([askAs(undefined, path), askAs('buyer', path)])
      expect(guest.text).toMatch(described)
      expect(member.status).toBe(200)
      expect(member.text).not.toMatch(described)
      expect(member.text).toContain('rel="canonical"')
    },
  )
})

describe('the catalogue’s further addresses', () => {
  const products = (text: string) =>
    new Set(linksIn(text).filter((to) => /^\/shop\/products?\/\d+$/.test(to)))

  // @spec §2 Route: catalog
  test('/shop/catalog is the whole catalogue, for members', async () => {
    const [catalog, whole, guest] = await Promise.all([
      askAs('buyer', '/shop/catalog'),
      askAs('buyer', '/shop'),
      askAs(undefined, '/shop/catalog'),
    ])
    expect(catalog.status).toBe(200)
    expect(products(catalog.text)).toEqual(products(whole.text))
    expect(products(catalog.text).size).toBe(3)
    expect(catalog.text).toContain('content="noindex, follow"')
    expect(guest.headers.location).toBe('/?next=%2Fshop%2Fcatalog')
  })

  /** A category of which not all products are: its id, its slugs and its name. */
  const category = async () => {
    const { text } = await shop.ask('/api/v2/website/categories?depth=1')
    const { data } = JSON.parse(text) as {
      data: {
        records: { id: number; name: string; product_count: number; slugs: { en: string; id: string } }[]
      }
    }
    const found = data.records.find(({ product_count }) => product_count < 3)
    if (!found) throw new Error('no category')
    return found
  }

  // @spec §2 Route: catalog by slug
  test('/shop/catalog/{slug} is a category, by its slug in either language', async () => {
    const { name, slugs, product_count } = await category()
    for (const slug of [slugs.en, slugs.id]) {
      const { status, text } = await askAs('buyer', `/shop/catalog/${slug}`)
      expect(status).toBe(200)
      expect(text).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
      expect(products(text).size).toBe(product_count)
      expect(text).toContain('content="noindex, follow"')
    }
    expect((await askAs('buyer', `/id/shop/catalog/${slugs.en}`)).status).toBe(200)
    const guest = await askAs(undefined, `/shop/catalog/${slugs.en}`)
    expect(guest.headers.location).toBe(`/?next=${encodeURIComponent(`/shop/catalog/${slugs.en}`)}`)
  })

  // @spec §2 Route: category-list by x
  test('/shop/category-list/{x} is a category as rows, by its id or slug', async () => {
    const { id, name, slugs, product_count } = await category()
    const grid = await askAs('buyer', `/shop/category/${id}`)
    for (const x of [String(id), slugs.en]) {
      const { status, text } = await askAs('buyer', `/shop/category-list/${x}`)
      expect(status).toBe(200)
      expect(text).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
      expect(products(text).size).toBe(product_count)
      // Rows stand there without asking, and the way to cards is a choice.
      expect(linksIn(text)).toContain(`/shop/category-list/${x}?view=grid`)
      expect(text).not.toBe(grid.text)
    }
    const guest = await askAs(undefined, `/shop/category-list/${id}`)
    expect(guest.headers.location).toBe(`/?next=${encodeURIComponent(`/shop/category-list/${id}`)}`)
  })

  // @spec §8 Category not found
  test.each(['/shop/catalog/nothing-of-this', '/shop/category-list/99999', '/shop/category-list/nothing'])(
    '%s is not found',
    async (path) => {
      const { status, text } = await askAs('buyer', path)
      expect(status).toBe(404)
      expect(text).toContain('>Category not found2<')
    },
  )
})

describe('the verify link', () => {
  // @spec §2 Route: verify link
  // @spec §6 Guest: verify link
  test.each(['', '/7', `/${'x'.repeat(43)}`, '/a-b_C'])('%s opens for a guest', async (id) => {
    for (const prefix of ['', '/id'])
      expect([prefix, (await shop.ask(`${prefix}/web/signup/verify${id}`)).status]).toEqual([prefix, 200])
  })

  // @spec §2 Error page: page check
  test.each(['/a.b', '/a%20b', '/%3Cscript%3E', `/${'x'.repeat(201)}`, '/%C3%A9'])(
    'refuses %s, which is not words and dashes, opened or sent',
    async (id) => {
      for (const method of ['GET', 'POST']) {
        const headers = {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        }
        const reply = await shop.ask(`/web/signup/verify${id}`, {
          method,
          ...(method === 'POST' && { headers: { ...headers, 'content-length': '0' } }),
        })
        expect([method, reply.status]).toEqual([method, 404])
        expect(reply.text).toContain('>This page could not be found<')
      }
    },
  )
})

describe.each([
  ['', 'en'],
  ['/id', 'id'],
])('every page below %j', (prefix, language) => {
  const pages = [
    '/',
    '/shop',
    '/shop/products/1',
    '/shop/product/5',
    '/account/login',
    '/site/terms',
    '/nothing/here',
  ]

  // @spec §2 Layout: body and footer
  // @spec §3 Language: locale and direction
  test.each(pages)(
    '%s has one header, body and footer, and knows its language and direction',
    async (path) => {
      const { text } = await shop.ask(prefix === '' ? path : prefix + (path === '/' ? '' : path))
      expect(text.startsWith(`<!DOCTYPE html><html lang="${language}" dir="ltr">`)).toBe(true)
      for (const part of ['<header class="site', '<main id="content"', '<footer id="footer" class="site'])
        expect([part, text.split(part).length - 1]).toEqual([part, 1])
      expect(text.indexOf('<header')).toBeLessThan(text.indexOf('<main'))
      expect(text.indexOf('<main')).toBeLessThan(text.indexOf('<footer'))
    },
  )

  // @spec §2 Footer: follow us
  // @spec §1 Contact: social links
  test('leads to each configured network from its footer', async () => {
    const { text } = await shop.ask(`${prefix}/shop`)
    const footer = text.slice(text.indexOf('<footer'), text.indexOf('</footer>'))
    expect(footer).toContain(language === 'en' ? '>Follow Us<' : '>Ikuti Kami<')
    const links = [...footer.matchAll(/<a href="(https:[^"]*)" rel="noopener"[^>]*>(\w+)<\/a>/g)]
    expect(Object.fromEntries(links.map(([, url, name]) => [name, url]))).toEqual(social)
  })

  // @spec §3 Currency: before load
  test('has rupiah as its currency from the first byte', async () => {
    const { text } = await shop.ask(`${prefix}/shop`)
    const currencies = /role="group" aria-label="(?:Currency|Mata uang)".*?<\/ul>/.exec(text)?.[0] ?? ''
    expect(currencies.replaceAll('<!-- -->', '')).toMatch(
      /<li><button type="button" disabled="" aria-pressed="true">(?:Indonesian rupiah|Rupiah) \(Rp\.\)<\/button><\/li><\/ul>$/,
    )
    expect(currencies.split('<button')).toHaveLength(2)
  })

  // @spec §1 Dates: day first
  test('writes a day as day/month/year', async () => {
    const { text } = await shop.ask(`${prefix}/site/terms`)
    const [, year, month, day] = /(\d{4})-(\d\d)-(\d\d)/.exec(await newestTerms()) ?? []
    expect(text).toContain(`${language === 'en' ? 'Version of' : 'Versi'} ${day}/${month}/${year}`)
  })

  // @spec §5 Login: fields
  test('asks for an e-mail address and a password, with no rules of its own', async () => {
    const { text } = await shop.ask(`${prefix}/account/login`)
    const form = /<form [^>]*class="login-form".*?<\/form>/.exec(text)?.[0] ?? ''
    expect(/^<form [^>]*>/.exec(form)?.[0]).toMatch(/ noValidate=""/i)
    const fields = [...form.matchAll(/<input [^>]*>/g)].map(([field]) => field)
    expect(fields.map((field) => / type="(\w+)"/.exec(field)?.[1])).toEqual(['email', 'password'])
    for (const field of fields) expect(field).not.toMatch(/ (?:required|pattern|min[lL]ength)=/)
  })

  // Nothing here is featured or on offer, and the popular list has all products already.
  test('the home page leaves out lists without products', async () => {
    const { text } = await askAs('buyer', prefix || '/')
    const titles = [...text.matchAll(/<h2 id="(\w+)" class="mb-3 text-xl">/g)].map(([, id]) => id)
    expect(titles).toEqual(['categories', 'popular', 'reasons'])
  })

  // @spec §8 Redirect is no error
  test('a redirect ends at a page and shows no error', async () => {
    for (const [who, path] of [
      [undefined, '/account/orders'],
      ['draft', '/account/orders'],
      ['buyer', '/account'],
    ] as const) {
      const { status, headers, text } = await askAs(who, prefix + path)
      expect([status, text]).toEqual([302, ''])
      const page = await askAs(who, headers.location ?? '')
      expect(page.status).toBe(200)
      expect(page.text).not.toMatch(/Oops!|Ups! Kesalahan/)
    }
  })
})

// @spec §2 Route: shop
test.each(['/shop', '/shop/', '/id/shop', '/id/shop/'])('%s shows the catalogue', async (path) => {
  const { status, text } = await shop.ask(path)
  expect(status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>(?:All products|Semua produk)<\/h1>/)
  const products = linksIn(text).filter((to) => /^(?:\/id)?\/shop\/products?\/\d+$/.test(to))
  expect(new Set(products).size).toBe(3)
})

describe('prices', () => {
  const table = '/shop/products/1'
  const item = '/shop/product/4'
  const heads = (text: string) => /<thead>.*?<\/thead>/.exec(text)?.[0].replaceAll(/<[^>]*>/g, ' ')

  // @spec §2 Variant table: HARGA
  // @spec §2 Product: price
  test('stand in the table and on the item’s page for members, where the product shows them', async () => {
    for (const prefix of ['', '/id']) {
      expect(heads((await askAs('buyer', prefix + table)).text)).toContain(' HARGA ')
      expect(heads((await shop.ask(prefix + table)).text)).not.toContain('HARGA')
      expect((await askAs('buyer', prefix + item)).text).toContain('Rp. 1.483.927')
      expect((await shop.ask(prefix + item)).text).not.toContain('data-price')
    }
    const database = await openDatabase(data.url)
    await database.pool.query('update catalogue.product set display_price = false where id = 1')
    await database.pool.query('update platform.site set version = version + 1')
    await database.close()
    await expect.poll(async () => heads((await askAs('buyer', table)).text)).not.toContain('HARGA')
    const hidden = await askAs('buyer', item)
    expect(hidden.text).not.toContain('1.483.927')
  })
})

test.each(['/', '/home-two', '/id'])("'Order again' at %s is answered on the page", async (path) => {
  await askAs('buyer', '/')
  const fields = { order: '999999', key: '11111111-1111-4111-8111-111111111111-999999' }
  const answer = await postForm(path, fields, cookies.get('buyer'))
  expect(answer.status).toBe(404)
  expect(answer.text).toMatch(/<div id="added"><p[^>]*role="alert"/)
})

test('a form that was still arriving when its company was suspended does nothing', async () => {
  await askAs('buyer', '/')
  const database = await openDatabase(data.url)
  const query = async (statement: string) => (await database.pool.query(statement)).rowCount
  const body = 'name=Bayu+Contoh'
  const socket = connect(shop.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  // A stale session is renewed once the headers were read: the company is suspended after that.
  await query("update identity.session set fresh_until = now() - interval '1 minute'")
  socket.write(
    [
      'POST /account/profile HTTP/1.1',
      'host: shop.example',
      'connection: close',
      'sec-fetch-site: same-origin',
      'content-type: application/x-www-form-urlencoded',
      `content-length: ${body.length}`,
      `cookie: ${cookies.get('buyer')}`,
      '',
      body.slice(0, 4),
    ].join('\r\n'),
  )
  await expect.poll(() => query('select from identity.session where fresh_until > now()')).toBe(1)
  await query(
    "update company.company set registration_status = 'suspend' where registration_status = 'approve'",
  )
  socket.write(body.slice(4))
  await expect.poll(() => answer).toContain('location: /?message=closed-suspend')
  await query(
    "update company.company set registration_status = 'approve' where registration_status = 'suspend'",
  )
  socket.destroy()
  await database.close()
})
