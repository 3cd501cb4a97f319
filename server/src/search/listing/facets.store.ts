import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { AttributeFilter } from './filters.ts'
import { isPlain, type ListingFilter } from './listing-filter.ts'
import { hasMatchingItem, inScope, matchingItems } from './listing-filter.store.ts'

/**
 * What a list counts: a choice, an attribute's numbers with their bounds, or one size of them, which is both bounds. A row
 * `uncounted` says that too many items are left to count the values of an attribute (0: of all that have no filter).
 */
export interface FacetRow {
  readonly kind: 'choice' | 'number' | 'size' | 'brand' | 'category' | 'uncounted'
  /** Of the choice, of the number's attribute, of the brand, of the category. */
  readonly id: number
  readonly count: number
  readonly low: string | null
  readonly high: string | null
}

/** The most items, after category and other filters, for which attributes are counted. */
export const MOST_ITEMS = 20_000

/** Sizes of one attribute that a list offers at most; of an attribute with more it knows the bounds alone. */
const MOST_SIZES = 200

/** The attributes whose sizes are counted one by one. */
export type Sized = readonly number[] | 'all'

const isSized = (sized: Sized, attribute: RawBuilder<unknown>) =>
  sized === 'all' ? sql`true` : sql`${attribute} = any(${sized}::int[])`

type Rows = RawBuilder<FacetRow>

/** Excludes options `v` of other attributes. The attribute's own are read once; a join would look up each `v`. */
const ofAttribute = (only: AttributeFilter | undefined) =>
  only
    ? sql`and v = any(array(select k.id from catalogue.attribute_choice k where k.attribute_id = ${only.attributeId}))`
    : sql``

/** Rows of `number` and, for the attributes `sized`, of `size` over items `m` of the CTE `from`. */
const numbersOf = (
  from: string,
  counted: RawBuilder<unknown>,
  sized: Sized,
  where: { readonly item?: RawBuilder<unknown>; readonly number?: RawBuilder<unknown> },
): Rows => sql<FacetRow>`
  select case when grouping(x.size) = 0 then 'size' else 'number' end as kind, x.attribute_id as id,
    count(distinct ${counted})::int as count, trim_scale(min(x.value))::text as low, trim_scale(max(x.value))::text as high
  from ${sql.ref(from)} m cross join lateral (
    -- One by one by their key: a plan for any list would read the whole table.
    select n.attribute_id, n.value, case when ${isSized(sized, sql`n.attribute_id`)} then n.value end as size
    from catalogue.item_number n where n.item_id = m.item_id and ${where.number ?? sql`true`} offset 0) x
  where ${where.item ?? sql`true`}
  group by grouping sets ((x.attribute_id), (x.attribute_id, x.size))
  having grouping(x.size) = 1 or x.size is not null`

