import {
  can,
  listQuotationSteps,
  computeTax,
  type ComparedLine,
  type Quotation,
  type QuotationInList,
  type QuotationLine,
  type QuotationState,
  type QuotationVersion,
  jakartaDay,
} from '@pasok/contract'
import { currencies, type Language } from '@pasok/words'
import { findAvailable } from '../catalogue/index.ts'
import { deliveryMethodNamed } from '../delivery/index.ts'
import { showHistory, type MemberScope, type StaffScope } from '../kernel/index.ts'
import { actorNames, findMembers, staffNames } from '../identity/index.ts'
import type { LinesWindow } from '../platform/http/lines-window.ts'
import { nameIn, type Db } from '../platform/index.ts'
import { methodAt } from './choose-delivery.ts'
import { compareVersions } from './compare-versions.ts'
import { computeLineAmount, isOpen, isOrderable, stateOn } from './quotation.ts'
import {
  findOrderIds,
  findSeenVersions,
  listEvents,
  listLines,
  listVersions,
  type LineRow,
  type LineSelection,
  type QuotationRow,
  type VersionRow,
} from './quotation.store.ts'

/** The reader of a quotation, their language, and the time. */
export interface QuotationReader {
  readonly by: { readonly member: MemberScope } | { readonly staff: StaffScope }
  readonly language: Language
  readonly now: Date
  /** The lines to show; without it, all. */
  readonly window?: LineSelection | undefined
}

/** Quotations as lists show them, in the same order. */
export const showQuotationHeads = async (
  db: Db,
  rows: readonly QuotationRow[],
  now: Date,
  reader: 'member' | 'staff',
): Promise<QuotationInList[]> => {
  const members = await findMembers(
    db,
    rows.map(({ requester_id }) => requester_id),
  )
  const orders = await findOrderIds(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const delivery = row.delivery_cost ?? 0
    const untaxed = row.lines_untaxed + delivery
    const tax = row.lines_tax + computeTax(delivery, row.tax_percent)
    const orderId = orders.get(row.id)
    const hidesPrices = reader === 'member' && isBeingPriced(row)
    return {
      id: row.id,
      number: row.number,
      state: stateOn(row, jakartaDay(now)),
      version: row.version,
      revision: row.revision,
      source: row.source,
      is_plain_checkout: row.is_plain_checkout,
      customer_reference: row.customer_reference,
      po_number: row.po_number,
      requester: { id: row.requester_id, name: members.get(row.requester_id)?.name ?? '' },
      ...(row.valid_until !== null && { valid_until: row.valid_until }),
      line_count: row.line_count,
      lines_without_price: row.lines_without_price,
      amount_untaxed: untaxed,
      amount_tax: tax,
      amount_total: untaxed + tax,
      currency_symbol: currencies[0].symbol,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      ...(hidesPrices && withoutPrices(row)),
      ...(orderId !== undefined && { order_id: orderId }),
    }
  })
}

/** Whether the version is still being priced, which its buyer must not see. */
const isBeingPriced = ({ version_sent_at }: QuotationRow): boolean => version_sent_at === null

/** A quotation with the terms and sums of the version that its reader sees. */
type SeenQuotation = QuotationRow & { readonly seen_version: number }

/** Quotations as their companies see them: until a version is sent, as the one sent last or as the request was. */
export const asMembersSee = async (db: Db, rows: readonly QuotationRow[]): Promise<SeenQuotation[]> => {
  const unsent = rows.filter(isBeingPriced)
  const seen = await findSeenVersions(
    db,
    unsent.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    seen_version: row.version,
    ...(isBeingPriced(row) && { valid_until: null, agreed_delivery_cost: null, ...seen.get(row.id) }),
  }))
}

/** Like asMembersSee, with what the chosen delivery costs then. */
const asMemberSees = async (db: Db, row: QuotationRow): Promise<SeenQuotation> => {
  const [seen] = await asMembersSee(db, [row])
  if (!seen) throw new Error('a quotation that no member sees')
  if (!isBeingPriced(row)) return seen
  const { delivery_cost = null } = await methodAt(db, seen)
  return { ...seen, delivery_cost }
}

