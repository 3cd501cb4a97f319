import { LONGEST_MESSAGE, quotationStaff, type StaffQuotation } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { admin_close, admin_hand_over, admin_hand_over_note, admin_hand_over_to, form_busy } from '~words'
import { ask } from '../api/ask.ts'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'
import { quotations } from './quotations.tsx'

/** Hands a quotation over to a colleague. */
export const handOverForm: RecordForm = {
  route: quotationStaff.setSalesperson,
  send: ({ revision, staff_id, note = '' }) => ({
    body: { revision: Number(revision), staff_id: staff_id === '' ? undefined : Number(staff_id), note },
  }),
}

interface Props {
  readonly quotation: Pick<StaffQuotation, 'revision' | 'salesperson'>
  readonly outcome: RecordOutcome
}

/** Asks to whom, and closes once another has it. */
export function HandOver({ quotation: { revision, salesperson }, outcome }: Props) {
  const [open, setOpen] = useState<{ readonly opener: HTMLElement; readonly from: number | undefined }>()
  const { data } = useQuery({
    queryKey: [quotations.path, 'sellers'],
    queryFn: () => ask(quotationStaff.listSellers),
    enabled: open !== undefined,
  })
  const isOpen = open !== undefined && open.from === salesperson?.id
  const sellers = (data?.records ?? []).filter(({ id }) => id !== salesperson?.id)
  return (
    <>
      <button
        type="button"
        className="button button-quiet min-h-11"
        onClick={({ currentTarget }) => setOpen({ opener: currentTarget, from: salesperson?.id })}
      >
        {admin_hand_over()}
      </button>
      {isOpen && data && (
        <Dialog
          id="hand-over-title"
          title={admin_hand_over()}
          opener={open.opener}
          close={admin_close()}
          onClose={() => setOpen(undefined)}
        >
          <ActionForm
            id="hand-over"
            values={outcome?.typed ?? {}}
            result={outcome?.refused}
            className="grid gap-4"
          >
            <FormAlert result={outcome?.refused} />
            <input type="hidden" name="do" value="hand_over" />
            <input type="hidden" name="revision" value={revision} />
            <SelectField
              name="staff_id"
              label={admin_hand_over_to()}
              canBeEmpty
              choices={sellers.map(({ id, name }) => [String(id), name])}
            />
            <TextField
              name="note"
              label={admin_hand_over_note()}
              rows={3}
              optional
              maxLength={LONGEST_MESSAGE}
            />
            <SubmitButton busy={form_busy()} className="button min-h-11 justify-self-start">
              {admin_hand_over()}
            </SubmitButton>
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}
