import { sql } from 'kysely'
import type { BrandRecord } from '@pasok/contract'
import type { Db } from '../platform/index.ts'

/** One page of the brands that have products, by name; `keyword` finds the beginning of any word of the name. */
export const findBrands = async (
  db: Db,
  keyword: string,
  offset: number,
  limit: number,
): Promise<{ rows: BrandRecord[]; total: number }> => {
  const { rows } = await sql<BrandRecord & { total: number }>`
    select b.id, b.name, n.product_count, count(*) over ()::int as total
    from catalogue.brand b
    join (select p.brand_id, count(*)::int as product_count from catalogue.product p
      where p.active and exists (select from catalogue.item i where i.product_id = p.id and i.active)
      group by p.brand_id) n on n.brand_id = b.id
    where ${keyword} = '' or position(' ' || catalogue.normalised(${keyword}) in ' ' || catalogue.normalised(b.name)) > 0
    order by lower(b.name), b.id limit ${limit} offset ${offset}`.execute(db)
  return {
    rows: rows.map(({ id, name, product_count }) => ({ id, name, product_count })),
    total: rows[0]?.total ?? 0,
  }
}
