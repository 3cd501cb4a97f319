import type { PaymentMethod } from '@pasok/contract'
import { lockCartForOrder } from '../cart/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import { findOrderOfQuotation } from '../order/index.ts'
import {
  beginAttempt,
  lockCredit,
  methodProblem,
  payAgain,
  type AnnounceAttempt,
  type CreditRule,
  type Gateway,
} from '../payment/index.ts'
import { onceOnly, type Db, type SendEmail } from '../platform/index.ts'
import {
  findQuotation,
  lockOffer,
  type Offer,
  type OfferProblem,
  type SeenOffer,
} from '../quotation/index.ts'
import { companyExposure } from '../invoice/index.ts'
import { isOverdue, type PlacingSettings } from './inquire.ts'
import { placeOrder } from './place-order.ts'

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly announce: AnnounceAttempt
  readonly gateway?: Gateway | undefined
  readonly settings: PlacingSettings
}

/** The acceptance of an offer, with its payment method. */
export interface Acceptance {
  readonly scope: MemberScope
  readonly offer: SeenOffer
  readonly method: PaymentMethod
  /** The number of the open attempt that is replaced. */
  readonly insteadOf?: number | undefined
  /** The idempotency key and the request, so that it is executed once. */
  readonly command: { readonly key: string | undefined; readonly route: string; readonly request: unknown }
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was ordered. */
export type PlacingError =
  | 'not_found'
  | 'offer_changed'
  | 'total_missing'
  | 'offer_expired'
  | 'offer_incomplete'
  | 'nothing_to_order'
  | 'amount_too_large'
  | 'not_possible_now'
  | 'payment_not_possible'
  | 'payment_under_review'
  | 'over_credit_limit'
  | 'invoice_overdue'

/** The order that an offer became. */
export interface Placed {
  readonly order_id: number
  readonly order_number: string
  readonly quotation_id: number
}

/**
 * Accepts a version of a quotation with the revision or the total that the buyer saw: makes the order and its first payment attempt in one transaction, once per key and
 * once per quotation. If it is ordered already, returns that order, and begins another attempt if none is open. The
 * company's credit stays locked, so that two orders on terms can't exceed its limit together.
 */
export const acceptOffer = (
  parts: Parts,
  { scope, offer: seen, method, insteadOf, command, now, requestId }: Acceptance,
) =>
  onceOnly<{ readonly status: 200; readonly body: Placed }, { readonly error: PlacingError }>(
    parts.db,
    { principal: { kind: 'member', id: scope.memberId }, ...command },
    now,
    async (tx) => {
      // Locked in the order of a checkout: the cart before its quotations.
      const cartId = (await findQuotation(tx, scope, seen.id))?.cart_id
      if (cartId) await lockCartForOrder(tx, cartId)
      const found = await lockOffer(tx, scope, seen, now)
      if ('error' in found)
        return { error: found.error === 'version_conflict' ? 'offer_changed' : found.error }
      if ('ordered' in found) {
        const ordered = await findPlacedOrder(tx, seen.id)
        const again = { orderId: ordered.order_id, method, insteadOf, scope, now, requestId }
        const refused = await payAgain(tx, parts, again)
        return refused ?? { status: 200, body: ordered }
      }
      const [problem] = found.problems
      if (problem) return { error: errorByProblem[problem] }
      const { offer } = found
      if (seen.revision === undefined && seen.amountTotal === undefined) return { error: 'total_missing' }
      if (seen.amountTotal !== undefined && seen.amountTotal !== offer.amount_total)
        return { error: 'offer_changed' }
      const companyId = offer.quotation.company_id
      const credit = method === 'terms' ? await lockCredit(tx, companyId) : undefined
      const refused = methodProblem(method, {
        credit,
        exposure: credit ? await companyExposure(tx, companyId) : 0,
        isOverdue: credit !== undefined && (await isOverdue(tx, parts.settings, companyId, now)),
        hasBankAccount: parts.settings.bank_accounts.length > 0,
        hasGateway: parts.gateway !== undefined,
        limits: parts.settings.payment_limits,
        total: offer.amount_total,
      })
      if (refused === 'over_credit_limit' || refused === 'invoice_overdue') return { error: refused }
      if (refused) return { error: 'payment_not_possible' }
      await place(tx, parts, offer, { scope, method, credit, now, requestId })
      return { status: 200, body: await findPlacedOrder(tx, seen.id) }
    },
  )

const errorByProblem = {
  not_quoted: 'not_possible_now',
  expired: 'offer_expired',
  delivery_method_missing: 'offer_incomplete',
  address_missing: 'offer_incomplete',
  nothing_to_order: 'nothing_to_order',
  amount_too_large: 'amount_too_large',
} as const satisfies Record<OfferProblem, PlacingError>

interface How extends Pick<Acceptance, 'scope' | 'method' | 'now' | 'requestId'> {
  readonly credit: CreditRule | undefined
}

const place = async (tx: Db, parts: Parts, offer: Offer, how: How): Promise<void> => {
  const { scope, method, credit, now, requestId } = how
  const isOnTerms = method === 'terms'
  const orderId = await placeOrder(tx, parts, offer, {
    scope,
    paymentMethod: method,
    paymentState: isOnTerms ? 'on_terms' : 'unpaid',
    termsDays: isOnTerms ? (credit?.terms_days ?? null) : null,
    now,
    requestId,
  })
  const order = await findOrderOfQuotation(tx, offer.quotation.id)
  if (order?.id !== orderId) throw new Error('a placed order that is not found')
  await beginAttempt(tx, parts, order, { method, amount: offer.amount_total, now })
}

const findPlacedOrder = async (tx: Db, quotationId: number): Promise<Placed> => {
  const order = await findOrderOfQuotation(tx, quotationId)
  if (!order) throw new Error('an ordered quotation without an order')
  return { order_id: order.id, order_number: order.number, quotation_id: quotationId }
}