/** Rows of `choice`, `number` and `size` over the CTE `from`, which has a row an item: product_id, item_id, value_ids. */
const ofItems = (from: string, counted: RawBuilder<unknown>, sized: Sized, only?: AttributeFilter): Rows => {
  const few = sql`(select count(*) from ${sql.ref(from)}) <= ${MOST_ITEMS}`
  const choices = sql<FacetRow>`
    select 'choice' as kind, v as id, count(distinct ${counted})::int as count, null::text as low, null::text as high
    from ${sql.ref(from)} m, unnest(m.value_ids) v where ${few} ${ofAttribute(only)} group by v`
  const numbers = numbersOf(from, counted, sized, {
    item: few,
    ...(only && { number: sql`n.attribute_id = ${only.attributeId}` }),
  })
  const uncounted = sql<FacetRow>`
    select 'uncounted', ${only?.attributeId ?? 0}::int, 0, null, null where not ${few}`
  if (!only) return sql<FacetRow>`${choices} union all ${numbers} union all ${uncounted}`
  return sql<FacetRow>`${'choiceIds' in only ? choices : numbers} union all ${uncounted}`
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
  sized: Sized,
  more: readonly Rows[] = [],
): Rows => {
  const { filters = [] } = listingFilter
  const matched = sql`matched as materialized (${selectItems(listingFilter, scope)})`
  const own = [others(filters, counted, sized), ...more]
  const parts = [
    { cte: matched, rows: sql<FacetRow>`${sql.join(own, sql` union all `)}` },
    ...filters.map((own, index) => {
      const left = { ...listingFilter, filters: filters.filter((one) => one !== own) }
      if (counted === product && isPlain(left))
        return { cte: selectProducts(left, own), rows: ofProducts(sized, own) }
      const name = `without_${index}`
      return {
        cte: sql`${sql.ref(name)} as materialized (${selectItems(left, scope)})`,
        rows: ofItems(name, counted, sized, own),
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

/** Rows of the attributes that are not filtered themselves. */
const others = (filters: readonly AttributeFilter[], counted: RawBuilder<unknown>, sized: Sized): Rows => {
  const filtered = sql`${filters.map(({ attributeId }) => attributeId)}::int[]`
  return sql<FacetRow>`
    select * from (${ofItems('matched', counted, sized)}) a
    where not (kind in ('number', 'size') and id = any(${filtered}))
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
 * Counts the matches of a listing filter by choice and number, by brand and by the categories right below
 * its own, which lies `level` deep (0 without one); the sizes of the attributes `sized`. A filter is left aside in its own
 * counts. Where too many items are left an attribute has no rows, but for what is chosen, and a row `uncounted` says so.
 */
export const countFacets = async (
  db: Db,
  listingFilter: ListingFilter,
  level: number,
  sized: Sized,
): Promise<FacetRow[]> => {
  const byAll = listingFilter.brandIds === undefined
  const card = selectCard(listingFilter)
  const counts = itemCounts(
    listingFilter,
    inScope(listingFilter),
    card,
    sized,
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
    countChosen(db, listingFilter, rows, sized),
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
 * Counts what is chosen in the list as it is, where there were too many items to count without the filter; of a number
 * also between which bounds, and its sizes.
 */
const countChosen = async (
  db: Db,
  listingFilter: ListingFilter,
  counted: readonly FacetRow[],
  sized: Sized,
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
    ${numbersOf('m', selectCard(listingFilter), sized, { number: sql`n.attribute_id = any(${numberIds}::int[])` })}`.execute(
    db,
  )
  return rows
}

/** The same counts for the items of one product, filtered only by `filters`. */
export const variantCounts = (productId: number, filters: readonly AttributeFilter[]): Rows =>
  itemCounts({ filters }, sql<boolean>`l.product_id = ${productId}`, item, 'all')

/**
 * The same over the CTE `scope` with one row for each product: if only category and brand filter, products have the
 * values of their items. There are far fewer of them, so all are counted. Arrays are unnested in the list of columns: as
 * a join with a function, the plan remembers each array.
 */
const productParts = (sized: Sized, only?: AttributeFilter) => {
  const choices = sql<FacetRow>`
    select 'choice' as kind, v as id, count(*)::int as count, null::text as low, null::text as high
    from (select unnest(s.value_ids) as v from scope s) s where true ${ofAttribute(only)} group by v`
  const numbers = sql<FacetRow>`
    select 'number' as kind, x.id, count(*)::int as count, min(x.low)::text as low, max(x.high)::text as high
    from (
      select unnest(s.number_ids) as id, unnest(s.lows) as low, unnest(s.highs) as high from scope s) x ${
        only ? sql`where x.id = ${only.attributeId}` : sql``
      } group by x.id`
  const sizes = sql<FacetRow>`
    select 'size' as kind, id, count, value::text as low, value::text as high from (
      select x.id, x.value, count(*)::int as count, count(*) over (partition by x.id) as sizes
      from (
        select unnest(n.attribute_ids) as id, unnest(n.numbers) as value from scope s cross join lateral (
          -- By their key, as above.
          select n.attribute_ids, n.numbers from catalogue.listing_number n where n.product_id = s.product_id offset 0) n) x
      where ${isSized(sized, sql`x.id`)} ${only ? sql`and x.id = ${only.attributeId}` : sql``} group by x.id, x.value) v
    where sizes <= ${MOST_SIZES}`
  return { choices, numbers, sizes }
}

/** Rows of a filtered attribute over the CTE `scope`. */
const ofProducts = (sized: Sized, only: AttributeFilter): Rows => {
  const { choices, numbers, sizes } = productParts(sized, only)
  return 'choiceIds' in only ? choices : sql<FacetRow>`${numbers} union all ${sizes}`
}

/** The products within a listing filter's category and brands that have the attribute, as the CTE that `ofProducts` counts. */
const selectProducts = (listingFilter: ListingFilter, only: AttributeFilter) =>
  sql`scope as materialized (${productsIn(listingFilter)} and ${hasAttribute(only)})`

/** Whether a product has a value of the attribute: none of the others counts. */
const hasAttribute = (only: AttributeFilter) =>
  'choiceIds' in only
    ? sql`l.value_ids && array(select k.id from catalogue.attribute_choice k where k.attribute_id = ${only.attributeId})`
    : sql`l.number_ids @> array[${only.attributeId}::int]`

const productsIn = (listingFilter: ListingFilter) => sql`
  select l.product_id, l.value_ids, l.number_ids, l.lows, l.highs from catalogue.listing l where ${inScope(listingFilter)}`

/**
 * Counts the attributes of a listing that only category and brand filter; its other counts are stored ones. Sizes are
 * counted of the attributes `sized`, or of all.
 */
export const countProducts = async (
  db: Db,
  listingFilter: ListingFilter,
  sized: Sized,
): Promise<FacetRow[]> => {
  const { choices, numbers, sizes } = productParts(sized)
  // One statement each: of a million items they take up to a second.
  const counted = await Promise.all(
    [choices, numbers, sizes].map((part) =>
      sql<FacetRow>`with scope as (${productsIn(listingFilter)}) ${part}`.execute(db),
    ),
  )
  return counted.flatMap(({ rows }) => rows)
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
      : sql`select ${columns} from catalogue.listing l where ${inScope(rest)} and ${hasMatchingItem(rest)}`
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
