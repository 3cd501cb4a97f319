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
import { expect, it } from 'vitest'
import type { Db } from './platform/index.ts'
import { openApi } from './testing/ask-api.ts'
import { openStaffBrowser } from './testing/ask-as-staff.ts'
import { openBrowser } from './testing/ask-as.ts'
import { addManySales } from './testing/many-sales.ts'
import { oldDatabase } from './testing/old-database.ts'
import { addPerson } from './testing/people-fixture.ts'

/** Before it, lists had no columns of their own. */
const FIRST = '20261127T0600_fulfilment_received_by.sql'
const NOW = new Date('2026-11-23T05:00:00Z')
const COUNT = 100

const fill = async (db: Db) => {
  const buyers = [
    await addPerson(db, { email: 'satu@uji.test' }),
    await addPerson(db, { email: 'dua@uji.test' }),
  ] as const
  // The rows are written as this version has them: with two columns that came later.
  await sql`alter table fulfilment.delivery add column company_id integer`.execute(db)
  await sql`alter table fulfilment.return add column company_id integer`.execute(db)
  await addManySales(db, { buyers, count: COUNT, start: new Date('2026-11-20T16:30:00Z') })
  await sql`alter table fulfilment.delivery drop column company_id`.execute(db)
  await sql`alter table fulfilment.return drop column company_id`.execute(db)
  await sql`
    insert into quotation.line (quotation_id, version, place, requested_text, status)
    select quotation_id, version, 1, '6204-2RS', 'open' from quotation.version`.execute(db)
  await sql`
    insert into platform.email_time (recipient, at) values (sha256('satu@uji.test'), ${NOW})`.execute(db)
  return buyers
}

const readRows = async <T>(db: Db, query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await query.execute(db)).rows

it('a shop that has sold for years has its lists after the upgrade', async () => {
  const { db, upgrade } = await oldDatabase(FIRST)
  const [buyer] = await fill(db)
  await upgrade()

  // Each row of an order has its company, and the text by which the order and its quotation are found.
  for (const table of ['fulfilment.delivery', 'fulfilment.return', 'payment.attempt', 'payment.proof'])
    expect(
      await readRows(
        db,
        sql`
          select count(*)::int as rows, count(distinct t.company_id)::int as companies,
            (count(*) filter (where t.company_id = o.company_id
              and right(t.search_text, length(o.search_text)) = o.search_text
              and o.search_text like '%' || lower(q.number)))::int as of_their_order
          from ${sql.table(table)} t join orders.order o on o.id = t.order_id
            join quotation.quotation q on q.id = o.quotation_id`,
      ),
    ).toEqual([{ rows: COUNT, companies: 2, of_their_order: COUNT }])
  // Each stage is there, and follows from what was paid and credited.
  expect(
    await readRows(
      db,
      sql`
        select payment_stage, count(*)::int as count,
          bool_and(case payment_stage
            when 'credited' then amount_credited = amount_total
            when 'paid' then amount_paid = amount_total
            when 'partially_paid' then amount_paid = 500
            else amount_paid + amount_credited = 0 end) as follows
        from invoice.invoice group by 1 order by 1`,
    ),
  ).toEqual([
    { payment_stage: 'credited', count: 3, follows: true },
    { payment_stage: 'issued', count: 6, follows: true },
    { payment_stage: 'paid', count: 87, follows: true },
    { payment_stage: 'partially_paid', count: 4, follows: true },
  ])
  expect(
    await readRows(
      db,
      sql`
        select (select count(*)::int from quotation.line where requested_description = '') as lines,
          (select count(*)::int from quotation.upload where left_out is null) as uploads,
          (select count(*)::int from fulfilment.delivery where received_by is null) as deliveries,
          (select array_agg(purpose) from platform.email_time) as purposes`,
    ),
  ).toEqual([{ lines: COUNT, uploads: expect.any(Number), deliveries: COUNT, purposes: ['registration'] }])

  const api = openApi({ db, now: () => NOW })
  const as = {
    buyer: await openBrowser(db, api, buyer.memberId, { now: NOW }),
    staff: await openStaffBrowser(db, api, 'admin'),
  }
  // A checkout that staff never took up is no offer of the buyer's list.
  const [{ sent, offers } = { sent: 0, offers: 0 }] = await readRows(
    db,
    sql<{ sent: number; offers: number }>`
      select (count(*) filter (where state <> 'draft'))::int as sent,
        (count(*) filter (where company_id = ${buyer.companyId}
          and (state = 'quoted' or not is_checkout or salesperson_id is not null)))::int as offers
      from quotation.quotation`,
  )
  // The number of one sale of the first company, which its own people and staff look for.
  const lists = [
    ['buyer', order.listOrders, COUNT / 2, 'ORD26-000098'],
    ['staff', orderStaff.listStaffOrders, COUNT, 'ORD26-000098'],
    ['buyer', quotation.listQuotations, offers, undefined],
    ['staff', quotationStaff.listStaffQuotations, sent, 'Q26-000098'],
    ['buyer', invoice.listInvoices, COUNT / 2, 'INV/2026/000098'],
    ['staff', invoiceStaff.listStaffInvoices, COUNT, 'INV/2026/000098'],
    ['buyer', fulfilment.listDeliveries, COUNT / 2, 'AWB98'],
    ['staff', fulfilmentStaff.listStaffDeliveries, COUNT, 'ORD26-000098'],
    ['buyer', returns.listReturns, COUNT / 2, 'RET26-000098'],
    ['staff', returnsStaff.listStaffReturns, COUNT, 'RET26-000098'],
    ['staff', paymentStaff.listProofs, COUNT, 'ORD26-000098'],
    ['staff', paymentStaff.listStaffAttempts, COUNT, 'ORD26-000098'],
    ['buyer', quotationUpload.listUploads, undefined, undefined],
    ['staff', companyStaff.listRegistrations, 2, 'satu@uji'],
  ] as const
  const readTotal = async (who: keyof typeof as, path: string) => {
    const response = await as[who].get(path)
    return [path, response.status, ((await response.json()) as { data?: { total: number } }).data?.total]
  }
  for (const [who, { path }, total = expect.any(Number), keyword] of lists) {
    expect(await readTotal(who, path)).toEqual([path, 200, total])
    if (keyword === undefined) continue
    const found = `${path}?keyword=${encodeURIComponent(keyword)}`
    expect(await readTotal(who, found)).toEqual([found, 200, 1])
  }
})
