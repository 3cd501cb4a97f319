import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/index.ts'
import type { AttributeFilter } from './filters.ts'
import type { ListingFilter } from './listing-filter.ts'
import {
  hasMatchingItem,
  inScope,
  isMatching,
  matchesWhole,
  matchingItems,
  mayMatch,
} from './listing-filter.store.ts'

/** What a list counts: a choice, an attribute's numbers with their bounds, or one size of them, which is both bounds. */
export interface FacetRow {
  readonly kind: 'choice' | 'number' | 'size' | 'brand' | 'category'
  /** Of the choice, of the number's attribute, of the brand, of the category. */
  readonly id: number
  readonly count: number
  readonly low: string | null
  readonly high: string | null
}

/** Sizes of one attribute that a list offers at most; of an attribute with more it knows the bounds alone. */
export const MOST_SIZES = 200

/** The attributes whose sizes are counted one by one. */
export type Sized = readonly number[] | 'all'

const isSized = (sized: Sized, attribute: RawBuilder<unknown>) =>
  sized === 'all' ? sql`true` : sql`${attribute} = any(${sized}::int[])`

type Rows = RawBuilder<FacetRow>

/** Excludes choices of other attributes. The attribute's own are read once; a join would look up each of them. */
const ofAttribute = (only: AttributeFilter | undefined, choice: RawBuilder<unknown>) =>
  only
    ? sql`and ${choice} = any(array(select k.id from catalogue.attribute_choice k where k.attribute_id = ${only.attributeId}))`
    : sql``

/** A number with its attribute, of an attribute `only` or of all. */
const isOf = (only: AttributeFilter | undefined, attribute: RawBuilder<unknown>) =>
  only ? sql`${attribute} = ${only.attributeId}` : sql`true`

/** What one statement counts. */
interface Part {
  readonly listingFilter: ListingFilter
  /** A condition on `catalogue.listing l`. */
  readonly scope: RawBuilder<boolean>
  /** The id that counts as one result of items `m`. */
  readonly counted: RawBuilder<unknown>
  readonly sized: Sized
  /** The one attribute whose values are counted. */
  readonly only?: AttributeFilter
  /** Brands and the categories of this level are counted, too. */
  readonly level?: number | undefined
}

/**
 * Rows by choice, number and size. Products whose items all match are counted by what their row says of them; of the others,
 * which are usually fewer, the matching items are read.
 */
const countPart = ({ listingFilter, scope, counted, sized, only, level }: Part): Rows => {
  const isWhole = counted === item ? sql`false` : matchesWhole(listingFilter)
  // Where all items have one value of the attribute, the first that matches decides for all: null if none does.
  const firstMatch = sql`(
    select true from catalogue.item i where i.product_id = l.product_id and ${isMatching(listingFilter)} limit 1)`
  const counts =
    only && counted === product
      ? sql`case when ${isWhole} then true when ${hasOneValue(only)} then ${firstMatch} else false end`
      : isWhole
  const sums = (
    kind: FacetRow['kind'],
    rows: RawBuilder<unknown>,
    bounds = sql`null::text as low, null::text as high`,
  ) =>
    sql<FacetRow>`select ${sql.lit(kind)} as kind, c.id, sum(c.n)::int as count, ${bounds} from (${rows}) c group by c.id`
  const bounds = sql`trim_scale(min(c.low))::text as low, trim_scale(max(c.high))::text as high`
  const choices = sums(
    'choice',
    sql`
      select s.id, count(*) as n from (select unnest(w.value_ids) as id from whole w) s
      where true ${ofAttribute(only, sql`s.id`)} group by s.id
      union all
      select d.id, count(*) from (
        select distinct v.id, ${counted} from items m, unnest(m.value_ids) v(id) where true ${ofAttribute(only, sql`v.id`)}) d
      group by d.id`,
  )
  const numbers = sums(
    'number',
    sql`
      select x.id, count(*) as n, min(x.low) as low, max(x.high) as high from (
        select unnest(w.number_ids) as id, unnest(w.lows) as low, unnest(w.highs) as high from whole w) x
      where ${isOf(only, sql`x.id`)} group by x.id
      union all
      select m.id, count(distinct m.card), min(m.value), max(m.value) from numbers m group by m.id`,
    bounds,
  )
  const sizes = sql<FacetRow>`
    select 'size', c.id, sum(c.n)::int, trim_scale(c.value)::text, trim_scale(c.value)::text from (
      select x.id, x.value, count(*) as n from (
        select unnest(n.attribute_ids) as id, unnest(n.numbers) as value from whole w cross join lateral (
          -- One by one by their key: a plan for any list would read the whole table.
          select n.attribute_ids, n.numbers from catalogue.listing_number n where n.product_id = w.product_id offset 0) n) x
      where ${isSized(sized, sql`x.id`)} and ${isOf(only, sql`x.id`)} group by x.id, x.value
      union all
      select m.id, m.value, count(distinct m.card) from numbers m where ${isSized(sized, sql`m.id`)} group by m.id, m.value) c
    group by c.id, c.value`
  const ofColumn = (kind: FacetRow['kind'], column: RawBuilder<unknown>) =>
    sums(
      kind,
      sql`
        select ${column} as id, count(*) as n from whole m where ${column} is not null group by 1
        union all
        select d.id, count(*) from (select distinct ${column} as id, ${counted} from items m where ${column} is not null) d
        group by d.id`,
    )
  const values = only ? ('choiceIds' in only ? [choices] : [numbers, sizes]) : [choices, numbers, sizes]
  const rows =
    level === undefined
      ? values
      : [
          ...values,
          ofColumn('brand', sql`m.brand_id`),
          ofColumn('category', sql`m.category_ids[${level + 1}::int]`),
        ]
  return sql<FacetRow>`
    with scope as materialized (
      select l.product_id, l.brand_id, l.category_ids, l.value_ids, l.number_ids, l.lows, l.highs, ${counts} as is_whole
      from catalogue.listing l
      where ${scope} and ${mayMatch(listingFilter)} and ${only ? hasAttribute(only) : sql`true`}),
    whole as (select * from scope where is_whole),
    items as materialized (
      select m.product_id, m.brand_id, m.category_ids, i.id as item_id, i.value_ids
      from scope m cross join lateral (
        select i.id, i.value_ids from catalogue.item i
        where i.product_id = m.product_id and ${isMatching(listingFilter)} offset 0) i
      where not m.is_whole),
    numbers as materialized (
      select ${counted} as card, x.attribute_id as id, x.value from items m cross join lateral (
        -- By their key, as above.
        select n.attribute_id, n.value from catalogue.item_number n
        where n.item_id = m.item_id and ${isOf(only, sql`n.attribute_id`)} offset 0) x)
    ${sql.join(rows, sql` union all `)}`
}

