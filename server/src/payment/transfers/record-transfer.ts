import { jakartaDay, type Day } from '@pasok/contract'
import { findCompany } from '../../company/index.ts'
import { receiveTransfer, recordTransfer } from '../../ledger/index.ts'
import type { Db } from '../../platform/index.ts'
import {
  giveMoney,
  onceForStaff,
  type MoneyAct,
  type MoneyParts,
  type OnceCommand,
  type Wanted,
  type WantedError,
} from './give-money.ts'

/** A transfer that finance saw on a bank account. */
export interface TransferSeen extends MoneyAct {
  readonly company_id: number
  readonly transferredOn: Day
  /** Whole rupiah. */
  readonly amount: number
  readonly reference: string
  /** What it is for; the rest is held for the company. */
  readonly wanted: readonly Wanted[]
}

/** Why a transfer was not recorded; `at` is the place in what it is for. */
export type TransferError =
  | { readonly error: 'unknown_company' | 'day_to_come' | 'more_than_transferred' | 'more_than_open' }
  | { readonly error: WantedError; readonly at: number }

/** Records a transfer and what it is for, once for a key; returns its id. */
export const recordSeenTransfer = (
  { db, ...parts }: MoneyParts,
  seen: TransferSeen & { readonly command: OnceCommand },
) => onceForStaff<TransferError>(db, seen, (tx) => recordTransferWithin(tx, parts, seen))

/** Records a transfer and what it is for within a transaction, which the caller undoes after an error; returns its id. */
export const recordTransferWithin = async (
  tx: Db,
  parts: Omit<MoneyParts, 'db'>,
  { company_id, transferredOn, amount, reference, wanted, by, now, requestId }: TransferSeen,
): Promise<{ readonly id: number } | TransferError> => {
  const staffId = by.staff.id
  if (!(await findCompany(tx, company_id))) return { error: 'unknown_company' }
  if (transferredOn > jakartaDay(now)) return { error: 'day_to_come' }
  if (wanted.reduce((sum, one) => sum + one.amount, 0) > amount) return { error: 'more_than_transferred' }
  const giving = {
    company_id,
    wanted,
    transfer: { reference, paidOn: transferredOn },
    action: 'payment.record-transfer',
    details: (id: number) => ({ transfer: id, amount, transferred_on: transferredOn }),
    by,
    now,
    requestId,
  }
  return giveMoney<TransferError>(tx, parts, giving, async (allocations) => {
    const transfer = { company_id, transferred_on: transferredOn, amount, reference }
    const id = await recordTransfer(tx, { ...transfer, recorded_at: now, recorded_by: staffId })
    const received = { transferId: id, company_id, amount, allocations, now, staffId }
    return (await receiveTransfer(tx, received)) ?? { id }
  })
}
