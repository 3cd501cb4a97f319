import { leastQuantity, type QuantityRule, type RowVerdict } from '@pasok/contract'
import {
  quick_problem_below_minimum,
  quick_problem_missing,
  quick_problem_not_multiple,
  quick_problem_not_whole,
  quick_problem_too_big,
  quick_says_bad_quantity,
  quick_says_exact,
  quick_says_found,
  quick_says_not_for_sale,
  quick_says_not_found,
  quick_says_several,
} from '~words'
import { decimal } from '../../ui/decimal.ts'

const verdicts: Record<RowVerdict['verdict'], () => string> = {
  exact: quick_says_exact,
  found: quick_says_found,
  several: quick_says_several,
  not_found: quick_says_not_found,
  bad_quantity: quick_says_bad_quantity,
  not_for_sale: quick_says_not_for_sale,
}

/** A verdict in a word or two. */
export const verdictText = (verdict: RowVerdict['verdict']): string => verdicts[verdict]()

const problems: Record<NonNullable<RowVerdict['problem']>, (rule: QuantityRule) => string> = {
  missing: () => quick_problem_missing(),
  not_whole: () => quick_problem_not_whole(),
  below_minimum: (rule) => quick_problem_below_minimum({ minimum: decimal(leastQuantity(rule)) }),
  not_multiple: ({ multiple_qty }) => quick_problem_not_multiple({ multiple: decimal(multiple_qty) }),
  too_big: () => quick_problem_too_big(),
}

/** What is wrong with a quantity, by what its item asks of one. */
export const problemText = (problem: keyof typeof problems, rule: QuantityRule): string =>
  problems[problem](rule)
