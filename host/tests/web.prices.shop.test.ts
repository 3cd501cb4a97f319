import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { openDatabase, type Database } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadDemoUsers } from '../demo/load-demo-users.ts'
import { leaksIn } from '../testing/price-leaks.ts'
import { newGuestRole, newShopData } from '../testing/shop-data.ts'
import { startShop, type Shop } from '../testing/shop.ts'

interface Path {
  readonly path: string
  readonly guests: boolean
  readonly page?: string
}

const built = join(inject('build'), 'server/index.js')
const { paths } = (await import(pathToFileURL(built).href)) as { paths: readonly Path[] }

const ids = [1, 2, 3, 4, 5, 6, 7, 8]
/** The queries of a listing, prices included. */
const queries = [
  '',
  '?keyword=6204',
  '?sort=price_asc',
  '?filter_price=1-100000',
  '?filter_brand=_1',
  '?filter_discount=Ya',
]

/** Every route a guest may open, in both languages; those with a page, with the ids of everything there is. */
const pages = ['', '/id'].flatMap((prefix) =>
  paths
    .filter(({ guests }) => guests)
    .flatMap(({ path, page }) => {
      if (page === undefined) return [path.replace(/:\w+/, '1')]
      return path.includes(':')
        ? ids.map((id) => path.replace(/:\w+/, String(id)))
        : queries.map((query) => path + query)
    })
    .map((path) => prefix + path),
)
const toDataAddress = (url: string) => {
  const { pathname, search } = new URL(url, 'http://shop')
  return `${pathname === '/' ? '/_' : pathname}.data${search}`
}

const api = [
  ...['', '?keyword=VX2', '?min_price=1&max_price=9', '?sort=name_asc'].map(
    (query) => `/api/v2/product/header${query}`,
  ),
  ...[1, 2, 3].flatMap((id) => [`/api/v2/product/header/${id}`, `/api/v2/product/header/${id}/item`]),
  ...[4, 5, 6, 7, 8].map((id) => `/api/v2/product/item/${id}`),
  '/api/v2/product/brand',
  '/api/v2/website/categories',
  '/api/v2/website/search?keyword=valve',
  '/api/v2/website/settings',
]

/** What the bearing costs the company of buyer@: five per cent less than everybody else, the demo's list for 'Bearings'. */
const OWN = 64_992

/** Item 6 comes in boxes of 50, on offer at 15 % off. */
const makeOffer = async ({ pool }: Database): Promise<void> => {
  await pool.query(`update catalogue.item set uom = 'box', pieces_per_uom = 50 where id = 6`)
  await pool.query(`insert into pricing.special_offer (item_id, price, ends_on)
    select item_id, price * 85 / 100, '2099-11-30' from pricing.base_price where item_id = 6`)
}

/** Every base price, what is on offer, and what a company pays. */
const listAmounts = async (database: Database): Promise<Set<string>> => {
  const { rows } = await database.pool.query<{ price: string }>(
    'select price::text from pricing.base_price union select price::text from pricing.special_offer',
  )
  return new Set([...rows.map(({ price }) => price), String(OWN)])
}

/** Logs a demo user in and answers the session's cookie. */
const logInForCookie = async (shop: Shop, login: string): Promise<string> => {
  const body = String(new URLSearchParams({ email: toDemoEmail(login), password: PASSWORD }))
  const { headers } = await shop.ask('/account/login', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      'sec-fetch-site': 'same-origin',
    },
  })
  const session = headers['set-cookie']?.find((set) => set.startsWith('pasok_session='))
  if (session === undefined) throw new Error(`${login} has no session`)
  return session.split(';', 1)[0] ?? ''
}

/** What a person reads of a page. */
const readableText = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[ \n]+/g, ' ')

/** Everything a guest can ask for. */
const everything = [...pages, ...pages.map(toDataAddress), ...api]
/** How many are requested at a time. */
const AT_A_TIME = 4

