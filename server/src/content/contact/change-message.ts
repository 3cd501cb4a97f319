import type { MessageState } from '@pasok/contract'
import {
  versionConflict,
  inTransaction,
  writeAudit,
  type VersionConflict,
  type Db,
} from '../../platform/index.ts'
import { lockMessage, setMessageState, type MessageRow } from './message.store.ts'

interface By {
  readonly staffId: number
  readonly now: Date
  readonly requestId: string
}

/** Marks a message as handled, or as new again, if it still has the version that was seen. */
export const changeMessage = (
  db: Db,
  { staffId, now, requestId }: By,
  id: number,
  { version, state }: { readonly version: number; readonly state: MessageState },
): Promise<MessageRow | VersionConflict<MessageRow> | { readonly error: 'not_found' }> =>
  inTransaction(db, async (tx) => {
    const before = await lockMessage(tx, id)
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, { version })
    if (conflict) return conflict
    if (before.state === state) return before
    const after = await setMessageState(tx, id, { state, staffId, now })
    await writeAudit(tx, {
      at: now,
      who: { kind: 'staff', id: staffId },
      action: state === 'handled' ? 'content.handle-message' : 'content.reopen-message',
      subject: 'contact_message',
      subjectId: id,
      requestId,
    })
    return after
  })
