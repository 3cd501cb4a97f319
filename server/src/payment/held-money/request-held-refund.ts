import type { SettleParts } from '../../invoice/index.ts'
import {
  findHeldRefund,
  insertHeldRefund,
  reserveHeldRefund,
  updateHeldRefund,
  type HeldPlace,
  type HeldRefundRow,
} from '../../ledger/index.ts'
import { findCompany } from '../../company/index.ts'
import { inTransaction, writeAudit, type Db } from '../../platform/index.ts'
import type { OrderRow } from '../../order/index.ts'
import { onceForStaff, type MoneyAct, type OnceCommand } from '../transfers/give-money.ts'
import { lockPlace, type PlaceError } from './free-money.ts'
import { followHeldRefund, toPayeeColumns, type Payee } from './held-refund.ts'

/** What commands about refunds of held money need. */
export interface HeldRefundParts extends SettleParts {
  readonly db: Db
}

/** A refund of held money by finance. */
export interface HeldRefundRequest extends MoneyAct {
  readonly place: HeldPlace
  /** Whole rupiah. */
  readonly amount: number
  /** The text that the buyer reads. */
  readonly reason: string
  readonly payee: Payee
  readonly command: OnceCommand
}

/** Begins a refund of money that is held and free, once for a key: it is on its way back until finance has transferred it. */
export const requestHeldRefund = (
  { db, ...parts }: HeldRefundParts,
  { place, amount, reason, payee, command, ...act }: HeldRefundRequest,
) =>
  onceForStaff<{ readonly error: PlaceError | 'more_than_held' }>(db, { command, ...act }, async (tx) => {
    if (!(await findCompany(tx, place.company_id))) return { error: 'not_found' }
    const locked = await lockPlace(tx, place)
    if ('error' in locked) return locked
    if (amount > locked.free) return { error: 'more_than_held' }
    const id = await insertHeldRefund(tx, {
      ...place,
      ...toPayeeColumns(payee),
      state: 'requested',
      amount,
      reason,
      requested_by: act.by.staff.id,
      requested_at: act.now,
    })
    await reserve(tx, parts, id, locked.order, act)
    return { id }
  })

/** Why a refund did not go on. */
export type HeldRefundError = PlaceError | 'not_possible_now' | 'more_than_held'

/** Approves a refund that a member asked for: its money is on its way back. */
export const approveHeldRefund = (
  parts: HeldRefundParts,
  { id, ...act }: MoneyAct & { readonly id: number },
): Promise<'done' | { readonly error: HeldRefundError }> =>
  inTransaction(parts.db, async (tx) => {
    const locked = await lockHeldRefund(tx, id)
    if ('error' in locked) return locked
    if (locked.refund.state !== 'asked') return { error: 'not_possible_now' }
    if (locked.refund.amount > locked.free) return { error: 'more_than_held' }
    const { now, by } = act
    await updateHeldRefund(tx, id, { state: 'requested', requested_by: by.staff.id, requested_at: now })
    await reserve(tx, parts, id, locked.order, act)
    return 'done'
  })

const reserve = async (
  tx: Db,
  parts: SettleParts,
  id: number,
  order: OrderRow | undefined,
  act: MoneyAct,
): Promise<void> => {
  const refund = await findHeldRefund(tx, id)
  if (!refund) throw new Error('a refund that was stored is not there')
  await reserveHeldRefund(tx, { ...toPosted(refund), now: act.now, staffId: act.by.staff.id })
  await followHeldRefund(tx, parts, refund, { order, act: toOrderAct(act) })
  await auditHeldRefund(tx, 'request-held-refund', refund, act)
}

/** Locks a refund with its money. */
export const lockHeldRefund = async (tx: Db, id: number) => {
  const found = await findHeldRefund(tx, id)
  const locked = found && (await lockPlace(tx, found))
  if (!locked) return { error: 'not_found' } as const
  if ('error' in locked) return locked
  // Read again under the lock.
  const refund = await findHeldRefund(tx, id)
  return refund ? { refund, ...locked } : ({ error: 'not_found' } as const)
}

/** What the ledger posts a refund by. */
export const toPosted = ({ id, amount, reason, company_id, order_id, invoice_id }: HeldRefundRow) => ({
  refundId: id,
  amount,
  note: reason,
  place: { company_id, order_id, invoice_id },
})

/** A change by staff as an order's timeline records it. */
export const toOrderAct = ({ by, now, requestId }: MoneyAct) => ({ by: { staff: by }, now, requestId })

/** Records a command of staff about a refund of held money. */
export const auditHeldRefund = (
  tx: Db,
  action: string,
  { id, company_id, amount }: HeldRefundRow,
  { by, now, requestId }: MoneyAct,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'staff', id: by.staff.id },
    action: `payment.${action}`,
    subject: 'company',
    subjectId: company_id,
    details: { refund: id, amount },
    requestId,
  })
