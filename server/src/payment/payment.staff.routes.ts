import { paymentStaff as endpoints } from '@pasok/contract/endpoints'
import type { OrderPaid } from '../events/index.ts'
import { serve } from '../identity/index.ts'
import { answer, refuse, refuseLate, type App } from '../platform/http/http.ts'
import { writeAudit, type Db, type SendEmail, type Storage } from '../platform/index.ts'
import { decideProof, type Finding } from './decide-proof.ts'
import { findProof, listProofs } from './payment.store.ts'
import { setCredit } from './set-credit.ts'
import { showStaffCredit, showStaffProofs } from './show-payment.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly announce: (tx: Db, event: OrderPaid) => Promise<void>
  readonly now: () => Date
}

/** Registers what finance does with payments and credit. */
export const paymentStaffRoutes = (app: App, parts: Parts): void => {
  const { db, storage, now } = parts

  serve(app, endpoints.listProofs, async ({ query }) => {
    const { state, page, per_page } = query
    const { rows, total } = await listProofs(db, { state, limit: per_page, offset: (page - 1) * per_page })
    const records = await showStaffProofs(db, rows)
    return answer(200, { status: 'OK', data: { records, total, page, per_page } } as const)
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

  const decide = async (finding: Finding) => {
    const result = await decideProof(parts, finding)
    const row = await findProof(db, finding.id)
    if (result === 'not_found' || !row) return refuse(404, 'not_found')
    const [record] = await showStaffProofs(db, [row])
    if (!record) throw new Error('a proof that is not shown')
    if (result === 'done') return answer(200, { status: 'OK', data: { record } } as const)
    return refuseLate(result, record)
  }
  serve(app, endpoints.verifyProof, ({ scope, params, body }, c) =>
    decide({ ...params, by: scope, found: body, now: now(), requestId: c.get('requestId') }),
  )
  serve(app, endpoints.rejectProof, ({ scope, params, body }, c) =>
    decide({ ...params, by: scope, found: body, now: now(), requestId: c.get('requestId') }),
  )

  serve(app, endpoints.showCredit, async ({ params }) => {
    const record = await showStaffCredit(db, params.id)
    return record ? answer(200, { status: 'OK', data: { record } } as const) : refuse(404, 'not_found')
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
    if (result === 'not_found' || !record) return refuse(404, 'not_found')
    if (result === 'done') return answer(200, { status: 'OK', data: { record } } as const)
    return refuseLate(result, record)
  })
}
