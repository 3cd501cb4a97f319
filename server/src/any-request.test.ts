import type { Endpoint } from '@pasok/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkPromise, openApi, promises } from './testing/ask-api.ts'
import { loadCatalogue } from './testing/catalogue-fixture.ts'
import type { CatalogueIds } from './testing/catalogue-fixture.ts'
import { onEachDatabase } from './testing/index.ts'

/** Enough for every run of the tests; FUZZ_RUNS=10000 looks longer. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 40)

onEachDatabase('any request', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    api = openApi(database)
  })

  /** Texts that an address may hold: numbers near their bounds, signs with a meaning somewhere, and noise. */
  const text = fc.oneof(
    fc.constantFrom('0', '1', '2', '100', '101', '10000', '2147483647', '2147483648', '-1', '1.5', '1e3', ''),
    fc.constantFrom('baut', 'bolt', '6204-2RS', 'HB-M8', 'xyzzy', 'default', 'name_asc', 'price_asc', 'true'),
    fc.constantFrom(
      "'",
      '\\',
      '%',
      '&',
      '|',
      '!',
      ':*',
      '(',
      '\0',
      '\u{1F529}',
      '\uFFFF',
      '٣',
      '<script>',
      '../',
      '..',
    ),
    fc.nat({ max: 60 }).map(String),
    fc.string({ unit: 'binary', maxLength: 130 }),
  )
  /** What is written between two slashes or after '=': escaped, or as a careless caller would. */
  const written = fc.oneof(
    text.map((value) => encodeURIComponent(value.toWellFormed())),
    fc.constantFrom('%', '%zz', '%E0%A4%A', '%00', '%u0041', '+', '%2F', '%2e%2e', ';', '@', '*', ','),
  )

  /** Mostly what a parameter means to hold, or no request would get past the door. */
  const meant = (name: string) =>
    name === 'keyword'
      ? written
      : fc.constantFrom('1', '2', '3', ...(name === 'sort' ? ['name_asc', 'price_desc'] : []))

  const queryOf = (e: Endpoint) => {
    const strange = fc.constantFrom(
      'min_price',
      'filter_brand',
      '__proto__',
      'constructor',
      'page[]',
      '',
      'toString',
    )
    const known = Object.keys(e.query?.shape ?? {}).map((name) => {
      const value = fc.oneof({ weight: 5, arbitrary: meant(name) }, { weight: 1, arbitrary: written })
      return fc.option(fc.tuple(fc.constant(name), value), { freq: 3 })
    })
    const others = fc.array(fc.tuple(strange, written), { maxLength: 2 })
    return fc
      .tuple(fc.tuple(...known), others)
      .map(([given, more]) => [...given.filter((one) => one !== null), ...more])
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
  }
  const pathOf = (e: Endpoint) => {
    const known = e.path.includes('/item/')
      ? ['HB-M8x10', '6204-2RS', 'SRT-09', 'HALF-02'].map(ids.item)
      : ['HEXBOLT', 'BEARING', 'HOSE', 'GONE', 'NOITEMS'].map(ids.product)
    const id = fc.constantFrom(...known.map(String))
    return fc
      .oneof({ weight: 3, arbitrary: id }, { weight: 1, arbitrary: written })
      .map((segment) => e.path.replaceAll(/\{\w+\}/g, () => segment))
  }

  describe.each(promises)('to $path', (e) => {
    it('is answered as the contract says, in the language it asks for', async () => {
      const language = fc.constantFrom('en', 'id', 'id;q=0.3, en;q=0.2', 'xx', '*;q=0')
      const request = fc.tuple(pathOf(e), queryOf(e), language)
      const statuses = new Set<number>()
      await fc.assert(
        fc.asyncProperty(request, async ([path, query, accepted]) => {
          const response = await api.get(`${path}${query && `?${query}`}`, { 'accept-language': accepted })
          const isFile = response.headers.get('content-type') === e.file
          const body: unknown = isFile ? new Uint8Array(await response.arrayBuffer()) : await response.json()
          checkPromise(e, response.status, body)
          statuses.add(response.status)
          expect(response.status).not.toBe(500)
          expect(response.headers.get('content-language')).toMatch(/^(en|id)$/)
        }),
        { numRuns: runs },
      )
      expect(statuses, 'some requests are answered').toContain(200)
    })
  })
})
