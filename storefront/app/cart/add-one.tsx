import { leastQuantity, quantityIn, toQuantityRule } from '@pasok/contract'
import { useState } from 'react'
import { cart_add_of, cart_add_short, cart_adding, suggest_quantity_hint, variant_qty } from '~words'
import { cartProduct, type Orderable } from './cart.ts'
import { addToCart } from './cart-commands.ts'
import { quantityText } from './quantity-text.ts'

/** An item in the search's suggestions, and what is typed as its quantity. */
export interface Suggested {
  readonly item: Orderable
  /** Empty where nothing is typed yet; undefined where the arrow keys have not reached the item. */
  readonly quantity: string | undefined
  readonly onAdded: () => void
  readonly onRefused: (reason: string) => void
}

/**
 * Adds an item that is sold, from the search's suggestions: the least of it, or the quantity typed for it. The focus stays
 * in the search box, where the quantity is typed, and Enter presses this button.
 */
export default function AddOne({ item, quantity, onAdded, onRefused }: Suggested) {
  const [isAdding, setAdding] = useState(false)
  const product = cartProduct(item)
  const isTyped = quantity !== undefined && quantity !== ''
  const wanted = isTyped ? quantityIn(quantity) : leastQuantity(toQuantityRule(product))
  const refusal = quantityText(product, wanted)
  const add = () => {
    if (isAdding) return
    if (wanted === undefined || refusal !== undefined) return onRefused(refusal ?? '')
    setAdding(true)
    void addToCart(product, wanted).finally(() => setAdding(false))
    onAdded()
  }
  return (
    <span aria-hidden="true" className="flex shrink-0 items-center gap-3 pr-3 max-md:flex-col max-md:gap-0">
      {quantity === '' && (
        <span className="max-w-40 text-right text-[13px] text-ink-soft max-md:hidden">
          {suggest_quantity_hint()}
        </span>
      )}
      {isTyped && (
        <span className={`text-right text-[13px] ${refusal === undefined ? '' : 'max-w-48 text-danger'}`}>
          {refusal ?? (
            <>
              {variant_qty()} <strong className="tabular-nums">{quantity}</strong>
            </>
          )}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        title={cart_add_of({ name: item.sku_number })}
        // The focus stays in the box.
        onMouseDown={(event) => event.preventDefault()}
        onClick={add}
        className="button min-h-11 md:min-h-9"
      >
        {isAdding ? cart_adding() : cart_add_short()}
      </button>
    </span>
  )
}
