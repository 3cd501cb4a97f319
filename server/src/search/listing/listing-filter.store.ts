import { sql, type RawBuilder } from 'kysely'
import { asksItemPrice, asksPrice } from '../../pricing/index.ts'
import type { AttributeFilter, NumberFilter } from './filters.ts'
import type { ListingFilter } from './listing-filter.ts'

type Condition = RawBuilder<boolean>

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`

/** Conditions on `catalogue.listing l`. What a keyword found by its number is a product here, too. */
export const inScope = ({ categoryId, brandIds, found, prices }: ListingFilter): Condition =>
  all([
    ...(categoryId === undefined ? [] : [sql<boolean>`l.category_ids @> array[${categoryId}::int]`]),
    ...(brandIds === undefined ? [] : [sql<boolean>`l.brand_id = any(${brandIds}::int[])`]),
    ...(found === undefined ? [] : [sql<boolean>`l.product_id = any(${listProductIds(found)}::int[])`]),
    ...(prices === undefined ? [] : asksPrice(prices, sql`l.product_id`)),
  ])

const listProductIds = ({ items, products }: NonNullable<ListingFilter['found']>): number[] => [
  ...new Set([...items.map((item) => item.product_id), ...products]),
]

/**
 * A FROM clause: products `l` of `catalogue.listing` within `scope`, each with its items `i` (id, value_ids) that a
 * listing filter means. Products are found first and their items by the product: a plan for any filter would begin with the
 * filter, and read the items of the whole catalogue that fulfil it.
 */
export const matchingItems = (listingFilter: ListingFilter, scope: Condition) => sql`
  (select l.* from catalogue.listing l where ${scope} and ${mayMatch(listingFilter)}) l
  cross join lateral (
    select i.id, i.value_ids from catalogue.item i
    where i.product_id = l.product_id and ${isMatching(listingFilter)} offset 0) i`

/**
 * A condition on `catalogue.listing l`: one of its items matches the filter. A scalar subquery with a limit reads one
 * product at a time and stops at its first match; `exists` would be planned as a join with all items of the catalogue.
 */
export const hasMatchingItem = (listingFilter: ListingFilter): Condition =>
  all([
    mayMatch(listingFilter),
    sql<boolean>`(${matchesWhole(listingFilter)}
      or (select true from catalogue.item i where i.product_id = l.product_id and ${isMatching(listingFilter)} limit 1))`,
  ])

/** Whether a listing filter has conditions on items, other than those of the keyword. */
export const asksItems = ({ filters = [], prices }: ListingFilter): boolean =>
  filters.length > 0 || prices !== undefined

/** Conditions on `catalogue.item i`: an active item that fulfils every filter, and that a keyword means. */
export const isMatching = ({ filters = [], found, prices }: ListingFilter): Condition =>
  all([
    sql<boolean>`i.active`,
    ...filters.map(fulfils),
    ...(prices === undefined ? [] : asksItemPrice(prices, sql`i.id`)),
    ...(found === undefined
      ? []
      : [
          // Hashed once: as arrays, each item would be compared with all of them.
          sql<boolean>`(i.product_id in (select unnest(${found.products}::int[]))
            or i.id in (select unnest(${found.items.map((item) => item.item_id)}::int[])))`,
        ]),
  ])

/** A cheap condition on `catalogue.listing l` that is true for every product with a matching item. */
export const mayMatch = ({ filters = [] }: ListingFilter): Condition =>
  all(
    filters.map((filter) =>
      'choiceIds' in filter
        ? sql<boolean>`l.value_ids && ${filter.choiceIds}::int[]`
        : sql<boolean>`l.number_ids @> array[${filter.attributeId}::int]
            and ${boundsOf(filter)} && ${toRanges(filter)}`,
    ),
  )

/** A condition on `catalogue.listing l` that is true only where all active items match: they need not be read. */
export const matchesWhole = ({ filters = [], found, prices }: ListingFilter): Condition =>
  all([
    ...(prices === undefined ? [] : [sql<boolean>`false`]),
    ...(found === undefined ? [] : [sql<boolean>`l.product_id in (select unnest(${found.products}::int[]))`]),
    ...filters.map((filter) =>
      'choiceIds' in filter
        ? sql<boolean>`l.shared_ids @> array[${filter.attributeId}::int] and not l.value_ids && array(
            select k.id from catalogue.attribute_choice k
            where k.attribute_id = ${filter.attributeId} and k.id <> all(${filter.choiceIds}::int[]))`
        : sql<boolean>`l.shared_ids @> array[${filter.attributeId}::int]
            and ${boundsOf(filter)} <@ ${toRanges(filter)}`,
    ),
  ])

/**
 * The condition that one filter puts on `catalogue.item i`. A number is looked up by its key: as a question whether it
 * exists, it would be joined to all numbers of the attribute.
 */
const fulfils = (filter: AttributeFilter): Condition =>
  'choiceIds' in filter
    ? sql<boolean>`i.value_ids && ${filter.choiceIds}::int[]`
    : sql<boolean>`(select x.value <@ ${toRanges(filter)} from catalogue.item_number x
        where x.item_id = i.id and x.attribute_id = ${filter.attributeId})`

/** A product's lowest and highest number of the attribute, as a range. Without such a number it is unbounded. */
const boundsOf = ({ attributeId }: NumberFilter) => {
  const place = sql`array_position(l.number_ids, ${attributeId}::int)`
  return sql`numrange(l.lows[${place}], l.highs[${place}], '[]')`
}

/** The filter's ranges; arrays, so that any number of them is one prepared statement. */
const toRanges = ({ ranges }: NumberFilter) => sql`(
  select coalesce(range_agg(numrange(r.low, r.high, '[]')), '{}')
  from unnest(${ranges.map(({ low }) => low)}::numeric[], ${ranges.map(({ high }) => high)}::numeric[]) r(low, high)
  where (r.low <= r.high) is not false)`
