import type { Db } from '../platform/index.ts'
import {
  advance,
  cash,
  ofAttempt,
  receivable,
  takeFrom,
  type Payment,
  type Place,
  type Posting,
} from './ledger.ts'
import {
  countJournals,
  findBalance,
  listFrozenOrders,
  listHeldBalances,
  listPaidOfOrder,
  listPostings,
  post,
  type Recorded,
} from './ledger.store.ts'

/**
 * What is held of payments and can be refunded, in whole rupiah, in their order: money in review, and what their orders or
 * invoices do not need. 0 while sums of its order from before the ledger do not agree.
 */
export const listRefundableMoney = async (db: Db, payments: readonly Payment[]): Promise<number[]> => {
  const orderIds = payments.map(({ order_id }) => order_id)
  const [frozen, held] = [await listFrozenOrders(db, orderIds), await listHeld(db, payments)]
  return payments.map(({ order_id }, at) =>
    frozen.has(order_id) ? 0 : (held[at] ?? []).reduce((sum, { amount }) => sum + amount, 0),
  )
}

/** Like listRefundableMoney, of one payment. */
export const refundableMoney = async (db: Db, payment: Payment): Promise<number> =>
  (await listRefundableMoney(db, [payment]))[0] ?? 0

/** The places where money of payments is held, of each in their order. */
const listHeld = async (db: Db, payments: readonly Payment[]) => {
  const places = payments.map((payment) => [
    ...(payment.attempt_id === null ? [] : [ofAttempt('suspense', payment)]),
    advance(payment),
  ])
  const balances = await listHeldBalances(
    db,
    payments.map(({ order_id }) => order_id),
    payments.flatMap(({ invoice_id }) => invoice_id ?? []),
  )
  const findHeld = (place: Place) =>
    -(balances.find((one) => PLACE.every((name) => one[name] === (place[name] ?? null)))?.amount ?? 0)
  return places.map((own) => own.map((place) => ({ place, amount: Math.max(0, findHeld(place)) })))
}
const PLACE = ['account', 'company_id', 'order_id', 'invoice_id', 'attempt_id'] as const

/** A refund of a payment. */
export interface RefundPosted extends Recorded {
  readonly refundId: number
  readonly payment: Payment & { readonly attempt_id: number }
  /** Whole rupiah. */
  readonly amount: number
}

/** What of an amount of a payment's money is held rather than in review, which goes back first; in whole rupiah. */
export const findHeldPart = async (db: Db, payment: Payment, amount: number): Promise<number> =>
  payment.attempt_id === null
    ? amount
    : Math.max(0, amount - Math.max(0, -(await findBalance(db, ofAttempt('suspense', payment)))))

/** Posts a refund that the gateway is to make: until it answers, nobody else can use the money. Money in review stays there. */
export const requestRefundOf = async (
  tx: Db,
  { refundId, payment, amount, ...recorded }: RefundPosted,
): Promise<void> => {
  const reserved = await findHeldPart(tx, payment, amount)
  await post(tx, { kind: 'refund_requested', source: 'refund', source_id: refundId }, recorded, [
    { ...advance(payment), amount: reserved },
    { ...ofAttempt('refund_in_transit', payment), amount: -reserved },
  ])
}

/** Posts that the gateway refused a refund: its money is held again. */
export const refuseRefundOf = async (
  tx: Db,
  { refundId, payment, ...recorded }: Omit<RefundPosted, 'amount'>,
): Promise<void> => {
  const source = { source: 'refund', source_id: refundId } as const
  const reserved = (await listPostings(tx, 'refund_requested', source)).find(({ amount }) => amount > 0)
  if (!reserved) return
  const place = ofAttempt('refund_in_transit', payment)
  // Less, where the bank took it back meanwhile.
  const amount = Math.min(reserved.amount, Math.max(0, -(await findBalance(tx, place))))
  await post(tx, { kind: 'refund_refused', ...source }, recorded, [
    { ...place, amount },
    { ...reserved, amount: -amount },
  ])
}

/** Money of a payment that went out. */
interface PaidOut extends Recorded {
  readonly kind: 'refund_made' | 'payment_taken_back' | 'difference_decided'
  /** The attempt, the transfer that finance recorded, or the difference that it decided. */
  readonly source: 'attempt' | 'transfer' | 'difference'
  readonly source_id: number
  readonly payment: Payment
  /** Whole rupiah. */
  readonly amount: number
}

/**
 * Posts money that went back to the buyer, or that the bank took: of what was on its way, in review or held, and beyond that
 * of paid invoices, which are open again. What was spent otherwise is owed for the invoice that it came for, or for the order.
 */
export const payOut = async (
  tx: Db,
  { kind, source, source_id, payment, amount, ...recorded }: PaidOut,
): Promise<void> => {
  const [held = []] = await listHeld(tx, [payment])
  const inTransit = payment.attempt_id === null ? [] : [ofAttempt('refund_in_transit', payment)]
  const onItsWay = await Promise.all(
    inTransit.map(async (place) => ({ place, amount: -(await findBalance(tx, place)) })),
  )
  const paid = (await listPaidOfOrder(tx, payment.order_id))
    .filter(({ invoice_id }) => payment.invoice_id === null || payment.invoice_id === invoice_id)
    .map(({ invoice_id, amount: most }) => ({ place: receivable({ ...payment, invoice_id }), amount: most }))
  // A refund is of what was on its way first; what a bank takes, of what is held.
  const first = kind === 'refund_made' ? [...onItsWay, ...held] : [...held, ...onItsWay]
  const { postings, missing } = takeFrom([...first, ...paid], amount)
  const owed: Posting = { ...receivable(payment), amount: missing }
  const event = { kind, source, source_id }
  const occurrence = 1 + (await countJournals(tx, kind, event))
  await post(tx, { ...event, occurrence }, recorded, [
    ...postings,
    owed,
    { ...cash(payment), amount: -amount },
  ])
}
