import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { register_faults, review_document, review_other_document, review_send, review_text } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { CorrectionFields } from './correction-fields.tsx'
import { control, describedBy, FieldFrame } from '../fields/field-frame.tsx'
import { FileField } from '../fields/file-field.tsx'
import { leadToFault } from '../fields/lead-to-fault.ts'
import type { Correctable } from './load-correction.ts'
import type { AreaLists } from '../fields/area-lists.ts'
import type { Values } from '../fields/field-plan.ts'
import type { Faults } from './take-step.ts'

/** Why an answer was not taken, and what stood in it. */
export interface Refused {
  readonly faults: Faults
  readonly text: string
  readonly values: Values
  readonly areas: AreaLists
  readonly refused?: string
}

interface Props {
  readonly taken: Refused | undefined
  readonly correctable: Correctable
  /** Whether staff rejected the registration, and did not merely ask something. */
  readonly isRejected: boolean
}

const OWN_FIELDS = new Set(['text', 'document', 'other_document'])

/** Answers staff's question, or a rejection, with up to two papers, and corrects what was registered. */
export function AnswerForm({ taken, correctable, isRejected }: Props) {
  const link = useLink()
  const isBusy = useNavigation().formMethod === 'POST'
  const faults = taken?.faults ?? {}
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (taken) leadToFault(form.current)
  }, [taken])
  return (
    <Form
      ref={form}
      method="post"
      action={link('/account/review')}
      encType="multipart/form-data"
      noValidate
      className="mt-6 grid gap-4 sm:grid-cols-2"
    >
      {taken && (
        <p role="alert" tabIndex={-1} className="text-danger sm:col-span-2">
          {taken.refused ?? register_faults()}
        </p>
      )}
      <FieldFrame id="answer-text" label={review_text()} faults={faults['text']}>
        <textarea
          id="answer-text"
          name="text"
          rows={5}
          maxLength={2000}
          defaultValue={taken?.text}
          aria-required
          aria-invalid={faults['text'] ? true : undefined}
          aria-describedby={describedBy('answer-text', undefined, faults['text'])}
          className={`${control(faults['text'])} h-auto py-2`}
        />
      </FieldFrame>
      {[['document', review_document()] as const, ['other_document', review_other_document()] as const].map(
        ([name, label]) => (
          <FileField
            key={name}
            id={`answer-${name}`}
            name={name}
            label={label}
            errors={faults[name]}
            optional
          />
        ),
      )}
      <CorrectionFields
        {...correctable}
        {...(taken && { values: taken.values, areas: taken.areas })}
        faults={faults}
        isOpen={isRejected || Object.keys(faults).some((field) => !OWN_FIELDS.has(field))}
      />
      <button type="submit" aria-disabled={isBusy} className="button min-h-11 justify-self-start">
        {review_send()}
      </button>
    </Form>
  )
}
