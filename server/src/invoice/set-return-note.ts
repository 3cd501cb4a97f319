import { type Day, jakartaDay } from '@pasok/contract'
import { versionConflict, type Db, type UploadedDocument, type VersionConflict } from '../platform/index.ts'
import { changeInvoice, type Change } from './change-invoice.ts'
import { findCreditNote, updateCreditNote, type CreditNoteRow } from './invoice.store.ts'

/** The buyer's return note (nota retur); `version` is the credit note's. */
export interface GivenReturnNote extends Change {
  readonly noteId: number
  readonly number: string
  readonly on: Day
  readonly file: UploadedDocument | undefined
}

/** Stores the buyer's return note for a credit note, or replaces it; without a file, the earlier file stays. */
export const setReturnNote = async ({ db }: { readonly db: Db }, { version, ...input }: GivenReturnNote) => {
  const { id, noteId, number, on, file, now } = input
  return changeInvoice<
    VersionConflict<CreditNoteRow> | { readonly error: 'not_found' } | { readonly error: 'day_to_come' }
  >(db, input, async (tx) => {
    const note = await findCreditNote(tx, id, noteId)
    if (!note) return { error: 'not_found' }
    if (on > jakartaDay(now)) return { error: 'day_to_come' }
    const conflict = versionConflict(note, { version })
    if (conflict) return conflict
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
