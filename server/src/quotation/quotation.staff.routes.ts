import { quotationStaff as endpoints } from '@pasok/contract/endpoints'
import { type StaffQuotation, jakartaDay } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Context } from 'hono'
import { recordFileView, serve, type StaffScope } from '../kernel/index.ts'
import { findWaitingRequest } from '../approval/index.ts'
import { companyScope, documentReader, staffNames } from '../identity/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
  type HandlerInput,
} from '../platform/http/http.ts'
import { sendPdf } from '../platform/http/send-pdf.ts'
import { inWindow, linesWindow, type LinesQuery } from '../platform/http/lines-window.ts'
import { readCommandKey, refuseNotOnce } from '../platform/http/once.ts'
import type { Http } from '../platform/http/request-context.ts'
import { onceOnly, type Db, type SendEmail, type Storage } from '../platform/index.ts'
import { findItems } from '../search/index.ts'
import type { OfferTerms } from './check-out-cart.ts'
import { handOver, listSellers } from './hand-over.ts'
import { showFoundItems, showLineFacts } from './item-facts.ts'
import { listNotes } from './note.store.ts'
import { todaysPrices } from './offer-lines.ts'
import type { PricedLine } from './price-lines.ts'
import { priceQuotation, type Pricing } from './price-quotation.ts'
import { printQuotation, type PrintParts } from './print-quotation.ts'
import { listStaffQuotations } from './quotation-list.store.ts'
import {
  countByState,
  findAnyQuotation,
  listLines,
  sumQuantities,
  type LineSelection,
  type QuotationRow,
} from './quotation.store.ts'
import {
  compareShownVersions,
  showQuotation,
  showQuotationAsSent,
  showQuotationHeads,
  showVersion,
  type QuotationReader,
} from './show-quotation.ts'
import { applyStep, type StepParts } from './apply-step.ts'
import { startRoutes, type StartParts } from './start.staff.routes.ts'
import { writeMessage } from './write-message.ts'
import { writeNote, type StaffAct } from './write-note.ts'

interface Parts extends PrintParts, Omit<StartParts, 'settings'> {
  readonly adminOrigin: string
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly settings: PrintParts['settings'] & OfferTerms & StepParts['settings']
}

