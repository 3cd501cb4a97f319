import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import PdfKit from 'pdfkit'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './platform/index.ts'
import type { Database, Db } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'
import { loadCatalogue, prices } from './testing/catalogue-fixture.ts'
import type { CatalogueIds } from './testing/catalogue-fixture.ts'
import { freshDatabase, onDatabase } from './testing/index.ts'
import { MEMBERS_KEYS } from './testing/members-keys.ts'
import { pdfPages } from './testing/pdf-text.ts'

type Api = ReturnType<typeof openApi>

const PRICE_KEYS = new Set([...MEMBERS_KEYS, 'discount'])

/** A price as it may be written: bare, in either language's groups, with or without decimals behind it. */
const figures = new RegExp(
  prices.map((price) => String(price).replace(/(\d)(?=(\d{3})+$)/g, String.raw`$1[.,\s\u00a0]?`)).join('|'),
)

/** The API's own description names every field that somebody may see, and says nothing of any product. */
const DESCRIPTION = '/openapi.json'

const listKeys = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(listKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...listKeys(inner)])
}

/** What a person reads of an answer: of a PDF the text on its pages, which its bytes don't show. */
const readText = async (response: Response): Promise<string> =>
  response.headers.get('content-type') === 'application/pdf'
    ? pdfPages(new Uint8Array(await response.arrayBuffer())).join('\n')
    : response.text()

const INTER = import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')

const pdfSaying = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = new PdfKit({ font: fileURLToPath(INTER) })
  pdf.text(text).end()
  return new Uint8Array(await buffer(pdf))
}

/** Everything a guest may ask of prices: none of it may change an answer. */
const priceQuestions = [
  'min_price=7654330',
  'max_price=7654330',
  'min_price=0&max_price=1',
  'filter_price=0-1',
  'filter_discount=Ya',
  'has_discount=true',
  'has_discount=false',
  'sort=price_asc',
  'sort=price_desc',
]

/** Every address below `from` that the app answers to a GET: with ids of things that exist, pages and keywords. */
const listAddresses = ({ app }: Api, ids: CatalogueIds, from = '/api/'): string[] => {
  const gets = app.routes.filter(({ method, path }) => method === 'GET' && path.startsWith(from))
  const routes = new Set(gets.map(({ path }) => path))
  const products = ['HEXBOLT', 'BEARING', 'HOSE', 'GONE'].map(ids.product)
  const items = ['HB-M8x10', '6204-2RS', 'HH-2SN-08', 'GONE-01'].map(ids.item)
  const filled = [...routes].flatMap((path) => {
    const ids = path.includes('/item/:id') ? items : products
    return path.includes(':') ? ids.map((id) => path.replace(/:\w+/, String(id))) : [path]
  })
  const byIds = `/v2/product/header?ids=${[...products, ...items].join(',')}`
  const keywords = ['baut', '6204-2RS', 'HB-M8', String(prices[0]), ...prices.slice(-2).map(String)]
  const lists = filled
    .map((path) => path.replace(/^\/api/, ''))
    .flatMap((path) => [
      path,
      `${path}?per_page=100&limit=100`,
      ...(/\d$|item$|datasheet$/.test(path) ? [] : keywords.map((keyword) => `${path}?keyword=${keyword}`)),
    ])
  return routes.has('/api/v2/product/header') ? [...lists, byIds] : lists
}

interface Walked {
  readonly answered: number
  readonly leaks: string[]
}

/** Asks for everything there is, and tells where a price, or an answer that depends on one, came out. */
const walk = async (api: Api, ids: CatalogueIds, from?: string): Promise<Walked> => {
  const leaks: string[] = []
  let answered = 0
  for (const address of listAddresses(api, ids, from))
    for (const language of ['en', 'id']) {
      const response = await api.get(address, { 'accept-language': language })
      if (response.status >= 500) throw new Error(`${address} answers ${response.status}`)
      if (response.status === 200) answered++
      const text = await readText(response)
      const isJson =
        !address.startsWith(DESCRIPTION) && /json/.test(response.headers.get('content-type') ?? '')
      const keys = isJson ? listKeys(JSON.parse(text)).filter((key) => PRICE_KEYS.has(key)) : []
      leaks.push(...keys.map((key) => `${address} has ${key}`))
      const shown = figures.exec(text) ?? figures.exec([...response.headers].join('\n'))
      if (shown) leaks.push(`${address} shows ${shown[0]}`)
      if (language === 'en') leaks.push(...(await findLeakingQuestions(api, address, text)))
    }
  return { answered, leaks }
}

