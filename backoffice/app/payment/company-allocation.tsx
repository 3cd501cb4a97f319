import { paymentStaff } from '@pasok/contract'
import { Combobox } from '@pasok/ui/kit/form/combobox.tsx'
import { FormContext } from '@pasok/ui/kit/form/field.tsx'
import { use, useState } from 'react'
import { admin_company, admin_company_hint } from '~words'
import { Answered } from '../resource/answered.tsx'
import { AllocationFields } from './allocation-fields.tsx'
import { findCompanies } from './find-companies.ts'

interface Props {
  /** Whole rupiah that came. */
  readonly amount: number
  /** The most probable company. */
  readonly company?: { readonly id: number; readonly name: string } | undefined
}

/** Whose money it is, and which of the company's open documents it is for. */
export function CompanyAllocation({ amount, company }: Props) {
  const { values } = use(FormContext)
  const [chosen, setChosen] = useState({
    id: values['company_id'] ?? String(company?.id ?? ''),
    name: values['company_name'] ?? company?.name ?? '',
  })
  return (
    <>
      <input type="hidden" name="company_name" value={chosen.name} />
      <Combobox
        name="company_id"
        label={admin_company()}
        hint={admin_company_hint()}
        value={chosen.id}
        chosen={chosen.name}
        search={findCompanies}
        onChoose={(id, name) => setChosen({ id, name })}
      />
      {chosen.id !== '' && (
        <Answered
          key={chosen.id}
          route={paymentStaff.findOpenDocuments}
          input={{ query: { company_id: chosen.id } }}
        >
          {({ records }) => <AllocationFields documents={records} amount={amount} isRestHeld />}
        </Answered>
      )}
    </>
  )
}
