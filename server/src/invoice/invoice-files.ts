import type { NamedFiles } from '../platform/index.ts'
import { listInvoiceKeys } from './invoice.store.ts'

/** The storage folder of tax invoices and buyers' notes. */
export const INVOICE_FOLDER = 'private/invoice'
/** The files that finance attached, which no sweep deletes. */
export const invoiceFiles: NamedFiles = { folder: INVOICE_FOLDER, listStoredKeys: listInvoiceKeys }
