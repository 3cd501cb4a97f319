import { LONGEST_MESSAGE } from '@pasok/contract'
import { form_busy, quotation_message, quotation_send } from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'

interface Props {
  /** The quotation's page. */
  readonly to: string
  /** Names the message: sent twice, it is written once. */
  readonly idempotencyKey: string
  readonly result: FormResult | undefined
  /** What was typed and refused. */
  readonly text: string | undefined
}

/** Writes a message to sales. */
export function MessageForm({ to, idempotencyKey, result, text }: Props) {
  return (
    <ActionForm
      id="message"
      to={to}
      values={{ text: text ?? '' }}
      result={result}
      preventScrollReset
      className="no-print mt-4 grid max-w-2xl gap-3"
    >
      {result?.refused !== undefined && <FormAlert result={result} />}
      <input type="hidden" name="do" value="message" />
      <input type="hidden" name="key" value={idempotencyKey} />
      <TextField name="text" label={quotation_message()} rows={3} maxLength={LONGEST_MESSAGE} />
      <div>
        <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
          {quotation_send()}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
