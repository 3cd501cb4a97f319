import { HELD_REFUNDS_SHOWN } from '@pasok/contract'
import { payment as endpoints } from '@pasok/contract/endpoints'
import { serve } from '../../kernel/index.ts'
import { listHeldRefunds } from '../../ledger/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { showBalance } from '../statement/show-balance.ts'
import { askForRefund, keepOnAccount } from './choose-held-money.ts'
import type { HeldRefundParts } from './request-held-refund.ts'
import { showHeldRefunds } from './show-held-refunds.ts'

/** Registers the endpoints by which members choose what becomes of money that is held for their company. */
export const heldMoneyRoutes = (
  app: App,
  { now, ...parts }: HeldRefundParts & { readonly now: () => Date },
): void => {
  const { db } = parts

  const respondWithRefunds = async (companyId: number) => {
    const records = await showHeldRefunds(db, await listHeldRefunds(db, companyId, HELD_REFUNDS_SHOWN))
    return respondWith({ records, total: records.length })
  }

  serve(app, endpoints.listOwnRefunds, ({ scope }) => respondWithRefunds(scope.companyId))

  serve(app, endpoints.askForRefund, async ({ scope, body }, c) => {
    const { order_id = null, invoice_id = null, ...refund } = body
    const result = await askForRefund(parts, {
      ...refund,
      place: { order_id, invoice_id },
      command: { ...readCommandKey(c, endpoints.askForRefund), request: body },
      scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result)) return respondWithRefunds(scope.companyId)
    const { error } = result
    if (error === 'invalid_request' || error === 'idempotency_key_reused') return refuseNotOnce(c, error)
    if (error === 'not_found') return refuse(404, error)
    return refuse(409, error === 'frozen_money' ? 'not_possible_now' : error)
  })

  serve(app, endpoints.keepOnAccount, async ({ scope, params }, c) => {
    const act = { scope, now: now(), requestId: c.get('requestId') }
    const result = await keepOnAccount(parts, { orderId: params.id, ...act })
    if (result === 'done') return respondWith({ record: await showBalance(db, scope.companyId, act.now) })
    return result.error === 'not_found' ? refuse(404, 'not_found') : refuse(409, 'not_possible_now')
  })
}
