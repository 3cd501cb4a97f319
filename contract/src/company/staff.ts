import { routesOf } from '../route.ts'
import { registrationList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

/** Registrations as staff review them. */
export const staffRoutes = routesOf<typeof schemas>()({
  listRegistrations: {
    method: 'get',
    path: '/staff/registrations',
    list: registrationList,
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 400, 401, 403, 404, 503],
  },
  showRegistration: {
    method: 'get',
    path: '/staff/registrations/{id}',
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 401, 403, 404, 503],
  },
  showDocument: {
    method: 'get',
    path: '/staff/registrations/{id}/documents/{document_id}',
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 401, 403, 404, 503],
  },
  approveRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/approve',
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  rejectRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/reject',
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  askRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/ask',
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  suspendRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/suspend',
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  joinRegistration: {
    method: 'post',
    path: '/staff/registrations/{id}/join',
    access: { staff: 'reviewRegistrations' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
})
