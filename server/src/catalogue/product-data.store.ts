import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage, isFilled } from './columns.store.ts'

/** What a product's items have of one attribute: choices joined, or the bounds of its numbers. */
export interface ProductDataRow {
  readonly product_id: number
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly text: string | null
  readonly is_filled: boolean
  readonly low: string | null
  readonly high: string | null
}

/** How many attributes of a product are read, and of how many choices. */
export interface DataBounds {
  readonly attributes: number
  /** An attribute of which it has more choices than that is left out. */
  readonly choices: number
}
/** As much as a line holds. */
const IN_A_LINE: DataBounds = { attributes: 4, choices: 3 }

/** The technical values of products, the first ones where no bounds are given, in the reader's language, in the attributes' order. */
export const findProductData = async (
  db: Db,
  productIds: readonly number[],
  language: Language,
  { attributes, choices } = IN_A_LINE,
): Promise<ProductDataRow[]> => {
  const { rows } = await sql<ProductDataRow>`
    select l.product_id, d.*
    from catalogue.listing l cross join lateral (
      select a.code, ${inLanguage('a.name', language)} as name, a.unit, v.text, v.is_filled, v.low, v.high
      from (
        select k.attribute_id,
          string_agg(${inLanguage('k.name', language)}, ', ' order by k.id) as text,
          bool_or(${isFilled('name', 'k.filled', language)}) as is_filled, null::text as low, null::text as high
        from catalogue.attribute_choice k where k.id = any(l.value_ids)
        group by k.attribute_id having count(*) <= ${choices}
        union all
        select n.id, null, false, trim_scale(n.low)::text, trim_scale(n.high)::text
        from unnest(l.number_ids, l.lows, l.highs) n(id, low, high)) v
      join catalogue.attribute a on a.id = v.attribute_id
      order by a.position, a.id limit ${attributes}) d
    where l.product_id = any(${productIds}::int[])`.execute(db)
  return rows
}
