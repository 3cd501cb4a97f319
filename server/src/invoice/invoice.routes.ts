import { invoice as endpoints } from '@pasok/contract/endpoints'
import type { Invoice } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../identity/index.ts'
import { answer, refuse, type App } from '../platform/http/http.ts'
import { jakartaDay, type Db, type Overload, type Storage } from '../platform/index.ts'
import { listInvoices } from './invoice-list.store.ts'
import { findInvoice } from './invoice.store.ts'
import { printCreditNote, printInvoice, printReceipt, type PrintParts } from './print-invoice.ts'
import { showInvoice, showInvoiceHead } from './show-invoice.ts'

interface Parts extends PrintParts {
  readonly db: Db
  readonly storage: Storage
  readonly now: () => Date
}

/** Registers what a company's members see of its invoices. */
export const invoiceRoutes = (app: App, parts: Parts): void => {
  const { db, storage, settings, now } = parts

  const recordOf = async (scope: MemberScope, id: number, language: Language) => {
    const row = await findInvoice(db, scope, id, jakartaDay(now()))
    return row && showInvoice(db, row, language, settings)
  }

  serve(app, endpoints.listInvoices, async ({ scope, query }) => {
    const page = await listInvoices(db, query, scope, jakartaDay(now()))
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = page.rows.map(showInvoiceHead)
    return answer(200, { status: 'OK', data: { records, ...page.window } } as const)
  })

  serve(app, endpoints.showInvoice, async ({ scope, params, language }) => {
    const record = await recordOf(scope, params.id, language)
    return record ? answer(200, { status: 'OK', data: { record } } as const) : refuse(404, 'not_found')
  })

  serve(app, endpoints.printInvoice, async ({ scope, params, query, language: own }) => {
    const language = query.language ?? own
    const record = await recordOf(scope, params.id, language)
    return record
      ? pdfOf(record.number, await printInvoice(parts, record, language))
      : refuse(404, 'not_found')
  })

  serve(app, endpoints.printReceipt, async ({ scope, params, query, language: own }) => {
    const language = query.language ?? own
    const record = await recordOf(scope, params.id, language)
    return receiptOf(parts, record, language)
  })

  serve(app, endpoints.printCreditNote, async ({ scope, params, query, language: own }) => {
    const language = query.language ?? own
    return creditNoteOf(parts, await recordOf(scope, params.id, language), params.note_id, language)
  })

  serve(app, endpoints.showTaxInvoice, async ({ scope, params }) => {
    const row = await findInvoice(db, scope, params.id, jakartaDay(now()))
    const file = row?.tax_invoice_key ? await storage.get(row.tax_invoice_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    return {
      body: file.body,
      contentType: row.tax_invoice_type ?? 'application/octet-stream',
      filename: row.tax_invoice_name ?? '',
    }
  })
}

/** A document as it is saved: its number without the signs that no file's name holds. */
export const pdfOf = (number: string, body: Uint8Array | Overload) =>
  typeof body === 'string'
    ? refuse(503, 'overloaded')
    : { body, contentType: 'application/pdf', filename: `${number.replaceAll('/', '-')}.pdf` }

/** The receipt of an invoice, where it has one. */
export const receiptOf = async (parts: PrintParts, record: Invoice | undefined, language: Language) =>
  record?.receipt
    ? pdfOf(record.receipt.number, await printReceipt(parts, record, record.receipt, language))
    : refuse(404, 'not_found')

/** A credit note of an invoice. */
export const creditNoteOf = async (
  parts: PrintParts,
  record: Invoice | undefined,
  noteId: number,
  language: Language,
) => {
  const note = record?.credit_notes.find(({ id }) => id === noteId)
  return record && note
    ? pdfOf(note.number, await printCreditNote(parts, record, note, language))
    : refuse(404, 'not_found')
}
