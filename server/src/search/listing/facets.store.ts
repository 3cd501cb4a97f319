import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { AttributeFilter } from './filters.ts'
import { isPlain, type ListingFilter } from './listing-filter.ts'
import { hasMeantItem, inScope, matchingItems } from './listing-filter.store.ts'

/** The count of a choice, or of an attribute's numbers with their bounds, in a list. */
export interface FacetRow {
  readonly kind: 'choice' | 'number' | 'brand' | 'category'
  /** Of the choice, of the number's attribute, of the brand, of the category. */
  readonly id: number
  readonly count: number
  readonly low: string | null
  readonly high: string | null
}

/** The most items, after category and other filters, for which attributes are counted. */
export const MOST_ITEMS = 20_000

type Rows = RawBuilder<FacetRow>

/** Excludes options `v` of other attributes. The attribute's own are read once; a join would look up each `v`. */
const ofAttribute = (only: AttributeFilter | undefined) =>
  only
    ? sql`and v = any(array(select k.id from catalogue.attribute_choice k where k.attribute_id = ${only.attributeId}))`
    : sql``

/** Rows of kind `choice` and `number` over the CTE `from`, with one row for each item: product_id, item_id, value_ids. */
const ofItems = (from: string, counted: RawBuilder<unknown>, only?: AttributeFilter): Rows => {
  const few = sql`(select count(*) from ${sql.ref(from)}) <= ${MOST_ITEMS}`
  const choices = sql<FacetRow>`
    select 'choice' as kind, v as id, count(distinct ${counted})::int as count, null::text as low, null::text as high
    from ${sql.ref(from)} m, unnest(m.value_ids) v where ${few} ${ofAttribute(only)} group by v`
  const numbers = sql<FacetRow>`
    select 'number', x.attribute_id, count(distinct ${counted})::int, trim_scale(min(x.value))::text, trim_scale(max(x.value))::text
    from ${sql.ref(from)} m cross join lateral (
      -- One by one by their key: a plan for any list would read the whole table.
      select n.attribute_id, n.value from catalogue.item_number n where n.item_id = m.item_id ${
        only ? sql`and n.attribute_id = ${only.attributeId}` : sql``
      } offset 0) x
    where ${few} group by x.attribute_id`
  if (!only) return sql<FacetRow>`${choices} union all ${numbers}`
  return 'choiceIds' in only ? choices : numbers
}

/** The items that match a listing filter within `scope`, as a CTE for `ofItems`; at most one more than it counts. */
const selectItems = (listingFilter: ListingFilter, scope: RawBuilder<boolean>) => sql`
  select l.product_id, l.brand_id, l.category_ids, i.id as item_id, i.value_ids
  from ${matchingItems(listingFilter, scope)} limit ${MOST_ITEMS + 1}`

/** Rows by choice and number; each filtered attribute is counted without its own filter. `more` rows are of `matched`. */
const itemCounts = (
  listingFilter: ListingFilter,
  scope: RawBuilder<boolean>,
  counted: RawBuilder<unknown>,
  more: readonly Rows[] = [],
): Rows => {
  const { filters = [] } = listingFilter
  const matched = sql`matched as materialized (${selectItems(listingFilter, scope)})`
  const own = [others(filters, counted), ...more]
  const parts = [
    { cte: matched, rows: sql<FacetRow>`${sql.join(own, sql` union all `)}` },
    ...filters.map((own, index) => {
      const left = { ...listingFilter, filters: filters.filter((one) => one !== own) }
      if (counted === product && isPlain(left)) return { cte: selectProducts(left), rows: ofProducts(own) }
      const name = `without_${index}`
      return {
        cte: sql`${sql.ref(name)} as materialized (${selectItems(left, scope)})`,
        rows: ofItems(name, counted, own),
      }
    }),
  ]
  return sql<FacetRow>`
    with ${sql.join(parts.map(({ cte }) => cte))}
    ${sql.join(
      parts.map((part) => sql`select * from (${part.rows}) f`),
      sql` union all `,
    )}`
}

