import type { DifferenceDecision } from '@pasok/contract'
import { sql } from 'kysely'
import type { Db, Row } from '../platform/index.ts'

/** Sums from before the ledger that do not agree, and what finance decided. */
export type DifferenceRow = Omit<Row<'ledger.difference'>, 'decision'> & {
  readonly decision: DifferenceDecision | null
}

/** A difference of any company; undefined if there is none. */
export const findDifference = async (db: Db, id: number): Promise<DifferenceRow | undefined> => {
  const { rows } = await sql<DifferenceRow>`select * from ledger.difference where id = ${id}`.execute(db)
  return rows[0]
}

/** Differences, those that wait for a decision first; and how many there are. */
export const listDifferences = async (
  db: Db,
  most: number,
): Promise<{ readonly rows: readonly DifferenceRow[]; readonly total: number }> => {
  const { rows } = await sql<DifferenceRow & { readonly total: number }>`
    select *, (count(*) over ())::int as total from ledger.difference
    order by decided_at is not null, id limit ${most}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Stores the decision about a difference. */
export const markDecided = async (
  tx: Db,
  id: number,
  {
    decision,
    reason,
    at,
    by,
  }: {
    readonly decision: DifferenceDecision
    readonly reason: string
    readonly at: Date
    readonly by: number
  },
): Promise<void> => {
  await tx
    .updateTable('ledger.difference')
    .set({ decision, note: reason, decided_at: at, decided_by: by })
    .where('id', '=', id)
    .execute()
}
