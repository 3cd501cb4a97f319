import { jakartaDay } from '@pasok/contract'
import { invoiceStaff as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { recordFileView, serve, type StaffScope } from '../kernel/index.ts'
import { documentReader } from '../identity/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { sendPdf } from '../platform/http/send-pdf.ts'
import { readDocument, storeDocuments } from '../platform/index.ts'
import { attachTaxInvoice } from './attach-tax-invoice.ts'
import type { ChangeError } from './change-invoice.ts'
import { creditInvoice, type CreditedClosing } from './credit-invoice.ts'
import type { Credited } from './credit-lines.ts'
import { sendCreditNote, sendReceipt } from './invoice.routes.ts'
import { listStaffInvoices } from './invoice-list.store.ts'
import { findAnyInvoice, findBilling, findCreditNote } from './invoice.store.ts'
import { issueInvoice, type DueParts } from './issue-invoice.ts'
import { setReceivedOn } from './set-received-on.ts'
import { setReturnNote } from './set-return-note.ts'
import { INVOICE_FOLDER } from './invoice-files.ts'
import { printInvoice, type PrintParts } from './print-invoice.ts'
import { recordPayment, type SecuresDebt } from './record-payment.ts'
import { setBilling } from './set-billing.ts'
import { showInvoice, showInvoiceHead } from './show-invoice.ts'

type Parts = PrintParts &
  DueParts & {
    /** The origin of staff's pages. */
    readonly adminOrigin: string
    readonly creditedClosing: CreditedClosing
    readonly securesDebt: SecuresDebt
  }

/** Registers the endpoints with which finance handles invoices. */
export const invoiceStaffRoutes = (app: App, parts: Parts): void => {
  const { db, storage, settings, now } = parts

  const findRecord = async (id: number, language: Language) => {
    const row = await findAnyInvoice(db, id, jakartaDay(now()))
    return row && showInvoice(db, row, language, settings)
  }
  const respondWithInvoice = async (id: number, language: Language) => {
    const record = await findRecord(id, language)
    return respondWithRecord(record)
  }
  const recordView = (scope: StaffScope, id: number, what: string, requestId: string) =>
    recordFileView(
      db,
      { by: scope, now: now(), requestId },
      { subject: 'invoice', subjectId: id, file: what },
    )
  /** Responds with the record after a change, or with the refusal. */
  const respondToChange = async (
    result: 'done' | { readonly error: ChangeError['error'] | 'money_needed' },
    id: number,
    language: Language,
  ) => {
    if (result === 'done') return respondWithInvoice(id, language)
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, await findRecord(id, language))
  }

  /** Staff have no page for an invoice, so e-mails link to the file itself. */
  const createReader = (scope: StaffScope, path: string, language: Language) =>
    documentReader(db, scope, `${parts.adminOrigin}${path}?language=${language}`)

  serve(app, endpoints.listStaffInvoices, async ({ scope, query }) => {
    const page = await listStaffInvoices(db, query, jakartaDay(now()), scope.staff.id)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = page.rows.map((row) => ({
      ...showInvoiceHead(row),
      company: { id: row.company_id, name: row.buyer_name },
    }))
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showStaffInvoice, ({ params, language }) => respondWithInvoice(params.id, language))

  serve(app, endpoints.printStaffInvoice, async ({ scope, params, query, language: own }, c) => {
    const language = query.language ?? own
    const record = await findRecord(params.id, language)
    if (!record) return refuse(404, 'not_found')
    await recordView(scope, record.id, 'pdf', c.get('requestId'))
    const reader = createReader(scope, c.req.path, language)
    return sendPdf(record.number, await printInvoice(parts, record, language, reader))
  })

  serve(app, endpoints.printStaffReceipt, async ({ scope, params, query, language: own }, c) => {
    const language = query.language ?? own
    const record = await findRecord(params.id, language)
    if (record?.receipt) await recordView(scope, record.id, 'receipt', c.get('requestId'))
    const reader = createReader(scope, c.req.path, language)
    return sendReceipt(parts, record, language, reader)
  })

  serve(app, endpoints.printStaffCreditNote, async ({ scope, params, query, language: own }, c) => {
    const language = query.language ?? own
    const record = await findRecord(params.id, language)
    if (record?.credit_notes.some(({ id }) => id === params.note_id))
      await recordView(scope, record.id, 'credit-note', c.get('requestId'))
    const reader = createReader(scope, c.req.path, language)
    return sendCreditNote(parts, record, params.note_id, language, reader)
  })

  serve(app, endpoints.showStaffTaxInvoice, async ({ scope, params }, c) => {
    const row = await findAnyInvoice(db, params.id, jakartaDay(now()))
    const file = row?.tax_invoice_key ? await storage.get(row.tax_invoice_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    await recordView(scope, row.id, 'tax-invoice', c.get('requestId'))
    return {
      body: file.body,
      contentType: row.tax_invoice_type ?? 'application/octet-stream',
      filename: row.tax_invoice_name ?? '',
    }
  })

  serve(app, endpoints.issueInvoice, async ({ scope, params, language }, c) => {
    const result = await issueInvoice(parts, {
      orderId: params.id,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWithInvoice(result.id, language)
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(409, result.error)
  })

  serve(app, endpoints.attachTaxInvoice, async ({ scope, params, form, language }, c) => {
    const file = await readDocument(form.file, INVOICE_FOLDER)
    if ('error' in file) return refuse(400, 'invalid_request', { file: file.error })
    if (file.contentType !== 'application/pdf')
      return refuse(400, 'invalid_request', { file: 'document_type' })
    const result = await storeDocuments(
      storage,
      [file],
      () =>
        attachTaxInvoice(parts, {
          id: params.id,
          version: form.version,
          number: form.number,
          file,
          by: scope,
          now: now(),
          requestId: c.get('requestId'),
        }),
      (result) => result === 'done',
    )
    if (result !== 'done' && (result.error === 'number_taken' || result.error === 'other_number'))
      return refuse(400, 'invalid_request', { number: 'tax_number_taken' })
    return respondToChange(result, params.id, language)
  })

  serve(app, endpoints.noteInvoiceReceived, async ({ scope, params, body, language }, c) => {
    const result = await setReceivedOn(parts, {
      id: params.id,
      version: body.version,
      receivedOn: body.received_on,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result !== 'done' && (result.error === 'day_to_come' || result.error === 'day_before'))
      return refuse(400, 'invalid_request', { received_on: result.error })
    return respondToChange(result, params.id, language)
  })

  serve(app, endpoints.recordInvoicePayment, async ({ scope, params, body, language }, c) => {
    const result = await recordPayment(parts, {
      id: params.id,
      version: body.version,
      amount: body.amount,
      paidOn: body.paid_on,
      reference: body.reference,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (result !== 'done' && result.error === 'day_to_come')
      return refuse(400, 'invalid_request', { paid_on: result.error })
    if (result !== 'done' && result.error === 'over_limit') return refuse(403, result.error)
    return respondToChange(result, params.id, language)
  })

  serve(app, endpoints.creditInvoice, async ({ scope, params, body, language }, c) => {
    const credited: Credited = 'all' in body.credit ? 'all' : body.credit
    const result = await creditInvoice(parts, {
      invoiceId: params.id,
      version: body.version,
      credited,
      reason: body.reason,
      approvalReason: body.approval_reason,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWithInvoice(params.id, language)
    if (result.error === 'over_limit') return refuse(403, result.error)
    if (result.error === 'waiting_for_approval')
      return respondVersionConflict(result.error, await findRecord(params.id, language))
    if (result.error === 'more_than_invoiced' || result.error === 'goods_packed')
      return refuse(409, result.error)
    return respondToChange(result, params.id, language)
  })

  serve(app, endpoints.setReturnNote, async ({ scope, params, form, language }, c) => {
    const file = form.file && (await readDocument(form.file, INVOICE_FOLDER))
    if (file && 'error' in file) return refuse(400, 'invalid_request', { file: file.error })
    const result = await storeDocuments(
      storage,
      file ? [file] : [],
      () =>
        setReturnNote(parts, {
          id: params.id,
          noteId: params.note_id,
          version: form.version,
          number: form.number,
          on: form.on,
          file,
          by: scope,
          now: now(),
          requestId: c.get('requestId'),
        }),
      (result) => result === 'done',
    )
    if (result !== 'done' && result.error === 'day_to_come')
      return refuse(400, 'invalid_request', { on: result.error })
    return respondToChange(result, params.id, language)
  })

  serve(app, endpoints.showReturnNote, async ({ scope, params }, c) => {
    const note = await findCreditNote(db, params.id, params.note_id)
    const file = note?.return_note_key ? await storage.get(note.return_note_key) : undefined
    if (!note || !file) return refuse(404, 'not_found')
    await recordView(scope, params.id, 'return-note', c.get('requestId'))
    return {
      body: file.body,
      contentType: note.return_note_type ?? 'application/octet-stream',
      filename: note.return_note_name ?? '',
    }
  })

  const findBillingRecord = async (companyId: number) => {
    const row = await findBilling(db, companyId)
    if (!row) return undefined
    const { company_id, company_name, billing_from_receipt, version } = row
    return { company: { id: company_id, name: company_name }, billing_from_receipt, version }
  }

  serve(app, endpoints.showBilling, async ({ params }) => {
    const record = await findBillingRecord(params.id)
    return respondWithRecord(record)
  })

  serve(app, endpoints.setBilling, async ({ scope, params, body }, c) => {
    const result = await setBilling(db, {
      ...body,
      company_id: params.id,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    const record = await findBillingRecord(params.id)
    if (!record) return refuse(404, 'not_found')
    if (result === 'done') return respondWith({ record })
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, record)
  })
}
