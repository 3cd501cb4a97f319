import type { Endpoint } from '@pasok/contract/endpoints'
import { order, orderStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'
import { staffBrowserOf } from './testing/ask-as-staff.ts'
import { browserOf, type AskingBrowser } from './testing/ask-as.ts'
import { onDatabase } from './testing/index.ts'
import { addManySales } from './testing/many-sales.ts'
import { addPerson } from './testing/people-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const COUNT = 90
/** In Jakarta a minute before midnight: rows lie on both sides of it. */
const START = new Date('2026-11-20T16:30:00Z')
const DAY = '2026-11-20'

interface ListCase {
  readonly endpoint: Endpoint
  readonly as: 'buyer' | 'staff'
  /** The table with its alias, and what of it the reader may see. */
  readonly rows: string
  /** ORDER BY of every sort, without the id at its end. */
  readonly sorts: Readonly<Record<string, string>>
  /** Queries with the condition that each means; `:company` and `:member` are those of the buyer. */
  readonly filters: readonly (readonly [query: Readonly<Record<string, string>>, condition: string])[]
}

const orderFilters: ListCase['filters'] = [
  [{ state: 'on_hold' }, "state = 'on_hold'"],
  [{ state: 'placed,cancelled' }, "state in ('placed', 'cancelled')"],
  [
    { payment_state: 'paid,pending', state: 'completed' },
    "payment_state in ('paid', 'pending') and state = 'completed'",
  ],
  [{ delivery_state: 'shipped' }, "delivery_state = 'shipped'"],
  [{ placed_to: DAY }, "placed_at < '2026-11-21 00:00+07'"],
  [{ placed_from: '2026-11-21', placed_to: '2026-11-21' }, "placed_at >= '2026-11-21 00:00+07'"],
  [{ keyword: 'PROYEK 10' }, "customer_reference ilike '%proyek 10%'"],
  [{ keyword: '1' }, "customer_reference ~ ' 1' or po_number ~ '-1'"],
  [
    { keyword: 'q26-00001' },
    "exists (select from quotation.quotation q where q.id = quotation_id and q.number ilike '%-00001%')",
  ],
  [{ keyword: '%' }, 'false'],
]
const orderSorts = {
  '-placed_at': 'placed_at desc, id desc',
  placed_at: 'placed_at, id',
  '-amount_total': 'amount_total desc, id desc',
  amount_total: 'amount_total, id',
}

const cases: readonly ListCase[] = [
  {
    endpoint: order.listOrders,
    as: 'buyer',
    rows: 'orders.order where company_id = :company',
    sorts: orderSorts,
    filters: [...orderFilters, [{ mine: 'true' }, 'placed_by = :member']],
  },
  {
    endpoint: orderStaff.listStaffOrders,
    as: 'staff',
    rows: 'orders.order where true',
    sorts: { waiting: "state = 'placed' desc, placed_at, id", ...orderSorts },
    filters: [
      ...orderFilters,
      [{ company_id: ':company' }, 'company_id = :company'],
      [
        { mine: 'true' },
        'quotation_id in (select id from quotation.quotation where salesperson_id = :staff)',
      ],
      [{ keyword: 'maju', state: 'completed' }, "company_id = :company and state = 'completed'"],
      [{ keyword: 'pt' }, 'true'],
    ],
  },
]

const byNumber = (a: number, b: number) => a - b

interface Page {
  readonly records: readonly { readonly id: number }[]
  readonly total: number
  readonly is_total_exact: boolean
  readonly next_cursor?: string
  readonly previous_cursor?: string
  readonly last_cursor?: string
}

onDatabase('lists', (open) => {
  let db: Db
  let browsers: Record<ListCase['as'], AskingBrowser>
  let names: Record<string, string>
  const people: { companyId: number; memberId: number }[] = []
  beforeAll(async () => {
    db = (await open()).db
    const api = openApi({ db, now: () => NOW })
    for (const email of ['satu@uji.test', 'dua@uji.test']) people.push(await addPerson(db, { email }))
    const [buyer = { companyId: 0, memberId: 0 }] = people
    people.push(await addPerson(db, { email: 'tiga@uji.test', companyId: buyer.companyId }))
    await sql`update company.company set legal_name = 'PT Maju Jaya' where id = ${buyer.companyId}`.execute(
      db,
    )
    await addManySales(db, { buyers: people, count: COUNT, start: START })
    const staff = await staffBrowserOf(db, api, 'admin')
    await sql`update quotation.quotation set salesperson_id = ${staff.staffId} where id % 3 = 0`.execute(db)
    browsers = { buyer: await browserOf(db, api, buyer.memberId, { now: NOW }), staff }
    names = { company: String(buyer.companyId), member: String(buyer.memberId), staff: String(staff.staffId) }
  })
  const named = (text: string) =>
    text.replaceAll(/:(company|member|staff)/g, (_, name: string) => names[name] ?? '')
  const idsOf = async ({ rows }: ListCase, condition: string, order: string): Promise<number[]> => {
    const found = await sql<{ id: number }>`
      ${sql.raw(named(`select id from ${rows} and (${condition}) order by ${order}`))}`.execute(db)
    return found.rows.map(({ id }) => id)
  }
  const addressOf = ({ endpoint }: ListCase, query: Readonly<Record<string, string>>) =>
    `${endpoint.path}?${named(decodeURIComponent(new URLSearchParams(query).toString()))}`
  const pageOf = async (list: ListCase, query: Readonly<Record<string, string>>): Promise<Page> => {
    const response = await browsers[list.as].get(addressOf(list, query))
    const body = (await response.json()) as { data: Page }
    if (response.status !== 200) throw new Error(JSON.stringify(body))
    return body.data
  }
  const idsIn = (page: Page) => page.records.map(({ id }) => id)
  /** Walks from a page on by one of its cursors; answers the pages' ids in the order in which they were read. */
  const walk = async (
    list: ListCase,
    query: Readonly<Record<string, string>>,
    cursor: 'next_cursor' | 'previous_cursor',
    meanwhile: () => Promise<void> = async () => {},
  ): Promise<number[][]> => {
    const pages: number[][] = []
    let page = await pageOf(list, query)
    for (;;) {
      pages.push(idsIn(page))
      const at = page[cursor]
      if (at === undefined) return pages
      await meanwhile()
      const { sort, per_page, ...filters } = query
      page = await pageOf(list, {
        ...(sort && { sort }),
        ...(per_page && { per_page }),
        ...filters,
        cursor: at,
      })
    }
  }

  describe.each(cases.map((list) => [`${list.endpoint.method} ${list.endpoint.path}`, list] as const))(
    '%s',
    (_, list) => {
      const [[usual = '', usualOrder = ''] = []] = [Object.entries(list.sorts)[0]]

      it('is read page by page, forwards and backwards', async () => {
        const expected = await idsOf(list, 'true', usualOrder)
        const query = { per_page: '19' }
        const forwards = await walk(list, query, 'next_cursor')
        expect(forwards.flat()).toEqual(expected)
        const { last_cursor: cursor = '' } = await pageOf(list, query)
        const backwards = await walk(list, { ...query, cursor }, 'previous_cursor')
        expect(backwards[0]).toEqual(expected.slice(-19))
        // The first page is full: it overlaps the one after it.
        expect([...new Set(backwards.toReversed().flat())].toSorted(byNumber)).toEqual(
          expected.toSorted(byNumber),
        )
        expect(backwards.at(-1)).toEqual(forwards[0])
        expect(idsIn(await pageOf(list, { ...query, page: '3' }))).toEqual(forwards[2])
      })

      it('is sorted, with ties, by each of its sorts', async () => {
        for (const [sort, order] of Object.entries(list.sorts)) {
          const expected = await idsOf(list, 'true', order)
          const first = await pageOf(list, { sort, per_page: '31' })
          const second = await pageOf(list, { sort, per_page: '31', cursor: first.next_cursor ?? '' })
          expect([sort, ...idsIn(first), ...idsIn(second)]).toEqual([sort, ...expected.slice(0, 62)])
        }
      })

      it('is filtered by each of its parameters', async () => {
        for (const [query, condition] of list.filters) {
          const expected = await idsOf(list, condition, usualOrder)
          const page = await pageOf(list, { ...query, per_page: '20' })
          const { next_cursor: cursor } = page
          const next =
            cursor === undefined ? [] : idsIn(await pageOf(list, { ...query, per_page: '20', cursor }))
          expect([query, page.total, ...idsIn(page), ...next]).toEqual([
            query,
            expected.length,
            ...expected.slice(0, 40),
          ])
        }
      })

      it('refuses a cursor that was changed, or is of another query', async () => {
        const { next_cursor: cursor = '' } = await pageOf(list, { per_page: '2' })
        const [text = '', signature = ''] = cursor.split('.')
        const [sort = usual] = Object.keys(list.sorts).toReversed()
        for (const query of [
          { cursor: `${text}x.${signature}` },
          { cursor: `${text}.${signature.slice(1)}x` },
          { cursor: text },
          { cursor: "' or true --" },
          { cursor, sort },
          { cursor, page: '2' },
        ]) {
          const response = await browsers[list.as].get(addressOf(list, query))
          expect([response.status, query]).toEqual([400, query])
          expect(await response.json()).toMatchObject({ errors: { cursor: [expect.any(String)] } })
        }
      })

      it(`${list.as === 'staff' ? 'refuses' : 'ignores'} a parameter that it does not know`, async () => {
        const response = await browsers[list.as].get(addressOf(list, { stat: 'x' }))
        expect(response.status).toBe(list.as === 'staff' ? 400 : 200)
        if (list.as === 'staff')
          expect(await response.json()).toMatchObject({ errors: { stat: [expect.any(String)] } })
        expect((await browsers[list.as].get(addressOf(list, { sort: 'id' }))).status).toBe(400)
      })
    },
  )

  it('walked while records are added shows each of the others once', async () => {
    for (const list of cases) {
      const [sort = '', order = ''] = Object.entries(list.sorts)[0] ?? []
      const before = await idsOf(list, 'true', order)
      const pages = await walk(list, { sort, per_page: '50' }, 'next_cursor', () =>
        addManySales(db, { buyers: people.slice(0, 2), count: 4, start: new Date('2026-11-20T17:00:00Z') }),
      )
      const seen = pages.flat()
      expect(seen.filter((id) => before.includes(id))).toEqual(before)
      expect(new Set(seen).size).toBe(seen.length)
    }
  })
})
