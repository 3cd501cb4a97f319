import { routesOf } from '../route.ts'
import { LARGEST_QUOTATION_CHANGE } from './limits.ts'
import { staffQuotationList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const sales = { staff: 'sell' } as const

/** Quotations as staff price them. */
export const staffRoutes = routesOf<typeof schemas>()({
  listStaffQuotations: {
    method: 'get',
    path: '/staff/quotations',
    list: staffQuotationList,
    access: { staff: 'readQuotations' },
    statuses: [200, 400, 401, 403, 503],
  },
  showStaffQuotation: {
    method: 'get',
    path: '/staff/quotations/{id}',
    access: { staff: 'readQuotations' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showStaffQuotationVersion: {
    method: 'get',
    path: '/staff/quotations/{id}/version/{version}',
    access: { staff: 'readQuotations' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showStaffPoFile: {
    method: 'get',
    path: '/staff/quotations/{id}/po',
    access: { staff: 'readQuotations' },
    statuses: [200, 401, 403, 404, 503],
  },
  priceQuotation: {
    method: 'put',
    path: '/staff/quotations/{id}/lines',
    access: sales,
    largest: LARGEST_QUOTATION_CHANGE,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  takeStaffQuotationStep: {
    method: 'post',
    path: '/staff/quotations/{id}/step',
    access: sales,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  writeStaffQuotationMessage: {
    method: 'post',
    path: '/staff/quotations/{id}/message',
    access: sales,
    once: true,
    statuses: [200, 400, 401, 403, 404, 413, 415, 422, 503],
  },
})
