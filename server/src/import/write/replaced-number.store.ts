import { sql } from 'kysely'
import type { Db } from '../../platform/index.ts'

/** All part numbers that an item replaces, in their order. */
export interface ReplacedNumbers {
  readonly item_id: number
  readonly numbers: readonly string[]
}

/** Replaces the numbers of items, each named once, if they differ; returns the items that changed. */
export const setReplacedNumbers = async (tx: Db, replaced: readonly ReplacedNumbers[]): Promise<number[]> => {
  if (replaced.length === 0) return []
  const { rows } = await sql<ReplacedNumbers>`
    select item_id, array_agg(number order by position) as numbers from catalogue.replaced_number
    where item_id = any(${replaced.map(({ item_id }) => item_id)}::int[]) group by item_id`.execute(tx)
  const stored = new Map(rows.map(({ item_id, numbers }) => [item_id, JSON.stringify(numbers)]))
  const others = replaced.filter(
    ({ item_id, numbers }) => (stored.get(item_id) ?? '[]') !== JSON.stringify(numbers),
  )
  if (others.length === 0) return []
  const ids = others.map(({ item_id }) => item_id)
  await sql`delete from catalogue.replaced_number where item_id = any(${ids}::int[])`.execute(tx)
  await sql`
    insert into catalogue.replaced_number (item_id, position, number)
    select r.item_id, n.place - 1, n.number
    from jsonb_to_recordset(${JSON.stringify(others)}::jsonb) as r(item_id int, numbers text[])
      cross join lateral unnest(r.numbers) with ordinality as n(number, place)`.execute(tx)
  return ids
}
