import { formatDay, orderStaff } from '@pasok/contract'
import { OrderBadge, OrderDeliveryBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'
import { orderDeliveryLabels, orderPaymentLabels, orderStateLabels, rupiahText } from '@pasok/words'
import {
  admin_company,
  admin_my_orders,
  admin_number,
  admin_orders,
  quotation_total,
  order_delivery,
  order_payment,
  order_placed,
  order_search,
  order_state,
  quotation_po_number,
} from '~words'
import { resource } from '../resource/resource.ts'

/** Orders of all companies. */
export const orders = resource({
  path: '/orders',
  title: admin_orders,
  list: orderStaff.listStaffOrders,
  keyword: order_search,
  mine: admin_my_orders,
  days: { placed: order_placed },
  filters: {
    state: { title: order_state, values: orderStateLabels },
    payment_state: { title: order_payment, values: orderPaymentLabels },
    delivery_state: { title: order_delivery, values: orderDeliveryLabels },
  },
  buildAddress: ({ id }) => `/orders/${id}`,
  columns: [
    { title: admin_number, show: ({ number }) => number, isName: true },
    { title: admin_company, show: ({ company }) => company.name },
    { title: quotation_po_number, show: ({ po_number }) => po_number },
    { title: order_placed, show: ({ placed_at }) => formatDay(placed_at), sort: 'placed_at' },
    { title: order_state, show: ({ state }) => <OrderBadge state={state} /> },
    { title: order_payment, show: (order) => <OrderPaymentBadge order={order} /> },
    { title: order_delivery, show: (order) => <OrderDeliveryBadge order={order} /> },
    {
      title: quotation_total,
      show: ({ amount_total }) => rupiahText(amount_total),
      sort: 'amount_total',
      isAmount: true,
    },
  ],
})
