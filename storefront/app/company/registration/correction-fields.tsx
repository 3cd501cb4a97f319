import { useState } from 'react'
import { register_step_address, register_step_company, review_data } from '~words'
import type { Correctable } from './load-correction.ts'
import type { Values } from '../fields/field-plan.ts'
import { plans } from './registration-steps.ts'
import { below } from '../fields/search-lists.ts'
import { chosenAreaNames } from '../fields/fitting-areas.ts'
import { FormFields } from '../fields/form-fields.tsx'
import type { Faults } from './take-step.ts'

interface Props extends Correctable {
  readonly faults: Faults
  /** Whether the data are what is to be put right. */
  readonly isOpen: boolean
}

/** What a company is registered with, to be corrected: folded away where staff may have asked for something else. */
export function CorrectionFields({ values: given, lists, areas, faults, isOpen }: Props) {
  const [values, setValues] = useState<Values>(() => ({ ...given, ...chosenAreaNames(given, areas) }))
  const choose = (field: string, id: string, name: string) =>
    setValues((before) => {
      const now: Record<string, string> = { ...before, [field]: id, [`${field}_name`]: name }
      for (const area of below(field)) {
        now[area] = ''
        now[`${area}_name`] = ''
      }
      return now
    })
  const titles = { company: register_step_company, address: register_step_address }
  return (
    <details open={isOpen || undefined} className="rounded-md border border-line sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {review_data()}
      </summary>
      {(['company', 'address'] as const).map((step) => (
        <fieldset key={step} className="border-t border-line p-4">
          <legend className="sr-only">{titles[step]()}</legend>
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <FormFields
              plans={plans[step]}
              values={values}
              faults={faults}
              lists={lists}
              areas={areas}
              onChoose={choose}
            />
          </div>
        </fieldset>
      ))}
    </details>
  )
}
