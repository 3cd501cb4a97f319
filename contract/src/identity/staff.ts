import { defineRoutes } from '../route.ts'
import type { schemas } from './staff-schemas.ts'

const admins = { staff: 'manageStaff' } as const

/** Sessions of staff, and who of them has access. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  logIn: {
    method: 'post',
    path: '/staff/session',
    access: 'public',
    refuses: [401, 404, 429],
  },
  logOut: {
    method: 'delete',
    path: '/staff/session',
    access: 'public',
    refuses: [401, 404],
  },
  showSelf: {
    method: 'get',
    path: '/staff/me',
    access: { staff: 'logIn' },
    refuses: [404],
  },
  beginTotp: {
    method: 'post',
    path: '/staff/totp',
    access: { staff: 'logIn' },
    refuses: [404, 429],
  },
  proveTotp: {
    method: 'put',
    path: '/staff/totp',
    access: { staff: 'logIn' },
    refuses: [404, 409, 429],
  },
  renewRecoveryCodes: {
    method: 'post',
    path: '/staff/recovery-codes',
    access: { staff: 'logIn' },
    refuses: [404, 409, 429],
  },
  changeSelf: {
    method: 'put',
    path: '/staff/me',
    access: { staff: 'logIn' },
    refuses: [404],
  },
  changeStaffPassword: {
    method: 'put',
    path: '/staff/password',
    access: { staff: 'logIn' },
    refuses: [404, 429],
  },
  listStaffSessions: {
    method: 'get',
    path: '/staff/sessions',
    access: { staff: 'logIn' },
    refuses: [404],
  },
  endStaffSession: {
    method: 'delete',
    path: '/staff/sessions/{id}',
    access: { staff: 'logIn' },
  },
  endOtherStaffSessions: {
    method: 'delete',
    path: '/staff/sessions',
    access: { staff: 'logIn' },
    refuses: [404],
  },
  listAccounts: {
    method: 'get',
    path: '/staff/accounts',
    access: admins,
    refuses: [404],
  },
  disableAccount: {
    method: 'post',
    path: '/staff/accounts/{id}/disable',
    access: admins,
    refuses: [409],
  },
  enableAccount: {
    method: 'post',
    path: '/staff/accounts/{id}/enable',
    access: admins,
  },
})
