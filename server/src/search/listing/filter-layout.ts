import type { CategoryFilter } from '../../catalogue/index.ts'
import type { FacetRow } from './facets.store.ts'

/** So many sizes of an attribute are ticked one by one where its category does not say how. */
const FEW_SIZES = 40

/** How a category shows its attributes as filters. */
export interface FilterLayout {
  /** Ids of the attributes that come first, in their order. */
  readonly first: readonly number[]
  /** Those of them that stand open. */
  readonly opened: ReadonlySet<number>
  /** Ids of the attributes whose sizes are ticked; of other numbers a range is given. */
  readonly sized: readonly number[]
}

/** The layout that a category's own data give, and what is counted in all of it. */
export const layoutOf = (own: readonly CategoryFilter[], counts: readonly FacetRow[]): FilterLayout => {
  const numbers = new Map(own.map((row) => [row.attribute_id, row.numbers]))
  const sizes = Map.groupBy(
    counts.filter(({ kind }) => kind === 'size'),
    ({ id }) => id,
  )
  return {
    first: own.map((row) => row.attribute_id),
    opened: new Set(own.filter((row) => row.is_open).map((row) => row.attribute_id)),
    sized: [...sizes].flatMap(([id, rows]) => {
      const isList = (numbers.get(id) ?? (rows.length <= FEW_SIZES ? 'list' : 'range')) === 'list'
      return isList ? id : []
    }),
  }
}
