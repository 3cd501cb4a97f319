import type { Db } from '../platform/index.ts'
import { advance, cash, receivable, type Payment } from './ledger.ts'
import { countJournals, findBalance, post, type Recorded } from './ledger.store.ts'
import { creditPayment } from './receive-money.ts'
import { payOut } from './return-money.ts'

/** A decided difference. */
interface DifferencePosted extends Recorded {
  readonly differenceId: number
  /** The order, or its invoice on terms, that the sums are of. */
  readonly payment: Payment & { readonly attempt_id: null }
  /** Whole rupiah that came and that the ledger does not have; negative for money that went back. 0 if the ledger's sum stands. */
  readonly missing: number
}

/** Posts a decided difference: what went back beyond what came is owed, and missing money is added. The caller has locked the order. */
export const postDifference = async (
  tx: Db,
  { differenceId, payment, missing, ...recorded }: DifferencePosted,
): Promise<void> => {
  const event = { kind: 'difference_decided', source: 'difference', source_id: differenceId } as const
  const overdrawn = Math.max(0, await findBalance(tx, advance(payment)))
  await post(tx, event, recorded, [
    { ...receivable(payment), amount: overdrawn },
    { ...advance(payment), amount: -overdrawn },
  ])
  if (missing < 0) await payOut(tx, { ...event, payment, amount: -missing, ...recorded })
  if (missing <= 0) return
  const occurrence = 1 + (await countJournals(tx, event.kind, event))
  await post(tx, { ...event, occurrence }, recorded, [
    { ...cash(payment), amount: missing },
    ...(await creditPayment(tx, payment, missing)),
  ])
}
