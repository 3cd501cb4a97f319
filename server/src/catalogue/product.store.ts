import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import {
  inLanguage,
  itemColumns,
  logoAsJson,
  listedColumns,
  ownPictures,
  valuesAsJson,
  selectValues,
} from './columns.store.ts'
import type { DescribedItemRow, DescribedRow } from './records.ts'

/** The columns of a product's page beyond its card. */
export const productDetails = (language: Language) => sql`
  ${inLanguage('p.description', language)} as description, p.origin, p.tkdn_percent::float8, p.sni,
  (select ${logoAsJson} from catalogue.brand b where b.id = p.brand_id) as logo,
  (select json_agg(json_build_object('title', ${inLanguage('t.title', language)},
     'html', ${inLanguage('t.html', language)}, 'filled', t.filled) order by t.position)
   from catalogue.tab t where t.product_id = p.id) as tabs,
  (select json_agg(json_build_object('title', d.title, 'key', d.key, 'valid_until', d.valid_until) order by d.position)
   from catalogue.document d where d.product_id = p.id and d.kind = 'certificate') as certificates,
  (select json_agg(json_build_object('id', w.id, 'name', ${inLanguage('w.name', language)},
     'slug', ${inLanguage('w.slug', language)}, 'filled', w.filled) order by length(w.path))
   from catalogue.category w where w.id = any(l.category_ids)) as way`

/** The tables of an active product's card, `l` and `p`. */
export const fromProduct = (id: number) => sql`
  from catalogue.listing l join catalogue.product p on p.id = l.product_id where l.product_id = ${id}`

/** One active product, or undefined. */
export const findProduct = async (
  db: Db,
  id: number,
  language: Language,
): Promise<DescribedRow | undefined> => {
  const { rows } = await sql<DescribedRow>`
    select ${listedColumns(language)}, ${productDetails(language)} ${fromProduct(id)}`.execute(db)
  return rows[0]
}

/** One active item with its product and all its values, or undefined. */
export const findItem = async (
  db: Db,
  id: number,
  language: Language,
): Promise<(DescribedRow & DescribedItemRow) | undefined> => {
  const { rows } = await sql<DescribedRow & DescribedItemRow>`
    select ${listedColumns(language)}, ${productDetails(language)}, ${itemColumns(language)}, ${ownPictures},
      (select ${valuesAsJson(language)} from (${selectValues(sql`(select * from catalogue.item where id = ${id})`, language)}) v
       join catalogue.attribute a on a.id = v.attribute_id) as values,
      i.weight_g,
      (select json_build_object('on_hand', s.on_hand, 'reported_at', s.reported_at)
       from catalogue.stock_report s where s.item_id = i.id) as stock,
      (select json_agg(n.number order by n.position) from catalogue.other_number n
       where n.item_id = i.id and n.kind = 'replaced') as replaces,
      (select json_agg(json_build_object('maker', n.maker, 'number', n.number) order by n.position)
       from catalogue.other_number n where n.item_id = i.id and n.kind = 'other_maker') as other_numbers
    from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
    join catalogue.product p on p.id = i.product_id
    where i.id = ${id} and i.active`.execute(db)
  return rows[0]
}

/** Whether there is no product, active or not. */
export const isEmpty = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from catalogue.product limit 1`.execute(db)
  return rows.length === 0
}
