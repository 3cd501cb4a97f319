import { sql } from 'kysely'
import type { Language } from '@pasok/words'
import type { Db } from '../platform/index.ts'
import { valuesAsJson, selectValues } from './columns.store.ts'
import type { ValueRow } from './records.ts'

/** All technical values of items, by item, in the attributes' order; items without values are left out. */
export const findItemValues = async (
  db: Db,
  itemIds: readonly number[],
  language: Language,
): Promise<Map<number, ValueRow[]>> => {
  if (itemIds.length === 0) return new Map()
  const items = sql`(select * from catalogue.item where id = any(${itemIds}::int[]))`
  const { rows } = await sql<{ item_id: number; values: ValueRow[] }>`
    select v.item_id, ${valuesAsJson(language)} as values
    from (${selectValues(items, language)}) v join catalogue.attribute a on a.id = v.attribute_id
    group by v.item_id`.execute(db)
  return new Map(rows.map(({ item_id, values }) => [item_id, values]))
}
