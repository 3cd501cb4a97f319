import type { OwnNumberedItem } from './own-numbers.store.ts'
import type { Found, FoundItem } from './search.store.ts'

/**
 * Adds the items of the reader's own numbers to what a text found, each item once. Items whose number is the whole text
 * come first; those whose number begins with it come behind part numbers of the catalogue and before all else. Where a
 * number is the whole text, results of a corrected text or of a part of it are dropped.
 */
export const withOwnNumbers = (found: Found, own: readonly OwnNumberedItem[]): Found => {
  if (own.length === 0) return found
  const seen = new Set<number>()
  const items = own.filter(({ item_id }) => !seen.has(item_id) && seen.add(item_id))
  const whole = items.filter(({ is_whole }) => is_whole).map(toFound)
  const begun = items.filter(({ is_whole }) => !is_whole).map(toFound)
  const isGuess = (found.leftOut ?? found.notStocked ?? found.corrected) !== undefined
  const rest: Found = isGuess && whole.length > 0 ? { items: [], products: [] } : found
  const isByNumber = rest.items.some(({ why }) => why?.kind === 'part_number')
  const others = rest.items.filter(({ item_id }) => !seen.has(item_id))
  const products = new Set(items.map(({ product_id }) => product_id))
  return {
    ...rest,
    items: isByNumber ? [...whole, ...others, ...begun] : [...whole, ...begun, ...others],
    products: rest.products.filter((id) => !products.has(id)),
    ...(rest.hits && {
      hits: [
        ...[...whole, ...begun].map(({ item_id, product_id }) => ({ item_id, product_id })),
        // A product that words found stands in a list once: here as the item of the own number.
        ...rest.hits.filter(({ product_id }) => !products.has(product_id)),
      ],
    }),
  }
}

const toFound = ({ item_id, product_id, text }: OwnNumberedItem): FoundItem => ({
  item_id,
  product_id,
  why: { kind: 'own_number', text },
})
