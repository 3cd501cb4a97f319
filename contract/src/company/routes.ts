import { defineRoutes } from '../route.ts'
import { LARGEST_ROWS_FORM } from '../search/limits.ts'
import { LARGEST_FORM } from './limits.ts'
import { partNumberList } from './lists.ts'
import type { schemas } from './schemas.ts'

/** A company's registration, addresses and members. */
export const routes = defineRoutes<typeof schemas>()({
  checkCompany: {
    method: 'post',
    path: '/auth/signup/check/company',
    access: 'public',
  },
  checkAddress: {
    method: 'post',
    path: '/auth/signup/check/address',
    access: 'public',
  },
  checkContact: {
    method: 'post',
    path: '/auth/signup/check/contact',
    access: 'public',
  },
  signUp: {
    method: 'post',
    path: '/auth/signup',
    access: 'public',
    largest: LARGEST_FORM,
    refuses: [429],
  },
  sendVerification: {
    method: 'post',
    path: '/auth/signup/verify-email',
    access: 'public',
    refuses: [429],
  },
  verifyEmail: {
    method: 'post',
    path: '/v2/auth/signup/verify-token',
    access: 'public',
    refuses: [404, 429],
  },
  showRegistration: {
    method: 'get',
    path: '/v2/company/registration',
    access: { member: 'limited' },
  },
  answerRegistration: {
    method: 'post',
    path: '/v2/company/registration/answer',
    access: { member: 'limited' },
    largest: LARGEST_FORM,
    refuses: [409],
  },
  correctRegistration: {
    method: 'post',
    path: '/v2/company/registration/correction',
    access: { member: 'limited' },
    largest: LARGEST_FORM,
    refuses: [409],
  },
  showDocument: {
    method: 'get',
    path: '/v2/company/documents/{id}',
    access: { member: 'limited' },
  },
  pageAddresses: {
    method: 'get',
    path: '/v2/delivery/address',
    access: { member: 'readRecords' },
  },
  listAddresses: {
    method: 'get',
    path: '/delivery/address',
    access: { member: 'readRecords' },
  },
  addAddress: {
    method: 'post',
    path: '/delivery/address/new',
    access: { member: 'editAddresses' },
    refuses: [409],
  },
  showAddress: {
    method: 'get',
    path: '/delivery/address/{id}',
    access: { member: 'readRecords' },
  },
  changeAddress: {
    method: 'put',
    path: '/delivery/address/{id}',
    access: { member: 'editAddresses' },
    refuses: [409],
  },
  removeAddress: {
    method: 'delete',
    path: '/delivery/address/{id}',
    access: { member: 'editAddresses' },
    refuses: [409],
  },
  setDefaultAddress: {
    method: 'post',
    path: '/delivery/address/{id}/default',
    access: { member: 'editAddresses' },
  },
  listMembers: {
    method: 'get',
    path: '/v2/company/members',
    access: { member: 'readRecords' },
  },
  setMemberRole: {
    method: 'patch',
    path: '/v2/company/members/{id}',
    access: { member: 'manageMembers' },
    refuses: [409],
  },
  removeMember: {
    method: 'delete',
    path: '/v2/company/members/{id}',
    access: { member: 'manageMembers' },
    refuses: [409],
  },
  showSalesperson: {
    method: 'get',
    path: '/v2/company/salesperson',
    access: { member: 'readRecords' },
  },
  listInvitations: {
    method: 'get',
    path: '/v2/company/invitations',
    access: { member: 'manageMembers' },
  },
  inviteMember: {
    method: 'post',
    path: '/v2/company/invitations',
    access: { member: 'manageMembers' },
    refuses: [429],
  },
  renewInvitation: {
    method: 'post',
    path: '/v2/company/invitations/{id}/renew',
    access: { member: 'manageMembers' },
    refuses: [429],
  },
  withdrawInvitation: {
    method: 'delete',
    path: '/v2/company/invitations/{id}',
    access: { member: 'manageMembers' },
  },
  listPartNumbers: {
    method: 'get',
    path: '/v2/company/part-numbers',
    list: partNumberList,
    access: { member: 'readRecords' },
  },
  addPartNumber: {
    method: 'post',
    path: '/v2/company/part-numbers',
    access: { member: 'editPartNumbers' },
    refuses: [409],
  },
  uploadPartNumbers: {
    method: 'post',
    path: '/v2/company/part-numbers/upload',
    access: { member: 'editPartNumbers' },
    largest: LARGEST_ROWS_FORM,
    refuses: [429],
  },
  downloadPartNumbers: {
    method: 'get',
    path: '/v2/company/part-numbers/file',
    access: { member: 'readRecords' },
  },
  showPartNumber: {
    method: 'get',
    path: '/v2/company/part-numbers/{id}',
    access: { member: 'readRecords' },
  },
  changePartNumber: {
    method: 'patch',
    path: '/v2/company/part-numbers/{id}',
    access: { member: 'editPartNumbers' },
    refuses: [409],
  },
  removePartNumber: {
    method: 'delete',
    path: '/v2/company/part-numbers/{id}',
    access: { member: 'editPartNumbers' },
  },
  showInvitation: {
    method: 'get',
    path: '/v2/auth/invitation/{token}',
    access: 'public',
    refuses: [410],
  },
  acceptInvitation: {
    method: 'post',
    path: '/v2/auth/invitation/{token}',
    access: 'public',
    refuses: [409, 410, 429],
  },
})
