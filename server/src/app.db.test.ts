import { endpoint, problem } from '@pasok/contract/endpoints'
import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Database } from './platform/index.ts'
import { log } from './platform/index.ts'
import { answer, register } from './platform/http/http.ts'
import { openApi } from './testing/ask-api.ts'
import { loadCatalogue } from './testing/catalogue-fixture.ts'
import type { CatalogueIds } from './testing/catalogue-fixture.ts'
import { onDatabase } from './testing/index.ts'

onDatabase('the API', (open) => {
  let database: Database
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    database = await open()
    ids = await loadCatalogue(database.db)
    api = openApi(database)
  })

  const addresses = (): string[] => [
    '/v2/product/header',
    `/v2/product/header/${ids.product('HEXBOLT')}`,
    `/v2/product/header/${ids.product('HEXBOLT')}/item`,
    `/v2/product/item/${ids.item('M16x16')}`,
    '/v2/product/brand',
    '/v2/website/categories',
    '/v2/website/search?keyword=baut',
    '/v2/website/settings',
  ]

  // @spec §7 Base: own host
  it('answers every call as JSON, in the requested language, and lets no cache mix them up', async () => {
    for (const address of addresses())
      for (const [accepted, language] of [
        ['id-ID,id;q=0.9,en;q=0.8', 'id'],
        ['en-GB,en', 'en'],
        ['ja', 'en'],
      ] as const) {
        const response = await api.get(address, { 'accept-language': accepted })
        expect(response.status, address).toBe(200)
        expect(response.headers.get('content-type')).toMatch(/^application\/json/)
        expect(response.headers.get('content-language'), address).toBe(language)
        expect(response.headers.get('vary')).toBe('accept-language, accept-encoding')
        expect(response.headers.get('cache-control')).toBe('private, no-cache')
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.has('set-cookie')).toBe(false)
        expect(await response.json()).toMatchObject({ status: 'OK', data: expect.any(Object) })
      }
  })

  // @spec §8 Error bodies
  it('answers a refusal with the same care', async () => {
    for (const address of [
      '/v2/product/item/0',
      '/v2/product/header?page=0',
      '/nowhere',
      '/v2/order/none',
      '',
    ]) {
      const response = await api.get(address, { 'accept-language': 'id', 'x-request-id': 'trace-1234' })
      expect(response.status, address).toBe(address.includes('?') ? 400 : 404)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(response.headers.get('content-language')).toBe('id')
      expect(response.headers.get('vary')).toBe('accept-language, accept-encoding')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-request-id')).toBe('trace-1234')
      const body: unknown = await response.json()
      expect(problem.parse(body)).toStrictEqual(body)
    }
  })

  it('gives a request an id of its own where it brings none that is safe', async () => {
    const ids = await Promise.all(
      ['', 'short', 'a b c d e f g'].map(async (id) =>
        (await api.get('/v2/website/settings', id ? { 'x-request-id': id } : {})).headers.get('x-request-id'),
      ),
    )
    for (const id of ids) expect(id).toMatch(/^[\w.-]{8,64}$/)
    expect(new Set(ids).size).toBe(3)
  })

  const notIds = ['0', '-1', '2147483648', 'abc', '1e3', '01', '1.0', '99999999999999999999', '%20', '１']

  it.each(notIds)('%s in a path is a thing that does not exist', async (id) => {
    for (const path of [
      `/v2/product/header/${id}`,
      `/v2/product/header/${id}/item`,
      `/v2/product/item/${id}`,
    ]) {
      const response = await api.get(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toMatchObject({ code: 'product_not_found' })
    }
  })

  it('a path with a NUL in it is not found, whatever it would have named', async () => {
    for (const path of ['/v2/product/header/%00', '/v2/product/header/%00/item', '/v2/product/item/%00']) {
      const response = await api.get(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    }
  })

  it.each([...notIds, '%00'])('%s in a query is refused by the name of its field', async (id) => {
    for (const field of ['category_id', 'product_brand_id']) {
      const response = await api.get(`/v2/product/header?${field}=${id}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 'invalid_request',
        errors: { [field]: [expect.any(String)] },
      })
    }
  })

  it.each([
    ['/v2/product/header?page=101&per_page=100', 'page'],
    ['/v2/product/header?page=10001&per_page=1', 'page'],
    ['/v2/product/header?per_page=101', 'per_page'],
    ['/v2/product/header?page=1&page=2', 'page'],
    ['/v2/product/header?sort=cheapest', 'sort'],
    [`/v2/product/header?keyword=${'k'.repeat(101)}`, 'keyword'],
    ['/v2/product/header?keyword=%00', 'keyword'],
    ['/v2/product/header?keyword=x&exact=yes', 'exact'],
    ['/v2/product/header/1/item?page=101&per_page=100', 'page'],
    ['/v2/product/header/1/item?per_page=x', 'per_page'],
    ['/v2/product/brand?page=101&limit=100', 'page'],
    ['/v2/product/brand?limit=0', 'limit'],
    [`/v2/product/brand?keyword=${'k'.repeat(101)}`, 'keyword'],
    ['/v2/website/categories?depth=21', 'depth'],
    [`/v2/website/search?keyword=${'k'.repeat(101)}`, 'keyword'],
    ['/v2/website/search?keyword=x&offset=9950&limit=51', 'offset'],
    ['/v2/website/search?keyword=x&offset=-1', 'offset'],
    ['/v2/website/search?keyword=x&limit=101', 'limit'],
    ['/v2/website/search?keyword=x&limit=x', 'limit'],
    ['/v2/website/search?keyword=x&exact=1', 'exact'],
  ])('%s is refused by the name of its field', async (address, field) => {
    const response = await api.get(address)
    expect(response.status).toBe(400)
    const { errors } = problem.parse(await response.json())
    expect(Object.keys(errors ?? {})).toEqual([field])
  })

  it.each([
    '/v2/product/header?page=100&per_page=100',
    `/v2/product/header?keyword=%20${'k'.repeat(100)}%20`,
    '/v2/product/brand?page=100&limit=100',
    '/v2/website/search?keyword=x&offset=9900&limit=100',
    // What is empty is absent.
    '/v2/product/header?page=&keyword=x&exact=&category_id=&min_price=',
    '/v2/website/search',
    '/v2/product/header?unknown=1&utm_source=mail&__proto__=1&constructor=1',
  ])('%s is taken', async (address) => {
    expect((await api.get(address)).status).toBe(200)
  })

  it('takes a body that is no JSON for the caller’s mistake', async () => {
    const note = endpoint({
      method: 'post',
      path: '/test/note',
      access: 'public',
      summary: 'A note',
      tag: 'Test',
      body: z.object({ text: z.string() }),
      answer: z.object({ status: z.literal('OK') }),
    })
    const { app } = openApi(database)
    register(app, note, async () => answer(200, { status: 'OK' } as const))
    const response = await app.fetch(
      new Request('http://shop.test/api/test/note', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"text":',
      }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_request' })
  })

  it('says no more of an error of its own than its id, and logs the rest', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {})
    const broken = new Proxy({} as Database['db'], {
      get: () => {
        throw new Error('secret: connection to 10.0.0.7')
      },
    })
    const response = await openApi({ db: broken }).get('/v2/product/header', { 'x-request-id': 'trace-5678' })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('10.0.0.7')
    expect(response.headers.get('x-request-id')).toBe('trace-5678')
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), requestId: 'trace-5678' },
      'a request failed',
    )
  })
})

onDatabase('a database that takes too long', (open) => {
  it('ends in time, with Retry-After for the caller', async () => {
    const database = await open({ role: 'web' })
    const api = openApi(database)
    const busy = await database.pool.connect()
    await busy.query('begin')
    await busy.query('lock table catalogue.product in access exclusive mode')
    const response = await api.get('/v2/product/header', { 'accept-language': 'id' })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 'overloaded', title: 'Sedang sibuk' })
    await busy.query('rollback')
    busy.release()
    await expect.poll(async () => (await api.get('/v2/product/header')).status).toBe(200)
  })
})
