import { routesOf } from '../route.ts'
import type { schemas } from './staff-schemas.ts'

const admins = { staff: 'manageStaff' } as const

/** Sessions of staff, and who of them has access. */
export const staffRoutes = routesOf<typeof schemas>()({
  logIn: {
    method: 'post',
    path: '/staff/session',
    access: 'public',
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 503],
  },
  logOut: {
    method: 'delete',
    path: '/staff/session',
    access: 'public',
    statuses: [200, 401, 403, 404, 503],
  },
  showSelf: {
    method: 'get',
    path: '/staff/me',
    access: { staff: 'logIn' },
    statuses: [200, 401, 403, 404, 503],
  },
  beginTotp: {
    method: 'post',
    path: '/staff/totp',
    access: { staff: 'logIn' },
    statuses: [200, 400, 401, 403, 404, 413, 415, 429, 503],
  },
  proveTotp: {
    method: 'put',
    path: '/staff/totp',
    access: { staff: 'logIn' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 429, 503],
  },
  listAccounts: {
    method: 'get',
    path: '/staff/accounts',
    access: admins,
    statuses: [200, 401, 403, 404, 503],
  },
  disableAccount: {
    method: 'post',
    path: '/staff/accounts/{id}/disable',
    access: admins,
    statuses: [200, 401, 403, 404, 409, 503],
  },
  enableAccount: {
    method: 'post',
    path: '/staff/accounts/{id}/enable',
    access: admins,
    statuses: [200, 401, 403, 404, 503],
  },
})
