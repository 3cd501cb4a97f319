import type { Db } from '../platform/index.ts'
import { advance, cash, ofAttempt, receivable, type Payment, type Posting, type Source } from './ledger.ts'
import { countJournals, findBalance, post, type Recorded } from './ledger.store.ts'

/** Money that came. */
interface Received extends Recorded, Source {
  readonly payment: Payment
  /** Whole rupiah. */
  readonly amount: number
  /** Whether it waits for a decision: it came late, with another amount, or for a cancelled order. */
  readonly isInReview: boolean
}

/**
 * Posts money that came: it is held for its order, or pays its invoice, and what the invoice does not need is held. Money in
 * review is held apart. A transfer is posted once; by an attempt or a proof, money may come again after a bank took it back, or
 * finance corrected it.
 */
export const receiveMoney = async (
  tx: Db,
  { source, source_id, payment, amount, isInReview, ...recorded }: Received,
): Promise<void> => {
  const to = isInReview
    ? [{ ...ofAttempt('suspense', payment), amount: -amount }]
    : await creditPayment(tx, payment, amount)
  const event = { kind: 'payment_received', source, source_id } as const
  const occurrence = source === 'transfer' ? 1 : 1 + (await countJournals(tx, event.kind, event))
  await post(tx, { ...event, occurrence }, recorded, [{ ...cash(payment), amount }, ...to])
}

/** Posts that finance accepts the money of an attempt in review as a payment; returns the accepted amount in whole rupiah. */
export const acceptMoney = async (
  tx: Db,
  payment: Payment & { readonly attempt_id: number },
  recorded: Recorded,
): Promise<number> => {
  const place = ofAttempt('suspense', payment)
  const amount = -(await findBalance(tx, place))
  const event = { kind: 'payment_accepted', source: 'attempt', source_id: payment.attempt_id } as const
  const occurrence = 1 + (await countJournals(tx, event.kind, event))
  await post(tx, { ...event, occurrence }, recorded, [
    { ...place, amount },
    ...(await creditPayment(tx, payment, amount)),
  ])
  return amount
}

/** Where the money of a payment goes: it is held for its order, or pays its invoice, and what the invoice does not need is held. */
export const creditPayment = async (tx: Db, payment: Payment, amount: number): Promise<Posting[]> => {
  if (payment.invoice_id === null) return [{ ...advance(payment), amount: -amount }]
  const open = Math.max(0, await findBalance(tx, receivable(payment)))
  const paid = Math.min(open, amount)
  return [
    { ...receivable(payment), amount: -paid },
    { ...advance(payment), amount: paid - amount },
  ]
}
