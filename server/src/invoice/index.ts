export { creditOrder, creditQuantities } from './credit-invoice.ts'
export { invoiceFiles } from './invoice-files.ts'
export { recordOverdueOrders, remindOfInvoices } from './invoice.jobs.ts'
export { invoiceRoutes } from './invoice.routes.ts'
export { invoiceStaffRoutes } from './invoice.staff.routes.ts'
export { sumCredited, creditedTotal, companyExposure } from './invoice.store.ts'
export { issueInvoice, type DueParts } from './issue-invoice.ts'
export { overdueDays } from './overdue-days.ts'
export {
  findPayableInvoice,
  lockPayableInvoice,
  invoiceDue,
  sumOverpaid,
  settleInvoice,
  settleWithOrder,
  type PayableInvoice,
  type SettleParts,
} from './settle-invoice.ts'
