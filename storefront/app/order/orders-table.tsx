import { type OrderInList, formatDay } from '@pasok/contract'
import {
  order_delivery,
  order_payment,
  order_state,
  quotation_date,
  quotation_lines,
  quotation_number,
  quotation_po_number,
  quotation_total,
} from '~words'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { useLink } from '../routing/use-link.ts'
import { RecordLink } from '@pasok/ui/records/record-link.tsx'
import { rupiahText } from '@pasok/words'
import { OrderBadge, OrderDeliveryBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'

/** What a list shows of an order, so that its page carries nothing else. */
export const listedOrder = (order: OrderInList) => {
  const { id, number, placed_at, state, payment_state, delivery_state } = order
  const { line_count, amount_total, po_number } = order
  return { id, number, placed_at, state, payment_state, delivery_state, line_count, amount_total, po_number }
}
export type ListedOrder = ReturnType<typeof listedOrder>

/** Orders, one a row, each leading to its page. */
export function OrdersTable({ orders }: { readonly orders: readonly ListedOrder[] }) {
  const link = useLink()
  return (
    <div className="md:overflow-x-auto">
      <table className="record-table">
        <thead>
          <tr>
            <th>{quotation_number()}</th>
            <th className="md:max-xl:hidden">{quotation_date()}</th>
            <th>{order_state()}</th>
            <th>{order_payment()}</th>
            <th>{order_delivery()}</th>
            <th className="amount md:max-xl:hidden">{quotation_lines()}</th>
            <th className="amount">{quotation_total()}</th>
            <th>{quotation_po_number()}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((one) => (
            <tr key={one.id}>
              <RecordLink to={link(`/account/orders/${one.id}`)} number={one.number}>
                {/* Where there is little room, the date leaves its column to the PO number. */}
                <span className="hidden text-[13px] text-ink-soft md:max-xl:block">
                  {formatDay(one.placed_at)}
                </span>
              </RecordLink>
              <td data-label={quotation_date()} className="md:max-xl:hidden">
                {formatDay(one.placed_at)}
              </td>
              <td data-label={order_state()}>
                <OrderBadge state={one.state} />
              </td>
              <td data-label={order_payment()}>
                <OrderPaymentBadge order={one} />
              </td>
              <td data-label={order_delivery()}>
                <OrderDeliveryBadge order={one} />
              </td>
              <td data-label={quotation_lines()} className="amount md:max-xl:hidden">
                {decimal(one.line_count)}
              </td>
              <td data-label={quotation_total()} className="amount">
                {rupiahText(one.amount_total)}
              </td>
              <td data-label={quotation_po_number()} className="wrap-anywhere">
                {one.po_number}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
