import { lineAmount, taxOf, type PaymentState } from '@pasok/contract'
import { takeOrderedOff } from '../cart/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { markOrdered, type Offer } from '../quotation/index.ts'
import { insertOrder, insertOrderLines, noteOrderEvent, notifyOrderEvent } from '../order/index.ts'

/** Who orders an offer, and how it is paid. */
export interface Placing {
  readonly scope: MemberScope
  readonly paymentMethod: string
  readonly paymentState: PaymentState
  /** Of an order on terms: days from the invoice. */
  readonly termsDays: number | null
  readonly now: Date
  readonly requestId: string
}

/**
 * Makes the order of an offer that the caller holds and has found nothing in the way of; answers its id. Its quantities are
 * taken off the cart that the offer was made of. Texts, prices and tax are copied: the order is the offer, for good.
 */
export const placeOrder = async (
  tx: Db,
  parts: { readonly sendEmail: SendEmail },
  { quotation, lines, ...amounts }: Offer,
  { scope, paymentMethod, paymentState, termsDays, now, requestId }: Placing,
): Promise<number> => {
  const act = { by: { member: scope }, now, requestId } as const
  const id = await insertOrder(tx, {
    quotation_id: quotation.id,
    quotation_version: quotation.version,
    company_id: quotation.company_id,
    placed_by: scope.memberId,
    placed_at: now,
    state: 'placed',
    payment_state: paymentState,
    language: quotation.language,
    customer_reference: quotation.customer_reference,
    po_number: quotation.po_number,
    po_file_key: quotation.po_file_key,
    po_file_name: quotation.po_file_name,
    po_file_type: quotation.po_file_type,
    accounts_email: quotation.accounts_email,
    notes: quotation.notes,
    requested_ship_date: quotation.requested_ship_date,
    is_ship_complete: quotation.is_ship_complete,
    delivery_address: quotation.delivery_address,
    billing_address: quotation.billing_address,
    delivery_method: quotation.delivery_method ?? '',
    payment_method: paymentMethod,
    terms_days: termsDays,
    tax_percent: String(quotation.tax_percent),
    delivery_cost: quotation.delivery_cost ?? 0,
    amount_untaxed: amounts.amount_untaxed,
    amount_tax: amounts.amount_tax,
    amount_total: amounts.amount_total,
  })
  const placed = lines.map((line, at) => {
    const untaxed = lineAmount(line)
    return {
      place: at + 1,
      item_id: line.item_id,
      sku: line.sku,
      name_en: line.name_en,
      name_id: line.name_id,
      uom: line.uom,
      quantity: line.quantity,
      unit_price: line.unit_price,
      discount: line.discount,
      amount_untaxed: untaxed,
      amount_tax: taxOf(untaxed, quotation.tax_percent),
      lead_time_days: line.lead_time_days,
      comment: line.staff_comment,
    }
  })
  await insertOrderLines(tx, id, placed)
  await markOrdered(tx, { quotation, lines, ...amounts }, paymentMethod, act)
  if (quotation.cart_id !== null) await takeOrderedOff(tx, quotation.cart_id, lines, now)
  await noteOrderEvent(tx, id, act, 'placed')
  await notifyOrderEvent(tx, parts, { id, news: 'placed' })
  return id
}
