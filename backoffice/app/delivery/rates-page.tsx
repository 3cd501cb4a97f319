import {
  can,
  deliveryStaff,
  ratedMethodCodes,
  type DeliveryMethod,
  type DeliveryRate,
  type DeliveryZone,
} from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { CheckboxField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { fieldText, readNumber } from '@pasok/ui/kit/typed-number.ts'
import { carrierName } from '@pasok/ui/records/fulfilment/carrier-name.ts'
import { rupiahText } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useActionData } from 'react-router'
import {
  address_edit,
  address_remove,
  admin_method_offered,
  admin_method_place,
  admin_name_of_person,
  admin_no,
  admin_nothing_yet,
  admin_rate_add,
  admin_rate_base,
  admin_rate_days,
  admin_rate_free,
  admin_rate_from,
  admin_rate_included,
  admin_rate_per_kg,
  admin_rate_remove_what,
  admin_rate_to,
  admin_rates,
  admin_text_en,
  admin_text_id,
  admin_to_do,
  admin_yes,
  admin_zone,
  admin_zone_add,
  admin_zone_areas,
  admin_zone_areas_hint,
  admin_zone_remove_what,
  admin_zones,
  delivery_info_areas,
  delivery_info_cost,
  delivery_info_days,
  delivery_info_free,
  delivery_info_included,
  delivery_info_method,
  delivery_info_methods,
  delivery_info_never,
  delivery_info_per_kg,
  delivery_info_rates,
  product_description,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { Answered } from '../resource/answered.tsx'
import { FormDialog } from '../resource/form-dialog.tsx'
import { RecordTable } from '../resource/record-table.tsx'
import { recordAction, type RecordOutcome } from '../resource/record.ts'
import { typedAmount } from '../resource/typed-amount.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { self } from '../shell/self.ts'

const params = ({ id = '' }: Values) => ({ id })
const both = (typed: Values, name: string) => ({ en: typed[`${name}_en`], id: typed[`${name}_id`] })
/** What can't be read as a number stays as it was typed, and the API refuses it. */
const typedNumber = (typed = '', factor = 1): number | string => {
  const number = readNumber(typed, getLocale())
  return number === undefined ? typed : Math.round(Number(number) * factor)
}

const zoneBody = (typed: Values) => ({
  name: both(typed, 'name'),
  area_ids: (typed['areas'] ?? '')
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
    .map((code) => typedNumber(code)),
})
const rateBody = (typed: Values) => ({
  base_amount: typedAmount(typed['base_amount']),
  included_weight_g: typedNumber(typed['included_weight_g'], 1000),
  amount_per_kg: typedAmount(typed['amount_per_kg']),
  lead_time_days: { from: typedNumber(typed['days_from']), to: typedNumber(typed['days_to']) },
  free_from: (typed['free_from'] ?? '').trim() === '' ? null : typedAmount(typed['free_from']),
})
const findZoneField = (part: string): string =>
  part.startsWith('area_ids') ? 'areas' : part.replace('name.', 'name_')
const findRateField = (part: string): string => part.replace('lead_time_days.', 'days_')
const version = (typed: Values) => Number(typed['version'])

/** Adds, changes and removes delivery zones and rates, and changes methods. */
export const action = recordAction({
  'add-zone': {
    route: deliveryStaff.addZone,
    send: (typed) => ({ body: zoneBody(typed) }),
    findField: findZoneField,
  },
  zone: {
    route: deliveryStaff.changeZone,
    params,
    send: (typed) => ({ body: { version: version(typed), ...zoneBody(typed) } }),
    findField: findZoneField,
  },
  'remove-zone': { route: deliveryStaff.removeZone, params, send: () => ({}) },
  'add-rate': {
    route: deliveryStaff.addRate,
    send: (typed) => ({
      body: { method: typed['method'], zone_id: Number(typed['zone_id']), ...rateBody(typed) },
    }),
    findField: findRateField,
  },
  rate: {
    route: deliveryStaff.changeRate,
    params,
    send: (typed) => ({ body: { version: version(typed), ...rateBody(typed) } }),
    findField: findRateField,
  },
  'remove-rate': { route: deliveryStaff.removeRate, params, send: () => ({}) },
  method: {
    route: deliveryStaff.changeMethod,
    params,
    send: (typed) => ({
      body: {
        version: version(typed),
        name: both(typed, 'name'),
        description: both(typed, 'description'),
        is_enabled: typed['is_enabled'] === 'true',
        position: typedNumber(typed['position']),
      },
    }),
    findField: (part) => part.replace('.', '_'),
  },
})

/** `/admin/delivery-rates`: how goods are delivered, where to, and what it costs. */
export function Component() {
  const outcome = useActionData<RecordOutcome>()
  const { data: staff } = useSuspenseQuery(self)
  const part = { outcome, mayEdit: can(staff, deliveryStaff.addZone.access.staff) }
  return (
    <>
      <PageTitle title={delivery_info_rates()} />
      <div className="grid gap-8">
        <Answered route={deliveryStaff.listMethods}>
          {({ records }) => <Methods records={records} {...part} />}
        </Answered>
        <Answered route={deliveryStaff.listZones}>
          {({ records }) => (
            <>
              <Zones records={records} {...part} />
              <Answered route={deliveryStaff.listRates}>
                {(rates) => <Rates records={rates.records} zones={records} {...part} />}
              </Answered>
            </>
          )}
        </Answered>
      </div>
    </>
  )
}

interface PartProps<R> {
  readonly records: readonly R[]
  readonly outcome: RecordOutcome
  readonly mayEdit: boolean
}

const named = (record: { readonly name: { readonly en: string; readonly id: string } }): string =>
  record.name[getLocale()]

function Methods({ records, outcome, mayEdit }: PartProps<DeliveryMethod>) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{delivery_info_methods()}</h2>
      <RecordTable
        rows={records}
        rowKey={({ id }) => id}
        columns={[
          { title: delivery_info_method(), isName: true, show: named },
          { title: product_description(), show: ({ description }) => description[getLocale()] },
          {
            title: admin_method_offered(),
            show: ({ is_enabled }) => (is_enabled ? admin_yes() : admin_no()),
          },
          ...(mayEdit
            ? [
                {
                  title: admin_to_do(),
                  show: (method: DeliveryMethod) => <MethodDialog method={method} outcome={outcome} />,
                },
              ]
            : []),
        ]}
      />
    </section>
  )
}

