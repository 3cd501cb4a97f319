import { LARGEST_QUANTITY } from '@pasok/contract'
import { cart_added, cart_not_added } from '~words'
import { CART_SYNC_MS } from '../constants.ts'
import { notify } from '../layout/notices/notify.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { addDelay } from './add-delay.ts'
import {
  EMPTY,
  sumQuantity,
  withAdded,
  withChangeAccepted,
  withPutBack,
  withQuantities,
  type CartItem,
  type CartProduct,
} from './cart.ts'
import { cartOpened, storedCart, updateCart } from './cart-store.ts'
import { syncCart, syncCartIn } from './sync-cart.ts'
import { withChange, withItemsAdded } from './waiting.ts'

/** Adds an item after half a second (§4), shows a notice, and sends it; or reports that the cart is full. */
export const addToCart = async (product: CartProduct, quantity: number): Promise<void> => {
  await Promise.all([addDelay(), cartOpened])
  if (sumQuantity(storedCart()?.cart ?? EMPTY, product.id) + quantity > LARGEST_QUANTITY) {
    const most = decimal(LARGEST_QUANTITY)
    return notify({ text: cart_not_added({ name: product.sku_number, most }), lasting: true })
  }
  updateCart((stored, taxPercent) =>
    withChange(stored, withAdded(stored.cart, product, [], quantity, taxPercent)),
  )
  notify({ text: cart_added({ name: product.name }) })
  void syncCart()
}

/**
 * Adds an item of which the page may know no more than its id, once the shop's cart is known. `stored` is called as soon
 * as the browser has it; the answer says whether the shop has it, too.
 */
export const addItemById = async (id: number, quantity: number, stored: () => void): Promise<boolean> => {
  if (!(await syncCart())) return false
  updateCart((before) => withItemsAdded(before, new Map([[id, quantity]])))
  stored()
  await syncCart()
  const after = storedCart()
  return after?.waiting[id] === undefined && after !== undefined && sumQuantity(after.cart, id) >= quantity
}

/** Puts lines back that were taken out, and sends that. */
export const putBack = (items: readonly CartItem[]): void => {
  updateCart((stored, taxPercent) => withChange(stored, withPutBack(stored.cart, items, taxPercent)))
  void syncCart()
}

/** Sets the quantities of lines, by the lines' own ids, and sends them once nothing changed for a while. */
export const changeQuantities = (quantities: ReadonlyMap<number, number>): void => {
  updateCart((stored, taxPercent) => withChange(stored, withQuantities(stored.cart, quantities, taxPercent)))
  syncCartIn(CART_SYNC_MS)
}

/** Accepts an item as it is now, and sends that: its quantity as it is, with the price and the unit that the page shows. */
export const acceptChange = (itemId: number): void => {
  updateCart((stored) => ({
    ...withItemsAdded(stored, new Map([[itemId, 0]])),
    cart: withChangeAccepted(stored.cart, itemId),
  }))
  void syncCart()
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
