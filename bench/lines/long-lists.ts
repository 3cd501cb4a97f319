import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { identity, openDatabase } from '@pasok/server'
import { startPostgres } from '../../scripts/postgres.ts'
import { addManySales, type ManyBuyer } from '../../server/src/testing/many-sales.ts'
import { untilCalm } from '../api/calm.ts'
import type { Line, Result } from '../line.ts'
import { addBigCustomer, PASSWORD } from '../members/big-customer.ts'
import { logIn } from '../members/log-in.ts'
import { startShop } from '../shop.ts'
import { median, quantile } from '../statistics.ts'

const ORDERS = 100_000
const TARGET_MS = 50
const ROUNDS = 20
const START = new Date('2026-08-01T00:00:00Z')

/** Every list with its filters; a buyer's are those of a company that placed a third of the orders. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/staff/orders': [
    '',
    'state=on_hold',
    'state=placed,cancelled',
    'payment_state=overdue',
    'delivery_state=returned',
    'placed_from=2026-08-10&placed_to=2026-08-11',
    'sort=-placed_at',
    'sort=amount_total',
    'keyword=po-9999',
    'keyword=bench',
    'keyword=nothing',
    'mine=true',
  ],
  '/staff/quotations': [
    '',
    'state=submitted,ordered',
    'created_from=2026-08-10',
    'keyword=q26-0999',
    'mine=true',
  ],
  '/staff/invoices': [
    '',
    'state=overdue',
    'state=issued,credited',
    'sort=due_on',
    'due_to=2026-08-02',
    'keyword=po-9999',
  ],
  '/staff/deliveries': ['', 'state=ready,in_transit', 'updated_to=2026-08-02', 'keyword=awb999'],
  '/staff/returns': ['', 'state=approved', 'keyword=ret26-0999'],
  '/staff/payments/proofs': ['', 'state=verified', 'keyword=ord26-0999'],
  '/staff/payments/attempts': ['', 'state=needs_review', 'created_to=2026-08-02'],
  '/staff/registrations': ['', 'keyword=bench'],
  '/v2/order/order': ['', 'state=on_hold', 'placed_to=2026-08-02', 'sort=amount_total', 'keyword=po-9999'],
  '/v2/order/quotation': ['', 'state=quoted', 'keyword=q26-0999'],
  '/v2/order/quotation/upload': [''],
  '/v2/invoice/invoice': ['', 'state=overdue', 'sort=due_on', 'keyword=po-9999'],
  '/v2/delivery/delivery': ['', 'state=packing', 'keyword=awb999'],
  '/v2/order/return': ['', 'state=approved'],
}

/** Lists of 100,000 orders, and of all that belongs to them: the first and the last page, with each filter. */
export const longLists: Line = {
  name: 'Long lists',
  measure: async ({ processes, folder }) => {
    const postgres = await startPostgres({ durable: true })
    try {
      const own = join(folder, 'long-lists')
      mkdirSync(own)
      const shop = await startShop(processes, own, postgres.url)
      const [email = ''] = await addBigCustomer(postgres.url, 1)
      const staff = await fill(postgres.url, email)
      await untilCalm(postgres.url)
      const member = await logIn(shop.origin, email, PASSWORD)
      const results: Result[] = []
      for (const [path, queries] of Object.entries(lists))
        results.push(
          await measureList(
            shop.origin + '/api' + path,
            path,
            queries,
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

/** Adds the orders, a third of them to this member's company; answers a cookie of staff. */
const fill = async (url: string, email: string): Promise<string> => {
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
    return `${identity.STAFF_COOKIE}=${await identity.beginStaffSession(db, admin.id, new Date())}`
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
  const all: number[] = []
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
      all.push(...times)
      details.push([query || 'all', count, page, ms(median(times)), ms(quantile(times, 0.95))])
    }
  }
  const p95 = quantile(all, 0.95)
  return {
    what: `${path} of ${ORDERS.toLocaleString('en')} orders: p95`,
    target: `≤ ${TARGET_MS} ms`,
    figure: ms(p95),
    ratio: `× ${(p95 / TARGET_MS).toFixed(2)}`,
    met: p95 <= TARGET_MS,
    notes: [`first and last page, each filter ${ROUNDS} times over HTTP; the ratio is to the target`],
    details,
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