function MethodDialog({
  method,
  outcome,
}: {
  readonly method: DeliveryMethod
  readonly outcome: RecordOutcome
}) {
  return (
    <FormDialog
      name={address_edit()}
      label={`${address_edit()}: ${named(method)}`}
      facts={{ do: 'method', id: method.id, version: method.version }}
      values={{
        name_en: method.name.en,
        name_id: method.name.id,
        description_en: method.description.en,
        description_id: method.description.id,
        position: String(method.position),
        is_enabled: String(method.is_enabled),
      }}
      outcome={outcome}
    >
      <NameFields />
      <TextField
        name="description_en"
        label={admin_text_en({ name: product_description() })}
        rows={2}
        maxLength={300}
      />
      <TextField
        name="description_id"
        label={admin_text_id({ name: product_description() })}
        rows={2}
        maxLength={300}
      />
      <TextField name="position" label={admin_method_place()} isNumeric maxLength={3} />
      <CheckboxField name="is_enabled" label={admin_method_offered()} />
    </FormDialog>
  )
}

function NameFields() {
  const name = admin_name_of_person()
  return (
    <>
      <TextField name="name_en" label={admin_text_en({ name })} maxLength={80} />
      <TextField name="name_id" label={admin_text_id({ name })} maxLength={80} />
    </>
  )
}

