import type { OwnNumberedItem } from './own-numbers.store.ts'
import type { Found, FoundItem } from './search.store.ts'

/**
 * What a text found, with the items of the reader's own numbers: those that it names whole come first, those whose number
 * begins with it behind the catalogue's own numbers. What was found by another text or by a part of this one is dropped.
 */
export const withOwnNumbers = (found: Found, own: readonly OwnNumberedItem[]): Found => {
  if (own.length === 0) return found
  const seen = new Set<number>()
  const items = own
    .filter(({ item_id }) => !seen.has(item_id) && seen.add(item_id))
    .map(({ text, is_whole, ...ids }) => ({ ...ids, is_whole, why: { kind: 'own_number', text } as const }))
  const isGuess = found.leftOut ?? found.notStocked ?? found.corrected
  const rest: Found = isGuess === undefined ? found : { items: [], products: [] }
  const isByNumber = rest.items.some(({ why }) => why?.kind === 'part_number')
  const others = rest.items.filter(({ item_id }) => !seen.has(item_id))
  const toFound = (some: typeof items): FoundItem[] =>
    some.map(({ item_id, product_id, why }) => ({ item_id, product_id, why }))
  const whole = toFound(items.filter(({ is_whole }) => is_whole))
  const begun = toFound(items.filter(({ is_whole }) => !is_whole))
  const products = new Set(items.map(({ product_id }) => product_id))
  return {
    ...rest,
    items: isByNumber ? [...whole, ...others, ...begun] : [...whole, ...begun, ...others],
    products: rest.products.filter((id) => !products.has(id)),
    ...(rest.hits && {
      hits: [
        ...[...whole, ...begun].map(({ item_id, product_id }) => ({ item_id, product_id })),
        ...rest.hits.filter(({ product_id }) => !products.has(product_id)),
      ],
    }),
  }
}
