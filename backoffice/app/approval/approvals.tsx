import { approvalStaff, formatDay } from '@pasok/contract'
import { labelText } from '@pasok/ui/kit/label.ts'
import { approvalKindLabels, approvalStateLabels, exceededLimitLabels, rupiahText } from '@pasok/words'
import {
  admin_approval_by,
  admin_approval_kind,
  admin_approval_on,
  admin_approvals,
  admin_company,
  admin_exceeded,
  admin_my_requests,
  invoice_amount,
  quotation_state,
} from '~words'
import { resource } from '../resource/resource.ts'
import { ApprovalBadge } from './approval-badge.tsx'
import { approvalName } from './approval-texts.ts'

/** Requests for approval: the own ones, and those that the reader may decide about. */
export const approvals = resource({
  path: '/approvals',
  title: admin_approvals,
  list: approvalStaff.listApprovals,
  mine: admin_my_requests,
  days: { requested: admin_approval_on },
  filters: {
    state: { title: quotation_state, values: approvalStateLabels },
    kind: { title: admin_approval_kind, values: approvalKindLabels },
  },
  buildAddress: ({ id }) => `/approvals/${id}`,
  columns: [
    { title: admin_approval_kind, show: approvalName, isName: true },
    { title: admin_company, show: ({ company }) => company.name },
    { title: invoice_amount, show: ({ amount }) => rupiahText(amount), isAmount: true },
    {
      title: admin_exceeded,
      show: ({ exceeded }) => exceeded.map((limit) => labelText(exceededLimitLabels[limit])).join(', '),
    },
    { title: admin_approval_by, show: ({ requested_by }) => requested_by.name },
    {
      title: admin_approval_on,
      show: ({ requested_at }) => formatDay(requested_at),
      sort: 'requested_at',
    },
    { title: quotation_state, show: ({ state }) => <ApprovalBadge state={state} /> },
  ],
})
