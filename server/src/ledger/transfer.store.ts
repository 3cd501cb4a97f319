import { idIn, type Db, type NewRow } from '../platform/index.ts'

/** Stores a transfer that finance saw on a bank account; returns its id. */
export const recordTransfer = async (tx: Db, transfer: NewRow<'ledger.transfer'>): Promise<number> =>
  idIn(await tx.insertInto('ledger.transfer').values(transfer).returning('id').execute())
