import { FILTER } from '@pasok/contract'
import { parseAttribute } from '../../routing/query.ts'
import type { ShownCard } from './card.ts'
import { filterQuery, formatQuery, type ChosenFilter } from './state.ts'

/**
 * Where a card leads: an item to its page, a product with one item to that one, others to their table, which opens
 * narrowed as the listing is.
 */
export const cardAddress = (card: ShownCard, filters: readonly ChosenFilter[] = []): string => {
  if (!card.is_header) return `/shop/product/${card.id}`
  if (card.single_item_id !== undefined) return `/shop/product/${card.single_item_id}`
  // Its table is not narrowed by prices.
  const attributes = filters.filter(({ slug }) => parseAttribute(FILTER + slug) !== undefined)
  return `/shop/products/${card.id}${formatQuery(new URLSearchParams(filterQuery(attributes)))}`
}

/** Where a card among special offers leads: to the product's items on offer, or to the one item. */
export const offerAddress = (card: ShownCard): string => {
  const item = card.is_header ? card.single_item_id : card.id
  return item === undefined ? `/discount/products/${card.id}` : `/discount/product/${item}`
}
