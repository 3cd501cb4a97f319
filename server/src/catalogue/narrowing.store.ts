import { sql, type RawBuilder } from 'kysely'
import type { AttributeFilter, RangeFilter } from './filters.ts'
import type { Narrowing } from './narrowing.ts'

type Condition = RawBuilder<boolean>

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`

/** Conditions on `catalogue.listing l`. What a keyword found by its number is a product here, too. */
export const inScope = ({ categoryId, brandIds, found }: Narrowing): Condition =>
  all([
    ...(categoryId === undefined ? [] : [sql<boolean>`l.category_ids @> array[${categoryId}::int]`]),
    ...(brandIds === undefined ? [] : [sql<boolean>`l.brand_id = any(${brandIds}::int[])`]),
    ...(found === undefined ? [] : [sql<boolean>`l.product_id = any(${productsOf(found)}::int[])`]),
  ])

const productsOf = ({ items, products }: NonNullable<Narrowing['found']>): number[] => [
  ...new Set([...items.map((item) => item.product_id), ...products]),
]

/** Conditions on `catalogue.item i`: an active item that fulfils every filter, and that a keyword means. */
export const isMeant = ({ filters = [], found }: Narrowing): Condition =>
  all([
    sql<boolean>`i.active`,
    ...filters.map(fulfils),
    ...(found === undefined
      ? []
      : [
          sql<boolean>`(i.product_id = any(${found.products}::int[])
            or i.id = any(${found.items.map((item) => item.item_id)}::int[]))`,
        ]),
  ])

/** What a product of `catalogue.listing l` has to have so that any of its items can be meant: quick to look at. */
export const mayBeMeant = ({ filters = [] }: Narrowing): Condition =>
  all(
    filters.flatMap((filter) =>
      'choiceIds' in filter ? [sql<boolean>`l.value_ids && ${filter.choiceIds}::int[]`] : [],
    ),
  )

/** The condition that one filter puts on `catalogue.item i`. */
const fulfils = (filter: AttributeFilter): Condition =>
  'choiceIds' in filter
    ? sql<boolean>`i.value_ids && ${filter.choiceIds}::int[]`
    : sql<boolean>`exists (select from catalogue.item_number x where x.item_id = i.id
        and x.attribute_id = ${filter.attributeId} and ${within(filter)})`

const within = ({ low, high }: RangeFilter): Condition =>
  all([
    ...(low === null ? [] : [sql<boolean>`x.value >= ${low}::numeric`]),
    ...(high === null ? [] : [sql<boolean>`x.value <= ${high}::numeric`]),
  ])
