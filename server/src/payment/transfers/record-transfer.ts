import { jakartaDay, type Day } from '@pasok/contract'
import { findCompany } from '../../company/index.ts'
import { lockCompanyMoney, receiveTransfer, recordTransfer } from '../../ledger/index.ts'
import { onceOnly, writeAudit, type Db } from '../../platform/index.ts'
import {
  followAllocations,
  lockWanted,
  type MoneyAct,
  type MoneyParts,
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

/** A command as its endpoint received it. */
export interface OnceCommand {
  readonly key: string | undefined
  readonly route: string
  readonly request: unknown
}

/** Why a transfer was not recorded; `at` is the place in what it is for. */
export type TransferError =
  | { readonly error: 'unknown_company' | 'day_to_come' | 'more_than_transferred' | 'more_than_open' }
  | { readonly error: WantedError; readonly at: number }

/** Records a transfer and what it is for, once for a key; returns its id. */
export const recordSeenTransfer = (
  { db, ...parts }: MoneyParts,
  { command, ...seen }: TransferSeen & { readonly command: OnceCommand },
) =>
  onceOnly<{ readonly status: 200; readonly body: { readonly id: number } }, TransferError>(
    db,
    { principal: { kind: 'staff', id: seen.by.staff.id }, ...command },
    seen.now,
    async (tx) => {
      const recorded = await recordTransferWithin(tx, parts, seen)
      return 'error' in recorded ? recorded : { status: 200, body: recorded }
    },
  )

/** Records a transfer and what it is for within a transaction, which the caller undoes after an error; returns its id. */
export const recordTransferWithin = async (
  tx: Db,
  parts: Omit<MoneyParts, 'db'>,
  { company_id, transferredOn, amount, reference, wanted, ...act }: TransferSeen,
): Promise<{ readonly id: number } | TransferError> => {
  const staffId = act.by.staff.id
  if (!(await findCompany(tx, company_id))) return { error: 'unknown_company' }
  if (transferredOn > jakartaDay(act.now)) return { error: 'day_to_come' }
  if (wanted.reduce((sum, one) => sum + one.amount, 0) > amount) return { error: 'more_than_transferred' }
  await lockCompanyMoney(tx, company_id)
  const locked = await lockWanted(tx, company_id, wanted, act.now)
  if ('error' in locked) return locked
  const id = await recordTransfer(tx, {
    company_id,
    transferred_on: transferredOn,
    amount,
    reference,
    recorded_at: act.now,
    recorded_by: staffId,
  })
  const refused = await receiveTransfer(tx, {
    transferId: id,
    company_id,
    amount,
    allocations: locked.allocations,
    now: act.now,
    staffId,
  })
  if (refused) return refused
  await followAllocations(tx, { db: tx, ...parts }, locked, act, { reference, paidOn: transferredOn })
  await writeAudit(tx, {
    at: act.now,
    who: { kind: 'staff', id: staffId },
    action: 'payment.record-transfer',
    subject: 'company',
    subjectId: company_id,
    details: { transfer: id, amount, transferred_on: transferredOn },
    requestId: act.requestId,
  })
  return { id }
}
