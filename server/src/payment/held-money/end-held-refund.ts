import { jakartaDay, type Day } from '@pasok/contract'
import { payHeldRefund, releaseHeldRefund, updateHeldRefund } from '../../ledger/index.ts'
import { inTransaction } from '../../platform/index.ts'
import type { MoneyAct } from '../transfers/give-money.ts'
import { followHeldRefund } from './held-refund.ts'
import {
  auditHeldRefund,
  lockHeldRefund,
  toOrderAct,
  toPosted,
  type HeldRefundError,
  type HeldRefundParts,
} from './request-held-refund.ts'

/** Records that a refund of held money was transferred, once. */
export const completeHeldRefund = (
  parts: HeldRefundParts,
  {
    id,
    transferredOn,
    reference,
    ...act
  }: MoneyAct & { readonly id: number; readonly transferredOn: Day; readonly reference: string },
): Promise<'done' | 'day_to_come' | { readonly error: HeldRefundError }> =>
  inTransaction(parts.db, async (tx) => {
    if (transferredOn > jakartaDay(act.now)) return 'day_to_come'
    const locked = await lockHeldRefund(tx, id)
    if ('error' in locked) return locked
    const { refund, order } = locked
    if (refund.state !== 'requested') return { error: 'not_possible_now' }
    const { now } = act
    const staffId = act.by.staff.id
    const end = { state: 'done', ended_by: staffId, ended_at: now, reference } as const
    await updateHeldRefund(tx, id, { ...end, transferred_on: transferredOn })
    await payHeldRefund(tx, { ...toPosted(refund), now, staffId })
    const done = { ...refund, ...end, transferred_on: transferredOn }
    await followHeldRefund(tx, parts, done, { order, act: toOrderAct(act) })
    await auditHeldRefund(tx, 'complete-held-refund', done, act)
    return 'done'
  })

/** Refuses a refund that a member asked for, or calls back one that was not transferred: its money is held again. */
export const refuseHeldRefund = (
  parts: HeldRefundParts,
  { id, reason, ...act }: MoneyAct & { readonly id: number; readonly reason: string },
): Promise<'done' | { readonly error: HeldRefundError }> =>
  inTransaction(parts.db, async (tx) => {
    const locked = await lockHeldRefund(tx, id)
    if ('error' in locked) return locked
    const { refund, order } = locked
    if (refund.state !== 'waiting' && refund.state !== 'requested') return { error: 'not_possible_now' }
    const { now } = act
    const staffId = act.by.staff.id
    const end = { state: 'refused', ended_by: staffId, ended_at: now, refusal: reason } as const
    await updateHeldRefund(tx, id, end)
    if (refund.state === 'requested') await releaseHeldRefund(tx, { ...toPosted(refund), now, staffId })
    const refused = { ...refund, ...end }
    await followHeldRefund(tx, parts, refused, { order, act: toOrderAct(act) })
    await auditHeldRefund(tx, 'refuse-held-refund', refused, act)
    return 'done'
  })
