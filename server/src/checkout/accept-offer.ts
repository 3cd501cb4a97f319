import type { PaymentMethod } from '@pasok/contract'
import { lockCartForOrder } from '../cart/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import { findOrderOfQuotation } from '../order/index.ts'
import {
  beginAttempt,
  followUse,
  lockCredit,
  lockOnAccount,
  methodProblem,
  ON_ACCOUNT,
  payAgain,
  payFromAccount,
  type AnnounceAttempt,
  type CreditRule,
  type Gateway,
  type OwnUse,
  type PayAgainError,
  type UseParts,
} from '../payment/index.ts'
import { onceOnly, type Db } from '../platform/index.ts'
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

interface Parts extends UseParts {
  readonly db: Db
  readonly announce: AnnounceAttempt & UseParts['announce']
  readonly gateway?: Gateway | undefined
  readonly settings: PlacingSettings & UseParts['settings']
}

/** The acceptance of an offer, with its payment method. */
export interface Acceptance {
  readonly scope: MemberScope
  readonly offer: SeenOffer
  /** Undefined where money on account is to pay all. */
  readonly method: PaymentMethod | undefined
  /** What is used of the company's money on account, in whole rupiah. */
  readonly onAccount?: number | undefined
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
  | 'method_missing'
  | PayAgainError
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
  { scope, offer: seen, method, onAccount = 0, insteadOf, command, now, requestId }: Acceptance,
) =>
  onceOnly<{ readonly status: 200; readonly body: Placed }, { readonly error: PlacingError }>(
    parts.db,
    { principal: { kind: 'member', id: scope.memberId }, ...command },
    now,
    async (tx) => {
      const lockMoney = async (orders: readonly number[] = []) =>
        onAccount > 0
          ? { amount: onAccount, sources: await lockOnAccount(tx, scope.companyId, orders) }
          : undefined
      // Locked in the order of a checkout: the cart before its quotations, and these before the company's money.
      const cartId = (await findQuotation(tx, scope, seen.id))?.cart_id
      if (cartId) await lockCartForOrder(tx, cartId)
      const found = await lockOffer(tx, scope, seen, now)
      if ('error' in found)
        return { error: found.error === 'version_conflict' ? 'offer_changed' : found.error }
      if ('ordered' in found) {
        const ordered = await findPlacedOrder(tx, seen.id)
        const again = {
          orderId: ordered.order_id,
          method,
          insteadOf,
          amountDue: seen.amountTotal,
          onAccount: await lockMoney([ordered.order_id]),
          scope,
          now,
          requestId,
        }
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
      const use = await lockMoney()
      const rest = offer.amount_total - onAccount
      if (method === undefined && rest > 0) return { error: 'method_missing' }
      // An order on terms is paid by its invoices, for which the money can be used.
      if (method === 'terms' && use) return { error: 'payment_not_possible' }
      const credit = method === 'terms' ? await lockCredit(tx, companyId) : undefined
      const figures = {
        credit,
        exposure: credit ? await companyExposure(tx, companyId) : 0,
        isOverdue: credit !== undefined && (await isOverdue(tx, parts.settings, companyId, now)),
        hasBankAccount: parts.settings.bank_accounts.length > 0,
        hasGateway: parts.gateway !== undefined,
        limits: parts.settings.payment_limits,
        total: rest,
      }
      const refused = method !== undefined && rest > 0 ? methodProblem(method, figures) : undefined
      if (refused === 'over_credit_limit' || refused === 'invoice_overdue') return { error: refused }
      if (refused) return { error: 'payment_not_possible' }
      const changed = await place(tx, parts, offer, {
        scope,
        method: method !== undefined && rest > 0 ? method : ON_ACCOUNT,
        use,
        credit,
        now,
        requestId,
      })
      if (changed) return changed
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

interface How extends Pick<Acceptance, 'scope' | 'now' | 'requestId'> {
  readonly method: PaymentMethod | typeof ON_ACCOUNT
  readonly use: Pick<OwnUse, 'amount' | 'sources'> | undefined
  readonly credit: CreditRule | undefined
}

const place = async (
  tx: Db,
  parts: Parts,
  offer: Offer,
  { method, use, credit, ...act }: How,
): Promise<{ readonly error: 'on_account_changed' | 'not_possible_now' } | undefined> => {
  const isOnTerms = method === 'terms'
  const amount = offer.amount_total - (use?.amount ?? 0)
  const orderId = await placeOrder(tx, parts, offer, {
    ...act,
    paymentMethod: method,
    paymentState: isOnTerms ? 'on_terms' : 'unpaid',
    toTransfer: method === 'transfer' ? amount : undefined,
    termsDays: isOnTerms ? (credit?.terms_days ?? null) : null,
  })
  const order = await findOrderOfQuotation(tx, offer.quotation.id)
  if (order?.id !== orderId) throw new Error('a placed order that is not found')
  if (use) {
    const due = { order_id: orderId, invoice_id: null, due: offer.amount_total }
    const refused = await payFromAccount(tx, parts, due, { ...use, ...act })
    if (refused) return refused
    await followUse(tx, parts, order, act.now)
  }
  if (method !== ON_ACCOUNT) await beginAttempt(tx, parts, order, { method, amount, now: act.now })
  return undefined
}

const findPlacedOrder = async (tx: Db, quotationId: number): Promise<Placed> => {
  const order = await findOrderOfQuotation(tx, quotationId)
  if (!order) throw new Error('an ordered quotation without an order')
  return { order_id: order.id, order_number: order.number, quotation_id: quotationId }
}
