import { useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  address_bills,
  address_cancel,
  address_choose_next,
  address_defaults,
  address_deliveries,
  address_next_areas,
  address_now,
  address_save,
  form_busy,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, hasErrors, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { CheckboxField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { FormFields } from '@pasok/ui/kit/form/form-fields.tsx'
import { addressFields } from '../fields/address-fields.ts'
import { listsOfAreas, withChoice, type AreaLists } from '../fields/areas.ts'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import type { AddressResult } from './send-address.ts'

interface Props {
  /** Where it is sent, without a language. */
  readonly to: string
  readonly values: Values
  readonly areas: AreaLists
  /** Whether it asks what the address is to be the default for. */
  readonly asksDefaults: boolean
  readonly result: AddressResult | undefined
}

/** The form of an address, new or known. */
export function AddressForm({ to, values: stored, areas, asksDefaults, result }: Props) {
  const link = useLink()
  const [values, setValues] = useState<Values>(result?.values ?? stored)
  return (
    <ActionForm id="address" to={link(to)} values={values} result={result} className="max-w-[860px]">
      <FormAlert result={result} className="mb-4" />
      {result && !hasErrors(result) && (
        <p role="status" className="mb-4 rounded-md border border-accent-strong bg-surface px-3 py-2">
          {address_choose_next()}
        </p>
      )}
      {result?.current && (
        <div className="mb-4 border-l-4 border-accent-strong bg-surface px-4 py-3">
          <p className="mb-2">{address_now()}</p>
          <p className="font-semibold">{result.current.label}</p>
          <AddressLines address={result.current} />
        </div>
      )}
      <input type="hidden" name="version" value={(result?.values ?? stored)['version'] ?? ''} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormFields
          fields={addressFields}
          lists={listsOfAreas(values, result?.areas ?? areas)}
          onChoose={(field, id, name) => setValues((before) => withChoice(before, field, id, name))}
        />
        {asksDefaults && (
          <fieldset className="sm:col-span-full">
            <legend className="font-semibold">{address_defaults()}</legend>
            <div className="flex flex-wrap gap-x-6">
              <CheckboxField name="is_default_delivery" label={address_deliveries()} />
              <CheckboxField name="is_default_billing" label={address_bills()} />
            </div>
          </fieldset>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton busy={form_busy()}>{address_save()}</SubmitButton>
        <noscript>
          <button type="submit" name="intent" value="areas" className="button button-quiet min-h-11">
            {address_next_areas()}
          </button>
        </noscript>
        <Link to={link('/account/addresses')} className="button button-quiet min-h-11">
          {address_cancel()}
        </Link>
      </div>
    </ActionForm>
  )
}