/** What is counted of a listing: the attributes without a filter, and each filtered one without its own filter. */
const partsOf = (part: Part): [Rows, ...Rows[]] => {
  const { filters = [] } = part.listingFilter
  const filtered = sql`${filters.map(({ attributeId }) => attributeId)}::int[]`
  return [
    sql<FacetRow>`
      select * from (${countPart(part)}) a
      where not (kind in ('number', 'size') and id = any(${filtered}))
        and not (kind = 'choice' and exists (select from catalogue.attribute_choice k
          where k.id = a.id and k.attribute_id = any(${filtered})))`,
    ...filters.map((only) => {
      const left = { ...part.listingFilter, filters: filters.filter((one) => one !== only) }
      return sql<FacetRow>`select * from (${countPart({ ...part, listingFilter: left, only, level: undefined })}) a`
    }),
  ]
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
 * counts; `known` are those of the filtered attributes where they are stored.
 */
export const countFacets = async (
  db: Db,
  listingFilter: ListingFilter,
  level: number,
  sized: Sized,
  known?: readonly FacetRow[],
): Promise<FacetRow[]> => {
  const byAll = listingFilter.brandIds === undefined
  const [others, ...filtered] = partsOf({
    listingFilter,
    scope: inScope(listingFilter),
    counted: selectCard(listingFilter),
    sized,
    level: byAll ? level : undefined,
  })
  // One statement each: of a million items they take up to a second.
  const counted = await Promise.all([
    ...[others, ...(known ? [] : filtered)].map(async (part) => (await part.execute(db)).rows),
    byAll ? [] : countBrandsAndCategories(db, listingFilter, level),
  ])
  return [...counted.flat(), ...(known ?? [])]
}

/** The same counts for the items of one product, filtered only by `filters`. */
export const variantCounts = (productId: number, filters: readonly AttributeFilter[]): Rows =>
  sql<FacetRow>`${sql.join(
    partsOf({
      listingFilter: { filters },
      scope: sql<boolean>`l.product_id = ${productId}`,
      counted: item,
      sized: 'all',
    }),
    sql` union all `,
  )}`

/** Whether a product has a value of the attribute: none of the others counts. */
const hasAttribute = (only: AttributeFilter) =>
  'choiceIds' in only
    ? sql`l.value_ids && array(select k.id from catalogue.attribute_choice k where k.attribute_id = ${only.attributeId})`
    : sql`l.number_ids @> array[${only.attributeId}::int]`

/** Whether all items of a product have the same single value of the attribute. */
const hasOneValue = (only: AttributeFilter) =>
  'choiceIds' in only
    ? sql`(l.shared_ids @> array[${only.attributeId}::int] and not l.differing_ids @> array[${only.attributeId}::int]
        and not (select a.filter_only from catalogue.attribute a where a.id = ${only.attributeId}))`
    : sql`(l.shared_ids @> array[${only.attributeId}::int]
        and l.lows[array_position(l.number_ids, ${only.attributeId}::int)]
          = l.highs[array_position(l.number_ids, ${only.attributeId}::int)])`

/** Counts the attributes of a listing that only category and brand filter; its other counts are stored ones. */
export const countProducts = async (
  db: Db,
  listingFilter: ListingFilter,
  sized: Sized,
): Promise<FacetRow[]> => {
  const part = { listingFilter, scope: inScope(listingFilter), counted: product, sized }
  return (await countPart(part).execute(db)).rows
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
