import { chance } from './chance.ts'
import type { Item } from './model.ts'
import type { StockTag } from './stock-tags.ts'

/**
 * Whether an item lies in the warehouse: the more it is asked for, the likelier. What does not is ordered in 25 or 60
 * working days, or its date is not known yet (no tag).
 */
export function stockOf(item: Item): StockTag | '' {
  if (item.stock !== undefined) return item.stock
  const ready = 0.3 + 0.52 * (item.demand ?? 0.7)
  const drawn = chance(item.sku)
  if (drawn < ready) return 'ready_stock'
  const rest = (drawn - ready) / (1 - ready)
  if (rest < 0.55) return 'indent_25'
  return rest < 0.8 ? 'indent_60' : ''
}

/** Days until the item can leave, or none where that is not known. */
export function leadTimeOf(item: Item): number | undefined {
  const tag = stockOf(item)
  if (tag === 'ready_stock') return 1 + Math.floor(chance(`${item.sku} lead`) * 3)
  if (tag === 'indent_25') return 25
  return tag === 'indent_60' ? 60 : undefined
}

/** How many lie in the warehouse, where the supplier's system says so: of about two thirds of what is in stock. */
export function onHandOf(item: Item): number | undefined {
  if (stockOf(item) !== 'ready_stock') return undefined
  const drawn = chance(`${item.sku} on hand`)
  if (drawn > 0.66) return undefined
  const lots = 1 + Math.floor((drawn / 0.66) ** 2 * 40 * (0.3 + (item.demand ?? 0.7)))
  return lots * (item.multiple ?? 1) * (item.uom === 'm' ? 10 : 1)
}
