import type { Filter } from '@pasok/contract'
import { filterWords, type Language } from '@pasok/words'
import { buildFallbackLanguage, numberText } from '../../catalogue/index.ts'
import type { FacetLabels } from './facet-labels.store.ts'
import type { FacetRow } from './facets.store.ts'
import type { FilterLayout } from './filter-layout.ts'
import { isReserved, type AttributeFilter } from './filters.ts'
import { inReadingOrder } from './reading-order.ts'

/** The most values that one filter offers: those that leave the most products. */
const MOST_VALUES = 200

type Counts = ReadonlyMap<number, FacetRow>
type Item = Filter['items'][number]
type Attribute = FacetLabels['attributes'][number]

interface Chosen {
  readonly brandIds: readonly number[]
  readonly filters: readonly AttributeFilter[]
  /** The list is of the items of one product, which all have its values. */
  readonly isOfProduct?: boolean | undefined
}

/**
 * What a listing offers to be narrowed by: `rows` under their names; what is chosen always stands there. Attributes come as
 * their category orders them, the brand after those that stand open there.
 */
export const buildFilters = (
  rows: readonly FacetRow[],
  labels: FacetLabels,
  { first, opened, sized }: FilterLayout,
  chosen: Chosen,
  language: Language,
): Filter[] => {
  const counts = Map.groupBy(rows, ({ kind }) => kind)
  const toCounts = (kind: FacetRow['kind']): Counts =>
    new Map((counts.get(kind) ?? []).map((row) => [row.id, row]))
  const [choices, numbers] = [toCounts('choice'), toCounts('number')]
  const sizes = Map.groupBy(counts.get('size') ?? [], ({ id }) => id)
  const places = new Map(first.map((id, place) => [id, place]))
  const placeOf = ({ id }: Attribute) => places.get(id) ?? first.length
  const offered = labels.attributes
    .filter(({ code }) => !isReserved(code))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((attribute) => {
      const { id } = attribute
      const filter = chosen.filters.find((one) => one.attributeId === id)
      const sizesOf = sized.includes(id) ? (sizes.get(id) ?? []) : undefined
      return [
        ...choiceFilter(attribute, labels, choices, filter, chosen, language),
        ...numberFilter(attribute, numbers.get(id), sizesOf, filter, language),
      ].map((one): Filter => (opened.has(id) ? { ...one, opened: true } : one))
    })
  return [
    ...categoryFilter(labels, toCounts('category'), language),
    ...offered.filter((filter) => filter.opened),
    ...brandFilter(labels, toCounts('brand'), new Set(chosen.brandIds), language),
    ...offered.filter((filter) => !filter.opened),
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
    ...countIn(counts.get(id)),
    id,
  }))
  const shown = most(items, ({ id }) => chosen.has(id), language)
  return shown.length === 0
    ? []
    : [{ slug: 'brand', name: filterWords.brand[language], type: 'brand', items: shown }]
}

const choiceFilter = (
  { id: attributeId, code, name, unit }: Attribute,
  { choices }: FacetLabels,
  counts: Counts,
  filter: AttributeFilter | undefined,
  { isOfProduct = false }: Chosen,
  language: Language,
): Filter[] => {
  const chosen = new Set(filter && 'choiceIds' in filter ? filter.choiceIds : [])
  const own = choices.filter((choice) => choice.attribute_id === attributeId)
  const slugsChosen = new Set(own.filter(({ id }) => chosen.has(id)).map(({ slug }) => slug))
  const items = own.map((choice) => ({
    slug: choice.slug,
    name: choice.name,
    ...countIn(counts.get(choice.id)),
    ...(choice.drawing !== null && { drawing: `/media/${choice.drawing}` }),
    ...buildFallbackLanguage(choice.filled, { name: 'name' }, language),
  }))
  const shown = most(items, ({ slug }) => slugsChosen.has(slug), language)
  // A single value that all products have filters nothing; a certificate is what some of them lack.
  const isFilter = shown.length > 1 || (shown.length === 1 && code === 'valid_certificate' && !isOfProduct)
  if (!isFilter && slugsChosen.size === 0) return []
  return [{ slug: code, name, type: 'choice', items: shown, ...(unit !== null && { unit }) }]
}

/** A number's bounds and, where these are ticked, its `sizes`. */
const numberFilter = (
  { code, name, unit }: Attribute,
  row: FacetRow | undefined,
  sizes: readonly FacetRow[] | undefined,
  filter: AttributeFilter | undefined,
  language: Language,
): Filter[] => {
  const ranges = filter && 'ranges' in filter ? filter.ranges : []
  const { low = null, high = null } = row ?? {}
  const narrows = low !== null && low !== high
  if (!narrows && ranges.length === 0) return []
  const bounds = low === null || high === null ? {} : { min: Number(low), max: Number(high) }
  const single = ranges.flatMap((range) => (range.low !== null && range.low === range.high ? range.low : []))
  const counts = new Map((sizes ?? []).map((size): [number, FacetRow] => [Number(size.low), size]))
  const values = sizes === undefined ? [] : new Set([...counts.keys(), ...single.map(Number)])
  const items = [...values]
    .toSorted((a, b) => a - b)
    .map((value) => ({
      // A minus sign alone would leave the range open below.
      slug: value < 0 ? `${value}-${value}` : String(value),
      name: numberText(value, language),
      ...countIn(counts.get(value)),
    }))
  return [
    { slug: code, name, type: 'number', items, ...(unit !== null && { unit }), ...bounds, ...countIn(row) },
  ]
}

/** The count of a row; 0 where nothing has the value. */
const countIn = (row: FacetRow | undefined): { count: number } => ({ count: row?.count ?? 0 })

/** The values that leave the most products, in natural order: M8 before M10. */
const most = <I extends Item>(
  items: readonly I[],
  isChosen: (item: I) => boolean,
  language: Language,
): I[] => {
  const compare = inReadingOrder(language)
  return items
    .filter((item) => item.count !== 0 || isChosen(item))
    .toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)) || (b.count ?? 0) - (a.count ?? 0))
    .slice(0, MOST_VALUES)
    .toSorted((a, b) => compare(a.name, b.name))
}