/** A quotation as its reader, a member or staff, may see it. */
export const showQuotation = async (
  db: Db,
  stored: QuotationRow,
  reader: QuotationReader,
): Promise<Quotation> => {
  const { language, now } = reader
  const row =
    'staff' in reader.by ? { ...stored, seen_version: stored.version } : await asMemberSees(db, stored)
  const today = jakartaDay(now)
  const versions = await listVersions(db, row.id)
  const [[head], lines, events, method] = await Promise.all([
    showQuotationHeads(db, [row], now, 'staff' in reader.by ? 'staff' : 'member'),
    listLines(db, row.id, row.seen_version, reader.window),
    listEvents(db, row.id),
    row.delivery_method === null ? undefined : deliveryMethodNamed(db, row.delivery_method),
  ])
  if (!head) throw new Error('a quotation without a head')
  const isStaff = 'staff' in reader.by
  const available = await findAvailable(
    db,
    isOpen(row.state) ? lines.flatMap(({ item_id }) => item_id ?? []) : [],
  )
  const hasPrices = isStaff || !isBeingPriced(row)
  const salesperson =
    row.salesperson_id === null
      ? undefined
      : (await staffNames(db, [row.salesperson_id])).get(row.salesperson_id)
  return {
    ...head,
    company: { id: row.company_id, name: row.company_name },
    ...(row.salesperson_id !== null &&
      salesperson !== undefined && { salesperson: { id: row.salesperson_id, name: salesperson } }),
    is_document: row.is_document,
    tax_percent: row.tax_percent,
    order_line: lines.map((line) => ({
      ...showLine(hasPrices ? line : withoutOffer(line), language),
      ...pickAvailable(line, available),
    })),
    ...(row.delivery_cost !== null && { delivery_cost: row.delivery_cost }),
    ...(method && { delivery_method: { code: method.code, name: method.name[language] } }),
    ...(row.delivery_address && { delivery_address: row.delivery_address }),
    ...(row.billing_address && { billing_address: row.billing_address }),
    ...(row.payment_method !== null && { payment_method: row.payment_method }),
    accounts_email: row.accounts_email,
    notes: row.notes,
    comment: hasPrices ? row.comment : '',
    ...(row.requested_ship_date !== null && { requested_ship_date: row.requested_ship_date }),
    is_ship_complete: row.is_ship_complete,
    weight_g: row.weight_g,
    ...(row.po_file_name !== null &&
      row.po_file_type !== null && {
        po_file: { filename: row.po_file_name, content_type: row.po_file_type },
      }),
    versions: versions.filter(({ sent_at }) => isStaff || sent_at !== null).map(showVersionHead),
    history: showHistory(events, await actorNames(db, events), ({ version }) => ({ version })),
    steps: stepsFor(row, reader, today),
    is_orderable: isOrderable(row, today) && mayBuy(reader),
  }
}

/**
 * A quotation with the lines and sums of a sent version; undefined if that was not sent. The chosen delivery applies to the newest
 * version; an earlier one has the delivery cost that staff set for it.
 */
export const showQuotationAsSent = async (
  db: Db,
  row: QuotationRow,
  version: number,
  reader: QuotationReader,
): Promise<Quotation | undefined> => {
  const found = (await listVersions(db, row.id)).find((one) => one.version === version)
  if (!found || found.sent_at === null) return undefined
  const record = await showQuotation(db, row, reader)
  if (version === row.version) return record
  const { delivery_cost: _, delivery_method: __, valid_until: ___, ...newest } = record
  const lines = await listLines(db, row.id, version)
  const taxPercent = Number(found.tax_percent)
  const delivery = found.delivery_cost ?? 0
  const untaxed = found.amount_untaxed + delivery
  const tax = found.amount_tax + computeTax(delivery, taxPercent)
  return {
    ...newest,
    version,
    ...(found.valid_until !== null && { valid_until: found.valid_until }),
    ...(found.delivery_cost !== null && { delivery_cost: found.delivery_cost }),
    comment: found.comment,
    tax_percent: taxPercent,
    order_line: lines.map((line) => showLine(line, reader.language)),
    line_count: found.line_count,
    lines_without_price: found.lines_without_price,
    amount_untaxed: untaxed,
    amount_tax: tax,
    amount_total: untaxed + tax,
    weight_g: found.weight_g,
  }
}

/** A sent version; undefined for one that was not sent, which only staff see. */
export const showSentVersion = async (
  db: Db,
  row: QuotationRow,
  version: number,
  language: Language,
  window?: LinesWindow,
): Promise<QuotationVersion | undefined> => {
  const shown = await showVersion(db, row, version, language, window)
  return shown?.sent_at === undefined ? undefined : shown
}

