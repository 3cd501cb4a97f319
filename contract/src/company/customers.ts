import { defineRoutes } from '../route.ts'
import type { schemas } from './customer-schemas.ts'
import { companyList } from './lists.ts'

const readers = { staff: 'readCompanies' } as const
const editors = { staff: 'editCompanies' } as const

/** Companies as staff keep them. */
export const customerRoutes = defineRoutes<typeof schemas>()({
  listCompanies: { method: 'get', path: '/staff/companies', list: companyList, access: readers },
  showCompany: { method: 'get', path: '/staff/companies/{id}', access: readers },
  showCompanyDocument: {
    method: 'get',
    path: '/staff/companies/{id}/documents/{document_id}',
    access: readers,
  },
  changeCompany: { method: 'put', path: '/staff/companies/{id}', access: editors, refuses: [409] },
  setSalesperson: {
    method: 'put',
    path: '/staff/companies/{id}/salesperson',
    access: editors,
    refuses: [409],
  },
  addCompanyNote: {
    method: 'post',
    path: '/staff/companies/{id}/notes',
    access: readers,
    once: true,
  },
  setCompanyMemberRole: {
    method: 'put',
    path: '/staff/companies/{id}/members/{member_id}',
    access: editors,
    refuses: [409],
  },
  removeCompanyMember: {
    method: 'delete',
    path: '/staff/companies/{id}/members/{member_id}',
    access: editors,
    refuses: [409],
  },
})
