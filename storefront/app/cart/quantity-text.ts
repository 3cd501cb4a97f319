import { quantityError } from '@pasok/contract'
import { cart_below_minimum, cart_not_multiple, cart_not_number, cart_not_sold } from '~words'
import { decimal } from '../ui/decimal.ts'
import { ruleOf, type CartItem, type CartProduct } from './cart.ts'

/** Why so many of an item can't be ordered, as a sentence that names its minimum or its steps; undefined where they can. */
export const quantityText = (product: CartProduct, quantity: number | undefined): string | undefined => {
  if (quantity === undefined) return cart_not_number()
  const rule = ruleOf(product)
  return {
    below_minimum: cart_below_minimum({ min: decimal(rule.min_qty) }),
    not_multiple: cart_not_multiple({ multiple: decimal(rule.multiple_qty) }),
    none: undefined,
  }[quantityError(quantity, rule) ?? 'none']
}

/** Why a line can't be ordered as it is. */
export const problemText = ({ problem, product, quantity }: CartItem): string | undefined =>
  problem === 'not_for_sale' ? cart_not_sold() : quantityText(product, quantity)
