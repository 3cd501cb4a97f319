import type { RowVerdict } from '@pasok/contract'
import {
  quick_says_bad_quantity,
  quick_says_exact,
  quick_says_found,
  quick_says_not_for_sale,
  quick_says_not_found,
  quick_says_several,
} from '~words'

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