/** Rows of the attributes without a filter. */
const others = (filters: readonly AttributeFilter[], counted: RawBuilder<unknown>): Rows => {
  const filtered = sql`${filters.map(({ attributeId }) => attributeId)}::int[]`
  return sql<FacetRow>`
    select * from (${ofItems('matched', counted)}) a
    where not (kind = 'number' and id = any(${filtered}))
      and not (kind = 'choice' and exists (select from catalogue.attribute_choice k
        where k.id = a.id and k.attribute_id = any(${filtered})))`
}

const product = sql`m.product_id`
const item = sql`m.item_id`

/** The id that counts as one result of items `m`: a product, or the item if a keyword found that. */
const selectCard = ({ found }: ListingFilter): RawBuilder<unknown> =>
  found === undefined || found.hits || found.items.length === 0
    ? product
    : sql`case when m.product_id in (select unnest(${found.products}::int[])) then -m.product_id else m.item_id end`

/**
 * Counts the results of a listing filter by choice and number, by brand and by the subcategories of its category at
 * `level` (0 without one). Each filter is ignored in its own counts. If too many items match, only chosen attributes
 * have rows.
 */
export const countFacets = async (
  db: Db,
  listingFilter: ListingFilter,
  level: number,
): Promise<FacetRow[]> => {
  const byAll = listingFilter.brandIds === undefined
  const card = selectCard(listingFilter)
  const counts = itemCounts(
    listingFilter,
    inScope(listingFilter),
    card,
    byAll ? [ofBrandsAndCategories('matched', card, level)] : [],
  )
  const [{ rows }, early] = await Promise.all([
    counts.execute(db),
    byAll ? [] : countBrandsAndCategories(db, listingFilter, level),
  ])
  const isCounted = rows.some(({ kind }) => kind === 'brand' || kind === 'category')
  const [late, chosen] = await Promise.all([
    // No rows: there are no products, or too many items.
    byAll && !isCounted ? countBrandsAndCategories(db, listingFilter, level) : [],
    countChosen(db, listingFilter, rows),
  ])
  return [...early, ...late, ...rows, ...chosen]
}

/** Rows of `brand` and `category` over the CTE `from`, whose rows have product_id, brand_id, category_ids. */
const ofBrandsAndCategories = (from: string, counted: RawBuilder<unknown>, level: number): Rows => {
  const few = sql`(select count(*) from ${sql.ref(from)}) <= ${MOST_ITEMS}`
  return sql<FacetRow>`
    select 'brand' as kind, m.brand_id as id, count(distinct ${counted})::int as count,
      null::text as low, null::text as high
    from ${sql.ref(from)} m where ${few} and m.brand_id is not null group by m.brand_id
    union all
    select 'category', m.category_ids[${level + 1}::int], count(distinct ${counted})::int, null, null
    from ${sql.ref(from)} m where ${few} and m.category_ids[${level + 1}::int] is not null group by 2`
}

/**
 * Counts the chosen values in the filtered list, if there were too many items to count without the filter; for numbers
 * also the bounds.
 */
