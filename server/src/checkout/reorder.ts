import { addLinesIn, type Added, type CartChanger, type WantedLine } from '../cart/index.ts'
import { onceOnly } from '../platform/index.ts'
import { findOrder, listOrderLines } from '../order/index.ts'

/** The order to repeat, and the command's key and route. */
export interface Reorder {
  readonly orderId: number
  readonly key: string | undefined
  readonly route: string
}

/** Adds the quantities of an order to the reader's cart, once for a key. Lines that can't be ordered are skipped. */
export const reorder = (reader: CartChanger, { orderId, key, route }: Reorder, now: Date) =>
  onceOnly<{ readonly status: 200; readonly body: Added }, { readonly error: 'not_found' }>(
    reader.db,
    { principal: { kind: 'member', id: reader.scope.memberId }, key, route, request: { id: orderId } },
    now,
    async (tx) => {
      const order = await findOrder(tx, reader.scope, orderId)
      if (!order) return { error: 'not_found' }
      const quantities = new Map<number, number>()
      for (const { item_id, quantity } of await listOrderLines(tx, orderId))
        quantities.set(item_id, (quantities.get(item_id) ?? 0) + quantity)
      const lines: WantedLine[] = [...quantities].map(([item_id, quantity]) => ({ item_id, quantity }))
      return { status: 200, body: await addLinesIn(tx, reader, lines, now) }
    },
  )
