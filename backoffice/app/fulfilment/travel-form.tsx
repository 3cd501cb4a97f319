import { deliveryMethodCodes, LONGEST_MESSAGE, type StaffDelivery } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { fieldText, readNumber } from '@pasok/ui/kit/typed-number.ts'
import { carrierName } from '@pasok/ui/records/fulfilment/carrier-name.ts'
import {
  admin_changed_meanwhile,
  admin_note_for_staff,
  admin_package_weights,
  admin_package_weights_hint,
  admin_save,
  admin_service,
  admin_travel,
  form_busy,
  track_airway_bill,
  track_by_courier,
  track_carrier,
  track_courier,
  track_driver,
  track_eta,
  track_plate,
} from '~words'
import { getLocale } from '~words/runtime.js'
import type { RecordOutcome } from '../resource/record.ts'

const texts = [
  'carrier',
  'courier',
  'service',
  'airway_bill',
  'tracking_url',
  'driver',
  'plate',
  'note',
] as const

/** What the form sends: an unreadable weight goes as it was typed, and the API refuses it. */
export const sendTravel = (typed: Values) => ({
  body: {
    ...Object.fromEntries(texts.map((name) => [name, typed[name] ?? ''])),
    version: Number(typed['version']),
    eta: typed['eta'] === '' ? null : typed['eta'],
    packages: (typed['packages'] ?? '')
      .split(/[\s;]+/)
      .filter((weight) => weight !== '')
      .map((weight) => {
        const kilograms = readNumber(weight, getLocale())
        return { weight_g: kilograms === undefined ? weight : Math.round(Number(kilograms) * 1000) }
      }),
  },
})

/** All weights stand in one field. */
export const findTravelField = (part: string): string => part.replace(/^packages\..*/, 'packages')

const valuesOf = (delivery: StaffDelivery): Values => ({
  ...Object.fromEntries(texts.map((name) => [name, delivery[name]])),
  eta: delivery.eta ?? '',
  packages: delivery.packages
    .map(({ weight_g }) => fieldText(String(weight_g / 1000), getLocale()))
    .join(' '),
})

interface Props {
  readonly delivery: StaffDelivery
  readonly outcome: RecordOutcome
}

/** How a delivery travels: by whom, with which number, and what its packages weigh. */
export function TravelForm({ delivery, outcome }: Props) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_travel()}</h2>
      <ActionForm
        id="travel"
        values={outcome?.typed ?? valuesOf(delivery)}
        result={outcome?.refused}
        className="grid max-w-3xl gap-4 sm:grid-cols-2"
      >
        <FormAlert result={outcome?.refused} className="sm:col-span-full" />
        {outcome?.refused.status === 409 && <p className="sm:col-span-full">{admin_changed_meanwhile()}</p>}
        <input type="hidden" name="do" value="travel" />
        <input type="hidden" name="version" value={delivery.version} />
        <SelectField
          name="carrier"
          label={track_carrier()}
          half
          choices={deliveryMethodCodes.map((code) => [code, carrierName(code)])}
        />
        <DateField name="eta" label={track_eta()} half optional />
        <TextField name="courier" label={track_courier()} half optional maxLength={80} />
        <TextField name="service" label={admin_service()} half optional maxLength={80} />
        <TextField name="airway_bill" label={track_airway_bill()} half optional maxLength={80} />
        <TextField name="tracking_url" label={track_by_courier()} half optional maxLength={500} />
        <TextField name="driver" label={track_driver()} half optional maxLength={80} />
        <TextField name="plate" label={track_plate()} half optional maxLength={20} />
        <TextField
          name="packages"
          label={admin_package_weights()}
          hint={admin_package_weights_hint()}
          optional
        />
        <TextField name="note" label={admin_note_for_staff()} rows={2} optional maxLength={LONGEST_MESSAGE} />
        <SubmitButton busy={form_busy()} className="button button-quiet min-h-11 sm:justify-self-start">
          {admin_save()}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
