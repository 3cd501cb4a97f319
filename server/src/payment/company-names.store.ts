import { sql } from 'kysely'
import type { Db } from '../platform/index.ts'

/** The names of companies by their ids. */
export const findCompanyNames = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from company.standing where id = any(${[...new Set(ids)]}::int[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
