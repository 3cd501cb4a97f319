import {
  form_busy,
  register_back,
  register_consent,
  register_next,
  register_password,
  register_password_hint,
  register_send,
  register_step_of,
  register_uploading,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import type { FieldErrors } from '@pasok/ui/kit/form/field.tsx'
import { FormFields } from '@pasok/ui/kit/form/form-fields.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { Stepper } from '@pasok/ui/kit/form/stepper.tsx'
import { buildLists, type AreaLists } from '../fields/areas.ts'
import { ConsentField } from '../fields/consent-field.tsx'
import type { Lists } from '../fields/load-lists.ts'
import { stepFields, stepNames, findStep, steps, storedNames } from './registration-fields.ts'
import type { SubmittedStep } from './submit-step.ts'
import { useRegistration } from './use-registration.ts'

interface Props {
  readonly lists: Lists
  readonly areas: AreaLists
  readonly versions: { readonly terms: string; readonly privacy: string }
  /** In bytes, what a document may take. */
  readonly largest: number
  /** How the form stands after a step that no script sent. */
  readonly submitted: SubmittedStep | undefined
}

/** The registration, a step at a time: one form for the browser alone, and the same with scripts. */
export function RegistrationForm({ lists, areas, versions, largest, submitted }: Props) {
  const link = useLink()
  const registration = useRegistration(submitted, largest)
  const { step, values, result, isBusy, progress } = registration
  const at = steps.indexOf(step)
  const previous = steps[at - 1]
  return (
    <ActionForm
      ref={registration.form}
      id="register"
      to={link('/account/registrasi')}
      values={values}
      result={result}
      hasFiles
      onSubmit={(event) => {
        event.preventDefault()
        registration.submit()
      }}
      onChange={registration.save}
      className="mt-6"
    >
      <Stepper steps={steps.map((one) => stepNames[one]())} current={at} />
      <h2 ref={registration.heading} tabIndex={-1} className="mt-6 text-xl outline-none">
        <span className="sr-only">{register_step_of({ number: at + 1, total: steps.length })} </span>
        {stepNames[step]()}
      </h2>
      <FormAlert result={result} className="mt-3" />
      <Warnings warnings={result.warnings} />

      <input type="hidden" name="step" value={step} />
      {storedNames.map(
        (name) =>
          findStep(name) !== step && (
            <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
          ),
      )}
      {/* Enter means the first button of a form: this one, not the way back. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />

      {/* Fields are recreated when their values were not typed there. */}
      <div key={`${step} ${registration.isRestored}`} className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormFields
          fields={stepFields[step]}
          lists={buildLists(lists, values, submitted?.step === 'address' ? submitted.areas : areas)}
          onChoose={registration.choose}
        />
        {step === 'documents' && (
          <>
            <PasswordField
              name="password"
              label={register_password()}
              hint={register_password_hint()}
              autoComplete="new-password"
            />
            <ConsentField label={register_consent()} versions={versions} />
          </>
        )}
      </div>

      {progress !== undefined && (
        <p className="mt-4">
          <label>
            {register_uploading({ percent: Math.round(progress * 100) })}
            <progress value={progress} className="block h-2 w-full" />
          </label>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {previous && (
          <button
            type="submit"
            name="back"
            value={previous}
            className="button button-quiet min-h-11"
            onClick={(event) => {
              event.preventDefault()
              registration.goTo(previous)
            }}
          >
            {register_back()}
          </button>
        )}
        <SubmitButton isBusy={isBusy} busy={form_busy()}>
          {step === 'documents' ? register_send() : register_next()}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}

/** Warnings, which don't block. */
function Warnings({ warnings }: { warnings: FieldErrors }) {
  const messages = Object.values(warnings).flat()
  return (
    messages.length > 0 && (
      <p role="status" className="mt-3 rounded-md border border-accent-strong bg-surface px-3 py-2">
        {messages.join(' ')}
      </p>
    )
  )
}
