import { jakartaDay } from '@pasok/contract'
import { order as orderEndpoints, payment as endpoints } from '@pasok/contract/endpoints'
import { describeAdded } from '../cart/index.ts'
import { serve } from '../kernel/index.ts'
import { inquireInvoice, payInvoice, type AnnounceAttempt } from '../payment/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../platform/http/once.ts'
import type { SendEmail } from '../platform/index.ts'
import { acceptOffer } from './accept-offer.ts'
import { inquire, type InquiryParts } from './inquire.ts'
import { reorder } from './reorder.ts'

interface Parts extends InquiryParts {
  readonly sendEmail: SendEmail
  readonly announce: AnnounceAttempt
  readonly settings: InquiryParts['settings'] & { readonly tax_percent: number }
  readonly now: () => Date
}

/** The request must name either a quotation or an invoice. */
const namesNotOne = () => refuse(400, 'invalid_request', { quotation_id: 'missing' })

/** Registers the endpoints that order an offer with its payment, pay an invoice, and repeat an order. */
export const checkoutRoutes = (app: App, parts: Parts): void => {
  const { db, settings, now } = parts

  serve(app, endpoints.listPaymentMethods, async ({ scope, params, language }) => {
    const found = await inquire(parts, { scope, quotationId: params.id, language, now: now() })
    if (!found) return refuse(404, 'not_found')
    const records = found.payment_methods
    return respondWith({ records, total: records.length })
  })

  serve(app, endpoints.inquire, async ({ scope, body, language }) => {
    const { quotation_id: quotationId, invoice_id: invoiceId, payment_method: method } = body
    const call = { scope, method, language, now: now() }
    if ((quotationId === undefined) === (invoiceId === undefined)) return namesNotOne()
    const record =
      quotationId === undefined
        ? await inquireInvoice(parts, { ...call, invoiceId: invoiceId ?? 0 })
        : await inquire(parts, { ...call, quotationId })
    return respondWithRecord(record)
  })

  serve(app, endpoints.process, async ({ scope, body, language }, c) => {
    const { quotation_id: id, version, revision, amount_total: amountTotal, invoice_id: invoiceId } = body
    const input = {
      scope,
      method: body.payment_method,
      insteadOf: body.instead_of,
      command: { ...readCommandKey(c, endpoints.process), request: body },
      now: now(),
      requestId: c.get('requestId'),
    }
    if ((id === undefined) === (invoiceId === undefined)) return namesNotOne()
    if (id !== undefined && version === undefined)
      return refuse(400, 'invalid_request', { version: 'missing' })
    const result =
      id === undefined
        ? await payInvoice(parts, { ...input, invoiceId: invoiceId ?? 0 })
        : await acceptOffer(parts, { ...input, offer: { id, version: version ?? 0, revision, amountTotal } })
    if (!('error' in result)) return respondWith({ record: result.body })
    if (result.error === 'invalid_request' || result.error === 'idempotency_key_reused')
      return refuseNotOnce(c, result.error)
    if (result.error === 'total_missing') return refuse(400, 'invalid_request', { amount_total: 'missing' })
    if (result.error === 'offer_changed' && id !== undefined) {
      const current = await inquire(parts, { scope, quotationId: id, language, now: now() })
      return respondVersionConflict(result.error, current)
    }
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(409, result.error)
  })

  serve(app, orderEndpoints.reorder, async ({ scope, params, language }, c) => {
    const reader = { db, scope, day: jakartaDay(now()), taxPercent: settings.tax_percent }
    const sent = { orderId: params.id, ...readCommandKey(c, orderEndpoints.reorder) }
    const added = await reorder(reader, sent, now())
    if (!('error' in added)) return respondWith(await describeAdded(db, added.body, language))
    return added.error === 'not_found' ? refuse(404, added.error) : refuseNotOnce(c, added.error)
  })
}