/** Registers the quotation endpoints for staff. */
export const quotationStaffRoutes = (app: App, parts: Parts): void => {
  const { db, storage, settings, now } = parts

  /** Any company's quotation; a draft is visible to its company only. */
  const find = async (id: number): Promise<QuotationRow | undefined> => {
    const row = await findAnyQuotation(db, id)
    return row?.state === 'draft' ? undefined : row
  }
  const salesLimits = ({ staff }: StaffScope): Pick<StaffQuotation, 'sales_limits'> =>
    staff.roles.includes('admin') ? {} : { sales_limits: settings.staff_limits.sales }
  const readRecord = async (scope: StaffScope, id: number, { language, query }: Shown) => {
    const row = await find(id)
    const reader = { by: { staff: scope }, language, now: now(), window: linesWindow(query) }
    return row && showForStaff(db, row, reader, salesLimits(scope))
  }
  const shown = async (scope: StaffScope, id: number, as: Shown) => {
    const record = await readRecord(scope, id, as)
    return respondWithRecord(record)
  }
  const toAct = (scope: StaffScope, c: Context<Http>): StaffAct => ({
    by: { staff: scope },
    now: now(),
    requestId: c.get('requestId'),
  })

  serve(app, endpoints.listStaffQuotations, async ({ scope, query }) => {
    const page = await listStaffQuotations(db, query, scope.staff.id)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const { rows, window } = page
    const heads = await showQuotationHeads(db, rows, now(), 'staff')
    const names = await staffNames(
      db,
      rows.flatMap(({ salesperson_id }) => salesperson_id ?? []),
    )
    const shared = new Map(rows.map((row) => [row.id, toListFields(row, names)]))
    const records = heads.map((head) => ({ ...head, ...(shared.get(head.id) ?? noCompany) }))
    return respondWith({ records, ...window })
  })

  serve(app, endpoints.countStaffQuotations, async ({ scope, query }) => {
    const records = await countByState(db, query.mine && scope.staff.id)
    return respondWith({ records, total: records.length })
  })

  serve(app, endpoints.listSellers, async () => {
    const records = (await listSellers(db)).map(({ id, name }) => ({ id, name }))
    return respondWith({ records, total: records.length })
  })

  startRoutes(app, parts)

  serve(app, endpoints.showStaffQuotation, ({ scope, params, query, language }) =>
    shown(scope, params.id, { language, query }),
  )

  serve(app, endpoints.showStaffQuotationVersion, async ({ params, query, language }) => {
    const row = await find(params.id)
    const window = linesWindow(query)
    const shown = row && (await showVersion(db, row, params.version, language, window))
    if (!row || !shown) return refuse(404, 'not_found')
    const unit_costs = await readUnitCosts(db, row.id, params.version, window)
    return respondWithRecord({ ...shown, unit_costs })
  })

  serve(app, endpoints.compareStaffQuotationVersions, async ({ params, query, language }) => {
    const { from, to, offset, limit } = query
    const row = await find(params.id)
    const lines = row && (await compareShownVersions(db, row, [from, to], { language, reader: 'staff' }))
    if (!lines) return refuse(404, 'not_found')
    return respondWith({
      records: [...inWindow(lines, { offset, limit })],
      total: lines.length,
      offset,
      limit,
    })
  })

  serve(app, endpoints.printStaffQuotation, async ({ scope, params, query, language: own }, c) => {
    const language = query.language ?? own
    const row = await find(params.id)
    const by = { by: { staff: scope }, language, now: now() }
    const record =
      row &&
      (await (query.version === undefined
        ? showQuotation(db, row, by)
        : showQuotationAsSent(db, row, query.version, by)))
    if (!record) return refuse(404, 'not_found')
    const reader = documentReader(db, scope, `${parts.adminOrigin}${c.req.path}?language=${language}`)
    const made = await printQuotation(parts, record, language, reader)
    await recordFileView(
      db,
      { ...toAct(scope, c), by: scope },
      {
        subject: 'quotation',
        subjectId: record.id,
        file: 'pdf',
        details: { version: record.version },
      },
    )
    return sendPdf(`${record.number}-v${record.version}`, made)
  })

  serve(app, endpoints.showStaffPoFile, async ({ scope, params }, c) => {
    const row = await find(params.id)
    const file = row?.po_file_key ? await storage.get(row.po_file_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { ...toAct(scope, c), by: scope },
      { subject: 'quotation', subjectId: row.id, file: 'po-file' },
    )
    return {
      body: file.body,
      contentType: row.po_file_type ?? 'application/octet-stream',
      filename: row.po_file_name ?? '',
    }
  })

  /** Prices lines, and responds with the record and a selection of its lines. */
  const price = async (
    { scope, params, body, query, language }: PricingRequest,
    c: Context<Http>,
    changes: Pick<Pricing, 'lines' | 'removed'>,
    select: (places: readonly number[]) => LineSelection | undefined,
  ) => {
    const result = await priceQuotation(db, {
      ...toAct(scope, c),
      ...changes,
      id: params.id,
      revision: body.revision,
      discountPercent: body.discount_percent,
      deliveryCost: body.delivery_cost,
      comment: body.comment,
      validUntil: body.valid_until,
      unknownWeight: settings.unknown_weight_g,
    })
    if ('places' in result) {
      const row = await find(params.id)
      const reader = { by: { staff: scope }, language, now: now(), window: select(result.places) }
      return respondWithRecord(row && (await showForStaff(db, row, reader, salesLimits(scope))))
    }
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'invalid_request') return refuse(400, result.error, result.errors)
    return respondVersionConflict(result.error, await readRecord(scope, params.id, { language, query }))
  }

  serve(app, endpoints.priceQuotation, (request, c) => {
    const lines = request.body.lines.map(({ unit_price = null, ...line }, at) =>
      toPricedLine({ ...line, unit_price, place: at + 1 }),
    )
    return price(request, c, { lines, removed: 'others' }, () => linesWindow(request.query))
  })

  serve(app, endpoints.changeQuotationLines, (request, c) => {
    const { lines, removed } = request.body
    return price(request, c, { lines: lines.map(toPricedLine), removed }, (places) => ({ places }))
  })

  serve(app, endpoints.listLineFacts, async ({ params, query: { offset, limit } }) => {
    const row = await find(params.id)
    if (!row) return refuse(404, 'not_found')
    const records = await showLineFacts(db, row, { offset, limit }, now())
    return respondWith({ records, total: row.line_count, offset, limit })
  })

  serve(app, endpoints.findQuotationItems, async ({ params, query: { keyword, limit }, language }) => {
    const row = await find(params.id)
    if (!row) return refuse(404, 'not_found')
    const companyId = row.company_id
    const found = await findItems(db, parts.findVocabulary, { text: keyword, companyId, limit })
    const records = await showFoundItems(db, companyId, found, { language, limit, now: now() })
    return respondWith({ records, total: records.length })
  })

  serve(app, endpoints.takeStaffQuotationStep, async ({ scope, params, body, query, language }, c) => {
    const { approval_reason: approvalReason, valid_until: validUntil, ...step } = body
    const result = await applyStep(parts, {
      ...toAct(scope, c),
      ...step,
      approvalReason,
      validUntil,
      id: params.id,
      taxPercent: settings.tax_percent,
    })
    if (result === 'applied') return shown(scope, params.id, { language, query })
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'text_missing') return refuse(400, 'invalid_request', { text: 'missing' })
    if (result.error === 'invalid_request') return refuse(400, result.error, result.errors)
    if (result.error === 'over_limit') return refuse(403, result.error)
    return respondVersionConflict(result.error, await readRecord(scope, params.id, { language, query }))
  })

  /** Runs a command that writes a text once, and responds with the record. */
  const writeOnce = async <Error extends 'not_found' | 'not_possible_now'>(
    e: typeof endpoints.writeStaffQuotationMessage | typeof endpoints.writeInternalNote,
    { scope, params, body, query, language }: WritingRequest,
    c: Context<Http>,
    write: (tx: Db) => Promise<'written' | { readonly error: Error }>,
  ) => {
    const command = {
      principal: { kind: 'staff', id: scope.staff.id } as const,
      ...readCommandKey(c, e),
      request: { id: params.id, ...body },
    }
    const result = await onceOnly<Written, { readonly error: Error }>(db, command, now(), async (tx) => {
      const written = await write(tx)
      return written === 'written' ? { status: 200, body: null } : written
    })
    return 'error' in result ? result : shown(scope, params.id, { language, query })
  }

  serve(app, endpoints.writeStaffQuotationMessage, async (request, c) => {
    const { scope, params, body } = request
    const answer = await writeOnce(endpoints.writeStaffQuotationMessage, request, c, (tx) =>
      writeMessage(tx, parts, params.id, toAct(scope, c), body.text),
    )
    if (!('error' in answer)) return answer
    if (answer.error === 'not_found') return refuse(404, answer.error)
    if (answer.error === 'not_possible_now')
      return respondVersionConflict(answer.error, await readRecord(scope, params.id, request))
    return refuseNotOnce(c, answer.error)
  })

  serve(app, endpoints.writeInternalNote, async (request, c) => {
    const { scope, params, body } = request
    const answer = await writeOnce(endpoints.writeInternalNote, request, c, (tx) =>
      writeNote(tx, params.id, toAct(scope, c), body.text),
    )
    if (!('error' in answer)) return answer
    return answer.error === 'not_found' ? refuse(404, answer.error) : refuseNotOnce(c, answer.error)
  })

  serve(app, endpoints.setSalesperson, async ({ scope, params, body, query, language }, c) => {
    const { revision, staff_id: staffId, note } = body
    const result = await handOver(parts, { ...toAct(scope, c), id: params.id, revision, staffId, note })
    if (result === 'handed_over') return shown(scope, params.id, { language, query })
    if (result.error === 'not_found') return refuse(404, result.error)
    if (result.error === 'unknown_seller') return refuse(400, 'invalid_request', { staff_id: result.error })
    return respondVersionConflict(result.error, await readRecord(scope, params.id, { language, query }))
  })
}

