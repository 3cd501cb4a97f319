import { jakartaDay } from '@pasok/contract'
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
import { methodAt } from './choose-delivery.ts'
import { todaysPrices } from './offer-lines.ts'
import { priceLines, resolveQuantity, type PricedLine } from './price-lines.ts'
import { isTooLarge } from './quotation.ts'
import {
  findAnyQuotation,
  listLines,
  lockQuotation,
  type LineRow,
  type QuotationRow,
} from './quotation.store.ts'
import { updateQuotation, updateVersionTerms } from './write-quotation.store.ts'
import { writeVersion } from './write-version.ts'

/** A staff offer, with the revision of the quotation that they saw. */
export interface Pricing extends Omit<Act, 'by'> {
  readonly by: { readonly staff: StaffScope }
  readonly id: number
  readonly revision: number
  readonly lines: readonly PricedLine[]
  /** Per cent off all lines, which replaces their own discounts. */
  readonly discountPercent?: number | undefined
  /** Whole rupiah before tax; null for the cost by the rates. Omitted fields keep their value, here and below. */
  readonly deliveryCost?: number | null | undefined
  readonly comment?: string | undefined
  readonly validUntil?: string | undefined
  /** The weight in grams of one unit of an item without a weight. */
  readonly unknownWeight: number
}

/** Why nothing was priced. */
type PricingError =
  | ValidationErrors
  | VersionConflict<QuotationRow>
  | { readonly error: 'not_found' | 'not_possible_now' }

/**
 * Writes the lines and terms of the version in review, and updates the cost of the chosen delivery. Errors name fields such as
 * `lines.3.product_item_id`.
 */
export const priceQuotation = (db: Db, input: Pricing): Promise<'done' | PricingError> =>
  inTransaction(db, async (tx) => {
    const { id, revision, validUntil, now } = input
    const quotation = await lockQuotation(tx, id)
    if (!quotation || quotation.state === 'draft') return { error: 'not_found' }
    const conflict = versionConflict(quotation, { revision })
    if (conflict) return conflict
    if (quotation.state !== 'in_review') return { error: 'not_possible_now' }
    const today = jakartaDay(now)
    if (validUntil !== undefined && validUntil < today)
      return { error: 'invalid_request', errors: { valid_until: 'day_over' } }

    const before = await listLines(tx, id, quotation.version)
    const lines = priceLines(input.lines, {
      before: new Map(before.map((line) => [line.id, line])),
      ...(await findOffers(tx, quotation.company_id, before, input.lines, today)),
      discountPercent: input.discountPercent,
      unknownWeight: input.unknownWeight,
      language: quotation.language,
    })
    if ('error' in lines) return lines
    const { agreed_delivery_cost: agreed, tax_percent: taxPercent } = quotation
    const deliveryCost = (input.deliveryCost === undefined ? agreed : input.deliveryCost) ?? 0
    if (isTooLarge(lines.lines, deliveryCost, taxPercent)) {
      const field = isTooLarge(lines.lines, 0, taxPercent) ? 'lines' : 'delivery_cost'
      return { error: 'invalid_request', errors: { [field]: 'total_too_dear' } }
    }
    await writeVersion(tx, quotation, lines.lines)
    await updateVersionTerms(tx, id, quotation.version, {
      ...(input.comment !== undefined && { comment: input.comment }),
      ...(input.deliveryCost !== undefined && { delivery_cost: input.deliveryCost }),
    })
    const priced = await findAnyQuotation(tx, id)
    if (!priced) throw new Error('a quotation is gone that is locked')
    await updateQuotation(
      tx,
      id,
      {
        renewal_requested_at: null,
        ...(await methodAt(tx, priced)),
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
      details: { version: quotation.version, lines: lines.lines.length },
      requestId: input.requestId,
    })
    return 'done'
  })

/** The items of the lines, and their prices today. */
const findOffers = async (
  tx: Db,
  companyId: number,
  before: readonly LineRow[],
  lines: readonly PricedLine[],
  today: ReturnType<typeof jakartaDay>,
): Promise<{ items: ReadonlyMap<number, OfferedItem>; prices: ReadonlyMap<number, number> }> => {
  const stored = new Map(before.map((line) => [line.id, line]))
  const wanted = lines.flatMap((line) => {
    const was = line.id === undefined ? undefined : stored.get(line.id)
    const item_id = line.itemId ?? was?.item_id
    return item_id == null ? [] : [{ item_id, quantity: resolveQuantity(line, was) ?? 1 }]
  })
  const items = await findOfferedItems(tx, [...new Set(wanted.map(({ item_id }) => item_id))], companyId)
  const prices = await todaysPrices(tx, companyScope(companyId), wanted, today)
  return { items, prices }
}
