import { LARGEST_QUANTITY, leastQuantity, quantityIn, toQuantityRule } from '@pasok/contract'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import {
  cart_add,
  cart_add_of,
  cart_add_short,
  cart_adding,
  cart_in,
  cart_less,
  cart_more,
  cart_quantity_of,
  product_min_qty,
} from '~words'
import { useLink } from '../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { NumberStepper } from '@pasok/ui/kit/number-stepper.tsx'
import { CartIcon } from './cart-icon.tsx'
import { sumQuantity, type CartProduct } from './cart.ts'
import { addToCart } from './cart-commands.ts'
import { useCart } from './cart-store.ts'
import { quantityText } from './quantity-text.ts'

/** What adding an item to the cart consists of, to be laid out where it stands. */
interface Parts {
  readonly quantity: ReactNode
  readonly action: ReactNode
}

/**
 * Adds an item to the cart: how much of it, and the button. Before scripts it is a form that the cart's page takes. Says
 * the item's quantity rules, the error of a quantity, and the quantity already in the cart.
 */
export const useAddForm = (item: CartProduct, isShort: boolean): Parts => {
  const link = useLink()
  const id = useId()
  const { cart } = useCart()
  const rule = toQuantityRule(item)
  const least = leastQuantity(rule)
  const [quantity, setQuantity] = useState<number | undefined>(least)
  const [isAdding, setAdding] = useState(false)
  const [isErrorShown, setErrorShown] = useState(false)
  const error = quantityText(item, quantity)
  const inCart = sumQuantity(cart, item.id)
  const name = isShort ? item.sku_number : item.name

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isAdding) return
    const field = event.currentTarget.elements.namedItem('quantity')
    if (quantity === undefined || error !== undefined) {
      setErrorShown(true)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setAdding(true)
    void addToCart(item, quantity).finally(() => setAdding(false))
  }
  return {
    quantity: (
      <>
        <NumberStepper
          label={cart_quantity_of({ name })}
          less={cart_less()}
          more={cart_more()}
          name="quantity"
          read={quantityIn}
          form={id}
          value={quantity}
          onChange={(next) => {
            setQuantity(next)
            setErrorShown(true)
          }}
          // 0 stays as it was typed, and is refused.
          min={0}
          least={least}
          max={LARGEST_QUANTITY}
          step={rule.multiple_qty}
          error={isErrorShown && error !== undefined ? `${id}-error` : undefined}
        />
        {isErrorShown && error !== undefined ? (
          <span id={`${id}-error`} className="block text-[13px] text-danger">
            {error}
          </span>
        ) : (
          isShort &&
          least > 1 && (
            <span className="quantity-rule block text-[12px] text-ink-soft">
              {product_min_qty({ min: decimal(rule.min_qty), multiple: decimal(rule.multiple_qty) })}
            </span>
          )
        )}
      </>
    ),
    action: (
      <form id={id} method="post" action={link('/shop/cart')} onSubmit={add}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="part_number" value={item.sku_number} />
        <button
          type="submit"
          aria-label={isShort ? cart_add_of({ name }) : undefined}
          aria-disabled={isAdding || undefined}
          className="button min-h-11 md:min-h-9"
        >
          <span>{isAdding ? cart_adding() : isShort ? cart_add_short() : cart_add()}</span>
          {isShort && (
            <span className="add-icon">
              <CartIcon />
            </span>
          )}
        </button>
        {inCart > 0 && (
          <span className="in-cart" data-in-cart={decimal(inCart)}>
            {cart_in({ quantity: decimal(inCart) })}
          </span>
        )}
      </form>
    ),
  }
}
