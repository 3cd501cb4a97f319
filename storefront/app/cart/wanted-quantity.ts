import { LARGEST_QUANTITY, leastQuantity, nextQuantity, toQuantityRule } from '@pasok/contract'
import type { WantedItem } from '../identity/login/wanted-item.ts'

/** How many of an item a guest wanted: the next quantity that it is sold in from what was typed on, else the least. */
export const wantedQuantity = (wanted: WantedItem): number => {
  const { quantity: typed } = wanted
  const isWhole = typed !== undefined && Number.isInteger(typed) && typed > 0 && typed <= LARGEST_QUANTITY
  return isWhole ? nextQuantity(typed, toQuantityRule(wanted)) : leastQuantity(toQuantityRule(wanted))
}
