import {
  LARGEST_QUANTITY,
  leastQuantity,
  quantityError,
  toQuantityRule,
  type QuantityRule,
  type RowVerdict,
  type Unit,
} from '@pasok/contract'
import {
  cart_below_minimum,
  cart_no_quantity,
  cart_no_result,
  cart_not_multiple,
  cart_not_number,
  cart_not_sold,
  cart_other_unit,
  cart_part_of_pack,
  cart_thousand_or_one,
  cart_too_many,
} from '~words'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import type { CartItem, CartProduct } from './cart.ts'

type QuantityProblem = NonNullable<RowVerdict['problem']>

const texts: Record<QuantityProblem, (rule: QuantityRule, sold: Unit) => string> = {
  missing: () => cart_no_quantity(),
  not_whole: () => cart_not_number(),
  below_minimum: (rule) => cart_below_minimum({ min: decimal(leastQuantity(rule)) }),
  not_multiple: ({ multiple_qty }) => cart_not_multiple({ multiple: decimal(multiple_qty) }),
  too_big: () => cart_too_many({ most: decimal(LARGEST_QUANTITY) }),
  no_result: () => cart_no_result(),
  part_of_pack: (_, { uom, pieces = 1 }) =>
    cart_part_of_pack({ unit: unitName(uom), pieces: decimal(pieces) }),
  other_unit: (_, { uom }) => cart_other_unit({ unit: unitName(uom) }),
  thousand_or_one: (_, { uom }) => cart_thousand_or_one({ unit: unitName(uom) }),
}

/**
 * What is wrong with a quantity, as a sentence that names the least that may be ordered, the multiple, or what the item is
 * sold by.
 */
export const quantityProblemText = (
  problem: QuantityProblem,
  rule: QuantityRule,
  sold: Unit = { uom: 'pcs' },
): string => texts[problem](rule, sold)

/** Why a quantity of an item can't be ordered; undefined where it can. */
export const quantityText = (
  product: Pick<CartProduct, keyof QuantityRule>,
  quantity: number | undefined,
): string | undefined => {
  const rule = toQuantityRule(product)
  const problem =
    quantity === undefined
      ? 'not_whole'
      : quantity > LARGEST_QUANTITY
        ? 'too_big'
        : quantityError(quantity, rule)
  return problem && quantityProblemText(problem, rule)
}

/** Why a line can't be ordered as it is. */
export const problemText = ({ problem, product, quantity }: CartItem): string | undefined =>
  problem === 'not_for_sale' ? cart_not_sold() : quantityText(product, quantity)