const countChosen = async (
  db: Db,
  listingFilter: ListingFilter,
  counted: readonly FacetRow[],
): Promise<FacetRow[]> => {
  const known = new Set(counted.map(({ kind, id }) => `${kind} ${id}`))
  const { filters = [] } = listingFilter
  const choiceIds = filters.flatMap((one) =>
    'choiceIds' in one && !one.choiceIds.some((id) => known.has(`choice ${id}`)) ? one.choiceIds : [],
  )
  const numberIds = filters.flatMap(({ attributeId, ...one }) =>
    'choiceIds' in one || known.has(`number ${attributeId}`) ? [] : attributeId,
  )
  if (choiceIds.length + numberIds.length === 0) return []
  const { rows } = await sql<FacetRow>`
    with m as materialized (
      select l.product_id, i.id as item_id, i.value_ids from ${matchingItems(listingFilter, inScope(listingFilter))})
    select 'choice' as kind, v as id, count(distinct ${selectCard(listingFilter)})::int as count,
      null as low, null as high
    from m, unnest(m.value_ids) v where v = any(${choiceIds}::int[]) group by v
    union all
    select 'number', x.attribute_id, count(distinct ${selectCard(listingFilter)})::int,
      trim_scale(min(x.value))::text, trim_scale(max(x.value))::text
    from m join catalogue.item_number x on x.item_id = m.item_id and x.attribute_id = any(${numberIds}::int[])
    group by x.attribute_id`.execute(db)
  return rows
}

/** The same counts for the items of one product, filtered only by `filters`. */
export const variantCounts = (productId: number, filters: readonly AttributeFilter[]): Rows =>
  itemCounts({ filters }, sql<boolean>`l.product_id = ${productId}`, item)

/**
 * The same over the CTE `scope` with one row for each product: if only category and brand filter, products have the
 * values of their items. There are far fewer of them, so all are counted.
 */
const ofProducts = (only?: AttributeFilter): Rows => {
  const choices = sql<FacetRow>`
    select 'choice' as kind, v as id, count(*)::int as count, null::text as low, null::text as high
    from scope s, unnest(s.value_ids) v where true ${ofAttribute(only)} group by v`
  const numbers = sql<FacetRow>`
    select 'number' as kind, x.id, count(*)::int as count, min(x.low)::text as low, max(x.high)::text as high
    from scope s, unnest(s.number_ids, s.lows, s.highs) x(id, low, high) ${
      only ? sql`where x.id = ${only.attributeId}` : sql``
    } group by x.id`
  if (!only) return sql<FacetRow>`${choices} union all ${numbers}`
  return 'choiceIds' in only ? choices : numbers
}

/** The products within a listing filter's category and brands, as the CTE that `ofProducts` counts. */
const selectProducts = (listingFilter: ListingFilter) => sql`
  scope as materialized (
    select l.value_ids, l.number_ids, l.lows, l.highs from catalogue.listing l where ${inScope(listingFilter)})`

/** Counts the attributes of a listing that only category and brand filter; its other counts are stored. */
export const countProducts = async (db: Db, listingFilter: ListingFilter): Promise<FacetRow[]> => {
  const { rows } = await sql<FacetRow>`with ${selectProducts(listingFilter)} ${ofProducts()}`.execute(db)
  return rows
}

/** Counts by brand, ignoring the brand filter, and by category. */
const countBrandsAndCategories = async (
  db: Db,
  listingFilter: ListingFilter,
  level: number,
): Promise<FacetRow[]> => {
  const { brandIds, ...rest } = listingFilter
  const chosen =
    brandIds === undefined ? sql<boolean>`true` : sql<boolean>`m.brand_id = any(${brandIds}::int[])`
  const columns = sql`l.product_id, l.brand_id, l.category_ids`
  const matched =
    rest.found && rest.found.items.length > 0
      ? sql`select ${columns}, i.id as item_id from ${matchingItems(rest, inScope(rest))}`
      : sql`select ${columns} from catalogue.listing l where ${inScope(rest)} and ${hasMeantItem(rest)}`
  const card = selectCard(listingFilter)
  const { rows } = await sql<FacetRow>`
    with matched as materialized (${matched})
    select 'brand' as kind, m.brand_id as id, count(distinct ${card})::int as count, null::text as low, null::text as high
    from matched m where m.brand_id is not null group by m.brand_id
    union all
    select 'category', m.category_ids[${level + 1}::int], count(distinct ${card})::int, null, null
    from matched m where ${chosen} and m.category_ids[${level + 1}::int] is not null group by 2`.execute(db)
  return rows
}
