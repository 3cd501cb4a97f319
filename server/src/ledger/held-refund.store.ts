import type { HeldRefundState } from '@pasok/contract'
import { sql } from 'kysely'
import { idIn, type Db, type NewRow, type Row } from '../platform/index.ts'

/** A stored refund of held money. */
export type HeldRefundRow = Omit<Row<'ledger.held_refund'>, 'state'> & { readonly state: HeldRefundState }

/** Stores a refund of held money; returns its id. */
export const insertHeldRefund = async (
  tx: Db,
  refund: Omit<NewRow<'ledger.held_refund'>, 'state'> & { readonly state: 'asked' | 'requested' },
): Promise<number> => idIn(await tx.insertInto('ledger.held_refund').values(refund).returning('id').execute())

/** A refund of held money of any company; undefined if there is none. */
export const findHeldRefund = async (db: Db, id: number): Promise<HeldRefundRow | undefined> => {
  const { rows } = await sql<HeldRefundRow>`select * from ledger.held_refund where id = ${id}`.execute(db)
  return rows[0]
}

/** The last refunds of held money of a company, the newest first. */
export const listHeldRefunds = async (db: Db, companyId: number, most: number): Promise<HeldRefundRow[]> => {
  const { rows } = await sql<HeldRefundRow>`
    select * from ledger.held_refund where company_id = ${companyId} order by id desc limit ${most}`.execute(
    db,
  )
  return rows
}

/** Refunds of held money of all companies that finance still decides or transfers, the oldest first. */
export const listOpenHeldRefunds = async (
  db: Db,
  most: number,
): Promise<{ readonly rows: readonly HeldRefundRow[]; readonly total: number }> => {
  const { rows } = await sql<HeldRefundRow & { readonly total: number }>`
    select *, (count(*) over ())::int as total from ledger.held_refund
    where state in ('asked', 'requested') order by id limit ${most}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** What members asked to have refunded of a place, and finance has not decided yet, in whole rupiah. */
export const sumAsked = async (
  db: Db,
  of: Pick<HeldRefundRow, 'company_id' | 'order_id' | 'invoice_id'>,
): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.held_refund
    where state = 'asked' and company_id = ${of.company_id} and order_id is not distinct from ${of.order_id}::int
      and invoice_id is not distinct from ${of.invoice_id}::int`.execute(db)
  return rows[0]?.sum ?? 0
}

/** What was refunded of a company's held money since a time, or is on its way back, in whole rupiah. */
export const sumHeldRefunds = async (db: Db, companyId: number, since: Date): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.held_refund
    where company_id = ${companyId} and state in ('requested', 'done') and requested_at >= ${since}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** Columns to update; omitted ones keep their value. */
export type HeldRefundChange = Partial<
  Pick<
    NewRow<'ledger.held_refund'>,
    'requested_by' | 'requested_at' | 'ended_by' | 'ended_at' | 'transferred_on' | 'reference' | 'refusal'
  >
> & { readonly state: HeldRefundState }

/** Changes a refund of held money. */
export const updateHeldRefund = async (tx: Db, id: number, change: HeldRefundChange): Promise<void> => {
  await tx.updateTable('ledger.held_refund').set(change).where('id', '=', id).execute()
}
