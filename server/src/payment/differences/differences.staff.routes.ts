import { DIFFERENCES_SHOWN, type MoneyDifference } from '@pasok/contract'
import { paymentStaff as endpoints } from '@pasok/contract/endpoints'
import { serve } from '../../kernel/index.ts'
import { findDifference, listDifferences, type DifferenceRow } from '../../ledger/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import type { Db } from '../../platform/index.ts'
import { findDocumentNumbers } from '../statement/statement.store.ts'
import { decideDifference, type DifferenceParts } from './decide-difference.ts'

/** Registers the endpoints by which finance decides about sums from before the ledger that do not agree. */
export const differenceStaffRoutes = (
  app: App,
  { now, ...parts }: DifferenceParts & { readonly now: () => Date },
): void => {
  const { db } = parts

  serve(app, endpoints.listDifferences, async () => {
    const { rows, total } = await listDifferences(db, DIFFERENCES_SHOWN)
    return respondWith({ records: await showDifferences(db, rows), total })
  })

  serve(app, endpoints.decideDifference, async ({ scope, params, body }, c) => {
    const act = { by: scope, now: now(), requestId: c.get('requestId') }
    const result = await decideDifference(parts, { ...params, ...body, ...act })
    const row = await findDifference(db, params.id)
    const [record] = row ? await showDifferences(db, [row]) : []
    if (!record) return refuse(404, 'not_found')
    if (result === 'done') return respondWith({ record })
    return result.error === 'over_limit' ? refuse(403, result.error) : refuse(409, 'not_possible_now')
  })
}

const showDifferences = async (db: Db, rows: readonly DifferenceRow[]): Promise<MoneyDifference[]> => {
  const { orders, invoices } = await findDocumentNumbers(db, {
    orders: rows.map(({ order_id }) => order_id),
    invoices: rows.flatMap(({ invoice_id }) => invoice_id ?? []),
    creditNotes: [],
  })
  return rows.map((row) => ({
    id: row.id,
    company_id: row.company_id,
    order: { id: row.order_id, number: orders.get(row.order_id) ?? '' },
    ...(row.invoice_id !== null && {
      invoice: { id: row.invoice_id, number: invoices.get(row.invoice_id) ?? '' },
    }),
    stored: row.stored,
    computed: row.computed,
    found_at: row.found_at.toISOString(),
    ...(row.decided_at &&
      row.decision && {
        decision: { kind: row.decision, at: row.decided_at.toISOString(), reason: row.note },
      }),
  }))
}
