import type { SuggestedCategory, Suggestion } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { buildFallbackLanguage, toHeaderCard, toItemCard } from '../../catalogue/index.ts'
import type { SuggestedCategoryRow, SuggestionRow } from './suggestions.store.ts'

/** Converts a row to a suggested product or item. */
export const toSuggestion = (row: SuggestionRow, language: Language): Suggestion => {
  const { sku_number: sku, ...card } =
    row.item_id === null ? toHeaderCard(row, language) : toItemCard(row, row, language)
  const image = card.main_image_urls?.image_256 ?? null
  return { ...card, sku, image, ...(row.why && { match: row.why }) } as Suggestion
}

/** Converts a row to a suggested category. */
export const toSuggestedCategory = (
  { id, name, slug, filled }: SuggestedCategoryRow,
  language: Language,
): SuggestedCategory => ({ id, name, slug, ...buildFallbackLanguage(filled, { name: 'name' }, language) })
