import { MOST_WISHES, type Wish } from '@pasok/contract'
import { search, wishlist, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSessions } from '../identity/index.ts'
import type { Db } from '../platform/index.ts'
import { turnListPriceDay } from '../pricing/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'

const NOW = new Date('2026-11-22T20:00:00Z')
const HERE = { 'sec-fetch-site': 'same-origin' }
const rows = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  { product: 'BOLT', sku: 'B-2', price: '3000' },
  { product: 'NUT', sku: 'N-1', price: '50' },
  { product: 'OLD', sku: 'O-1', price: '20' },
  ...Array.from({ length: MOST_WISHES }, (_, n) => ({ product: 'MANY', sku: `M-${n}`, price: '7' })),
].map((row) => ({ ...row, name_en: `${row.product} in English`, name_id: row.product, category_en: 'Parts' }))

interface Answered {
  readonly status: number
  readonly errors?: Record<string, string[]>
  readonly data: {
    readonly ids: number[]
    readonly not_added: { id: number; reason: string }[]
    readonly records: Wish[]
    readonly total: number
  }
}

onDatabase('the wish list', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  const ids: Record<string, number> = {}
  const cookies: Record<string, string> = {}
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, '2026-11-23')
    expect((await importText(db, rows)).problems).toEqual([])
    const named = await sql<{ sku: string; id: number }>`
      select sku, id from catalogue.item union all select code, id from catalogue.product`.execute(db)
    for (const { sku, id } of named.rows) ids[sku] = id
    api = openApi({ db, now: () => NOW })
    const sessions = openSessions(db, 'a secret of the tests')
    const log = async (who: string, memberId: number) => {
      cookies[who] = `pasok_session=${await sessions.beginInBrowser(db, memberId, '', NOW)}`
    }
    const { memberId, companyId } = await addPerson(db, { email: 'pelihat@uji.test', role: 'viewer' })
    await log('viewer', memberId)
    await log('colleague', (await addPerson(db, { email: 'rekan@uji.test', companyId })).memberId)
    await log('draft', (await addPerson(db, { email: 'baru@uji.test', status: 'draft' })).memberId)
  })
  beforeEach(async () => void (await sql`delete from cart.wishlist_line`.execute(db)))

  const ask = async (
    e: Endpoint,
    who: string,
    input: { query?: string; body?: unknown; language?: string },
  ) => {
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${e.path}${input.query ?? ''}`, {
        method: e.method.toUpperCase(),
        headers: {
          ...HERE,
          'accept-language': input.language ?? 'en',
          cookie: cookies[who] ?? '',
          ...(input.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      }),
    )
    const answered = (await response.json()) as Omit<Answered, 'status'>
    checkAnswer(e, response.status, answered)
    return { ...answered, status: response.status }
  }
  const change = (body: unknown, who = 'viewer') => ask(wishlist.changeWishlist, who, { body })
  const show = (who = 'viewer', query = '', language = 'en') =>
    ask(wishlist.showWishlist, who, { query, language })
  const toIds = (...skus: string[]) => skus.map((sku) => ids[sku])
  const listIds = async (who?: string) => (await change({}, who)).data.ids

  // @spec §1 Member: uses wishlist
  it('has products and items, the last added first', async () => {
    expect(await show()).toMatchObject({ status: 200, data: { records: [], total: 0 } })
    await change({ add: toIds('B-1') })
    const { status, data } = await change({ add: toIds('BOLT', 'N-1') })
    expect([status, data]).toEqual([200, { ids: toIds('BOLT', 'N-1', 'B-1'), not_added: [] }])
    expect((await show()).data.records).toMatchObject([
      {
        id: ids['BOLT'],
        name: 'BOLT in English',
        product: { is_header: true, price: 1_000, max_price: 3_000 },
      },
      { id: ids['N-1'], product: { is_header: false, sku_number: 'N-1', price: 50 } },
      { id: ids['B-1'], product: { price: 1_000 } },
    ])
    expect((await show('viewer', '?page=2&per_page=2', 'id')).data).toMatchObject({
      records: [{ id: ids['B-1'], name: 'BOLT' }],
      total: 3,
    })
  })

  // @spec §4 Wishlist: present product
  // @spec §3 Wishlist: keyed by product id
  it('has nothing twice, and a repeated change has no effect', async () => {
    const one = await change({ add: toIds('B-1', 'N-1', 'B-1') })
    expect(one.data.ids).toEqual(toIds('B-1', 'N-1'))
    expect(await change({ add: toIds('N-1', 'B-1') })).toEqual(one)
  })

  // @spec §4 Wishlist: removal
  it('loses removed entries; removing a missing one has no effect', async () => {
    await change({ add: toIds('B-1', 'N-1', 'BOLT') })
    expect((await change({ remove: toIds('N-1', 'B-2') })).data.ids).toEqual(toIds('B-1', 'BOLT'))
    expect((await change({ remove: toIds('N-1', 'B-2') })).data.ids).toEqual(toIds('B-1', 'BOLT'))
    // Removed and added again, it comes first.
    const again = await change({ remove: toIds('BOLT'), add: toIds('BOLT') })
    expect(again.data.ids).toEqual(toIds('BOLT', 'B-1'))
  })

  it('belongs to the member; without an approved company there is none', async () => {
    await change({ add: toIds('B-1') })
    await change({ add: toIds('N-1'), remove: toIds('B-1') }, 'colleague')
    expect([await listIds(), await listIds('colleague')]).toEqual([toIds('B-1'), toIds('N-1')])
    for (const who of ['draft', 'nobody'])
      expect([(await show(who)).status, (await change({}, who)).status]).toEqual([401, 401])
  })

  it('refuses what the shop does not show, and says so', async () => {
    await sql`update catalogue.item set active = false where sku = 'O-1'`.execute(db)
    const unknown = 2_000_000_000
    expect((await change({ add: [unknown, ids['N-1'], ids['O-1']] })).data).toEqual({
      ids: toIds('N-1'),
      not_added: [
        { id: unknown, reason: 'not_found' },
        { id: ids['O-1'], reason: 'not_found' },
      ],
    })
    await sql`update catalogue.item set active = true where sku = 'O-1'`.execute(db)
  })

  it('shows only the name of what is no longer sold, which can be removed', async () => {
    await change({ add: toIds('O-1') })
    await sql`update catalogue.item set active = false where sku = 'O-1'`.execute(db)
    expect((await show()).data.records).toEqual([{ id: ids['O-1'], name: 'OLD in English' }])
    expect((await change({ remove: toIds('O-1') })).data.ids).toEqual([])
    await sql`update catalogue.item set active = true where sku = 'O-1'`.execute(db)
  })

  it('has at most 500 entries, also with concurrent changes, and names those that had no room', async () => {
    const many = rows.filter(({ product }) => product === 'MANY').map(({ sku }) => ids[sku])
    await change({ add: many.slice(2) })
    const both = await Promise.all([change({ add: toIds('B-1', 'B-2') }), change({ add: many.slice(0, 2) })])
    expect(await listIds()).toHaveLength(MOST_WISHES)
    expect(both.map(({ data }) => data.not_added.map(({ reason }) => reason))).toEqual(
      expect.arrayContaining([[], ['no_room', 'no_room']]),
    )
  })

  it('has all of many concurrent changes', async () => {
    const skus = ['B-1', 'B-2', 'N-1', 'BOLT', 'NUT']
    const changes = [...skus, ...skus].map((sku) => change({ add: toIds(sku) }))
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual(changes.map(() => 200))
    expect(new Set(await listIds())).toEqual(new Set(toIds(...skus)))
    expect(await listIds()).toHaveLength(skus.length)
  })

  it.each([
    ['what is no id', { add: ['x'] }, 'add.0'],
    ['an id that none can be', { remove: [0] }, 'remove.0'],
    ['more than a list may hold', { add: Array.from({ length: 501 }, (_, n) => n + 1) }, 'add'],
  ])('refuses %s, and stays as it is', async (_, body, field) => {
    await change({ add: toIds('B-1') })
    const { status, errors } = await change(body)
    expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
    expect(await listIds()).toEqual(toIds('B-1'))
  })

  describe('of a guest is shown by ids:', () => {
    const list = (query: string, who = 'nobody') => ask(search.listProducts, who, { query })

    it('products and items, in that order, without prices and without those not sold', async () => {
      const query = `?ids=${[...toIds('N-1', 'BOLT'), 2_000_000_000, ...toIds('B-1', 'N-1')].join(',')}`
      const { data } = await list(query)
      expect(data).toMatchObject({
        records: toIds('N-1', 'BOLT', 'B-1').map((id) => ({ id })),
        total: 3,
      })
      expect(JSON.stringify(data)).not.toMatch(/"(?:min_|max_|base_)?price"/)
      expect((await list(query, 'viewer')).data.records).toMatchObject([{ price: 50 }, {}, { price: 1_000 }])
    })

    it.each([
      '?ids=1,',
      '?ids=0',
      '?ids=2147483648',
      `?ids=${Array.from({ length: 101 }, (_, n) => n + 1).join(',')}`,
    ])('not by %s', async (query) => {
      const { status, errors } = await list(query)
      expect([status, Object.keys(errors ?? {})[0]]).toEqual([400, expect.stringMatching(/^ids/)])
    })
  })
})
