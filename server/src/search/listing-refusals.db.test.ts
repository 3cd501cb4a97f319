import { search } from '@pasok/contract/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'

const { listProducts, listItems } = search

onDatabase('filters of a list', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  beforeAll(async () => {
    const database = await open()
    ids = await loadCatalogue(database.db)
    api = openApi(database)
  })

  const total = async (query: Record<string, string>): Promise<number> => {
    const answer = await api.ask(listProducts, { query })
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body.data.total
  }

  describe('are refused with their name', () => {
    const listErrors = async (query: Record<string, string>, language: 'ask' | 'askInIndonesian' = 'ask') => {
      const answer = await api[language](listProducts, { query })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
      return answer.status === 400 ? answer.body.errors : undefined
    }

    it.each(['abc', '10,x', '1e3-', '10-20-30', '-', '٣-٤', '1'.repeat(13)])(
      'where a range is %j',
      async (text) => {
        expect(await listErrors({ filter_length: text })).toEqual({ filter_length: [expect.any(String)] })
      },
    )

    it.each(['kuatmor', 'kuatmor_', 'kuatmor_0', '3'])('where a brand is %j', async (text) => {
      expect(await listErrors({ filter_brand: text })).toEqual({ filter_brand: [expect.any(String)] })
    })

    it('in the reader’s language, and each by itself', async () => {
      const english = await listErrors({ filter_length: 'x', filter_thread: 'm8' })
      const indonesian = await listErrors({ filter_length: 'x', filter_thread: 'm8' }, 'askInIndonesian')
      expect(Object.keys(english ?? {})).toEqual(['filter_length'])
      expect(indonesian).not.toEqual(english)
    })

    it('where there are more than ten; ten are not', async () => {
      const some = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, n) => [`filter_a${n}`, 'x']))
      expect(await total(some(10))).toBe(7)
      expect(await listErrors(some(12))).toEqual({
        filter_a10: [expect.any(String)],
        filter_a11: [expect.any(String)],
      })
    })

    it('where one is longer than 2,000 signs, or holds what no text can', async () => {
      expect(await total({ filter_thread: `m8,${'x'.repeat(1_997)}` })).toBe(1)
      expect(await listErrors({ filter_thread: 'x'.repeat(2_001) })).toEqual({
        filter_thread: [expect.any(String)],
      })
      expect(await listErrors({ filter_thread: 'm8\0' })).toEqual({ filter_thread: [expect.any(String)] })
    })

    it('and never fail by a name that no attribute can have', async () => {
      for (const name of [
        '%00',
        'a%00b',
        '__proto__',
        'x'.repeat(5_000),
        '%F0%9F%94%A9',
        "'",
        '%5C',
        '{',
        '%22',
      ])
        expect((await api.get(`/v2/product/header?filter_${name}=x`)).status, name).toBeLessThan(500)
    })
  })

  it.each([
    ['page', '101', '100'],
    ['page', '10001', '1'],
  ])('do not undo the bounds of pages: %s %s of %s', async (_, page, per_page) => {
    for (const query of [{}, { filter_thread: 'm8' }]) {
      expect(await api.ask(listProducts, { query: { ...query, page, per_page } })).toMatchObject({
        status: 400,
        body: { errors: { page: expect.any(Array) } },
      })
      const params = { id: String(ids.product('HEXBOLT')) }
      expect(await api.ask(listItems, { params, query: { ...query, page, per_page } })).toMatchObject({
        status: 400,
        body: { errors: { page: expect.any(Array) } },
      })
    }
  })

  it('at the end of the deepest page are answered', async () => {
    const deepest = { page: '100', per_page: '100', filter_thread: 'm8' }
    expect(await api.ask(listProducts, { query: deepest })).toMatchObject({
      status: 200,
      body: { data: { records: [], total: 1, page: 100, per_page: 100 } },
    })
  })
})
