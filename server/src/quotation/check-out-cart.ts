import { pendingChanges, toUnit, type ChangedInCart, daysAfter, jakartaDay } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { lockCartContent, type CartContent, type CartLine } from '../cart/index.ts'
import { findOfferedItems, type OfferedItem } from '../catalogue/index.ts'
import { chooseDefaults, findTaxPercent } from '../company/index.ts'
import type { Act, MemberScope } from '../kernel/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import { appendHistory } from './append-history.ts'
import { isOrderable, buildOfferLines, todaysPrices } from './offer-lines.ts'
import { isTooLarge } from './quotation.ts'
import { findOfCart, lockUntouchedOfCart, lockQuotation, type QuotationRow } from './quotation.store.ts'
import { expireIfDue } from './apply-step.ts'
import { notifyQuotationEvent, type NotifyParts } from './notify-quotation-event.ts'
import { insertQuotation, markSent, updateQuotation, type NewLine } from './write-quotation.store.ts'
import { writeVersion } from './write-version.ts'

/** The settings that offers depend on. */
export interface OfferTerms {
  readonly tax_percent: number
  readonly unknown_weight_g: number
  /** How long offers can be ordered. */
  readonly quotation_validity_days: number
}

/** A checkout of a cart. */
export interface CheckOut {
  readonly scope: MemberScope
  readonly cartId: number
  /** The cart's revision that the buyer saw. */
  readonly revision?: number | undefined
  /** Whether the buyer wants a document that a purchase order can refer to. */
  readonly isDocument: boolean
  readonly language: Language
  readonly now: Date
  readonly requestId: string
}

/** Why a cart can't be checked out. */
type CheckOutError =
  | VersionConflict<CartContent>
  | { readonly error: 'not_found' | 'cart_empty' | 'cart_not_orderable' | 'amount_too_large' }

/**
 * Makes a quotation of a cart at today's prices and returns its id, which is the same for one revision of the cart.
 * Untouched quotations of earlier revisions are withdrawn. A quotation that has a line without a price is submitted to
 * sales.
 */
export const checkOutCart = (
  parts: NotifyParts,
  usual: OfferTerms,
  request: CheckOut,
): Promise<number | CheckOutError> =>
  inTransaction(parts.db, async (tx) => {
    const { scope, cartId, revision, now } = request
    const cart = await lockCartContent(tx, scope)
    if (!cart || cart.id !== cartId) return { error: 'not_found' }
    if (cart.lines.length === 0) return { error: 'cart_empty' }
    const conflict = versionConflict(cart, { revision })
    if (conflict) return conflict
    const act: Act = { by: { member: scope }, now, requestId: request.requestId }
    const same = await checkedOut(tx, parts, cart, act)
    if (same) {
      const purpose = choosePurpose(request)
      if (!same[purpose]) await updateQuotation(tx, same.id, { [purpose]: true }, now)
      return same.id
    }
    const tax_percent = await findTaxPercent(tx, {
      companyId: scope.companyId,
      day: jakartaDay(now),
      usual: usual.tax_percent,
    })
    const terms = { ...usual, tax_percent }
    const lines = await buildOffer(tx, scope, cart, terms, now)
    if (!lines) return { error: 'cart_not_orderable' }
    if (isTooLarge(lines, 0, terms.tax_percent)) return { error: 'amount_too_large' }
    for (const earlier of await lockUntouchedOfCart(tx, cart.id, cart.revision)) {
      await updateQuotation(tx, earlier.id, { state: 'withdrawn' }, now)
      await appendHistory(tx, earlier, { ...act, by: 'system' }, 'replace')
      // Sales have been asked to price it.
      if (earlier.state === 'submitted')
        await notifyQuotationEvent(tx, parts, { id: earlier.id, news: 'withdraw' })
    }
    return makeOfCart(tx, parts, { terms, request, cart, lines, act })
  })

/** The purpose that this checkout adds to the quotation; it may have both. */
const choosePurpose = ({ isDocument }: CheckOut) => (isDocument ? 'is_document' : 'is_checkout')

/** The quotation that this revision of the cart was already checked out to; undefined if it has expired. */
const checkedOut = async (
  tx: Db,
  parts: NotifyParts,
  { id, revision }: CartContent,
  act: Act,
): Promise<QuotationRow | undefined> => {
  const found = await findOfCart(tx, id, revision)
  const locked = found && (await lockQuotation(tx, found.id))
  const quotation = locked && (await expireIfDue(tx, parts, locked, act))
  return quotation?.state === 'expired' ? undefined : quotation
}

/** The cart's lines with today's prices; undefined if one can't be ordered unchanged. */
const buildOffer = async (
  tx: Db,
  scope: MemberScope,
  { lines }: CartContent,
  { unknown_weight_g }: OfferTerms,
  now: Date,
): Promise<NewLine[] | undefined> => {
  const items = await findOfferedItems(
    tx,
    lines.map(({ item_id }) => item_id),
    scope.companyId,
  )
  if (!lines.every((line) => isOrderable(line, items))) return undefined
  const prices = await todaysPrices(tx, scope, lines, jakartaDay(now))
  const offered = buildOfferLines(lines, { items, prices, unknownWeight: unknown_weight_g })
  return offered.map((line, place) => ({
    ...line,
    changed_in_cart: changedInCart(lines[place], prices, items),
  }))
}

/** Changes of a line's item in the cart that the buyer has not accepted; null for none. */
const changedInCart = (
  line: CartLine | undefined,
  prices: ReadonlyMap<number, number>,
  items: ReadonlyMap<number, OfferedItem>,
): ChangedInCart | null => {
  const item = line && items.get(line.item_id)
  if (!item) return null
  const unit = toUnit({ uom: item.uom, min_pieces: item.pieces_per_uom ?? undefined })
  const pending = pendingChanges(line, { price: prices.get(line.item_id), unit })
  return Object.keys(pending).length === 0 ? null : { ...pending, ...(pending.unit_shown && { unit }) }
}

interface Making {
  readonly terms: OfferTerms
  readonly request: CheckOut
  readonly cart: CartContent
  readonly lines: readonly NewLine[]
  readonly act: Act
}

const makeOfCart = async (tx: Db, parts: NotifyParts, making: Making): Promise<number> => {
  const { terms, request, cart, lines, act } = making
  const { scope, language, now } = request
  const isPriced = lines.every(({ unit_price }) => unit_price !== null)
  const { delivery, billing } = await chooseDefaults(tx, scope)
  const id = await insertQuotation(tx, {
    companyId: scope.companyId,
    requesterId: scope.memberId,
    source: 'cart',
    state: isPriced ? 'quoted' : 'submitted',
    language,
    taxPercent: terms.tax_percent,
    cart: { id: cart.id, revision: cart.revision },
    purpose: choosePurpose(request),
    deliveryAddress: delivery,
    billingAddress: billing,
    now,
  })
  const made = { id, version: 1, tax_percent: terms.tax_percent }
  await writeVersion(tx, made, lines)
  await appendHistory(tx, made, act, 'made')
  if (isPriced) {
    const validUntil = daysAfter(jakartaDay(now), terms.quotation_validity_days)
    await markSent(tx, id, 1, { validUntil, now })
    await updateQuotation(tx, id, { valid_until: validUntil }, now)
  } else await notifyQuotationEvent(tx, parts, { id, news: 'submit' })
  return id
}
