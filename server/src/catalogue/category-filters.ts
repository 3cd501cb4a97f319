import type { FilterLists } from '@pasok/contract'
import type { Row } from '../platform/index.ts'

/** A filter that has a place in a category, as its table has it. */
export type CategoryFilter = Pick<Row<'catalogue.category_filter'>, 'attribute_id' | 'is_open' | 'numbers'>

/** The filters that lists of codes describe, and the codes that name no attribute to filter by. */
export const readFilterLists = (
  { opened, folded, lists, ranges }: FilterLists,
  attributes: ReadonlyMap<string, Pick<Row<'catalogue.attribute'>, 'id' | 'type'>>,
): { readonly filters: CategoryFilter[]; readonly unknown: string[] } => {
  const codes = [...opened, ...folded]
  const idOf = (code: string) => {
    const attribute = attributes.get(code)
    return attribute?.type === 'text' ? undefined : attribute?.id
  }
  return {
    unknown: codes.filter((code) => idOf(code) === undefined),
    filters: codes.flatMap((code) => {
      const attribute_id = idOf(code)
      const numbers = lists.includes(code) ? 'list' : ranges.includes(code) ? 'range' : null
      return attribute_id === undefined ? [] : { attribute_id, is_open: opened.includes(code), numbers }
    }),
  }
}

/** The same filters as lists of codes. */
export const writeFilterLists = (
  filters: readonly (Pick<CategoryFilter, 'is_open' | 'numbers'> & { readonly code: string })[],
): Record<keyof FilterLists, string[]> => {
  const codesWhere = (isIncluded: (filter: (typeof filters)[number]) => boolean) =>
    filters.filter(isIncluded).map(({ code }) => code)
  return {
    opened: codesWhere(({ is_open }) => is_open),
    folded: codesWhere(({ is_open }) => !is_open),
    lists: codesWhere(({ numbers }) => numbers === 'list'),
    ranges: codesWhere(({ numbers }) => numbers === 'range'),
  }
}