/** One version, sent or not, as staff see it. */
export const showVersion = async (
  db: Db,
  row: QuotationRow,
  version: number,
  language: Language,
  window?: LinesWindow,
): Promise<QuotationVersion | undefined> => {
  const found = (await listVersions(db, row.id)).find((one) => one.version === version)
  if (!found) return undefined
  const lines = await listLines(db, row.id, version, window)
  const { comment, line_count } = found
  const order_line = lines.map((line) => showLine(line, language))
  return { ...showVersionHead(found), comment, line_count, order_line }
}

/** The lines that differ between two versions; undefined if one is missing or, for members, was not sent. */
export const compareShownVersions = async (
  db: Db,
  row: QuotationRow,
  [from, to]: readonly [from: number, to: number],
  { language, reader }: { readonly language: Language; readonly reader: 'member' | 'staff' },
): Promise<ComparedLine[] | undefined> => {
  const show = reader === 'staff' ? showVersion : showSentVersion
  const before = await show(db, row, from, language)
  const after = before && (await show(db, row, to, language))
  if (!after) return undefined
  return compareVersions(before.order_line, after.order_line).filter(({ changed }) => changed.length > 0)
}

/** The commands that staff may use: steps, pricing the lines, and messages to the buyer. */
const staffStepsIn = (state: QuotationState, isHidden: boolean): string[] => {
  const steps = [
    ...(state === 'in_review' ? ['price'] : []),
    ...listQuotationSteps(state, 'sales'),
    ...(isOpen(state) ? ['message'] : []),
  ]
  // The company can't answer what it does not see.
  return isHidden ? steps.filter((step) => step !== 'ask' && step !== 'message') : steps
}

const mayBuy = ({ by }: QuotationReader): boolean => 'member' in by && can(by.member, 'placeOrder')

/** The steps that the reader may take: a draft is submitted by its buyer, an offer is ordered on its own page. */
const stepsFor = (row: QuotationRow, reader: QuotationReader, today: string): string[] => {
  const state = stateOn(row, today)
  if ('staff' in reader.by)
    return can(reader.by.staff.staff, 'sell') ? staffStepsIn(state, row.is_hidden) : []
  const steps = mayBuy(reader) ? listQuotationSteps(state, 'buyer').filter((step) => step !== 'order') : []
  return mayBuy(reader) && isOpen(state) ? [...steps, 'message'] : steps
}

const withoutPrices = ({ line_count }: QuotationRow) => ({
  amount_untaxed: 0,
  amount_tax: 0,
  amount_total: 0,
  lines_without_price: line_count,
})

const pickAvailable = ({ item_id }: LineRow, available: ReadonlyMap<number, number>) => {
  const quantity = item_id === null ? undefined : available.get(item_id)
  return quantity === undefined ? {} : { available_qty: quantity }
}

/** A line as its buyer requested it. */
const withoutOffer = (line: LineRow): LineRow => ({
  ...line,
  status: 'open',
  unit_price: null,
  discount: 0,
  lead_time_days: null,
  staff_comment: '',
  ...(line.status === 'alternative' && { item_id: null, quantity: null, uom: '' }),
})

/** A line as records hold it. */
const showLine = (line: LineRow, language: Language): QuotationLine => {
  const amount = computeLineAmount(line)
  return {
    id: line.id,
    place: line.place,
    status: line.status,
    ...(line.requested_text !== '' && { requested_text: line.requested_text }),
    ...(line.requested_quantity !== '' && { requested_quantity: line.requested_quantity }),
    ...(line.requested_description !== '' && { requested_description: line.requested_description }),
    ...(line.item_id !== null && {
      product: {
        id: line.item_id,
        name: nameIn(line, language),
        sku_number: line.sku,
        ...(line.own_number !== '' && { own_number: line.own_number }),
      },
    }),
    ...(line.uom !== '' && { uom: line.uom }),
    ...(line.quantity !== null && { product_uom_qty: line.quantity }),
    ...(line.unit_price !== null && { price_unit: line.unit_price }),
    ...(line.discount > 0 && { discount_percent: line.discount / 100 }),
    ...(amount !== undefined && { price_subtotal: amount }),
    ...(line.lead_time_days !== null && { lead_time_days: line.lead_time_days }),
    ...(line.changed_in_cart && { changed_in_cart: line.changed_in_cart }),
    ...(line.buyer_comment !== '' && { buyer_comment: line.buyer_comment }),
    ...(line.staff_comment !== '' && { staff_comment: line.staff_comment }),
  }
}

const showVersionHead = ({ version, sent_at, valid_until, amount_untaxed }: VersionRow) => ({
  version,
  ...(sent_at !== null && { sent_at: sent_at.toISOString() }),
  ...(valid_until !== null && { valid_until }),
  amount_untaxed,
})
