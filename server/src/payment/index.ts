export { bankStaffRoutes } from './bank/bank.staff.routes.ts'
export { certificateFiles } from './books/attach-certificate.ts'
export { ledgerStaffRoutes } from './books/ledger.staff.routes.ts'
export { cancelUnpaid } from './cancel-unpaid.ts'
export { chargeAttempt, closeAtGateway, type ChargeParts } from './charge-attempt.ts'
export { followDue, followClosing } from './close-open.ts'
export { closePayment } from './close-payment.ts'
export type { Gateway } from './gateway/gateway.ts'
export { openMidtrans, type MidtransAccount } from './gateway/midtrans.ts'
export { gatewayRoutes } from './gateway.routes.ts'
export { differenceStaffRoutes } from './differences/differences.staff.routes.ts'
export { heldMoneyRoutes } from './held-money/held-money.routes.ts'
export { heldMoneyStaffRoutes } from './held-money/held-money.staff.routes.ts'
export { paymentRoutes } from './payment.routes.ts'
export { statementRoutes } from './statement/statement.routes.ts'
export { statementStaffRoutes } from './statement/statement.staff.routes.ts'
export { transferStaffRoutes } from './transfers/transfers.staff.routes.ts'
export { paymentStaffRoutes } from './payment.staff.routes.ts'
export { pollAttempts } from './poll-attempts.ts'
export { makeApprovedRefund } from './request-refund.ts'
export { refundAtGateway, retryRefunds } from './refund-at-gateway.ts'
export { verifyMoney } from './verify-money.ts'
export { proofFiles, refundFiles } from './upload-proof.ts'
export { placeCredit } from './payment.store.ts'
export { beginAttempt, type AnnounceAttempt } from './begin-attempt.ts'
export { payAgain, type PayAgainError } from './pay-again.ts'
export { inquireInvoice, payInvoice, type PayInvoiceParts } from './pay-invoice.ts'
export { paymentChoices, prepaidMethods } from './payment-choices.ts'
export { showOrderPayment, type ShowParts } from './show-payment.ts'
export {
  followUse,
  lockOnAccount,
  ON_ACCOUNT,
  payFromAccount,
  usableOnAccount,
  type OwnUse,
  type UseParts,
} from './use-on-account.ts'
export { computeCredit, methodProblem, type CreditRule, type MethodLimits } from './payment.ts'
export { findCredit, lockCredit } from './payment.store.ts'
export { beginApprovedHeldRefund } from './held-money/request-held-refund.ts'
export { securesDebt } from './held-money/secures-debt.ts'
