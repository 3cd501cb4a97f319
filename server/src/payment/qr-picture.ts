import type { MemberScope } from '../kernel/index.ts'
import { findOrder } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { GatewayUnavailable, type Gateway } from './gateway/gateway.ts'
import { listAttempts } from './payment.store.ts'

/** The image of the current QR code of an order or invoice of the company; undefined if there is none. */
export const qrPicture = async (
  { db, gateway }: { readonly db: Db; readonly gateway?: Gateway | undefined },
  scope: MemberScope,
  orderId: number,
  invoiceId: number | null = null,
): Promise<Awaited<ReturnType<Gateway['picture']>> | 'unavailable'> => {
  const order = await findOrder(db, scope, orderId)
  const attempt =
    order && (await listAttempts(db, order.id, invoiceId)).find(({ state }) => state === 'pending')
  if (!gateway || attempt?.instructions?.kind !== 'qr' || attempt.transaction_id === null) return undefined
  try {
    return await gateway.picture(attempt.transaction_id)
  } catch (error) {
    if (error instanceof GatewayUnavailable) return 'unavailable'
    throw error
  }
}
