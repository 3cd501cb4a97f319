import { afterOrderStep, isCancellable, type OrderStep } from '@pasok/contract'
import { cancelReasons } from '@pasok/words'
import type { OrderCancelled } from '../events/index.ts'
import {
  inTransaction,
  versionConflict,
  type Db,
  type SendEmail,
  type VersionConflict,
} from '../platform/index.ts'
import { appendHistory, type Act } from './append-history.ts'
import { lockOrder, updateOrder, type OrderRow } from './order.store.ts'
import { notifyOrderEvent } from './notify-order-event.ts'

/** Runs in the same transaction when an order is cancelled. */
export type OnCancelled = (
  tx: Db,
  parts: { readonly sendEmail: SendEmail },
  orderId: number,
  act: Pick<Act, 'now' | 'requestId'>,
) => Promise<void>

/** Announces an event to the jobs, in the same transaction. */
export type Announce = (tx: Db, event: OrderCancelled) => Promise<void>

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly announce: Announce
  readonly onCancelled: OnCancelled
}

/** A step to take. */
export interface Step extends Act {
  readonly id: number
  readonly step: OrderStep
  /** The order's version that the caller saw. */
  readonly version: number
  /** The message to the other side. */
  readonly text: string
  /** The reason of a step by the shop itself, instead of a text. */
  readonly reason?: keyof typeof cancelReasons
}

/** Why a step was not applied. */
type StepError = 'not_found' | 'not_possible_now' | 'text_missing'

/** Steps that require a text of staff. */
const NEEDS_TEXT: readonly OrderStep[] = ['hold', 'cancel']

/** Applies one step to an order: its change, timeline, e-mails and audit log, in one transaction. */
export const takeOrderStep = (
  { db, ...parts }: Parts,
  input: Step,
): Promise<'applied' | VersionConflict<OrderRow> | { readonly error: StepError }> =>
  inTransaction(db, (tx) => takeOrderStepIn(tx, parts, input))

/** Like takeOrderStep, in the caller's transaction. */
export const takeOrderStepIn = async (
  tx: Db,
  { sendEmail, announce, onCancelled }: Omit<Parts, 'db'>,
  input: Step,
): Promise<'applied' | VersionConflict<OrderRow> | { readonly error: StepError }> => {
  const { id, step, by, version, text, reason } = input
  const isMember = by !== 'system' && 'member' in by
  const order = await lockOrder(tx, id, isMember ? by.member.companyId : undefined)
  if (!order) return { error: 'not_found' }
  const conflict = versionConflict(order, { version })
  if (conflict) return conflict
  const next = afterOrderStep(order, step)
  if (next === undefined || (isMember && !isForBuyer(order, step))) return { error: 'not_possible_now' }
  if (text === '' && !reason && !isMember && NEEDS_TEXT.includes(step)) return { error: 'text_missing' }
  await updateOrder(tx, id, {
    state: next,
    state_before_hold: step === 'hold' ? order.state : null,
  })
  await appendHistory(tx, id, input, step, text, reason)
  await notifyOrderEvent(
    tx,
    { sendEmail },
    { id, news: isMember ? `${step}_by_buyer` : step, text: reason ? cancelReasons[reason] : text },
  )
  if (step === 'cancel') {
    await onCancelled(tx, { sendEmail }, id, input)
    await announce(tx, { type: 'order_cancelled', order: id })
  }
  return 'applied'
}

/** Whether a buyer may take the step: they may cancel until the order is confirmed. */
const isForBuyer = (order: OrderRow, step: OrderStep): boolean => step === 'cancel' && isCancellable(order)
