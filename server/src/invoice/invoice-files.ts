import type { NamedFiles } from '../platform/index.ts'
import { listInvoiceKeys } from './invoice.store.ts'

/** Where tax invoices and buyers' notes lie. */
export const INVOICE_FOLDER = 'private/invoice'
/** The files that finance attached: no sweep deletes them. */
export const invoiceFiles: NamedFiles = { folder: INVOICE_FOLDER, listStoredKeys: listInvoiceKeys }
