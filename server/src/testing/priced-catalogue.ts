import { sql } from 'kysely'
import { renewCounts, renewListing } from '../catalogue/index.ts'
import { insertCompany } from '../company/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { renewListPrices } from '../pricing/index.ts'

/** An invented company that is approved, and its id. */
export const addCompany = (db: Db, legalName = 'PT Uji Coba'): Promise<number> =>
  insertCompany(db, {
    registration_status: 'approve',
    company_type_id: 1,
    legal_name: legalName,
    npwp: '0123456789012345',
    nitku: '0123456789012345000000',
    is_pkp: true,
    nib: '0123456789012',
    customer_classification_id: 1,
    customer_industry_id: 1,
    created_at: new Date('2026-11-22T03:00:00Z'),
  })

/** One of a company's members who asks; the session gate alone makes one outside of tests. */
export const makeScope = (companyId: number): MemberScope =>
  ({ companyId, memberId: 1, sessionId: 1, role: 'viewer' }) as MemberScope

/**
 * Fills an empty database with `products` of eight items each in 40 categories on two levels (1 to 8, and 9 to 40 below
 * them) and 20 brands: product n has the items n * 8 to n * 8 + 7. An item's base price is 1,000 times its id, and
 * every tenth item has an offer a fifth below it.
 */
export const fillPriced = async (db: Db, products: number): Promise<void> => {
  await sql`insert into catalogue.category (id, parent_id, path, name_en, name_id, slug_en, slug_id)
    select n, case when n > 8 then 1 + n % 8 end, case when n > 8 then '/' || 1 + n % 8 else '' end || '/' || n || '/',
      'C' || n, 'K' || n, 'c' || n, 'k' || n
    from generate_series(1, 40) n`.execute(db)
  await sql`insert into catalogue.brand (id, name, slug)
    select n, 'B' || n, 'b' || n from generate_series(1, 20) n`.execute(db)
  await sql`insert into catalogue.product (id, code, name_en, name_id, brand_id, category_id, popularity)
    select n, 'P-' || n, 'Part ' || n, 'Suku ' || n, 1 + n * 7 % 20, 9 + n % 32, ${products}::int - n
    from generate_series(1, ${products}::int) n`.execute(db)
  await sql`insert into catalogue.item (id, product_id, sku, name_en, name_id)
    select n * 8 + i, n, 'S-' || n || '-' || i, 'Part', 'Suku'
    from generate_series(1, ${products}::int) n, generate_series(0, 7) i`.execute(db)
  await sql`insert into pricing.base_price select id, id * 1000 from catalogue.item`.execute(db)
  await sql`insert into pricing.special_offer select id, id * 800 from catalogue.item where id % 10 = 0`.execute(
    db,
  )
  const { rows } = await sql<{ id: number }>`select id from catalogue.product`.execute(db)
  const all = rows.map(({ id }) => id)
  await renewListing(db, all)
  await renewCounts(db)
  await renewListPrices(db, all)
  await sql`analyze`.execute(db)
}
