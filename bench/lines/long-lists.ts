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
import { addManySales, type ManyBuyer } from '../../server/src/testing/many-sales.ts'
import { untilCalm } from '../api/calm.ts'
import type { Line, Result } from '../line.ts'
import { queriesOf } from '../lists/queries-of.ts'
import { addBigCustomer, PASSWORD } from '../members/big-customer.ts'
import { logIn } from '../members/log-in.ts'
import { startShop } from '../shop.ts'
import { median, quantile } from '../statistics.ts'

const ORDERS = 100_000
const TARGET_MS = 50
const ROUNDS = 20
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

/** Lists of 100,000 orders, and of all that belongs to them: the first and the last page, in each order and with each filter. */
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
      const examples = { days: DAYS, ids, keywords: KEYWORDS }
      await untilCalm(postgres.url)
      const member = await logIn(shop.origin, email, PASSWORD)
      const results: Result[] = []
      for (const { path, list } of lists)
        results.push(
          await measureList(
            shop.origin + '/api' + path,
            path,
            queriesOf(list, examples),
            path.startsWith('/staff') ? staff : member,
          ),
        )
      await shop.stop()
      return results
    } finally {
      await postgres.stop()
    }
  },
}

/** Adds the orders, a third of them to this member's company; answers a cookie of staff, and ids to filter by. */
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
    await addManySales(db, { buyers, count: ORDERS, start: START })
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

interface ListAnswer {
  readonly data: { readonly total: number; readonly is_total_exact: boolean; readonly last_cursor?: string }
}

const measureList = async (
  address: string,
  path: string,
  queries: readonly string[],
  cookie: string,
): Promise<Result> => {
  const ask = async (query: string): Promise<ListAnswer> => {
    const answer = await fetch(`${address}?${query}`, { headers: { cookie } })
    const body = (await answer.json()) as ListAnswer
    if (answer.status !== 200) throw new Error(`${path}?${query} is answered with ${answer.status}`)
    return body
  }
  const timesOf = async (query: string): Promise<number[]> => {
    const times: number[] = []
    for (let n = 0; n <= ROUNDS; n++) {
      const began = performance.now()
      await ask(query)
      // Once unmeasured: its statements are planned then.
      if (n > 0) times.push(performance.now() - began)
    }
    return times
  }
  let slowest = { p95: 0, asked: '' }
  const details: (readonly string[])[] = [['', 'records', 'page', 'median', 'p95']]
  for (const query of queries) {
    const { data } = await ask(query)
    const count = data.total.toLocaleString('en') + (data.is_total_exact ? '' : '+')
    const last = data.last_cursor && [query, `cursor=${data.last_cursor}`].filter(Boolean).join('&')
    for (const [page, asked] of [
      ['first', query],
      ['last', last],
    ] as const) {
      if (asked === undefined) continue
      const times = await timesOf(asked)
      const p95 = quantile(times, 0.95)
      if (p95 > slowest.p95) slowest = { p95, asked: `${query || 'all'}, ${page} page` }
      details.push([query || 'all', count, page, ms(median(times)), ms(p95)])
    }
  }
  const { p95, asked } = slowest
  return {
    what: `${path} of ${ORDERS.toLocaleString('en')} orders: p95 of the slowest query`,
    target: `≤ ${TARGET_MS} ms`,
    figure: ms(p95),
    ratio: `× ${(p95 / TARGET_MS).toFixed(2)}`,
    met: p95 <= TARGET_MS,
    notes: [
      `slowest: ${asked}`,
      `first and last page, each order and each filter ${ROUNDS} times over HTTP; the ratio is to the target`,
    ],
    details,
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
