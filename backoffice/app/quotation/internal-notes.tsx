import { LONGEST_MESSAGE, quotationStaff, type StaffQuotation } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import {
  admin_internal_note,
  admin_internal_note_hint,
  admin_internal_notes,
  admin_write_note,
  form_busy,
} from '~words'
import { FormKey } from '../resource/form-key.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'

/** Writes a note that only staff read. */
export const noteForm: RecordForm = {
  route: quotationStaff.writeInternalNote,
  send: ({ key = '', text }) => ({ idempotencyKey: key, body: { text } }),
}

interface Props {
  readonly notes: StaffQuotation['internal_notes']
  readonly canWrite: boolean
  readonly outcome: RecordOutcome
}

/** What staff write for one another. */
export function InternalNotes({ notes, canWrite, outcome }: Props) {
  return (
    <section aria-labelledby="notes" className="mt-6 border-l-4 border-accent-strong bg-surface px-4 py-3">
      <h2 id="notes" className="mb-2 text-xl">
        {admin_internal_notes()}
      </h2>
      <Timeline events={notes.map(({ at, by, text }) => ({ at, title: by.name, text }))} />
      {canWrite && <NoteForm outcome={outcome} />}
    </section>
  )
}

function NoteForm({ outcome }: { readonly outcome: RecordOutcome }) {
  return (
    <ActionForm
      id="note"
      values={{ text: outcome?.typed['text'] ?? '' }}
      result={outcome?.refused}
      className="mt-3 grid gap-3"
    >
      {outcome?.refused.refused !== undefined && <FormAlert result={outcome.refused} />}
      <input type="hidden" name="do" value="note" />
      <FormKey />
      <TextField
        name="text"
        label={admin_internal_note()}
        hint={admin_internal_note_hint()}
        rows={2}
        maxLength={LONGEST_MESSAGE}
      />
      <SubmitButton busy={form_busy()} className="button button-quiet min-h-11 justify-self-start">
        {admin_write_note()}
      </SubmitButton>
    </ActionForm>
  )
}
