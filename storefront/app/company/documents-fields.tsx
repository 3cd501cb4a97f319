import {
  register_consent,
  register_document_hint,
  register_nib_document,
  register_npwp_document,
  register_password,
  register_password_hint,
} from '~words'
import { ConsentField } from './consent-field.tsx'
import { control, describedBy, FieldFrame } from './field-frame.tsx'
import type { Faults } from './take-step.ts'

interface Props {
  readonly faults: Faults
  readonly versions: { readonly terms: string; readonly privacy: string }
}

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

/** The last step: nothing of it is kept in the browser. */
export function DocumentsFields({ faults, versions }: Props) {
  return (
    <>
      {[
        ['npwp_document', register_npwp_document()] as const,
        ['nib_document', register_nib_document()] as const,
      ].map(([name, label]) => {
        const id = `register-${name}`
        return (
          <FieldFrame
            key={name}
            id={id}
            label={label}
            hint={register_document_hint()}
            faults={faults[name]}
            half
          >
            <input
              id={id}
              type="file"
              name={name}
              accept={ACCEPTED}
              aria-required
              aria-invalid={faults[name] ? true : undefined}
              aria-describedby={describedBy(id, '', faults[name])}
              className={`${control(faults[name])} py-2`}
            />
          </FieldFrame>
        )
      })}
      <FieldFrame
        id="register-password"
        label={register_password()}
        hint={register_password_hint()}
        faults={faults['password']}
      >
        <input
          id="register-password"
          type="password"
          name="password"
          autoComplete="new-password"
          maxLength={256}
          aria-required
          aria-invalid={faults['password'] ? true : undefined}
          aria-describedby={describedBy('register-password', '', faults['password'])}
          className={control(faults['password'])}
        />
      </FieldFrame>
      <ConsentField id="register-consent" label={register_consent()} faults={faults} versions={versions} />
    </>
  )
}
