import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { itemListPrice } from '../../pricing/index.ts'
import { inLanguage } from '../../catalogue/index.ts'
import { inReadingOrder } from './reading-order.ts'

/**
 * A sort that every product supports; 'default' is the imported order. Sorting by list price is only for members who
 * may see prices.
 */
export type NamedSort =
  | 'default'
  | 'name_asc'
  | 'name_desc'
  | 'sku_asc'
  | 'sku_desc'
  | 'price_asc'
  | 'price_desc'

/** A sort by an attribute. Options and texts are in natural order. */
export interface AttributeSort {
  readonly attributeId: number
  readonly isDown: boolean
  readonly values:
    | { readonly type: 'number' }
    | { readonly type: 'choice'; readonly ids: readonly number[] }
    | { readonly type: 'text'; readonly texts: readonly string[] }
}

export type ItemSort = NamedSort | AttributeSort

const namedOrders = (
  language: Language,
  ties: RawBuilder<unknown>,
): Record<NamedSort, RawBuilder<unknown>> => {
  const name = sql`lower(${inLanguage('i.name', language)})`
  return {
    default: ties,
    name_asc: sql`${name}, i.id`,
    name_desc: sql`${name} desc, i.id desc`,
    sku_asc: sql`lower(i.sku), i.id`,
    sku_desc: sql`lower(i.sku) desc, i.id desc`,
    price_asc: sql`${itemListPrice(sql`i.id`)} asc nulls last, ${ties}`,
    price_desc: sql`${itemListPrice(sql`i.id`)} desc nulls last, ${ties}`,
  }
}

/** The number, or the index among the values, that sorts an item `i`. */
const selectSortKey = (
  { attributeId, isDown, values }: AttributeSort,
  language: Language,
): RawBuilder<unknown> => {
  if (values.type === 'number')
    return sql`(select x.value from catalogue.item_number x where x.item_id = i.id and x.attribute_id = ${attributeId})`
  if (values.type === 'text')
    return sql`(select array_position(${values.texts}::text[], ${inLanguage('x.value', language)})
      from catalogue.item_text x where x.item_id = i.id and x.attribute_id = ${attributeId})`
  // Of several values the outermost counts, in either direction.
  const outermost = sql.raw(isDown ? 'max' : 'min')
  return sql`(select ${outermost}(array_position(${values.ids}::int[], v)) from unnest(i.value_ids) v)`
}

/**
 * The order of items `i`, with `ties` the usual one. Those without a value of the attribute come last, whichever the direction.
 */
export const buildItemOrder = (
  sort: ItemSort,
  language: Language,
  ties: RawBuilder<unknown> = sql`i.position, i.id`,
): RawBuilder<unknown> =>
  typeof sort === 'string'
    ? namedOrders(language, ties)[sort]
    : sql`${selectSortKey(sort, language)} ${sql.raw(sort.isDown ? 'desc' : 'asc')} nulls last, ${ties}`

interface SortedAttribute {
  readonly id: number
  readonly type: AttributeSort['values']['type']
  readonly choices: { id: number; name: string }[] | null
  readonly texts: string[] | null
}

/** Whose items a table has: a product's, or those of all products of a category. */
export type TableScope = { readonly productId: number } | { readonly categoryId: number }

/** How a table's items are sorted by an attribute, named by its code; undefined where it is unknown. */
export const findAttributeSort = async (
  db: Db,
  scope: TableScope,
  { code, isDown }: { readonly code: string; readonly isDown: boolean },
  language: Language,
): Promise<AttributeSort | undefined> => {
  const isMatched =
    'productId' in scope
      ? sql`l.product_id = ${scope.productId}`
      : sql`l.category_ids @> array[${scope.categoryId}::int]`
  const { rows } = await sql<SortedAttribute>`
    select a.id, a.type,
      case a.type when 'choice' then (
        select json_agg(json_build_object('id', k.id, 'name', ${inLanguage('k.name', language)}))
        from catalogue.attribute_choice k
        where k.attribute_id = a.id and k.id in (
          select unnest(l.value_ids) from catalogue.listing l where ${isMatched})) end as choices,
      case a.type when 'text' then (
        select json_agg(distinct ${inLanguage('x.value', language)})
        from catalogue.listing l join catalogue.item i using (product_id) join catalogue.item_text x on x.item_id = i.id
        where ${isMatched} and i.active and x.attribute_id = a.id) end as texts
    from catalogue.attribute a where a.code = ${code}`.execute(db)
  const [attribute] = rows
  if (!attribute) return undefined
  const compare = inReadingOrder(language)
  const { id: attributeId, type, choices, texts } = attribute
  const values = {
    number: { type: 'number' },
    choice: {
      type: 'choice',
      ids: (choices ?? []).toSorted((a, b) => compare(a.name, b.name)).map(({ id }) => id),
    },
    text: { type: 'text', texts: (texts ?? []).toSorted(compare) },
  } as const
  return { attributeId, isDown, values: values[type] }
}
