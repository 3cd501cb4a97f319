import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import {
  address_bills,
  address_cancel,
  address_choose_next,
  address_defaults,
  address_deliveries,
  address_next_areas,
  address_now,
  address_save,
  register_busy,
  register_faults,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { AddressLines } from './address-lines.tsx'
import { addressPlans } from './address-plans.ts'
import type { AreaLists } from '../fields/area-lists.ts'
import type { Values } from '../fields/field-plan.ts'
import { FormFields } from '../fields/form-fields.tsx'
import { leadToFault } from '../fields/lead-to-fault.ts'
import { below } from '../fields/search-lists.ts'
import type { TakenAddress } from './take-address.ts'

interface Props {
  /** Where it is sent, without a language. */
  readonly to: string
  readonly values: Values
  readonly areas: AreaLists
  /** Whether it asks what the address is to be the default for. */
  readonly asksDefaults: boolean
  /** How the form stood when it was sent and not taken. */
  readonly taken: TakenAddress | undefined
}

/** The form of an address, new or known. What was typed stays when something is refused. */
export function AddressForm({ to, values: stored, areas, asksDefaults, taken }: Props) {
  const link = useLink()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const [values, setValues] = useState<Values>(taken?.values ?? stored)
  const faults = taken?.faults ?? {}
  const hasFaults = Object.keys(faults).length > 0

  useEffect(() => {
    if (taken) leadToFault(form.current)
  }, [taken])

  const choose = (area: string, id: string, name: string) =>
    setValues((before) => {
      const now: Record<string, string> = { ...before, [area]: id, [`${area}_name`]: name }
      for (const lower of below(area)) {
        now[lower] = ''
        now[`${lower}_name`] = ''
      }
      return now
    })

  return (
    <Form ref={form} method="post" action={link(to)} noValidate className="max-w-[860px]">
      {taken && (
        <Told taken={taken} text={hasFaults ? register_faults() : (taken.refused ?? address_choose_next())} />
      )}
      {taken?.current && (
        <div className="mb-4 border-l-4 border-accent-strong bg-surface px-4 py-3">
          <p className="mb-2">{address_now()}</p>
          <p className="font-semibold">{taken.current.label}</p>
          <AddressLines address={taken.current} />
        </div>
      )}
      <input type="hidden" name="version" value={taken?.values['version'] ?? stored['version'] ?? ''} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormFields
          plans={addressPlans}
          values={values}
          faults={faults}
          areas={taken?.areas ?? areas}
          onChoose={choose}
        />
        {asksDefaults && <Defaults values={values} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="submit" aria-disabled={isBusy} className="button min-h-11">
          {isBusy ? register_busy() : address_save()}
        </button>
        <noscript>
          <button type="submit" name="intent" value="areas" className="button button-quiet min-h-11">
            {address_next_areas()}
          </button>
        </noscript>
        <Link to={link('/account/addresses')} className="button button-quiet min-h-11">
          {address_cancel()}
        </Link>
      </div>
    </Form>
  )
}

function Told({ taken, text }: { taken: TakenAddress; text: string }) {
  const isRefused = taken.refused !== undefined || Object.keys(taken.faults).length > 0
  return (
    <p
      role={isRefused ? 'alert' : 'status'}
      tabIndex={-1}
      className={`mb-4 rounded-md border px-3 py-2 ${isRefused ? 'border-danger text-danger' : 'border-accent-strong bg-surface'}`}
    >
      {text}
    </p>
  )
}

function Defaults({ values }: { values: Values }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">{address_defaults()}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[
          ['is_default_delivery', address_deliveries()] as const,
          ['is_default_billing', address_bills()] as const,
        ].map(([name, text]) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name={name}
              value="true"
              defaultChecked={values[name] !== undefined}
              className="size-5"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
