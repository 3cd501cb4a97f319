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

/** A rule of a price list. Days are inclusive, in Asia/Jakarta; an omitted day leaves that end open. */
export type PriceRuleWrite = TargetWrite &
  CutWrite & {
    readonly is_final?: boolean
    readonly starts_on?: Day | null
    readonly ends_on?: Day | null
    readonly breaks?: readonly BreakWrite[]
  }

/** Adds rules to a price list in the caller's transaction; returns their ids in the order of the rules. */
export const insertRules = async (
  tx: Db,
  listId: number,
  rules: readonly PriceRuleWrite[],
): Promise<number[]> => {
  if (rules.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with input as materialized (
      select nextval(pg_get_serial_sequence('pricing.price_rule', 'id'))::int as id, r.position, i.*
      from jsonb_array_elements(${JSON.stringify(rules)}::jsonb) with ordinality r(rule, position)
      cross join lateral jsonb_to_record(r.rule) i(item_id int, category_id int, brand_id int,
        price bigint, discount_bp int, is_final boolean, starts_on date, ends_on date, breaks jsonb)),
    set as (
      insert into pricing.price_rule (id, list_id, item_id, category_id, brand_id, price, discount_bp, is_final,
        starts_on, ends_on)
      select id, ${listId}::int, item_id, category_id, brand_id, price, discount_bp, coalesce(is_final, false),
        starts_on, ends_on from input),
    broken as (
      insert into pricing.rule_break (rule_id, item_id, from_quantity, price, discount_bp)
      select g.id, g.item_id, b.from_quantity, b.price, b.discount_bp
      from input g
      cross join lateral jsonb_to_recordset(g.breaks) b(from_quantity int, price bigint, discount_bp int))
    select id from input order by position`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Replaces what a rule says, with its quantity breaks, in the caller's transaction. It keeps its id. */
export const updateRule = async (tx: Db, id: number, rule: PriceRuleWrite): Promise<void> => {
  const { breaks = [], ...fields } = rule
  // A break refers to the item of its rule.
  await tx.deleteFrom('pricing.rule_break').where('rule_id', '=', id).execute()
  const empty = {
    item_id: null,
    category_id: null,
    brand_id: null,
    price: null,
    discount_bp: null,
    is_final: false,
    starts_on: null,
    ends_on: null,
  }
  await tx
    .updateTable('pricing.price_rule')
    .set({ ...empty, ...fields })
    .where('id', '=', id)
    .execute()
  await insertMany(
    tx,
    'pricing.rule_break',
    ['rule_id', 'item_id', 'from_quantity', 'price', 'discount_bp'],
    breaks.map((one) => ({ ...one, rule_id: id, ...('item_id' in rule && { item_id: rule.item_id }) })),
  )
}

/**
 * Gives a company a price list of its own with these rules, in place of lists that hold for it alone, in the caller's
 * transaction.
 */
export const setCompanyRules = async (
  tx: Db,
  companyId: number,
  rules: readonly PriceRuleWrite[],
): Promise<void> => {
  await sql`
    delete from pricing.price_list l
    where l.id in (select list_id from pricing.price_list_company where company_id = ${companyId})
      and not exists (
        select from pricing.price_list_company o where o.list_id = l.id and o.company_id <> ${companyId})`.execute(
    tx,
  )
  if (rules.length === 0) return
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into pricing.price_list (name, created_at, updated_at)
      select name, now(), now() from company.standing where id = ${companyId} returning id)
    insert into pricing.price_list_company (list_id, company_id)
    select id, ${companyId}::int from added returning list_id as id`.execute(tx)
  for (const { id } of rows) await insertRules(tx, id, rules)
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
