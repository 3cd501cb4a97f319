import { LONGEST_OWN_NUMBER, LONGEST_PART_NUMBER } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { own_numbers_add, own_numbers_add_title, own_numbers_number, own_numbers_sku } from '~words'

interface Props {
  readonly to: string
  readonly result: FormResult | undefined
  readonly values: Values | undefined
}

/** Gives an item a number of the company, by our part number. */
export function AddNumberForm({ to, result, values }: Props) {
  return (
    <section aria-labelledby="add">
      <h2 id="add" className="text-lg">
        {own_numbers_add_title()}
      </h2>
      <ActionForm id="add" to={to} values={values} result={result} className="mt-3 grid max-w-xl gap-4">
        <FormAlert result={result} />
        <input type="hidden" name="do" value="add" />
        <TextField name="sku_number" label={own_numbers_sku()} maxLength={LONGEST_PART_NUMBER} />
        <TextField name="number" label={own_numbers_number()} maxLength={LONGEST_OWN_NUMBER} />
        <SubmitButton className="button min-h-11 justify-self-start">{own_numbers_add()}</SubmitButton>
      </ActionForm>
    </section>
  )
}
