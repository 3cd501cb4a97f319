import { LONGEST_MESSAGE, returnsStaff, type StaffReturn } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import {
  admin_came_back,
  admin_receive,
  admin_receive_what,
  admin_requested_quantity,
  admin_step_receive,
  admin_text_for_buyer,
  form_busy,
} from '~words'
import {
  findQuantityField,
  QuantityFields,
  quantityValues,
  typedQuantities,
} from '../resource/quantity-fields.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'

/** Notes how much of each line came back; an empty field says that nothing did. */
const receivedLines = (typed: Values) =>
  typedQuantities(
    Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim() === '' ? '0' : text])),
  )

/** Receives the goods of a return. */
export const receiveForm: RecordForm = {
  route: returnsStaff.applyReturnStep,
  send: (typed) => ({
    body: {
      step: 'receive',
      version: Number(typed['version']),
      text: typed['text'] ?? '',
      lines: receivedLines(typed),
    },
  }),
  findField: (part, typed) => findQuantityField(part, receivedLines(typed)),
}

interface Props {
  readonly returned: StaffReturn
  readonly outcome: RecordOutcome
}

/** Asks how much of a return came back. */
export function ReceiveForm({ returned: { lines, version }, outcome }: Props) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_receive()}</h2>
      <p className="mb-2 text-[13px] text-ink-soft">{admin_receive_what()}</p>
      <ActionForm
        id="receive"
        values={outcome?.typed ?? quantityValues(lines)}
        result={outcome?.refused}
        className="grid max-w-3xl gap-3"
      >
        <FormAlert result={outcome?.refused} />
        <input type="hidden" name="do" value="receive" />
        <input type="hidden" name="version" value={version} />
        <QuantityFields
          lines={lines}
          quantityTitle={admin_requested_quantity()}
          inputTitle={admin_came_back()}
        />
        <TextField name="text" label={admin_text_for_buyer()} rows={2} optional maxLength={LONGEST_MESSAGE} />
        <SubmitButton busy={form_busy()} className="button min-h-11 justify-self-start">
          {admin_step_receive()}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
