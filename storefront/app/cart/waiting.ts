import { lineProblem, type Cart, type CartChanges } from '@pasok/contract'
import { fromServer, sumQuantities, withServerLines, type CartState } from './cart.ts'
import type { StoredCart, Waiting } from './stored-cart.ts'

/** Items and how much of them is to lie in the cart. */
export type Quantities = ReadonlyMap<number, number>

/** The changes that wait. */
export const quantitiesWaiting = ({ waiting }: StoredCart): Map<number, number> =>
  new Map(Object.entries(waiting).map(([id, { quantity }]) => [Number(id), quantity]))

/** Those of them that the API takes: what the page knows to be wrong waits until the buyer has corrected it. */
export const quantitiesToSend = (stored: StoredCart): Map<number, number> => {
  const products = new Map(stored.cart.items.map(({ product }) => [product.id, product]))
  return new Map(
    [...quantitiesWaiting(stored)].filter(([id, quantity]) => {
      const product = products.get(id)
      return quantity === 0 || !product || lineProblem(product, quantity) === undefined
    }),
  )
}

/** The stored cart after a change on this page: what differs from before waits to be sent. */
export const withChange = (stored: StoredCart, cart: CartState): StoredCart => {
  const [before, now] = [sumQuantities(stored.cart), sumQuantities(cart)]
  const ids = new Set([...before.keys(), ...now.keys()])
  const steps = [...ids].map((id) => [id, (now.get(id) ?? 0) - (before.get(id) ?? 0)] as const)
  return { ...withItemsAdded(stored, new Map(steps.filter(([, step]) => step !== 0))), cart }
}

/** The same for items known by id only: quantities to add to the existing ones. */
export const withItemsAdded = (stored: StoredCart, added: Quantities): StoredCart => {
  const inCart = sumQuantities(stored.cart)
  const changed = [...added].map(([id, step]): [number, Waiting] => {
    const before = inCart.get(id) ?? 0
    // What waits counts, though its line may not be shown yet.
    const earlier = stored.waiting[id] ?? { before, quantity: before }
    return [id, { ...earlier, quantity: Math.max(earlier.quantity + step, 0) }]
  })
  return { ...stored, waiting: { ...stored.waiting, ...Object.fromEntries(changed) } }
}

/** What is on its way from now on. */
export const withSent = (stored: StoredCart, quantities: Quantities): StoredCart => ({
  ...stored,
  waiting: Object.fromEntries(
    Object.entries(stored.waiting).map(([id, change]) => {
      const quantity = quantities.get(Number(id))
      const earlier = change.sent ?? []
      const isNew = quantity !== undefined && !earlier.includes(quantity)
      return [id, isNew ? { ...change, sent: [...earlier, quantity] } : change]
    }),
  ),
})

/** The stored cart after an answer of the shop's, and the items of which it has something else than this page expects. */
export interface Answered {
  readonly stored: StoredCart
  readonly overruled: readonly number[]
}

/** The changes that still wait once the shop has this much of some items, and the items of which it has something else. */
const stillWaiting = (
  stored: StoredCart,
  quantityThere: (itemId: number) => number,
  taken: Quantities,
): { readonly waiting: Record<string, Waiting>; readonly overruled: readonly number[] } => {
  const waiting: Record<string, Waiting> = {}
  const overruled: number[] = []
  for (const [key, { quantity, before, sent: sentQuantities = [] }] of Object.entries(stored.waiting)) {
    const id = Number(key)
    const there = quantityThere(id)
    if (taken.get(id) === quantity) continue
    if ([quantity, before, ...sentQuantities, taken.get(id)].includes(there))
      waiting[id] = { quantity, before: there }
    else if (stored.revision === undefined)
      waiting[id] = { quantity: there + quantity - before, before: there }
    else overruled.push(id)
  }
  return { waiting, overruled }
}

/**
 * This is the shop's cart now, which has taken what was sent, if anything was. What was changed meanwhile still waits,
 * unless the item was changed elsewhere, too: then the shop's quantity counts. Before the first answer a page knows
 * nothing of what lies in the cart: what waits then is added to that.
 */
export const withAnswer = (
  stored: StoredCart,
  answer: Cart,
  taken: Quantities,
  taxPercent: number,
): Answered => {
  const there = new Map(answer.order_line.map((line) => [line.product.id, line.product_uom_qty]))
  const { waiting, overruled } = stillWaiting(stored, (id) => there.get(id) ?? 0, taken)
  const next = { ...stored, id: answer.id, revision: answer.revision, waiting }
  const isFirst = stored.revision === undefined
  const cart = fromServer(answer, stored.cart, quantitiesWaiting(next), taxPercent, isFirst)
  return { stored: { ...next, cart }, overruled }
}

/** The same where the shop answered what was changed since the revision that is stored. */
export const withChangesAnswered = (
  stored: StoredCart,
  answer: CartChanges,
  taken: Quantities,
  taxPercent: number,
): Answered => {
  const there = new Map(answer.removed_item_ids.map((id) => [id, 0]))
  for (const line of answer.order_line) there.set(line.product.id, line.product_uom_qty)
  const isNamed = ([key]: [string, Waiting]) => there.has(Number(key))
  const [named, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(stored.waiting).filter((entry) => isNamed(entry) === wanted)),
  )
  const { waiting, overruled } = stillWaiting(
    { ...stored, waiting: named ?? {} },
    (id) => there.get(id) ?? 0,
    taken,
  )
  const next = { ...stored, id: answer.id, revision: answer.revision, waiting: { ...others, ...waiting } }
  const cart = withServerLines(stored.cart, answer, quantitiesWaiting(next), taxPercent)
  return { stored: { ...next, cart }, overruled }
}

/** Whether nothing waits and the cart here still comes to something else than the shop's: prices changed since it was read. */
export const isOutdated = ({ cart, waiting }: StoredCart, answer: CartChanges): boolean =>
  Object.keys(waiting).length === 0 &&
  (cart.subtotal !== answer.amount_untaxed ||
    cart.total !== answer.amount_total ||
    sumQuantities(cart).size !== answer.line_count)

/** Without what the shop refuses to put into the cart; what it has instead comes with its next answer. */
export const withoutRefused = (stored: StoredCart, refused: ReadonlySet<number>): StoredCart => ({
  ...stored,
  waiting: Object.fromEntries(Object.entries(stored.waiting).filter(([id]) => !refused.has(Number(id)))),
})
