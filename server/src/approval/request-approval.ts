import type { ApprovalKind, ApprovalLine, ExceededLimit } from '@pasok/contract'
import type { StaffScope } from '../kernel/index.ts'
import { writeAudit, type Db, type SendEmail } from '../platform/index.ts'
import { decideRequest, findWaitingRequest, insertRequest } from './approval.store.ts'
import { notifyApprovers } from './notify-approval-event.ts'

/** What the approver reads of a command beside its amount. */
export interface ApprovalDocument {
  readonly lines: readonly ApprovalLine[]
  /** What was credited or refunded before, in whole rupiah. */
  readonly amount_before: number
  /** The text for the buyer. */
  readonly text: string
}

/** A command that exceeds the limits of the one who gave it. */
export interface LimitedCommand {
  readonly kind: ApprovalKind
  readonly companyId: number
  /** The quotation, the invoice, or the attempt to pay. */
  readonly subjectId: number
  /** The number that people know it by. */
  readonly number: string
  /** Whole rupiah with tax. */
  readonly amount: number
  readonly exceeded: readonly ExceededLimit[]
  readonly document: ApprovalDocument
  /** What is done once it is approved, as JSON; it names the version of the document that it is for. */
  readonly command: object
}

/** Who asks, and why; without a reason nothing is asked. */
export interface ApprovalAct {
  readonly approvalReason?: string | undefined
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** A command was not done: it needs a reason, or another's approval. */
export type NotAlone =
  | { readonly error: 'over_limit' }
  | { readonly error: 'waiting_for_approval'; readonly approvalId: number }

/**
 * Requests approval of a command in place of doing it, in the caller's transaction, which has locked the document. The same
 * command of the same person is requested once; another one replaces a request that waits. Approvers get an e-mail.
 */
export const requestApproval = async (
  tx: Db,
  { sendEmail }: { readonly sendEmail: SendEmail },
  { kind, companyId, subjectId, number, amount, exceeded, document, command }: LimitedCommand,
  { approvalReason, by, now, requestId }: ApprovalAct,
): Promise<NotAlone> => {
  if (approvalReason === undefined) return { error: 'over_limit' }
  const staffId = by.staff.id
  const waiting = await findWaitingRequest(tx, { kind, subject_id: subjectId }, command)
  if (waiting?.isSame && waiting.requested_by === staffId)
    return { error: 'waiting_for_approval', approvalId: waiting.id }
  if (waiting)
    await decideRequest(tx, waiting.id, { state: 'void', decided_at: now, decided_by: null, note: '' })
  const id = await insertRequest(tx, {
    kind,
    company_id: companyId,
    subject_id: subjectId,
    number,
    amount,
    exceeded,
    document,
    command,
    reason: approvalReason,
    requested_at: now,
    requested_by: staffId,
  })
  await writeAudit(tx, {
    at: now,
    who: { kind: 'staff', id: staffId },
    action: 'approval.request',
    subject: 'approval',
    subjectId: id,
    details: { kind, subject: subjectId, amount, exceeded },
    requestId,
  })
  await notifyApprovers(tx, { sendEmail }, id)
  return { error: 'waiting_for_approval', approvalId: id }
}
