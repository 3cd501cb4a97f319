import type { Card } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { findItemCards } from './item-cards.store.ts'
import { findProductCards } from './product-cards.store.ts'

/** Cards of products and items by id, in the order of the ids and without prices; what is not sold is left out. */
export const findCardsById = async (
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, Card>> => {
  const [products, items] = await Promise.all([
    findProductCards(db, ids, language),
    findItemCards(db, ids, language),
  ])
  return new Map(
    ids.flatMap((id): [number, Card][] => {
      const card = products.get(id) ?? items.get(id)
      return card ? [[id, card]] : []
    }),
  )
}
