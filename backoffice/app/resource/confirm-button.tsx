import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { useId, useState } from 'react'
import { admin_close, form_busy } from '~words'

interface Props {
  readonly name: string
  /** The question that the dialog asks. */
  readonly title: string
  /** What follows from it. */
  readonly what?: string
  /** What the form sends, `do` among it. */
  readonly fields: Values
}

/** A button that asks before it removes something. */
export function ConfirmButton({ name, title, what, fields }: Props) {
  const id = useId()
  const [opener, setOpener] = useState<HTMLElement>()
  return (
    <>
      <button
        type="button"
        className="button button-quiet min-h-11"
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        {name}
      </button>
      {opener && (
        <Dialog
          id={`${id}-title`}
          title={title}
          opener={opener}
          close={admin_close()}
          onClose={() => setOpener(undefined)}
        >
          {what !== undefined && <p className="mb-4">{what}</p>}
          <ActionForm id={`${id}-confirm`} onSubmit={() => setOpener(undefined)}>
            {Object.entries(fields).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <SubmitButton busy={form_busy()} className="button button-danger min-h-11">
              {name}
            </SubmitButton>
          </ActionForm>
        </Dialog>
      )}
    </>
  )
}
