import { invoice as endpoints } from '@pasok/contract/endpoints'
import { type Invoice, jakartaDay } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../kernel/index.ts'
import { documentReader } from '../identity/index.ts'
import { refuse, respondWith, respondWithRecord, type App } from '../platform/http/http.ts'
import { sendPdf } from '../platform/http/send-pdf.ts'
import type { DocumentReader } from '../platform/index.ts'
import { listInvoices } from './invoice-list.store.ts'
import { findInvoice } from './invoice.store.ts'
import { printCreditNote, printInvoice, printReceipt, type PrintParts } from './print-invoice.ts'
import { showInvoice, showInvoiceHead } from './show-invoice.ts'

/** Registers the endpoints with which a company's members read its invoices. */
export const invoiceRoutes = (app: App, parts: PrintParts): void => {
  const { db, storage, settings, now } = parts

  const findRecord = async (scope: MemberScope, id: number, language: Language) => {
    const row = await findInvoice(db, scope, id, jakartaDay(now()))
    return row && showInvoice(db, row, language, settings)
  }

  const createReader = (scope: MemberScope, id: number) =>
    documentReader(db, scope, `/account/invoices/${id}`)

  serve(app, endpoints.listInvoices, async ({ scope, query }) => {
    const page = await listInvoices(db, query, scope, jakartaDay(now()))
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = page.rows.map(showInvoiceHead)
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showInvoice, async ({ scope, params, language }) => {
    const record = await findRecord(scope, params.id, language)
    return respondWithRecord(record)
  })

  serve(app, endpoints.printInvoice, async ({ scope, params, query, language: own }) => {
    const language = query.language ?? own
    const record = await findRecord(scope, params.id, language)
    if (!record) return refuse(404, 'not_found')
    const made = await printInvoice(parts, record, language, createReader(scope, record.id))
    return sendPdf(record.number, made)
  })

  serve(app, endpoints.printReceipt, async ({ scope, params, query, language: own }) => {
    const language = query.language ?? own
    const record = await findRecord(scope, params.id, language)
    return sendReceipt(parts, record, language, createReader(scope, params.id))
  })

  serve(app, endpoints.printCreditNote, async ({ scope, params, query, language: own }) => {
    const language = query.language ?? own
    const record = await findRecord(scope, params.id, language)
    return sendCreditNote(parts, record, params.note_id, language, createReader(scope, params.id))
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

/** Responds with the receipt of an invoice, if it has one. */
export const sendReceipt = async (
  parts: PrintParts,
  record: Invoice | undefined,
  language: Language,
  reader: DocumentReader,
) =>
  record?.receipt
    ? sendPdf(record.receipt.number, await printReceipt(parts, record, record.receipt, language, reader))
    : refuse(404, 'not_found')

/** Responds with a credit note of an invoice. */
export const sendCreditNote = async (
  parts: PrintParts,
  record: Invoice | undefined,
  noteId: number,
  language: Language,
  reader: DocumentReader,
) => {
  const note = record?.credit_notes.find(({ id }) => id === noteId)
  return record && note
    ? sendPdf(note.number, await printCreditNote(parts, record, note, language, reader))
    : refuse(404, 'not_found')
}
