import { Link } from 'react-router'
import { cart_empty, cart_view } from '~words'
import { useLink } from '../routing/use-link.ts'
import { PanelLine } from './cart-line.tsx'
import { useCart } from './cart-store.ts'
import { CartSums } from './cart-sums.tsx'
import { removeLine } from './remove-line.ts'
import { SyncStatus } from './sync-status.tsx'

/** What the cart's dropdown and its off-canvas sheet hold: lines, sums, and the way to the cart's page. */
export function CartPanel() {
  const link = useLink()
  const { cart, sync } = useCart()
  if (cart.items.length === 0) return <p className="px-3 py-6 text-center">{cart_empty()}</p>
  return (
    <>
      <ul className="cart-panel-lines">
        {cart.items.map((item) => (
          <PanelLine key={item.id} item={item} onRemove={() => removeLine(item)} />
        ))}
      </ul>
      <div className="grid gap-2 p-3">
        <CartSums cart={cart} />
        <SyncStatus sync={sync} />
        <Link to={link('/shop/cart')} className="button">
          {cart_view()}
        </Link>
      </div>
    </>
  )
}
