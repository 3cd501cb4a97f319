import { jakartaDay } from '@pasok/contract'
import { lockOrder, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { findOrderOfInvoice, lockInvoice, type InvoiceRow } from './invoice.store.ts'

/** An invoice and its order, locked until the transaction ends. */
export interface InvoiceWithOrder {
  readonly invoice: InvoiceRow
  readonly order: OrderRow
}

/** Locks an invoice, after its order, which every caller locks first; only of this company if one is named. */
export const lockInvoiceWithOrder = async (
  tx: Db,
  id: number,
  now: Date,
  companyId?: number,
): Promise<InvoiceWithOrder | undefined> => {
  const orderId = await findOrderOfInvoice(tx, id)
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId, companyId)
  const invoice = order && (await lockInvoice(tx, id, jakartaDay(now)))
  return order && invoice && { invoice, order }
}
