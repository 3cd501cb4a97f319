import { LARGEST_QUANTITY } from '../cart/limits.ts'
import { quantityError, quantityIn, ruleOf } from '../cart/quantity.ts'
import type { MatchedItem, RowVerdict } from './quick-order-records.ts'

/** A row and what it may mean, before its quantity is looked at. */
export interface RowMatch extends Pick<RowVerdict, 'found_by' | 'candidate_ids'> {
  readonly quantity: string | number
  readonly item?: MatchedItem | undefined
}

type Judged = Pick<RowVerdict, 'verdict' | 'quantity' | 'total' | 'problem'>

/** Judges rows together: those of one item count as one quantity. In their order. */
export const judgeRows = (rows: readonly RowMatch[]): Judged[] => {
  const sums = new Map<number, { rows: number; total: number }>()
  for (const { item, quantity: given } of rows) {
    const quantity = quantityIn(given)
    if (!item || !quantity) continue
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
    if (quantity === 0) return { verdict: 'bad_quantity', quantity, problem: 'below_minimum' }
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
