import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { byListPrice } from '../../pricing/index.ts'
import {
  itemColumns,
  listedColumns,
  ownPictures,
  type ItemRow,
  type ProductRow,
} from '../../catalogue/index.ts'
import type { ListingFilter } from './listing-filter.ts'
import { asksItems, hasMatchingItem, inScope, isMatching } from './listing-filter.store.ts'
import type { FoundHit } from '../specification/found-hits.ts'
import type { Found } from '../text/search.store.ts'

/** By list price for members who may see prices alone: a guest could find each of them by bisecting. */
export type Sort = 'default' | 'name_asc' | 'name_desc' | 'price_asc' | 'price_desc'

/** Which part of a list is wanted, and in what order. */
export interface Window {
  readonly sort: Sort
  readonly language: Language
  readonly offset: number
  readonly limit: number
}

/** How products `l` are ordered, and what is joined to them for it. */
const orders = (language: Language) => {
  const name = sql.ref(`l.name_key_${language}`)
  const ordered = (order: RawBuilder<unknown>) => ({ order, join: sql`` })
  return {
    default: ordered(sql`l.popularity desc, l.product_id`),
    name_asc: ordered(sql`${name}, l.product_id`),
    name_desc: ordered(sql`${name} desc, l.product_id desc`),
    price_asc: byListPrice(sql`l.product_id`, 'asc'),
    price_desc: byListPrice(sql`l.product_id`, 'desc'),
  } satisfies Record<Sort, unknown>
}

const isNarrow = ({ categoryId, brandIds, filters = [], prices }: ListingFilter): boolean =>
  categoryId !== undefined || brandIds !== undefined || filters.length > 0 || prices !== undefined

/** What sorting needs of the products that a listing filter leaves. */
const selectProducts = (listingFilter: ListingFilter) => {
  const columns = sql`l.product_id, l.popularity, l.name_key_en, l.name_key_id`
  return asksItems(listingFilter)
    ? sql`select ${columns} from catalogue.listing l where ${inScope(listingFilter)} and ${hasMatchingItem(listingFilter)}`
    : sql`select ${columns} from catalogue.listing l where ${inScope(listingFilter)}`
}

/** One page of the products that a listing filter without a keyword leaves; `total` counts them all unless it is known. */
export const findProducts = async (
  db: Db,
  listingFilter: ListingFilter,
  { sort, language, offset, limit }: Window,
  known?: number,
): Promise<{ rows: ProductRow[]; total: number }> => {
  const { order, join } = orders(language)[sort]
  // A narrow list is found by what narrows it, then sorted; the whole one is read in its order.
  const found = isNarrow(listingFilter) ? sql`found l` : sql`catalogue.listing l`
  const total = known === undefined ? sql`(select count(*)::int from ${found})` : sql`${known}::int`
  // The total comes with every row, and with a row of its own where the page is beyond the end.
  const { rows } = await sql<ProductRow & { total: number }>`
    with ${isNarrow(listingFilter) ? sql`found as materialized (${selectProducts(listingFilter)}),` : sql``}
    page as materialized (
      select l.product_id, row_number() over (order by ${order}) as place
      from ${found} ${join} order by ${order} limit ${limit} offset ${offset})
    select counted.total, card.* from (select ${total} as total) counted
    left join (
      select page.place, ${listedColumns(language)}
      from page join catalogue.listing l using (product_id) join catalogue.product p on p.id = l.product_id) card on true
    order by card.place`.execute(db)
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}

/** A product that a keyword found and a listing filter leaves, and the item where it found that. */
export type Hit = ProductRow & (ItemRow | { readonly item_id: null })

/** What a keyword found as a list shows it, best first. */
export const listHits = ({ hits, items, products }: Found): readonly FoundHit[] =>
  hits ?? [...items, ...products.map((product_id) => ({ product_id, item_id: null }))]

/** One page of the products that match the keyword and the rest of the listing filter, best first unless sorted by name. */
export const findHits = async (
  db: Db,
  listingFilter: ListingFilter & { readonly found: Found },
  { sort, language, offset, limit }: Window,
): Promise<{ hits: Hit[]; total: number }> => {
  const { found, ...rest } = listingFilter
  const hits = listHits(found)
  const { order, join } = sort === 'default' ? { order: sql`h.place`, join: sql`` } : orders(language)[sort]
  // One item of a product stands for all that fit: where filters leave it out, the next of them does.
  const isOfItem = found.hits ? sql`true` : sql`(h.item_id is null or i.id = h.item_id)`
  const matching = asksItems(rest)
    ? sql`cross join lateral (
        select case when h.item_id is not null then i.id end as item_id from catalogue.item i
        where i.product_id = l.product_id and ${isOfItem} and ${isMatching(listingFilter)}
        order by i.id = h.item_id desc nulls last, i.position, i.id limit 1) shown`
    : sql`cross join lateral (select h.item_id) shown`
  // The total comes with every row, and with a row of its own where the page is beyond the end.
  const { rows } = await sql<Hit & { total: number }>`
    with left_over as materialized (
      select h.product_id, shown.item_id, row_number() over (order by ${order}, h.place) as place
      from unnest(${hits.map(({ product_id }) => product_id)}::int[],
        ${hits.map(({ item_id }) => item_id)}::int[]) with ordinality h(product_id, item_id, place)
      join catalogue.listing l on l.product_id = h.product_id ${join}
      ${matching} where ${inScope(rest)}),
    page as materialized (select * from left_over order by place limit ${limit} offset ${offset})
    select counted.total, card.* from (select count(*)::int as total from left_over) counted
    left join (
      select page.place, ${listedColumns(language)}, ${itemColumns(language)}, ${ownPictures}
      from page join catalogue.listing l using (product_id) join catalogue.product p on p.id = l.product_id
      left join catalogue.item i on i.id = page.item_id and i.active
      where page.item_id is null or i.id is not null) card on true
    order by card.place`.execute(db)
  return { hits: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}
