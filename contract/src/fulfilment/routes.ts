import { defineRoutes } from '../route.ts'
import { LARGEST_RECEIPT_FORM } from './life-cycle.ts'
import { deliveryList } from './lists.ts'
import type { schemas } from './schemas.ts'

const viewer = { member: 'readRecords' } as const

/** A company's deliveries. */
export const routes = defineRoutes<typeof schemas>()({
  listDeliveries: {
    method: 'get',
    path: '/v2/delivery/delivery',
    list: deliveryList,
    access: viewer,
  },
  trackNumber: {
    method: 'get',
    path: '/v2/delivery/track',
    access: viewer,
    refuses: [404],
  },
  trackDelivery: {
    method: 'get',
    path: '/v2/delivery/track/{id}',
    access: viewer,
  },
  trackOrder: {
    method: 'get',
    path: '/v2/order/order/{id}/deliveries',
    access: viewer,
  },
  signReceipt: {
    method: 'post',
    path: '/v2/delivery/track/{id}/receipt',
    access: { member: 'placeOrder' },
    refuses: [409],
    largest: LARGEST_RECEIPT_FORM,
  },
  withdrawReceipt: {
    method: 'post',
    path: '/v2/delivery/track/{id}/receipt/withdrawal',
    access: { member: 'placeOrder' },
    refuses: [409],
  },
  showReceiptProof: {
    method: 'get',
    path: '/v2/delivery/track/{id}/receipt',
    access: viewer,
  },
  printDeliveryNote: {
    method: 'get',
    path: '/v2/delivery/track/{id}/note',
    access: viewer,
  },
  printPackingList: {
    method: 'get',
    path: '/v2/delivery/track/{id}/packing-list',
    access: viewer,
  },
})
