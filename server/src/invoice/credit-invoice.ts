import { computeTaxBase, jakartaDay } from '@pasok/contract'
import { creditReasons } from '@pasok/words'
import type { StaffScope } from '../kernel/index.ts'
import { postCreditNote } from '../ledger/index.ts'
import { lockOrder, noteOrderEvent } from '../order/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type Db,
  type VersionConflict,
} from '../platform/index.ts'
import { creditLines, type CreditableInvoice, type Credited } from './credit-lines.ts'
import { lockInvoiceWithOrder, type InvoiceWithOrder } from './lock-invoice-with-order.ts'
import { sumAmounts, writtenNumber } from './invoice.ts'
import {
  creditedQuantities,
  creditedSums,
  insertCreditLines,
  insertCreditNote,
  listInvoiceLines,
  listInvoicesOfOrder,
  takeNumber,
  updateInvoice,
  type InvoiceRow,
} from './invoice.store.ts'
import type { DueParts } from './issue-invoice.ts'
import { settleOrder } from './settle-invoice.ts'
import { notifyInvoiceEvent } from './notify-invoice-event.ts'

/** A new credit note. */
export interface Credit {
  readonly invoiceId: number
  /** The invoice's version that was seen; without it, any. */
  readonly version?: number
  readonly credited: Credited
  /** The text for the buyer, or the shop's own reason. */
  readonly reason: string | { readonly code: keyof typeof creditReasons }
  /** The number of the return that it is for. */
  readonly returnNumber?: string
  /** The member of staff who issues it; without one, the shop does. */
  readonly by?: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was credited. */
type CreditError =
  | VersionConflict<InvoiceRow>
  | { readonly error: 'not_found' }
  | { readonly error: 'more_than_invoiced' }

/** Credits an invoice, never more than it has left; returns the credit note's id. */
export const creditInvoice = (
  parts: DueParts,
  credit: Credit,
): Promise<{ readonly id: number } | CreditError> =>
  inTransaction(parts.db, (tx) => creditIn(tx, parts, credit))

/** Like creditInvoice, in the caller's transaction. */
const creditIn = async (
  tx: Db,
  { sendEmail, settings, announce }: Omit<DueParts, 'db'>,
  { invoiceId, version, credited, reason, returnNumber, by, now, requestId }: Credit,
): Promise<{ readonly id: number } | CreditError> => {
  const locked = await lockInvoiceWithOrder(tx, invoiceId, now)
  if (!locked) return { error: 'not_found' }
  const { invoice, order } = locked
  const conflict = versionConflict(invoice, { version })
  if (conflict) return conflict
  const lines = creditLines(await findCreditable(tx, locked), credited)
  if ('error' in lines) return lines
  const { untaxed, tax } = sumAmounts(lines)
  const issued_on = jakartaDay(now)
  const year = Number(issued_on.slice(0, 4))
  const count = await takeNumber(tx, 'credit_note', year)
  const number = writtenNumber(settings.invoices.credit_note_number, year, count)
  const id = await insertCreditNote(tx, {
    number,
    invoice_id: invoice.id,
    issued_on,
    issued_at: now,
    issued_by: by?.staff.id ?? null,
    ...(typeof reason === 'string' ? { reason } : { reason: '', reason_code: reason.code }),
    return_number: returnNumber ?? null,
    amount_untaxed: untaxed,
    amount_tax: tax,
    amount_total: untaxed + tax,
    tax_base: computeTaxBase({ untaxed, tax }, invoice.tax_percent, invoice.tax_rate_percent),
  })
  await insertCreditLines(
    tx,
    id,
    lines.map((line, at) => ({
      place: at + 1,
      invoice_line_id: line.line,
      quantity: line.quantity,
      amount_untaxed: line.untaxed,
      amount_tax: line.tax,
    })),
  )
  await updateInvoice(tx, invoice.id, { amount_credited: invoice.amount_credited + untaxed + tax })
  await postCreditNote(tx, {
    id,
    invoiceId: invoice.id,
    company_id: invoice.company_id,
    order_id: order.id,
    isPrepaid: invoice.terms_days === null,
    untaxed,
    tax,
    // A first credit note of all gives back the delivery cost, too.
    deliveryCost: credited === 'all' && invoice.amount_credited === 0 ? invoice.delivery_cost : 0,
    now,
    staffId: by?.staff.id,
  })
  await announce(tx, { type: 'invoice_due_changed', invoice: invoice.id, order: order.id })
  await settleOrder(tx, { sendEmail, settings }, order.id, now, { method: order.payment_method })
  const act = { by: by ? { staff: by } : 'system', now, requestId } as const
  await noteOrderEvent(tx, order.id, act, 'invoice_credited', number)
  await writeAudit(tx, {
    at: now,
    who: by ? { kind: 'staff', id: by.staff.id } : { kind: 'system', id: null },
    action: 'invoice.credit',
    subject: 'invoice',
    subjectId: invoice.id,
    details: { credit_note: id, amount_total: untaxed + tax },
    requestId,
  })
  await notifyInvoiceEvent(
    tx,
    { sendEmail },
    {
      id: invoice.id,
      news: 'credited',
      text: typeof reason === 'string' ? reason : creditReasons[reason.code],
      now,
    },
  )
  return { id }
}

/** The fields of an invoice that decide what can still be credited. */
const findCreditable = async (tx: Db, { invoice }: InvoiceWithOrder): Promise<CreditableInvoice> => ({
  ...invoice,
  lines: await listInvoiceLines(tx, invoice.id),
  credited: await creditedSums(tx, invoice.id),
  creditedQuantities: await creditedQuantities(tx, invoice.id),
})

/** Credits what is left of the invoices of a cancelled order. Repeating it credits nothing more. */
export const creditOrder = (
  parts: DueParts,
  { orderId, ...credit }: Omit<Credit, 'invoiceId' | 'credited' | 'reason'> & { readonly orderId: number },
): Promise<void> =>
  inTransaction(parts.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.state !== 'cancelled') return
    const reason = { code: 'cancelled' } as const
    for (const { id } of await listInvoicesOfOrder(tx, orderId, jakartaDay(credit.now)))
      await creditIn(tx, parts, { ...credit, invoiceId: id, credited: 'all', reason })
  })

