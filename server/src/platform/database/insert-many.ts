import { sql } from 'kysely'
import type { Db, NewRow } from './database.ts'
import type { Tables } from './tables.generated.ts'

/**
 * Inserts rows in order. The statement's text does not depend on their number, so it stays one prepared statement. A
 * row without a value for a listed column gets null there; unlisted columns get their default.
 */
export const insertMany = async <Table extends keyof Tables, Column extends keyof NewRow<Table> & string>(
  tx: Db,
  table: Table,
  columns: readonly Column[],
  rows: readonly Pick<NewRow<Table>, Column>[],
): Promise<void> => {
  if (rows.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality as r
    order by r.ordinality`.execute(tx)
}

/** Column names as a list. The caller gives the type, and the compiler refuses missing and unknown names. */
export const columnList = <Column extends string>(
  columns: Readonly<Record<Column, true>>,
): readonly Column[] => Object.keys(columns) as Column[]
