import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { inLanguage, isFilled } from './columns.store.ts'

/** A product's values of one attribute: its choices joined, or the range of its numbers. */
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

/** The most attributes of a product, and the most choices of one of them. */
export interface DataBounds {
  readonly attributes: number
  /** Attributes with more choices are left out. */
  readonly choices: number
}
/** What fits on a line. */
const IN_A_LINE: DataBounds = { attributes: 4, choices: 3 }

/**
 * The technical values of products in the reader's language, in the attributes' order; by default only the first ones.
 */
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
