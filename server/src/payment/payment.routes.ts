import { payment as endpoints } from '@pasok/contract/endpoints'
import type { Language } from '@pasok/words'
import { serve, type MemberScope } from '../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { findOrder } from '../order/index.ts'
import { readDocument, storeDocuments, type SendEmail, type Storage } from '../platform/index.ts'
import { findProof } from './payment.store.ts'
import { qrPicture } from './qr-picture.ts'
import { showInvoicePayment, showOrderPayment, type ShowParts } from './show-payment.ts'
import { PROOF_FOLDER, uploadProof } from './upload-proof.ts'

interface Parts extends ShowParts {
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly now: () => Date
}

/** Registers the payment endpoints for members. */
export const paymentRoutes = (app: App, parts: Parts): void => {
  const { db, gateway, storage, now } = parts

  const readPayment = async (scope: MemberScope, orderId: number, language: Language) => {
    const order = await findOrder(db, scope, orderId)
    return order && showOrderPayment(parts, order, scope, language)
  }

  serve(app, endpoints.showOrderPayment, async ({ scope, params, language }) => {
    const record = await readPayment(scope, params.id, language)
    return respondWithRecord(record)
  })

  serve(app, endpoints.showPaymentQr, async ({ scope, params }) => {
    const picture = await qrPicture({ db, gateway }, scope, params.id)
    if (picture === 'unavailable') return refuse(503, picture)
    if (!picture) return refuse(404, 'not_found')
    return { body: picture.body, contentType: picture.type, filename: 'qris.png' }
  })

  serve(app, endpoints.showInvoicePayment, async ({ scope, params, language }) => {
    const call = { scope, invoiceId: params.id, language, now: now() }
    const record = await showInvoicePayment(parts, call)
    return respondWithRecord(record)
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
    if ('error' in file) return refuse(400, 'invalid_request', { file: file.error })
    const result = await storeDocuments(
      storage,
      [file],
      () =>
        uploadProof(parts, {
          scope,
          orderId: params.id,
          file,
          amount: form.amount,
          transferredOn: form.transferred_on,
          now: now(),
          requestId: c.get('requestId'),
        }),
      (result) => result === 'applied',
    )
    const record = await readPayment(scope, params.id, language)
    if (!record) return refuse(404, 'not_found')
    if (result === 'applied' || result === 'known') return respondWith({ record })
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'day_to_come')
      return refuse(400, 'invalid_request', { transferred_on: result.error })
    if (result.error === 'proof_twice') return refuse(400, 'invalid_request', { file: result.error })
    return respondVersionConflict(result.error, record)
  })

  serve(app, endpoints.showProof, async ({ scope, params }) => {
    const order = await findOrder(db, scope, params.id)
    const proof = order && (await findProof(db, params.proof_id))
    const file = proof?.order_id === order?.id ? proof && (await storage.get(proof.file_key)) : undefined
    if (!proof || !file) return refuse(404, 'not_found')
    return { body: file.body, contentType: proof.file_type, filename: proof.file_name }
  })
}
