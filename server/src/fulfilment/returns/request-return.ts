import type { ReturnWantedLine, ReturnWish } from '@pasok/contract'
import type { MemberScope } from '../../kernel/index.ts'
import { lockOrder } from '../../order/index.ts'
import { onceOnly, type Db, type SendEmail } from '../../platform/index.ts'
import { listOrderDeliveries, listDeliveryLines } from '../delivery.store.ts'
import { recordReturnEvent } from './record-return-event.ts'
import { returnableQuantities } from './return.ts'
import { findQuantitiesInReturns, insertReturn } from './return.store.ts'

/** The lines of a request that exceed the returnable quantity: that quantity, by position in the request. */
export type OverDelivered = ReadonlyMap<number, number>

/** What requesting a return needs. */
export interface ReturnParts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly settings: { readonly return_window_days: number }
}

/** The lines that a buyer wants to return. */
export interface ReturnRequest {
  readonly scope: MemberScope
  readonly orderId: number
  readonly wish: ReturnWish
  readonly lines: readonly ReturnWantedLine[]
  readonly command: { readonly key: string | undefined; readonly route: string; readonly request: unknown }
  readonly now: Date
  readonly requestId: string
}

/**
 * Requests a return, once for a key. Requests for one order run one after another, so that no two name the same
 * quantity.
 */
export const requestReturn = (
  { db, sendEmail, settings }: ReturnParts,
  { scope, orderId, wish, lines, command, now, requestId }: ReturnRequest,
) =>
  onceOnly<
    { readonly status: 200; readonly body: { readonly id: number } },
    { readonly error: 'not_found' } | { readonly error: 'over_delivered'; readonly over: OverDelivered }
  >(db, { principal: { kind: 'member', id: scope.memberId }, ...command }, now, async (tx) => {
    const order = await lockOrder(tx, orderId, scope.companyId)
    if (!order) return { error: 'not_found' }
    const left = await findReturnableQuantities(tx, orderId, { windowDays: settings.return_window_days, now })
    const over = overDelivered(lines, left)
    if (over.size > 0) return { error: 'over_delivered', over }
    const id = await insertReturn(tx, { orderId, wish, lines, memberId: scope.memberId, now })
    const act = { by: { member: scope }, now, requestId }
    await recordReturnEvent(tx, { sendEmail }, { id, kind: 'request', text: '' }, act)
    return { status: 200, body: { id } }
  })

const overDelivered = (
  lines: readonly ReturnWantedLine[],
  all: ReadonlyMap<number, number>,
): OverDelivered => {
  const left = new Map(all)
  const over = new Map<number, number>()
  for (const [at, { order_line_id: line, quantity }] of lines.entries()) {
    const most = left.get(line) ?? 0
    if (quantity > most) over.set(at, most)
    // Each line of an order is named once.
    left.delete(line)
  }
  return over
}

/** The quantities of an order that can be returned now, by its lines' ids. */
export const findReturnableQuantities = async (
  db: Db,
  orderId: number,
  within: { readonly windowDays: number; readonly now: Date },
): Promise<ReadonlyMap<number, number>> => {
  const deliveries = await listOrderDeliveries(db, orderId)
  const lines = await listDeliveryLines(
    db,
    deliveries.map(({ id }) => id),
  )
  const arrived = deliveries.map(({ id, state, delivered_at }) => ({
    state,
    delivered_at,
    lines: lines.filter(({ delivery_id }) => delivery_id === id),
  }))
  return returnableQuantities(arrived, await findQuantitiesInReturns(db, orderId), within)
}
