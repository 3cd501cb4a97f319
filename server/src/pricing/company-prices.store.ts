import type { Day } from '@pasok/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/index.ts'
import type { CompanyRule, Prices, QuantityBreak } from './pricing.ts'

/** The company's unit prices of a product's items; `base_price` is the lowest list price. */
export interface ProductPriceRow {
  readonly product_id: number
  readonly min_price: number
  readonly max_price: number
  readonly base_price: number | null
  readonly min_base_price: number | null
  readonly max_base_price: number | null
  readonly is_special_offer: boolean
  readonly is_company_price: boolean
  /** The discounts of items priced by their offer, in whole per cent; the least is 0 if some items have none. */
  readonly offer_min_percent: number
  readonly offer_max_percent: number | null
  /** The last day of these offers, if it is the same for all. */
  readonly offer_ends_on: Day | null
  readonly price_uoms: string[]
  /** Whether the pieces of every item are known; the next four fields are of items whose pieces are. */
  readonly has_pieces: boolean
  readonly min_pieces: number | null
  readonly max_pieces: number | null
  readonly min_piece_price: number | null
  readonly max_piece_price: number | null
}

const runs = (row: string, day: Day): RawBuilder<boolean> =>
  sql`pricing.runs(${sql.ref(`${row}.starts_on`)}, ${sql.ref(`${row}.ends_on`)}, ${day}::date)`

/** The price lists that hold for a company. */
const companyLists = (companyId: number) => sql`
  select l.id, l.name, l.starts_on, l.ends_on
  from pricing.price_list_company o join pricing.price_list l on l.id = o.list_id where o.company_id = ${companyId}
  union
  select l.id, l.name, l.starts_on, l.ends_on from pricing.price_list l where l.is_for_all`

/** The ids of those that hold on a day, and the rules for brands and categories that do. There are few, so all are read. */
const wide = (companyId: number, day: Day) => sql`
  list as materialized (select l.id from (${companyLists(companyId)}) l where ${runs('l', day)}),
  wide as materialized (
    select r.id, r.category_id, r.brand_id, r.discount_bp, r.is_final, r.starts_on, r.ends_on
    from pricing.price_rule r
    where r.list_id = any(array(select id from list)) and r.item_id is null and ${runs('r', day)})`

/**
 * Does in SQL what decidePrice does for one unit of each item of these products, and returns a range for each product.
 * All discounts apply to the same base price, so the greatest gives the lowest price. Products without a visible price
 * are left out.
 */
const productPrices = (companyId: number, productIds: readonly number[], day: Day) =>
  sql<ProductPriceRow>`
    with ${wide(companyId, day)},
    product as materialized (
      select p.product_id,
        max(w.discount_bp) filter (where not w.is_final) as discount_bp,
        max(w.discount_bp) filter (where w.is_final) as final_bp
      from catalogue.priced_product p
      left join wide w on w.brand_id = p.brand_id or w.category_id = any(p.category_ids)
      where p.product_id = any(${productIds}::int[])
      group by p.product_id)
    select p.product_id, min(d.price) as min_price, max(d.price) as max_price,
      (array_agg(b.price order by d.price, i.item_id))[1] as base_price,
      min(b.price) as min_base_price, max(b.price) as max_base_price,
      bool_or(coalesce(d.price <= o.price and (b.price is null or o.price < b.price), false)) as is_special_offer,
      bool_or(d.price is not null and d.price is distinct from least(b.price, o.price)) as is_company_price,
      min(coalesce(paid.percent, 0)) filter (where d.price is not null)::int as offer_min_percent,
      max(paid.percent)::int as offer_max_percent,
      case when count(distinct coalesce(o.ends_on, 'infinity')) filter (where paid.is_offer) = 1
        then min(o.ends_on) filter (where paid.is_offer) end as offer_ends_on,
      array_agg(distinct i.uom) filter (where d.price is not null) as price_uoms,
      bool_and(sold.pieces is not null) filter (where d.price is not null) as has_pieces,
      min(sold.pieces) filter (where d.price is not null) as min_pieces,
      max(sold.pieces) filter (where d.price is not null) as max_pieces,
      min(pricing.per_piece(d.price, sold.pieces)) as min_piece_price,
      max(pricing.per_piece(d.price, sold.pieces)) as max_piece_price
    from product p
    join catalogue.active_item i on i.product_id = p.product_id
    left join pricing.base_price b on b.item_id = i.item_id
    left join pricing.special_offer o on o.item_id = i.item_id and ${runs('o', day)}
    cross join lateral (
      select
        min(r.price) filter (where not r.is_final) as price,
        max(r.discount_bp) filter (where not r.is_final) as discount_bp,
        min(r.price) filter (where r.is_final) as final_price,
        max(r.discount_bp) filter (where r.is_final) as final_bp
      from pricing.price_rule r
      where r.list_id = any(array(select id from list)) and r.item_id = i.item_id and ${runs('r', day)}) own
    cross join lateral (
      select coalesce(
        least(own.final_price, pricing.percent_off(b.price, greatest(own.final_bp, p.final_bp))),
        least(b.price, o.price, own.price, pricing.percent_off(b.price, greatest(own.discount_bp, p.discount_bp)))
      ) as price) d
    cross join lateral (
      select coalesce(i.pieces_per_uom, case when i.uom = 'pcs' then 1 end) as pieces) sold
    cross join lateral (
      select paid.is_offer, case when paid.is_offer then (b.price - o.price) * 100 / b.price end as percent
      from (select coalesce(d.price = o.price and (b.price is null or o.price < b.price), false) as is_offer) paid) paid
    group by p.product_id
    having min(d.price) is not null`

