import type { StaffLimits } from '@pasok/contract'
import { paymentStaff as endpoints } from '@pasok/contract/endpoints'
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type {
  InvoiceDueChanged,
  OrderPaid,
  PaymentAttemptClosed,
  PaymentRefundRequested,
} from '../events/index.ts'
import { listRequestFileKeys } from '../approval/index.ts'
import { recordFileView, serve } from '../kernel/index.ts'
import type { SettleParts } from '../invoice/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import { readCommandKey, refuseNotOnce } from '../platform/http/once.ts'
import type { Http } from '../platform/http/request-context.ts'
import { readDocument, storeDocuments, writeAudit, type Db, type Storage } from '../platform/index.ts'
import { acceptPayment } from './accept-payment.ts'
import { decideProof, type Finding } from './decide-proof.ts'
import { requestRefund } from './request-refund.ts'
import { listAnyAttempts, listProofs } from './payment-list.store.ts'
import { findAttempt, findProof } from './payment.store.ts'
import { findRefund } from './refund.store.ts'
import { setCredit } from './set-credit.ts'
import { takeBackDecision } from './take-back-decision.ts'
import { showStaffAttempts, showStaffCredit, showStaffProofs } from './show-payment.ts'
import { REFUND_FOLDER } from './upload-proof.ts'

interface Parts extends SettleParts {
  readonly settings: SettleParts['settings'] & { readonly staff_limits: StaffLimits }
  readonly db: Db
  readonly storage: Storage
  readonly announce: (
    tx: Db,
    event: OrderPaid | PaymentAttemptClosed | PaymentRefundRequested | InvoiceDueChanged,
  ) => Promise<void>
  readonly now: () => Date
}

