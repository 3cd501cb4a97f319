import type { PaymentAttemptClosed, OrderPaid } from '../events/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import { settleOrder, type SettleParts } from '../invoice/index.ts'
import {
  hasDifference,
  listOrdersOfAccount,
  lockCompanyMoney,
  recordAllocation,
  sumOnAccount,
  useOnAccount,
  type Allocation,
} from '../ledger/index.ts'
import { noteOrderEvent, updateOrder, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { closeOpen } from './close-open.ts'
import { computeBalance } from './payment.ts'
import { listAttempts } from './payment.store.ts'
import { refreshPaymentState } from './refresh-payment-state.ts'
import { lockOrders } from './transfers/give-money.ts'

/** As a payment method: an order that money on account pays in full. */
export const ON_ACCOUNT = 'on_account' as const

/** What a company can use of its money on account, or of that of some orders, for what is due; in whole rupiah. */
export const usableOnAccount = async (
  db: Db,
  companyId: number,
  due: number,
  sources?: readonly number[],
): Promise<number> => Math.min(due, await sumOnAccount(db, companyId, sources))

/**
 * Locks a company's money on account, and then the orders that it is of together with further ones; returns the first. The
 * caller has locked no order.
 */
export const lockOnAccount = async (
  tx: Db,
  companyId: number,
  furtherOrders: readonly number[] = [],
): Promise<readonly number[]> => {
  await lockCompanyMoney(tx, companyId)
  const sources = await listOrdersOfAccount(tx, companyId)
  await lockOrders(tx, [...sources, ...furtherOrders])
  return sources
}

/** A member's use of their company's money on account. */
export interface OwnUse {
  /** What was shown and is used, in whole rupiah. */
  readonly amount: number
  /** As `lockOnAccount` returns them. */
  readonly sources: readonly number[]
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

export interface UseParts extends SettleParts {
  readonly announce: (tx: Db, event: OrderPaid | PaymentAttemptClosed) => Promise<void>
}

/**
 * Uses money on account for what is due of an order or an invoice, which the caller has locked after the money. Refused where
 * another amount than the one that was shown could be used.
 */
export const payFromAccount = async (
  tx: Db,
  parts: UseParts,
  { due, ...allocation }: Omit<Allocation, 'amount'> & { readonly due: number },
  { amount, sources, scope, now, requestId }: OwnUse,
): Promise<{ readonly error: 'on_account_changed' | 'not_possible_now' } | undefined> => {
  const company_id = scope.companyId
  if (await hasDifference(tx, allocation.order_id)) return { error: 'not_possible_now' }
  if (amount !== (await usableOnAccount(tx, company_id, due, sources))) return { error: 'on_account_changed' }
  const id = await recordAllocation(tx, { company_id, recorded_at: now, member_id: scope.memberId })
  const refused = await useOnAccount(tx, {
    allocationId: id,
    company_id,
    allocations: [{ ...allocation, amount }],
    orderIds: sources,
    now,
  })
  if (refused) return { error: 'on_account_changed' }
  const act = { by: { member: scope }, now, requestId }
  await noteOrderEvent(tx, allocation.order_id, act, 'payment_on_account')
  for (const order of new Set([...sources, allocation.order_id]))
    await settleOrder(tx, parts, order, now, { method: ON_ACCOUNT })
  return undefined
}

/** What follows once money on account was used for a prepaid order, which is locked; returns what is still due in whole rupiah. */
export const followUse = async (tx: Db, parts: UseParts, order: OrderRow, now: Date): Promise<number> => {
  const { payment_state, ...sums } = await refreshPaymentState(tx, order, now)
  const { due } = computeBalance({ ...order, payment_state }, sums)
  if (due === 0) {
    await updateOrder(tx, order.id, { payment_method: ON_ACCOUNT })
    await closeOpen(tx, parts, await listAttempts(tx, order.id), now)
    await parts.announce(tx, { type: 'order_paid', order: order.id })
  }
  return due
}
