import type { AddedToCart } from '@pasok/contract'
import {
  lists_below_minimum,
  lists_cart_full,
  lists_not_for_sale,
  lists_not_multiple,
  lists_too_many,
} from '~words'

type Problem = AddedToCart['skipped'][number]['problem']

/** Why a line can't be ordered, as it is said. */
export const problemTexts = {
  not_for_sale: lists_not_for_sale,
  below_minimum: lists_below_minimum,
  not_multiple: lists_not_multiple,
  too_many: lists_too_many,
  cart_full: lists_cart_full,
} as const satisfies Record<Problem, () => string>
