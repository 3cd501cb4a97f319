import type { RowVerdict } from '@pasok/contract'
import {
  quick_damage_date,
  quick_damage_formula,
  quick_damage_number,
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

const damages: Record<NonNullable<RowVerdict['damage']>, () => string> = {
  date: quick_damage_date,
  number: quick_damage_number,
  formula: quick_damage_formula,
}

/** What a spreadsheet made of a row's part number. */
export const damageText = (damage: NonNullable<RowVerdict['damage']>): string => damages[damage]()
