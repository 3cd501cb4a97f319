import type { HeldRefund } from '@pasok/contract'
import { listOpenHeldRefunds, type HeldRefundRow } from '../../ledger/index.ts'
import { findCompany } from '../../company/index.ts'
import type { Db } from '../../platform/index.ts'
import { findDocumentNumbers } from '../statement/statement.store.ts'

/** Refunds of held money as finance and their company see them, in the same order. */
export const showHeldRefunds = async (db: Db, rows: readonly HeldRefundRow[]): Promise<HeldRefund[]> => {
  const numbers = await findDocumentNumbers(db, {
    invoices: rows.flatMap(({ invoice_id }) => invoice_id ?? []),
    orders: rows.flatMap(({ order_id }) => order_id ?? []),
    creditNotes: [],
  })
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    amount: row.amount,
    reason: row.reason,
    ...(row.order_id !== null && {
      document: { kind: 'order', id: row.order_id, number: numbers.orders.get(row.order_id) ?? '' },
    }),
    ...(row.invoice_id !== null && {
      document: { kind: 'invoice', id: row.invoice_id, number: numbers.invoices.get(row.invoice_id) ?? '' },
    }),
    payee: { bank: row.bank, number: row.account_number, holder: row.account_holder },
    ...(row.asked_at && { asked_at: row.asked_at.toISOString() }),
    ...(row.requested_at && { requested_at: row.requested_at.toISOString() }),
    ...(row.ended_at && { ended_at: row.ended_at.toISOString() }),
    ...(row.transferred_on !== null && { transferred_on: row.transferred_on }),
    reference: row.reference,
    refusal: row.refusal,
  }))
}

/** The refunds of all companies that finance still decides or transfers, each with its company. */
export const showOpenHeldRefunds = async (db: Db, most: number) => {
  const { rows, total } = await listOpenHeldRefunds(db, most)
  const names = new Map<number, string>()
  for (const id of new Set(rows.map(({ company_id }) => company_id)))
    names.set(id, (await findCompany(db, id))?.legal_name ?? '')
  const records = (await showHeldRefunds(db, rows)).map((record, at) => {
    const id = rows[at]?.company_id ?? 0
    return { ...record, company: { id, name: names.get(id) ?? '' } }
  })
  return { records, total }
}
