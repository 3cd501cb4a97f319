import type { StaffLimits } from '@pasok/contract'
import { isOverLimit, requestApproval, type ApprovedCommand, type NotAlone } from '../../approval/index.ts'
import type { SettleParts } from '../../invoice/index.ts'
import {
  findHeldRefund,
  insertHeldRefund,
  lockCompanyMoney,
  reserveHeldRefund,
  sumHeldRefunds,
  updateHeldRefund,
  type HeldPlace,
  type HeldRefundRow,
} from '../../ledger/index.ts'
import { findCompany } from '../../company/index.ts'
import { inTransaction, writeAudit, type Db } from '../../platform/index.ts'
import type { OrderRow } from '../../order/index.ts'
import { refundOnce, type MoneyAct, type OnceCommand } from '../transfers/give-money.ts'
import { lockPlace, type PlaceError } from './available-money.ts'
import { followHeldRefund, toPayeeColumns, type Payee } from './held-refund.ts'
import { isNeeded } from './secures-debt.ts'

/** What commands about refunds of held money need. */
export interface HeldRefundParts extends SettleParts {
  readonly db: Db
  readonly settings: SettleParts['settings'] & { readonly staff_limits: StaffLimits }
}

/** A refund of held money by finance. */
export interface HeldRefundRequest extends MoneyAct {
  readonly place: HeldPlace
  /** Whole rupiah. */
  readonly amount: number
  /** The text that the buyer reads. */
  readonly reason: string
  readonly payee: Payee
  /** Why a refund above the limit is to be approved; without it such a refund is refused. */
  readonly approvalReason?: string | undefined
  /** Set where another has approved it. */
  readonly isApproved?: true
  readonly command: OnceCommand
}

/**
 * Begins a refund of money that is held and available, once for a key: it is on its way back until finance has transferred it. Above
 * the limit of all refunds of the company's held money in 30 days, it waits for approval.
 */
export const requestHeldRefund = (
  { db, ...parts }: HeldRefundParts,
  { command, ...request }: HeldRefundRequest,
) => refundOnce<RequestError>(db, { command, ...request }, (tx) => beginHeldRefund(tx, parts, request))

type RequestError = NotAlone | { readonly error: PlaceError | 'more_than_held' | 'money_needed' }

/** Returns the refund's id. */
const beginHeldRefund = async (
  tx: Db,
  parts: Omit<HeldRefundParts, 'db'>,
  { place, amount, reason, payee, approvalReason, isApproved, ...act }: Omit<HeldRefundRequest, 'command'>,
): Promise<number | RequestError> => {
  if (!(await findCompany(tx, place.company_id))) return { error: 'not_found' }
  const locked = await lockPlace(tx, place)
  if ('error' in locked) return locked
  if (amount > locked.available) return { error: 'more_than_held' }
  if (await isNeeded(tx, place, amount, act.now)) return { error: 'money_needed' }
  if (!isApproved && (await isAboveLimit(tx, parts, place, amount, act)))
    return requestApproval(
      tx,
      parts,
      {
        kind: 'held_refund',
        companyId: place.company_id,
        subjectId: place.company_id,
        number: locked.order?.number ?? '',
        amount,
        exceeded: ['refund'],
        document: { lines: [], amount_before: await sumRecent(tx, place, act), text: reason },
        command: { place, amount, reason, payee },
      },
      { ...act, approvalReason },
    )
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
  return id
}

/** Begins a refund of held money that was approved, as long as the money is still held and available. */
export const beginApprovedHeldRefund = (parts: HeldRefundParts): ApprovedCommand => ({
  lock: lockCompanyMoney,
  run: async (tx, { command }, act) => {
    const approved = command as Pick<HeldRefundRequest, 'place' | 'amount' | 'reason' | 'payee'>
    const result = await beginHeldRefund(tx, parts, { ...approved, ...act, isApproved: true })
    return typeof result === 'number' ? {} : result
  },
})

const LIMIT_MS = 30 * 24 * 60 * 60 * 1000

const sumRecent = (
  tx: Db,
  { company_id }: Pick<HeldPlace, 'company_id'>,
  { now }: MoneyAct,
): Promise<number> => sumHeldRefunds(tx, company_id, new Date(now.getTime() - LIMIT_MS))

const isAboveLimit = async (
  tx: Db,
  { settings }: Pick<HeldRefundParts, 'settings'>,
  place: Pick<HeldPlace, 'company_id'>,
  amount: number,
  act: MoneyAct,
): Promise<boolean> =>
  isOverLimit(settings.staff_limits, act.by.staff, 'refund', (await sumRecent(tx, place, act)) + amount)

/** Why a refund did not go on. */
export type HeldRefundError =
  | PlaceError
  | 'not_possible_now'
  | 'more_than_held'
  | 'money_needed'
  | 'over_limit'

/** Approves a refund that a member asked for, up to the approver's limit: its money is on its way back. */
export const approveHeldRefund = (
  parts: HeldRefundParts,
  { id, ...act }: MoneyAct & { readonly id: number },
): Promise<'done' | { readonly error: HeldRefundError }> =>
  inTransaction(parts.db, async (tx) => {
    const locked = await lockHeldRefund(tx, id)
    if ('error' in locked) return locked
    const { refund, order, available } = locked
    const { now, by } = act
    if (refund.state !== 'waiting') return { error: 'not_possible_now' }
    if (refund.amount > available) return { error: 'more_than_held' }
    if (await isNeeded(tx, refund, refund.amount, now)) return { error: 'money_needed' }
    if (await isAboveLimit(tx, parts, refund, refund.amount, act)) return { error: 'over_limit' }
    await updateHeldRefund(tx, id, { state: 'requested', requested_by: by.staff.id, requested_at: now })
    await reserve(tx, parts, id, order, act)
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
