import { useState } from 'react'
import {
  register_step_address,
  register_step_company,
  review_data,
  review_document,
  review_other_document,
  review_send,
  review_text,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { FormContext, type FieldErrors, type Values } from '@pasok/ui/kit/form/field.tsx'
import { FormFields, type FieldPlan } from '@pasok/ui/kit/form/form-fields.tsx'
import { buildLists, withChoice, type AreaLists } from '../fields/areas.ts'
import type { Correctable } from './load-correction.ts'
import { documentField, stepFields } from './registration-fields.ts'

/** Why an answer was not accepted, and what stood in it. */
export interface AnswerResult extends FormResult {
  readonly values: Values
  readonly areas: AreaLists
}

interface Props {
  readonly result: AnswerResult | undefined
  readonly correctable: Correctable
  /** Whether staff rejected the registration, and did not merely ask something. */
  readonly isRejected: boolean
}

const answerFields: readonly FieldPlan[] = [
  { name: 'text', label: review_text, rows: 5, maxLength: 2000 },
  { name: 'document', label: review_document, optional: true, ...documentField },
  { name: 'other_document', label: review_other_document, optional: true, ...documentField },
]

/** Answers staff's question, or a rejection, with up to two documents, and corrects what was registered. */
export function AnswerForm({ result, correctable, isRejected }: Props) {
  const link = useLink()
  const errors = result?.errors ?? {}
  const isOfData = Object.keys(errors).some((name) => !answerFields.some((field) => field.name === name))
  return (
    <ActionForm
      id="answer"
      to={link('/account/review')}
      values={result?.values}
      result={result}
      hasFiles
      className="mt-6 grid gap-4 sm:grid-cols-2"
    >
      <FormAlert result={result} className="sm:col-span-2" />
      <FormFields fields={answerFields} />
      <CorrectionFields
        {...correctable}
        {...(result && { values: result.values, areas: result.areas })}
        errors={errors}
        isOpen={isRejected || isOfData}
      />
      <SubmitButton className="button min-h-11 justify-self-start">{review_send()}</SubmitButton>
    </ActionForm>
  )
}

interface CorrectionProps extends Correctable {
  readonly errors: FieldErrors
  /** Whether the data are what is to be corrected. */
  readonly isOpen: boolean
}

/** A company's registration, to be corrected: collapsed where staff may have asked for something else. */
function CorrectionFields({ values: initialValues, lists, areas, errors, isOpen }: CorrectionProps) {
  const [values, setValues] = useState(initialValues)
  const titles = { company: register_step_company, address: register_step_address }
  return (
    <details open={isOpen || undefined} className="rounded-md border border-line sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {review_data()}
      </summary>
      <FormContext value={{ id: 'register', values, errors }}>
        {(['company', 'address'] as const).map((step) => (
          <fieldset key={step} className="border-t border-line p-4">
            <legend className="sr-only">{titles[step]()}</legend>
            <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
              <FormFields
                fields={stepFields[step]}
                lists={buildLists(lists, values, areas)}
                onChoose={(field, id, name) => setValues((before) => withChoice(before, field, id, name))}
              />
            </div>
          </fieldset>
        ))}
      </FormContext>
    </details>
  )
}
