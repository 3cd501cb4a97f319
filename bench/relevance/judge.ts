/** A search as a buyer types it, and what should come first: codes of products and numbers of items; null for nothing. */
export interface Search {
  readonly q: string
  readonly lang: 'en' | 'id'
  readonly first: string | null
  /** As right as `first`. */
  readonly or?: readonly string[]
  readonly kind?: string
}

/** A row of an answer: a product by its code, or an item of it. */
export interface Shown {
  readonly product: string
  readonly item?: string
}

/** Where a right answer stands. */
export type Place = 'first' | 'in three' | 'wrong or none'

/**
 * Judges an answer as README.md says. `findProduct` tells an item's product: a product is right for its item where
 * several of its items are. Nothing, or an answer that says it is partial, is right where nothing fits.
 */
export const judge = (
  { first, or = [] }: Search,
  answer: { readonly shown: readonly Shown[]; readonly isPartial: boolean },
  findProduct: (item: string) => string | undefined,
): Place => {
  const { shown, isPartial } = answer
  if (first === null) return shown.length === 0 || isPartial ? 'first' : 'wrong or none'
  const right = [first, ...or]
  const isRight = ({ product, item }: Shown) =>
    right.includes(product) ||
    (item === undefined
      ? right.filter((number) => findProduct(number) === product).length > 1
      : right.includes(item))
  const place = shown.findIndex(isRight)
  if (place === 0) return 'first'
  return place > 0 && place < 3 ? 'in three' : 'wrong or none'
}
