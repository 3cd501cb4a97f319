/** How far an invoice is paid; 'overdue' by the day on which it is asked for. */
export const invoiceStates = ['issued', 'partially_paid', 'overdue', 'paid', 'credited'] as const
export type InvoiceState = (typeof invoiceStates)[number]
