import { LARGEST_PROOF_FORM } from '../payment/limits.ts'
import { defineRoutes } from '../route.ts'
import { registrationList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

/** Registrations as staff review them, and what kind of buyer a company is for VAT. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listRegistrations: {
    method: 'get',
    path: '/staff/registrations',
    list: registrationList,
    access: { staff: 'reviewRegistrations' },
    refuses: [404],
  },
  showRegistration: {
    method: 'get',
    path: '/staff/registrations/{id}',
    access: { staff: 'reviewRegistrations' },
  },
  showDocument: {
    method: 'get',
    path: '/staff/registrations/{id}/documents/{document_id}',
    access: { staff: 'reviewRegistrations' },
  },
  approveRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/approve',
    access: { staff: 'reviewRegistrations' },
    refuses: [409],
  },
  rejectRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/reject',
    access: { staff: 'reviewRegistrations' },
    refuses: [409],
  },
  askRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/ask',
    access: { staff: 'reviewRegistrations' },
    refuses: [409],
  },
  suspendRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/suspend',
    access: { staff: 'reviewRegistrations' },
    refuses: [409],
  },
  joinRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/join',
    access: { staff: 'reviewRegistrations' },
    refuses: [409],
  },
  showTaxKind: {
    method: 'get',
    path: '/staff/companies/{id}/tax-kind',
    access: { staff: 'readMoney' },
  },
  setTaxKind: {
    method: 'post',
    path: '/staff/companies/{id}/tax-kind',
    access: { staff: 'manageMoney' },
    largest: LARGEST_PROOF_FORM,
    refuses: [409],
  },
  showTaxKindDocument: {
    method: 'get',
    path: '/staff/companies/{id}/tax-kind/document',
    access: { staff: 'readMoney' },
  },
})
