import { cart_ask_price } from '~words'
import { useAddForm } from './add-form.tsx'
import { cartProduct, type Orderable } from './cart.ts'

/** Quantity and button side by side, on an item's own page and in the quick view; without a price also how to get one. */
export default function AddToCart({ item }: { item: Orderable }) {
  const { quantity, action } = useAddForm(cartProduct(item), false)
  return (
    <>
      {item.price === undefined && <p className="mt-2 text-[13px] text-ink-soft">{cart_ask_price()}</p>}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <div>{quantity}</div>
        {action}
      </div>
    </>
  )
}
