import type { Cart } from '@pasok/contract'
import { fromServer, quantityOf, type CartState } from './cart.ts'
import type { StoredCart, Waiting } from './stored-cart.ts'

/** Items and how much of them is to lie in the cart. */
export type Quantities = ReadonlyMap<number, number>

/** The changes that wait, as the API takes them. */
export const quantitiesWaiting = ({ waiting }: StoredCart): Map<number, number> =>
  new Map(Object.entries(waiting).map(([id, { quantity }]) => [Number(id), quantity]))

/** The stored cart after a change on this page: what differs from before waits to be sent. */
export const withChange = (stored: StoredCart, cart: CartState): StoredCart => {
  const ids = new Set([...stored.cart.items, ...cart.items].map(({ product }) => product.id))
  const changed = [...ids].filter((id) => quantityOf(cart, id) !== quantityOf(stored.cart, id))
  return { ...withWaiting(stored, changed, (id) => quantityOf(cart, id)), cart }
}

/** The same of items that the page may know nothing of but their ids: quantities to be added to what lies there. */
export const withItemsAdded = (stored: StoredCart, added: Quantities): StoredCart =>
  withWaiting(
    stored,
    [...added.keys()],
    (id) => (stored.waiting[id]?.quantity ?? quantityOf(stored.cart, id)) + (added.get(id) ?? 0),
  )

const withWaiting = (
  stored: StoredCart,
  ids: readonly number[],
  quantityFor: (id: number) => number,
): StoredCart => ({
  ...stored,
  waiting: {
    ...stored.waiting,
    ...Object.fromEntries(
      ids.map((id): [number, Waiting] => {
        const earlier = stored.waiting[id] ?? { before: quantityOf(stored.cart, id) }
        return [id, { ...earlier, quantity: quantityFor(id) }]
      }),
    ),
  },
})

/** What is on its way from now on. */
export const withSent = (stored: StoredCart, sent: Quantities): StoredCart => ({
  ...stored,
  waiting: Object.fromEntries(
    Object.entries(stored.waiting).map(([id, change]) => {
      const quantity = sent.get(Number(id))
      const earlier = change.sent ?? []
      const isNew = quantity !== undefined && !earlier.includes(quantity)
      return [id, isNew ? { ...change, sent: [...earlier, quantity] } : change]
    }),
  ),
})

/** The shop has taken what was sent, and this is its cart now. What was changed meanwhile still waits. */
export const withTaken = (
  stored: StoredCart,
  answer: Cart,
  sent: Quantities,
  taxPercent: number,
): StoredCart => {
  const isTaken = (id: string, change: Waiting) => sent.get(Number(id)) === change.quantity
  return withAnswer(
    stored,
    answer,
    Object.entries(stored.waiting).filter(([id, change]) => !isTaken(id, change)),
    taxPercent,
  )
}

/** The shop's cart was changed elsewhere: that counts where it is about the same items, and these are named. */
export const withOthersChanges = (
  stored: StoredCart,
  answer: Cart,
  taxPercent: number,
): { readonly stored: StoredCart; readonly overruled: readonly number[] } => {
  const now = new Map(answer.order_line.map((line) => [line.product.id, line.product_uom_qty]))
  const isOurs = ([id, { quantity, before, sent = [] }]: readonly [string, Waiting]) =>
    [quantity, before, ...sent].includes(now.get(Number(id)) ?? 0)
  const entries = Object.entries(stored.waiting)
  return {
    stored: withAnswer(stored, answer, entries.filter(isOurs), taxPercent),
    overruled: entries.filter((entry) => !isOurs(entry)).map(([id]) => Number(id)),
  }
}

/** Without what the shop refuses to put into the cart; what it has instead comes with its next answer. */
export const withoutRefused = (stored: StoredCart, refused: ReadonlySet<number>): StoredCart => ({
  ...stored,
  waiting: Object.fromEntries(Object.entries(stored.waiting).filter(([id]) => !refused.has(Number(id)))),
})

const withAnswer = (
  stored: StoredCart,
  answer: Cart,
  left: readonly (readonly [string, Waiting])[],
  taxPercent: number,
): StoredCart => {
  const now = new Map(answer.order_line.map((line) => [line.product.id, line.product_uom_qty]))
  const waiting = Object.fromEntries(
    left.map(([id, { quantity }]) => [id, { quantity, before: now.get(Number(id)) ?? 0 }]),
  )
  const next = { ...stored, id: answer.id, revision: answer.revision, waiting }
  return { ...next, cart: fromServer(answer, stored.cart, quantitiesWaiting(next), taxPercent) }
}
