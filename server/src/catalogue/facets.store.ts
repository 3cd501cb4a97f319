import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage } from './columns.store.ts'
import type { AttributeFilter } from './filters.ts'
import { isPlain, type Narrowing } from './narrowing.ts'
import { inScope, meantItems } from './narrowing.store.ts'

/** How many of a list have a choice, or a number of an attribute and between which bounds. */
export interface FacetRow {
  readonly kind: 'choice' | 'number' | 'brand' | 'category'
  /** Of the choice, of the number's attribute, of the brand or category. */
  readonly id: number
  readonly count: number
  readonly low: string | null
  readonly high: string | null
}

/** Attributes are counted where the category and the other filters leave at most so many items. */
export const MOST_ITEMS = 20_000

type Rows = RawBuilder<FacetRow>

/** Leaves a choice `v` out that is not of the attribute. */
const ofAttribute = (only: AttributeFilter | undefined) =>
  only
    ? sql`and v in (select k.id from catalogue.attribute_choice k where k.attribute_id = ${only.attributeId})`
    : sql``

/** Rows of `choice` and `number` over the CTE `from`, which has a row an item: product_id, item_id, value_ids. */
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

/** The items that a narrowing leaves within `scope`, as a CTE that `ofItems` counts; not many more than it would count. */
const itemsOf = (narrowing: Narrowing, scope: RawBuilder<boolean>) => sql`
  select l.product_id, i.id as item_id, i.value_ids
  from ${meantItems(narrowing, scope)} limit ${MOST_ITEMS + 1}`

/** Counts by choice and number; for each filter once more without it, for its own values. */
const countItems = async (
  db: Db,
  narrowing: Narrowing,
  scope: RawBuilder<boolean>,
  counted: RawBuilder<unknown>,
): Promise<FacetRow[]> => {
  const { filters = [] } = narrowing
  const parts = [
    { cte: sql`matched as materialized (${itemsOf(narrowing, scope)})`, rows: others(filters, counted) },
    ...filters.map((own, index) => {
      const left = { ...narrowing, filters: filters.filter((one) => one !== own) }
      if (counted === product && isPlain(left)) return { cte: productsOf(left), rows: ofProducts(own) }
      const name = `without_${index}`
      return {
        cte: sql`${sql.ref(name)} as materialized (${itemsOf(left, scope)})`,
        rows: ofItems(name, counted, own),
      }
    }),
  ]
  const { rows } = await sql<FacetRow>`
    with ${sql.join(parts.map(({ cte }) => cte))}
    ${sql.join(
      parts.map((part) => sql`select * from (${part.rows}) f`),
      sql` union all `,
    )}`.execute(db)
  return rows
}

/** Rows of the attributes that are not filtered themselves. */
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

/**
 * Counts, of what a narrowing leaves, the products by choice and number. An attribute's own filter is left aside in its
 * own counts. Where too many items are left an attribute has no rows, but for what is chosen.
 */
export const countAttributes = async (db: Db, narrowing: Narrowing): Promise<FacetRow[]> => {
  if (isPlain(narrowing)) return countProducts(db, narrowing)
  const rows = await countItems(db, narrowing, inScope(narrowing), product)
  const counted = new Set(rows.map(({ kind, id }) => kind === 'choice' && id))
  const missed = (narrowing.filters ?? []).flatMap((one) =>
    'choiceIds' in one && !one.choiceIds.some((id) => counted.has(id)) ? one.choiceIds : [],
  )
  return missed.length === 0 ? rows : [...rows, ...(await countChosen(db, narrowing, missed))]
}

/** Counts what is chosen in the list as it is: without the filter there were too many items to count. */
const countChosen = async (
  db: Db,
  narrowing: Narrowing,
  choiceIds: readonly number[],
): Promise<FacetRow[]> => {
  const { rows } = await sql<FacetRow>`
    select 'choice' as kind, v as id, count(distinct l.product_id)::int as count, null as low, null as high
    from ${meantItems(narrowing, inScope(narrowing))}, unnest(i.value_ids) v
    where v = any(${choiceIds}::int[]) group by v`.execute(db)
  return rows
}

/** Counts the items of one product in the same way; `filters` alone narrow them. */
export const countVariants = (
  db: Db,
  productId: number,
  filters: readonly AttributeFilter[],
): Promise<FacetRow[]> => countItems(db, { filters }, sql<boolean>`l.product_id = ${productId}`, item)

/**
 * The same over the CTE `scope`, which has a row a product: where nothing but category and brand narrows, products know
 * what their items have.
 */