/** Registers the payment and credit endpoints for finance. */
export const paymentStaffRoutes = (app: App, parts: Parts): void => {
  const { db, storage, now } = parts

  serve(app, endpoints.listProofs, async ({ query }) => {
    const page = await listProofs(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await showStaffProofs(db, page.rows)
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showStaffProof, async ({ scope, params }, c) => {
    const row = await findProof(db, params.id)
    const file = row && (await storage.get(row.file_key))
    if (!file) return refuse(404, 'not_found')
    await writeAudit(db, {
      at: now(),
      who: { kind: 'staff', id: scope.staff.id },
      action: 'payment.look-at-proof',
      subject: 'order',
      subjectId: row.order_id,
      details: { proof: row.id },
      requestId: c.get('requestId'),
    })
    return { body: file.body, contentType: row.file_type, filename: row.file_name }
  })

  const readProof = async (id: number) => {
    const row = await findProof(db, id)
    return row && (await showStaffProofs(db, [row]))[0]
  }

  serve(app, endpoints.showProofRecord, async ({ params }) => respondWithRecord(await readProof(params.id)))

  const respondToDecision = async (
    id: number,
    result: 'done' | { readonly error: 'not_found' | 'not_possible_now' | 'money_spent' },
  ) => {
    const record = await readProof(id)
    if (!record) return refuse(404, 'not_found')
    if (result === 'done') return respondWith({ record })
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, record)
  }
  const decide = async (finding: Finding) => respondToDecision(finding.id, await decideProof(parts, finding))
  serve(app, endpoints.verifyProof, ({ scope, params, body }, c) =>
    decide({ ...params, by: scope, found: body, now: now(), requestId: c.get('requestId') }),
  )
  serve(app, endpoints.rejectProof, ({ scope, params, body }, c) =>
    decide({ ...params, by: scope, found: body, now: now(), requestId: c.get('requestId') }),
  )

  serve(app, endpoints.reopenProof, async ({ scope, params, body }, c) => {
    const act = { by: scope, now: now(), requestId: c.get('requestId') }
    return respondToDecision(params.id, await takeBackDecision(parts, { ...params, ...body, ...act }))
  })

  const readAttempt = async (id: number) => {
    const row = await findAttempt(db, id)
    return row && (await showStaffAttempts(db, [row], now()))[0]
  }

  serve(app, endpoints.listStaffAttempts, async ({ query }) => {
    const page = await listAnyAttempts(db, query)
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    const records = await showStaffAttempts(db, page.rows, now())
    return respondWith({ records, ...page.window })
  })

  serve(app, endpoints.showStaffAttempt, async ({ params }) =>
    respondWithRecord(await readAttempt(params.id)),
  )

  serve(app, endpoints.acceptPayment, async ({ scope, params, body }, c) => {
    const result = await acceptPayment(parts, {
      attemptId: params.id,
      version: body.version,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    const record = await readAttempt(params.id)
    if (!record) return refuse(404, 'not_found')
    if (result === 'done') return respondWith({ record })
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, record)
  })

  type RefundResult = Awaited<ReturnType<typeof requestRefund>>
  const respondToRefund = async (result: RefundResult, attemptId: number, c: Context<Http>) => {
    const record = await readAttempt(attemptId)
    if (!record) return refuse(404, 'not_found')
    if (!('error' in result))
      return result.status === 200
        ? respondWith({ record })
        : respondVersionConflict('waiting_for_approval', record)
    const { error } = result
    if (error === 'invalid_request' || error === 'idempotency_key_reused') return refuseNotOnce(c, error)
    if (error === 'not_found') return refuse(404, error)
    if (error === 'over_limit') return refuse(403, error)
    if (error === 'more_than_received') return refuse(400, 'invalid_request', { amount: error })
    return respondVersionConflict(error, record)
  }

  serve(app, endpoints.refundAtGateway, async ({ scope, params, body }, c) => {
    const { approval_reason: approvalReason, ...refunding } = body
    const result = await requestRefund(
      parts,
      { ...readCommandKey(c, endpoints.refundAtGateway), request: { ...params, ...body } },
      {
        ...refunding,
        approvalReason,
        attemptId: params.id,
        by: scope,
        now: now(),
        requestId: c.get('requestId'),
      },
    )
    return respondToRefund(result, params.id, c)
  })

  serve(app, endpoints.recordRefund, async ({ scope, params, form: { file: sent, ...form } }, c) => {
    const file = await readDocument(sent, REFUND_FOLDER)
    if ('error' in file) return refuse(400, 'invalid_request', { file: file.error })
    const { approval_reason: approvalReason, ...refunding } = form
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    const result = await storeDocuments(
      storage,
      [file],
      () =>
        requestRefund(
          parts,
          { ...readCommandKey(c, endpoints.recordRefund), request: { ...params, ...form, sha256 } },
          {
            ...refunding,
            approvalReason,
            attemptId: params.id,
            file,
            by: scope,
            now: now(),
            requestId: c.get('requestId'),
          },
        ),
      // On a repeated request the file is already stored.
      async (result) =>
        !('error' in result) &&
        (result.status === 200
          ? (await findRefund(db, result.body.id))?.file_key === file.key
          : (await listRequestFileKeys(db)).includes(file.key)),
    )
    return respondToRefund(result, params.id, c)
  })

  serve(app, endpoints.showRefundProof, async ({ scope, params }, c) => {
    const row = await findRefund(db, params.id)
    const file = row?.file_key ? await storage.get(row.file_key) : undefined
    if (!row || !file) return refuse(404, 'not_found')
    await recordFileView(
      db,
      { by: scope, now: now(), requestId: c.get('requestId') },
      { subject: 'payment', subjectId: row.attempt_id, file: 'refund', details: { refund: row.id } },
    )
    return { body: file.body, contentType: row.file_type ?? '', filename: row.file_name ?? '' }
  })

  serve(app, endpoints.showCredit, async ({ params }) => {
    const record = await showStaffCredit(db, params.id)
    return respondWithRecord(record)
  })

  serve(app, endpoints.setCredit, async ({ scope, params, body }, c) => {
    const result = await setCredit(db, {
      ...body,
      company_id: params.id,
      by: scope,
      now: now(),
      requestId: c.get('requestId'),
    })
    const record = await showStaffCredit(db, params.id)
    if (!record) return refuse(404, 'not_found')
    if (result === 'done') return respondWith({ record })
    if (result.error === 'not_found') return refuse(404, result.error)
    return respondVersionConflict(result.error, record)
  })
}
