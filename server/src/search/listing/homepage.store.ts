import { sql, type RawBuilder } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../../platform/index.ts'
import { listedColumns, type ProductRow } from '../../catalogue/index.ts'
import type { ListingFilter } from './listing-filter.ts'
import { asksItems, inScope, isMatching } from './listing-filter.store.ts'

/** The homepage's lists. Special offers are for members, who request them through the listing filter's `prices`. */
export type HomeList = 'featured' | 'latest' | 'popular' | 'top_brand' | 'most_viewed' | 'special_offer'

/** A list: its condition, its join to `catalogue.listing l`, and its order. */
interface Made {
  readonly join?: RawBuilder<unknown>
  readonly where?: RawBuilder<boolean>
  readonly order: RawBuilder<unknown>
}

/** Products by recent demand, from the nightly count. */
const demand = sql`left join catalogue.product_demand d on d.product_id = l.product_id`
/** The import's popularity is used while there are no orders and views. */
const popularity = sql`l.popularity desc, l.product_id`
const mostOrdered = sql`coalesce(d.ordered, 0) desc, ${popularity}`

const lists: Readonly<Record<HomeList, Made>> = {
  featured: { where: sql<boolean>`l.featured`, order: popularity },
  latest: { order: sql`l.created_at desc, l.product_id desc` },
  popular: { join: demand, order: mostOrdered },
  special_offer: { order: popularity },
  most_viewed: { join: demand, order: sql`coalesce(d.viewed, 0) desc, ${popularity}` },
  // Each brand's best product, then each brand's second: five brands side by side.
  top_brand: {
    join: sql`${demand}
      join (select brand_id,
          row_number() over (order by sum(coalesce(ordered, 0)) desc, sum(popularity) desc, brand_id) as brand_place
        from catalogue.listing left join catalogue.product_demand using (product_id)
        where brand_id is not null group by brand_id
        order by brand_place limit 5) b on b.brand_id = l.brand_id`,
    order: sql`row_number() over (partition by l.brand_id order by ${mostOrdered}), b.brand_place`,
  },
}

/** One page of a list of the homepage, and its total. */
export const findHomeList = async (
  db: Db,
  list: HomeList,
  listingFilter: ListingFilter,
  {
    language,
    offset,
    limit,
  }: { readonly language: Language; readonly offset: number; readonly limit: number },
): Promise<{ rows: ProductRow[]; total: number }> => {
  const { join = sql``, where = sql<boolean>`true`, order } = lists[list]
  const matching =
    listingFilter.found !== undefined || asksItems(listingFilter)
      ? sql<boolean>`exists (select from catalogue.item i where i.product_id = l.product_id and ${isMatching(listingFilter)})`
      : sql<boolean>`true`
  const { rows } = await sql<ProductRow & { total: number }>`
    with list as (
      -- An order may hold a window of its own, which the order of a window may not.
      select listed.product_id, listed.place from unnest(array(
        select l.product_id from catalogue.listing l ${join}
        where ${where} and ${inScope(listingFilter)} and ${matching} order by ${order})) with ordinality listed(product_id, place))
    select counted.total, card.* from (select count(*)::int as total from list) counted
    left join lateral (
      select page.place, ${listedColumns(language)}
      from (select * from list order by place limit ${limit} offset ${offset}) page
      join catalogue.listing l using (product_id) join catalogue.product p on p.id = l.product_id) card on true
    order by card.place`.execute(db)
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}
