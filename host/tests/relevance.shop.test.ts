import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caller, catalogue as catalogueRoutes, search as searchRoutes } from '@pasok/contract'
import { writeCatalogue } from '@pasok/demo'
import {
  catalogue,
  search,
  catalogueImport,
  createApp,
  identity,
  openDatabase,
  openStorage,
  openWorkers,
} from '@pasok/server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readMapping } from '../tables/read-mapping.ts'
import { readLegalTexts, readSettings } from '../environment/read-settings.ts'
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
  /** The statements recorded since the list was last emptied. */
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
      for await (const row of catalogueImport.readCsv(files.catalogue))
        yield 'cells' in row ? { ...row, cells: { ...row.cells, images: '' } } : row
    }
    await catalogueImport.importCatalogue({
      db: database.db,
      rows: withoutPictures(),
      mapping: await readMapping(files.mapping),
      files: catalogueImport.openImportFiles({ folder, storage, workers }),
      now: new Date(),
      announce: async () => {},
      onProblem: ({ line, code }) => {
        throw new Error(`line ${line}: ${code}`)
      },
    })
    await search.renewVocabulary(database.db)
    await catalogue.renewStatistics(database.db)

    const settings = await readSettings(join(import.meta.dirname, '../../config/shop.json'))
    const texts = await readLegalTexts(join(import.meta.dirname, '../../config/legal.json'))
    const app = createApp({
      guestDb: database.db,
      db: database.db,
      origin: 'http://shop.test',
      sessions: identity.openSessions(database.db, ''),
      settings,
      texts,
      sendEmail: async () => new Date(),
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
        await client.query(`prepare recorded as ${text}`)
        const none = values.length === 0 ? '' : `(${values.map(() => 'null').join()})`
        const { rows } = await client.query<Record<string, string>>(
          `explain (costs off) execute recorded${none}`,
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

  const firstFive = async (keyword: string): Promise<{ name: string; sku: string | null }[]> => {
    const { status, body } = await ask(searchRoutes.searchSite, { query: { keyword, limit: String(FIRST) } })
    if (status !== 200) throw new Error(`${keyword}: ${status}`)
    return body.data.products.records.map(({ name, sku_number: sku }) => ({ name, sku }))
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

  const readSuggestions = async (query: string) => {
    const { status, body } = await ask(searchRoutes.suggest, { query: { query } })
    if (status !== 200) throw new Error(`${query}: ${status}`)
    return body.data
  }

  // @spec §7 Suggestions
  it.each(Object.entries(demanded) as [QueryClass, number][])(
    '%s: the suggestions have what is looked for, at least %d of all',
    async (queryClass, least) => {
      const queries = relevanceQueries.filter((query) => query.class === queryClass)
      const missed: string[] = []
      for (const { text, finds } of queries) {
        const five = (await readSuggestions(text)).productsData
        const among = queryClass === 'whole number' ? five.slice(0, 1) : five
        const isFound = among.some(({ name, sku }) =>
          typeof finds === 'string' ? sku === finds : finds.test(name),
        )
        if (!isFound) missed.push(`${text} (${five.map(({ name, sku }) => sku ?? name).join(' | ')})`)
      }
      expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(least)
    },
  )

  it.each([
    'm8 x 30',
    'M8×30',
    'M8 × 30',
    'M8*30',
    'm8x30',
    'baut m8*30',
    'hex bolt M8 x 30',
    'oil seal 30 x 52 x 7',
    '30*52*7',
    'B32-20',
    'Q2B32-20D',
    'katup bola 1/2',
    'sarung tangn',
    'hidrolic hose',
    'staniless ball vavle',
    'bearng',
    'laher',
    'SKF 6204',
    'siemens contactor',
  ])('%j is offered the five that the search finds first', async (keyword) => {
    const first = await firstFive(keyword)
    expect(first.length).toBeGreaterThan(0)
    const { productsData } = await readSuggestions(keyword)
    expect(productsData.map(({ name, sku }) => ({ name, sku }))).toEqual(first)
  })

  it.each(['m8 x 30', 'M8×30', 'M8 × 30', 'M8*30', 'm8x30'])(
    '%j is a size, however it is written',
    async (keyword) => {
      const { body } = await ask(searchRoutes.searchSite, { query: { keyword, limit: '100' } })
      if (!('data' in body)) throw new Error(keyword)
      expect(body.data.products.total).toBeGreaterThan(20)
      for (const { name } of body.data.products.records.slice(0, FIRST)) expect(name).toContain('M8 × 30')
    },
  )

  describe('a brand or an acronym that is not stocked', () => {
    const both = async (keyword: string) => {
      const [list, site] = await Promise.all([
        ask(searchRoutes.listProducts, { query: { keyword } }),
        ask(searchRoutes.searchSite, { query: { keyword } }),
      ])
      if (list.status !== 200 || site.status !== 200) throw new Error(keyword)
      const { records, total, corrected, not_stocked, did_you_mean } = list.body.data
      expect([site.body.data.not_stocked, site.body.data.corrected]).toEqual([not_stocked, corrected])
      expect(site.body.data.products.total).toBe(total)
      expect((await readSuggestions(keyword)).not_stocked).toEqual(not_stocked)
      return { names: records.map(({ name }) => name), total, corrected, not_stocked, did_you_mean }
    }

    it.each([
      ['NSK', 'NSK'],
      ['nsk', 'NSK'],
      ['Festo', 'Festo'],
      ['FESTO', 'Festo'],
      ['ABB', 'ABB'],
      ['omron', 'Omron'],
      ['Phoenix Contact', 'Phoenix Contact'],
      ['Schneider Electric', 'Schneider Electric'],
      ['QZW', 'QZW'],
    ])('%s is not corrected, and finds nothing', async (keyword, name) => {
      expect(await both(keyword)).toEqual({
        names: [],
        total: 0,
        corrected: undefined,
        not_stocked: [name],
        did_you_mean: undefined,
      })
      expect((await readSuggestions(keyword)).productsData).toEqual([])
    })

    it.each([
      ['SKF 6204', 'SKF', /6204/, '6204'],
      ['6204-2RS SKF', 'SKF', /6204-2RS/, '6204-2RS'],
      ['NSK bearing', 'NSK', /bearing/i, 'bearing'],
      ['bearing SKF 6204', 'SKF', /6204/, 'bearing 6204'],
      ['siemens contactor', 'Siemens', /contactor/i, 'contactor'],
      ['Schneider mcb', 'Schneider', /circuit breaker/i, 'mcb'],
      ['bosch rexroth hydraulic hose', 'Bosch Rexroth', /hydraulic hose/i, 'hydraulic hose'],
      ['parker hose', 'Parker', /hose/i, 'hose'],
      ['Gates sarung tangan', 'Gates', /gloves/i, 'sarung tangan'],
      ['3M sarung tangan', '3M', /gloves/i, 'sarung tangan'],
      ['QZW ball valve', 'QZW', /valve/i, 'ball valve'],
      ['Qwertic 6204', 'Qwertic', /6204/, '6204'],
    ])('%s: says that %s is not, and finds what the rest does', async (keyword, name, fits, rest) => {
      const found = await both(keyword)
      expect(found).toEqual({ ...(await both(rest)), not_stocked: [name] })
      expect(found.total).toBeGreaterThan(0)
      expect(found.names[0]).toMatch(fits)
    })

    it.each(['Fest', 'fest', 'sieme', 'bearing sieme'])(
      '%s may become one: nothing else is suggested',
      async (typed) => {
        const { productsData, not_stocked } = await readSuggestions(typed)
        expect([productsData, not_stocked]).toEqual([[], undefined])
      },
    )

    it('leaves the spelling of the rest to be corrected', async () => {
      const found = await both('SKF bearng')
      expect(found).toMatchObject({ corrected: 'bearing', not_stocked: ['SKF'] })
    })

    it.each(['hidrolic', 'bearng', 'HSOE', 'KATUB', 'STANILESS BALL VAVLE', 'kencra', 'obeng philips'])(
      '%s is none: it is mistyped',
      async (keyword) => {
        const found = await both(keyword)
        expect(found.corrected).toBeDefined()
        expect(found.not_stocked).toBeUndefined()
      },
    )

    it.each(['smc cq2', 'SMC 6204', 'smc kq2z'])('%s: SMC is stocked, whatever it finds', async (keyword) => {
      expect((await both(keyword)).not_stocked).toBeUndefined()
    })

    it.each([
      ['APD', /glove|helmet|goggle|shoe|mask|vest|ear|harness/i],
      ['RTD', /PT100/i],
      ['rtd', /PT100/i],
      ['sensor RTD', /PT100/i],
    ])('%s is an acronym: it finds what it stands for', async (keyword, fits) => {
      const found = await both(keyword)
      expect([found.corrected, found.not_stocked]).toEqual([undefined, undefined])
      expect(found.names[0]).toMatch(fits)
    })

    it.each(['LDE', 'RDO', 'BELL', 'HOSW'])('%s is not read as a word one slip away', async (keyword) => {
      expect((await both(keyword)).corrected).toBeUndefined()
    })

    it.each([
      'SMC',
      'smc cylinder',
      'LED',
      'PVC',
      'MCB',
      'Kencara',
      'KENC',
      'BVBR',
      'HTR cylinder',
      'Fischer',
      'Allen key',
      'M8',
    ])('%s is none: it is called so here', async (keyword) => {
      const found = await both(keyword)
      expect(found.corrected).toBeUndefined()
      expect(found.not_stocked).toBeUndefined()
    })
  })

  it.each([
    ['sarung tangn', 'sarung tangan'],
    ['bering', 'bearing'],
    ['kencra', 'kencara'],
    ['hidrolic hose', 'hidrolik hose'],
    ['staniless ball vavle', 'stainless ball valve'],
  ])('%j is read as %j: what is found is found by that', async (keyword, corrected) => {
    const searchSite = async (text: string) => {
      const { body } = await ask(searchRoutes.searchSite, { query: { keyword: text, limit: '100' } })
      if (!('data' in body)) throw new Error(text)
      return body.data
    }
    const [mistyped, right] = [await searchSite(keyword), await searchSite(corrected)]
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
      const { body } = await ask(searchRoutes.searchSite, { query: { keyword } })
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
  ])('a search for %s does not read every product or item', async (keyword) => {
    statements.length = 0
    await ask(searchRoutes.searchSite, { query: { keyword } })
    await ask(searchRoutes.suggest, { query: { query: keyword } })
    const searching = statements.filter(({ text }) => /name_words|sku_norm|search_term/.test(text))
    expect(searching.length).toBeGreaterThanOrEqual(2)
    for (const statement of searching) {
      const plan = await explain(statement)
      expect(plan, statement.text).not.toMatch(/Seq Scan on (product|item)\b/)
      expect(plan, statement.text).toMatch(/Index/)
    }
  })

  it('a list, a product and an item do not read every product or item', async () => {
    const { status, body } = await ask(searchRoutes.listProducts, { query: { keyword: '6204-2RS' } })
    const card = status === 200 ? body.data.records[0] : undefined
    if (!card || card.is_header) throw new Error('the demo has a bearing 6204-2RS')
    const category_id = String(card.category_ids.at(-1))
    const listed = await ask(searchRoutes.listProducts, { query: { category_id } })
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
    await ask(searchRoutes.listProducts, { query: { category_id, page: '2', sort: 'name_desc' } })
    await ask(searchRoutes.listProducts, { query: { category_id, ...chosen } })
    await ask(searchRoutes.showHeader, { ...product, query: { items: '20' } })
    await ask(searchRoutes.listItems, { ...product, query: { with_filters: 'true', ...chosen } })
    await ask(catalogueRoutes.showItem, { params: { id: String(card.id) } })
    expect(statements.length).toBeGreaterThan(12)
    for (const statement of statements)
      expect(await explain(statement), statement.text).not.toMatch(
        /Seq Scan on (product|item|item_number|listing|listing_number|attribute_choice)\b/,
      )
  })
})
