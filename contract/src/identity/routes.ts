import { routesOf } from '../route.ts'
import { LARGEST_AVATAR_FORM } from './limits.ts'
import type { schemas } from './schemas.ts'

/** Sessions, passwords, and the account of a member. */
export const routes = routesOf<typeof schemas>()({
  giveTokens: {
    method: 'post',
    path: '/auth/token',
    access: 'public',
    statuses: [200, 400, 401, 403, 413, 415, 429, 503],
  },
  refreshTokens: {
    method: 'post',
    path: '/auth/refresh',
    access: 'public',
    statuses: [200, 401, 403, 503],
  },
  logInBrowser: {
    method: 'post',
    path: '/auth/session',
    access: 'public',
    statuses: [200, 400, 401, 403, 413, 415, 429, 503],
  },
  renewBrowser: {
    method: 'post',
    path: '/auth/session/renew',
    access: 'public',
    statuses: [200, 401, 403, 503],
  },
  logOut: {
    method: 'delete',
    path: '/auth/session',
    access: 'public',
    statuses: [200, 401, 403, 503],
  },
  changePassword: {
    method: 'post',
    path: '/v2/user/change-password',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 413, 415, 429, 503],
  },
  askReset: {
    method: 'post',
    path: '/v2/user/reset-password',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 429, 503],
  },
  resetPassword: {
    method: 'post',
    path: '/v2/user/reset-password/{token}',
    access: 'public',
    statuses: [200, 400, 403, 404, 410, 413, 415, 429, 503],
  },
  showProfile: {
    method: 'get',
    path: '/v2/user/profile',
    access: 'session',
    statuses: [200, 401, 503],
  },
  changeProfile: {
    method: 'post',
    path: '/v2/user/profile',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 403, 409, 413, 415, 503],
  },
  setAvatar: {
    method: 'post',
    path: '/v2/user/avatar',
    access: { member: 'readRecords' },
    largest: LARGEST_AVATAR_FORM,
    statuses: [200, 400, 401, 403, 413, 415, 503],
  },
  removeAvatar: {
    method: 'delete',
    path: '/v2/user/avatar',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 503],
  },
  showAvatar: {
    method: 'get',
    path: '/v2/user/avatar/{name}',
    access: { member: 'limited' },
    statuses: [200, 401, 404, 503],
  },
  listSessions: {
    method: 'get',
    path: '/v2/user/sessions',
    access: { member: 'readRecords' },
    statuses: [200, 401, 503],
  },
  endSession: {
    method: 'delete',
    path: '/v2/user/sessions/{id}',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 404, 503],
  },
  endOtherSessions: {
    method: 'delete',
    path: '/v2/user/sessions',
    access: { member: 'readRecords' },
    statuses: [200, 401, 403, 503],
  },
})
