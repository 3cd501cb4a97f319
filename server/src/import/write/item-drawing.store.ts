import type { Drawing } from '@pasok/drawings'
import { sql } from 'kysely'
import { drawingKey } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'

/** An item's drawing; null removes it. */
export interface ItemDrawing {
  readonly item_id: number
  readonly drawing: Drawing | null
}

/** Sets the drawings of items, each named once; returns the items whose drawing changed. */
export const setItemDrawings = async (tx: Db, itemDrawings: readonly ItemDrawing[]): Promise<number[]> => {
  if (itemDrawings.length === 0) return []
  const gone = itemDrawings.flatMap(({ item_id, drawing }) => (drawing ? [] : [item_id]))
  const removed = await sql<{ item_id: number }>`
    delete from catalogue.item_drawing where item_id = any(${gone}::int[]) returning item_id`.execute(tx)
  const rows = itemDrawings.flatMap(({ item_id, drawing }) =>
    drawing ? [{ item_id, key: drawingKey(drawing), ...drawing }] : [],
  )
  const set = await sql<{ item_id: number }>`
    insert into catalogue.item_drawing as d (item_id, key, family, parameters)
    select r.item_id, r.key, r.family, r.parameters
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(item_id int, key text, family text, parameters jsonb)
    on conflict (item_id) do update
      set key = excluded.key, family = excluded.family, parameters = excluded.parameters
      where d.key <> excluded.key
    returning item_id`.execute(tx)
  return [...removed.rows, ...set.rows].map((row) => row.item_id)
}
