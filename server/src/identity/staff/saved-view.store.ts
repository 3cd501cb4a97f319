import { sql } from 'kysely'
import type { Db, Row } from '../../platform/index.ts'

type ViewRow = Row<'identity.saved_view'>

/** The saved views of a list that this person sees: their own first, then those that enabled others share, by name. */
export const listViews = async (db: Db, staffId: number, list: string): Promise<ViewRow[]> => {
  const { rows } = await sql<ViewRow>`
    select v.* from identity.saved_view v join identity.staff s on s.id = v.staff_id
    where v.list = ${list} and (v.staff_id = ${staffId} or v.is_shared and s.disabled_at is null)
    order by v.staff_id <> ${staffId}, lower(v.name), v.id`.execute(db)
  return rows
}

/** Saves a view; one of the same person, list and name is replaced. Undefined where they have `most` others already. */
export const saveView = async (
  db: Db,
  view: Omit<ViewRow, 'id'>,
  most: number,
): Promise<ViewRow | undefined> => {
  const { rows } = await sql<ViewRow>`
    insert into identity.saved_view (staff_id, list, name, query, is_shared)
    select ${view.staff_id}, ${view.list}, ${view.name}, ${view.query}, ${view.is_shared}
    where (
      select count(*) from identity.saved_view
      where staff_id = ${view.staff_id} and (list, name) <> (${view.list}, ${view.name})) < ${most}
    on conflict (staff_id, list, name) do update set query = excluded.query, is_shared = excluded.is_shared
    returning *`.execute(db)
  return rows[0]
}

/** Deletes a view of this person; a missing one is no error. */
export const deleteView = async (db: Db, staffId: number, id: number): Promise<void> => {
  await sql`delete from identity.saved_view where id = ${id} and staff_id = ${staffId}`.execute(db)
}
