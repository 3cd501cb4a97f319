import type { Card, HeaderCard } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { numberText } from './catalogue.ts'
import { findProductData, type ProductDataRow } from './product-data.store.ts'

/** Adds to each product's card its first technical values. */
export const withData = async (db: Db, cards: readonly Card[], language: Language): Promise<Card[]> => {
  const ids = cards.flatMap((card) => (card.is_header ? card.id : []))
  const rows = Map.groupBy(await findProductData(db, ids, language), (row) => row.product_id)
  return cards.map((card) =>
    card.is_header
      ? { ...card, data: (rows.get(card.id) ?? []).map((row) => toProductData(row, language)) }
      : card,
  )
}

/** One technical value of a product, ready to show. */
export const toProductData = (
  row: ProductDataRow,
  language: Language,
): NonNullable<HeaderCard['data']>[number] => ({
  code: row.code,
  name: row.name,
  text: row.text ?? rangeText(Number(row.low), Number(row.high), language),
  ...(row.unit !== null && { unit: row.unit }),
  ...(row.is_filled && { fallback_language: { text: language === 'en' ? 'id' : 'en' } }),
})

const rangeText = (low: number, high: number, language: Language): string =>
  low === high ? numberText(low, language) : `${numberText(low, language)}–${numberText(high, language)}`
