import { LONGEST_KEYWORD } from '@pasok/contract'
import {
  lists_add,
  lists_add_title,
  lists_least,
  lists_number,
  lists_number_hint,
  lists_quantity,
} from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'

interface Props {
  readonly to: string
  readonly result: FormResult | undefined
  /** What stood in the form that was refused. */
  readonly values: Values | undefined
}

/** Puts an item into the list by its part number. */
export function AddLineForm({ to, result, values }: Props) {
  return (
    <section aria-labelledby="add-line" className="no-print mt-10 max-w-2xl">
      <h2 id="add-line" className="text-xl">
        {lists_add_title()}
      </h2>
      <ActionForm
        id="add-line"
        to={to}
        values={values}
        result={result}
        preventScrollReset
        className="mt-4 grid items-start gap-4 sm:grid-cols-2"
      >
        {result?.refused !== undefined && <FormAlert result={result} className="sm:col-span-full" />}
        <input type="hidden" name="do" value="add" />
        <TextField
          name="number"
          label={lists_number()}
          hint={lists_number_hint()}
          half
          maxLength={LONGEST_KEYWORD}
        />
        <TextField
          name="quantity"
          label={lists_quantity()}
          hint={lists_least()}
          isNumeric
          half
          optional
          maxLength={9}
        />
        <div>
          <SubmitButton>{lists_add()}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}
