import { leastQuantity } from '@pasok/contract'
import type { WantedItem } from './wanted-item.ts'

interface Item {
  readonly id: number
  readonly name: string
  readonly min_qty?: number
  readonly multiple_qty?: number
  readonly display_add_to_cart?: boolean
}

/** An item as a guest who logs in to buy it wants it; undefined where it can't be put into a cart. */
export const wantedOf = (item: Item): WantedItem | undefined => {
  const { id, name, min_qty = 1, multiple_qty = 1, display_add_to_cart: isSold = true } = item
  return isSold ? { id, name, quantity: leastQuantity({ min_qty, multiple_qty }) } : undefined
}
