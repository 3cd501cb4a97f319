import type { Card, ItemCard } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { findHits, findProducts, type Hit, type Window } from './listing.store.ts'
import type { Found } from '../text/search.store.ts'
import { whatMatches } from '../specification/what-matches.ts'
import type { ListingFilter } from './listing-filter.ts'
import {
  toAttributeValue,
  findItemValues,
  toHeaderCard,
  toItemCard,
  type ValueRow,
} from '../../catalogue/index.ts'

/**
 * One page of cards and the total. Keyword results come best first unless another sort is requested; `known` is the
 * total if it was already counted.
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
    return { records: rows.map((row) => toHeaderCard(row, language)), total }
  }
  const { hits, total } = await findHits(db, { ...listingFilter, found }, window)
  const why = new Map(found.items.map((item) => [item.item_id, item.why]))
  const spelling = found.corrected && ({ kind: 'spelling', text: found.corrected } as const)
  const findFittingAttributes = await findFitting(db, found, hits, language)
  const records = hits.map((hit): Card => {
    if (hit.item_id === null) return { ...toHeaderCard(hit, language), ...(spelling && { match: spelling }) }
    const match = why.get(hit.item_id) ?? spelling
    const fitting = findFittingAttributes(hit.item_id)
    return { ...toItemCard(hit, hit, language), ...(match && { match }), ...(fitting && { fitting }) }
  })
  return { records, total }
}

/** For each item of the page, the values by which the sizes in the text found it. */
const findFitting = async (
  db: Db,
  { hits: found = [], figures = [] }: Found,
  hits: readonly Hit[],
  language: Language,
): Promise<(itemId: number) => ItemCard['fitting']> => {
  const fitting = new Map(found.map(({ item_id, fitting }) => [item_id, fitting]))
  const ids = hits.flatMap(({ item_id }) => (item_id !== null && fitting.get(item_id) ? item_id : []))
  const values = await findItemValues(db, ids, language)
  return (itemId) => {
    const of = fitting.get(itemId)
    if (!of) return undefined
    const matching = whatMatches(values.get(itemId) ?? [], figures)
    return { items: of.items, values: matching.map((value) => shownValue(value, language)) }
  }
}

const shownValue = (value: ValueRow, language: Language) => {
  const { number: _, ...shown } = toAttributeValue(value, language)
  return shown
}
