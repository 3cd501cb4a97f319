import type { Db, SendEmail, UploadedDocument } from '../platform/index.ts'
import { changeInvoice, type Change } from './change-invoice.ts'
import { updateInvoice } from './invoice.store.ts'
import { notifyInvoiceEvent } from './notify-invoice-event.ts'

/** A faktur pajak that finance attaches. */
export interface TaxInvoice extends Change {
  readonly number: string
  readonly file: UploadedDocument
}

/** Attaches the faktur pajak to an invoice, or replaces it, and notifies the buyer. */
export const attachTaxInvoice = (
  { db, sendEmail }: { readonly db: Db; readonly sendEmail: SendEmail },
  input: TaxInvoice,
) =>
  changeInvoice<never>(db, input, async (tx) => {
    const { id, number, file, now } = input
    await updateInvoice(tx, id, {
      tax_invoice_number: number,
      tax_invoice_key: file.key,
      tax_invoice_name: file.filename,
      tax_invoice_type: file.contentType,
      tax_invoice_at: now,
    })
    await notifyInvoiceEvent(tx, { sendEmail }, { id, news: 'tax_invoice', now })
    return { action: 'attach-tax-invoice', details: { number } }
  })
