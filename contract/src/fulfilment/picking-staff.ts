import { defineRoutes } from '../route.ts'
import type { schemas } from './picking-staff-schemas.ts'

const readers = { staff: 'readDeliveries' } as const
const shippers = { staff: 'ship' } as const

/** How staff pick, pack, label and hand over deliveries. */
export const pickingStaffRoutes = defineRoutes<typeof schemas>()({
  showPickList: {
    method: 'get',
    path: '/staff/pick-list',
    access: readers,
  },
  scanPicked: {
    method: 'post',
    path: '/staff/pick-list/scans',
    access: shippers,
    once: true,
    refuses: [409],
  },
  setPicked: {
    method: 'put',
    path: '/staff/deliveries/{id}/picked',
    access: shippers,
    largest: 1_000_000,
    refuses: [409],
  },
  packPicked: {
    method: 'post',
    path: '/staff/deliveries/{id}/pack',
    access: shippers,
    refuses: [409],
  },
  handOver: {
    method: 'post',
    path: '/staff/deliveries/hand-over',
    access: shippers,
  },
  printDeliveryLabels: {
    method: 'get',
    path: '/staff/deliveries/{id}/labels',
    access: readers,
  },
})
