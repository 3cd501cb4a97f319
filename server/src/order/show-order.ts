import {
  can,
  resolveDestination,
  isCancellable,
  type MoneyTable,
  type Order,
  type OrderInList,
  type PlacedLine,
} from '@pasok/contract'
import { cancelReasons, currencies, type Language } from '@pasok/words'
import { deliveryMethodNamed } from '../delivery/index.ts'
import { showHistory, type MemberScope } from '../kernel/index.ts'
import { actorNames, findMembers } from '../identity/index.ts'
import { nameIn, type Db } from '../platform/index.ts'
import { listEvents, listLines, type LineRow, type OrderRow } from './order.store.ts'

/** Converts orders to list records, in the same order. */
export const showOrderHeads = async (db: Db, rows: readonly OrderRow[]): Promise<OrderInList[]> => {
  const members = await findMembers(
    db,
    rows.map(({ placed_by }) => placed_by),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    state: row.state,
    payment_state: row.payment_state,
    delivery_state: row.delivery_state,
    quotation_id: row.quotation_id,
    quotation_number: row.quotation_number,
    customer_reference: row.customer_reference,
    po_number: row.po_number,
    placed_by: { id: row.placed_by, name: members.get(row.placed_by)?.name ?? '' },
    placed_at: row.placed_at.toISOString(),
    payment_method: row.payment_method,
    line_count: row.line_count,
    amount_untaxed: row.amount_untaxed,
    amount_tax: row.amount_tax,
    amount_total: row.amount_total,
    currency_symbol: currencies[0].symbol,
  }))
}

/** Reads an order's money, which later modules know. */
export type ReadMoney = (db: Db, order: OrderRow) => Promise<MoneyTable>

/** Converts an order to a record with its lines and timeline. `scope` is the reading member's; staff have none. */
export const showOrder = async (
  { db, readMoney }: { readonly db: Db; readonly readMoney: ReadMoney },
  row: OrderRow,
  language: Language,
  scope?: MemberScope,
): Promise<Order> => {
  const [[head], lines, events, method, money] = await Promise.all([
    showOrderHeads(db, [row]),
    listLines(db, row.id),
    listEvents(db, row.id),
    deliveryMethodNamed(db, row.delivery_method),
    readMoney(db, row),
  ])
  if (!head) throw new Error('an order without a head')
  const delivery_address = resolveDestination(row.delivery_method, row.delivery_address)
  return {
    ...head,
    company: { id: row.company_id, name: row.company_name },
    quotation_version: row.quotation_version,
    tax_percent: row.tax_percent,
    order_line: lines.map((line) => showLine(line, language)),
    delivery_cost: row.delivery_cost,
    delivery_method: { code: row.delivery_method, name: method?.name[language] ?? row.delivery_method },
    ...(delivery_address && { delivery_address }),
    ...(row.billing_address && { billing_address: row.billing_address }),
    ...(row.terms_days !== null && { terms_days: row.terms_days }),
    accounts_email: row.accounts_email,
    notes: row.notes,
    ...(row.requested_ship_date !== null && { requested_ship_date: row.requested_ship_date }),
    is_ship_complete: row.is_ship_complete,
    ...(row.po_file_name !== null &&
      row.po_file_type !== null && {
        po_file: { filename: row.po_file_name, content_type: row.po_file_type },
      }),
    money,
    timeline: showHistory(events, await actorNames(db, events), ({ reason_code: reason }) =>
      reason === null ? {} : { text: cancelReasons[reason][language] },
    ),
    can_cancel: scope !== undefined && can(scope, 'placeOrder') && isCancellable(row),
  }
}

const showLine = (line: LineRow, language: Language): PlacedLine => ({
  id: line.id,
  place: line.place,
  product: {
    id: line.item_id,
    name: nameIn(line, language),
    sku_number: line.sku,
    ...(line.own_number !== '' && { own_number: line.own_number }),
  },
  uom: line.uom,
  product_uom_qty: line.quantity,
  qty_shipped: line.shipped,
  qty_delivered: line.delivered,
  qty_closed: line.closed,
  price_unit: line.unit_price,
  discount_percent: line.discount / 100,
  price_subtotal: line.amount_untaxed,
  ...(line.lead_time_days !== null && { lead_time_days: line.lead_time_days }),
  ...(line.comment !== '' && { comment: line.comment }),
})
