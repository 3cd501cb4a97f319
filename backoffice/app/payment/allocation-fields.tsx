import { formatDay, readRupiah, type OpenDocument } from '@pasok/contract'
import { Field, FieldError, FormContext } from '@pasok/ui/kit/form/field.tsx'
import { rupiahText } from '@pasok/words'
import { use, useState } from 'react'
import {
  admin_all,
  admin_allocate_all,
  admin_allocate_to,
  admin_allocated,
  admin_left_over,
  admin_no_open_documents,
  admin_open_amount,
  admin_rest_is_held,
  balance_document,
  invoice_due,
} from '~words'
import { allocationField } from './allocations.ts'

interface Props {
  readonly documents: readonly OpenDocument[]
  /** Whole rupiah that can be allocated; undefined as long as it is not known. */
  readonly amount: number | undefined
  /** Whether what is left of it is held for the company. */
  readonly isRestHeld?: boolean
}

const readAmount = (typed = ''): number => {
  const amount = readRupiah(typed)
  return typeof amount === 'number' ? amount : 0
}

/** How much each open document of a company gets, beside what is to be paid of it; the rest is counted along. */
export function AllocationFields({ documents, amount, isRestHeld = false }: Props) {
  const { values } = use(FormContext)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => ({ ...values }))
  if (documents.length === 0) return <p>{admin_no_open_documents()}</p>
  const names = documents.map(allocationField)
  const allocated = names.reduce((sum, name) => sum + readAmount(typed[name]), 0)
  const type = (name: string, text: string) => setTyped((before) => ({ ...before, [name]: text }))
  return (
    <div>
      <table className="record-table">
        <thead>
          <tr>
            <th scope="col">{balance_document()}</th>
            <th scope="col">{invoice_due()}</th>
            <th scope="col" className="amount">
              {admin_open_amount()}
            </th>
            <th scope="col">{admin_allocated()}</th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => {
            const name = allocationField(document)
            const left = (amount ?? document.amount_due) - allocated + readAmount(typed[name])
            return (
              <tr key={name}>
                <td className="row-name part-number font-semibold">{document.number}</td>
                <td data-label={invoice_due()}>
                  {document.due_on === undefined ? '' : formatDay(document.due_on)}
                </td>
                <td data-label={admin_open_amount()} className="amount">
                  {rupiahText(document.amount_due)}
                </td>
                <td data-label={admin_allocated()}>
                  <span className="flex gap-2">
                    <Field
                      name={name}
                      label={admin_allocate_to({ number: document.number })}
                      isLabelHidden
                      optional
                    >
                      {(control) => (
                        <input
                          {...control}
                          defaultValue={undefined}
                          inputMode="numeric"
                          autoComplete="off"
                          maxLength={40}
                          value={typed[name] ?? ''}
                          onChange={({ target }) => type(name, target.value)}
                          className={`${control.className} min-w-32`}
                        />
                      )}
                    </Field>
                    <button
                      type="button"
                      className="button button-quiet min-h-11"
                      aria-label={admin_allocate_all({ number: document.number })}
                      onClick={() => type(name, String(Math.max(0, Math.min(document.amount_due, left))))}
                    >
                      {admin_all()}
                    </button>
                  </span>
                  <FieldError name={name} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <FieldError name="allocations" />
      {amount !== undefined && (
        <p role="status" className={`mt-2 ${allocated > amount ? 'text-danger' : ''}`}>
          {admin_left_over({ amount: rupiahText(amount - allocated) })}{' '}
          {isRestHeld && allocated < amount && admin_rest_is_held()}
        </p>
      )}
    </div>
  )
}
