import { cart_cleared, cart_removed, cart_undo } from '~words'
import { notify } from '../layout/notices/notify.ts'
import type { CartItem } from './cart.ts'
import { clearCart, putBack, removeFromCart } from './cart-commands.ts'

const undo = (items: readonly CartItem[]) => ({
  text: cart_undo(),
  act: () => putBack(items),
})

/** Takes a line out of the cart, and says so with the way back. */
export const removeLine = (item: CartItem): void => {
  removeFromCart(item.id)
  notify({ id: 'cart-removed', text: cart_removed({ name: item.product.name }), action: undo([item]) })
}

/** Empties the cart, and says so with the way back. */
export const removeAll = (items: readonly CartItem[]): void => {
  clearCart()
  notify({ id: 'cart-removed', text: cart_cleared(), action: undo(items) })
}
