import { paymentStaff as endpoints } from '@pasok/contract/endpoints'
import { serve } from '../../kernel/index.ts'
import { findHeldRefund, listAnyHeldRefunds } from '../../ledger/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../../platform/http/once.ts'
import { completeHeldRefund, refuseHeldRefund } from './end-held-refund.ts'
import {
  approveHeldRefund,
  requestHeldRefund,
  type HeldRefundError,
  type HeldRefundParts,
} from './request-held-refund.ts'
import { showHeldRefunds, showStaffHeldRefunds } from './show-held-refunds.ts'

/** Registers the endpoints by which finance refunds money that is held for companies. */
export const heldMoneyStaffRoutes = (
  app: App,
  { now, ...parts }: HeldRefundParts & { readonly now: () => Date },
): void => {
  const { db } = parts

  const respondWithRefund = async (id: number) => {
    const row = await findHeldRefund(db, id)
    const [record] = row ? await showHeldRefunds(db, [row]) : []
    return record ? respondWith({ record }) : refuse(404, 'not_found')
  }

  serve(app, endpoints.listHeldRefunds, async ({ query }) => {
    const page = await listAnyHeldRefunds(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await showStaffHeldRefunds(db, page.rows)
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.requestHeldRefund, async ({ scope, params, body }, c) => {
    const { order_id = null, invoice_id = null, approval_reason: approvalReason, ...refund } = body
    const result = await requestHeldRefund(parts, {
      ...refund,
      approvalReason,
      place: { company_id: params.id, order_id, invoice_id },
      command: { ...readCommandKey(c, endpoints.requestHeldRefund), request: { ...params, ...body } },
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    if (!('error' in result))
      return result.status === 200 ? respondWithRefund(result.body.id) : refuse(409, 'waiting_for_approval')
    const { error } = result
    if (error === 'over_limit') return refuse(403, error)
    if (error === 'invalid_request' || error === 'idempotency_key_reused') return refuseNotOnce(c, error)
    if (error === 'not_found') return refuse(404, error)
    return refuse(409, error === 'frozen_money' ? 'not_possible_now' : error)
  })

  const respondToChange = (result: 'done' | { readonly error: HeldRefundError }, id: number) => {
    if (result === 'done') return respondWithRefund(id)
    const { error } = result
    if (error === 'not_found') return refuse(404, error)
    if (error === 'over_limit') return refuse(403, error)
    return refuse(409, error === 'frozen_money' ? 'not_possible_now' : error)
  }

  serve(app, endpoints.approveHeldRefund, async ({ scope, params }, c) => {
    const act = { by: scope, now: now(), requestId: c.get('requestId') }
    return respondToChange(await approveHeldRefund(parts, { id: params.id, ...act }), params.id)
  })

  serve(app, endpoints.completeHeldRefund, async ({ scope, params, body }, c) => {
    const { transferred_on: transferredOn, reference } = body
    const act = { by: scope, now: now(), requestId: c.get('requestId') }
    const result = await completeHeldRefund(parts, { id: params.id, transferredOn, reference, ...act })
    return result === 'day_to_come'
      ? refuse(400, 'invalid_request', { transferred_on: result })
      : respondToChange(result, params.id)
  })

  serve(app, endpoints.refuseHeldRefund, async ({ scope, params, body }, c) => {
    const act = { by: scope, now: now(), requestId: c.get('requestId') }
    const result = await refuseHeldRefund(parts, { id: params.id, reason: body.reason, ...act })
    return respondToChange(result, params.id)
  })
}
