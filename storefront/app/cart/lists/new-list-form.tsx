import { LONGEST_LIST_NAME } from '@pasok/contract'
import { lists_make, lists_make_from_cart, lists_name, lists_name_hint, lists_new_title } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'

interface Props {
  /** Whether its reader has a cart that a list can be made of. */
  readonly canBuy: boolean
  readonly result: FormResult | undefined
  /** What stood in the form that was refused. */
  readonly values: Values | undefined
}

/** Makes a list: empty, or of the cart's items. */
export function NewListForm({ canBuy, result, values }: Props) {
  const link = useLink()
  return (
    <section aria-labelledby="new" className="mt-10 max-w-xl">
      <h2 id="new" className="text-xl">
        {lists_new_title()}
      </h2>
      <ActionForm
        id="new"
        to={link('/account/lists')}
        values={values}
        result={result}
        className="mt-4 grid gap-4"
      >
        <TextField name="name" label={lists_name()} hint={lists_name_hint()} maxLength={LONGEST_LIST_NAME} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="do" value="make" className="button min-h-11">
            {lists_make()}
          </button>
          {canBuy && (
            <button type="submit" name="do" value="from-cart" className="button button-quiet min-h-11">
              {lists_make_from_cart()}
            </button>
          )}
        </div>
      </ActionForm>
    </section>
  )
}
