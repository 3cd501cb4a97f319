import {
  register_consent,
  register_nib_document,
  register_npwp_document,
  register_password,
  register_password_hint,
} from '~words'
import { ConsentField } from './consent-field.tsx'
import { control, describedBy, FieldFrame } from '../fields/field-frame.tsx'
import { FileField } from '../fields/file-field.tsx'
import type { Faults } from './take-step.ts'

interface Props {
  readonly faults: Faults
  readonly versions: { readonly terms: string; readonly privacy: string }
}

/** The last step: nothing of it is kept in the browser. */
export function DocumentsFields({ faults, versions }: Props) {
  return (
    <>
      {[
        ['npwp_document', register_npwp_document()] as const,
        ['nib_document', register_nib_document()] as const,
      ].map(([name, label]) => (
        <FileField key={name} id={`register-${name}`} name={name} label={label} errors={faults[name]} />
      ))}
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