/** Asks as whom the cookie says, and answers what should not have been in it. */
const walk = async (
  shop: Shop,
  figures: ReadonlySet<string>,
  cookie?: string,
  urls: readonly string[] = everything,
): Promise<string[]> => {
  const found: string[] = []
  const left = urls.values()
  const walkOn = async () => {
    for (const url of left) {
      const { status, text } = await shop.ask(url, { headers: cookie === undefined ? {} : { cookie } })
      if (status >= 500) found.push(`${url}: ${status}`)
      found.push(...leaksIn(text, figures).map((leak) => `${url}: ${leak}`))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, walkOn))
  return found
}

/** A shop, and its owner's view of its database. */
interface Opened {
  readonly shop: Shop
  readonly database: Database
  close(): Promise<void>
}

const asOwner = async (): Promise<Opened> => {
  const data = await newShopData()
  const shop = await startShop(data.env)
  const database = await openDatabase(data.url)
  const close = async () => {
    await database.close()
    await shop.stop()
    await data.drop()
  }
  return { shop, database, close }
}

const withoutRight = async (): Promise<Opened> => {
  const made = await newShopData()
  const role = await newGuestRole(made.url)
  const guest = await openDatabase(role.url)
  await expect(guest.pool.query('select * from pricing.base_price')).rejects.toMatchObject({ code: '42501' })
  await guest.close()
  const shop = await startShop({ DATABASE_URL: made.url, GUEST_DATABASE_URL: role.url, VAR_DIR: made.folder })
  const database = await openDatabase(made.url)
  const close = async () => {
    await database.close()
    await shop.stop()
    await role.drop()
    await made.drop()
  }
  return { shop, database, close }
}

