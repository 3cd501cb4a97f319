import type { StatedDocument } from '@pasok/contract'

/** The page of a document, without a language; a credit note stands on that of its invoice. */
export const documentPath = ({ kind, id, invoice_id }: StatedDocument): string =>
  kind === 'order' ? `/account/orders/${id}` : `/account/invoices/${invoice_id ?? id}`
