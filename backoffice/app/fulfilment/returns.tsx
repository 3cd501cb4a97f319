import { formatDay, returnsStaff } from '@pasok/contract'
import { ReturnBadge } from '@pasok/ui/records/fulfilment/return-badge.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { returnStateLabels, returnWishLabels } from '@pasok/words'
import {
  admin_company,
  admin_my_orders,
  return_by,
  return_day,
  return_number,
  return_order,
  return_search,
  return_state,
  return_title,
  return_wanted,
} from '~words'
import { resource } from '../resource/resource.ts'

/** Returns of all companies. */
export const returns = resource({
  path: '/returns',
  title: return_title,
  list: returnsStaff.listStaffReturns,
  keyword: return_search,
  mine: admin_my_orders,
  days: { requested: return_day },
  filters: { state: { title: return_state, values: returnStateLabels } },
  buildAddress: ({ id }) => `/returns/${id}`,
  columns: [
    { title: return_number, show: ({ number }) => number, isName: true },
    { title: return_order, show: ({ order }) => order.number },
    { title: admin_company, show: ({ company }) => company.name },
    { title: return_by, show: ({ requested_by }) => requested_by.name },
    { title: return_wanted, show: ({ wish }) => labelText(returnWishLabels[wish]) },
    { title: return_state, show: ({ state }) => <ReturnBadge state={state} /> },
    { title: return_day, show: ({ requested_at }) => formatDay(requested_at), sort: 'requested_at' },
  ],
})