describe.each([
  ['that may read prices', asOwner],
  ['that may not read prices', withoutRight],
])('of a database role %s', (_, open) => {
  let opened: Opened
  let figures: Set<string>

  beforeAll(async () => {
    opened = await open()
    await loadDemoUsers(opened.database, new Date())
    await makeOffer(opened.database)
    figures = await listAmounts(opened.database)
  })
  afterAll(() => opened?.close())

  test('nothing that a guest can ask for holds a price', async () => {
    expect(figures.size).toBe(7)
    expect(await walk(opened.shop, figures)).toEqual([])
  })

  test('an order or a range by price shows a guest the same as none', async () => {
    const [plain, sorted, ranged] = await Promise.all(
      ['/shop', '/shop?sort=price_desc', '/shop?filter_price=1-100'].map((path) => opened.shop.ask(path)),
    )
    expect(sorted?.text).toBe(plain?.text)
    expect(ranged?.text).toBe(plain?.text)
  })

  // @spec §1 Prices: members only
  test.each(['unverified', 'draft', 'suspended'])('%s sees no price either', async (login) => {
    expect(await walk(opened.shop, figures, await logInForCookie(opened.shop, login))).toEqual([])
  })

  test('two companies see their own prices, with the list price beside one that is lower', async () => {
    const [own, other] = await Promise.all(
      ['buyer', 'other-buyer'].map(async (login) => {
        const cookie = await logInForCookie(opened.shop, login)
        const pages = await Promise.all(
          ['/shop', '/shop/product/5', '/id/shop/products/2', '/shop.data'].map((path) =>
            opened.shop.ask(path, { headers: { cookie } }),
          ),
        )
        for (const { headers } of pages) expect(headers['cache-control']).toBe('private, no-store')
        return pages.map(({ text }) => text)
      }),
    )
    for (const text of own?.slice(0, 3) ?? []) expect(text).toContain('Rp. 64.992')
    const [list = '', item = '', product = ''] = own?.map(readableText) ?? []
    for (const text of [list, item])
      expect(text).toMatch(/Your price Rp\. 64\.992 per pcs Normal price Rp\. 68\.413(?! Diskon)/)
    expect(item).not.toContain('Diskon')
    expect(product).toMatch(/Harga Anda Rp\. 64\.992 per \S+ Harga normal Rp\. 68\.413/)
    expect(own?.[1]).toMatch(/<s>.*?Rp. 68\.413.*?<\/s>/)
    expect(own?.[3]).toContain('64992')
    for (const text of other ?? []) expect(text).not.toMatch(/64\.?992/)
    expect(other?.[1]).toContain('Rp. 68.413')
    expect(other?.[1]).not.toContain('<s>')
    expect(other?.[1]).not.toContain('Your price')
  })

  test('an offer says what it takes off and its last day, a box what a piece of it comes to', async () => {
    const { pool } = opened.database
    const { rows } = await pool.query<{ price: string; offer: string }>(
      `select b.price::text, o.price::text as offer
       from pricing.base_price b join pricing.special_offer o using (item_id) where item_id = 6`,
    )
    const rupiah = (amount: number) => `Rp. ${amount.toLocaleString('id')}`
    const [{ price, offer } = { price: '', offer: '' }] = rows
    const cookie = await logInForCookie(opened.shop, 'other-buyer')
    const shown = async (path: string) =>
      readableText((await opened.shop.ask(path, { headers: { cookie } })).text)
    const piece = rupiah(Math.round(Number(offer) / 50)).replace(' ', '\u00a0')
    const [en, id] = [await shown('/shop/product/6'), await shown('/id/shop/product/6')]
    expect(en).toContain(
      `${rupiah(Number(offer))} per box of 50 pcs ${piece} per piece ` +
        `Normal price ${rupiah(Number(price))} Diskon 15% off until 30/11/2099`,
    )
    expect(id).toContain(
      `${rupiah(Number(offer))} per dus isi 50 pcs ${piece} per pcs ` +
        `Harga normal ${rupiah(Number(price))} Diskon hemat 15% sampai 30/11/2099`,
    )
    // What no walk finds in what guests are shown.
    expect(figures).toContain(offer)
  })

  // @spec §5 Filter: price
  // @spec §9 Sort
  test('a member narrows and sorts by list price, and the form reads rupiah as they are written', async () => {
    const cookie = await logInForCookie(opened.shop, 'buyer')
    const ask = (path: string) => opened.shop.ask(path, { headers: { cookie } })
    const narrowed = await ask('/shop?filter_price=60000-70000')
    expect(narrowed.text).toContain('/shop/product/5')
    expect(narrowed.text).not.toContain('href="/shop/products/1"')
    const sorted = await ask('/shop?sort=price_desc')
    const places = ['href="/shop/products/1"', 'href="/shop/product/5"'].map((one) =>
      sorted.text.indexOf(one),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    const sent = await ask('/shop?from_price=60.000&to_price=1.000.000')
    expect(sent.headers.location).toBe('/shop?filter_price=60000-1000000')
  })

  // @spec §2 Route: discount
  test('special offers are listed for members, and lead guests home', async () => {
    const cookie = await logInForCookie(opened.shop, 'buyer')
    for (const path of ['/discount', '/discount/products/2', '/discount/product/5']) {
      expect((await opened.shop.ask(path, { headers: { cookie } })).status).toBe(200)
      const guest = await opened.shop.ask(path)
      expect(guest.headers.location).toBe(`/?${String(new URLSearchParams({ next: path }))}`)
    }
  })

  test('the walk finds a price that got into a page', async () => {
    const [figure = ''] = figures
    const shown = Number(figure).toLocaleString('id')
    await opened.database.pool.query('update catalogue.product set description_id = $1 where id = 2', [
      `<p>Rp. ${shown}</p>`,
    ])
    await opened.database.pool.query('update platform.site set version = version + 1')
    // A shop looks at the version twice a second.
    const page = '/id/shop/products/2'
    const urls = everything.filter((url) => url.startsWith(page))
    for (const url of urls) await expect.poll(async () => (await opened.shop.ask(url)).text).toContain(shown)
    for (const cookie of [undefined, await logInForCookie(opened.shop, 'draft')]) {
      const found = await walk(opened.shop, figures, cookie, urls)
      expect(found).toEqual(expect.arrayContaining([`${page}: ${shown}`, `${page}.data: ${shown}`]))
    }
  })
})
