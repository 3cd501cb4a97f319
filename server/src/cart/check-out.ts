import type { LastSeen } from '@pasok/contract'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { findCart, listLines, lockCart, lockCartById, writeLines } from './cart.store.ts'

/** An item and its quantity. */
export interface WantedLine {
  readonly item_id: number
  readonly quantity: number
}

/** A line of a cart, with the price and unit that its buyer saw last. */
export type CartLine = WantedLine & LastSeen

/** The lines of a cart at one of its revisions. */
export interface CartContent {
  readonly id: number
  readonly revision: number
  readonly lines: readonly CartLine[]
}

/** The lines of the member's cart, locked until the transaction ends. Undefined without a cart. */
export const lockCartContent = async (tx: Db, scope: MemberScope): Promise<CartContent | undefined> => {
  if (!(await findCart(tx, scope))) return undefined
  const { id, revision } = await lockCart(tx, scope)
  const lines = (await listLines(tx, id)).filter(({ quantity }) => quantity > 0)
  return { id, revision, lines }
}

/** Locks a cart until the transaction ends. Ordering and checkout lock it before the quotation. */
export const lockCartForOrder = async (tx: Db, cartId: number): Promise<void> =>
  void (await lockCartById(tx, cartId))

/** Removes the ordered quantities from a cart; what was added since stays. */
export const takeOrderedOff = async (
  tx: Db,
  cartId: number,
  ordered: readonly WantedLine[],
  now: Date,
): Promise<void> => {
  const cart = await lockCartById(tx, cartId)
  if (!cart) return
  const stored = new Map((await listLines(tx, cartId)).map((line) => [line.item_id, line]))
  const taken = new Map<number, number>()
  for (const { item_id, quantity } of ordered) taken.set(item_id, (taken.get(item_id) ?? 0) + quantity)
  const writes = [...taken].flatMap(([item_id, quantity]) => {
    const line = stored.get(item_id)
    if (!line || line.quantity === 0) return []
    return [{ ...line, quantity: Math.max(0, line.quantity - quantity) }]
  })
  if (writes.length > 0) await writeLines(tx, cart, writes, now)
}
