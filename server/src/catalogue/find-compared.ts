import type { ComparedCard } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { findCardsById } from './cards-by-id.ts'
import { findItemValues } from './item-values.store.ts'
import { findProductData } from './product-data.store.ts'
import { toAttributeValue } from './records.ts'
import { toProductData } from './with-data.ts'

/** More than any product has: nothing is cut. */
const ALL = { attributes: 1_000, choices: 1_000 }

/** Products and items with all their technical values, in the order of the ids; what is not sold is left out. */
export const findCompared = async (
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<ComparedCard[]> => {
  const [cards, values, data] = await Promise.all([
    findCardsById(db, ids, language),
    findItemValues(db, ids, language),
    findProductData(db, ids, language, ALL),
  ])
  const dataByProduct = Map.groupBy(data, ({ product_id }) => product_id)
  return [...cards.values()].map((card) =>
    card.is_header
      ? { ...card, attributes: (dataByProduct.get(card.id) ?? []).map((row) => toProductData(row, language)) }
      : { ...card, attributes: (values.get(card.id) ?? []).map((row) => toAttributeValue(row, language)) },
  )
}
