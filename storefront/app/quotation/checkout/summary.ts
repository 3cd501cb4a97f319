import type { Quotation } from '@pasok/contract'

/** So many lines stand in the summary; the quotation's own page has all of them. */
const MOST_LINES = 8

/** What the pages of a checkout show of a quotation. */
export const summarise = (quotation: Quotation) => ({
  id: quotation.id,
  number: quotation.number,
  validUntil: quotation.valid_until,
  lines: quotation.order_line
    .filter(({ status }) => status !== 'not_available')
    .slice(0, MOST_LINES)
    .map((line) => ({
      id: line.id,
      product: line.product,
      uom: line.uom,
      quantity: line.product_uom_qty,
      price: line.price_unit,
      sum: line.price_subtotal,
      leadTimeDays: line.lead_time_days,
      available: line.available_qty,
      /** What changed of it while it lay in the cart. */
      was: line.changed_in_cart,
    })),
  /** How many lines there is less in stock of than is ordered. */
  short: quotation.order_line.filter(
    ({ status, available_qty, product_uom_qty }) =>
      status !== 'not_available' && available_qty !== undefined && available_qty < (product_uom_qty ?? 0),
  ).length,
  /** How many lines changed while they lay in the cart, unaccepted. */
  changed: quotation.order_line.filter(({ changed_in_cart }) => changed_in_cart !== undefined).length,
  more: Math.max(
    0,
    quotation.order_line.filter(({ status }) => status !== 'not_available').length - MOST_LINES,
  ),
  sums: {
    amount_untaxed: quotation.amount_untaxed,
    amount_tax: quotation.amount_tax,
    amount_total: quotation.amount_total,
    tax_percent: quotation.tax_percent,
    delivery_cost: quotation.delivery_cost,
  },
})
export type Summary = ReturnType<typeof summarise>
