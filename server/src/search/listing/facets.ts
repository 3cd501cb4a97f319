import type { Filter } from '@pasok/contract'
import { filterWords, type Language } from '@pasok/words'
import { buildFallbackLanguage } from '../../catalogue/index.ts'
import type { FacetLabels } from './facet-labels.store.ts'
import type { FacetRow } from './facets.store.ts'
import { isReserved, type AttributeFilter } from './filters.ts'
import { inReadingOrder } from './reading-order.ts'

/** The most values that one filter offers: those that leave the most products. */
const MOST_VALUES = 200

type Counts = ReadonlyMap<number, FacetRow>
type Item = Filter['items'][number]

/** Builds the filters of a listing: labelled counts, which always include the chosen values. */
export const buildFilters = (
  rows: readonly FacetRow[],
  labels: FacetLabels,
  chosen: { readonly brandIds: readonly number[]; readonly filters: readonly AttributeFilter[] },
  language: Language,
): Filter[] => {
  const counts = Map.groupBy(rows, ({ kind }) => kind)
  const toCounts = (kind: FacetRow['kind']): Counts =>
    new Map((counts.get(kind) ?? []).map((row) => [row.id, row]))
  const [choices, numbers] = [toCounts('choice'), toCounts('number')]
  const choicesChosen = new Set(chosen.filters.flatMap((one) => ('choiceIds' in one ? one.choiceIds : [])))
  const numbersChosen = new Set(
    chosen.filters.flatMap((one) => ('choiceIds' in one ? [] : [one.attributeId])),
  )
  return [
    ...categoryFilter(labels, toCounts('category'), language),
    ...brandFilter(labels, toCounts('brand'), new Set(chosen.brandIds), language),
    ...labels.attributes
      .filter(({ code }) => !isReserved(code))
      .flatMap((attribute) => [
        ...choiceFilter(attribute, labels, choices, choicesChosen, language),
        ...numberFilter(attribute, numbers, numbersChosen),
      ]),
  ]
}

const categoryFilter = ({ categories }: FacetLabels, counts: Counts, language: Language): Filter[] => {
  const items = categories.flatMap(({ id, name, slug, filled }) => {
    const count = counts.get(id)?.count ?? 0
    return count === 0
      ? []
      : [{ slug, name, count, id, ...buildFallbackLanguage(filled, { name: 'name' }, language) }]
  })
  return items.length === 0
    ? []
    : [{ slug: 'category', name: filterWords.category[language], type: 'category', items }]
}

const brandFilter = (
  { brands }: FacetLabels,
  counts: Counts,
  chosen: ReadonlySet<number>,
  language: Language,
): Filter[] => {
  const items = brands.map(({ id, name, slug }) => ({
    slug: `${slug}_${id}`,
    name,
    count: counts.get(id)?.count ?? 0,
    id,
  }))
  const shown = most(items, ({ id }) => chosen.has(id), language)
  return shown.length === 0
    ? []
    : [{ slug: 'brand', name: filterWords.brand[language], type: 'brand', items: shown }]
}

const choiceFilter = (
  { id: attributeId, code, name, unit }: FacetLabels['attributes'][number],
  { choices }: FacetLabels,
  counts: Counts,
  chosen: ReadonlySet<number>,
  language: Language,
): Filter[] => {
  const own = choices.filter((choice) => choice.attribute_id === attributeId)
  const slugsChosen = new Set(own.filter(({ id }) => chosen.has(id)).map(({ slug }) => slug))
  const items = own.map((choice) => ({
    slug: choice.slug,
    name: choice.name,
    count: counts.get(choice.id)?.count ?? 0,
    ...buildFallbackLanguage(choice.filled, { name: 'name' }, language),
  }))
  const shown = most(items, ({ slug }) => slugsChosen.has(slug), language)
  // A single value that all products have filters nothing.
  if (shown.length < 2 && slugsChosen.size === 0) return []
  return [{ slug: code, name, type: 'choice', items: shown, ...(unit !== null && { unit }) }]
}

const numberFilter = (
  { id, code, name, unit }: FacetLabels['attributes'][number],
  counts: Counts,
  chosen: ReadonlySet<number>,
): Filter[] => {
  const { low = null, high = null, count = 0 } = counts.get(id) ?? {}
  const bounds = low === null || high === null ? {} : { min: Number(low), max: Number(high) }
  const narrows = low !== null && low !== high
  if (!narrows && !chosen.has(id)) return []
  return [{ slug: code, name, type: 'number', items: [], ...(unit !== null && { unit }), ...bounds, count }]
}

/** The values that leave the most products, in natural order: M8 before M10. */
const most = <I extends Item>(
  items: readonly I[],
  isChosen: (item: I) => boolean,
  language: Language,
): I[] => {
  const compare = inReadingOrder(language)
  return items
    .filter((item) => item.count > 0 || isChosen(item))
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || b.count - a.count)
    .slice(0, MOST_VALUES)
    .toSorted((a, b) => compare(a.name, b.name))
}
