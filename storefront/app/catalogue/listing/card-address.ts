import type { ShownCard } from './card.ts'
import { filterQuery, written, type GivenFilter } from './state.ts'

/**
 * Where a card leads: an item to its page, a product with one item to that one, others to their table, which opens
 * narrowed as the listing is.
 */
export const cardAddress = (card: ShownCard, filters: readonly GivenFilter[] = []): string => {
  if (!card.is_header) return `/shop/product/${card.id}`
  if (card.single_item_id !== undefined) return `/shop/product/${card.single_item_id}`
  return `/shop/products/${card.id}${written(new URLSearchParams(filterQuery(filters)))}`
}
