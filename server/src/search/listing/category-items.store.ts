import { sql } from 'kysely'
import {
  itemColumns,
  listedColumns,
  ownPictures,
  type ProductRow,
  type VariantRow,
} from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { buildItemOrder, type ItemSort } from './item-order.store.ts'
import type { ListingFilter } from './listing-filter.ts'
import { inScope, matchingItems } from './listing-filter.store.ts'
import type { Window } from './listing.store.ts'
import { valuesByAttribute } from './variants.store.ts'

/**
 * One page of the items that a listing filter leaves, each with its product and its values of the attributes, and the number of
 * all. In the usual order they come by product.
 */
export const findCategoryItems = async (
  db: Db,
  listingFilter: ListingFilter,
  { sort, language, offset, limit }: Omit<Window, 'sort'> & { readonly sort: ItemSort },
  attributeIds: readonly number[],
): Promise<{ rows: (ProductRow & VariantRow)[]; total: number }> => {
  const order = buildItemOrder(sort, language, sql`m.popularity desc, m.product_id, i.position, i.id`)
  // The total comes with every row, and with a row of its own where the page is beyond the end.
  const { rows } = await sql<ProductRow & VariantRow & { total: number }>`
    with matching as materialized (
      select i.id, m.product_id, row_number() over (order by ${order}) as place
      from (select i.id, l.product_id, l.popularity from ${matchingItems(listingFilter, inScope(listingFilter))}) m
      join catalogue.item i on i.id = m.id),
    page as materialized (select * from matching order by place limit ${limit} offset ${offset})
    select counted.total, card.* from (select count(*)::int as total from matching) counted
    left join (
      select page.place, ${listedColumns(language)}, ${itemColumns(language)}, ${ownPictures},
        ${valuesByAttribute(sql`${attributeIds}::int[]`, language)} as values
      from page join catalogue.listing l using (product_id) join catalogue.product p on p.id = l.product_id
      join catalogue.item i on i.id = page.id) card on true
    order by card.place`.execute(db)
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 }
}
