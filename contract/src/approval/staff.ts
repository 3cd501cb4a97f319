import { defineRoutes } from '../route.ts'
import { approvalList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const readers = { staff: 'readApprovals' } as const
const approvers = { staff: 'decideApprovals' } as const

/** Commands of staff above their limits, which wait for another's approval. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listApprovals: { method: 'get', path: '/staff/approvals', list: approvalList, access: readers },
  showApproval: { method: 'get', path: '/staff/approvals/{id}', access: readers },
  approve: { method: 'post', path: '/staff/approvals/{id}/approve', access: approvers, refuses: [409] },
  refuseApproval: { method: 'post', path: '/staff/approvals/{id}/refuse', access: approvers, refuses: [409] },
  withdrawApproval: {
    method: 'post',
    path: '/staff/approvals/{id}/withdraw',
    access: readers,
    refuses: [409],
  },
})