/** The fields that staff's list adds to a quotation. */
const toListFields = (
  { company_id, company_name, salesperson_id }: QuotationRow,
  names: ReadonlyMap<number, string>,
) => {
  const name = salesperson_id === null ? undefined : names.get(salesperson_id)
  return {
    company: { id: company_id, name: company_name },
    ...(salesperson_id !== null && name !== undefined && { salesperson: { id: salesperson_id, name } }),
  }
}
const noCompany = { company: { id: 0, name: '' } }

/** A request that writes a text. */
interface WritingRequest extends Shown {
  readonly scope: StaffScope
  readonly params: { readonly id: number }
  readonly body: { readonly text: string }
}

/** A request that prices lines, with its terms. */
interface PricingRequest extends Shown {
  readonly scope: StaffScope
  readonly params: { readonly id: number }
  readonly body: Omit<LinesChange, 'lines' | 'removed'>
}

type LinesChange = HandlerInput<typeof endpoints.changeQuotationLines>['body']

const toPricedLine = (line: LinesChange['lines'][number]): PricedLine => ({
  id: line.id,
  place: line.place,
  status: line.status,
  itemId: line.product_item_id,
  requestedText: line.requested_text,
  requestedQuantity: line.requested_quantity,
  quantity: line.quantity,
  unitPrice: line.unit_price,
  discountPercent: line.discount_percent,
  leadTimeDays: line.lead_time_days,
  comment: line.staff_comment,
})

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

