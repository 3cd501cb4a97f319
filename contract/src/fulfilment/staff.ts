import { routesOf } from '../route.ts'
import { LARGEST_RECEIPT_FORM } from './life-cycle.ts'
import { staffDeliveryList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readDeliveries' } as const
const shippers = { staff: 'ship' } as const

/** Deliveries as staff pack and send them. */
export const staffRoutes = routesOf<typeof schemas>()({
  listStaffDeliveries: {
    method: 'get',
    path: '/staff/deliveries',
    list: staffDeliveryList,
    access: readers,
    statuses: [200, 400, 401, 403, 503],
  },
  listOrderDeliveries: {
    method: 'get',
    path: '/staff/orders/{id}/deliveries',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  makeDelivery: {
    method: 'post',
    path: '/staff/orders/{id}/deliveries',
    access: shippers,
    once: true,
    largest: 1_000_000,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 503],
  },
  showStaffDelivery: {
    method: 'get',
    path: '/staff/deliveries/{id}',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  changeDelivery: {
    method: 'put',
    path: '/staff/deliveries/{id}',
    access: shippers,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  applyDeliveryStep: {
    method: 'post',
    path: '/staff/deliveries/{id}/step',
    access: shippers,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  recordReceipt: {
    method: 'post',
    path: '/staff/deliveries/{id}/receipt',
    access: shippers,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
    largest: LARGEST_RECEIPT_FORM,
  },
  showStaffReceiptProof: {
    method: 'get',
    path: '/staff/deliveries/{id}/receipt',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  printStaffDeliveryNote: {
    method: 'get',
    path: '/staff/deliveries/{id}/note',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
  printStaffPackingList: {
    method: 'get',
    path: '/staff/deliveries/{id}/packing-list',
    access: readers,
    statuses: [200, 400, 401, 403, 404, 503],
  },
})
