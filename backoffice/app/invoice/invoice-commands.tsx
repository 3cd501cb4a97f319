import { adjustmentKinds, jakartaDay, LONGEST_MESSAGE, type Invoice } from '@pasok/contract'
import { RadioField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { FieldError, FormContext } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { adjustmentLabels, rupiahText } from '@pasok/words'
import { use, useState } from 'react'
import {
  admin_adjust,
  admin_adjust_what,
  admin_attach_tax_invoice,
  admin_attach_tax_invoice_what,
  admin_certificate_number,
  admin_certificate_number_hint,
  admin_credit_all,
  admin_credit_amount,
  admin_credit_how,
  admin_credit_lines,
  admin_credit_quantity,
  admin_credit_untaxed,
  admin_kind,
  admin_left_to_credit,
  admin_make_credit_note,
  admin_make_credit_note_what,
  admin_note_received,
  admin_note_received_what,
  admin_reason,
  admin_reason_for_buyer,
  admin_record_payment,
  admin_tax_invoice_file,
  admin_tax_invoice_number,
  admin_transferred_on,
  admin_typed_amount,
  invoice_amount,
  invoice_received,
  invoice_reference,
} from '~words'
import { PROOF_FILES } from '../payment/proof-files.ts'
import { FormDialog } from '../resource/form-dialog.tsx'
import { QuantityFields } from '../resource/quantity-fields.tsx'
import type { RecordOutcome } from '../resource/record.ts'

interface Props {
  readonly invoice: Invoice
  readonly outcome: RecordOutcome
}

/** What finance does with an invoice. */
export function InvoiceCommands({ invoice, outcome }: Props) {
  const { version, terms_days, amount_due, received_on, tax_invoice } = invoice
  const today = jakartaDay(new Date())
  const isOnTerms = terms_days !== undefined
  return (
    <div className="my-4 flex flex-wrap gap-3">
      {isOnTerms && amount_due > 0 && (
        <>
          <FormDialog
            name={admin_record_payment()}
            facts={{ do: 'payment', version }}
            values={{ amount: String(amount_due), paid_on: today }}
            outcome={outcome}
            isMain
          >
            <TextField
              name="amount"
              label={invoice_amount()}
              hint={admin_typed_amount()}
              isNumeric
              maxLength={40}
            />
            <DateField name="paid_on" label={admin_transferred_on()} />
            <TextField name="reference" label={invoice_reference()} optional maxLength={200} />
          </FormDialog>
          <FormDialog
            name={admin_adjust()}
            what={admin_adjust_what({ amount: rupiahText(amount_due) })}
            facts={{ do: 'adjust' }}
            outcome={outcome}
          >
            <SelectField
              name="kind"
              label={admin_kind()}
              choices={adjustmentKinds.map((kind) => [kind, labelText(adjustmentLabels[kind])])}
            />
            <TextField
              name="amount"
              label={invoice_amount()}
              hint={admin_typed_amount()}
              isNumeric
              maxLength={40}
            />
            <TextField
              name="certificate_number"
              label={admin_certificate_number()}
              hint={admin_certificate_number_hint()}
              optional
              maxLength={100}
            />
            <TextField name="note" label={admin_reason()} rows={2} maxLength={LONGEST_MESSAGE} />
          </FormDialog>
        </>
      )}
      {isOnTerms && (
        <FormDialog
          name={admin_note_received()}
          what={admin_note_received_what()}
          facts={{ do: 'received', version }}
          values={{ received_on: received_on ?? today }}
          outcome={outcome}
        >
          <DateField name="received_on" label={invoice_received()} />
        </FormDialog>
      )}
      <FormDialog
        name={admin_attach_tax_invoice()}
        what={admin_attach_tax_invoice_what()}
        facts={{ do: 'tax_invoice', version }}
        values={{ number: tax_invoice?.number ?? '' }}
        outcome={outcome}
        hasFiles
      >
        <TextField name="number" label={admin_tax_invoice_number()} isNumeric maxLength={60} />
        <FileField name="file" label={admin_tax_invoice_file()} accept={PROOF_FILES} />
      </FormDialog>
      {invoice.amount_credited < invoice.amount_total && (
        <FormDialog
          name={admin_make_credit_note()}
          what={admin_make_credit_note_what()}
          facts={{ do: 'credit', version }}
          values={{ how: 'lines' }}
          outcome={outcome}
          isDanger
          isWide
        >
          <CreditFields lines={invoice.lines} />
          <TextField name="reason" label={admin_reason_for_buyer()} rows={3} maxLength={LONGEST_MESSAGE} />
        </FormDialog>
      )}
    </div>
  )
}

/** How much is given back: all, quantities, or an amount. */
function CreditFields({ lines }: Pick<Invoice, 'lines'>) {
  const { values } = use(FormContext)
  const [how, setHow] = useState(values['how'] ?? 'lines')
  const left = lines
    .map(({ id, place, product, uom, product_uom_qty, qty_credited }) => ({
      order_line_id: id,
      place,
      product: { id, ...product },
      uom,
      quantity: product_uom_qty - qty_credited,
    }))
    .filter(({ quantity }) => quantity > 0)
  return (
    <>
      <div onChange={({ target }) => target instanceof HTMLInputElement && setHow(target.value)}>
        <RadioField
          name="how"
          label={admin_credit_how()}
          choices={[
            ['lines', admin_credit_lines()],
            ['amount', admin_credit_amount()],
            ['all', admin_credit_all()],
          ]}
        />
      </div>
      {how === 'lines' && (
        <div>
          <QuantityFields
            lines={left}
            quantityTitle={admin_left_to_credit()}
            inputTitle={admin_credit_quantity()}
          />
          <FieldError name="credit" />
        </div>
      )}
      {how === 'amount' && (
        <TextField
          name="untaxed"
          label={admin_credit_untaxed()}
          hint={admin_typed_amount()}
          isNumeric
          maxLength={40}
        />
      )}
    </>
  )
}
