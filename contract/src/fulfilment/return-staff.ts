import { defineRoutes } from '../route.ts'
import { staffReturnList } from './lists.ts'
import type { schemas } from './return-staff-schemas.ts'

const workers = { staff: 'handleReturns' } as const

/** Returns as staff see to them. */
export const returnsStaffRoutes = defineRoutes<typeof schemas>()({
  listStaffReturns: {
    method: 'get',
    path: '/staff/returns',
    list: staffReturnList,
    access: workers,
  },
  showStaffReturn: {
    method: 'get',
    path: '/staff/returns/{id}',
    access: workers,
  },
  applyReturnStep: {
    method: 'post',
    path: '/staff/returns/{id}/step',
    access: workers,
    refuses: [409],
  },
  showStaffReturnPicture: {
    method: 'get',
    path: '/staff/returns/{id}/picture/{picture_id}',
    access: workers,
  },
})
