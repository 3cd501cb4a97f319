import { afterReturnStep } from '@pasok/contract'
import type { OrderAct } from '../../order/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import { recordReturnEvent } from './record-return-event.ts'
import { findReturn, updateReturn } from './return.store.ts'

/**
 * Reopens the return of a replacement that was cancelled or returned without being handed over, so that it is refunded
 * or replaced again; notifies staff. The caller has locked the order.
 */
export const reopenReturn = async (
  tx: Db,
  parts: { readonly sendEmail: SendEmail },
  id: number,
  act: OrderAct,
): Promise<void> => {
  const returned = await findReturn(tx, id)
  const state = returned && afterReturnStep(returned.state, 'reopen')
  if (!state) return
  await updateReturn(tx, id, { state }, act.now)
  await recordReturnEvent(tx, parts, { id, kind: 'reopen', text: '' }, act)
}
