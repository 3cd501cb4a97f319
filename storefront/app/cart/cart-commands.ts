import { cart_added } from '~words'
import { ADD_MS, CART_SYNC_MS } from '../constants.ts'
import { notify } from '../layout/notices/notify.ts'
import { EMPTY, withAdded, withQuantities, type CartProduct } from './cart.ts'
import { updateCart } from './cart-store.ts'
import { syncCart, syncCartIn } from './sync-cart.ts'
import { withChange, withItemsAdded, type Quantities } from './waiting.ts'

/** Adds an item half a second after it was asked for (§4), says so, and sends it. */
export const addToCart = async (product: CartProduct, quantity: number): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, ADD_MS))
  updateCart((stored, taxPercent) =>
    withChange(stored, withAdded(stored.cart, product, [], quantity, taxPercent)),
  )
  notify({ text: cart_added({ name: product.name }) })
  void syncCart()
}

/**
 * Adds items, of which the page may know no more than their ids, to what the shop has of them now. Answers whether it
 * has them then; where it can't be reached nothing is added.
 */
export const addItemsToCart = async (quantities: Quantities): Promise<boolean> => {
  if (!(await syncCart())) return false
  updateCart((stored) => withItemsAdded(stored, quantities))
  return syncCart()
}

/** Sets the quantities of lines, by the lines' own ids, and sends them once nothing changed for a while. */
export const changeQuantities = (quantities: ReadonlyMap<number, number>): void => {
  updateCart((stored, taxPercent) => withChange(stored, withQuantities(stored.cart, quantities, taxPercent)))
  syncCartIn(CART_SYNC_MS)
}

/** Takes a line out, and sends that. */
export const removeFromCart = (lineId: number): void => {
  updateCart((stored, taxPercent) =>
    withChange(stored, withQuantities(stored.cart, new Map([[lineId, 0]]), taxPercent)),
  )
  void syncCart()
}

/** Empties the cart, and sends that. */
export const clearCart = (): void => {
  updateCart((stored) => withChange(stored, { ...EMPTY, lastItemId: stored.cart.lastItemId }))
  void syncCart()
}
