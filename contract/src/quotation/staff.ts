import { defineRoutes } from '../route.ts'
import { LARGEST_QUOTATION_CHANGE } from './limits.ts'
import { staffQuotationList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const sales = { staff: 'sell' } as const

/** Quotations as staff price them. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listStaffQuotations: {
    method: 'get',
    path: '/staff/quotations',
    list: staffQuotationList,
    access: { staff: 'readQuotations' },
  },
  showStaffQuotation: {
    method: 'get',
    path: '/staff/quotations/{id}',
    access: { staff: 'readQuotations' },
  },
  showStaffQuotationVersion: {
    method: 'get',
    path: '/staff/quotations/{id}/version/{version}',
    access: { staff: 'readQuotations' },
  },
  compareStaffQuotationVersions: {
    method: 'get',
    path: '/staff/quotations/{id}/compare',
    access: { staff: 'readQuotations' },
  },
  printStaffQuotation: {
    method: 'get',
    path: '/staff/quotations/{id}/pdf',
    access: { staff: 'readQuotations' },
  },
  showStaffPoFile: {
    method: 'get',
    path: '/staff/quotations/{id}/po',
    access: { staff: 'readQuotations' },
  },
  priceQuotation: {
    method: 'put',
    path: '/staff/quotations/{id}/lines',
    access: sales,
    largest: LARGEST_QUOTATION_CHANGE,
    refuses: [409],
  },
  changeQuotationLines: {
    method: 'patch',
    path: '/staff/quotations/{id}/lines',
    access: sales,
    largest: LARGEST_QUOTATION_CHANGE,
    refuses: [409],
  },
  listLineFacts: {
    method: 'get',
    path: '/staff/quotations/{id}/line-facts',
    access: { staff: 'readQuotations' },
  },
  findQuotationItems: {
    method: 'get',
    path: '/staff/quotations/{id}/items',
    access: sales,
  },
  takeStaffQuotationStep: {
    method: 'post',
    path: '/staff/quotations/{id}/step',
    access: sales,
    refuses: [409],
  },
  writeStaffQuotationMessage: {
    method: 'post',
    path: '/staff/quotations/{id}/message',
    access: sales,
    once: true,
  },
})