/** Quantities of an order's lines to credit. */
export interface CreditedQuantities extends Omit<Credit, 'invoiceId' | 'credited'> {
  readonly orderId: number
  /** Lines of the order by their ids. */
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
}

/**
 * Credits quantities of an order's lines, in the caller's transaction: from its last invoice to its first, never more
 * than an invoice has left. Returns the credit notes' ids. Quantities that were never invoiced are skipped.
 */
export const creditQuantities = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { orderId, lines, ...credit }: CreditedQuantities,
): Promise<readonly number[]> => {
  await lockOrder(tx, orderId)
  const rest = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const ids: number[] = []
  for (const { id: invoiceId } of (
    await listInvoicesOfOrder(tx, orderId, jakartaDay(credit.now))
  ).toReversed()) {
    const credited = await creditedQuantities(tx, invoiceId)
    const portions: { line: number; quantity: number }[] = []
    for (const line of await listInvoiceLines(tx, invoiceId)) {
      const wanted = rest.get(line.order_line_id) ?? 0
      const quantity = Math.min(wanted, line.quantity - (credited.get(line.id) ?? 0))
      if (quantity <= 0) continue
      portions.push({ line: line.id, quantity })
      rest.set(line.order_line_id, wanted - quantity)
    }
    if (portions.length === 0) continue
    let made = await creditIn(tx, parts, { ...credit, invoiceId, credited: { lines: portions } })
    // An amount was credited before, so the invoice has less left than its lines.
    if ('error' in made && made.error === 'more_than_invoiced')
      made = await creditIn(tx, parts, { ...credit, invoiceId, credited: 'all' })
    if (!('error' in made)) ids.push(made.id)
  }
  return ids
}
