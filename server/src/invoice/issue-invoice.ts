import { resolveDestination, computeTax, jakartaDay } from '@pasok/contract'
import { findCompany, findTaxStatus } from '../company/index.ts'
import { writtenTax, type SettingsFile } from '../content/index.ts'
import type { InvoiceDueChanged } from '../events/index.ts'
import type { StaffScope } from '../kernel/index.ts'
import {
  listOrderLines,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  noteOrderEvent,
} from '../order/index.ts'
import { postInvoice, useAdvance } from '../ledger/index.ts'
import {
  columnList,
  inTransaction,
  pick,
  writeAudit,
  type Db,
  type Row,
  type SendEmail,
} from '../platform/index.ts'
import { dueOn, isGivenBack, computePart, sumAmounts, writtenNumber } from './invoice.ts'
import {
  hasInvoiceOfDelivery,
  insertInvoice,
  insertInvoiceLines,
  insertInvoicePayment,
  invoicedQuantities,
  invoicedWithReturns,
  isBilledFromReceipt,
  listInvoicesOfOrder,
  standingQuantities,
  takeNumber,
} from './invoice.store.ts'
import { creditWaiting } from './credit-invoice.ts'
import { updatePaymentState } from './update-payment-state.ts'
import { findOrderMoney } from './order-money.ts'
import { newReceipt } from './settle-invoice.ts'
import { notifyInvoiceEvent } from './notify-invoice-event.ts'

/** What issuing an invoice needs. */
export interface IssueParts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly settings: SettingsFile
}

/** What a change of an invoice's due amount needs. */
export interface DueParts extends IssueParts {
  readonly announce: (tx: Db, event: InvoiceDueChanged) => Promise<void>
}

/** The order or delivery to invoice. */
export interface Issue {
  readonly orderId: number
  /** A delivery that was picked up; without it, everything of the order that is not invoiced yet. */
  readonly delivery?: {
    readonly id: number
    readonly lines: readonly { readonly line: number; readonly quantity: number }[]
  }
  /** The member of staff who issues it; without one, the shop does. */
  readonly by?: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was issued. */
interface IssueError {
  readonly error: 'not_found' | 'not_possible_now'
}

/** Issues an invoice; returns its id. Repeating it issues no second one. */
export const issueInvoice = (parts: DueParts, issue: Issue): Promise<{ readonly id: number } | IssueError> =>
  inTransaction(parts.db, (tx) => issueIn(tx, parts, issue))

/** Like issueInvoice, in the caller's transaction. */
export const issueIn = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { orderId, delivery, by, now, requestId }: Issue,
): Promise<{ readonly id: number } | IssueError> => {
  const { sendEmail, settings } = parts
  const order = await lockOrder(tx, orderId)
  if (!order) return { error: 'not_found' }
  const isOnTerms = order.payment_method === 'terms'
  const mayBe = isOnTerms ? true : order.payment_state === 'paid' && !delivery
  if (order.state === 'cancelled' || !mayBe) return { error: 'not_possible_now' }
  if (delivery && (await hasInvoiceOfDelivery(tx, delivery.id))) return { error: 'not_possible_now' }
  const issued_on = jakartaDay(now)
  const earlier = await listInvoicesOfOrder(tx, orderId, issued_on)
  if (!delivery && earlier.some(({ delivery_id }) => delivery_id === null))
    return { error: 'not_possible_now' }
  const lines = await buildLines(tx, order, delivery?.lines)
  if (lines.length === 0) return { error: 'not_possible_now' }
  const company = await findCompany(tx, order.company_id)
  if (!company) throw new Error('an order of no company')
  const status = await findTaxStatus(tx, order.company_id, issued_on)

  // The first invoice charges the delivery cost; the next one does if all earlier ones were credited in full.
  const delivery_cost = earlier.every(isGivenBack) ? order.delivery_cost : 0
  const { untaxed, tax } = sumAmounts([
    ...lines.map((line) => ({ untaxed: line.amount_untaxed, tax: line.amount_tax })),
    { untaxed: delivery_cost, tax: computeTax(delivery_cost, order.tax_percent) },
  ])
  const amount_total = untaxed + tax
  const amount_paid = isOnTerms ? 0 : (await findOrderMoney(tx, order.id)).counted
  const isPaid = !isOnTerms && amount_paid >= amount_total
  const sums = { amount_untaxed: untaxed, amount_tax: tax }
  const { taxBase, taxPercent: rate } = writtenTax(settings, sums, order.tax_percent)
  const terms = {
    issued_on,
    terms_days: order.terms_days,
    is_due_from_receipt: isOnTerms && (await isBilledFromReceipt(tx, order.company_id)),
    received_on: null,
  }
  const year = Number(issued_on.slice(0, 4))
  const count = await takeNumber(tx, 'invoice', year)
  const number = writtenNumber(settings.invoices.invoice_number, year, count)
  const id = await insertInvoice(tx, {
    ...terms,
    number,
    tax_kind: status.kind,
    tax_facility: status.facility,
    tax_document_number: status.document_number,
    tax_document_on: status.document_on,
    tax_valid_until: status.valid_until,
    company_id: order.company_id,
    order_id: order.id,
    delivery_id: delivery?.id ?? null,
    requester_id: order.placed_by,
    language: order.language,
    issued_at: now,
    issued_by: by?.staff.id ?? null,
    due_on: dueOn(terms),
    seller_name: settings.legal_name,
    seller_npwp: settings.documents.npwp,
    seller_address: settings.address,
    buyer_name: company.legal_name,
    buyer_npwp: company.npwp,
    buyer_nitku: company.nitku,
    billing_address: order.billing_address,
    delivery_address: resolveDestination(order.delivery_method, order.delivery_address) ?? null,
    accounts_email: order.accounts_email,
    order_number: order.number,
    quotation_number: order.quotation_number,
    customer_reference: order.customer_reference,
    po_number: order.po_number,
    tax_percent: String(order.tax_percent),
    tax_rate_percent: String(rate),
    delivery_cost,
    ...sums,
    amount_total,
    tax_base: taxBase,
    amount_paid,
    ...(isPaid && (await newReceipt(tx, settings, now))),
  })
  await insertInvoiceLines(tx, id, lines)
  const recorded = { now, staffId: by?.staff.id }
  await postInvoice(tx, {
    id,
    company_id: order.company_id,
    order_id: order.id,
    untaxed,
    tax,
    deliveryCost: delivery_cost,
    ...recorded,
  })
  await useAdvance(tx, order, recorded)
  if (amount_paid > 0)
    await insertInvoicePayment(tx, {
      invoice_id: id,
      paid_on: issued_on,
      amount: amount_paid,
      method: order.payment_method,
      recorded_at: now,
      recorded_by: null,
    })
  await updatePaymentState(tx, order, now)
  const act = { by: by ? { staff: by } : 'system', now, requestId } as const
  await noteOrderEvent(tx, order.id, act, 'invoice_issued', number)
  await writeAudit(tx, {
    at: now,
    who: by ? { kind: 'staff', id: by.staff.id } : { kind: 'system', id: null },
    action: 'invoice.issue',
    subject: 'invoice',
    subjectId: id,
    details: { order: order.id, ...(delivery && { delivery: delivery.id }) },
    requestId,
  })
  await notifyInvoiceEvent(tx, { sendEmail }, { id, news: isPaid ? 'issued_paid' : 'issued', now })
  await creditWaiting(tx, parts, { orderId, now, requestId })
  return { id }
}