/** A quotation as staff see it, with the company's prices today and the delivery cost that staff set. */
const showForStaff = async (
  db: Db,
  row: QuotationRow,
  reader: QuotationReader,
  limits: Pick<StaffQuotation, 'sales_limits'>,
): Promise<StaffQuotation> => {
  const record = await showQuotation(db, row, reader)
  const quantities = await sumQuantities(db, row.id, row.version)
  const lines = record.order_line.flatMap(({ id, product }) => (product ? [{ id, item_id: product.id }] : []))
  const wanted = [...new Set(lines.map(({ item_id }) => item_id))].map((item_id) => ({
    item_id,
    quantity: quantities.get(item_id) ?? 1,
  }))
  const prices = await todaysPrices(db, companyScope(row.company_id), wanted, jakartaDay(reader.now))
  const notes = await listNotes(db, row.id)
  const authors = await staffNames(
    db,
    notes.map(({ staff_id }) => staff_id),
  )
  const waiting = await findWaitingRequest(db, { kind: 'quotation', subject_id: row.id })
  return {
    ...record,
    ...limits,
    ...(row.agreed_delivery_cost !== null && { agreed_delivery_cost: row.agreed_delivery_cost }),
    unit_costs: await readUnitCosts(db, row.id, row.version, reader.window),
    ...(waiting && { approval_id: waiting.id }),
    is_hidden: row.is_hidden,
    internal_notes: notes.map(({ id, at, staff_id, text }) => ({
      id,
      at: at.toISOString(),
      by: { id: staff_id, name: authors.get(staff_id) ?? '' },
      text,
    })),
    shop_prices: Object.fromEntries(
      lines.flatMap(({ id, item_id }) => {
        const price = prices.get(item_id)
        return price === undefined ? [] : [[String(id), price]]
      }),
    ),
  }
}

/** The costs of a version's lines, by the line's id; lines whose cost is not known are left out. */
const readUnitCosts = async (
  db: Db,
  id: number,
  version: number,
  window: QuotationReader['window'],
): Promise<StaffQuotation['unit_costs']> =>
  Object.fromEntries(
    (await listLines(db, id, version, window)).flatMap(({ id: lineId, unit_cost }) =>
      unit_cost === null ? [] : [[String(lineId), unit_cost]],
    ),
  )
