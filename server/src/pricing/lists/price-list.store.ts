import { pricingStaff, type Day, type RuleTarget } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { sql, type RawBuilder } from 'kysely'
import {
  idIn,
  oneOf,
  readList,
  type Db,
  type ListInput,
  type ListSource,
  type Row,
} from '../../platform/index.ts'
import type { QuantityBreak } from '../pricing.ts'

/** A price list with how much stands in it. */
export type PriceListRow = Pick<
  Row<'pricing.price_list'>,
  'id' | 'version' | 'name' | 'is_for_all' | 'starts_on' | 'ends_on' | 'updated_at'
> & { readonly company_count: number; readonly rule_count: number }

const holdsFor = (companyId: number) => sql`
  (l.is_for_all or l.id in (select list_id from pricing.price_list_company where company_id = ${companyId}::int))`

const listSource: ListSource<typeof pricingStaff.listPriceLists.list> = {
  declaration: pricingStaff.listPriceLists.list,
  name: 'price lists',
  from: sql`pricing.price_list l`,
  id: sql<number>`l.id`,
  sorts: { updated_at: { by: sql`l.updated_at`, type: 'moment' } },
  choices: {},
  days: {},
  ids: { company_id: holdsFor },
  keyword: [(pattern) => sql`l.search_text like ${pattern}`],
}

/** Price lists by id. */
export const findPriceLists = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PriceListRow>> => {
  const { rows } = await sql<PriceListRow>`
    select l.id, l.version, l.name, l.is_for_all, l.starts_on, l.ends_on, l.updated_at,
      (select count(*)::int from pricing.price_list_company o where o.list_id = l.id) as company_count,
      (select count(*)::int from pricing.price_rule r where r.list_id = l.id) as rule_count
    from pricing.price_list l where l.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** One page of the price lists. */
export const listPriceLists = (db: Db, query: ListInput) =>
  readList(db, listSource, query, { reader: { name: 'staff' }, find: (ids) => findPriceLists(db, ids) })

/** The first companies of a list by name. */
export const listCompaniesOf = async (
  db: Db,
  listId: number,
  most: number,
): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.name from pricing.price_list_company o join company.standing c on c.id = o.company_id
    where o.list_id = ${listId} order by lower(c.name), c.id limit ${most}::int`.execute(db)
  return rows
}

/** What staff say of a price list. */
export interface PriceListFields {
  readonly name: string
  readonly is_for_all: boolean
  readonly starts_on: Day | null
  readonly ends_on: Day | null
}

