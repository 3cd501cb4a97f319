import { jakartaDay } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { lockCartContent } from '../cart/index.ts'
import { findOfferedItems } from '../catalogue/index.ts'
import { chooseDefaults, findTaxPercent } from '../company/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import type { OfferTerms } from './check-out-cart.ts'
import { appendHistory } from './append-history.ts'
import { buildOfferLines, type WantedLine } from './offer-lines.ts'
import { notifyQuotationEvent, type NotifyParts } from './notify-quotation-event.ts'
import { insertQuotation } from './write-quotation.store.ts'
import { writeVersion } from './write-version.ts'

/** A member's request for prices. */
export interface PriceRequest {
  readonly scope: MemberScope
  /** Without lines, those of the member's cart. */
  readonly lines?: readonly WantedLine[] | undefined
  readonly notes: string
  readonly language: Language
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was submitted; `places` are the positions of lines whose item can't be ordered. */
export type PriceRequestError =
  | { readonly error: 'cart_empty' }
  | { readonly error: 'not_for_sale'; readonly places: readonly number[] }

/**
 * Submits lines to sales for pricing and returns the quotation's id. The lines have no prices; staff see the shop's
 * price beside each.
 */
export const requestQuotation = async (
  tx: Db,
  parts: NotifyParts,
  terms: OfferTerms,
  { scope, lines, notes, language, now, requestId }: PriceRequest,
): Promise<number | PriceRequestError> => {
  const wanted = lines ?? (await lockCartContent(tx, scope))?.lines ?? []
  if (wanted.length === 0) return { error: 'cart_empty' }
  const items = await findOfferedItems(
    tx,
    wanted.map(({ item_id }) => item_id),
    scope.companyId,
  )
  const places = wanted.flatMap(({ item_id }, place) => (items.get(item_id)?.is_orderable ? [] : [place]))
  if (places.length > 0) return { error: 'not_for_sale', places }
  const { delivery, billing } = await chooseDefaults(tx, scope)
  const tax_percent = await findTaxPercent(tx, {
    companyId: scope.companyId,
    day: jakartaDay(now),
    usual: terms.tax_percent,
  })
  const id = await insertQuotation(tx, {
    companyId: scope.companyId,
    requesterId: scope.memberId,
    source: 'request',
    state: 'submitted',
    language,
    taxPercent: tax_percent,
    notes,
    deliveryAddress: delivery,
    billingAddress: billing,
    now,
  })
  const made = { id, version: 1, tax_percent }
  const unpriced = { items, prices: new Map<number, number>(), unknownWeight: terms.unknown_weight_g }
  await writeVersion(tx, made, buildOfferLines(wanted, unpriced))
  await appendHistory(tx, made, { by: { member: scope }, now, requestId }, 'made')
  await notifyQuotationEvent(tx, parts, { id, news: 'submit' })
  return id
}
