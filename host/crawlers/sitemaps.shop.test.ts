import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { openDatabase, type Database } from '@pasok/server'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../server/src/testing/index.ts'
import type { FreshDatabase } from '../../server/src/testing/fresh-database.ts'
import { ask } from '../testing/ask.ts'
import { crawlerFile } from './crawler-file.ts'
import { openCrawlerFiles } from './crawlers.ts'
import { openSitemaps, type SiteAddresses } from './sitemaps.ts'
import { storeSitemap } from './stored-sitemap.ts'

const ORIGIN = 'https://shop.example'
const PRODUCTS = 30_000
/** Of each product: every tenth shows one of them alone, every hundredth is not shown at all. */
const ITEMS = 4
const STEP = ITEMS + 1

/** 150,000 products and items, whose ids alternate as an import gives them. */
const fill = async ({ pool }: Database): Promise<void> => {
  // No search is tested here, and these tables take most of the time.
  await pool.query('drop index catalogue.item_search_idx, catalogue.item_sku_norm_idx1')
  await pool.query(
    `insert into catalogue.product (id, code, name_en, name_id, active)
     select n * $1 - $2, 'P-' || n, 'Part', 'Suku', n % 100 <> 0 from generate_series(1, $3) n`,
    [STEP, ITEMS, PRODUCTS],
  )
  await pool.query(
    `insert into catalogue.item (id, product_id, sku, name_en, name_id, active)
     select n * $1 - i, n * $1 - $2, 'S-' || n || '-' || i, 'P', 'S', n % 10 <> 0 or i = 0
     from generate_series(1, $3) n, generate_series(0, $2 - 1) i`,
    [STEP, ITEMS, PRODUCTS],
  )
  await pool.query('insert into catalogue.listing select * from catalogue.listed')
  await pool.query('analyze catalogue.product, catalogue.item, catalogue.listing')
}

/** The paths that are to be listed, without a language. */
const listExpectedPages = (): Set<string> => {
  const paths = new Set<string>()
  for (let n = 1; n <= PRODUCTS; n++) {
    if (n % 100 === 0) continue
    const single = n % 10 === 0
    if (!single) paths.add(`/shop/products/${n * STEP - ITEMS}`)
    for (let i = 0; i < (single ? 1 : ITEMS); i++) paths.add(`/shop/product/${n * STEP - i}`)
  }
  return paths
}

let fresh: FreshDatabase
let database: Database
let built: SiteAddresses
let sitemaps: ReturnType<typeof openSitemaps>
beforeAll(async () => {
  fresh = await freshDatabase()
  const filling = await openDatabase(fresh.url, { role: 'batch' })
  await fill(filling)
  await filling.close()
  // The statements of a visitor's, with their limit of time.
  database = await openDatabase(fresh.url)
  built = (await import(pathToFileURL(join(inject('build'), 'server/index.js')).href)) as SiteAddresses
  sitemaps = openSitemaps({
    db: database.db,
    contentDb: database.db,
    origin: ORIGIN,
    ...built,
  })
}, 180_000)
afterAll(async () => {
  await database?.close()
  await fresh?.drop()
})

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

test('120,000 items are listed in files of at most 50,000 addresses, each once, and nothing else is', async () => {
  const index = await sitemaps.index()
  const files = all(index, /<loc>([^<]+)<\/loc>/g).map((address) => crawlerFile(address.slice(ORIGIN.length)))
  const seen = new Set<string>()
  let entries = 0
  for (const file of files) {
    if (file?.kind !== 'part') throw new Error(`the index names no sitemap: ${JSON.stringify(file)}`)
    let bytes = 0
    let addresses = 0
    for await (const text of sitemaps.entries(file.list, file.part)) {
      // What is held at a time.
      expect(text.length).toBeLessThan(1_000_000)
      bytes += Buffer.byteLength(text)
      for (const address of all(text, /<loc>([^<]+)<\/loc>/g)) {
        seen.add(address)
        addresses++
      }
    }
    expect(addresses).toBeGreaterThan(0)
    expect(addresses).toBeLessThanOrEqual(50_000)
    expect(bytes).toBeLessThan(50 * 1024 * 1024)
    entries += addresses
  }
  const paths = [...listExpectedPages(), ...built.fixedPages]
  const right = new Set(paths.flatMap((path) => [ORIGIN + path, `${ORIGIN}/id${path === '/' ? '' : path}`]))
  expect(entries).toBe(seen.size)
  expect(seen.size).toBe(right.size)
  expect([...right].filter((address) => !seen.has(address))).toEqual([])
  expect(files).toHaveLength(1 + (PRODUCTS * STEP) / 25_000)
}, 60_000)

