import type { Match } from '@pasok/contract'
import type { Db } from '../../platform/index.ts'
import type { FindVocabulary } from '../specification/vocabulary.ts'
import { searchText } from '../text/search.store.ts'
import { findItemsOfProducts } from './match-rows.store.ts'

/** How many of the products that words find are searched for items. */
const MOST_PRODUCTS = 5

/** A text to find items by, and the company whose own numbers count, too. */
interface ItemQuery {
  readonly text: string
  readonly companyId: number
  /** The most items. */
  readonly limit: number
}

/** The listed items that a text means, the likeliest first: by its number, then those that its words find. */
export const findItems = async (
  db: Db,
  findVocabulary: FindVocabulary,
  { text, companyId, limit }: ItemQuery,
): Promise<{ readonly item_id: number; readonly match?: Match | undefined }[]> => {
  const result = await searchText(db, findVocabulary, text, false, { reader: { db, scope: { companyId } } })
  const spelling = result.corrected ?? result.notStocked?.rest
  const match = spelling === undefined ? undefined : ({ kind: 'spelling', text: spelling } as const)
  const items = result.items.slice(0, limit).map(({ item_id, why }) => ({ item_id, match: why ?? match }))
  if (items.length === limit || result.products.length === 0) return items
  const seen = new Set(items.map(({ item_id }) => item_id))
  const others = await findItemsOfProducts(db, result.products.slice(0, MOST_PRODUCTS), text, limit)
  const added = others.filter((id) => !seen.has(id)).map((item_id) => ({ item_id, match }))
  return [...items, ...added].slice(0, limit)
}
