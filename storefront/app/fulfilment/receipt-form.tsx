import { poFileTypes } from '@pasok/contract'
import {
  form_busy,
  track_receipt_file,
  track_receipt_file_hint,
  track_receipt_send,
  track_receipt_title,
  track_receipt_what,
  track_receiver,
} from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '../ui/form/action-form.tsx'
import type { Values } from '../ui/form/field.tsx'
import { FileField } from '../ui/form/file-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { useLargestDocument } from '../quotation/use-largest-document.ts'

interface Props {
  /** The delivery's page. */
  readonly to: string
  readonly result: FormResult | undefined
  readonly values: Values
}

/** Takes who received a delivery, and a picture that a phone's camera makes. */
export function ReceiptForm({ to, result, values }: Props) {
  const picture = useLargestDocument()
  return (
    <section
      id="receipt"
      aria-labelledby="receipt-title"
      className="no-print mt-6 max-w-2xl rounded-md border border-line p-4"
    >
      <h2 id="receipt-title" className="text-lg">
        {track_receipt_title()}
      </h2>
      <p className="mt-1 mb-3">{track_receipt_what()}</p>
      <ActionForm
        id="receipt-form"
        to={`${to}#receipt`}
        values={values}
        result={result}
        hasFiles
        onSubmit={picture.onSubmit}
        preventScrollReset
        className="grid gap-4"
      >
        <FormAlert result={result} />
        <TextField name="receiver" label={track_receiver()} maxLength={200} autoComplete="name" />
        <FileField
          {...picture.field}
          name="file"
          label={track_receipt_file()}
          hint={track_receipt_file_hint()}
          accept={poFileTypes.join(',')}
          isPhotographed
          optional
        />
        <div>
          <SubmitButton busy={form_busy()}>{track_receipt_send()}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}
