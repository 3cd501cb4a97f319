import { defineRoutes } from '../route.ts'
import { staffOrderList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readOrders' } as const

/** Orders as staff work on them. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listStaffOrders: {
    method: 'get',
    path: '/staff/orders',
    list: staffOrderList,
    access: readers,
  },
  showStaffOrder: {
    method: 'get',
    path: '/staff/orders/{id}',
    access: readers,
  },
  showStaffOrderPoFile: {
    method: 'get',
    path: '/staff/orders/{id}/po',
    access: { staff: 'readQuotations' },
  },
  takeOrderStep: {
    method: 'post',
    path: '/staff/orders/{id}/step',
    access: { staff: 'sell' },
    refuses: [409],
  },
})
