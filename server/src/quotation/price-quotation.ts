import { jakartaDay, MOST_QUOTATION_LINES } from '@pasok/contract'
import { voidWaitingRequest } from '../approval/index.ts'
import { findOfferedItems, type OfferedItem } from '../catalogue/index.ts'
import { toActor, type Act, type StaffScope } from '../kernel/index.ts'
import { companyScope } from '../identity/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type Db,
  type ValidationErrors,
  type VersionConflict,
} from '../platform/index.ts'
import { arrangeLines } from './arrange-lines.ts'
import { methodAt } from './choose-delivery.ts'
import { todaysPrices } from './offer-lines.ts'
import { priceLines, resolveItem, resolveQuantity, type PricedLine } from './price-lines.ts'
import { isTooLarge } from './quotation.ts'
import {
  findAnyQuotation,
  isOffered,
  listLines,
  lockQuotation,
  type LineRow,
  type QuotationRow,
} from './quotation.store.ts'
import { storeRequest, updateQuotation, updateVersionTerms } from './write-quotation.store.ts'
import { saveLines } from './write-version.ts'

/** A staff offer, with the revision of the quotation that they saw. */
export interface Pricing extends Omit<Act, 'by'> {
  readonly by: { readonly staff: StaffScope }
  readonly id: number
  readonly revision: number
  /** The lines to change or add. */
  readonly lines: readonly PricedLine[]
  /** The ids of the lines to remove, or all that are not named. */
  readonly removed: readonly number[] | 'others'
  /** Per cent off all lines, which replaces their own discounts. */
  readonly discountPercent?: number | undefined
  /** Whole rupiah before tax; null for the cost by the rates. Omitted fields keep their value, here and below. */
  readonly deliveryCost?: number | null | undefined
  readonly comment?: string | undefined
  /** null for the default when it is sent. */
  readonly validUntil?: string | null | undefined
  /** The weight in grams of one unit of an item without a weight. */
  readonly unknownWeight: number
}

/** Why nothing was priced. */
type PricingError =
  | ValidationErrors
  | VersionConflict<QuotationRow>
  | { readonly error: 'not_found' | 'not_possible_now' }

/**
 * Writes lines and terms of the version in review, and updates the cost of the chosen delivery. Returns the positions of the
 * written lines, from 1. Errors name fields such as `lines.3.product_item_id`.
 */
export const priceQuotation = (
  db: Db,
  input: Pricing,
): Promise<{ readonly places: readonly number[] } | PricingError> =>
  inTransaction(db, async (tx) => {
    const { id, revision, validUntil, now } = input
    const quotation = await lockQuotation(tx, id)
    if (!quotation || quotation.state === 'draft') return { error: 'not_found' }
    const conflict = versionConflict(quotation, { revision })
    if (conflict) return conflict
    if (quotation.state !== 'in_review') return { error: 'not_possible_now' }
    const today = jakartaDay(now)
    if (validUntil && validUntil < today)
      return { error: 'invalid_request', errors: { valid_until: 'day_over' } }

    const before = await listLines(tx, id, quotation.version)
    const stored = new Map(before.map((line) => [line.id, line]))
    const removed = findRemoved(input, stored)
    if ('error' in removed) return removed
    const left = before.filter((line) => !removed.ids.has(line.id))
    const priced = priceLines(input.lines, {
      before: new Map(left.map((line) => [line.id, line])),
      ...(await findOffers(tx, quotation.company_id, left, input.lines, today)),
      discountPercent: input.discountPercent,
      unknownWeight: input.unknownWeight,
      language: quotation.language,
    })
    if ('error' in priced) return priced
    const { discountPercent } = input
    const lines = arrangeLines(
      discountPercent === undefined ? left : left.map((line) => withDiscount(line, discountPercent)),
      priced.lines,
    )
    if (lines.length > MOST_QUOTATION_LINES)
      return { error: 'invalid_request', errors: { lines: 'too_many_rows' } }
    const { agreed_delivery_cost: agreed, tax_percent: taxPercent } = quotation
    const deliveryCost = (input.deliveryCost === undefined ? agreed : input.deliveryCost) ?? 0
    if (isTooLarge(lines, deliveryCost, taxPercent)) {
      const field = isTooLarge(lines, 0, taxPercent) ? 'lines' : 'delivery_cost'
      return { error: 'invalid_request', errors: { [field]: 'total_too_dear' } }
    }
    if (quotation.version === 1 && !quotation.is_hidden) await storeRequest(tx, id)
    await saveLines(tx, quotation, before, lines)
    await updateVersionTerms(tx, id, quotation.version, {
      ...(input.comment !== undefined && { comment: input.comment }),
      ...(input.deliveryCost !== undefined && { delivery_cost: input.deliveryCost }),
    })
    const saved = await findAnyQuotation(tx, id)
    if (!saved) throw new Error('a quotation is gone that is locked')
    await updateQuotation(
      tx,
      id,
      {
        renewal_requested_at: null,
        ...(await methodAt(tx, saved)),
        ...(validUntil !== undefined && { valid_until: validUntil }),
      },
      now,
    )
    await voidWaitingRequest(tx, 'quotation', id, now)
    // Buyers read the history, and prices are theirs only once sent.
    await writeAudit(tx, {
      at: now,
      who: toActor(input.by),
      action: 'quotation.price',
      subject: 'quotation',
      subjectId: id,
      details: { version: quotation.version, lines: lines.length },
      requestId: input.requestId,
    })
    const changed = findChanged(before, lines)
    return { places: changed }
  })

