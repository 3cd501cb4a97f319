import { jakartaDay } from '@pasok/contract'
import { quotation as endpoints } from '@pasok/contract/endpoints'
import type { FieldErrorCode, Language } from '@pasok/words'
import type { Context } from 'hono'
import { serve, type MemberScope } from '../kernel/index.ts'
import { documentReader } from '../identity/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { inWindow, linesWindow, type LinesQuery } from '../platform/http/lines-window.ts'
import { readCommandKey, refuseNotOnce } from '../platform/http/once.ts'
import type { Http } from '../platform/http/request-context.ts'
import { sendPdf } from '../platform/http/send-pdf.ts'
import {
  deleteDocuments,
  onceOnly,
  readDocument,
  storeDocuments,
  type SendEmail,
  type Storage,
} from '../platform/index.ts'
import { checkOutCart } from './check-out-cart.ts'
import {
  deliveryChoices,
  setDeliveryAddress,
  setDeliveryMethod,
  type Change,
  type ChangeError,
} from './choose-delivery.ts'
import { printQuotation, type PrintParts } from './print-quotation.ts'
import { listQuotations } from './quotation-list.store.ts'
import { findOpenCheckout, findQuotation } from './quotation.store.ts'
import { requestQuotation, type PriceRequestError } from './request-quotation.ts'
import { PO_FOLDER, setDetails, setPurchaseOrder } from './set-details.ts'
import {
  asMembersSee,
  compareShownVersions,
  showQuotation,
  showQuotationAsSent,
  showQuotationHeads,
  showSentVersion,
} from './show-quotation.ts'
import { applyStep } from './apply-step.ts'
import { writeMessage } from './write-message.ts'

interface Parts extends PrintParts {
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly now: () => Date
}

/** The language of a shown quotation, and its window of lines. */
interface Shown {
  readonly language: Language
  readonly query: LinesQuery
}

/** The stored result of a message that is written once. */
interface Written {
  readonly status: 200
  readonly body: null
}

/** The stored result of a quotation that is requested once. */
interface Made {
  readonly status: 200
  readonly body: { readonly id: number }
}

