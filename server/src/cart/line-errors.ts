import { leastQuantity, quantityError } from '@pasok/contract'
import type { OrderableItem } from '../catalogue/index.ts'
import type { FieldRefusal } from '../platform/http/field-errors.ts'

/** An item and the quantity that a cart or a list gets of it. */
interface Line {
  readonly item_id: number
  readonly quantity: number
}

/** Why a line can't be in a cart or a list. */
export interface LineError {
  readonly field: 'product_item_id' | 'quantity'
  readonly error: FieldRefusal
}

/** The errors of lines, by their position. */
export interface WrongLines {
  readonly error: 'wrong_lines'
  readonly errors: ReadonlyMap<number, LineError>
}

/**
 * Why lines can't be in a cart or a list, by their position. An item may be named once; a new line needs an item that can be
 * ordered, in an allowed quantity. Unchanged lines stay, even if their item can't be ordered any more.
 */
export const lineErrors = <L extends Line>(
  lines: readonly L[],
  items: ReadonlyMap<number, OrderableItem>,
  isNew: (line: L) => boolean,
): Map<number, LineError> => {
  const seen = new Set<number>()
  const errors = new Map<number, LineError>()
  for (const [place, line] of lines.entries()) {
    const item = items.get(line.item_id)
    const code = item && quantityError(line.quantity, item)
    if (seen.has(line.item_id)) errors.set(place, { field: 'product_item_id', error: 'item_twice' })
    else if (isNew(line) && !item) errors.set(place, { field: 'product_item_id', error: 'not_for_sale' })
    else if (isNew(line) && code) {
      const rule = { item: item.sku, minimum: leastQuantity(item), multiple: item.multiple_qty }
      errors.set(place, { field: 'quantity', error: { code, ...rule } })
    }
    seen.add(line.item_id)
  }
  return errors
}

/** Whether a line differs from the stored ones. */
export const differsFrom = (stored: readonly Line[]): ((line: Line) => boolean) => {
  const quantities = new Map(stored.map(({ item_id, quantity }) => [item_id, quantity]))
  return ({ item_id, quantity }) => quantities.get(item_id) !== quantity
}
