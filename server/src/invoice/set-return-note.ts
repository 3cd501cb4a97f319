import { type Day, jakartaDay } from '@pasok/contract'
import type { Db, UploadedDocument } from '../platform/index.ts'
import { changeInvoice, type Change } from './change-invoice.ts'
import { findCreditNote, updateCreditNote } from './invoice.store.ts'

/** The buyer's own note of a credit (nota retur); `version` is the credit note's. */
export interface GivenReturnNote extends Change {
  readonly noteId: number
  readonly number: string
  readonly on: Day
  readonly file: UploadedDocument | undefined
}

/** Notes the buyer's own note of a credit, or another in its place; without a file the earlier one stays. */
export const setReturnNote = async ({ db }: { readonly db: Db }, { version, ...input }: GivenReturnNote) => {
  const { id, noteId, number, on, file, now } = input
  return changeInvoice<'not_found' | 'day_to_come' | 'version_conflict'>(db, input, async (tx) => {
    const note = await findCreditNote(tx, id, noteId)
    if (!note) return 'not_found'
    if (on > jakartaDay(now)) return 'day_to_come'
    if (note.version !== version) return 'version_conflict'
    await updateCreditNote(tx, noteId, {
      return_note_number: number,
      return_note_on: on,
      return_note_key: file?.key ?? note.return_note_key,
      return_note_name: file?.filename ?? note.return_note_name,
      return_note_type: file?.contentType ?? note.return_note_type,
    })
    return { action: 'note-return-note', details: { credit_note: noteId, number } }
  })
}