/** The ids of the lines to remove; errors name unknown ones by their place in the request. */
const findRemoved = (
  { lines, removed }: Pick<Pricing, 'lines' | 'removed'>,
  stored: ReadonlyMap<number, LineRow>,
): { readonly ids: ReadonlySet<number> } | ValidationErrors => {
  if (removed === 'others') {
    const named = new Set(lines.map(({ id }) => id))
    return { ids: new Set([...stored.keys()].filter((id) => !named.has(id))) }
  }
  const unknown = removed.flatMap((id, at) => (stored.has(id) ? [] : [at]))
  if (unknown.length === 0) return { ids: new Set(removed) }
  const errors = Object.fromEntries(unknown.map((at) => [`removed.${at}`, 'unknown_line' as const]))
  return { error: 'invalid_request', errors }
}

/** A line with the discount of all lines, if it is offered. */
const withDiscount = (line: LineRow, discountPercent: number): LineRow => {
  const discount = isOffered(line) ? Math.round(discountPercent * 100) : 0
  if (discount === line.discount) return line
  return { ...line, discount, is_shop_offer: line.is_shop_offer && discount === 0 }
}

/** The positions, from 1, of lines that are not stored as they are. */
const findChanged = (before: readonly LineRow[], lines: readonly object[]): number[] => {
  const stored = new Set<object>(before)
  return lines.flatMap((line, at) => (stored.has(line) ? [] : [at + 1]))
}

/** The items of the lines to price, and their prices today: quantities of one item in all lines count together. */
const findOffers = async (
  tx: Db,
  companyId: number,
  left: readonly LineRow[],
  lines: readonly PricedLine[],
  today: ReturnType<typeof jakartaDay>,
): Promise<{ items: ReadonlyMap<number, OfferedItem>; prices: ReadonlyMap<number, number> }> => {
  const stored = new Map(left.map((line) => [line.id, line]))
  const named = new Set(lines.map(({ id }) => id))
  const priced = lines.map((line) => {
    const was = line.id === undefined ? undefined : stored.get(line.id)
    return { item_id: resolveItem(line, was), quantity: resolveQuantity(line, was) }
  })
  const itemIds = new Set(priced.flatMap(({ item_id }) => item_id ?? []))
  const wanted = [...priced, ...left.filter(({ id }) => !named.has(id))].flatMap(({ item_id, quantity }) =>
    item_id !== null && itemIds.has(item_id) ? [{ item_id, quantity: quantity ?? 1 }] : [],
  )
  const items = await findOfferedItems(tx, [...itemIds], companyId)
  const prices = await todaysPrices(tx, companyScope(companyId), wanted, today)
  return { items, prices }
}
