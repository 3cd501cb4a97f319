import { inTransaction, type Db, type SendEmail, type UploadedDocument } from '../platform/index.ts'
import { changeInvoiceIn, type Change, type ChangeError } from './change-invoice.ts'
import { deleteTaxNumber, findNumberOwners, lockTaxNumbers } from './coretax/tax-number.store.ts'
import { updateInvoice } from './invoice.store.ts'
import { notifyInvoiceEvent } from './notify-invoice-event.ts'

/** A faktur pajak that finance attaches. */
export interface TaxInvoice extends Change {
  readonly number: string
  readonly file: UploadedDocument
  /** Refuses an invoice that has another number, and a number of any other invoice. */
  readonly isNew?: boolean
}

/** Why a number was refused: it is another invoice's, or the invoice has another one. */
export type NumberError = { readonly error: 'number_taken' } | { readonly error: 'other_number' }

/**
 * Attaches the faktur pajak to an invoice, or replaces it, and notifies the buyer. A number of another company's invoice, or
 * one that Coretax gave another invoice, is refused. One faktur may be of several invoices of a company (faktur gabungan).
 */
export const attachTaxInvoice = (
  { db, sendEmail }: { readonly db: Db; readonly sendEmail: SendEmail },
  input: TaxInvoice,
): Promise<'done' | ChangeError | NumberError> =>
  inTransaction(db, async (tx) => {
    await lockTaxNumbers(tx)
    return changeInvoiceIn<NumberError>(tx, input, async (_, { invoice }) => {
      const { id, number, file, isNew = false, now } = input
      const owners = await findNumberOwners(tx, [number])
      const isTaken = owners.some(
        (owner) => owner.id !== id && (isNew || owner.company_id !== invoice.company_id || !owner.has_file),
      )
      if (isTaken) return { error: 'number_taken' }
      if (isNew && invoice.tax_invoice_number !== null) return { error: 'other_number' }
      await deleteTaxNumber(tx, id)
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
  })
