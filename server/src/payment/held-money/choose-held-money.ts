import type { MemberScope } from '../../kernel/index.ts'
import { settleOrder } from '../../invoice/index.ts'
import { findHeldRefund, insertHeldRefund, moveToAccount, sumWaitingRefunds } from '../../ledger/index.ts'
import { noteOrderEvent } from '../../order/index.ts'
import { inTransaction, onceOnly } from '../../platform/index.ts'
import type { OnceCommand } from '../transfers/give-money.ts'
import { lockPlace, type PlaceError } from './available-money.ts'
import { followHeldRefund, toPayeeColumns, type Payee } from './held-refund.ts'
import type { HeldRefundParts } from './request-held-refund.ts'
import { isNeeded } from './secures-debt.ts'

interface MemberAct {
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

/**
 * Asks finance for a refund of money that is held for the member's company and available, once for a key. One request at a time waits
 * for each order, each invoice, and the company.
 */
export const askForRefund = (
  { db, ...parts }: HeldRefundParts,
  {
    place: named,
    amount,
    reason,
    payee,
    command,
    scope,
    now,
    requestId,
  }: MemberAct & {
    /** Neither for what is held beside orders and invoices. */
    readonly place: { readonly order_id: number | null; readonly invoice_id: number | null }
    /** Whole rupiah. */
    readonly amount: number
    readonly reason: string
    readonly payee: Payee
    readonly command: OnceCommand
  },
) =>
  onceOnly<
    { readonly status: 200; readonly body: { readonly id: number } },
    { readonly error: PlaceError | 'more_than_held' | 'money_needed' | 'refund_waits' }
  >(db, { principal: { kind: 'member', id: scope.memberId }, ...command }, now, async (tx) => {
    const place = { company_id: scope.companyId, ...named }
    const locked = await lockPlace(tx, place)
    if ('error' in locked) return locked
    if ((await sumWaitingRefunds(tx, place)) > 0) return { error: 'refund_waits' }
    if (amount > locked.available) return { error: 'more_than_held' }
    if (await isNeeded(tx, place, amount, now)) return { error: 'money_needed' }
    const id = await insertHeldRefund(tx, {
      ...place,
      ...toPayeeColumns(payee),
      state: 'waiting',
      amount,
      reason,
      member_id: scope.memberId,
      submitted_at: now,
    })
    const refund = await findHeldRefund(tx, id)
    const act = { by: { member: scope }, now, requestId }
    if (refund) await followHeldRefund(tx, parts, refund, { order: locked.order, act })
    return { status: 200, body: { id } }
  })

/** Moves what an order of the member's company has and does not need to the company's account, where any order can use it. */
export const keepOnAccount = (
  { db, ...parts }: HeldRefundParts,
  { orderId, scope, now, requestId }: MemberAct & { readonly orderId: number },
): Promise<'done' | { readonly error: PlaceError | 'not_possible_now' }> =>
  inTransaction(db, async (tx) => {
    const place = { company_id: scope.companyId, order_id: orderId, invoice_id: null }
    const locked = await lockPlace(tx, place)
    if ('error' in locked) return locked
    const { order, available } = locked
    const amount = available - (await sumWaitingRefunds(tx, place))
    if (!order || amount <= 0) return { error: 'not_possible_now' }
    await moveToAccount(tx, { order, amount }, { now })
    await settleOrder(tx, parts, order.id, now, { method: 'transfer' })
    await noteOrderEvent(tx, order.id, { by: { member: scope }, now, requestId }, 'money_on_account')
    return 'done'
  })
