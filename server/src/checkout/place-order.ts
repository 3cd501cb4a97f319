import { lineAmount, computeTax, type PaymentState } from '@pasok/contract'
import { takeOrderedOff } from '../cart/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import { columnList, pick, type Db, type Row, type SendEmail } from '../platform/index.ts'
import { markOrdered, type Offer } from '../quotation/index.ts'
import { insertOrder, insertOrderLines, noteOrderEvent, notifyOrderEvent } from '../order/index.ts'

/** Who places an order, and how it is paid. */
export interface Placing {
  readonly scope: MemberScope
  readonly paymentMethod: string
  readonly paymentState: PaymentState
  /** What the buyer is to transfer, in whole rupiah; undefined for another payment method. */
  readonly toTransfer: number | undefined
  /** Days to pay from the invoice; null for a prepaid order. */
  readonly termsDays: number | null
  readonly now: Date
  readonly requestId: string
}

/** The columns that an order copies from its quotation. */
const copiedHead = columnList<
  Exclude<
    keyof Row<'quotation.quotation'> & keyof Row<'orders.order'>,
    | 'id'
    | 'amount_total'
    | 'number'
    | 'version'
    | 'state'
    | 'search_text'
    | 'delivery_method'
    | 'delivery_cost'
    | 'payment_method'
  >
>({
  company_id: true,
  language: true,
  customer_reference: true,
  po_number: true,
  po_file_key: true,
  po_file_name: true,
  po_file_type: true,
  accounts_email: true,
  notes: true,
  requested_ship_date: true,
  is_ship_complete: true,
  delivery_address: true,
  billing_address: true,
})

/** The columns that an order's line copies from its quotation's line. */
const copiedOfLine = columnList<
  Exclude<keyof Row<'quotation.line'> & keyof Row<'orders.line'>, 'id' | 'place'>
>({
  item_id: true,
  sku: true,
  own_number: true,
  name_en: true,
  name_id: true,
  uom: true,
  quantity: true,
  unit_price: true,
  discount: true,
  unit_cost: true,
  lead_time_days: true,
})

/**
 * Makes the order of an offer that the caller has locked and checked; returns its id. Takes its quantities off the
 * offer's cart. Texts, prices and tax are copied, so that later changes of the catalogue don't change the order.
 */
export const placeOrder = async (
  tx: Db,
  parts: { readonly sendEmail: SendEmail },
  { quotation, lines, ...amounts }: Offer,
  { scope, paymentMethod, paymentState, toTransfer, termsDays, now, requestId }: Placing,
): Promise<number> => {
  const act = { by: { member: scope }, now, requestId } as const
  const id = await insertOrder(tx, {
    quotation_id: quotation.id,
    quotation_version: quotation.version,
    ...pick(quotation, copiedHead),
    placed_by: scope.memberId,
    placed_at: now,
    state: 'placed',
    payment_state: paymentState,
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
      ...pick(line, copiedOfLine),
      place: at + 1,
      amount_untaxed: untaxed,
      amount_tax: computeTax(untaxed, quotation.tax_percent),
      comment: line.staff_comment,
    }
  })
  await insertOrderLines(tx, id, placed)
  await markOrdered(tx, { quotation, lines, ...amounts }, paymentMethod, act)
  if (quotation.cart_id !== null) await takeOrderedOff(tx, quotation.cart_id, lines, now)
  await noteOrderEvent(tx, id, act, 'placed')
  await notifyOrderEvent(tx, parts, { id, news: 'placed', missing: toTransfer })
  return id
}
