import { LONGEST_MESSAGE, type Quotation } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  form_busy,
  quotation_accounts_email,
  quotation_edit,
  quotation_keep,
  quotation_notes,
  quotation_po_number,
  quotation_reference,
  quotation_save,
  quotation_ship_complete,
  quotation_ship_date,
  quotation_ship_parts,
  quotation_shipping,
} from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { RadioField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import type { ShipDays } from './ship-days.ts'

interface Props {
  readonly quotation: Pick<
    Quotation,
    | 'revision'
    | 'customer_reference'
    | 'po_number'
    | 'accounts_email'
    | 'notes'
    | 'requested_ship_date'
    | 'is_ship_complete'
  >
  readonly shipDays: ShipDays
  /** The quotation's page. */
  readonly to: string
  readonly result: FormResult | undefined
  readonly values: Values | undefined
}

/** What a buyer says of a quotation. */
export function DetailsForm({ quotation, shipDays, to, result, values }: Props) {
  const { customer_reference, po_number, accounts_email, notes, requested_ship_date = '' } = quotation
  const shipping = quotation.is_ship_complete ? 'complete' : 'parts'
  const stored = { customer_reference, po_number, accounts_email, notes, requested_ship_date, shipping }
  return (
    <section aria-labelledby="details-title" className="max-w-[860px]">
      <h2 id="details-title" className="mb-4 text-lg">
        {quotation_edit()}
      </h2>
      <ActionForm
        id="details"
        to={`${to}?edit`}
        values={{ ...stored, ...values }}
        result={result}
        className="grid gap-x-6 gap-y-4 sm:grid-cols-2"
      >
        <FormAlert result={result} className="sm:col-span-full" />
        <input type="hidden" name="do" value="details" />
        <input type="hidden" name="revision" value={quotation.revision} />
        <TextField name="po_number" label={quotation_po_number()} half optional maxLength={100} />
        <TextField name="customer_reference" label={quotation_reference()} half optional maxLength={100} />
        <TextField
          name="accounts_email"
          label={quotation_accounts_email()}
          type="email"
          half
          optional
          maxLength={254}
        />
        <DateField name="requested_ship_date" label={quotation_ship_date()} {...shipDays} half optional />
        <RadioField
          name="shipping"
          label={quotation_shipping()}
          choices={[
            ['parts', quotation_ship_parts()],
            ['complete', quotation_ship_complete()],
          ]}
        />
        <TextField name="notes" label={quotation_notes()} rows={4} optional maxLength={LONGEST_MESSAGE} />
        <p className="flex flex-wrap gap-3 sm:col-span-full">
          <SubmitButton busy={form_busy()}>{quotation_save()}</SubmitButton>
          <Link to={to} className="button button-quiet min-h-11">
            {quotation_keep()}
          </Link>
        </p>
      </ActionForm>
    </section>
  )
}
