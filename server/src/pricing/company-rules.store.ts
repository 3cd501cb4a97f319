import type { Day } from '@pasok/contract'
import { sql } from 'kysely'
import { insertMany, type Db } from '../platform/index.ts'

/** A fixed price, which only an item can have, or a discount in hundredths of a per cent off the base price. */
type CutWrite = { readonly price: number } | { readonly discount_bp: number }

/** The target of a rule: an item, a brand, or a category with its subcategories. */
type TargetWrite =
  | { readonly item_id: number }
  | { readonly category_id: number }
  | { readonly brand_id: number }

/** The unit price from a quantity of at least two on. */
export type BreakWrite = CutWrite & { readonly from_quantity: number }

/** A rule of a company's price list. Days are inclusive, in Asia/Jakarta; an omitted day leaves that end open. */
export type CompanyRuleWrite = TargetWrite &
  CutWrite & {
    readonly is_final?: boolean
    readonly starts_on?: Day
    readonly ends_on?: Day
    readonly breaks?: readonly BreakWrite[]
  }

/** Replaces all rules of a company in the caller's transaction. For staff only. */
export const setCompanyRules = async (
  tx: Db,
  companyId: number,
  rules: readonly CompanyRuleWrite[],
): Promise<void> => {
  await sql`delete from pricing.company_rule where company_id = ${companyId}`.execute(tx)
  if (rules.length === 0) return
  await sql`
    with input as materialized (
      select nextval('pricing.company_rule_id_seq')::int as id, r.*
      from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) r(item_id int, category_id int, brand_id int,
        price bigint, discount_bp int, is_final boolean, starts_on date, ends_on date, breaks jsonb)),
    set as (
      insert into pricing.company_rule (id, company_id, item_id, category_id, brand_id, price, discount_bp, is_final,
        starts_on, ends_on)
      select id, ${companyId}::int, item_id, category_id, brand_id, price, discount_bp, coalesce(is_final, false),
        starts_on, ends_on from input)
    insert into pricing.rule_break (rule_id, item_id, from_quantity, price, discount_bp)
    select g.id, g.item_id, b.from_quantity, b.price, b.discount_bp
    from input g cross join lateral jsonb_to_recordset(g.breaks) b(from_quantity int, price bigint, discount_bp int)`.execute(
    tx,
  )
}

/** Replaces all quantity breaks of an item's base price. For staff only. */
export const setBaseBreaks = async (tx: Db, itemId: number, breaks: readonly BreakWrite[]): Promise<void> => {
  await sql`delete from pricing.base_break where item_id = ${itemId}`.execute(tx)
  await insertMany(
    tx,
    'pricing.base_break',
    ['item_id', 'from_quantity', 'price', 'discount_bp'],
    breaks.map((one) => ({ ...one, item_id: itemId })),
  )
}
