import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'
import { logoAsJson } from './columns.store.ts'
import type { BrandRow } from './records.ts'

/** One page of the brands that have products, by name; `keyword` finds the beginning of any word of the name. */
export const findBrands = async (
  db: Db,
  keyword: string,
  offset: number,
  limit: number,
): Promise<{ rows: BrandRow[]; total: number }> => {
  // The total comes with every row, and with a row of its own where the page is beyond the end.
  const { rows } = await sql<Partial<BrandRow> & { total: number }>`
    with found as materialized (
      select b.id, b.name, n.product_count, ${logoAsJson} as logo
      from catalogue.brand b
      join (select l.brand_id, count(*)::int as product_count from catalogue.listing l group by l.brand_id) n
        on n.brand_id = b.id
      where ${keyword} = '' or (catalogue.normalised(${keyword}) <> ''
        and position(' ' || catalogue.normalised(${keyword}) in ' ' || catalogue.normalised(b.name)) > 0))
    select page.id, page.name, page.product_count, page.logo, counted.total
    from (select count(*)::int as total from found) counted
    left join (select * from found order by lower(name), id limit ${limit} offset ${offset}) page on true
    order by lower(page.name), page.id`.execute(db)
  return {
    rows: rows.flatMap(({ id, name, product_count, logo = null }) =>
      id && name && product_count ? [{ id, name, product_count, logo }] : [],
    ),
    total: rows[0]?.total ?? 0,
  }
}
