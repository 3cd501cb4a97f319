import { cart_subtotal, cart_tax, cart_total, cart_without_price } from '~words'
import { counted } from '../ui/counted.ts'
import { rupiahText } from '../ui/rupiah-text.ts'
import type { CartState } from './cart.ts'

/** A cart's sums: before tax, tax, and both; and how many lines have no price as yet. */
export function CartSums({ cart }: { cart: CartState }) {
  const unpriced = cart.items.filter(({ price }) => price === undefined).length
  return (
    <>
      <dl className="cart-sums" data-sums>
        <dt>{cart_subtotal()}</dt>
        <dd>{rupiahText(cart.subtotal)}</dd>
        {cart.totals.map(({ type, price }) => (
          <div key={type} className="contents">
            <dt>{cart_tax()}</dt>
            <dd>{rupiahText(price)}</dd>
          </div>
        ))}
        <dt className="font-semibold">{cart_total()}</dt>
        <dd className="font-semibold">{rupiahText(cart.total)}</dd>
      </dl>
      {unpriced > 0 && (
        <p className="mt-1 text-[13px] text-ink-soft">{cart_without_price(counted(unpriced))}</p>
      )}
    </>
  )
}
