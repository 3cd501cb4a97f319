import { LONGEST_MESSAGE } from '@pasok/contract'
import { useEffect, useRef } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { form_busy, quotation_keep } from '~words'
import { ActionForm, FormAlert, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import type { AccountStep } from './quotation-action.ts'
import { stepTexts } from './quotation-steps.ts'

interface Props {
  readonly step: AccountStep
  /** The quotation's page. */
  readonly to: string
  readonly revision: number
  readonly result: FormResult | undefined
  /** What was typed and refused. */
  readonly text: string | undefined
}

/** Asks before a step is taken, in the quotation's place, and for the text that goes with it. */
export function StepForm({ step, to, revision, result, text }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const texts = stepTexts[step]
  return (
    <section aria-labelledby="step-title" className="max-w-xl">
      <h2 id="step-title" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {texts.question()}
      </h2>
      <p className="mt-2">{texts.what()}</p>
      <ActionForm
        id="step"
        to={`${to}?step=${step}`}
        values={{ text: text ?? '' }}
        result={result}
        className="mt-4 grid gap-4"
      >
        <FormAlert result={result} />
        <input type="hidden" name="do" value={`step:${step}`} />
        <input type="hidden" name="revision" value={revision} />
        <TextField
          name="text"
          label={texts.label()}
          rows={4}
          maxLength={LONGEST_MESSAGE}
          optional={!texts.needsText}
        />
        <p className="flex flex-wrap gap-3">
          <SubmitButton
            busy={form_busy()}
            className={`button min-h-11 ${texts.isFinal ? 'button-danger' : ''}`}
          >
            {texts.button()}
          </SubmitButton>
          <Link to={to} className="button button-quiet min-h-11">
            {quotation_keep()}
          </Link>
        </p>
      </ActionForm>
    </section>
  )
}
