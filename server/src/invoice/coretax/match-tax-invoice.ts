import type { TaxMatchCode } from '@pasok/words'
import type { TaxFileName } from './tax-file-name.ts'
import { isTaxNumber } from './tax-file-name.ts'

/** An invoice that a tax invoice number may belong to. */
export interface NumberedInvoice {
  readonly id: number
  readonly number: string
  readonly buyer_npwp: string
  /** The transaction code that it was exported with; null if it was not. */
  readonly trx_code: string | null
  /** The number that it has already, by a list or with its PDF. */
  readonly tax_number: string | null
  readonly has_file: boolean
}

/** What is known of the invoices that a list or files name. */
export interface KnownInvoices {
  readonly byNumber: ReadonlyMap<string, NumberedInvoice>
  readonly byTaxNumber: ReadonlyMap<string, NumberedInvoice>
  /** Exported invoices without a number, by their buyer's NPWP. */
  readonly waitingByNpwp: ReadonlyMap<string, readonly NumberedInvoice[]>
}

/** What becomes of a row or file. */
export interface TaxMatch {
  readonly code: TaxMatchCode
  readonly invoice?: NumberedInvoice
  readonly taxNumber?: string
}

/** Why a number can't be an invoice's; undefined if it can. */
const findConflict = (
  invoice: NumberedInvoice,
  taxNumber: string,
  { byTaxNumber }: KnownInvoices,
): TaxMatchCode | undefined => {
  const owner = byTaxNumber.get(taxNumber)
  if (owner && owner.id !== invoice.id) return 'number_taken'
  if (invoice.tax_number !== null && invoice.tax_number !== taxNumber) return 'other_number'
  return invoice.trx_code !== null && !taxNumber.startsWith(invoice.trx_code) ? 'other_code' : undefined
}

/** A row of Coretax's list. */
export interface NumberRow {
  readonly row: number
  readonly number: string
  readonly reference: string
  /** Empty if the list has no such column. */
  readonly status: string
}

/** The statuses of an approved tax invoice in Coretax's lists, English and Indonesian, in lower case. */
const APPROVED: ReadonlySet<string> = new Set(['approved', 'approval sukses', 'disetujui', 'telah disetujui'])
const isApproved = (status: string) => APPROVED.has(status.trim().replaceAll(/\s+/g, ' ').toLowerCase())

/** Matches a row of Coretax's list of output tax invoices by its reference, the invoice's number. */
export const matchRow = ({ number, reference, status }: NumberRow, known: KnownInvoices): TaxMatch => {
  if (!isTaxNumber(number)) return { code: 'number_missing' }
  const invoice = known.byNumber.get(reference)
  const named = { taxNumber: number, ...(invoice && { invoice }) }
  if (!invoice) return { code: 'not_found', ...named }
  if (status !== '' && !isApproved(status)) return { code: 'not_approved', ...named }
  const conflict = findConflict(invoice, number, known)
  if (conflict) return { code: conflict, ...named }
  return { code: invoice.tax_number === number ? 'unchanged' : 'recorded', ...named }
}

/**
 * Matches a PDF by its name: by a tax invoice number that is known already, by the invoice's number, or by the buyer's
 * NPWP where one exported invoice of that code waits.
 */
export const matchFile = (name: TaxFileName, sellerNpwp: string, known: KnownInvoices): TaxMatch => {
  if (name.sellerNpwp !== undefined && name.sellerNpwp !== sellerNpwp) return { code: 'other_seller' }
  const found = findInvoice(name, known)
  if ('code' in found) return found
  const { invoice } = found
  const taxNumber = name.number ?? invoice.tax_number
  if (taxNumber === null) return { code: 'number_missing', invoice }
  const named = { taxNumber, invoice }
  if (name.buyerNpwp !== undefined && name.buyerNpwp !== invoice.buyer_npwp)
    return { code: 'other_buyer', ...named }
  const conflict = findConflict(invoice, taxNumber, known)
  if (conflict) return { code: conflict, ...named }
  return { code: invoice.has_file ? 'unchanged' : 'attached', ...named }
}

const findInvoice = (
  { number, invoiceNumber, buyerNpwp }: TaxFileName,
  { byNumber, byTaxNumber, waitingByNpwp }: KnownInvoices,
): TaxMatch | { readonly invoice: NumberedInvoice } => {
  if (invoiceNumber !== undefined) {
    const invoice = byNumber.get(invoiceNumber)
    return invoice ? { invoice } : { code: 'not_found' }
  }
  if (number === undefined) return { code: 'number_missing' }
  const owner = byTaxNumber.get(number)
  if (owner) return { invoice: owner }
  const waiting = (waitingByNpwp.get(buyerNpwp ?? '') ?? []).filter(
    ({ trx_code }) => trx_code !== null && number.startsWith(trx_code),
  )
  const [invoice, ...others] = waiting
  if (!invoice) return { code: 'not_found', taxNumber: number }
  return others.length > 0 ? { code: 'several_invoices', taxNumber: number } : { invoice }
}
