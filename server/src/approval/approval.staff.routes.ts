import { kindsDecidedBy, type Approval, type ApprovalInList, type ApprovalKind } from '@pasok/contract'
import { approvalStaff as endpoints } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import { staffNames } from '../identity/index.ts'
import { serve, type StaffScope } from '../kernel/index.ts'
import {
  refuse,
  respondVersionConflict,
  respondWith,
  respondWithRecord,
  type App,
} from '../platform/http/http.ts'
import type { Http } from '../platform/http/request-context.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { canDecide } from './approval.ts'
import { findRequest, listRequests, type RequestRow } from './approval.store.ts'
import {
  approve,
  isVisible,
  refuseRequest,
  withdrawRequest,
  type ApprovedCommand,
  type DecisionError,
} from './decide-approval.ts'

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly now: () => Date
  /** How each kind of command is done once it is approved. */
  readonly approvedCommands: Readonly<Record<ApprovalKind, ApprovedCommand>>
}

/** Registers the endpoints by which staff decide about each other's commands above a limit. */
export const approvalStaffRoutes = (app: App, parts: Parts): void => {
  const { db, now, approvedCommands } = parts

  const findRecord = async (id: number, scope: StaffScope): Promise<Approval | undefined> => {
    const row = await findRequest(db, id)
    if (!row || !isVisible(row, scope)) return undefined
    const [record] = await showRequests(db, [row], scope)
    return record && { ...record, ...row.document, lines: [...row.document.lines] }
  }
  const toAct = (scope: StaffScope, c: Context<Http>) => ({
    by: scope,
    now: now(),
    requestId: c.get('requestId'),
  })
  const respondToDecision = async (result: 'done' | DecisionError, id: number, scope: StaffScope) => {
    if (result === 'done') return respondWithRecord(await findRecord(id, scope))
    const { error } = result
    if (error === 'not_found') return refuse(404, error)
    if (error === 'own_request' || error === 'not_allowed') return refuse(403, error)
    return respondVersionConflict(error, await findRecord(id, scope))
  }

  serve(app, endpoints.listApprovals, async ({ scope, query }) => {
    const page = await listRequests(db, query, scope.staff.id, kindsDecidedBy(scope.staff))
    if ('error' in page) return refuse(400, 'invalid_request', { cursor: 'wrong_form' })
    return respondWith({ records: await showRequests(db, page.rows, scope), ...page.window })
  })
  serve(app, endpoints.showApproval, async ({ scope, params }) =>
    respondWithRecord(await findRecord(params.id, scope)),
  )
  serve(app, endpoints.approve, async ({ scope, params: { id }, body }, c) =>
    respondToDecision(await approve(parts, approvedCommands, id, body.note, toAct(scope, c)), id, scope),
  )
  serve(app, endpoints.refuseApproval, async ({ scope, params: { id }, body }, c) =>
    respondToDecision(await refuseRequest(parts, id, body.note, toAct(scope, c)), id, scope),
  )
  serve(app, endpoints.withdrawApproval, async ({ scope, params: { id } }, c) =>
    respondToDecision(await withdrawRequest(parts, id, toAct(scope, c)), id, scope),
  )
}

const showRequests = async (
  db: Db,
  rows: readonly RequestRow[],
  { staff }: StaffScope,
): Promise<ApprovalInList[]> => {
  const names = await staffNames(
    db,
    rows.flatMap(({ requested_by, decided_by }) => [
      requested_by,
      ...(decided_by === null ? [] : [decided_by]),
    ]),
  )
  const person = (id: number) => ({ id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    subject_id: row.subject_id,
    number: row.number,
    company: { id: row.company_id, name: row.company_name },
    amount: row.amount,
    exceeded: [...row.exceeded],
    reason: row.reason,
    requested_at: row.requested_at.toISOString(),
    requested_by: person(row.requested_by),
    ...(row.decided_by !== null &&
      row.decided_at && {
        decision: { at: row.decided_at.toISOString(), by: person(row.decided_by), note: row.note },
      }),
    can_decide: row.state === 'waiting' && canDecide(staff, row),
  }))
}
