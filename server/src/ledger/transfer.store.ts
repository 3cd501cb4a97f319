import type { Day } from '@pasok/contract'
import { sql } from 'kysely'
import { idIn, type Db, type NewRow, type Row } from '../platform/index.ts'

export type TransferRow = Row<'ledger.transfer'>

/** Stores a transfer that finance saw on a bank account; returns its id. */
export const recordTransfer = async (tx: Db, transfer: NewRow<'ledger.transfer'>): Promise<number> =>
  idIn(await tx.insertInto('ledger.transfer').values(transfer).returning('id').execute())

/** A transfer of any company; undefined if there is none. */
export const findTransfer = (db: Db, id: number): Promise<TransferRow | undefined> =>
  db.selectFrom('ledger.transfer').selectAll().where('id', '=', id).executeTakeFirst()

/** Transfers by their ids; unknown ids are left out. */
export const findTransfers = async (db: Db, ids: readonly number[]): Promise<readonly TransferRow[]> => {
  const { rows } = await sql<TransferRow>`
    select * from ledger.transfer where id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** The last transfers of a company, the newest first. */
export const listTransfers = (db: Db, companyId: number, most: number): Promise<TransferRow[]> =>
  db
    .selectFrom('ledger.transfer')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** Transfers of these whole-rupiah amounts that came within a period and were not corrected, the newest first. */
export const findTransfersOf = async (
  db: Db,
  { amounts, from, to }: { readonly amounts: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<readonly TransferRow[]> => {
  const { rows } = await sql<TransferRow>`
    select * from ledger.transfer
    where amount = any(${[...amounts]}::bigint[]) and transferred_on between ${from}::date and ${to}::date
      and corrected_at is null
    order by id desc limit 1000`.execute(db)
  return rows
}

/** Says that a transfer was typed wrong. */
export const markCorrected = async (
  tx: Db,
  id: number,
  { at, by, reason }: { readonly at: Date; readonly by: number; readonly reason: string },
): Promise<void> => {
  await tx
    .updateTable('ledger.transfer')
    .set({ corrected_at: at, corrected_by: by, correction_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** The orders that money of a transfer was for. */
export const listOrdersOfTransfer = async (db: Db, id: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct p.order_id as id from ledger.posting p join ledger.journal j on j.id = p.journal_id
    where j.source = 'transfer' and j.source_id = ${id} and p.order_id is not null`.execute(db)
  return rows.map((row) => row.id)
}

/** Stores a use of money that is held for a company; returns its id. */
export const recordAllocation = async (tx: Db, allocation: NewRow<'ledger.allocation'>): Promise<number> =>
  idIn(await tx.insertInto('ledger.allocation').values(allocation).returning('id').execute())

/** Stores what settles an invoice without money; returns its id. */
export const recordAdjustment = async (tx: Db, adjustment: NewRow<'ledger.adjustment'>): Promise<number> =>
  idIn(await tx.insertInto('ledger.adjustment').values(adjustment).returning('id').execute())

/** Excludes other commands that record, use or correct money of this company beside its orders, until the transaction ends. */
export const lockCompanyMoney = async (tx: Db, companyId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('ledger.company'), ${companyId}::int)`.execute(tx)
}
