import type { AddedToCart, QuantityRule } from '@pasok/contract'
import { lists_cart_full, lists_not_for_sale, lists_too_dear, lists_too_many } from '~words'
import { quantityProblemText } from '../quantity-text.ts'

type Problem = AddedToCart['skipped'][number]['problem']

/** Why a line of a list can't be ordered, by what its item asks of a quantity. */
export const lineProblemText = (problem: Problem, rule: QuantityRule): string => {
  if (problem === 'not_for_sale') return lists_not_for_sale()
  if (problem === 'too_many') return lists_too_many()
  if (problem === 'cart_full') return lists_cart_full()
  if (problem === 'too_dear') return lists_too_dear()
  return quantityProblemText(problem, rule)
}
