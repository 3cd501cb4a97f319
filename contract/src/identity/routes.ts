import { defineRoutes } from '../route.ts'
import { LARGEST_AVATAR_FORM } from './limits.ts'
import type { schemas } from './schemas.ts'

/** Sessions, passwords, and the account of a member. */
export const routes = defineRoutes<typeof schemas>()({
  giveTokens: {
    method: 'post',
    path: '/auth/token',
    access: 'public',
    refuses: [401, 429],
  },
  refreshTokens: {
    method: 'post',
    path: '/auth/refresh',
    access: 'public',
    refuses: [401],
  },
  logInBrowser: {
    method: 'post',
    path: '/auth/session',
    access: 'public',
    refuses: [401, 429],
  },
  renewBrowser: {
    method: 'post',
    path: '/auth/session/renew',
    access: 'public',
    refuses: [401],
  },
  logOut: {
    method: 'delete',
    path: '/auth/session',
    access: 'public',
    refuses: [401],
  },
  changePassword: {
    method: 'post',
    path: '/v2/user/change-password',
    access: { member: 'readRecords' },
    refuses: [429],
  },
  askReset: {
    method: 'post',
    path: '/v2/user/reset-password',
    access: 'public',
    refuses: [429],
  },
  resetPassword: {
    method: 'post',
    path: '/v2/user/reset-password/{token}',
    access: 'public',
    refuses: [410, 429],
  },
  showProfile: {
    method: 'get',
    path: '/v2/user/profile',
    access: 'session',
  },
  changeProfile: {
    method: 'post',
    path: '/v2/user/profile',
    access: { member: 'readRecords' },
    refuses: [409],
  },
  setAvatar: {
    method: 'post',
    path: '/v2/user/avatar',
    access: { member: 'readRecords' },
    largest: LARGEST_AVATAR_FORM,
  },
  removeAvatar: {
    method: 'delete',
    path: '/v2/user/avatar',
    access: { member: 'readRecords' },
  },
  showAvatar: {
    method: 'get',
    path: '/v2/user/avatar/{name}',
    access: { member: 'limited' },
  },
  listSessions: {
    method: 'get',
    path: '/v2/user/sessions',
    access: { member: 'readRecords' },
  },
  endSession: {
    method: 'delete',
    path: '/v2/user/sessions/{id}',
    access: { member: 'readRecords' },
  },
  endOtherSessions: {
    method: 'delete',
    path: '/v2/user/sessions',
    access: { member: 'readRecords' },
  },
})
