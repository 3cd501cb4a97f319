import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import {
  inLanguage,
  itemColumns,
  itemCounts,
  logoAsJson,
  productColumns,
  valuesAsJson,
  valuesOf,
} from './columns.store.ts'
import type { DescribedRow, ItemRow, ValueRow } from './records.ts'

/** What a page says of a product beyond its card. */
const details = (language: Language) => sql`
  ${inLanguage('p.description', language)} as description, p.tkdn_percent::float8, p.sni,
  (select ${logoAsJson} from catalogue.brand b where b.id = p.brand_id) as logo,
  (select json_agg(json_build_object('title', ${inLanguage('t.title', language)},
     'html', ${inLanguage('t.html', language)}, 'filled', t.filled) order by t.position)
   from catalogue.tab t where t.product_id = p.id) as tabs,
  (select json_agg(json_build_object('kind', d.kind, 'title', d.title, 'key', d.key) order by d.position)
   from catalogue.document d where d.product_id = p.id) as documents,
  (select json_agg(json_build_object('id', w.id, 'name', ${inLanguage('w.name', language)},
     'slug', ${inLanguage('w.slug', language)}, 'filled', w.filled) order by length(w.path))
   from catalogue.category c join catalogue.category w on c.path like w.path || '%'
   where c.id = p.category_id) as way`

/** One active product, or undefined. */
export const findProduct = async (
  db: Db,
  id: number,
  language: Language,
): Promise<DescribedRow | undefined> => {
  const { rows } = await sql<DescribedRow>`
    select ${productColumns(language)}, ${details(language)}
    from catalogue.product p ${itemCounts} where p.id = ${id} and p.active and n.item_count > 0`.execute(db)
  return rows[0]
}

/** One active item with its product and all its values, or undefined. */
export const findItem = async (
  db: Db,
  id: number,
  language: Language,
): Promise<(DescribedRow & ItemRow) | undefined> => {
  const { rows } = await sql<DescribedRow & ItemRow>`
    select ${productColumns(language)}, ${details(language)}, ${itemColumns(language)},
      (select ${valuesAsJson(language)} from (${valuesOf(sql`i.id = ${id}`, language)}) v
       join catalogue.attribute a on a.id = v.attribute_id) as values
    from catalogue.item i join catalogue.product p on p.id = i.product_id ${itemCounts}
    where i.id = ${id} and i.active and p.active`.execute(db)
  return rows[0]
}

/** A product's name and one page of its items. */
export interface Variants {
  readonly id: number
  readonly name: string
  readonly item_count: number
  readonly items: (ItemRow & { readonly values: ValueRow[] | null })[] | null
}

/**
 * One page of an active product's items, in the order the import gave them, each with its values of those attributes
 * in which the product's active items differ; undefined where there is no such product.
 */
export const findVariants = async (
  db: Db,
  productId: number,
  language: Language,
  offset: number,
  limit: number,
): Promise<Variants | undefined> => {
  const { rows } = await sql<Variants>`
    with item as materialized (
      select * from catalogue.item i where i.product_id = ${productId} and i.active),
    value as materialized (${valuesOf(sql`i.product_id = ${productId} and i.active`, language)}),
    differing as materialized (
      select attribute_id from value group by attribute_id
      having count(distinct coalesce(text, number)) > 1 or count(distinct item_id) < (select count(*) from item)),
    page as (
      select ${itemColumns(language)}, i.position,
        (select ${valuesAsJson(language)} from value v join differing d using (attribute_id)
         join catalogue.attribute a on a.id = v.attribute_id where v.item_id = i.id) as values
      from item i order by i.position, i.id limit ${limit} offset ${offset})
    select p.id, ${inLanguage('p.name', language)} as name, (select count(*)::int from item) as item_count,
      (select json_agg(page order by position, item_id) from page) as items
    from catalogue.product p where p.id = ${productId} and p.active and exists (select from item)`.execute(db)
  return rows[0]
}

/** Whether there is no product at all, active or not. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from catalogue.product limit 1`.execute(db)
  return rows.length === 0
}
