import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'

/** A tab of a product's page, both languages filled. */
export type TabWrite = Row<'catalogue.tab'>

/** The tabs of these products, by `tabKey`. */
export const findTabs = async (tx: Db, productIds: readonly number[]): Promise<Map<string, TabWrite>> => {
  const { rows } = await sql<TabWrite>`
    select product_id, position, title_en, title_id, html_en, html_id, filled from catalogue.tab
    where product_id = any(${productIds}::int[])`.execute(tx)
  return new Map(rows.map((row) => [tabKey(row.product_id, row.position), row]))
}

export const tabKey = (productId: number, position: number): string => `${productId} ${position}`

/** Replaces the tabs at these positions. */
export const setTabs = async (tx: Db, tabs: readonly TabWrite[]): Promise<void> => {
  if (tabs.length === 0) return
  await sql`
    insert into catalogue.tab (product_id, position, title_en, title_id, html_en, html_id, filled)
    select * from jsonb_to_recordset(${JSON.stringify(tabs)}::jsonb) as r(product_id int, position int,
      title_en text, title_id text, html_en text, html_id text, filled text[])
    on conflict (product_id, position) do update
      set title_en = excluded.title_en, title_id = excluded.title_id, html_en = excluded.html_en,
        html_id = excluded.html_id, filled = excluded.filled`.execute(tx)
}

/** Deletes tabs. */
export const removeTabs = async (
  tx: Db,
  tabs: readonly { readonly product_id: number; readonly position: number }[],
): Promise<void> => {
  if (tabs.length === 0) return
  await sql`
    delete from catalogue.tab t using jsonb_to_recordset(${JSON.stringify(tabs)}::jsonb)
      as r(product_id int, position int)
    where t.product_id = r.product_id and t.position = r.position`.execute(tx)
}
