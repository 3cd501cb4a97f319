import { useRef } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { cart_earlier, cart_empty, cart_view } from '~words'
import { useLink } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { useRestoredFocus } from '@pasok/ui/kit/use-restored-focus.ts'
import { PanelLine } from './cart-line.tsx'
import { sumOfState } from './cart.ts'
import { useCart } from './cart-store.ts'
import { CartSums } from './cart-sums.tsx'
import { PanelCheckout } from './checkout-buttons.tsx'
import { removeLine } from './remove-line.ts'
import { SyncStatus } from './sync-status.tsx'

/** Lines that it shows: the cart's page has all of them. */
const MOST_SHOWN = 20

/**
 * What the cart's dropdown and its off-canvas sheet hold: the newest lines, sums, and the way to the cart's page. That way
 * alone is there while it is closed, and before scripts, which alone know the cart.
 */
export function CartPanel({ isOpen }: { readonly isOpen: boolean }) {
  const link = useLink()
  const { cart, isKnown } = useCart()
  if (isOpen && (isKnown || cart.items.length > 0)) return <OpenPanel />
  return (
    <p className="grid p-3">
      <Link to={link('/shop/cart')} className="button">
        {cart_view()}
      </Link>
    </p>
  )
}

function OpenPanel() {
  const link = useLink()
  const { cart, sync } = useCart()
  const box = useRef<HTMLDivElement>(null)
  const onFocus = useRestoredFocus((_, place) => {
    const names = box.current?.querySelectorAll<HTMLElement>('li a') ?? []
    const opener = box.current?.closest('details, dialog')?.querySelector<HTMLElement>('summary, button')
    return names[Math.min(place, names.length - 1)] ?? opener
  })
  const earlier = cart.items.length - MOST_SHOWN
  return (
    <div ref={box} onFocus={onFocus}>
      {cart.items.length === 0 ? (
        <p className="px-3 py-6 text-center">{cart_empty()}</p>
      ) : (
        <>
          {earlier > 0 && (
            <Link to={link('/shop/cart')} className="block border-b border-line p-3">
              {cart_earlier(counted(earlier))}
            </Link>
          )}
          <ul>
            {cart.items.slice(-MOST_SHOWN).map((item) => (
              <PanelLine key={item.id} item={item} onRemove={() => removeLine(item)} />
            ))}
          </ul>
          <div className="sticky bottom-0 grid gap-2 border-t border-line bg-white p-3">
            <CartSums sum={sumOfState(cart)} />
            <SyncStatus sync={sync} />
            <Link to={link('/shop/cart')} className="button">
              {cart_view()}
            </Link>
            <PanelCheckout cart={cart} />
          </div>
        </>
      )}
    </div>
  )
}
