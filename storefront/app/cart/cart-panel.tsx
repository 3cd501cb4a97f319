import { Link } from 'react-router'
import { cart_empty, cart_view } from '~words'
import { useLink } from '../routing/use-link.ts'
import { PanelLine } from './cart-line.tsx'
import { useCart } from './cart-store.ts'
import { CartSums } from './cart-sums.tsx'
import { PanelCheckout } from './checkout-buttons.tsx'
import { removeLine } from './remove-line.ts'
import { SyncStatus } from './sync-status.tsx'

/** What the cart's dropdown and its off-canvas sheet hold: lines, sums, and the way to the cart's page. */
export function CartPanel() {
  const link = useLink()
  const { cart, sync } = useCart()
  if (cart.items.length === 0) return <p className="px-3 py-6 text-center">{cart_empty()}</p>
  return (
    <>
      <ul>
        {cart.items.map((item) => (
          <PanelLine key={item.id} item={item} onRemove={() => removeLine(item)} />
        ))}
      </ul>
      <div className="sticky bottom-0 grid gap-2 border-t border-line bg-white p-3">
        <CartSums cart={cart} />
        <SyncStatus sync={sync} />
        <Link to={link('/shop/cart')} className="button">
          {cart_view()}
        </Link>
        <PanelCheckout cart={cart} />
      </div>
    </>
  )
}
