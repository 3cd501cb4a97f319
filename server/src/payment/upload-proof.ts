import { MOST_PROOFS, jakartaDay } from '@pasok/contract'
import { listRequestFileKeys } from '../approval/index.ts'
import { createHash } from 'node:crypto'
import type { MemberScope } from '../kernel/index.ts'
import { lockOrder, noteOrderEvent, notifyOrderEvent, updateOrder } from '../order/index.ts'
import {
  inTransaction,
  type Db,
  type NamedFiles,
  type SendEmail,
  type UploadedDocument,
} from '../platform/index.ts'
import { isTransferAwaited } from './payment.ts'
import { listRefundKeys } from './refund.store.ts'
import { insertProof, listAttempts, listProofKeys, listOrderProofs } from './payment.store.ts'

/** The storage folder of proofs. */
export const PROOF_FOLDER = 'private/payment'
/** The proofs of transfers: no sweep deletes them. */
export const proofFiles: NamedFiles = { folder: PROOF_FOLDER, listStoredKeys: listProofKeys }

/** The storage folder of refund proofs. */
export const REFUND_FOLDER = 'private/refund'
/** The proofs of refunds and of requests for their approval: no sweep deletes them. */
export const refundFiles: NamedFiles = {
  folder: REFUND_FOLDER,
  listStoredKeys: async (db) => [...(await listRefundKeys(db)), ...(await listRequestFileKeys(db))],
}

/** A buyer's proof of a transfer. */
export interface ShownTransfer {
  readonly scope: MemberScope
  readonly orderId: number
  readonly file: UploadedDocument
  /** The amount that the buyer states, in whole rupiah. */
  readonly amount: number
  /** As YYYY-MM-DD. */
  readonly transferredOn: string
  readonly now: Date
  readonly requestId: string
}

/** Why a proof was not stored. */
type UploadError =
  | 'not_found'
  | 'not_possible_now'
  | 'too_many_proofs'
  | 'day_to_come'
  | 'proof_waiting'
  | 'proof_twice'

/**
 * Stores a proof of a transfer for an order that awaits one, and notifies finance. One proof of an attempt waits at a time;
 * the file that waits may be sent again, which stores nothing ('known').
 */
export const uploadProof = (
  { db, sendEmail }: { readonly db: Db; readonly sendEmail: SendEmail },
  { scope, orderId, file, amount, transferredOn, now, requestId }: ShownTransfer,
): Promise<'applied' | 'known' | { readonly error: UploadError }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId, scope.companyId)
    if (!order) return { error: 'not_found' }
    if (transferredOn > jakartaDay(now)) return { error: 'day_to_come' }
    const attempt = (await listAttempts(tx, orderId)).find(({ state }) => state === 'pending')
    if (!attempt || !isTransferAwaited(order)) return { error: 'not_possible_now' }
    const proofs = await listOrderProofs(tx, orderId)
    const file_sha256 = createHash('sha256').update(file.bytes).digest('hex')
    const ofAttempt = proofs.filter(({ attempt_id }) => attempt_id === attempt.id)
    const same = ofAttempt.find((proof) => proof.file_sha256 === file_sha256)
    if (same?.state === 'waiting') return 'known'
    if (same) return { error: 'proof_twice' }
    if (ofAttempt.some(({ state }) => state === 'waiting')) return { error: 'proof_waiting' }
    if (proofs.length >= MOST_PROOFS) return { error: 'too_many_proofs' }
    await insertProof(tx, {
      attempt_id: attempt.id,
      file_key: file.key,
      file_name: file.filename,
      file_type: file.contentType,
      file_sha256,
      amount,
      transferred_on: transferredOn,
      uploaded_by: scope.memberId,
      uploaded_at: now,
    })
    await updateOrder(tx, orderId, { payment_state: 'pending' })
    await noteOrderEvent(tx, orderId, { by: { member: scope }, now, requestId }, 'proof_uploaded')
    await notifyOrderEvent(tx, { sendEmail }, { id: orderId, news: 'proof_uploaded' })
    return 'applied'
  })
