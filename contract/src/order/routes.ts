import { defineRoutes } from '../route.ts'
import { orderList } from './lists.ts'
import type { schemas } from './schemas.ts'

/** A company's orders. */
export const routes = defineRoutes<typeof schemas>()({
  listOrders: {
    method: 'get',
    path: '/v2/order/order',
    list: orderList,
    access: { member: 'readRecords' },
  },
  showOrder: {
    method: 'get',
    path: '/v2/order/order/{id}',
    access: { member: 'readRecords' },
  },
  cancelOrder: {
    method: 'post',
    path: '/v2/order/order/{id}/cancel',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  reorder: {
    method: 'post',
    path: '/v2/order/order/{id}/reorder',
    access: { member: 'placeOrder' },
    once: true,
  },
  printOrder: {
    method: 'get',
    path: '/v2/order/order/{id}/confirmation',
    access: { member: 'readRecords' },
  },
  printProforma: {
    method: 'get',
    path: '/v2/order/order/{id}/pro-forma',
    access: { member: 'readRecords' },
  },
  showOrderPoFile: {
    method: 'get',
    path: '/v2/order/order/{id}/po',
    access: { member: 'readRecords' },
  },
})
