import { toActor, type Act, type StaffScope } from '../kernel/index.ts'
import { writeAudit, type Db } from '../platform/index.ts'
import { insertNote } from './note.store.ts'
import { lockQuotation } from './quotation.store.ts'

/** What a staff user does. */
export interface StaffAct extends Omit<Act, 'by'> {
  readonly by: { readonly staff: StaffScope }
}

/** Writes a note for staff on a quotation. It is not part of its history, which its company reads. */
export const writeNote = async (
  tx: Db,
  id: number,
  act: StaffAct,
  text: string,
): Promise<'written' | { readonly error: 'not_found' }> => {
  const quotation = await lockQuotation(tx, id)
  if (!quotation || quotation.state === 'draft') return { error: 'not_found' }
  await insertNote(tx, id, { at: act.now, staff_id: act.by.staff.staff.id, text })
  await writeAudit(tx, {
    at: act.now,
    who: toActor(act.by),
    action: 'quotation.note',
    subject: 'quotation',
    subjectId: id,
    details: { version: quotation.version },
    requestId: act.requestId,
  })
  return 'written'
}
