import { LARGEST_PROOF_FORM } from './limits.ts'
import { routesOf } from '../route.ts'
import { proofList, attemptList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const finance = { staff: 'manageMoney' } as const

/** Payments and credit as staff see to them. */
export const staffRoutes = routesOf<typeof schemas>()({
  listProofs: {
    method: 'get',
    path: '/staff/payments/proofs',
    list: proofList,
    access: finance,
    statuses: [200, 400, 401, 403, 503],
  },
  showStaffProof: {
    method: 'get',
    path: '/staff/payments/proofs/{id}/file',
    access: finance,
    statuses: [200, 401, 403, 404, 503],
  },
  verifyProof: {
    method: 'post',
    path: '/staff/payments/proofs/{id}/verify',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  rejectProof: {
    method: 'post',
    path: '/staff/payments/proofs/{id}/reject',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  listStaffAttempts: {
    method: 'get',
    path: '/staff/payments/attempts',
    list: attemptList,
    access: finance,
    statuses: [200, 400, 401, 403, 503],
  },
  acceptPayment: {
    method: 'post',
    path: '/staff/payments/attempts/{id}/accept',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
  refundAtGateway: {
    method: 'post',
    path: '/staff/payments/attempts/{id}/refund',
    access: finance,
    once: true,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 503],
  },
  recordRefund: {
    method: 'post',
    path: '/staff/payments/attempts/{id}/transfer-back',
    access: finance,
    once: true,
    largest: LARGEST_PROOF_FORM,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 422, 503],
  },
  showRefundProof: {
    method: 'get',
    path: '/staff/payments/refunds/{id}/file',
    access: finance,
    statuses: [200, 401, 403, 404, 503],
  },
  showCredit: {
    method: 'get',
    path: '/staff/companies/{id}/credit',
    access: { staff: 'readMoney' },
    statuses: [200, 401, 403, 404, 503],
  },
  setCredit: {
    method: 'put',
    path: '/staff/companies/{id}/credit',
    access: finance,
    statuses: [200, 400, 401, 403, 404, 409, 413, 415, 503],
  },
})
