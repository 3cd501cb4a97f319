import type { Endpoint } from '@pasok/contract/endpoints'
import {
  companyStaff,
  fulfilment,
  fulfilmentStaff,
  invoice,
  invoiceStaff,
  order,
  orderStaff,
  paymentStaff,
  quotation,
  quotationStaff,
  quotationUpload,
  returns,
  returnsStaff,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'
import { openStaffBrowser } from './testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from './testing/ask-as.ts'
import { onDatabase } from './testing/index.ts'
import { addManyRegistrations, addManySales } from './testing/many-sales.ts'
import { addPerson } from './testing/people-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const COUNT = 90
/** In Jakarta a minute before midnight: rows lie on both sides of it. */
const START = new Date('2026-11-20T16:30:00Z')
const DAY = '2026-11-20'

interface ListCase {
  readonly endpoint: Endpoint
  readonly as: 'buyer' | 'staff'
  /** What a record is named by, where that is not `id`. */
  readonly id?: string
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

const quotationFilters: ListCase['filters'] = [
  [{ state: 'quoted' }, "state = 'quoted'"],
  [{ state: 'submitted,ordered' }, "state in ('submitted', 'ordered')"],
  [{ created_from: '2026-11-21' }, "created_at >= '2026-11-21 00:00+07'"],
  [{ keyword: 'po-1' }, "po_number like 'PO-1%'"],
]
const OVERDUE = "amount_paid + amount_credited < amount_total and coalesce(due_on < '2026-11-23', false)"
const invoiceFilters: ListCase['filters'] = [
  [{ state: 'overdue' }, OVERDUE],
  [{ state: 'credited,overdue' }, `(${OVERDUE}) or amount_credited = amount_total`],
  [{ state: 'issued' }, `amount_paid = 0 and amount_credited = 0 and not (${OVERDUE})`],
  [{ state: 'partially_paid' }, `amount_paid = 500 and not (${OVERDUE})`],
  [{ state: 'paid', issued_to: DAY }, "amount_paid = amount_total and issued_on <= '2026-11-20'"],
  [{ due_from: '2026-11-22', due_to: '2026-11-23' }, "due_on between '2026-11-22' and '2026-11-23'"],
  [{ order_id: ':order' }, 'order_id = :order'],
  [{ keyword: 'inv/2026/00001' }, "number like '%/00001%'"],
]
const dueOrder = "coalesce(due_on, '9999-12-31')"
const invoiceSorts = {
  '-issued_on': 'issued_on desc, id desc',
  issued_on: 'issued_on, id',
  due_on: `${dueOrder}, id`,
  '-due_on': `${dueOrder} desc, id desc`,
  '-amount_total': 'amount_total desc, id desc',
  amount_total: 'amount_total, id',
}
const deliveryFilters: ListCase['filters'] = [
  [{ state: 'packing' }, "state = 'packing'"],
  [{ updated_to: DAY }, "updated_at < '2026-11-21 00:00+07'"],
  [{ order_id: ':order' }, 'order_id = :order'],
  [{ keyword: 'awb1' }, "airway_bill like 'AWB1%'"],
  [
    { keyword: 'ord26-00001' },
    "exists (select from orders.order o where o.id = order_id and o.number like '%-00001%')",
  ],
]
const returnFilters: ListCase['filters'] = [
  [{ state: 'requested,received' }, "state in ('requested', 'received')"],
  [{ requested_from: '2026-11-21' }, "requested_at >= '2026-11-21 00:00+07'"],
  [{ order_id: ':order' }, 'order_id = :order'],
  [{ keyword: 'ret26-00001' }, "number like '%-00001%'"],
]

const STAFF_ORDER =
  'order_id in (select o.id from orders.order o join quotation.quotation q on q.id = o.quotation_id where q.salesperson_id = :staff)'
const COMPANY_ORDER = 'order_id in (select id from orders.order where company_id = :company)'
const proofWhere = (condition: string) => `attempt_id in (select id from payment.attempt where ${condition})`

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
  {
    endpoint: quotation.listQuotations,
    as: 'buyer',
    rows: "quotation.quotation where company_id = :company and (state = 'quoted' or not is_checkout or salesperson_id is not null)",
    sorts: { '-created_at': 'created_at desc, id desc', created_at: 'created_at, id' },
    filters: [
      ...quotationFilters,
      [{ state: 'draft' }, "state = 'draft'"],
      [{ mine: 'true' }, 'requester_id = :member'],
    ],
  },
  {
    endpoint: quotationStaff.listStaffQuotations,
    as: 'staff',
    rows: "quotation.quotation where state <> 'draft'",
    sorts: {
      waiting: "state in ('submitted', 'changes_requested', 'in_review') desc, updated_at, id",
      '-created_at': 'created_at desc, id desc',
      created_at: 'created_at, id',
    },
    filters: [
      ...quotationFilters,
      [{ company_id: ':company' }, 'company_id = :company'],
      [{ mine: 'true' }, 'salesperson_id = :staff'],
      [{ keyword: 'maju' }, 'company_id = :company'],
    ],
  },
  {
    endpoint: quotationUpload.listUploads,
    as: 'buyer',
    id: 'quotation_id',
    rows: '(select u.*, q.company_id from quotation.upload u join quotation.quotation q on q.id = quotation_id) u where company_id = :company',
    sorts: { '-created_at': 'created_at desc, quotation_id desc', created_at: 'created_at, quotation_id' },
    filters: [[{ created_to: DAY }, "created_at < '2026-11-21 00:00+07'"]],
  },
  {
    endpoint: invoice.listInvoices,
    as: 'buyer',
    rows: 'invoice.invoice where company_id = :company',
    sorts: invoiceSorts,
    filters: [...invoiceFilters, [{ mine: 'true' }, 'requester_id = :member']],
  },
  {
    endpoint: invoiceStaff.listStaffInvoices,
    as: 'staff',
    rows: 'invoice.invoice where true',
    sorts: {
      waiting: `(${OVERDUE}) desc, issued_on desc, id desc`,
      ...invoiceSorts,
    },
    filters: [
      ...invoiceFilters,
      [{ company_id: ':company' }, 'company_id = :company'],
      [{ mine: 'true' }, STAFF_ORDER],
      [{ keyword: 'maju' }, 'company_id = :company'],
    ],
  },
  {
    endpoint: fulfilment.listDeliveries,
    as: 'buyer',
    rows: 'fulfilment.delivery where company_id = :company',
    sorts: { '-updated_at': 'updated_at desc, id desc', updated_at: 'updated_at, id' },
    filters: deliveryFilters,
  },
  {
    endpoint: fulfilmentStaff.listStaffDeliveries,
    as: 'staff',
    rows: 'fulfilment.delivery where true',
    sorts: {
      waiting: "state = 'packing' desc, state = 'ready' desc, id",
      '-updated_at': 'updated_at desc, id desc',
      updated_at: 'updated_at, id',
    },
    filters: [
      ...deliveryFilters,
      [{ company_id: ':company' }, 'company_id = :company'],
      [{ mine: 'true' }, STAFF_ORDER],
      [
        { keyword: 'maju', state: 'ready,delivered' },
        "company_id = :company and state in ('ready', 'delivered')",
      ],
    ],
  },
  {
    endpoint: returns.listReturns,
    as: 'buyer',
    rows: 'fulfilment.return where company_id = :company',
    sorts: { '-requested_at': 'requested_at desc, id desc', requested_at: 'requested_at, id' },
    filters: [...returnFilters, [{ mine: 'true' }, 'requested_by = :member']],
  },
  {
    endpoint: returnsStaff.listStaffReturns,
    as: 'staff',
    rows: 'fulfilment.return where true',
    sorts: {
      waiting: "state in ('requested', 'approved', 'received') desc, requested_at, id",
      '-requested_at': 'requested_at desc, id desc',
      requested_at: 'requested_at, id',
    },
    filters: [
      ...returnFilters,
      [{ company_id: ':company' }, 'company_id = :company'],
      [{ mine: 'true' }, STAFF_ORDER],
      [{ keyword: 'maju' }, 'company_id = :company'],
    ],
  },
  {
    endpoint: paymentStaff.listProofs,
    as: 'staff',
    rows: 'payment.proof where true',
    sorts: {
      waiting: "state = 'waiting' desc, uploaded_at, id",
      '-uploaded_at': 'uploaded_at desc, id desc',
      uploaded_at: 'uploaded_at, id',
    },
    filters: [
      [{ state: 'rejected,waiting' }, "state in ('rejected', 'waiting')"],
      [{ order_id: ':order' }, proofWhere('order_id = :order')],
      [{ company_id: ':company' }, proofWhere(COMPANY_ORDER)],
      [{ keyword: 'maju' }, proofWhere(COMPANY_ORDER)],
      [{ uploaded_from: '2026-11-21' }, "uploaded_at >= '2026-11-21 00:00+07'"],
      [
        { keyword: 'ord26-00001' },
        "exists (select from payment.attempt a join orders.order o on o.id = order_id where a.id = attempt_id and o.number like '%-00001%')",
      ],
    ],
  },
  {
    endpoint: paymentStaff.listStaffAttempts,
    as: 'staff',
    rows: 'payment.attempt where true',
    sorts: {
      waiting: "state = 'needs_review' desc, created_at desc, id desc",
      '-created_at': 'created_at desc, id desc',
      created_at: 'created_at, id',
    },
    filters: [
      [{ state: 'paid,expired' }, "state in ('paid', 'expired')"],
      [{ company_id: ':company' }, COMPANY_ORDER],
      [{ keyword: 'maju' }, COMPANY_ORDER],
      [{ order_id: ':order' }, 'order_id = :order'],
      [{ created_to: DAY, state: 'paid' }, "created_at < '2026-11-21 00:00+07' and state = 'paid'"],
      [
        { keyword: 'po-12' },
        "exists (select from orders.order o where o.id = order_id and o.po_number like 'PO-12%')",
      ],
    ],
  },
  {
    endpoint: paymentStaff.listHeldRefunds,
    as: 'staff',
    rows: 'ledger.held_refund where true',
    sorts: {
      waiting: "state = 'waiting' desc, state = 'requested' desc, created_at, id",
      '-created_at': 'created_at desc, id desc',
      created_at: 'created_at, id',
    },
    filters: [
      [{ state: 'waiting,done' }, "state in ('waiting', 'done')"],
      [{ company_id: ':company' }, 'company_id = :company'],
      [{ order_id: ':order' }, 'order_id = :order'],
      [{ created_to: DAY, state: 'refused' }, "created_at < '2026-11-21 00:00+07' and state = 'refused'"],
      [{ keyword: 'maju' }, 'company_id = :company'],
      [{ keyword: 'penerima 7' }, "account_holder ilike 'penerima 7%'"],
      [
        { keyword: 'po-12' },
        `exists (select from orders.order o left join invoice.invoice i on i.order_id = o.id
          where (o.id = held_refund.order_id or i.id = invoice_id) and o.po_number like 'PO-12%')`,
      ],
      [
        { keyword: 'inv/2026/00001' },
        "exists (select from invoice.invoice i where i.id = invoice_id and i.number like 'INV/2026/00001%')",
      ],
    ],
  },
  {
    endpoint: companyStaff.listRegistrations,
    as: 'staff',
    rows: 'company.company where true',
    sorts: { created_at: 'created_at, id', '-created_at': 'created_at desc, id desc' },
    filters: [
      [{ status: 'draft,reject' }, "registration_status in ('draft', 'reject')"],
      [{ keyword: 'maju' }, 'id = :company'],
      [{ keyword: 'satu@uji' }, 'id = :company'],
      [{ keyword: '99.999-921' }, "nib like '%99999921%'"],
      [
        { created_to: DAY, status: 'draft' },
        "created_at < '2026-11-21 00:00+07' and registration_status = 'draft'",
      ],
    ],
  },
]

const byNumber = (a: number, b: number) => a - b

interface Page {
  readonly records: readonly { readonly id?: number; readonly quotation_id?: number }[]
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
    await addManyRegistrations(db, { count: 100, start: START })
    const staff = await openStaffBrowser(db, api, 'admin')
    await sql`update quotation.quotation set salesperson_id = ${staff.staffId} where id % 3 = 0`.execute(db)
    await sql`
      insert into ledger.held_refund (company_id, order_id, invoice_id, amount, state, reason, bank, account_number,
        account_holder, member_id, submitted_at, requested_by, requested_at, ended_by, ended_at, transferred_on)
      select o.company_id, case when o.id % 3 > 0 then o.id end, case when o.id % 3 = 0 then i.id end, 100, s.state, 'Batal',
        'BCA', '1', 'Penerima ' || o.id % 10, o.placed_by, o.placed_at,
        case when s.state in ('requested', 'done') then ${staff.staffId}::int end,
        case when s.state in ('requested', 'done') then o.placed_at end,
        case when s.state in ('refused', 'done') then ${staff.staffId}::int end,
        case when s.state in ('refused', 'done') then o.placed_at end,
        case when s.state = 'done' then '2026-11-21'::date end
      from orders.order o left join invoice.invoice i on i.order_id = o.id,
        lateral (select ('{waiting,requested,done,refused}'::text[])[1 + o.id % 4] as state) s`.execute(db)
    const orders = await sql<{
      id: number
    }>`select id from orders.order where company_id = ${buyer.companyId}`.execute(db)
    const order = orders.rows[5]?.id ?? 0
    browsers = { buyer: await openBrowser(db, api, buyer.memberId, { now: NOW }), staff }
    names = {
      company: String(buyer.companyId),
      member: String(buyer.memberId),
      staff: String(staff.staffId),
      order: String(order),
    }
  })
  const named = (text: string) =>
    text.replaceAll(/:(company|member|staff|order)/g, (_, name: string) => names[name] ?? '')
  const findIds = async (
    { rows, id = 'id' }: ListCase,
    condition: string,
    order: string,
  ): Promise<number[]> => {
    const found = await sql<{ id: number }>`
      ${sql.raw(named(`select ${id} as id from ${rows} and (${condition}) order by ${order}`))}`.execute(db)
    return found.rows.map(({ id }) => id)
  }
  const buildAddress = ({ endpoint }: ListCase, query: Readonly<Record<string, string>>) =>
    `${endpoint.path}?${named(decodeURIComponent(new URLSearchParams(query).toString()))}`
  const readPage = async (list: ListCase, query: Readonly<Record<string, string>>): Promise<Page> => {
    const response = await browsers[list.as].get(buildAddress(list, query))
    const body = (await response.json()) as { data: Page }
    if (response.status !== 200) throw new Error(JSON.stringify(body))
    return body.data
  }
  const idsIn = (page: Page) => page.records.map(({ id, quotation_id = 0 }) => id ?? quotation_id)
  /** Walks from a page on by one of its cursors; answers the pages' ids in the order in which they were read. */
  const walk = async (
    list: ListCase,
    query: Readonly<Record<string, string>>,
    cursor: 'next_cursor' | 'previous_cursor',
    meanwhile: () => Promise<void> = async () => {},
  ): Promise<number[][]> => {
    const pages: number[][] = []
    let page = await readPage(list, query)
    for (;;) {
      pages.push(idsIn(page))
      const at = page[cursor]
      if (at === undefined) return pages
      await meanwhile()
      const { sort, per_page, ...filters } = query
      page = await readPage(list, {
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

      // @spec §7 Orders: list
      // @spec §7 Quotations: list
      it('is read page by page, forwards and backwards', async () => {
        const expected = await findIds(list, 'true', usualOrder)
        const query = { per_page: '7' }
        const forwards = await walk(list, query, 'next_cursor')
        expect(forwards.flat()).toEqual(expected)
        const { last_cursor: cursor = '' } = await readPage(list, query)
        const backwards = await walk(list, { ...query, cursor }, 'previous_cursor')
        expect(backwards[0]).toEqual(expected.slice(-7))
        // The first page is full: it overlaps the one after it.
        expect([...new Set(backwards.toReversed().flat())].toSorted(byNumber)).toEqual(
          expected.toSorted(byNumber),
        )
        expect(backwards.at(-1)).toEqual(forwards[0])
        expect(idsIn(await readPage(list, { ...query, page: '3' }))).toEqual(forwards[2])
      })

      it('is sorted, with ties, by each of its sorts', async () => {
        for (const [sort, order] of Object.entries(list.sorts)) {
          const expected = await findIds(list, 'true', order)
          const first = await readPage(list, { sort, per_page: '9' })
          const second = await readPage(list, { sort, per_page: '9', cursor: first.next_cursor ?? '' })
          expect([sort, ...idsIn(first), ...idsIn(second)]).toEqual([sort, ...expected.slice(0, 18)])
        }
      })

      it('is filtered by each of its parameters', async () => {
        for (const [query, condition] of list.filters) {
          const expected = await findIds(list, condition, usualOrder)
          const page = await readPage(list, { ...query, per_page: '20' })
          const { next_cursor: cursor } = page
          const next =
            cursor === undefined ? [] : idsIn(await readPage(list, { ...query, per_page: '20', cursor }))
          expect([query, page.total, ...idsIn(page), ...next]).toEqual([
            query,
            expected.length,
            ...expected.slice(0, 40),
          ])
        }
      })

      it('refuses a cursor that was changed, or is of another query', async () => {
        const { next_cursor: cursor = '' } = await readPage(list, { per_page: '2' })
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
          const response = await browsers[list.as].get(buildAddress(list, query))
          expect([response.status, query]).toEqual([400, query])
          expect(await response.json()).toMatchObject({ errors: { cursor: [expect.any(String)] } })
        }
      })

      it(`${list.as === 'staff' ? 'refuses' : 'ignores'} a parameter that it does not know`, async () => {
        const response = await browsers[list.as].get(buildAddress(list, { stat: 'x' }))
        expect(response.status).toBe(list.as === 'staff' ? 400 : 200)
        if (list.as === 'staff')
          expect(await response.json()).toMatchObject({ errors: { stat: [expect.any(String)] } })
        expect((await browsers[list.as].get(buildAddress(list, { sort: 'id' }))).status).toBe(400)
      })
    },
  )

  it('walked while records are added shows each of the others once', async () => {
    for (const list of cases) {
      const [sort = '', order = ''] = Object.entries(list.sorts)[0] ?? []
      const before = await findIds(list, 'true', order)
      const pages = await walk(list, { sort, per_page: '50' }, 'next_cursor', () =>
        addManySales(db, { buyers: people.slice(0, 2), count: 4, start: new Date('2026-11-20T17:00:00Z') }),
      )
      const seen = pages.flat()
      expect(seen.filter((id) => before.includes(id))).toEqual(before)
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  it('finds what a process of the version before adds, by its company and the texts of its order', async () => {
    const { rows } = await sql<{ company: number; text: string }>`
      with order_of as (select id, company_id from orders.order order by id limit 1), delivery as (
        insert into fulfilment.delivery (number, order_id, state, carrier, courier, created_at, updated_at)
        select 'SJ27-1', id, 'packing', 'courier', 'JNE', ${NOW}, ${NOW} from order_of returning company_id, search_text
      ), return as (
        insert into fulfilment.return (number, order_id, state, wish, requested_by, requested_at, updated_at)
        select 'RET27-1', id, 'requested', 'refund', ${names.member}::int, ${NOW}, ${NOW} from order_of
        returning company_id, search_text
      ), attempt as (
        insert into payment.attempt (order_id, number, method, amount, state, created_at)
        select id, 9, 'transfer', 1, 'expired', ${NOW} from order_of returning company_id, search_text
      ), proof as (
        insert into payment.proof (attempt_id, file_key, file_name, file_type, amount, transferred_on, uploaded_by,
          uploaded_at, state)
        select min(a.id), 'private/payment/none', 'bukti.pdf', 'application/pdf', 1, ${DAY}, ${names.member}::int, ${NOW},
          'waiting'
        from payment.attempt a join order_of on order_of.id = a.order_id returning company_id, search_text
      )
      select added.company_id - o.company_id as company, added.search_text as text from order_of o, (
        select * from delivery union all select * from return union all select * from attempt union all select * from proof
      ) added`.execute(db)
    const ofOrder = ' ord26-000001\n proyek 1\n po-1\n q26-000001'
    expect(rows).toEqual(
      [' sj27-1\n jne\n \n', ' ret27-1\n', '', ''].map((own) => ({ company: 0, text: own + ofOrder })),
    )
    await sql`update fulfilment.delivery set airway_bill = 'AWB-X' where number = 'SJ27-1'`.execute(db)
    const response = await browsers.staff.get(`${fulfilmentStaff.listStaffDeliveries.path}?keyword=awb-x`)
    expect(await response.json()).toMatchObject({ data: { total: 1 } })
  })

  /** Rows of quotations that this transaction has read so far, and maybe earlier ones. */
  const rowsRead = async (tx: Db): Promise<number> => {
    const { rows } = await sql<{ rows: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
      where relid = 'quotation.quotation'::regclass`.execute(tx)
    return rows[0]?.rows ?? 0
  }

  it("of quotations reads few rows of a company's many checkouts", async () => {
    await sql`
      insert into quotation.quotation (number, company_id, requester_id, source, is_checkout, state, language, created_at,
        updated_at)
      select 'Q27-' || n, ${names.company}::int, ${names.member}::int, 'cart', true, 'ordered', 'id', ${NOW}, ${NOW}
      from generate_series(1, 2000) n`.execute(db)
    await sql`analyze quotation.quotation`.execute(db)
    for (const query of ['', '?state=ordered']) {
      const read = await db.transaction().execute(async (tx) => {
        const api = openApi({ db: tx, now: () => NOW })
        const browser = await openBrowser(tx, api, Number(names.member), { now: NOW })
        // PostgreSQL counts what earlier transactions of this connection read along until it has written that down.
        const before = await rowsRead(tx)
        expect((await browser.get(quotation.listQuotations.path + query)).status).toBe(200)
        return (await rowsRead(tx)) - before
      })
      expect(read).toBeGreaterThan(0)
      expect(read).toBeLessThan(500)
    }
  })
})
