import { routesOf } from '../route.ts'
import { LARGEST_RECEIPT_FORM } from './life-cycle.ts'
import { deliveryList } from './lists.ts'
import type { schemas } from './schemas.ts'

const viewer = { member: 'readRecords' } as const

/** A company's deliveries. */
export const routes = routesOf<typeof schemas>()({
  listDeliveries: {
    method: 'get',
    path: '/v2/delivery/delivery',
    list: deliveryList,
    access: viewer,
    statuses: [200, 400, 401, 403, 503],
  },
  trackNumber: {
    method: 'get',
    path: '/v2/delivery/track',
    access: viewer,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  trackDelivery: {
    method: 'get',
    path: '/v2/delivery/track/{id}',
    access: viewer,
    statuses: [200, 401, 403, 404, 503],
  },
  trackOrder: {
    method: 'get',
    path: '/v2/order/order/{id}/deliveries',
    access: viewer,
    statuses: [200, 401, 403, 404, 503],
  },
  signReceipt: {
    method: 'post',
    path: '/v2/delivery/track/{id}/receipt',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
    largest: LARGEST_RECEIPT_FORM,
  },
  withdrawReceipt: {
    method: 'post',
    path: '/v2/delivery/track/{id}/receipt/withdrawal',
    access: { member: 'placeOrder' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  showReceiptProof: {
    method: 'get',
    path: '/v2/delivery/track/{id}/receipt',
    access: viewer,
    statuses: [200, 401, 403, 404, 503],
  },
  printDeliveryNote: {
    method: 'get',
    path: '/v2/delivery/track/{id}/note',
    access: viewer,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  printPackingList: {
    method: 'get',
    path: '/v2/delivery/track/{id}/packing-list',
    access: viewer,
    statuses: [200, 400, 401, 403, 404, 503],
  },
})
