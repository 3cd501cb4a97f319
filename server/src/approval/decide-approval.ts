import type { ApprovalKind } from '@pasok/contract'
import type { StaffScope } from '../kernel/index.ts'
import { inTransaction, writeAudit, type Db, type SendEmail } from '../platform/index.ts'
import { canDecide } from './approval.ts'
import { decideRequest, findRequest, lockRequest, type RequestRow } from './approval.store.ts'
import { notifyRequester } from './notify-approval-event.ts'

/** Who decides, when, and in which request. */
export interface DecidingAct {
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** How a kind of command is done once it is approved. */
export interface ApprovedCommand {
  /** Locks the document until the transaction ends, before its request is locked. */
  readonly lock: (tx: Db, subjectId: number, now: Date) => Promise<unknown>
  /** Does the command as it was requested, in the approver's name; an error if its document has changed. */
  readonly run: (
    tx: Db,
    request: Pick<RequestRow, 'subject_id' | 'command'>,
    act: DecidingAct,
  ) => Promise<{ readonly error?: string }>
}

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
}

/** Why nothing was decided. */
export interface DecisionError {
  readonly error: 'not_found' | 'not_allowed' | 'own_request' | 'not_possible_now' | 'approval_void'
}

/** A command that can't be done any more: rolls back what it wrote. */
class Void extends Error {}

/**
 * Approves a request and does what was asked for, in one transaction. If the document has changed since, nothing is done and the
 * request becomes void. A repeated approval changes nothing.
 */
export const approve = async (
  parts: Parts,
  commands: Readonly<Record<ApprovalKind, ApprovedCommand>>,
  id: number,
  note: string,
  act: DecidingAct,
): Promise<'done' | DecisionError> => {
  try {
    return await inTransaction(parts.db, async (tx) => {
      const found = await findRequest(tx, id)
      const refused = findObstacle(found, act.by)
      if (refused || !found) return refused ?? { error: 'not_found' }
      const command = commands[found.kind]
      await command.lock(tx, found.subject_id, act.now)
      const request = await lockRequest(tx, id)
      if (request?.state !== 'waiting') return answerDecided(request, 'approved', act.by)
      await decideRequest(tx, id, toDecision('approved', note, act))
      const { error } = await command.run(tx, request, act)
      if (error !== undefined) throw new Void(error)
      await recordDecision(tx, request, 'approve', act)
      await notifyRequester(tx, parts, id, 'approved', note)
      return 'done'
    })
  } catch (error) {
    if (!(error instanceof Void)) throw error
    return inTransaction(parts.db, async (tx) => {
      const isWaiting = await decideRequest(tx, id, { ...toDecision('void', '', act), decided_by: null })
      const request = await findRequest(tx, id)
      if (isWaiting && request) {
        await recordDecision(tx, request, 'void', act)
        await notifyRequester(tx, parts, id, 'void', '')
      }
      return { error: 'approval_void' }
    })
  }
}

/** Refuses a request; repeating it changes nothing. */
export const refuseRequest = (
  parts: Parts,
  id: number,
  note: string,
  act: DecidingAct,
): Promise<'done' | DecisionError> =>
  inTransaction(parts.db, async (tx) => {
    const request = await lockRequest(tx, id)
    const refused = findObstacle(request, act.by)
    if (refused || !request) return refused ?? { error: 'not_found' }
    if (request.state !== 'waiting') return answerDecided(request, 'refused', act.by)
    await decideRequest(tx, id, toDecision('refused', note, act))
    await recordDecision(tx, request, 'refuse', act)
    await notifyRequester(tx, parts, id, 'refused', note)
    return 'done'
  })

/** Withdraws the caller's own request; repeating it changes nothing. */
export const withdrawRequest = (
  { db }: Pick<Parts, 'db'>,
  id: number,
  act: DecidingAct,
): Promise<'done' | DecisionError> =>
  inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request || !isVisible(request, act.by)) return { error: 'not_found' }
    if (request.requested_by !== act.by.staff.id) return { error: 'not_allowed' }
    if (request.state !== 'waiting') return answerDecided(request, 'withdrawn', act.by)
    await decideRequest(tx, id, toDecision('withdrawn', '', act))
    await recordDecision(tx, request, 'withdraw', act)
    return 'done'
  })

/** Whether a person of staff may read a request: their own, and those that somebody with their roles decides about. */
export const isVisible = (request: RequestRow, { staff }: StaffScope): boolean =>
  request.requested_by === staff.id || canDecide(staff, request)

const findObstacle = (request: RequestRow | undefined, by: StaffScope): DecisionError | undefined => {
  if (!request || !isVisible(request, by)) return { error: 'not_found' }
  if (request.requested_by === by.staff.id) return { error: 'own_request' }
  return canDecide(by.staff, request) ? undefined : { error: 'not_allowed' }
}

const answerDecided = (
  request: RequestRow | undefined,
  state: RequestRow['state'],
  { staff }: StaffScope,
): 'done' | DecisionError =>
  request?.state === state && request.decided_by === staff.id ? 'done' : { error: 'not_possible_now' }

const toDecision = <S extends string>(state: S, note: string, { by, now }: DecidingAct) => ({
  state,
  note,
  decided_at: now,
  decided_by: by.staff.id,
})

const recordDecision = (
  tx: Db,
  { id, kind, subject_id }: RequestRow,
  action: string,
  { by, now, requestId }: DecidingAct,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'staff', id: by.staff.id },
    action: `approval.${action}`,
    subject: 'approval',
    subjectId: id,
    details: { kind, subject: subject_id },
    requestId,
  })