/** The unit of an item. */
export interface SoldBy {
  readonly uom: string
  /** Null if the pieces are unknown. */
  readonly pieces_per_uom: number | null
}

interface ItemRow extends SoldBy {
  readonly item_id: number
  readonly base: number | null
  readonly base_breaks: QuantityBreak[] | null
  readonly offer: Prices['offer']
  readonly brand_id: number | null
  readonly category_ids: readonly number[]
}

/** A rule with its list, and what it matches. */
export interface RuleRow extends CompanyRule {
  readonly list_id: number
  readonly list_name: string
  readonly item_id: number | null
  readonly category_id: number | null
  readonly brand_id: number | null
}

const selectBreaks = (table: string, key: string, id: RawBuilder<unknown>) => sql`
  (select json_agg(json_build_object('from_quantity', k.from_quantity, 'price', k.price, 'discount_bp', k.discount_bp))
   from ${sql.table(table)} k where ${sql.ref(`k.${key}`)} = ${id})`

/**
 * The list prices of items with the offers that run on a day, or all where none is given, and the keys that the company's rules
 * match. Items of products without a visible price are left out.
 */
const itemPrices = (itemIds: readonly number[], day?: Day) =>
  sql<ItemRow>`
    select i.item_id, i.uom, i.pieces_per_uom, p.brand_id, p.category_ids, b.price as base,
      ${selectBreaks('pricing.base_break', 'item_id', sql`i.item_id`)} as base_breaks,
      (select json_build_object('price', o.price, 'starts_on', o.starts_on, 'ends_on', o.ends_on)
       from pricing.special_offer o where o.item_id = i.item_id${day === undefined ? sql`` : sql` and ${runs('o', day)}`}) as offer
    from catalogue.active_item i
    join catalogue.priced_product p on p.product_id = i.product_id
    left join pricing.base_price b on b.item_id = i.item_id
    where i.item_id = any(${itemIds}::int[])`

/**
 * The rules that hold for the company on a day, or on any day where none is given: those for these items, and all for brands
 * and categories. A rule's days are those of its list, too.
 */
const companyRules = (companyId: number, itemIds: readonly number[], day?: Day) => {
  const rulesOf = (where: RawBuilder<unknown>) => sql`
    select r.id, r.item_id, r.category_id, r.brand_id,
      case when r.item_id is not null then 'item' when r.brand_id is null then 'category' else 'brand' end as target,
      r.price, r.discount_bp, r.is_final, l.id as list_id, l.name as list_name,
      greatest(r.starts_on, l.starts_on) as starts_on, least(r.ends_on, l.ends_on) as ends_on,
      coalesce(${selectBreaks('pricing.rule_break', 'rule_id', sql`r.id`)}, '[]') as breaks
    from list l join pricing.price_rule r on r.list_id = l.id
    where ${where}${day === undefined ? sql`` : sql` and ${runs('r', day)} and ${runs('l', day)}`}`
  return sql<RuleRow>`
    with list as materialized (${companyLists(companyId)})
    ${rulesOf(sql`r.item_id = any(${itemIds}::int[])`)} union all ${rulesOf(sql`r.item_id is null`)}`
}