const ofProducts = (only?: AttributeFilter): Rows => {
  const few = sql`(select coalesce(sum(item_count), 0) from scope) <= ${MOST_ITEMS}`
  const choices = sql<FacetRow>`
    select 'choice' as kind, v as id, count(*)::int as count, null::text as low, null::text as high
    from scope s, unnest(s.value_ids) v where ${few} ${ofAttribute(only)} group by v`
  const numbers = sql<FacetRow>`
    select 'number' as kind, x.id, count(*)::int as count, min(x.low)::text as low, max(x.high)::text as high
    from scope s, unnest(s.number_ids, s.lows, s.highs) x(id, low, high) where ${few} ${
      only ? sql`and x.id = ${only.attributeId}` : sql``
    } group by x.id`
  if (!only) return sql<FacetRow>`${choices} union all ${numbers}`
  return 'choiceIds' in only ? choices : numbers
}

/** The products within a narrowing's category and brands, as the CTE that `ofProducts` counts. */
const productsOf = (narrowing: Narrowing) => sql`
  scope as materialized (
    select l.item_count, l.value_ids, l.number_ids, l.lows, l.highs from catalogue.listing l where ${inScope(narrowing)})`

const countProducts = async (db: Db, narrowing: Narrowing): Promise<FacetRow[]> => {
  const { rows } = await sql<FacetRow>`with ${productsOf(narrowing)} ${ofProducts()}`.execute(db)
  return rows
}

/**
 * Counts the products by brand (the brands' own filter left aside) and by the categories right below; `level` is how
 * deep the narrowing's own category lies, 0 without one.
 */
export const countBrandsAndCategories = async (
  db: Db,
  narrowing: Narrowing,
  level: number,
): Promise<FacetRow[]> => {
  const { brandIds, ...rest } = narrowing
  const chosen =
    brandIds === undefined ? sql<boolean>`true` : sql<boolean>`brand_id = any(${brandIds}::int[])`
  const { rows } = await sql<FacetRow>`
    with matched as materialized (
      select distinct l.product_id, l.brand_id, l.category_ids from ${meantItems(rest, inScope(rest))})
    select 'brand' as kind, brand_id as id, count(*)::int as count, null::text as low, null::text as high
    from matched where brand_id is not null group by brand_id
    union all
    select 'category', category_ids[${level + 1}::int], count(*)::int, null, null
    from matched where ${chosen} and category_ids[${level + 1}::int] is not null group by 2`.execute(db)
  return rows
}

/** What the values that were counted are called, and those that an address chose. */
export interface FacetLabels {
  readonly attributes: readonly { id: number; code: string; name: string; unit: string | null }[]
  readonly choices: readonly {
    id: number
    attribute_id: number
    slug: string
    name: string
    filled: string[]
  }[]
  readonly brands: readonly { id: number; name: string; slug: string }[]
  readonly categories: readonly { id: number; name: string; slug: string; filled: string[] }[]
}

/** Names in the reader's language, attributes and categories in their order. */
export const findLabels = async (
  db: Db,
  ids: Readonly<Record<FacetRow['kind'], readonly number[]>>,
  language: Language,
): Promise<FacetLabels> => {
  const { rows } = await sql<{ [Part in keyof FacetLabels]: FacetLabels[Part] | null }>`
    with choice as materialized (
      select k.id, k.attribute_id, k.slug, ${inLanguage('k.name', language)} as name, k.filled
      from catalogue.attribute_choice k where k.id = any(${ids.choice}::int[]))
    select (select json_agg(c) from choice c) as choices,
      (select json_agg(json_build_object('id', a.id, 'code', a.code, 'name', ${inLanguage('a.name', language)},
         'unit', a.unit) order by a.position, a.id)
       from catalogue.attribute a where a.id in (select attribute_id from choice) or a.id = any(${ids.number}::int[]))
        as attributes,
      (select json_agg(json_build_object('id', b.id, 'name', b.name, 'slug', b.slug))
       from catalogue.brand b where b.id = any(${ids.brand}::int[])) as brands,
      (select json_agg(json_build_object('id', c.id, 'name', ${inLanguage('c.name', language)},
         'slug', ${inLanguage('c.slug', language)}, 'filled', c.filled) order by c.position, c.id)
       from catalogue.category c where c.id = any(${ids.category}::int[])) as categories`.execute(db)
  const [row] = rows
  return {
    attributes: row?.attributes ?? [],
    choices: row?.choices ?? [],
    brands: row?.brands ?? [],
    categories: row?.categories ?? [],
  }
}
