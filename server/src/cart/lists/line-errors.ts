import { quantityError } from '@pasok/contract'
import type { FieldErrorCode } from '@pasok/words'
import { findOrderableItems } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import type { ListLine } from './lists.store.ts'

/** Why a line can't stand in a list. */
export interface LineError {
  readonly field: 'product_item_id' | 'quantity'
  readonly error: FieldErrorCode
}

/**
 * Why lines can't stand in a list, by their place. What is stored already stays, whatever became of its item: only new
 * items and new quantities have to be allowed.
 */
export const lineErrors = async (
  db: Db,
  lines: readonly ListLine[],
  stored: readonly ListLine[],
): Promise<Map<number, LineError>> => {
  const before = new Map(stored.map(({ item_id, quantity }) => [item_id, quantity]))
  const isNew = ({ item_id, quantity }: ListLine) => before.get(item_id) !== quantity
  const items = await findOrderableItems(
    db,
    lines.filter(isNew).map(({ item_id }) => item_id),
  )
  const seen = new Set<number>()
  const errors = new Map<number, LineError>()
  for (const [place, line] of lines.entries()) {
    const item = items.get(line.item_id)
    const error = item && quantityError(line.quantity, item)
    if (seen.has(line.item_id)) errors.set(place, { field: 'product_item_id', error: 'item_twice' })
    else if (isNew(line) && !item) errors.set(place, { field: 'product_item_id', error: 'not_for_sale' })
    else if (isNew(line) && error) errors.set(place, { field: 'quantity', error })
    seen.add(line.item_id)
  }
  return errors
}
