import type { Card } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { findHits, findItemsById, findProducts, findProductsById, type Window } from './listing.store.ts'
import type { Narrowing } from './narrowing.ts'
import { headerCardOf, itemCardOf } from './records.ts'

/**
 * One page of cards and the number of all. What a keyword found comes best first, unless it is to be sorted; `known` is
 * the number of all where it has been counted already.
 */
export const findCards = async (
  db: Db,
  narrowing: Narrowing,
  window: Window,
  known?: number,
): Promise<{ records: Card[]; total: number }> => {
  const { language } = window
  const { found } = narrowing
  if (!found) {
    const { rows, total } = await findProducts(db, narrowing, window, known)
    return { records: rows.map((row) => headerCardOf(row, language)), total }
  }
  const { hits, total } = await findHits(db, { ...narrowing, found }, window)
  if (hits.length === 0) return { records: [], total }
  const [productRows, itemRows] = await Promise.all([
    findProductsById(db, [...new Set(hits.map((hit) => hit.product_id))], language),
    findItemsById(
      db,
      hits.flatMap((hit) => hit.item_id ?? []),
      language,
    ),
  ])
  const products = new Map(productRows.map((row) => [row.id, row]))
  const items = new Map(itemRows.map((row) => [row.item_id, row]))
  const why = new Map(found.items.map((item) => [item.item_id, item.why]))
  const spelling = found.corrected && ({ kind: 'spelling', text: found.corrected } as const)
  const records = hits.flatMap((hit): Card[] => {
    const product = products.get(hit.product_id)
    const item = hit.item_id === null ? undefined : items.get(hit.item_id)
    const match = (item && why.get(item.item_id)) ?? spelling
    if (!product || (hit.item_id !== null && !item)) return []
    const card = item ? itemCardOf(product, item, language) : headerCardOf(product, language)
    return [{ ...card, ...(match && { match }) }]
  })
  return { records, total }
}
