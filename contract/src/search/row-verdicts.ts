import { LARGEST_QUANTITY } from '../cart/limits.ts'
import { requestedQuantity } from '../cart/requested-quantity.ts'
import { quantityError, toQuantityRule } from '../cart/quantity.ts'
import { toUnit } from '../cart/unit.ts'
import type { MatchedItem, RowVerdict } from './quick-order-records.ts'

/** A row and what it may mean, before its quantity is looked at. */
export interface RowMatch extends Pick<RowVerdict, 'found_by' | 'candidate_ids'> {
  readonly quantity: string | number
  readonly item?: MatchedItem | undefined
}

type Judged = Pick<RowVerdict, 'verdict' | 'quantity' | 'pieces' | 'total' | 'problem'>

/** Judges rows together: those of one item count as one quantity. In their order. */
export const judgeRows = (rows: readonly RowMatch[]): Judged[] => {
  const quantities = rows.map(({ item, quantity }) => requestedQuantity(quantity, item && toUnit(item)))
  const sums = new Map<number, { rows: number; total: number }>()
  for (const [at, { item }] of rows.entries()) {
    const quantity = quantities[at]?.quantity
    if (!item || !quantity) continue
    const before = sums.get(item.id) ?? { rows: 0, total: 0 }
    sums.set(item.id, { rows: before.rows + 1, total: before.total + quantity })
  }
  return rows.map(({ item, found_by, candidate_ids = [] }, at) => {
    const { problem: unread, ...whole } = quantities[at] ?? {}
    const { quantity } = whole
    if (!item) return { verdict: candidate_ids.length > 0 ? 'several' : 'not_found', ...whole }
    if (!item.display_add_to_cart) return { verdict: 'not_for_sale', ...whole }
    if (unread || quantity === undefined)
      return { verdict: 'bad_quantity', ...whole, problem: unread ?? 'not_whole' }
    if (quantity === 0) return { verdict: 'bad_quantity', ...whole, problem: 'below_minimum' }
    const sum = sums.get(item.id) ?? { rows: 1, total: quantity }
    const problem = sum.total > LARGEST_QUANTITY ? 'too_big' : quantityError(sum.total, toQuantityRule(item))
    return {
      verdict: problem ? 'bad_quantity' : found_by === 'search' ? 'found' : 'exact',
      ...whole,
      ...(sum.rows > 1 && { total: sum.total }),
      ...(problem && { problem }),
    }
  })
}
