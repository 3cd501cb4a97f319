import { order as orderEndpoints, payment as endpoints } from '@pasok/contract/endpoints'
import { createCartChanger, describeAdded } from '../cart/index.ts'
import { serve } from '../kernel/index.ts'
import {
  inquireInvoice,
  payInvoice,
  showOrderPayment,
  type PayInvoiceParts,
  type ShowParts,
} from '../payment/index.ts'
import { findOrderOfQuotation } from '../order/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../platform/http/once.ts'
import { acceptOffer } from './accept-offer.ts'
import { inquire, type InquiryParts, type Question } from './inquire.ts'
import { reorder } from './reorder.ts'

interface Parts extends InquiryParts, PayInvoiceParts {
  readonly settings: InquiryParts['settings'] &
    PayInvoiceParts['settings'] &
    ShowParts['settings'] & { readonly tax_percent: number }
  readonly now: () => Date
}

/** The request must name either a quotation or an invoice. */
const namesNotOne = () => refuse(400, 'invalid_request', { quotation_id: 'missing' })

/** Refusals of what was seen before it changed. */
const isOutdated = (error: string): error is 'offer_changed' | 'total_changed' | 'on_account_changed' =>
  error === 'offer_changed' || error === 'total_changed' || error === 'on_account_changed'

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
    const call = { scope, method, usesAccount: body.use_on_account, language, now: now() }
    if ((quotationId === undefined) === (invoiceId === undefined)) return namesNotOne()
    const record =
      quotationId === undefined
        ? await inquireInvoice(parts, { ...call, invoiceId: invoiceId ?? 0 })
        : await inquire(parts, { ...call, quotationId })
    return respondWithRecord(record)
  })

  /** What is to be paid now: of an order that was placed, of a quotation, or of an invoice. */
  const readCurrent = async (
    call: Pick<Question, 'scope' | 'usesAccount' | 'language' | 'now'>,
    quotationId: number | undefined,
    invoiceId = 0,
  ) => {
    if (quotationId === undefined)
      return inquireInvoice(parts, { ...call, usesAccount: call.usesAccount ?? false, invoiceId })
    const order = await findOrderOfQuotation(db, quotationId)
    if (order?.company_id !== call.scope.companyId) return inquire(parts, { ...call, quotationId })
    return showOrderPayment(parts, order, call.scope, call.language)
  }

  serve(app, endpoints.process, async ({ scope, body, language }, c) => {
    const { quotation_id: id, version, revision, amount_total: amountTotal, invoice_id: invoiceId } = body
    const input = {
      scope,
      method: body.payment_method,
      onAccount: body.on_account,
      insteadOf: body.instead_of,
      command: { ...readCommandKey(c, endpoints.process), request: body },
      now: now(),
      requestId: c.get('requestId'),
    }
    if ((id === undefined) === (invoiceId === undefined)) return namesNotOne()
    if (id !== undefined && version === undefined)
      return refuse(400, 'invalid_request', { version: 'missing' })
    if (invoiceId !== undefined && amountTotal === undefined)
      return refuse(400, 'invalid_request', { amount_total: 'missing' })
    const result =
      id === undefined
        ? await payInvoice(parts, { ...input, invoiceId: invoiceId ?? 0, amountDue: amountTotal ?? 0 })
        : await acceptOffer(parts, { ...input, offer: { id, version: version ?? 0, revision, amountTotal } })
    if (!('error' in result)) return respondWith({ record: result.body })
    if (result.error === 'invalid_request' || result.error === 'idempotency_key_reused')
      return refuseNotOnce(c, result.error)
    if (result.error === 'total_missing') return refuse(400, 'invalid_request', { amount_total: 'missing' })
    if (result.error === 'method_missing')
      return refuse(400, 'invalid_request', { payment_method: 'missing' })
    if (isOutdated(result.error)) {
      const call = { scope, usesAccount: body.on_account !== undefined, language, now: now() }
      return respondVersionConflict(result.error, await readCurrent(call, id, invoiceId))
    }
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(409, result.error)
  })

  serve(app, orderEndpoints.reorder, async ({ scope, params, language }, c) => {
    const reader = await createCartChanger({ db, scope, now: now(), usual: settings.tax_percent })
    const sent = { orderId: params.id, ...readCommandKey(c, orderEndpoints.reorder) }
    const added = await reorder(reader, sent, now())
    if (!('error' in added)) return respondWith(await describeAdded(db, added.body, language))
    return added.error === 'not_found' ? refuse(404, added.error) : refuseNotOnce(c, added.error)
  })
}