/** Registers the quotation endpoints for members. */
export const quotationRoutes = (app: App, parts: Parts): void => {
  const { db, storage, settings, now } = parts

  const readRecord = async (scope: MemberScope, id: number, { language, query }: Shown) => {
    const row = await findQuotation(db, scope, id)
    return (
      row &&
      showQuotation(db, row, { by: { member: scope }, language, now: now(), window: linesWindow(query) })
    )
  }
  const recordAsSent = async (scope: MemberScope, id: number, version: number, language: Language) => {
    const row = await findQuotation(db, scope, id)
    return row && showQuotationAsSent(db, row, version, { by: { member: scope }, language, now: now() })
  }
  const shown = async (scope: MemberScope, id: number, as: Shown) => {
    const record = await readRecord(scope, id, as)
    return respondWithRecord(record)
  }
  const done = async (scope: MemberScope, id: number, as: Shown, result: 'done' | ChangeError) => {
    if (result === 'done') return shown(scope, id, as)
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, await readRecord(scope, id, as))
  }
  const toChange = (c: Context<Http>, scope: MemberScope, id: number, revision?: number): Change => ({
    scope,
    id,
    revision,
    now: now(),
    requestId: c.get('requestId'),
  })

  serve(app, endpoints.listQuotations, async ({ scope, query }) => {
    const page = await listQuotations(db, query, scope)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await showQuotationHeads(db, await asMembersSee(db, page.rows), now(), 'member')
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showOpenCheckout, async ({ scope }) => {
    const record = await findOpenCheckout(db, scope, jakartaDay(now()))
    return respondWithRecord(record)
  })

  serve(app, endpoints.showQuotation, ({ scope, params, query, language }) =>
    shown(scope, params.id, { language, query }),
  )

  serve(app, endpoints.showQuotationVersion, async ({ scope, params, query, language }) => {
    const row = await findQuotation(db, scope, params.id)
    const record = row && (await showSentVersion(db, row, params.version, language, linesWindow(query)))
    return respondWithRecord(record)
  })

  serve(app, endpoints.compareQuotationVersions, async ({ scope, params, query, language }) => {
    const { from, to, offset, limit } = query
    const row = await findQuotation(db, scope, params.id)
    const lines = row && (await compareShownVersions(db, row, [from, to], { language, reader: 'member' }))
    if (!lines) return refuse(404, 'not_found')
    const records = inWindow(lines, { offset, limit })
    return respondWith({ records: [...records], total: lines.length, offset, limit })
  })

  serve(app, endpoints.checkOutCart, async ({ scope, params, body, language, query }, c) => {
    const made = await checkOutCart(parts, settings, {
      scope,
      cartId: params.id,
      revision: body.revision,
      isDocument: body.is_document,
      language,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (typeof made === 'number') return shown(scope, made, { language, query })
    return made.error === 'not_found' ? refuse(404, made.error) : refuse(409, made.error)
  })

  serve(app, endpoints.requestQuotation, async ({ scope, body, language, query }, c) => {
    const lines = body.lines?.map(({ product_item_id, quantity, comment }) => ({
      item_id: product_item_id,
      quantity,
      buyer_comment: comment,
    }))
    const result = await onceOnly<Made, PriceRequestError>(
      db,
      toCommand(c, scope, endpoints.requestQuotation, body),
      now(),
      async (tx) => {
        const made = await requestQuotation(tx, parts, settings, {
          scope,
          lines,
          notes: body.notes,
          language,
          now: now(),
          requestId: c.get('requestId'),
        })
        return typeof made === 'number' ? { status: 200, body: { id: made } } : made
      },
    )
    if (!('error' in result)) {
      const record = await readRecord(scope, result.body.id, { language, query })
      if (!record) throw new Error('a quotation is gone that was just made')
      return respondWith({ record })
    }
    if (result.error === 'cart_empty') return refuse(409, result.error)
    if (result.error === 'not_for_sale') return refuse(400, 'invalid_request', toFieldErrors(result.places))
    return refuseNotOnce(c, result.error)
  })

  serve(app, endpoints.takeQuotationStep, async ({ scope, params, body, language, query }, c) => {
    const result = await applyStep(parts, {
      ...body,
      id: params.id,
      by: { member: scope },
      now: now(),
      requestId: c.get('requestId'),
      taxPercent: settings.tax_percent,
    })
    if (result === 'applied') return shown(scope, params.id, { language, query })
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'text_missing') return refuse(400, 'invalid_request', { text: 'missing' })
    if (result.error === 'invalid_request') return refuse(400, result.error, result.errors)
    return respondVersionConflict(result.error, await readRecord(scope, params.id, { language, query }))
  })

  serve(app, endpoints.writeQuotationMessage, async ({ scope, params, body, language, query }, c) => {
    const { id } = params
    const command = toCommand(c, scope, endpoints.writeQuotationMessage, { id, ...body })
    const result = await onceOnly<Written, { readonly error: 'not_found' | 'not_possible_now' }>(
      db,
      command,
      now(),
      async (tx) => {
        const act = { by: { member: scope }, now: now(), requestId: c.get('requestId') } as const
        const written = await writeMessage(tx, parts, id, act, body.text)
        return written === 'written' ? { status: 200, body: null } : written
      },
    )
    if (!('error' in result)) return shown(scope, id, { language, query })
    return result.error === 'not_found' || result.error === 'not_possible_now'
      ? refuse(404, 'not_found')
      : refuseNotOnce(c, result.error)
  })

  serve(app, endpoints.setQuotationDetails, async ({ scope, params, body, language, query }, c) => {
    const { revision, requested_ship_date: day, ...details } = body
    const changed = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined))
    const result = await setDetails(db, toChange(c, scope, params.id, revision), {
      ...changed,
      ...(day !== undefined && { requested_ship_date: day === '' ? null : day }),
    })
    if (result !== 'done' && (result.error === 'day_over' || result.error === 'day_too_far'))
      return refuse(400, 'invalid_request', { requested_ship_date: result.error })
    return done(scope, params.id, { language, query }, result)
  })

  serve(app, endpoints.listDeliveryMethods, async ({ scope, params, language }) => {
    const row = await findQuotation(db, scope, params.id)
    const [seen] = row ? await asMembersSee(db, [row]) : []
    if (!seen) return refuse(404, 'not_found')
    const records = await deliveryChoices(db, seen, language)
    return respondWith({ records, total: records.length })
  })

  serve(app, endpoints.setDeliveryMethod, async ({ scope, params, body, language, query }, c) => {
    const change = toChange(c, scope, params.id, body.revision)
    const result = await setDeliveryMethod(db, change, body.delivery_method)
    if (result !== 'done' && result.error === 'not_offered')
      return refuse(400, 'invalid_request', { delivery_method: 'delivery_not_offered' })
    return done(scope, params.id, { language, query }, result)
  })

  serve(app, endpoints.setDeliveryAddress, async ({ scope, params, body, language, query }, c) => {
    const change = toChange(c, scope, params.id, body.revision)
    const result = await setDeliveryAddress(db, change, {
      deliveryId: body.address_id,
      billingId: body.billing_address_id,
    })
    if (result !== 'done' && result.error === 'unknown_address')
      return refuse(400, 'invalid_request', { address_id: result.error })
    if (result !== 'done' && result.error === 'unknown_billing_address')
      return refuse(400, 'invalid_request', { billing_address_id: 'unknown_address' })
    return done(scope, params.id, { language, query }, result)
  })

  serve(app, endpoints.uploadPo, async ({ scope, params, form, language, query }, c) => {
    const file = form.file && (await readDocument(form.file, PO_FOLDER))
    if (file && 'error' in file) return refuse(400, 'invalid_request', { file: file.error })
    const result = await storeDocuments(
      storage,
      file ? [file] : [],
      () =>
        setPurchaseOrder(db, toChange(c, scope, params.id, form.revision), {
          number: form.po_number,
          file,
        }),
      (result) => !('error' in result),
    )
    if ('error' in result) return done(scope, params.id, { language, query }, result)
    if (result.replaced !== null) await deleteDocuments(storage, [result.replaced])
    return shown(scope, params.id, { language, query })
  })

  serve(app, endpoints.printQuotation, async ({ scope, params, query, language: callerLanguage }) => {
    const language = query.language ?? callerLanguage
    const record = await (query.version === undefined
      ? readRecord(scope, params.id, { language, query: {} })
      : recordAsSent(scope, params.id, query.version, language))
    if (!record) return refuse(404, 'not_found')
    const reader = documentReader(db, scope, `/account/quotation/${record.id}`)
    const made = await printQuotation(parts, record, language, reader)
    return sendPdf(`${record.number}-v${record.version}`, made)
  })

  serve(app, endpoints.showPoFile, async ({ scope, params }) => {
    const row = await findQuotation(db, scope, params.id)
    if (!row?.po_file_key) return refuse(404, 'not_found')
    const file = await storage.get(row.po_file_key)
    if (!file) return refuse(404, 'not_found')
    return {
      body: file.body,
      contentType: row.po_file_type ?? 'application/octet-stream',
      filename: row.po_file_name ?? '',
    }
  })
}

/** The identity of a member's command that runs once. */
const toCommand = (
  c: Context<Http>,
  scope: MemberScope,
  route: { readonly method: string; readonly path: string },
  request: unknown,
) => ({ principal: { kind: 'member', id: scope.memberId } as const, ...readCommandKey(c, route), request })

const toFieldErrors = (places: readonly number[]): Record<string, FieldErrorCode> =>
  Object.fromEntries(places.slice(0, 100).map((place) => [`lines.${place}.product_item_id`, 'not_for_sale']))