/** The products and items to price. */
export interface PricedIds {
  readonly productIds: readonly number[]
  readonly itemIds: readonly number[]
  /** Items whose own part numbers are read as well. */
  readonly numberedIds?: readonly number[]
}

/** The company's prices of products, and the input of decidePrice for each item. */
interface CompanyPrices {
  readonly products: ProductPriceRow[]
  readonly items: Map<number, Prices & SoldBy>
  /** The company's own part numbers by item, in the order in which they were added. */
  readonly ownNumbers: Map<number, string[]>
}

/**
 * Reads the prices of products and items for a company on a day, and its own part numbers of items, in one statement: every
 * list of a member needs both. Products and items without a visible price are left out.
 */
export const findPrices = async (
  db: Db,
  companyId: number,
  { productIds, itemIds, numberedIds = [] }: PricedIds,
  day: Day,
): Promise<CompanyPrices> => {
  const list = <R>(query: RawBuilder<R>, isWanted: boolean) =>
    isWanted ? sql<R[] | null>`(select json_agg(r) from (${query}) r)` : sql<null>`null`
  const hasItems = itemIds.length > 0
  const { rows } = await sql<{
    products: ProductPriceRow[] | null
    items: ItemRow[] | null
    rules: RuleRow[] | null
    own_numbers: { readonly item_id: number; readonly numbers: string[] }[] | null
  }>`select
    ${list(productPrices(companyId, productIds, day), productIds.length > 0)} as products,
    ${list(itemPrices(itemIds, day), hasItems)} as items,
    ${list(companyRules(companyId, itemIds, day), hasItems)} as rules,
    ${list(ownNumbers(companyId, numberedIds), numberedIds.length > 0)} as own_numbers`.execute(db)
  const [row] = rows
  return {
    products: row?.products ?? [],
    items: withRules(row?.items ?? [], row?.rules ?? []),
    ownNumbers: new Map((row?.own_numbers ?? []).map(({ item_id, numbers }) => [item_id, numbers])),
  }
}

/** An item's prices for a company as decidePrice takes them, with offers and rules of any day. Undefined without a visible price. */
export const findAllPrices = async (
  db: Db,
  companyId: number,
  itemId: number,
): Promise<(Prices & SoldBy & { readonly rules: readonly RuleRow[] }) | undefined> => {
  const [items, rules] = await Promise.all([
    itemPrices([itemId]).execute(db),
    companyRules(companyId, [itemId]).execute(db),
  ])
  return withRules(items.rows, rules.rows).get(itemId)
}

const ownNumbers = (companyId: number, itemIds: readonly number[]) => sql`
  select n.item_id, array_agg(n.number order by n.id) as numbers from company.item_part_number n
  where n.item_id = any(${[...itemIds]}::int[]) and n.company_id = ${companyId} group by n.item_id`

/** The input of decidePrice for each item. */
const withRules = (
  items: readonly ItemRow[],
  rules: readonly RuleRow[],
): Map<number, Prices & SoldBy & { readonly rules: readonly RuleRow[] }> => {
  const ofItem = Map.groupBy(rules, ({ item_id }) => item_id)
  const ofBrand = Map.groupBy(rules, ({ brand_id }) => brand_id)
  const ofCategory = Map.groupBy(rules, ({ category_id }) => category_id)
  return new Map(
    items.map(({ item_id, brand_id, category_ids, base_breaks, ...item }) => [
      item_id,
      {
        ...item,
        base_breaks: base_breaks ?? [],
        rules: [
          ...(ofItem.get(item_id) ?? []),
          ...(brand_id === null ? [] : (ofBrand.get(brand_id) ?? [])),
          ...category_ids.flatMap((id) => ofCategory.get(id) ?? []),
        ],
      },
    ]),
  )
}
