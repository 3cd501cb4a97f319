import type { FoundRow } from './find.store.ts'

/** What a list shows of what was found: a product, or the item of it that fits best. */
export interface FoundHit {
  readonly product_id: number
  readonly item_id: number | null
  /** How many of the product's items fit, and how many it has; nothing where all do. */
  readonly fitting?: { readonly items: number; readonly of: number }
}

/** So few items of a product that fit are shown by the best of them, more by the product. */
const FEW = 3

/** Items that fit as what a list shows, one of a product, in their order. */
export const foundHits = (
  rows: readonly FoundRow[],
): {
  readonly hits: FoundHit[]
  readonly items: { readonly item_id: number; readonly product_id: number }[]
  readonly products: number[]
} => {
  const groups = [...Map.groupBy(rows, ({ product_id }) => product_id)]
  const isWhole = (fitting: readonly FoundRow[]) =>
    fitting[0]?.item_id === null || fitting.length === fitting[0]?.item_count
  return {
    hits: groups.map(([product_id, fitting]): FoundHit => {
      const [best] = fitting
      if (!best || isWhole(fitting)) return { product_id, item_id: null }
      return {
        product_id,
        item_id: fitting.length <= FEW ? best.item_id : null,
        fitting: { items: fitting.length, of: best.item_count },
      }
    }),
    items: groups.flatMap(([, fitting]) =>
      isWhole(fitting)
        ? []
        : fitting.flatMap(({ item_id, product_id }) => (item_id === null ? [] : { item_id, product_id })),
    ),
    products: groups.flatMap(([id, fitting]) => (isWhole(fitting) ? id : [])),
  }
}
