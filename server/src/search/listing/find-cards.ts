import type { Card } from '@pasok/contract'
import type { Db } from '../../platform/index.ts'
import { findHits, findProducts, type Window } from './listing.store.ts'
import type { ListingFilter } from './listing-filter.ts'
import { headerCardOf, itemCardOf } from '../../catalogue/index.ts'

/**
 * One page of cards and the number of all. What a keyword found comes best first, unless it is to be sorted; `known` is
 * the number of all where it has been counted already.
 */
export const findCards = async (
  db: Db,
  listingFilter: ListingFilter,
  window: Window,
  known?: number,
): Promise<{ records: Card[]; total: number }> => {
  const { language } = window
  const { found } = listingFilter
  if (!found) {
    const { rows, total } = await findProducts(db, listingFilter, window, known)
    return { records: rows.map((row) => headerCardOf(row, language)), total }
  }
  const { hits, total } = await findHits(db, { ...listingFilter, found }, window)
  const why = new Map(found.items.map((item) => [item.item_id, item.why]))
  const spelling = found.corrected && ({ kind: 'spelling', text: found.corrected } as const)
  const records = hits.map((hit): Card => {
    const match = (hit.item_id === null ? undefined : why.get(hit.item_id)) ?? spelling
    const card = hit.item_id === null ? headerCardOf(hit, language) : itemCardOf(hit, hit, language)
    return { ...card, ...(match && { match }) }
  })
  return { records, total }
}