function Zones({ records, outcome, mayEdit }: PartProps<DeliveryZone>) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_zones()}</h2>
      {records.length === 0 && <p className="mb-2">{admin_nothing_yet()}</p>}
      {records.length > 0 && (
        <RecordTable
          rows={records}
          rowKey={({ id }) => id}
          columns={[
            { title: admin_zone(), isName: true, show: named },
            {
              title: delivery_info_areas(),
              show: ({ areas }) => areas.map(({ id, name }) => `${name} (${id})`).join(', '),
            },
            ...(mayEdit
              ? [
                  {
                    title: admin_to_do(),
                    show: (zone: DeliveryZone) => <ZoneDialogs zone={zone} outcome={outcome} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayEdit && (
        <div className="mt-3">
          <FormDialog name={admin_zone_add()} facts={{ do: 'add-zone' }} outcome={outcome}>
            <ZoneFields />
          </FormDialog>
        </div>
      )}
    </section>
  )
}

function ZoneDialogs({ zone, outcome }: { readonly zone: DeliveryZone; readonly outcome: RecordOutcome }) {
  const { id, name, areas } = zone
  return (
    <div className="flex flex-wrap gap-2">
      <FormDialog
        name={address_edit()}
        label={`${address_edit()}: ${named(zone)}`}
        facts={{ do: 'zone', id, version: zone.version }}
        values={{ name_en: name.en, name_id: name.id, areas: areas.map((area) => area.id).join(' ') }}
        outcome={outcome}
      >
        <ZoneFields />
      </FormDialog>
      <FormDialog
        name={address_remove()}
        label={`${address_remove()}: ${named(zone)}`}
        facts={{ do: 'remove-zone', id }}
        what={admin_zone_remove_what()}
        isDanger
        outcome={outcome}
      />
    </div>
  )
}

function ZoneFields() {
  return (
    <>
      <NameFields />
      <TextField name="areas" label={admin_zone_areas()} hint={admin_zone_areas_hint()} rows={3} />
    </>
  )
}

function Rates({
  records,
  zones,
  outcome,
  mayEdit,
}: PartProps<DeliveryRate> & { readonly zones: readonly DeliveryZone[] }) {
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-xl">{admin_rates()}</h2>
      {records.length === 0 && <p className="mb-2">{admin_nothing_yet()}</p>}
      {records.length > 0 && (
        <RecordTable
          rows={records}
          rowKey={({ id }) => id}
          columns={[
            { title: admin_zone(), isName: true, show: ({ zone }) => named(zone) },
            { title: delivery_info_method(), show: ({ method }) => carrierName(method) },
            {
              title: delivery_info_cost(),
              isAmount: true,
              show: ({ base_amount, included_weight_g: grams }) => (
                <>
                  {rupiahText(base_amount)}
                  <span className="block text-[13px] text-ink-soft">
                    {delivery_info_included({ weight: decimal(grams / 1000) })}
                  </span>
                </>
              ),
            },
            {
              title: delivery_info_per_kg(),
              isAmount: true,
              show: ({ amount_per_kg }) => rupiahText(amount_per_kg),
            },
            {
              title: delivery_info_days(),
              show: ({ lead_time_days: { from, to } }) =>
                admin_rate_days({ from: decimal(from), to: decimal(to) }),
            },
            {
              title: delivery_info_free(),
              isAmount: true,
              show: ({ free_from }) => (free_from === null ? delivery_info_never() : rupiahText(free_from)),
            },
            ...(mayEdit
              ? [
                  {
                    title: admin_to_do(),
                    show: (rate: DeliveryRate) => <RateDialogs rate={rate} outcome={outcome} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {mayEdit && zones.length > 0 && (
        <div className="mt-3">
          <FormDialog name={admin_rate_add()} facts={{ do: 'add-rate' }} outcome={outcome}>
            <SelectField
              name="zone_id"
              label={admin_zone()}
              choices={zones.map((zone) => [String(zone.id), named(zone)])}
            />
            <SelectField
              name="method"
              label={delivery_info_method()}
              choices={ratedMethodCodes.map((code) => [code, carrierName(code)])}
            />
            <RateFields />
          </FormDialog>
        </div>
      )}
    </section>
  )
}

function RateDialogs({ rate, outcome }: { readonly rate: DeliveryRate; readonly outcome: RecordOutcome }) {
  const { id, method, lead_time_days: days, free_from: freeFrom } = rate
  const name = `${named(rate.zone)}, ${carrierName(method)}`
  const write = (amount: number) => fieldText(String(amount), getLocale())
  return (
    <div className="flex flex-wrap gap-2">
      <FormDialog
        name={address_edit()}
        label={`${address_edit()}: ${name}`}
        facts={{ do: 'rate', id, version: rate.version }}
        values={{
          base_amount: write(rate.base_amount),
          included_weight_g: write(rate.included_weight_g / 1000),
          amount_per_kg: write(rate.amount_per_kg),
          days_from: String(days.from),
          days_to: String(days.to),
          free_from: freeFrom === null ? '' : write(freeFrom),
        }}
        outcome={outcome}
      >
        <RateFields />
      </FormDialog>
      <FormDialog
        name={address_remove()}
        label={`${address_remove()}: ${name}`}
        facts={{ do: 'remove-rate', id }}
        what={admin_rate_remove_what()}
        isDanger
        outcome={outcome}
      />
    </div>
  )
}

function RateFields() {
  return (
    <>
      <TextField name="base_amount" label={admin_rate_base()} isNumeric maxLength={20} />
      <TextField name="included_weight_g" label={admin_rate_included()} isNumeric maxLength={12} />
      <TextField name="amount_per_kg" label={admin_rate_per_kg()} isNumeric maxLength={20} />
      <TextField name="days_from" label={admin_rate_from()} isNumeric maxLength={3} />
      <TextField name="days_to" label={admin_rate_to()} isNumeric maxLength={3} />
      <TextField name="free_from" label={admin_rate_free()} isNumeric optional maxLength={20} />
    </>
  )
}