/** Adds a price list; returns its id. */
export const insertPriceList = async (tx: Db, list: PriceListFields, now: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into pricing.price_list (name, is_for_all, starts_on, ends_on, created_at, updated_at)
    values (${list.name}, ${list.is_for_all}, ${list.starts_on}::date, ${list.ends_on}::date, ${now}, ${now})
    returning id`.execute(tx)
  return idIn(rows)
}

/** Locks a price list until the transaction ends. */
export const lockPriceList = async (
  tx: Db,
  id: number,
): Promise<({ readonly id: number; readonly version: number } & PriceListFields) | undefined> =>
  tx
    .selectFrom('pricing.price_list')
    .select(['id', 'version', 'name', 'is_for_all', 'starts_on', 'ends_on'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Raises a list's version; `fields` replaces what it says, where given. */
export const updatePriceList = async (
  tx: Db,
  id: number,
  now: Date,
  fields: Partial<PriceListFields> = {},
): Promise<void> => {
  await tx
    .updateTable('pricing.price_list')
    .set({ ...fields, version: sql`version + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Makes a list hold for a company; false if it did already. */
export const insertAssignment = async (tx: Db, listId: number, companyId: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into pricing.price_list_company (list_id, company_id) values (${listId}, ${companyId})
    on conflict do nothing returning list_id`.execute(tx)
  return rows.length > 0
}

/** A list no longer holds for a company; false if it did not. */
export const deleteAssignment = async (tx: Db, listId: number, companyId: number): Promise<boolean> => {
  const { rows } = await sql`
    delete from pricing.price_list_company where list_id = ${listId} and company_id = ${companyId}
    returning list_id`.execute(tx)
  return rows.length > 0
}

/** The name of a company; undefined where there is no such company. */
export const findCompanyName = async (db: Db, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select name from company.standing where id = ${id}`.execute(db)
  return rows[0]?.name
}

/** A rule of a list with the name of what it is for. */
export interface PriceRuleRow {
  readonly id: number
  readonly target: RuleTarget
  readonly of_id: number
  readonly of_name: string
  /** Of an item. */
  readonly sku: string | null
  readonly price: number | null
  readonly discount_bp: number | null
  readonly is_final: boolean
  readonly starts_on: Day | null
  readonly ends_on: Day | null
  readonly breaks: readonly QuantityBreak[]
}

const selectRules = (where: RawBuilder<unknown>, language: Language) => sql<PriceRuleRow>`
  select r.id, ${target} as target, coalesce(r.item_id, r.category_id, r.brand_id) as of_id,
    coalesce(${sql.ref(`i.name_${language}`)}, ${sql.ref(`c.name_${language}`)}, b.name) as of_name, i.sku, r.price,
    r.discount_bp, r.is_final, r.starts_on, r.ends_on,
    coalesce((select json_agg(json_build_object('from_quantity', k.from_quantity, 'price', k.price,
        'discount_bp', k.discount_bp) order by k.from_quantity)
      from pricing.rule_break k where k.rule_id = r.id), '[]') as breaks
  from pricing.price_rule r
  left join catalogue.named_item i on i.id = r.item_id
  left join catalogue.named_category c on c.id = r.category_id
  left join catalogue.named_brand b on b.id = r.brand_id
  where ${where}`
const target = sql`
  case when r.item_id is not null then 'item' when r.brand_id is null then 'category' else 'brand' end`

const ruleSource: ListSource<typeof pricingStaff.listPriceRules.list> = {
  declaration: pricingStaff.listPriceRules.list,
  name: 'price rules',
  from: sql`pricing.price_rule r`,
  id: sql<number>`r.id`,
  sorts: { added: { by: sql`r.id`, type: 'number' } },
  choices: { target: (targets) => sql`(${oneOf(sql`(${target})`)(targets)})` },
  days: {},
  ids: {},
  keyword: [
    (pattern) => sql`exists (select from catalogue.named_item i where i.id = r.item_id
      and (lower(' ' || i.sku) like ${pattern} or lower(' ' || i.name_en || E'\n ' || i.name_id) like ${pattern}))`,
    (pattern) =>
      sql`r.category_id in (select id from catalogue.named_category where search_text like ${pattern})`,
    (pattern) => sql`r.brand_id in (select id from catalogue.named_brand where search_text like ${pattern})`,
  ],
}

/** Rules by id. */
export const findRules = async (
  db: Db,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, PriceRuleRow>> => {
  const { rows } = await selectRules(sql`r.id = any(${[...ids]}::int[])`, language).execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A rule of a list, named in English; undefined where the list has no such rule. */
export const findRuleOf = async (db: Db, listId: number, id: number): Promise<PriceRuleRow | undefined> => {
  const { rows } = await selectRules(sql`r.id = ${id}::int and r.list_id = ${listId}::int`, 'en').execute(db)
  return rows[0]
}

/** One page of the rules of a list. */
export const listRules = (db: Db, listId: number, query: ListInput, language: Language) =>
  readList(db, ruleSource, query, {
    reader: { name: `price list ${listId}`, where: sql`r.list_id = ${listId}::int` },
    find: (ids) => findRules(db, ids, language),
  })

/** All rules of a list in the order in which they were added. */
export const findAllRules = async (db: Db, listId: number, language: Language): Promise<PriceRuleRow[]> => {
  const { rows } = await selectRules(sql`r.list_id = ${listId}::int`, language).execute(db)
  return rows.toSorted((a, b) => a.id - b.id)
}

/** How many rules a list has. */
export const countRules = async (db: Db, listId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pricing.price_rule where list_id = ${listId}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Removes rules of a list. */
export const deleteRules = async (tx: Db, listId: number, ids: readonly number[]): Promise<void> => {
  await sql`
    delete from pricing.price_rule where list_id = ${listId} and id = any(${[...ids]}::int[])`.execute(tx)
}

/** What texts name, by text: part numbers written just so before signs and case aside, names in either language, '#12' an id. */
export const findTargets = async (
  db: Db,
  kind: RuleTarget,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const asked = sql`unnest(${[...texts]}::text[]) t(text)`
  const numbered = sql`case when t.text ~ '^#[0-9]{1,9}$' then substr(t.text, 2)::int end`
  const statements = {
    item: sql<{ text: string; id: number; is_literal: boolean }>`
      select t.text, i.id, i.sku = t.text as is_literal
      from ${asked} join catalogue.named_item i on i.sku_norm = catalogue.bare_sku(t.text)`,
    category: sql<{ text: string; id: number; is_literal: boolean }>`
      select t.text, c.id, c.id = ${numbered} is true as is_literal
      from ${asked} join catalogue.named_category c
        on c.id = ${numbered} or lower(t.text) in (lower(c.name_en), lower(c.name_id))`,
    brand: sql<{ text: string; id: number; is_literal: boolean }>`
      select t.text, b.id, b.id = ${numbered} is true as is_literal
      from ${asked} join catalogue.named_brand b on b.id = ${numbered} or lower(b.name) = lower(t.text)`,
  }
  const { rows } = await statements[kind].execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ text }) => text)].map(([text, some]) => {
      const literal = some.filter(({ is_literal }) => is_literal)
      return [text, (literal.length > 0 ? literal : some).map(({ id }) => id)]
    }),
  )
}

/** An item by its part number, as a price is explained. */
export const findNamedItem = async (
  db: Db,
  id: number,
  language: Language,
): Promise<{ id: number; sku: string; name: string } | undefined> => {
  const { rows } = await sql<{ id: number; sku: string; name: string }>`
    select id, sku, ${sql.ref(`name_${language}`)} as name from catalogue.named_item where id = ${id}`.execute(
    db,
  )
  return rows[0]
}
