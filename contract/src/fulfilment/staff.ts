import { defineRoutes } from '../route.ts'
import { LARGEST_RECEIPT_FORM } from './life-cycle.ts'
import { staffDeliveryList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readDeliveries' } as const
const shippers = { staff: 'ship' } as const

/** Deliveries as staff pack and send them. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listStaffDeliveries: {
    method: 'get',
    path: '/staff/deliveries',
    list: staffDeliveryList,
    access: readers,
  },
  listOrderDeliveries: {
    method: 'get',
    path: '/staff/orders/{id}/deliveries',
    access: readers,
  },
  makeDelivery: {
    method: 'post',
    path: '/staff/orders/{id}/deliveries',
    access: shippers,
    once: true,
    largest: 1_000_000,
    refuses: [409],
  },
  closeOrderLines: {
    method: 'post',
    path: '/staff/orders/{id}/close',
    access: { staff: 'sell' },
    largest: 1_000_000,
    refuses: [409],
  },
  showStaffDelivery: {
    method: 'get',
    path: '/staff/deliveries/{id}',
    access: readers,
  },
  changeDelivery: {
    method: 'put',
    path: '/staff/deliveries/{id}',
    access: shippers,
    refuses: [409],
  },
  applyDeliveryStep: {
    method: 'post',
    path: '/staff/deliveries/{id}/step',
    access: shippers,
    refuses: [409],
  },
  recordReceipt: {
    method: 'post',
    path: '/staff/deliveries/{id}/receipt',
    access: shippers,
    refuses: [409],
    largest: LARGEST_RECEIPT_FORM,
  },
  showStaffReceiptProof: {
    method: 'get',
    path: '/staff/deliveries/{id}/receipt',
    access: readers,
  },
  printStaffDeliveryNote: {
    method: 'get',
    path: '/staff/deliveries/{id}/note',
    access: readers,
  },
  printStaffPackingList: {
    method: 'get',
    path: '/staff/deliveries/{id}/packing-list',
    access: readers,
  },
})
