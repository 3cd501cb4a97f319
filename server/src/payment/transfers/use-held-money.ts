import { listOrdersOfAccount, recordAllocation, useOnAccount } from '../../ledger/index.ts'
import { settleOrder } from '../../invoice/index.ts'
import {
  giveMoney,
  onceForStaff,
  type MoneyAct,
  type MoneyParts,
  type OnceCommand,
  type Wanted,
  type WantedError,
} from './give-money.ts'

/** A use of money that is held for a company beside orders. */
export interface HeldMoneyUse extends MoneyAct {
  readonly company_id: number
  readonly wanted: readonly Wanted[]
  readonly command: OnceCommand
}

/** Why money was not used. */
export type UseError =
  | { readonly error: 'more_than_open' | 'more_than_held' }
  | { readonly error: WantedError; readonly at: number }

/** Uses money that is held for a company for orders and invoices of it, once for a key. */
export const useHeldMoney = ({ db, ...parts }: MoneyParts, { command, ...use }: HeldMoneyUse) =>
  onceForStaff<UseError>(db, { command, ...use }, (tx) => {
    const { company_id, now } = use
    const staffId = use.by.staff.id
    const giving = {
      ...use,
      findSources: () => listOrdersOfAccount(tx, company_id),
      action: 'payment.use-held-money',
      details: (id: number) => ({ allocation: id }),
    }
    return giveMoney<UseError>(tx, parts, giving, async (allocations, orderIds) => {
      const id = await recordAllocation(tx, { company_id, recorded_at: now, recorded_by: staffId })
      // Money that other invoices have freed meanwhile is not locked: the next use has it.
      const used = { allocationId: id, company_id, allocations, orderIds, now, staffId }
      const refused = await useOnAccount(tx, used)
      if (refused) return refused
      for (const order of orderIds) await settleOrder(tx, parts, order, now, { method: 'transfer', staffId })
      return { id }
    })
  })
