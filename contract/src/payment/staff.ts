import { LARGEST_PROOF_FORM } from './limits.ts'
import { defineRoutes } from '../route.ts'
import { attemptList, heldRefundList, proofList } from './lists.ts'
import type { schemas } from './staff-schemas.ts'

const finance = { staff: 'manageMoney' } as const
const readers = { staff: 'readMoney' } as const

/** Payments and credit as staff see to them. */
export const staffRoutes = defineRoutes<typeof schemas>()({
  listProofs: {
    method: 'get',
    path: '/staff/payments/proofs',
    list: proofList,
    access: finance,
  },
  showStaffProof: {
    method: 'get',
    path: '/staff/payments/proofs/{id}/file',
    access: finance,
  },
  showProofRecord: {
    method: 'get',
    path: '/staff/payments/proofs/{id}',
    access: finance,
  },
  verifyProof: {
    method: 'post',
    path: '/staff/payments/proofs/{id}/verify',
    access: finance,
    refuses: [409],
  },
  rejectProof: {
    method: 'post',
    path: '/staff/payments/proofs/{id}/reject',
    access: finance,
    refuses: [409],
  },
  reopenProof: {
    method: 'post',
    path: '/staff/payments/proofs/{id}/reopen',
    access: finance,
    refuses: [409],
  },
  listStaffAttempts: {
    method: 'get',
    path: '/staff/payments/attempts',
    list: attemptList,
    access: finance,
  },
  showStaffAttempt: {
    method: 'get',
    path: '/staff/payments/attempts/{id}',
    access: finance,
  },
  acceptPayment: {
    method: 'post',
    path: '/staff/payments/attempts/{id}/accept',
    access: finance,
    refuses: [409],
  },
  refundAtGateway: {
    method: 'post',
    path: '/staff/payments/attempts/{id}/refund',
    access: finance,
    once: true,
    refuses: [409],
  },
  recordRefund: {
    method: 'post',
    path: '/staff/payments/attempts/{id}/transfer-back',
    access: finance,
    once: true,
    largest: LARGEST_PROOF_FORM,
    refuses: [409],
  },
  showRefundProof: {
    method: 'get',
    path: '/staff/payments/refunds/{id}/file',
    access: finance,
  },
  recordTransfer: {
    method: 'post',
    path: '/staff/payments/transfers',
    access: finance,
    once: true,
    refuses: [404, 409],
  },
  correctTransfer: {
    method: 'post',
    path: '/staff/payments/transfers/{id}/correct',
    access: finance,
    refuses: [409],
  },
  useHeldMoney: {
    method: 'post',
    path: '/staff/companies/{id}/money/use',
    access: finance,
    once: true,
    refuses: [409],
  },
  listMoneyEntries: {
    method: 'get',
    path: '/staff/companies/{id}/money/entries',
    access: readers,
  },
  reverseAllocation: {
    method: 'post',
    path: '/staff/ledger/allocations/{id}/reverse',
    access: finance,
    refuses: [409],
  },
  reverseAdjustment: {
    method: 'post',
    path: '/staff/ledger/adjustments/{id}/reverse',
    access: finance,
    refuses: [409],
  },
  listHeldRefunds: {
    method: 'get',
    path: '/staff/payments/held-refunds',
    list: heldRefundList,
    access: finance,
  },
  requestHeldRefund: {
    method: 'post',
    path: '/staff/companies/{id}/money/refunds',
    access: finance,
    once: true,
    refuses: [409],
  },
  approveHeldRefund: {
    method: 'post',
    path: '/staff/payments/held-refunds/{id}/approve',
    access: finance,
    refuses: [409],
  },
  completeHeldRefund: {
    method: 'post',
    path: '/staff/payments/held-refunds/{id}/complete',
    access: finance,
    refuses: [409],
  },
  refuseHeldRefund: {
    method: 'post',
    path: '/staff/payments/held-refunds/{id}/refuse',
    access: finance,
    refuses: [409],
  },
  listDifferences: {
    method: 'get',
    path: '/staff/payments/differences',
    access: readers,
  },
  decideDifference: {
    method: 'post',
    path: '/staff/payments/differences/{id}/decide',
    access: finance,
    refuses: [409],
  },
  showCompanyMoney: {
    method: 'get',
    path: '/staff/companies/{id}/money',
    access: readers,
  },
  showStaffBalance: {
    method: 'get',
    path: '/staff/companies/{id}/balance',
    access: readers,
  },
  findOpenDocuments: {
    method: 'get',
    path: '/staff/open-documents',
    access: readers,
  },
  showStaffStatement: {
    method: 'get',
    path: '/staff/companies/{id}/statement',
    access: readers,
  },
  printStaffStatement: {
    method: 'get',
    path: '/staff/companies/{id}/statement/pdf',
    access: readers,
  },
  downloadStaffStatement: {
    method: 'get',
    path: '/staff/companies/{id}/statement/xlsx',
    access: readers,
  },
  showAgeing: {
    method: 'get',
    path: '/staff/ageing',
    access: readers,
  },
  downloadAgeing: {
    method: 'get',
    path: '/staff/ageing/xlsx',
    access: readers,
  },
  listAgeingOfSalespeople: {
    method: 'get',
    path: '/staff/ageing/salespeople',
    access: readers,
  },
  printAgeing: {
    method: 'get',
    path: '/staff/ageing/pdf',
    access: readers,
  },
  settleWithoutMoney: {
    method: 'post',
    path: '/staff/invoices/{id}/adjustments',
    access: finance,
    once: true,
    refuses: [409],
  },
  showCredit: {
    method: 'get',
    path: '/staff/companies/{id}/credit',
    access: readers,
  },
  setCredit: {
    method: 'put',
    path: '/staff/companies/{id}/credit',
    access: finance,
    refuses: [409],
  },
})
