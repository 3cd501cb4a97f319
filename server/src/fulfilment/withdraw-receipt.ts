import { isDelivered } from '@pasok/contract'
import type { MemberScope } from '../kernel/index.ts'
import { findMembers } from '../identity/index.ts'
import { noteOrderEvent } from '../order/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../platform/index.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import {
  insertDeliveryEvent,
  listOrderDeliveries,
  listDeliveryEvents,
  listDeliveryLines,
  updateDelivery,
  type DeliveryRow,
} from './delivery.store.ts'
import { hasWithdrawnReceipt, receiptWithdrawableUntil, stageBeforeReceipt } from './fulfilment.ts'
import { refreshOrder } from './refresh-order.ts'
import { findQuantitiesInReturns } from './returns/return.store.ts'
import { lockDelivery } from './apply-delivery-step.ts'
import { notifyDeliveryEvent } from './notify-delivery-event.ts'

/** A receipt that a member of the company withdraws. */
export interface ReceiptWithdrawal {
  readonly id: number
  /** The delivery's version that the member saw. */
  readonly version: number
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

/** Why a receipt was not withdrawn. */
type ReceiptWithdrawalError =
  | 'not_found'
  | 'not_possible_now'
  | 'receipt_final'
  | 'receipt_already_withdrawn'
  | 'receipt_in_return'

/**
 * Withdraws a receipt that a member signed, within ten minutes and once per delivery: restores the delivery's previous
 * stage and the order, detaches the file, and e-mails the receipt's readers and sales.
 */
export const withdrawReceipt = (
  { db, ...parts }: DeliveryParts,
  { id, version, scope, now, requestId }: ReceiptWithdrawal,
): Promise<'withdrawn' | VersionConflict<DeliveryRow> | { readonly error: ReceiptWithdrawalError }> =>
  inTransaction(db, async (tx) => {
    const locked = await lockDelivery(tx, id, scope.companyId)
    if (!locked) return { error: 'not_found' }
    const { delivery, order } = locked
    const conflict = versionConflict(delivery, { version })
    if (conflict) return conflict
    const events = await listDeliveryEvents(tx, [id])
    const stage = stageBeforeReceipt(events)
    if (delivery.state !== 'received' || stage === undefined) return { error: 'not_possible_now' }
    const until = receiptWithdrawableUntil(delivery)
    if (until === undefined || now > until) return { error: 'receipt_final' }
    if (hasWithdrawnReceipt(events)) return { error: 'receipt_already_withdrawn' }
    if (!isDelivered(stage) && (await isInReturn(tx, delivery))) return { error: 'receipt_in_return' }
    await updateDelivery(
      tx,
      id,
      {
        state: stage,
        receiver: null,
        received_at: null,
        received_zone: null,
        received_by: null,
        proof_key: null,
        proof_name: null,
        proof_type: null,
        ...(!isDelivered(stage) && { delivered_at: null }),
      },
      now,
    )
    const name = (await findMembers(tx, [scope.memberId])).get(scope.memberId)?.name ?? ''
    const zone = events.at(-1)?.zone ?? 'Asia/Jakarta'
    await insertDeliveryEvent(tx, id, { at: now, zone, code: 'receipt_withdrawn', text: name })
    const act = { by: { member: scope }, now, requestId }
    await noteOrderEvent(tx, order.id, act, 'delivery_receipt_withdrawn', delivery.number)
    await refreshOrder(tx, parts, order, act)
    await notifyDeliveryEvent(tx, parts, { id, news: 'receipt_withdrawn', text: name })
    return 'withdrawn'
  })

/** Whether returns of the order have more than arrived without this delivery. */
const isInReturn = async (tx: Db, { id, order_id }: DeliveryRow): Promise<boolean> => {
  const others = (await listOrderDeliveries(tx, order_id)).filter(
    (one) => one.id !== id && isDelivered(one.state),
  )
  const arrived = new Map<number, number>()
  for (const { order_line_id, quantity } of await listDeliveryLines(
    tx,
    others.map((one) => one.id),
  ))
    arrived.set(order_line_id, (arrived.get(order_line_id) ?? 0) + quantity)
  const inReturns = await findQuantitiesInReturns(tx, order_id)
  return [...inReturns].some(([line, quantity]) => quantity > (arrived.get(line) ?? 0))
}
