import { listOrdersOfAccount, lockCompanyMoney, recordAllocation, useOnAccount } from '../../ledger/index.ts'
import { settleOrder } from '../../invoice/index.ts'
import { onceOnly, writeAudit } from '../../platform/index.ts'
import {
  followAllocations,
  lockWanted,
  type MoneyAct,
  type MoneyParts,
  type Wanted,
  type WantedError,
} from './give-money.ts'

/** A use of money that is held for a company beside orders. */
export interface HeldMoneyUse extends MoneyAct {
  readonly company_id: number
  readonly wanted: readonly Wanted[]
  readonly command: { readonly key: string | undefined; readonly route: string; readonly request: unknown }
}

/** Why money was not used. */
export type UseError =
  | { readonly error: 'more_than_open' | 'more_than_held' }
  | { readonly error: WantedError; readonly at: number }

/** Uses money that is held for a company for orders and invoices of it, once for a key. */
export const useHeldMoney = (
  { db, ...parts }: MoneyParts,
  { company_id, wanted, command, ...act }: HeldMoneyUse,
) =>
  onceOnly<{ readonly status: 200; readonly body: { readonly id: number } }, UseError>(
    db,
    { principal: { kind: 'staff', id: act.by.staff.id }, ...command },
    act.now,
    async (tx) => {
      const staffId = act.by.staff.id
      await lockCompanyMoney(tx, company_id)
      const sources = await listOrdersOfAccount(tx, company_id)
      const locked = await lockWanted(tx, company_id, wanted, act.now, sources)
      if ('error' in locked) return locked
      const id = await recordAllocation(tx, { company_id, recorded_at: act.now, recorded_by: staffId })
      const refused = await useOnAccount(tx, {
        allocationId: id,
        company_id,
        allocations: locked.allocations,
        // Money that other invoices have freed meanwhile is not locked: the next use has it.
        orderIds: sources,
        now: act.now,
        staffId,
      })
      if (refused) return refused
      for (const order of sources)
        await settleOrder(tx, parts, order, act.now, { method: 'transfer', staffId })
      await followAllocations(tx, { db: tx, ...parts }, locked, act)
      await writeAudit(tx, {
        at: act.now,
        who: { kind: 'staff', id: staffId },
        action: 'payment.use-held-money',
        subject: 'company',
        subjectId: company_id,
        details: { allocation: id },
        requestId: act.requestId,
      })
      return { status: 200, body: { id } }
    },
  )