/** The columns that an invoice's line copies from its order's line. */
const copiedOfLine = columnList<
  Exclude<
    keyof OrderLineRow & keyof Row<'invoice.line'>,
    'id' | 'place' | 'quantity' | 'amount_untaxed' | 'amount_tax'
  >
>({
  sku: true,
  own_number: true,
  name_en: true,
  name_id: true,
  uom: true,
  unit_price: true,
  discount: true,
})

/**
 * The lines to invoice: the picked-up quantities, or all that is left, never more than was ordered and not closed. Credited
 * goods are invoiced again when they are picked up again.
 */
const buildLines = async (
  tx: Db,
  order: OrderRow,
  pickedUp: NonNullable<Issue['delivery']>['lines'] | undefined,
) => {
  const invoiced = await (pickedUp ? standingQuantities : invoicedQuantities)(tx, order.id)
  // What was credited of closed quantities leaves room for others.
  const taken = pickedUp ? invoiced : await invoicedWithReturns(tx, order.id)
  const ordered: readonly OrderLineRow[] = await listOrderLines(tx, order.id)
  return ordered
    .flatMap((line) => {
      const before = invoiced.get(line.id) ?? 0
      const wanted = pickedUp
        ? pickedUp.reduce((sum, one) => sum + (one.line === line.id ? one.quantity : 0), 0)
        : line.quantity
      const left = Math.min(line.quantity - before, line.quantity - line.closed - (taken.get(line.id) ?? 0))
      const quantity = Math.min(wanted, left)
      if (quantity <= 0) return []
      const { untaxed, tax } = computePart(line, before, quantity, order.tax_percent)
      const copied = pick(line, copiedOfLine)
      return [{ ...copied, order_line_id: line.id, quantity, amount_untaxed: untaxed, amount_tax: tax }]
    })
    .map((line, index) => ({ ...line, place: index + 1 }))
}
