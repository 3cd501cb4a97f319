import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caller, catalogue as calls } from '@pasok/contract'
import { writeCatalogue } from '@pasok/demo'
import { catalogue, createApp, identity, openDatabase, openStorage, openWorkers } from '@pasok/server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readMapping } from './read-mapping.ts'
import { readLegalTexts, readSettings } from './read-settings.ts'
import { relevanceQueries, type QueryClass } from './relevance-queries.ts'

/** Of a class's queries so many have to find what they look for among the first five. */
const demanded: Readonly<Record<QueryClass, number>> = {
  'whole number': 1,
  'number without dashes': 0.98,
  'number in part': 0.9,
  typo: 0.9,
  Indonesian: 0.9,
  synonym: 0.9,
  mixed: 0.9,
}
const FIRST = 5
const LOADING_MS = 240_000

describe('on the demo catalogue', () => {
  const ended: (() => Promise<unknown>)[] = []
  let ask: ReturnType<typeof caller>
  /** What was asked of the database since it was last emptied. */
  const statements: { text: string; values: unknown[] }[] = []
  let explain: (statement: { text: string; values: unknown[] }) => Promise<string>

  beforeAll(async () => {
    const server = await openDatabase(inject('postgresUrl'), { role: 'batch', maxConnections: 1 })
    ended.push(() => server.close())
    const name = `pasok_${randomBytes(6).toString('hex')}`
    await server.pool.query(`create database ${name} template ${inject('postgresTemplate')}`)
    ended.push(() => server.pool.query(`drop database ${name} with (force)`))
    const url = new URL(inject('postgresUrl'))
    url.pathname = `/${name}`
    const database = await openDatabase(url.href, { role: 'batch' })
    ended.push(() => database.close())
    const folder = await mkdtemp(join(tmpdir(), 'pasok-relevance-'))
    ended.push(() => rm(folder, { recursive: true }))
    const workers = openWorkers()
    ended.push(() => workers.close())
    const storage = openStorage({ folder: join(folder, 'files') })

    const files = await writeCatalogue(folder)
    const withoutPictures = async function* () {
      for await (const row of catalogue.readCsv(files.catalogue))
        yield 'cells' in row ? { ...row, cells: { ...row.cells, images: '' } } : row
    }
    await catalogue.importCatalogue({
      db: database.db,
      rows: withoutPictures(),
      mapping: await readMapping(files.mapping),
      shelves: catalogue.openShelves({ folder, storage, workers }),
      now: new Date(),
      announce: async () => {},
      onProblem: ({ line, code }) => {
        throw new Error(`line ${line}: ${code}`)
      },
    })
    await catalogue.renewVocabulary(database.db)
    await catalogue.renewPlans(database.db)

    const settings = await readSettings(join(import.meta.dirname, '../config/shop.json'))
    const texts = await readLegalTexts(join(import.meta.dirname, '../config/legal.json'))
    const app = createApp({
      guest: database.db,
      db: database.db,
      origin: 'http://shop.test',
      sessions: identity.openSessions(database.db, ''),
      settings,
      texts,
      sendLetter: async () => {},
      storage,
      workers,
    })
    ask = caller(
      async (request) => app.fetch(request),
      'http://shop.test/api',
      () => ({ 'accept-language': 'en' }),
    )
    const heard = new WeakSet()
    database.pool.on('acquire', (client) => {
      if (heard.has(client)) return
      heard.add(client)
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      Object.assign(client, {
        query: (text: unknown, values: unknown, ...rest: unknown[]) => {
          if (typeof text === 'string' && Array.isArray(values)) statements.push({ text, values })
          return query(text, values, ...rest)
        },
      })
    })
    // As the shop asks: prepared, with one plan for all values.
    explain = async ({ text, values }) => {
      const client = await database.pool.connect()
      try {
        await client.query('set plan_cache_mode = force_generic_plan')
        await client.query(`prepare asked as ${text}`)
        const none = values.length === 0 ? '' : `(${values.map(() => 'null').join()})`
        const { rows } = await client.query<Record<string, string>>(
          `explain (costs off) execute asked${none}`,
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      } finally {
        await client.query('deallocate all')
        client.release()
      }
    }
  }, LOADING_MS)
  afterAll(async () => {
    for (const end of ended.toReversed()) await end()
  })

  const firstFive = async (keyword: string): Promise<{ name: string; sku: string | undefined }[]> => {
    const { status, body } = await ask(calls.searchSite, { query: { keyword, limit: String(FIRST) } })
    if (status !== 200) throw new Error(`${keyword}: ${status}`)
    return body.data.products.records.map((card) => ({
      name: card.name,
      sku: card.is_header ? undefined : card.sku_number,
    }))
  }

  it('there are enough queries, no two alike', () => {
    expect(relevanceQueries.length).toBeGreaterThanOrEqual(200)
    expect(new Set(relevanceQueries.map(({ text }) => text)).size).toBe(relevanceQueries.length)
  })

  it.each(Object.entries(demanded) as [QueryClass, number][])(
    '%s: the first five have what is looked for, at least %d of all',
    async (queryClass, least) => {
      const queries = relevanceQueries.filter((query) => query.class === queryClass)
      const missed: string[] = []
      for (const { text, finds } of queries) {
        const five = await firstFive(text)
        // Its own item comes first.
        const among = queryClass === 'whole number' ? five.slice(0, 1) : five
        const isFound = among.some(({ name, sku }) =>
          typeof finds === 'string' ? sku === finds : finds.test(name),
        )
        if (!isFound) missed.push(`${text} (${five.map(({ name, sku }) => sku ?? name).join(' | ')})`)
      }
      const recall = 1 - missed.length / queries.length
      console.info(`${queryClass}: ${(recall * 100).toFixed(1)} % of ${queries.length}`, ...missed)
      expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(least)
    },
  )

  it.each([
    ['sarung tangn', 'sarung tangan'],
    ['bering', 'bearing'],
    ['kencra', 'kencara'],
    ['hidrolic hose', 'hidrolik hose'],
    ['staniless ball vavle', 'stainless ball valve'],
  ])('%j is read as %j: what is found is found by that', async (keyword, corrected) => {
    const found = async (text: string) => {
      const { body } = await ask(calls.searchSite, { query: { keyword: text, limit: '100' } })
      if (!('data' in body)) throw new Error(text)
      return body.data
    }
    const [mistyped, right] = [await found(keyword), await found(corrected)]
    expect(mistyped.corrected).toBe(corrected)
    expect(right.corrected).toBeUndefined()
    expect(mistyped.products.total).toBe(right.products.total)
    expect(new Set(mistyped.products.records.map(({ name }) => name))).toEqual(
      new Set(right.products.records.map(({ name }) => name)),
    )
    for (const { match } of mistyped.products.records)
      expect(match).toEqual({ kind: 'spelling', text: corrected })
  })

  it('the beginning of a brand finds what is of that brand, and corrects nothing', async () => {
    for (const keyword of ['kenc', 'kencar', 'kencara']) {
      const { body } = await ask(calls.searchSite, { query: { keyword } })
      if (!('data' in body)) throw new Error(keyword)
      expect([keyword, body.data.corrected]).toEqual([keyword, undefined])
      for (const { product_brand: brand } of body.data.products.records) expect(brand?.name).toBe('Kencara')
      expect(body.data.products.total).toBeGreaterThan(5)
    }
  })

  it.each([
    'CDQ2B32-20DMZ',
    'cdq2b32',
    'B32-20',
    'bearing 6204-2RS',
    'katup bola 1/2',
    'staniless ball vavle',
    'sarung tangn',
    'hidrolic hose',
    'laher',
    'xyzzyplugh 123',
  ])('nobody reads every product or item to find %s', async (keyword) => {
    statements.length = 0
    await ask(calls.searchSite, { query: { keyword } })
    await ask(calls.suggest, { query: { query: keyword } })
    const searching = statements.filter(({ text }) => /name_words|sku_norm|search_term/.test(text))
    expect(searching.length).toBeGreaterThanOrEqual(2)
    for (const statement of searching) {
      const plan = await explain(statement)
      expect(plan, statement.text).not.toMatch(/Seq Scan on (product|item)\b/)
      expect(plan, statement.text).toMatch(/Index/)
    }
  })

  it('nobody reads every product or item for a list, a product or an item', async () => {
    const { status, body } = await ask(calls.listHeaders, { query: { keyword: '6204-2RS' } })
    const card = status === 200 ? body.data.records[0] : undefined
    if (!card || card.is_header) throw new Error('the demo has a bearing 6204-2RS')
    const category_id = String(card.category_ids.at(-1))
    const listed = await ask(calls.listHeaders, { query: { category_id } })
    const filters = listed.status === 200 ? listed.body.data.filters : []
    const choice = filters.find(({ type }) => type === 'choice')
    const number = filters.find(({ type }) => type === 'number')
    if (!choice || !number) throw new Error('its category has choices and numbers')
    const chosen = {
      [`filter_${choice.slug}`]: choice.items[0]?.slug ?? '',
      [`filter_${number.slug}`]: `${number.min}-`,
    }
    const product = { params: { id: String(card.parent_id) } }

    statements.length = 0
    await ask(calls.listHeaders, { query: { category_id, page: '2', sort: 'name_desc' } })
    await ask(calls.listHeaders, { query: { category_id, ...chosen } })
    await ask(calls.showHeader, { ...product, query: { items: '20' } })
    await ask(calls.listItems, { ...product, query: { with_filters: 'true', ...chosen } })
    await ask(calls.showItem, { params: { id: String(card.id) } })
    expect(statements.length).toBeGreaterThan(12)
    for (const statement of statements)
      expect(await explain(statement), statement.text).not.toMatch(
        /Seq Scan on (product|item|item_number|listing|attribute_choice)\b/,
      )
  })
})
