import type { AdjustmentKind } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { takeFrom, type Posting } from './ledger.ts'
import { listPlaces } from './allocate-money.ts'
import { listPostings, post, sumAdjusted, type Recorded } from './ledger.store.ts'

/** The documents that the money of an entry is of and is for. */
interface EntryDocuments {
  readonly orders: readonly number[]
  readonly invoices: readonly number[]
}

/** The orders and invoices of a use of money on account: those that it was for, and the invoices that it came from. */
export const findDocumentsOfUse = async (db: Db, allocationId: number): Promise<EntryDocuments> => {
  const sides = await listPostings(db, 'advance_used', { source: 'allocation', source_id: allocationId })
  return {
    orders: sides.flatMap(({ order_id }) => order_id ?? []),
    invoices: sides.flatMap(({ invoice_id }) => invoice_id ?? []),
  }
}

/**
 * Undoes a use of money on account: it is taken from where it is now, and held where it came from. Refused where some of it was
 * refunded or used for something else. The caller has locked the company's money and the orders.
 */
export const reverseUse = async (
  tx: Db,
  { allocationId, ...recorded }: Recorded & { readonly allocationId: number },
): Promise<{ readonly error: 'money_spent' } | undefined> => {
  const source = { source: 'allocation', source_id: allocationId } as const
  const sides = await listPostings(tx, 'advance_used', source)
  const undone: Posting[] = []
  for (const { company_id, order_id = null, invoice_id = null, amount } of sides.filter(
    (one) => one.amount < 0,
  )) {
    const places = await listPlaces(tx, { company_id, order_id, invoice_id, attempt_id: null })
    const { postings, missing } = takeFrom(places, -amount)
    if (missing > 0) return { error: 'money_spent' }
    undone.push(...postings)
  }
  const back = sides.filter((one) => one.amount > 0).map((side) => ({ ...side, amount: -side.amount }))
  await post(tx, { kind: 'transfer_corrected', ...source }, recorded, [...undone, ...back])
  return undefined
}

/** Undoes what settled part of an invoice without money, which is open again. Refused where a credit note took its share of it. */
export const reverseAdjustment = async (
  tx: Db,
  {
    adjustmentId,
    kind,
    ...recorded
  }: Recorded & { readonly adjustmentId: number; readonly kind: AdjustmentKind },
): Promise<{ readonly error: 'money_spent' } | undefined> => {
  const source = { source: 'adjustment', source_id: adjustmentId } as const
  const sides = await listPostings(tx, kind, source)
  for (const { account, order_id = null, invoice_id = null, amount } of sides)
    if (amount > 0 && (await sumAdjusted(tx, { account, order_id, invoice_id })) < amount)
      return { error: 'money_spent' }
  const back = sides.map((side) => ({ ...side, amount: -side.amount }))
  await post(tx, { kind: 'transfer_corrected', ...source }, recorded, back)
  return undefined
}
