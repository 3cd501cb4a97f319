import type { Card } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { findItemsById, findProducts, findProductsById, type Narrowing, type Sort } from './listing.store.ts'
import { headerCardOf, itemCardOf } from './records.ts'
import { search } from './search.store.ts'

/** What a listing asks for; an empty keyword lists everything that the narrowing leaves. */
export interface CardQuery extends Narrowing {
  readonly keyword: string
  readonly sort: Sort
  readonly language: Language
  readonly offset: number
  readonly limit: number
}

/** One page of cards and the number of all. With a keyword the best match comes first, whatever the sort. */
export const findCards = async (db: Db, query: CardQuery): Promise<{ records: Card[]; total: number }> => {
  const { language, offset, limit } = query
  if (query.keyword === '') {
    const { rows, total } = await findProducts(db, query, query.sort, language, offset, limit)
    return { records: rows.map((row) => headerCardOf(row, language)), total }
  }
  const { hits, total } = await search(db, query.keyword, query, offset, limit)
  if (hits.length === 0) return { records: [], total }
  const itemIds = hits.flatMap((hit) => (hit.item_id === null ? [] : [hit.item_id]))
  const products = new Map(
    (await findProductsById(db, [...new Set(hits.map((hit) => hit.product_id))], language)).map((p) => [
      p.id,
      p,
    ]),
  )
  const items = new Map((await findItemsById(db, itemIds, language)).map((i) => [i.item_id, i]))
  const records = hits.flatMap((hit): Card[] => {
    const product = products.get(hit.product_id)
    if (!product) return []
    if (hit.item_id === null) return [headerCardOf(product, language)]
    const item = items.get(hit.item_id)
    return item ? [itemCardOf(product, item, language)] : []
  })
  return { records, total }
}
