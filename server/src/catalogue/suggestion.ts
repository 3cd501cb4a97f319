import type { SuggestedCategory, Suggestion } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { borrowedOf } from './catalogue.ts'
import { widthKey } from './pictures/photo.ts'
import { mediaAddress } from './records.ts'
import type { SuggestedCategoryRow, SuggestionRow } from './suggestions.store.ts'

/** A product or item as the search box offers it. */
export const suggestionOf = (row: SuggestionRow, language: Language): Suggestion => {
  const { picture, why } = row
  const isHeader = row.sku === null
  return {
    id: row.id,
    name: row.name,
    ...(row.sku !== null && { sku: row.sku }),
    is_header: isHeader,
    ...(!isHeader && { parent_id: row.product_id }),
    ...(isHeader && row.item_count === 1 && { single_item_id: row.first_item_id }),
    ...(picture && { image: mediaAddress(picture.photo ? widthKey(picture.key, 256) : picture.key) }),
    display_price: row.display_price,
    display_add_to_cart: row.display_add_to_cart,
    ...(why && { match: why }),
    ...borrowedOf(row.filled, { name: 'name' }, language),
  }
}

/** A category that the search box offers. */
export const suggestedCategoryOf = (
  { id, name, slug, filled }: SuggestedCategoryRow,
  language: Language,
): SuggestedCategory => ({ id, name, slug, ...borrowedOf(filled, { name: 'name' }, language) })