test('every entry names itself and the other language, and when it changed', async () => {
  for await (const text of sitemaps.entries('products', 2)) {
    for (const entry of all(text, /<url>(.*?)<\/url>/g)) {
      const [own = ''] = all(entry, /<loc>([^<]+)<\/loc>/g)
      const alternates = new Map(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code, href]) => [code, href]),
      )
      const english = own.replace(`${ORIGIN}/id/`, `${ORIGIN}/`)
      expect([...alternates]).toEqual([
        ['en', english],
        ['id', english.replace(`${ORIGIN}/`, `${ORIGIN}/id/`)],
        ['x-default', english],
      ])
      expect(all(entry, /<lastmod>([^<]+)<\/lastmod>/g)).toHaveLength(1)
    }
  }
})

/** Crawlers' files behind a real server: the site's version, and how many addresses were written so far. */
const serve = async () => {
  const state = { version: 1, written: 0 }
  const crawlers = openCrawlerFiles({
    db: database.db,
    contentDb: database.db,
    addresses: {
      ...built,
      listedAddress: (...page) => {
        state.written++
        return built.listedAddress(...page)
      },
    },
    origin: ORIGIN,
    readVersion: async () => state.version,
  })
  const server = createServer((request, response) => crawlers.answer(request, response, 'request-1'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, { headers })
  return { state, get }
}

test('a file is made once for each version of the site, for all who ask meanwhile', async () => {
  const { state, get } = await serve()
  const path = '/sitemap/products-2.xml'
  const encodings = ['gzip', 'br', 'identity', 'gzip', 'br']
  const replies = await Promise.all(encodings.map((encoding) => get(path, { 'accept-encoding': encoding })))
  const [first] = replies
  const count = all(first?.text ?? '', /<loc>([^<]+)<\/loc>/g).length
  expect(count).toBeGreaterThan(20_000)
  expect(state.written).toBe(count)
  for (const [i, { status, text, headers }] of replies.entries()) {
    expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encodings[i]])
    expect(headers.etag).toBe(first?.headers.etag)
    expect(text === first?.text).toBe(true)
  }

  expect((await get(path)).text === first?.text).toBe(true)
  expect((await get(path, { 'if-none-match': String(first?.headers.etag) })).status).toBe(304)
  expect(state.written).toBe(count)
  state.version = 2
  expect((await get(path, { 'if-none-match': String(first?.headers.etag) })).status).toBe(200)
  expect(state.written).toBe(2 * count)
}, 60_000)

test('while a file is made, others are answered', async () => {
  /** The longest time without any response, in milliseconds. */
  const longestStop = async (): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const file = await storeSitemap(sitemaps.entries('products', 3))
    delay.disable()
    expect(file?.size).toBeGreaterThan(100_000)
    return delay.max / 1_000_000
  }
  // Written at once it stops everybody for 600 ms. What else the machine does may stop one of three, too, but not each.
  expect(Math.min(await longestStop(), await longestStop(), await longestStop())).toBeLessThan(300)
}, 60_000)

test('a file that could not be made is made for the next who asks', async () => {
  const { get } = await serve()
  const client = await database.pool.connect()
  await client.query('begin; lock table catalogue.item in access exclusive mode')
  const path = '/sitemap/products-1.xml'
  const refused = await get(path)
  expect([refused.status, refused.headers['retry-after'], refused.headers.etag]).toEqual([
    503,
    '2',
    undefined,
  ])
  await client.query('rollback')
  client.release()
  expect((await get(path)).status).toBe(200)
}, 60_000)
