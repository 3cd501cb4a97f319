import type { Filter } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { filtersOf } from './facets.ts'
import { countAttributes, countBrandsAndCategories, findLabels, type FacetRow } from './facets.store.ts'
import type { KeptCount } from './kept-count.store.ts'
import type { Narrowing } from './narrowing.ts'

/** Where a listing stands among the categories, and what was counted there when the catalogue was published. */
export interface Place {
  /** How deep its category lies, 0 without one. */
  readonly level: number
  readonly kept: readonly KeptCount[]
}

/** Whether nothing but category and brand narrows, so that the kept counts tell everything of them. */
export const isKept = ({ filters = [], found }: Narrowing): boolean => filters.length === 0 && !found

/** What a listing can be narrowed by further, with how many products each value leaves. */
export const countFilters = async (
  db: Db,
  narrowing: Narrowing,
  { level, kept }: Place,
  language: Language,
): Promise<Filter[]> => {
  const [attributes, others] = await Promise.all([
    countAttributes(db, narrowing),
    isKept(narrowing) ? keptRows(narrowing, kept) : countBrandsAndCategories(db, narrowing, level),
  ])
  return labelled(db, [...others, ...attributes], narrowing, language)
}

/** Puts names to what was counted, and to what is chosen. */
export const labelled = async (
  db: Db,
  rows: readonly FacetRow[],
  { brandIds = [], filters = [] }: Narrowing,
  language: Language,
): Promise<Filter[]> => {
  const idsOf = (kind: FacetRow['kind']) => rows.flatMap((row) => (row.kind === kind ? row.id : []))
  const labels = await findLabels(
    db,
    {
      choice: [...idsOf('choice'), ...filters.flatMap((one) => ('choiceIds' in one ? one.choiceIds : []))],
      number: [...idsOf('number'), ...filters.flatMap((one) => ('choiceIds' in one ? [] : one.attributeId))],
      brand: [...idsOf('brand'), ...brandIds],
      category: idsOf('category'),
    },
    language,
  )
  return filtersOf(rows, labels, { brandIds, filters }, language)
}

const keptRows = ({ categoryId = 0, brandIds }: Narrowing, kept: readonly KeptCount[]): FacetRow[] => {
  const isChosen = (brandId: number) => brandIds === undefined || brandIds.includes(brandId)
  const below = Map.groupBy(
    kept.filter((one) => one.category_id !== categoryId && isChosen(one.brand_id)),
    (one) => one.category_id,
  )
  const row = (kind: FacetRow['kind'], id: number, count: number) => ({
    kind,
    id,
    count,
    low: null,
    high: null,
  })
  return [
    ...kept
      .filter((one) => one.category_id === categoryId && one.brand_id !== 0)
      .map((one) => row('brand', one.brand_id, one.products)),
    ...[...below].map(([id, counts]) =>
      row(
        'category',
        id,
        counts.reduce((sum, { products }) => sum + products, 0),
      ),
    ),
  ]
}
