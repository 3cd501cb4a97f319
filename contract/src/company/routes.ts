import { routesOf } from '../route.ts'
import { LARGEST_FORM } from './limits.ts'
import type { schemas } from './schemas.ts'

/** A company's registration, addresses and members. */
export const routes = routesOf<typeof schemas>()({
  checkCompany: {
    method: 'post',
    path: '/auth/signup/check/company',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 503],
  },
  checkAddress: {
    method: 'post',
    path: '/auth/signup/check/address',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 503],
  },
  checkContact: {
    method: 'post',
    path: '/auth/signup/check/contact',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 503],
  },
  signUp: {
    method: 'post',
    path: '/auth/signup',
    access: 'public',
    largest: LARGEST_FORM,
    statuses: [200, 400, 403, 413, 415, 429, 503],
  },
  sendVerification: {
    method: 'post',
    path: '/auth/signup/verify-email',
    access: 'public',
    statuses: [200, 400, 403, 413, 415, 429, 503],
  },
  verifyEmail: {
    method: 'post',
    path: '/v2/auth/signup/verify-token',
    access: 'public',
    statuses: [200, 400, 403, 404, 413, 415, 429, 503],
  },
  showRegistration: {
    method: 'get',
    path: '/v2/company/registration',
    access: { member: 'limited' },
    statuses: [200, 401, 503],
  },
  answerRegistration: {
    method: 'post',
    path: '/v2/company/registration/answer',
    access: { member: 'limited' },
    largest: LARGEST_FORM,
    statuses: [200, 400, 401, 403, 409, 413, 415, 503],
  },
  correctRegistration: {
    method: 'post',
    path: '/v2/company/registration/correction',
    access: { member: 'limited' },
    largest: LARGEST_FORM,
    statuses: [200, 400, 401, 403, 409, 413, 415, 503],
  },
  showDocument: {
    method: 'get',
    path: '/v2/company/documents/{id}',
    access: { member: 'limited' },
    statuses: [200, 401, 404, 503],
  },
  pageAddresses: {
    method: 'get',
    path: '/v2/delivery/address',
    access: { member: 'readRecords' },
    statuses: [200, 400, 401, 503],
  },
  listAddresses: {
    method: 'get',
    path: '/delivery/address',
    access: { member: 'readRecords' },
    statuses: [200, 401, 503],
  },
  addAddress: {
    method: 'post',
    path: '/delivery/address/new',
    access: { member: 'editAddresses' },
    statuses: [200, 400, 401, 403, 409, 413, 415, 503],
  },
  showAddress: {
    method: 'get',
    path: '/delivery/address/{id}',
    access: { member: 'readRecords' },
    statuses: [200, 401, 404, 503],
  },
  changeAddress: {
    method: 'put',
    path: '/delivery/address/{id}',
    access: { member: 'editAddresses' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  removeAddress: {
    method: 'delete',
    path: '/delivery/address/{id}',
    access: { member: 'editAddresses' },
    statuses: [200, 401, 403, 404, 409, 503],
  },
  setDefaultAddress: {
    method: 'post',
    path: '/delivery/address/{id}/default',
    access: { member: 'editAddresses' },
    statuses: [200, 400, 401, 403, 404, 413, 415, 503],
  },
  listMembers: {
    method: 'get',
    path: '/v2/company/members',
    access: { member: 'readRecords' },
    statuses: [200, 401, 503],
  },
  setMemberRole: {
    method: 'patch',
    path: '/v2/company/members/{id}',
    access: { member: 'manageMembers' },
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  removeMember: {
    method: 'delete',
    path: '/v2/company/members/{id}',
    access: { member: 'manageMembers' },
    statuses: [200, 401, 403, 404, 409, 503],
  },
  listInvitations: {
    method: 'get',
    path: '/v2/company/invitations',
    access: { member: 'manageMembers' },
    statuses: [200, 401, 403, 503],
  },
  inviteMember: {
    method: 'post',
    path: '/v2/company/invitations',
    access: { member: 'manageMembers' },
    statuses: [200, 400, 401, 403, 413, 415, 429, 503],
  },
  renewInvitation: {
    method: 'post',
    path: '/v2/company/invitations/{id}/renew',
    access: { member: 'manageMembers' },
    statuses: [200, 401, 403, 404, 429, 503],
  },
  withdrawInvitation: {
    method: 'delete',
    path: '/v2/company/invitations/{id}',
    access: { member: 'manageMembers' },
    statuses: [200, 401, 403, 404, 503],
  },
  showInvitation: {
    method: 'get',
    path: '/v2/auth/invitation/{token}',
    access: 'public',
    statuses: [200, 404, 410, 503],
  },
  acceptInvitation: {
    method: 'post',
    path: '/v2/auth/invitation/{token}',
    access: 'public',
    statuses: [200, 400, 403, 404, 409, 410, 413, 415, 429, 503],
  },
})
