import { content, identity, problem, type Endpoint } from '@pasok/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicAccess } from './identity/index.ts'
import { anyBody, anyContentType } from './testing/any-body.ts'
import { application, checkPromise, openApi, promises } from './testing/ask-api.ts'
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

  /** A bearer's token, as far as a header may hold it. */
  const writtenBearer = fc.oneof(written, fc.string({ maxLength: 9_000 })).map((token) => token.trim())

  /** Mostly what a parameter means to hold, or no request would get past the door. */
  const meant = (name: string) =>
    name === 'keyword'
      ? written
      : name.startsWith('with_') || name.startsWith('has_')
        ? fc.constantFrom('true', 'false')
        : fc.constantFrom('1', '2', '3', ...(name === 'sort' ? ['name_asc', 'price_desc'] : []))

  const queryOf = (e: Endpoint) => {
    const strange = fc.constantFrom('min_price', '__proto__', 'constructor', 'page[]', '', 'toString')
    const known = Object.keys(e.query?.shape ?? {}).map((name) => {
      const value = fc.oneof({ weight: 5, arbitrary: meant(name) }, { weight: 1, arbitrary: written })
      return fc.option(fc.tuple(fc.constant(name), value), { freq: 3 })
    })
    const filter = fc.tuple(
      fc.constantFrom('brand', 'category', 'price', 'discount', 'stock', 'thread', 'length', 'material', ''),
      fc.oneof(fc.constantFrom('m8,m10', 'm8', '10-50', '10-', '-50', '-', 'Kuatmor_1', '50-10'), written),
    )
    const named = filter.map(([name, value]): [string, string] => [`filter_${name}`, value])
    const others = fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.tuple(strange, written), { maxLength: 2 }) },
      { weight: 3, arbitrary: fc.array(named, { maxLength: 12 }) },
    )
    return fc
      .tuple(fc.tuple(...known), others)
      .map(([given, more]) => [...given.filter((one) => one !== null), ...more])
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
  }
  const pathOf = (e: Endpoint) => {
    const products = ['HEXBOLT', 'BEARING', 'HOSE', 'GONE', 'NOITEMS'].map(ids.product)
    const items = ['HB-M8x10', '6204-2RS', 'SRT-09', 'HALF-02'].map(ids.item)
    const known = e.path.includes('/category/')
      ? ['fasteners', 'bolts', 'pengencang', 'bantalan']
      : e.path.includes('/slug/')
        ? [...products, ...items].map((id) => `hex-bolt-${id}`)
        : e.path.includes('/item/')
          ? items
          : products
    const id = fc.constantFrom(...known.map(String))
    return fc
      .oneof({ weight: 3, arbitrary: id }, { weight: 1, arbitrary: written })
      .map((segment) => e.path.replaceAll(/\{\w+\}/g, () => segment))
  }

  const tokens = publicAccess(application).logIn(application.login, application.key, new Date())
  const [access = '', refresh = ''] = [tokens?.access_token, tokens?.refresh_token]
  /** Only the call for new tokens asks for a bearer; any other may be sent without. */
  const bearerFor = (e: Endpoint): fc.Arbitrary<string | undefined> =>
    e.path === identity.refreshTokens.path
      ? fc.oneof(fc.constantFrom(refresh, access), writtenBearer)
      : fc.constant(undefined)

  const send = async (
    method: string,
    address: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Response> =>
    api.app.fetch(
      new Request(`http://shop.test/api${address}`, {
        method: method.toUpperCase(),
        headers,
        ...(body !== undefined && { body }),
      }),
    )

  describe.each(promises)('to $path', (e) => {
    it('is answered as the contract says, in the language it asks for', async () => {
      const language = fc.constantFrom('en', 'id', 'id;q=0.3, en;q=0.2', 'xx', '*;q=0')
      const request = fc.tuple(pathOf(e), queryOf(e), language, anyBody(e), anyContentType(e), bearerFor(e))
      const statuses = new Set<number>()
      await fc.assert(
        fc.asyncProperty(request, async ([path, query, accepted, body, type, bearer]) => {
          const response = await send(e.method, `${path}${query && `?${query}`}`, body, {
            'accept-language': accepted,
            ...(type !== undefined && { 'content-type': type }),
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          })
          const isFile = response.headers.get('content-type') === e.file
          const answered: unknown = isFile
            ? new Uint8Array(await response.arrayBuffer())
            : await response.json()
          checkPromise(e, response.status, answered)
          statuses.add(response.status)
          expect(response.status).not.toBe(500)
          expect(response.headers.get('content-language')).toMatch(/^(en|id)$/)
        }),
        { numRuns: e.body ? 5 * runs : runs },
      )
      // A list for members refuses every guest.
      const usual = e.method === 'get' && 401 in e.answers ? 401 : 200
      expect(statuses, 'some requests are answered').toContain(usual)
    })
  })

  it('with any bearer is a guest’s or refused, and never a fault', async () => {
    const statuses = new Set<number>()
    const token = fc.oneof(
      fc.constantFrom(access, `${access} `, refresh, access.toUpperCase(), ''),
      fc.nat({ max: access.length }).map((at) => access.slice(0, at)),
      writtenBearer,
    )
    const scheme = fc.constantFrom('Bearer ', 'bearer  ', 'Basic ', 'Bearer', '')
    await fc.assert(
      fc.asyncProperty(scheme, token, async (said, given) => {
        const response = await api.get('/v2/website/settings', { authorization: said + given })
        const body: unknown = await response.json()
        if (response.status === 401) expect(problem.parse(body)).toStrictEqual(body)
        else checkPromise(content.showSettings, response.status, body)
        statuses.add(response.status)
      }),
      { numRuns: 10 * runs },
    )
    expect(statuses).toEqual(new Set([200, 401]))
  })
})
