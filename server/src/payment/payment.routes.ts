import { payment as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../kernel/index.ts'
import { answer, refuse, refuseLate, type App } from '../platform/http/http.ts'
import { commandKeyOf, refuseNotOnce } from '../platform/http/once.ts'
import { findOrder } from '../order/index.ts'
import { readDocument, storeDocuments, type SendEmail, type Storage } from '../platform/index.ts'
import type { AnnounceAttempt } from './begin-attempt.ts'
import { inquire, type PlacingSettings } from './inquire.ts'
import { findProof } from './payment.store.ts'
import { processPayment } from './process-payment.ts'
import { qrPicture } from './qr-picture.ts'
import { inquireInvoice, payInvoice } from './pay-invoice.ts'
import { showInvoicePayment, showOrderPayment, type ShowParts } from './show-payment.ts'
import { PROOF_FOLDER, uploadProof, type UploadError } from './upload-proof.ts'

interface Parts extends ShowParts {
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly announce: AnnounceAttempt
  readonly settings: PlacingSettings & ShowParts['settings']
  readonly now: () => Date
}

/** Of a quotation and an invoice one is to be named. */
const namesNotOne = () => refuse(400, 'invalid_request', { quotation_id: 'missing' })

/** Registers how a company's members pay. */
export const paymentRoutes = (app: App, parts: Parts): void => {
  const { db, gateway, storage, now } = parts

  serve(app, endpoints.listPaymentMethods, async ({ scope, params, language }) => {
    const found = await inquire(parts, { scope, quotationId: params.id, language, now: now() })
    if (!found) return refuse(404, 'not_found')
    const records = found.payment_methods
    return answer(200, { status: 'OK', data: { records, total: records.length } } as const)
  })

  serve(app, endpoints.inquire, async ({ scope, body, language }) => {
    const { quotation_id: quotationId, invoice_id: invoiceId, payment_method: method } = body
    const asked = { scope, method, language, now: now() }
    if ((quotationId === undefined) === (invoiceId === undefined)) return namesNotOne()
    const record =
      quotationId === undefined
        ? await inquireInvoice(parts, { ...asked, invoiceId: invoiceId ?? 0 })
        : await inquire(parts, { ...asked, quotationId })
    return record ? answer(200, { status: 'OK', data: { record } } as const) : refuse(404, 'not_found')
  })

  serve(app, endpoints.process, async ({ scope, body }, c) => {
    const { quotation_id: id, version, revision, invoice_id: invoiceId } = body
    const given = {
      scope,
      method: body.payment_method,
      insteadOf: body.instead_of,
      command: { ...commandKeyOf(c, endpoints.process), request: body },
      now: now(),
      requestId: c.get('requestId'),
    }
    if ((id === undefined) === (invoiceId === undefined)) return namesNotOne()
    if (id !== undefined && version === undefined)
      return refuse(400, 'invalid_request', { version: 'missing' })
    const result =
      id === undefined
        ? await payInvoice(parts, { ...given, invoiceId: invoiceId ?? 0 })
        : await processPayment(parts, { ...given, offer: { id, version: version ?? 0, revision } })
    if (!('error' in result)) return answer(200, { status: 'OK', data: { record: result.body } } as const)
    if (result.error === 'invalid_request' || result.error === 'idempotency_key_reused')
      return refuseNotOnce(c, result.error)
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(409, result.error)
  })

  const paymentOf = async (scope: MemberScope, orderId: number, language: Language) => {
    const order = await findOrder(db, scope, orderId)
    return order && showOrderPayment(parts, order, scope, language)
  }

  serve(app, endpoints.showOrderPayment, async ({ scope, params, language }) => {
    const record = await paymentOf(scope, params.id, language)
    return record ? answer(200, { status: 'OK', data: { record } } as const) : refuse(404, 'not_found')
  })

  serve(app, endpoints.showPaymentQr, async ({ scope, params }) => {
    const picture = await qrPicture({ db, gateway }, scope, params.id)
    if (picture === 'unavailable') return refuse(503, picture)
    if (!picture) return refuse(404, 'not_found')
    return { body: picture.body, contentType: picture.type, filename: 'qris.png' }
  })

  serve(app, endpoints.showInvoicePayment, async ({ scope, params, language }) => {
    const asked = { scope, invoiceId: params.id, language, now: now() }
    const record = await showInvoicePayment(parts, asked)
    return record ? answer(200, { status: 'OK', data: { record } } as const) : refuse(404, 'not_found')
  })

  serve(app, endpoints.showInvoiceQr, async ({ scope, params }) => {
    const paid = await showInvoicePayment(parts, { scope, invoiceId: params.id, language: 'en', now: now() })
    const picture = paid && (await qrPicture({ db, gateway }, scope, paid.order_id, params.id))
    if (picture === 'unavailable') return refuse(503, picture)
    if (!picture) return refuse(404, 'not_found')
    return { body: picture.body, contentType: picture.type, filename: 'qris.png' }
  })

  serve(app, endpoints.uploadProof, async ({ scope, params, form, language }, c) => {
    const file = await readDocument(form.file, PROOF_FOLDER)
    if (typeof file === 'string') return refuse(400, 'invalid_request', { file })
    let result: 'taken' | UploadError = 'not_found'
    await storeDocuments(storage, [file], async () => {
      result = await uploadProof(parts, {
        scope,
        orderId: params.id,
        file,
        amount: form.amount,
        transferredOn: form.transferred_on,
        now: now(),
        requestId: c.get('requestId'),
      })
      return result === 'taken'
    })
    // TypeScript does not see that the work above ran.
    const error = result as 'taken' | UploadError
    const record = await paymentOf(scope, params.id, language)
    if (error === 'not_found' || !record) return refuse(404, 'not_found')
    if (error === 'taken') return answer(200, { status: 'OK', data: { record } } as const)
    if (error === 'day_to_come') return refuse(400, 'invalid_request', { transferred_on: error })
    return refuseLate(error, record)
  })

  serve(app, endpoints.showProof, async ({ scope, params }) => {
    const order = await findOrder(db, scope, params.id)
    const proof = order && (await findProof(db, params.proof_id))
    const file = proof?.order_id === order?.id ? proof && (await storage.get(proof.file_key)) : undefined
    if (!proof || !file) return refuse(404, 'not_found')
    return { body: file.body, contentType: proof.file_type, filename: proof.file_name }
  })
}
