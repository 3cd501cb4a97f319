import type { SuggestedCategory, Suggestion } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { buildFallbackLanguage, toHeaderCard, toItemCard } from '../../catalogue/index.ts'
import type { SuggestedCategoryRow, SuggestionRow } from './suggestions.store.ts'

/** A product or item as the search box offers it. */
export const toSuggestion = (row: SuggestionRow, language: Language): Suggestion => {
  const { sku_number: sku, ...card } =
    row.item_id === null ? toHeaderCard(row, language) : toItemCard(row, row, language)
  const image = card.main_image_urls?.image_256 ?? null
  return { ...card, sku, image, ...(row.why && { match: row.why }) } as Suggestion
}

/** A category that the search box offers. */
export const toSuggestedCategory = (
  { id, name, slug, filled }: SuggestedCategoryRow,
  language: Language,
): SuggestedCategory => ({ id, name, slug, ...buildFallbackLanguage(filled, { name: 'name' }, language) })
