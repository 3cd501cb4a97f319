import { routesOf } from '../route.ts'
import { staffReturnList } from './lists.ts'
import type { schemas } from './return-staff-schemas.ts'

const workers = { staff: 'handleReturns' } as const

/** Returns as staff see to them. */
export const returnsStaffRoutes = routesOf<typeof schemas>()({
  listStaffReturns: {
    method: 'get',
    path: '/staff/returns',
    list: staffReturnList,
    access: workers,
    statuses: [200, 400, 401, 403, 503],
  },
  showStaffReturn: {
    method: 'get',
    path: '/staff/returns/{id}',
    access: workers,
    statuses: [200, 401, 403, 404, 503],
  },
  applyReturnStep: {
    method: 'post',
    path: '/staff/returns/{id}/step',
    access: workers,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  showStaffReturnPicture: {
    method: 'get',
    path: '/staff/returns/{id}/picture/{picture_id}',
    access: workers,
    statuses: [200, 401, 403, 404, 503],
  },
})
