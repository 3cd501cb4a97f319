import type { RefundWay } from '@pasok/contract'
import { sql } from 'kysely'
import { idIn, type Db, type NewRow, type Row } from '../platform/index.ts'

/** A stored refund of an attempt. */
export type RefundRow = Omit<Row<'payment.refund'>, 'way' | 'state'> & {
  readonly way: RefundWay
  readonly state: 'requested' | 'done' | 'failed'
}

/** A refund of any company; undefined if there is none. */
export const findRefund = async (db: Db, id: number): Promise<RefundRow | undefined> => {
  const { rows } = await sql<RefundRow>`select * from payment.refund where id = ${id}`.execute(db)
  return rows[0]
}

/** The refunds of attempts, oldest first. */
export const listAttemptRefunds = async (db: Db, attemptIds: readonly number[]): Promise<RefundRow[]> => {
  const { rows } = await sql<RefundRow>`
    select * from payment.refund where attempt_id = any(${[...attemptIds]}::int[]) order by id`.execute(db)
  return rows
}

/** Refunds requested from the gateway whose result is unknown. */
export const listRequestedRefunds = async (
  db: Db,
): Promise<readonly Pick<RefundRow, 'id' | 'attempt_id'>[]> => {
  const { rows } = await sql<Pick<RefundRow, 'id' | 'attempt_id'>>`
    select id, attempt_id from payment.refund where state = 'requested' order by id`.execute(db)
  return rows
}

/** Inserts the next refund of an attempt and returns its id. */
export const insertRefund = async (
  tx: Db,
  refund: Omit<NewRow<'payment.refund'>, 'number' | 'state' | 'ended_at'> & {
    readonly state: 'requested' | 'done'
  },
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into payment.refund (attempt_id, number, amount, way, state, reason, file_key, file_name, file_type, requested_by,
      requested_at, ended_at)
    select ${refund.attempt_id}::int, coalesce(max(number), 0) + 1, ${refund.amount}::bigint, ${refund.way}::text,
      ${refund.state}::text, ${refund.reason}::text, ${refund.file_key ?? null}::text, ${refund.file_name ?? null}::text,
      ${refund.file_type ?? null}::text, ${refund.requested_by}::int, ${refund.requested_at}::timestamptz,
      case when ${refund.state}::text = 'done' then ${refund.requested_at}::timestamptz end
    from payment.refund where attempt_id = ${refund.attempt_id}
    returning id`.execute(tx)
  return idIn(rows)
}

/** Ends a requested refund. */
export const endRefund = async (tx: Db, id: number, state: 'done' | 'failed', now: Date): Promise<void> => {
  await sql`
    update payment.refund set state = ${state}, ended_at = ${now} where id = ${id} and state = 'requested'`.execute(
    tx,
  )
}

/** The storage keys of all refund proofs. */
export const listRefundKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from payment.refund where file_key is not null`.execute(db)
  return rows.map(({ key }) => key)
}
