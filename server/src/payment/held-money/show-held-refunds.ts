import type { HeldRefund } from '@pasok/contract'
import type { HeldRefundRow } from '../../ledger/index.ts'
import type { Db } from '../../platform/index.ts'
import { findCompanyNames } from '../company-names.store.ts'
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
    ...(row.submitted_at && { submitted_at: row.submitted_at.toISOString() }),
    ...(row.requested_at && { requested_at: row.requested_at.toISOString() }),
    ...(row.ended_at && { ended_at: row.ended_at.toISOString() }),
    ...(row.transferred_on !== null && { transferred_on: row.transferred_on }),
    reference: row.reference,
    refusal: row.refusal,
  }))
}

/** Refunds of all companies, each with its company, in the same order. */
export const showStaffHeldRefunds = async (db: Db, rows: readonly HeldRefundRow[]) => {
  const names = await findCompanyNames(
    db,
    rows.map(({ company_id }) => company_id),
  )
  return (await showHeldRefunds(db, rows)).map((record, at) => {
    const id = rows[at]?.company_id ?? 0
    return { ...record, company: { id, name: names.get(id) ?? '' } }
  })
}
