import { routesOf } from '../route.ts'
import { staffOrderList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readOrders' } as const

/** Orders as staff work on them. */
export const staffRoutes = routesOf<typeof schemas>()({
  listStaffOrders: {
    method: 'get',
    path: '/staff/orders',
    list: staffOrderList,
    access: readers,
    statuses: [200, 400, 401, 403, 503],
  },
  showStaffOrder: {
    method: 'get',
    path: '/staff/orders/{id}',
    access: readers,
    statuses: [200, 401, 403, 404, 503],
  },
  showStaffOrderPoFile: {
    method: 'get',
    path: '/staff/orders/{id}/po',
    access: { staff: 'readQuotations' },
    statuses: [200, 401, 403, 404, 503],
  },
  takeOrderStep: {
    method: 'post',
    path: '/staff/orders/{id}/step',
    access: { staff: 'sell' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
})
