import { afterReturnStep, listReturnSteps, type ReturnState, type ReturnStep } from '@pasok/contract'
import type { MemberScope, StaffScope } from '../../kernel/index.ts'
import { creditReturn, findInvoicedDeliveries, type DueParts } from '../../invoice/index.ts'
import { lockOrder, type OrderRow } from '../../order/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../../platform/index.ts'
import { computeProgress } from '../fulfilment.ts'
import { packLines } from '../make-delivery.ts'
import { listConsigned, refreshOrder } from '../refresh-order.ts'
import { recordReturnEvent } from './record-return-event.ts'
import {
  comesBack,
  findReturn,
  listReturnLines,
  setReceivedOn,
  updateReturn,
  type ReturnRow,
} from './return.store.ts'

/** A step of a return to apply. */
export interface ReturnStepTaken {
  readonly id: number
  readonly step: ReturnStep
  /** The return's version that the caller saw. */
  readonly version: number
  /** The message to the other side. */
  readonly text: string
  /** The received quantities of lines of which less came back than was requested. */
  readonly lines?: readonly { readonly order_line_id: number; readonly quantity: number }[] | undefined
  /** The buyer withdraws; staff take the other steps. */
  readonly by: { readonly member: MemberScope } | { readonly staff: StaffScope }
  readonly now: Date
  readonly requestId: string
}

/** Why a step was not applied. */
type ReturnStepError =
  | 'not_found'
  | 'not_allowed'
  | 'not_possible_now'
  | 'text_missing'
  | 'not_of_return'
  | 'more_than_invoiced'

/**
 * Applies one step to a return, in one transaction with its timelines and e-mails. A refund makes credit notes for its quantities, now or with their
 * invoice; a replacement makes a delivery of them.
 */
export const applyReturnStep = (
  { db, ...parts }: DueParts,
  input: ReturnStepTaken,
): Promise<'applied' | VersionConflict<ReturnRow> | { readonly error: ReturnStepError }> =>
  inTransaction(db, async (tx) => {
    const { id, step, version, text, by } = input
    const locked = await lockReturn(tx, id, 'member' in by ? by.member.companyId : undefined)
    if (!locked) return { error: 'not_found' }
    const { returned, order } = locked
    const conflict = versionConflict(returned, { version })
    if (conflict) return conflict
    const next = afterReturnStep(returned.state, step)
    if (next === undefined) return { error: 'not_possible_now' }
    if (
      'staff' in by &&
      step !== 'withdraw' &&
      !listReturnSteps(returned.state, by.staff.staff.roles).includes(step)
    )
      return { error: 'not_allowed' }
    if (step === 'reject' && text === '') return { error: 'text_missing' }
    if (step === 'receive' && !(await receive(tx, id, input.lines ?? []))) return { error: 'not_of_return' }
    const refunded = step === 'refund' ? await refund(tx, parts, returned, input) : undefined
    // An amount that was credited before left nothing of what the goods cost.
    if (refunded && refunded.amount === 0 && refunded.creditedBefore > 0 && !refunded.isWaiting)
      return { error: 'more_than_invoiced' }
    if (step === 'replace') await replace(tx, order, returned, input)
    await updateReturn(
      tx,
      id,
      { state: next, ...(refunded && { credited_before: refunded.creditedBefore }) },
      input.now,
    )
    if (changesOrder(next)) await refreshOrder(tx, parts, order, input)
    await recordReturnEvent(tx, parts, { id, kind: step, text }, input)
    return 'applied'
  })

/** Locks a return and its order until the transaction ends; only of this company if one is named. */
export const lockReturn = async (tx: Db, id: number, companyId?: number) => {
  const orderId = (await findReturn(tx, id, companyId))?.order_id
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  // Read again: the previous holder of the lock may have changed it.
  const returned = order && (await findReturn(tx, id))
  return order && returned && { order, returned }
}

const changesOrder = (state: ReturnState): boolean =>
  state === 'received' || state === 'refunded' || state === 'replaced' || state === 'rejected'

/**
 * Stores the received quantities; false if a line is not the return's, a quantity exceeds the requested one, or nothing
 * came back.
 */
const receive = async (tx: Db, id: number, came: NonNullable<ReturnStepTaken['lines']>): Promise<boolean> => {
  const wanted = new Map((await listReturnLines(tx, id)).map((line) => [line.order_line_id, line.quantity]))
  if (came.some((line) => line.quantity > (wanted.get(line.order_line_id) ?? -1))) return false
  for (const line of came) wanted.set(line.order_line_id, line.quantity)
  if (![...wanted.values()].some((quantity) => quantity > 0)) return false
  await setReceivedOn(tx, id, came)
  return true
}

/** Credits the received quantities; those of deliveries without an invoice are credited with it. */
const refund = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { id, order_id: orderId, number }: ReturnRow,
  { text, by, now, requestId }: ReturnStepTaken,
) => {
  const lines = (await listReturnLines(tx, id)).map((line) => ({
    line: line.order_line_id,
    quantity: comesBack(line),
  }))
  return creditReturn(tx, parts, {
    orderId,
    lines,
    uninvoiced: await findUninvoiced(tx, orderId),
    reason: text === '' ? number : `${number}: ${text}`,
    returnNumber: number,
    ...('staff' in by && { by: by.staff }),
    now,
    requestId,
  })
}

/** The shipped quantities of an order that no invoice has yet, by its lines. */
const findUninvoiced = async (tx: Db, orderId: number): Promise<ReadonlyMap<number, number>> => {
  const { ids, isWhole } = await findInvoicedDeliveries(tx, orderId)
  const deliveries = isWhole ? [] : (await listConsigned(tx, orderId)).filter(({ id }) => !ids.has(id))
  return computeProgress(deliveries).shipped
}

const replace = async (
  tx: Db,
  order: OrderRow,
  { id }: ReturnRow,
  { by, now }: ReturnStepTaken,
): Promise<void> => {
  if (!('staff' in by)) throw new Error('a replacement that no staff sends')
  const lines = (await listReturnLines(tx, id)).flatMap((line): [number, number][] =>
    comesBack(line) > 0 ? [[line.order_line_id, comesBack(line)]] : [],
  )
  await packLines(tx, order, { lines: new Map(lines), returnId: id, by: by.staff, now })
}
