import type { TableAttribute, TableAttributes } from './table-attributes.store.ts'

/** More columns are no table that is read across. */
const MOST_COLUMNS = 12

/** More products are too many to be read as one table. */
export const MOST_PRODUCTS = 2_000

/**
 * Whether a table across its products serves a category: nothing is below it, its products are several but not too many, and of their
 * attributes at least half are ones that three quarters of the products have.
 */
export const fitsTable = ({ products, is_leaf: isLeaf, attributes }: TableAttributes): boolean => {
  const shared = attributes.filter((attribute) => attribute.products * 4 >= products * 3)
  const varies = shared.some((attribute) => attribute.varies)
  return (
    isLeaf && products > 1 && products <= MOST_PRODUCTS && varies && shared.length * 2 >= attributes.length
  )
}

/**
 * The attributes that vary, in the order of the category's filters (ids), then in their own; where they are too many, those
 * that the most products have.
 */
export const tableColumns = (
  { attributes }: TableAttributes,
  first: readonly number[] = [],
): TableAttribute[] => {
  const place = ({ id }: TableAttribute) => (first.includes(id) ? first.indexOf(id) : first.length)
  const varying = attributes.filter(({ varies }) => varies).toSorted((a, b) => place(a) - place(b))
  const columns = new Set(varying.toSorted((a, b) => b.products - a.products).slice(0, MOST_COLUMNS))
  return varying.filter((attribute) => columns.has(attribute))
}
