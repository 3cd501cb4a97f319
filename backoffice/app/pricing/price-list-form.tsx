import type { PriceList } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { CheckboxField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import {
  admin_changed_meanwhile,
  admin_save,
  form_busy,
  pricelist_add,
  pricelist_ends,
  pricelist_ends_hint,
  pricelist_for_all,
  pricelist_name,
  pricelist_starts,
} from '~words'
import type { RecordOutcome } from '../resource/record.ts'

/** What the form sends of what was typed. */
export const toPriceList = (typed: Values) => ({
  name: typed['name'] ?? '',
  is_for_all: typed['is_for_all'] === 'true',
  starts_on: typed['starts_on'] || null,
  ends_on: typed['ends_on'] || null,
})

interface Props {
  /** The list that is changed; a new one without. */
  readonly list?: PriceList
  /** Names a new list: sent twice, it is added once. */
  readonly newKey?: string
  readonly outcome: RecordOutcome
}

/** What a price list is called, and for whom and how long it holds. */
export function PriceListForm({ list, newKey, outcome }: Props) {
  const stored: Values = list
    ? {
        name: list.name,
        is_for_all: String(list.is_for_all),
        starts_on: list.starts_on ?? '',
        ends_on: list.ends_on ?? '',
      }
    : {}
  return (
    <ActionForm
      id="list"
      values={outcome?.typed ?? stored}
      result={outcome?.refused}
      className="grid max-w-3xl gap-4 sm:grid-cols-2"
    >
      <FormAlert result={outcome?.refused} className="sm:col-span-full" />
      {outcome?.refused.status === 409 && <p className="sm:col-span-full">{admin_changed_meanwhile()}</p>}
      <input type="hidden" name="do" value="list" />
      {list && <input type="hidden" name="version" value={list.version} />}
      {newKey !== undefined && <input type="hidden" name="key" value={newKey} />}
      <TextField name="name" label={pricelist_name()} maxLength={200} />
      <DateField name="starts_on" label={pricelist_starts()} half optional />
      <DateField name="ends_on" label={pricelist_ends()} hint={pricelist_ends_hint()} half optional />
      <CheckboxField name="is_for_all" label={pricelist_for_all()} />
      <SubmitButton busy={form_busy()} className="button min-h-11 sm:justify-self-start">
        {list ? admin_save() : pricelist_add()}
      </SubmitButton>
    </ActionForm>
  )
}
