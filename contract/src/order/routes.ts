import { routesOf } from '../route.ts'
import { orderList } from './lists.ts'
import type { schemas } from './schemas.ts'

/** A company's orders. */
export const routes = routesOf<typeof schemas>()({
  listOrders: {
    method: 'get',
    path: '/v2/order/order',
    list: orderList,
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 503],
  },
  showOrder: {
    method: 'get',
    path: '/v2/order/order/{id}',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  cancelOrder: {
    method: 'post',
    path: '/v2/order/order/{id}/cancel',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  reorder: {
    method: 'post',
    path: '/v2/order/order/{id}/reorder',
    access: { member: 'placeOrder' },
    once: true,
    statuses: [200, 400, 401, 403, 404, 422, 503],
  },
  printOrder: {
    method: 'get',
    path: '/v2/order/order/{id}/confirmation',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  printProforma: {
    method: 'get',
    path: '/v2/order/order/{id}/pro-forma',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showOrderPoFile: {
    method: 'get',
    path: '/v2/order/order/{id}/po',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
})