const findLeakingQuestions = async (api: Api, address: string, plain: string): Promise<string[]> => {
  const leaks: string[] = []
  for (const question of address.includes('?') ? priceQuestions.slice(0, 1) : priceQuestions) {
    const fullAddress = `${address}${address.includes('?') ? '&' : '?'}${question}`
    if ((await readText(await api.get(fullAddress))) !== plain) leaks.push(`${fullAddress} answers otherwise`)
  }
  return leaks
}

onDatabase('no price reaches a guest', (open) => {
  let db: Db
  let ids: CatalogueIds
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
  })

  it('although there are prices', async () => {
    const { rows } = await sql<{ price: number }>`select price from pricing.base_price`.execute(db)
    expect(new Set(rows.map(({ price }) => price))).toEqual(new Set(prices))
  })

  it('by any address of the API, and no answer depends on one', async () => {
    const { answered, leaks } = await walk(openApi({ db }), ids)
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(90)
  }, 60_000)

  /** An API with a planted leak: one more address that should not be. */
  const planted: Record<string, (api: Api) => void> = {
    'a price by its key': (api) => api.app.get('/v2/leak', (c) => c.json({ records: [{ price: 5 }] })),
    'a key without a value': (api) => api.app.get('/v2/leak', (c) => c.json({ data: { discount: null } })),
    'a price as the database has it': (api) =>
      api.app.get('/v2/leak/:id', async (c) => {
        const { rows } = await sql`select max(price) as amount from pricing.base_price`.execute(db)
        return c.json({ rows })
      }),
    'a price in a text': (api) => api.app.get('/v2/leak', (c) => c.html('<p>Rp. 7.654.321</p>')),
    'a price in a PDF': (api) =>
      api.app.get('/v2/leak', async (c) =>
        c.body(await pdfSaying('Rp. 7.654.321'), 200, { 'content-type': 'application/pdf' }),
      ),
    'a price in a header': (api) =>
      api.app.get('/v2/leak', (c) => c.body('', 200, { 'x-hint': '7,654,322' })),
    'an answer that depends on one': (api) =>
      api.app.get('/v2/leak', (c) => c.json({ total: Number(c.req.query('max_price') ?? 0) > 0 ? 1 : 2 })),
    'an order by price': (api) =>
      api.app.get('/v2/leak', (c) => c.json({ ids: c.req.query('sort') === 'price_asc' ? [1, 2] : [2, 1] })),
  }

  describe('and the walk finds', () => {
    it.each(Object.entries(planted))('%s', async (_, plant) => {
      const faulty = openApi({ db })
      plant(faulty)
      const { leaks } = await walk(faulty, ids, '/api/v2/leak')
      expect(leaks.length).toBeGreaterThan(0)
    })
  })
})

describe('with a role of PostgreSQL that has no right on the prices', () => {
  /** The catalogue, and the same database as the guests' own role sees it. */
  const openAsGuest = async (): Promise<{ owner: Database; guest: Database }> => {
    const fresh = await freshDatabase()
    const owner = await openDatabase(fresh.url, { role: 'batch' })
    const role = `pasok_guest_${randomBytes(6).toString('hex')}`
    const password = randomBytes(12).toString('hex')
    await owner.pool.query(`create role ${role} login password '${password}'`)
    await owner.pool.query(`grant usage on schema catalogue, platform to ${role}`)
    await owner.pool.query(`grant select on all tables in schema catalogue to ${role}`)
    await owner.pool.query(`grant select on platform.site to ${role}`)
    // Texts and delivery rates are read by the shop's own role, which has a right on prices; here it has none either.
    await owner.pool.query(`grant usage on schema content, delivery to ${role}`)
    await owner.pool.query(`grant select on all tables in schema content, delivery to ${role}`)
    const address = new URL(fresh.url)
    address.username = role
    address.password = password
    const guest = await openDatabase(address.href)
    onTestFinished(async () => {
      await guest.close()
      await owner.pool.query(`drop owned by ${role}; drop role ${role}`)
      await owner.close()
      await fresh.drop()
    })
    return { owner, guest }
  }

  it('every address answers as it does to the owner', async () => {
    const { owner, guest } = await openAsGuest()
    const ids = await loadCatalogue(owner.db)
    await expect(guest.pool.query('select price from pricing.base_price')).rejects.toMatchObject({
      code: '42501',
    })

    const [asOwner, asGuest] = [openApi(owner), openApi(guest)]
    for (const address of listAddresses(asGuest, ids)) {
      const [expected, answered] = [await asOwner.get(address), await asGuest.get(address)]
      expect([address, answered.status]).toEqual([address, expected.status])
      expect(await answered.text()).toBe(await expected.text())
    }
    const { answered, leaks } = await walk(asGuest, ids)
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(90)
  }, 60_000)
})
