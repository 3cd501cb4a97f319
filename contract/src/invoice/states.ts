/** States of an invoice; 'overdue' depends on the day of the request. */
export const invoiceStates = ['issued', 'partially_paid', 'overdue', 'paid', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]
