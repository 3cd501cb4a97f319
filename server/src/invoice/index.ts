export {
  creditClosed,
  creditOrder,
  creditOrderIn,
  creditReturn,
  issueApprovedCreditNote,
  type CreditedClosing,
} from './credit-invoice.ts'
export { sumClosedOfOrders } from './sum-closed.ts'
export { invoiceFiles } from './invoice-files.ts'
export { recordOverdueOrders, remindOfInvoices } from './invoice.jobs.ts'
export { invoiceRoutes } from './invoice.routes.ts'
export { invoiceStaffRoutes } from './invoice.staff.routes.ts'
export { taxInvoiceStaffRoutes } from './coretax/tax-invoices.staff.routes.ts'
export {
  findInvoicedDeliveries,
  findOrderOfInvoice,
  findReturnCredit,
  findWrongInvoices,
  hasWaitingProof,
  sumInvoices,
  companyExposure,
  companyNetOwed,
} from './invoice.store.ts'
export { readMoneyTable } from './money-table.ts'
export { findMoneyOfOrders, findOrderMoney, type OrderMoney } from './order-money.ts'
export { derivePaymentState, updatePaymentState } from './update-payment-state.ts'
export { issueInvoice, type DueParts } from './issue-invoice.ts'
export { overdueDays } from './overdue-days.ts'
export {
  findPayableInvoice,
  lockPayableInvoice,
  listInvoicesDue,
  invoiceDue,
  settleOrder,
  type PayableInvoice,
  type SettleParts,
} from './settle-invoice.ts'
