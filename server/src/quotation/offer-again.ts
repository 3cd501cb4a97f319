import { type Day, daysAfter, jakartaDay } from '@pasok/contract'
import { findOfferedItems } from '../catalogue/index.ts'
import { inTransaction, pick, type Db } from '../platform/index.ts'
import type { OfferTerms } from './check-out-cart.ts'
import { methodAt } from './choose-delivery.ts'
import { appendHistory } from './append-history.ts'
import { companyScope } from '../identity/index.ts'
import { isTooLarge } from './quotation.ts'
import { isOrderable, buildOfferLines, todaysPrices } from './offer-lines.ts'
import {
  findAnyQuotation,
  listLines,
  lockQuotation,
  type LineRow,
  type QuotationRow,
} from './quotation.store.ts'
import { notifyQuotationEvent, type NotifyParts } from './notify-quotation-event.ts'
import { lineColumns, markSent, updateQuotation } from './write-quotation.store.ts'
import { writeVersion, type WrittenLine } from './write-version.ts'

/**
 * Renews a quotation that the shop can price itself: its newest version gets today's prices, is sent, and can be ordered for the
 * usual time. If an item can't be ordered any more or has no price, or an amount is above its limit, it goes to sales.
 */
export const offerAgain = (
  parts: NotifyParts,
  terms: OfferTerms,
  id: number,
  now: Date,
): Promise<'offered' | 'for_sales' | { readonly error: 'not_requested' }> =>
  inTransaction(parts.db, async (tx) => {
    const quotation = await lockQuotation(tx, id)
    if (quotation?.state !== 'in_review' || quotation.renewal_requested_at === null)
      return { error: 'not_requested' }
    const { version } = quotation
    const lines = await linesOfToday(tx, quotation, terms, jakartaDay(now))
    if (!lines || isTooLarge(lines, 0, quotation.tax_percent)) {
      await updateQuotation(tx, id, { renewal_requested_at: null }, now)
      await notifyQuotationEvent(tx, parts, { id, news: 'renew' })
      return 'for_sales'
    }
    await writeVersion(tx, quotation, lines)
    const priced = await findAnyQuotation(tx, id)
    if (!priced) throw new Error('a quotation is gone that is locked')
    const validUntil = daysAfter(jakartaDay(now), terms.quotation_validity_days)
    await markSent(tx, id, version, { validUntil, now })
    await updateQuotation(
      tx,
      id,
      {
        state: 'quoted',
        valid_until: validUntil,
        renewal_requested_at: null,
        ...(await methodAt(tx, priced)),
      },
      now,
    )
    await appendHistory(tx, quotation, { by: 'system', now, requestId: 'quotation.renew' }, 'offer_again')
    await notifyQuotationEvent(tx, parts, { id, news: 'offer_again' })
    return 'offered'
  })

/** The lines of the newest version with today's prices; undefined if one can't be ordered unchanged. */
const linesOfToday = async (
  tx: Db,
  { id, version, company_id }: QuotationRow,
  { unknown_weight_g }: OfferTerms,
  today: Day,
): Promise<WrittenLine[] | undefined> => {
  const before = (await listLines(tx, id, version)).filter(hasItem)
  const items = await findOfferedItems(tx, [...new Set(before.map(({ item_id }) => item_id))], company_id)
  const prices = await todaysPrices(tx, companyScope(company_id), before, today)
  const isRefused = before.some((line) => !isOrderable(line, items) || !prices.has(line.item_id))
  if (isRefused) return undefined
  const lines = buildOfferLines(before, { items, prices, unknownWeight: unknown_weight_g })
  return before.flatMap((was, at) => {
    const line = lines[at]
    // A staff discount ends with the offer.
    return line ? { ...pick(was, lineColumns), ...line, id: was.id, status: was.status, discount: 0 } : []
  })
}

const hasItem = (line: LineRow): line is LineRow & { readonly item_id: number; readonly quantity: number } =>
  line.item_id !== null && line.quantity !== null
