import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
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
  type ListDeclaration,
} from '@pasok/contract'
import { identity, openDatabase } from '@pasok/server'
import { startPostgres } from '../../scripts/postgres.ts'
import { addManyRegistrations, addManySales, type ManyBuyer } from '../../server/src/testing/many-sales.ts'
import { untilCalm } from '../api/calm.ts'
import type { Line, Result } from '../line.ts'
import { measureIndexedQuery } from '../indexed-query.ts'
import { measureList, TARGET_MS, type MeasuredPage } from '../lists/measure-list.ts'
import { listQueries } from '../lists/list-queries.ts'
import { addBigCustomer, PASSWORD } from '../members/big-customer.ts'
import { logIn } from '../members/log-in.ts'
import { startShop } from '../shop.ts'

const ORDERS = 100_000
const REGISTRATIONS = 100_000
/** Printed of each list, even where they are within the target. */
const SLOWEST = 3
const START = new Date('2026-08-01T00:00:00Z')
/** They lie a day and nine days after the first orders. */
const DAYS = ['2026-08-02', '2026-08-10'] as const

/** Every list; a buyer's are those of a company that placed a third of the orders. */
const lists: readonly { readonly path: string; readonly list: ListDeclaration }[] = [
  orderStaff.listStaffOrders,
  quotationStaff.listStaffQuotations,
  invoiceStaff.listStaffInvoices,
  fulfilmentStaff.listStaffDeliveries,
  returnsStaff.listStaffReturns,
  paymentStaff.listProofs,
  paymentStaff.listStaffAttempts,
  companyStaff.listRegistrations,
  order.listOrders,
  quotation.listQuotations,
  quotationUpload.listUploads,
  invoice.listInvoices,
  fulfilment.listDeliveries,
  returns.listReturns,
]
/** Of one record, of few, of most of a big company's, of all, and of none. */
const KEYWORDS = ['po-99999', '0999', 'po-', 'bench', '26', 'nothing']

/** Lists of 100,000 orders, and of all that belongs to them: the first, the next and the last page, in each order and with each filter. */
export const longLists: Line = {
  name: 'Long lists',
  measure: async ({ processes, folder }) => {
    const postgres = await startPostgres({ durable: true })
    try {
      const own = join(folder, 'long-lists')
      mkdirSync(own)
      const shop = await startShop(processes, own, postgres.url)
      const [email = ''] = await addBigCustomer(postgres.url, 1)
      const { staff, ids } = await fill(postgres.url, email)
      await untilCalm(postgres.url)
      const member = await logIn(shop.origin, email, PASSWORD)
      const { medianMs } = await measureIndexedQuery(processes, own, postgres.url)
      const results: Result[] = []
      for (const { path, list } of lists) {
        const queries = listQueries(list, { days: DAYS, ids, keywords: KEYWORDS })
        const cookie = path.startsWith('/staff') ? staff : member
        results.push(
          buildResult(path, await measureList(`${shop.origin}/api${path}`, queries, cookie), medianMs),
        )
      }
      await shop.stop()
      return results
    } finally {
      await postgres.stop()
    }
  },
}

/** Adds registrations, and orders, a third of them to this member's company; answers a cookie of staff, and ids to filter by. */
const fill = async (
  url: string,
  email: string,
): Promise<{ readonly staff: string; readonly ids: Readonly<Record<string, number>> }> => {
  const database = await openDatabase(url, { role: 'batch' })
  try {
    const { db, pool } = database
    const { rows } = await pool.query<ManyBuyer & { email: string }>(
      `select company_id as "companyId", id as "memberId", email from identity.member where removed_at is null order by id`,
    )
    const big = rows.find((row) => row.email === email)
    const others = rows.filter((row) => row.email !== email)
    if (!big) throw new Error('the big customer is not there')
    const buyers = others.flatMap((one, n) => (n % 2 === 0 ? [one, big] : [one]))
    await db.transaction().execute(async (tx) => {
      await addManySales(tx, { buyers, count: ORDERS, start: START })
      await addManyRegistrations(tx, { count: REGISTRATIONS, start: START })
    })
    await pool.query('analyze')
    const { rows: admins } = await pool.query<{ id: number }>(
      `select id from identity.staff where 'admin' = any(roles) order by id limit 1`,
    )
    const [admin] = admins
    if (!admin) throw new Error('there is no admin')
    const { rows: orders } = await pool.query<{ id: number }>(
      'select id from orders.order where company_id = $1 order by id limit 1',
      [big.companyId],
    )
    return {
      staff: `${identity.STAFF_COOKIE}=${await identity.beginStaffSession(db, admin.id, new Date())}`,
      ids: { company_id: big.companyId, order_id: orders[0]?.id ?? 0 },
    }
  } finally {
    await database.close()
  }
}

const buildResult = (path: string, pages: readonly MeasuredPage[], referenceMs: number): Result => {
  const slowestFirst = pages.toSorted((one, other) => other.p95 - one.p95)
  const slow = slowestFirst.filter(({ p95 }) => p95 > TARGET_MS)
  const p95 = slowestFirst[0]?.p95 ?? 0
  const ratio = (value: number) => `× ${(value / referenceMs).toFixed(1)}`
  return {
    what: `${path} at ${ORDERS.toLocaleString('en')} orders: p95 of the slowest page`,
    target: `≤ ${TARGET_MS} ms`,
    figure: ms(p95),
    ratio: ratio(p95),
    met: slow.length === 0,
    notes: [
      `${slow.length} of ${pages.length} pages are above ${TARGET_MS} ms: the first, the next and the last one, in each order and with each filter`,
      `the reference is one row by its key over HTTP: ${ms(referenceMs)} (median)`,
    ],
    details: [
      ['', 'records', 'page', 'median', 'p95', 'beside the reference'],
      ...slowestFirst
        .slice(0, Math.max(SLOWEST, slow.length))
        .map((one) => [one.query, one.records, one.page, ms(one.median), ms(one.p95), ratio(one.p95)]),
    ],
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
