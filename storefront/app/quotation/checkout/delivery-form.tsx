import { poFileTypes, type Address, type DeliveryChoice } from '@pasok/contract'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  address_choose_next,
  address_next_areas,
  checkout_accounts_email,
  checkout_accounts_email_hint,
  checkout_address,
  checkout_address_new,
  checkout_address_stored,
  checkout_address_use,
  checkout_back_to_cart,
  checkout_back_to_quotation,
  checkout_billing,
  checkout_continue,
  checkout_details,
  checkout_method,
  checkout_method_update,
  checkout_notes,
  checkout_po_file,
  checkout_po_file_hint,
  checkout_po_file_now,
  checkout_po_number,
  checkout_reference,
  checkout_reference_hint,
  checkout_ship_complete,
  checkout_ship_date,
  checkout_ship_parts,
  checkout_shipping,
  form_busy,
} from '~words'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { addressFields } from '../../company/fields/address-fields.ts'
import { listsOfAreas, withChoice, type AreaLists } from '../../company/fields/areas.ts'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, hasErrors, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { RadioField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import type { Choice, Values } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { FormFields } from '@pasok/ui/kit/form/form-fields.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { useLargestDocument } from '@pasok/ui/records/use-largest-document.ts'
import type { ShipDays } from '../ship-days.ts'
import { MethodName } from './method-name.tsx'
import { NEW_ADDRESS, STORED_ADDRESS, type DeliveryResult } from './delivery-result.ts'

interface ChosenLabel {
  readonly id: number
  readonly label: string
}

interface Props {
  readonly id: string
  /** Else it was asked for, or uploaded. */
  readonly isOfCart: boolean
  readonly revision: number
  readonly methods: readonly DeliveryChoice[]
  readonly addresses: readonly Address[]
  readonly areas: AreaLists
  readonly shipDays: ShipDays
  readonly chosen: {
    readonly delivery: ChosenLabel | undefined
    readonly billing: ChosenLabel | undefined
    readonly poFile: string | undefined
  }
  readonly typed: Values
  readonly result: DeliveryResult | undefined
}

const heading = 'mt-6 mb-2 text-lg sm:col-span-full'

/** The radio of an address: what the quotation names, though the company may have deleted it since. */
const chooseValue = (chosen: ChosenLabel | undefined, addresses: readonly Address[]): string => {
  if (!chosen) return addresses[0] ? String(addresses[0].id) : NEW_ADDRESS
  return addresses.some(({ id }) => id === chosen.id) ? String(chosen.id) : STORED_ADDRESS
}

/** Where and how a quotation is delivered, and what its buyer says of it. */
export function DeliveryForm(props: Props) {
  const { id, isOfCart, revision, methods, addresses, shipDays, chosen, typed, result } = props
  const link = useLink()
  const form = useRef<HTMLFormElement>(null)
  const here = link(`/shop/checkout/${id}`)
  const { onChange, onSubmit, isSaving } = useChoices(form, here)
  const poFile = useLargestDocument()
  const method = methods.find(({ is_chosen }) => is_chosen)?.code ?? ''
  const delivery = chooseValue(chosen.delivery, addresses)
  const billing = chooseValue(chosen.billing, addresses)
  // Of a new address, until it is the chosen one.
  const [areas, setAreas] = useState<{ readonly before: string; readonly values: Values }>()
  const newAreas = areas?.before === delivery ? areas.values : {}
  const stored = result?.values ?? { ...typed, address: delivery, billing, delivery_method: method }
  const values = { ...stored, ...newAreas }
  const isBilled = chosen.billing ? billing !== STORED_ADDRESS : addresses.length > 0
  return (
    <ActionForm
      id="delivery"
      ref={form}
      to={here}
      values={values}
      result={result}
      hasFiles
      className="group/delivery"
      onChange={onChange}
      onSubmit={(event) => {
        poFile.onSubmit(event)
        if (!event.defaultPrevented) onSubmit(event)
      }}
    >
      <FormAlert result={result} className="mb-4" />
      {result && !hasErrors(result) && (
        <p role="status" className="mb-4 rounded-md border border-accent-strong bg-surface px-3 py-2">
          {address_choose_next()}
        </p>
      )}
      <input type="hidden" name="revision" value={revision} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {/* Enter in a field presses a form's first button. */}
        <button
          type="submit"
          name="intent"
          value="continue"
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        >
          {checkout_continue()}
        </button>
        <RadioField
          key={`address ${delivery}`}
          name="address"
          label={checkout_address()}
          choices={[
            ...(chosen.delivery && delivery === STORED_ADDRESS
              ? [[STORED_ADDRESS, checkout_address_stored({ label: chosen.delivery.label })] as const]
              : []),
            ...addresses.map(
              (address) => [String(address.id), <Shown key={address.id} address={address} />] as const,
            ),
            [NEW_ADDRESS, checkout_address_new()],
          ]}
        />
        <div
          key={`new address ${delivery}`}
          className="hidden gap-x-6 gap-y-4 border-l-4 border-line pl-4 group-has-[[value=new]:checked]/delivery:grid sm:col-span-full sm:grid-cols-2"
        >
          <FormFields
            fields={addressFields}
            lists={listsOfAreas(values, result?.areas ?? props.areas)}
            onChoose={(field, chosenId, name) =>
              setAreas({ before: delivery, values: withChoice(newAreas, field, chosenId, name) })
            }
          />
          <p className="flex flex-wrap gap-3 sm:col-span-full">
            <button type="submit" name="intent" value="update" className="button button-quiet min-h-11">
              {checkout_address_use()}
            </button>
            <noscript>
              <button type="submit" name="intent" value="areas" className="button button-quiet min-h-11">
                {address_next_areas()}
              </button>
            </noscript>
          </p>
        </div>
        {isBilled && (
          <SelectField
            name="billing"
            label={checkout_billing()}
            choices={addresses.map(({ id: one, label, city }): Choice => [
              String(one),
              `${label}, ${city.name}`,
            ])}
          />
        )}
        <RadioField
          key={`method ${delivery} ${method}`}
          name="delivery_method"
          label={checkout_method()}
          choices={methods.map(
            (one) => [one.code, <MethodName key={one.code} method={one} />, one.cost === undefined] as const,
          )}
        />
        <noscript>
          <button type="submit" name="intent" value="update" className="button button-quiet min-h-11">
            {checkout_method_update()}
          </button>
        </noscript>
        <h2 className={heading}>{checkout_details()}</h2>
        <TextField name="po_number" label={checkout_po_number()} maxLength={100} optional half />
        <FileField
          {...poFile.field}
          name="po_file"
          label={checkout_po_file()}
          hint={
            chosen.poFile === undefined
              ? checkout_po_file_hint()
              : checkout_po_file_now({ filename: chosen.poFile })
          }
          accept={poFileTypes.join(',')}
          optional
          half
        />
        <TextField
          name="customer_reference"
          label={checkout_reference()}
          hint={checkout_reference_hint()}
          maxLength={100}
          optional
          half
        />
        <TextField
          name="accounts_email"
          label={checkout_accounts_email()}
          hint={checkout_accounts_email_hint()}
          type="email"
          optional
          half
        />
        <DateField name="requested_ship_date" label={checkout_ship_date()} {...shipDays} optional half />
        <RadioField
          name="is_ship_complete"
          label={checkout_shipping()}
          choices={[
            ['false', checkout_ship_parts()],
            ['true', checkout_ship_complete()],
          ]}
        />
        <TextField name="notes" label={checkout_notes()} rows={3} maxLength={2_000} optional />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ContinueButton isSaving={isSaving} />
        <Link
          to={link(isOfCart ? '/shop/cart' : `/account/quotation/${id}`)}
          className="button button-quiet min-h-11"
        >
          {isOfCart ? checkout_back_to_cart() : checkout_back_to_quotation()}
        </Link>
      </div>
    </ActionForm>
  )
}

function ContinueButton({ isSaving }: { isSaving: boolean }) {
  return (
    <SubmitButton busy={form_busy()} isBusy={isSaving} name="intent" value="continue">
      {checkout_continue()}
    </SubmitButton>
  )
}

function Shown({ address }: { address: Address }) {
  return (
    <>
      <span className="block font-semibold">{address.label}</span>
      <AddressLines address={address} />
    </>
  )
}

/** Saves an address or a method as soon as it is chosen: its cost is shown at once. What is sent meanwhile waits for that. */
const useChoices = (form: React.RefObject<HTMLFormElement | null>, action: string) => {
  const fetcher = useFetcher()
  const isSaving = fetcher.state !== 'idle'
  const waiting = useRef<HTMLElement | null>(undefined)
  // From the choice until the fetcher has begun: continuing in between waits, too.
  const isRequested = useRef(false)
  useEffect(() => {
    if (isSaving) isRequested.current = false
    if (isSaving || waiting.current === undefined) return
    const button = waiting.current
    waiting.current = undefined
    form.current?.requestSubmit(button)
  }, [isSaving, form])
  return {
    isSaving,
    onChange: (event: FormEvent<HTMLFormElement>) => {
      const { name, value } = event.target as HTMLInputElement
      const isChoice = name === 'address' || name === 'delivery_method'
      if (!form.current || !isChoice || value === NEW_ADDRESS) return
      const all = new FormData(form.current)
      const choice = new FormData()
      choice.set('intent', 'delivery')
      for (const part of ['address', 'billing', 'delivery_method']) {
        const value = all.get(part)
        if (typeof value === 'string' && value !== NEW_ADDRESS) choice.set(part, value)
      }
      isRequested.current = true
      void fetcher.submit(choice, { method: 'post', action })
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      if (!isSaving && !isRequested.current) return
      event.preventDefault()
      waiting.current = (event.nativeEvent as SubmitEvent).submitter
    },
  }
}
