import { LARGEST_QUANTITY } from '../cart/limits.ts'
import { leastQuantity, quantityError, type QuantityRule } from '../cart/totals.ts'
import type { MatchedItem, RowVerdict } from './quick-order-records.ts'

/** A row and what it may mean, before its quantity is looked at. */
export interface RowMatch extends Pick<RowVerdict, 'found_by' | 'candidate_ids'> {
  readonly quantity: string | number
  readonly item?: MatchedItem | undefined
}

type Judged = Pick<RowVerdict, 'verdict' | 'quantity' | 'total' | 'problem'>

/** More than any quantity; a longer number is that. */
const BEYOND = 1_000_000_000
/** Digits, or groups of three of them, with nothing but noughts behind a decimal sign; a group can't begin with nought. */
const WHOLE = [
  /^(\d+)(?:[.,]0{1,2})?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,0+)?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.0+)?$/,
  /^([1-9]\d{0,2}(?:[\u0020\u00A0\u202F]\d{3})+)(?:[.,]0+)?$/,
]

/** A whole quantity as it is written in either language: 1000, 1.000 and 1,000 are the same; undefined for anything else. */
export const quantityIn = (given: string | number): number | undefined => {
  if (typeof given === 'number')
    return Number.isInteger(given) && given >= 0 ? Math.min(given, BEYOND) : undefined
  const text = given.trim()
  const whole = WHOLE.flatMap((form) => form.exec(text)?.[1] ?? [])[0]
  return whole === undefined ? undefined : Math.min(Number(whole.replaceAll(/\D/g, '')), BEYOND)
}

/** The least that may be ordered and is not less than this. */
export const nextQuantity = (quantity: number, rule: QuantityRule): number =>
  Math.max(leastQuantity(rule), Math.ceil(quantity / rule.multiple_qty) * rule.multiple_qty)

/** What an item asks of a quantity; 1 where nothing is said. */
export const ruleOf = ({ min_qty = 1, multiple_qty = 1 }: MatchedItem): QuantityRule => ({
  min_qty,
  multiple_qty,
})

/** Judges rows together: those of one item count as one quantity. In their order. */
export const judgeRows = (rows: readonly RowMatch[]): Judged[] => {
  const sums = new Map<number, { rows: number; total: number }>()
  for (const { item, quantity: given } of rows) {
    const quantity = quantityIn(given)
    if (!item || quantity === undefined) continue
    const before = sums.get(item.id) ?? { rows: 0, total: 0 }
    sums.set(item.id, { rows: before.rows + 1, total: before.total + quantity })
  }
  return rows.map(({ item, found_by, candidate_ids = [], quantity: given }) => {
    const quantity = quantityIn(given)
    const whole = quantity !== undefined && { quantity }
    if (!item) return { verdict: candidate_ids.length > 0 ? 'several' : 'not_found', ...whole }
    if (!item.display_add_to_cart) return { verdict: 'not_for_sale', ...whole }
    if (quantity === undefined)
      return {
        verdict: 'bad_quantity',
        problem: typeof given === 'string' && given.trim() === '' ? 'missing' : 'not_whole',
      }
    const sum = sums.get(item.id) ?? { rows: 1, total: quantity }
    const problem = sum.total > LARGEST_QUANTITY ? 'too_big' : quantityError(sum.total, ruleOf(item))
    return {
      verdict: problem ? 'bad_quantity' : found_by === 'search' ? 'found' : 'exact',
      quantity,
      ...(sum.rows > 1 && { total: sum.total }),
      ...(problem && { problem }),
    }
  })
}
