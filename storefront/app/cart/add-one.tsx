import { leastQuantity, toQuantityRule } from '@pasok/contract'
import { useState } from 'react'
import { cart_add_of, cart_add_short, cart_adding } from '~words'
import { cartProduct, type Orderable } from './cart.ts'
import { addToCart } from './cart-commands.ts'

/**
 * Adds the least of an item that is sold, from the search's suggestions. For the pointer alone: the keyboard stays in the
 * search box, and leads to the item's page, whose first button this is.
 */
export default function AddOne({ item }: { item: Orderable }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      title={cart_add_of({ name: item.sku_number })}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (isAdding) return
        setAdding(true)
        const product = cartProduct(item)
        void addToCart(product, leastQuantity(toQuantityRule(product))).finally(() => setAdding(false))
      }}
      className="button mr-3 min-h-11 shrink-0 md:min-h-9"
    >
      {isAdding ? cart_adding() : cart_add_short()}
    </button>
  )
}
